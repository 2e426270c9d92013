/** The page's own icons. */

interface IconProps {
  /** In pixels at the browser's default text size; it grows with the text. */
  size: number;
}

/** A line drawing in the colour of the surrounding text. */
function Drawn({ size, path, pen = 1.5 }: IconProps & { path: string; pen?: number }) {
  const length = `${String(size / 16)}rem`;
  return (
    <svg width={length} height={length} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={pen} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const MenuIcon = ({ size }: IconProps) => <Drawn size={size} path="M2 4h12M2 8h12M2 12h12" pen={1.6} />;

/** A box with an arrow out of it. */
export const ShareIcon = ({ size }: IconProps) => (
  <Drawn size={size} path="M8 10V2M5 4.500L8 1.500l3 3M4.500 7H3v7h10V7h-1.500" />
);

/** Play from the start. */
export const WatchIcon = ({ size }: IconProps) => <Drawn size={size} path="M4 2.500l9 5.500-9 5.500z" />;
