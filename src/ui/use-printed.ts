import { type RefObject, useLayoutEffect } from 'react';

const MARK = 'data-around-printed';

/** Prints only the rules while they are on the page: their ancestors are marked for `rules.css`. */
export function usePrinted(rules: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const around: Element[] = [];
    for (let each = rules.current?.parentElement; each; each = each.parentElement) around.push(each);
    for (const each of around) each.setAttribute(MARK, '');
    return () => {
      for (const each of around) each.removeAttribute(MARK);
    };
  }, [rules]);
}
