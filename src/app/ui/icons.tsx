/** The page's own icons. */
import { Mark, type MarkProps } from '../../ui/marks.tsx';

export const MenuIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M2 4h12M2 8h12M2 12h12" strokeWidth="1.6" />
  </Mark>
);

/** A box with an arrow out of it. */
export const ShareIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M8 10V2M5 4.500L8 1.500l3 3M4.500 7H3v7h10V7h-1.500" />
  </Mark>
);
