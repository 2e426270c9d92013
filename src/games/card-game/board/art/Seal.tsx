/** A seat's seal: a shape, a colour and a letter. The letter is the seat's, so that no two are alike whatever players are called. */
import { memo } from 'react';
import shapes from './shapes.json' with { type: 'json' };
import './seal.css';
import { inRem } from '../../../../ui/rem.ts';

/** In a box of 40 × 40: the shape, the baseline of the letter and its size. */
const SHAPES: readonly { readonly path: string; readonly base: number; readonly size: number }[] = shapes.seats;

/** A seat's letter: A for the first. */
export const seatLetter = (seat: number): string => String.fromCharCode('A'.charCodeAt(0) + seat);

/** `size` in px at the usual size of text, with which it grows. */
export const Seal = memo(function Seal({ seat, size = 24 }: { seat: number; size?: number }) {
  const { path, base, size: font } = SHAPES[seat % SHAPES.length]!;
  const side = inRem(size);
  return (
    <svg className="cg-seal" data-seat={seat} style={{ width: side, height: side }} viewBox="0 0 40 40" aria-hidden>
      <path d={path} />
      <text x="20" y={base} textAnchor="middle" fontSize={font}>
        {seatLetter(seat)}
      </text>
    </svg>
  );
});
