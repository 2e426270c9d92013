/** The heading of a page. After navigation it receives the focus, so that screen readers announce the page. */
import { type ReactNode, useEffect, useRef } from 'react';

/** Whether the reader has navigated between pages. The initial focus on the first page is up to the browser. */
let hasMoved = false;

/** Records a navigation. */
export function noteMove(): void {
  hasMoved = true;
}

/** Focuses the element that represents the page after a navigation. */
export function useArrival<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const arrivedAt = ref.current;
    if (arrivedAt === null || !hasMoved) return;
    // Made focusable only for this: otherwise a click beside a button would focus it later.
    arrivedAt.tabIndex = -1;
    arrivedAt.addEventListener(
      'blur',
      () => {
        arrivedAt.removeAttribute('tabindex');
      },
      { once: true },
    );
    arrivedAt.focus();
  }, []);
  return ref;
}

interface HeadingProps {
  children: ReactNode;
  /** Whether it is only read out, for lack of room. */
  isHidden?: boolean;
}

export function Heading({ children, isHidden = false }: HeadingProps) {
  const ref = useArrival<HTMLHeadingElement>();
  return (
    <h1 ref={ref} className={isHidden ? 'visually-hidden' : undefined}>
      {children}
    </h1>
  );
}
