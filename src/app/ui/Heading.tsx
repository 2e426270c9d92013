/** The heading of a page. Whoever comes from another page finds the focus there, and screen readers say where they are. */
import { type ReactNode, useEffect, useRef } from 'react';

/** Whether the reader has gone from one page to another. Where the first one begins is the browser's choice. */
let hasMoved = false;

/** Notes that the reader goes to another page. */
export function noteMove(): void {
  hasMoved = true;
}

/** Focuses an element that stands for the page when the reader comes to it. */
export function useArrival<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const arrivedAt = ref.current;
    if (arrivedAt === null || !hasMoved) return;
    // Only now: later a click beside a button must not focus it.
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
  /** Whether it is only read out, where there is no room to show it. */
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
