/** Small icons for buttons and numbers, in the colour of the surrounding text. */
import type { ReactNode } from 'react';
import { inRem } from './rem.ts';

export interface MarkProps {
  /** In pixels at the browser's default text size; it grows with the text. */
  size: number;
  /** The accessible name, if there is no text next to it. */
  title?: string;
}

export function Mark({ size, title, children }: MarkProps & { children: ReactNode }) {
  const length = inRem(size);
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

/** Close. */
export const CloseIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M4 4l8 8M12 4l-8 8" />
  </Mark>
);

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

/** A list: the moves. */
export const ListIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M2 4h1.500M6 4h8M2 8h1.500M6 8h8M2 12h1.500M6 12h8" />
  </Mark>
);

/** A sheet with lines: the log. */
export const LogIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M3.500 1.500h9v13h-9zM6 5h4M6 8h4M6 11h4" />
  </Mark>
);

/** A chart. */
export const ChartIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M2 2.500v11h12M4.500 10.500l3-4 2.500 2 4-5" />
  </Mark>
);

/** A book: the rules. */
export const BookIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M8 4C6 2.500 3.500 2.500 1.500 3v10c2-.5 4.500-.5 6.500 1 2-1.500 4.500-1.500 6.500-1V3C12.500 2.500 10 2.500 8 4zM8 4v10" />
  </Mark>
);
