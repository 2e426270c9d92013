/** Small icons for buttons and numbers, in the colour of the surrounding text. */
import type { ReactNode } from 'react';

export interface MarkProps {
  /** In pixels at the browser's default text size; it grows with the text. */
  size: number;
  /** The accessible name, if there is no text next to it. */
  title?: string;
}

export function Mark({ size, title, children }: MarkProps & { children: ReactNode }) {
  const length = `${String(size / 16)}rem`;
  return (
    <svg
      width={length}
      height={length}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {children}
    </svg>
  );
}

/** Undo. */
export const UndoIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M5.5 2.500L2 6l3.5 3.500M2.5 6h7a4 4 0 0 1 0 8H6" />
  </Mark>
);

/** Redo. */
export const RedoIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M10.5 2.500L14 6l-3.5 3.500M13.500 6h-7a4 4 0 0 0 0 8H10" />
  </Mark>
);

/** A hint: a lamp. */
export const HintIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M5.500 11c-1.300-1-2-2.300-2-3.800a4.500 4.500 0 0 1 9 0c0 1.500-.7 2.800-2 3.800v1.500h-5zM6.500 14.800h3" />
  </Mark>
);

/** Skip to what comes next. */
export const SkipIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M3 3.500l5 4.500-5 4.500zM9 3.500l5 4.500-5 4.500z" />
  </Mark>
);

/** Pause. */
export const PauseIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M5 3v10M11 3v10" strokeWidth="2" />
  </Mark>
);

/** Play. */
export const PlayIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M4 2.500l9 5.500-9 5.500z" />
  </Mark>
);
