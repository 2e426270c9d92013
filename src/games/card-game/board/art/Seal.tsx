/** A seat's seal: a shape, a colour and a letter. The letter is the seat's, so that no two are alike whatever players are called. */
import { memo } from 'react';
import './seal.css';

const SHAPES: readonly { readonly path: string; readonly base: number; readonly size: number }[] = [
  { path: 'M20 3a17 17 0 1 1-.01 0z', base: 29, size: 24 },
  { path: 'M5 5h30v30H5z', base: 29, size: 24 },
  { path: 'M20 1 39 20 20 39 1 20z', base: 28.5, size: 22 },
  { path: 'M20 3 38 36H2z', base: 33, size: 19 },
  { path: 'M20 2 38 15 31 37H9L2 15z', base: 29.5, size: 21 },
  { path: 'M11 4h18l9 16-9 16H11L2 20z', base: 29, size: 23 },
];

/** A seat's letter: A for the first. */
export const seatLetter = (seat: number): string => String.fromCharCode('A'.charCodeAt(0) + seat);

/** `size` in px at the usual size of text, with which it grows. */
export const Seal = memo(function Seal({ seat, size = 24 }: { seat: number; size?: number }) {
  const { path, base, size: font } = SHAPES[seat % SHAPES.length]!;
  const side = `${String(size / 16)}rem`;
  return (
    <svg className="cg-seal" data-seat={seat} style={{ width: side, height: side }} viewBox="0 0 40 40" aria-hidden>
      <path d={path} />
      <text x="20" y={base} textAnchor="middle" fontSize={font}>
        {seatLetter(seat)}
      </text>
    </svg>
  );
});
