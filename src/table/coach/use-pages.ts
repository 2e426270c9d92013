/** A text in a box of constant size: what does not fit is on further pages, in columns beside the box. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../../ui/resize.ts';

/** A page and the gap to the next, in CSS pixels; 0 without a layout (jsdom). */
function strideOf(inner: HTMLElement): number {
  return inner.clientWidth === 0 ? 0 : inner.clientWidth + (parseFloat(getComputedStyle(inner).columnGap) || 0);
}

interface Pages {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** To the next page, after the last to the first. */
  readonly turn: () => void;
  /** The box, and what lies in columns in it. */
  readonly outer: RefObject<HTMLDivElement | null>;
  readonly inner: RefObject<HTMLDivElement | null>;
}

/** `text`: what is read; another one is read from its first page. */
export function usePages(text: string): Pages {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(1);
  const [at, setAt] = useState({ text, page: 0 });
  const page = at.text === text ? Math.min(at.page, pages - 1) : 0;
  const count = useCallback(() => {
    const columns = inner.current!;
    const stride = strideOf(columns);
    // What ends a pixel into a page is still on the one before.
    setPages(stride === 0 ? 1 : Math.max(1, Math.ceil((columns.scrollWidth - 2) / stride)));
  }, []);
  // What is said changes what fits.
  useLayoutEffect(count);
  useEffect(() => {
    const box = outer.current!;
    // What gets the focus by keyboard is shown.
    const follow = ({ target }: FocusEvent): void => {
      const columns = inner.current!;
      const stride = strideOf(columns);
      if (stride === 0) return;
      const left = (target as Element).getBoundingClientRect().left - columns.getBoundingClientRect().left;
      setAt({ text, page: Math.floor((left + 1) / stride) });
    };
    box.addEventListener('focusin', follow);
    const stop = observeSize(box, count);
    return () => {
      box.removeEventListener('focusin', follow);
      stop();
    };
  }, [text, count]);
  return {
    page,
    pages,
    turn() {
      setAt({ text, page: (page + 1) % pages });
    },
    outer,
    inner,
  };
}
