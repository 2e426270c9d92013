/** Signs of the circuit's squares, dice and the crown of the Dominant Position. */
import { memo } from 'react';
import { SQUARE_KINDS } from '../../rules/components.ts';
import squares from './squares.json' with { type: 'json' };
import './signs.css';

/** By kind of square, in notation, in a box of 24 × 24. */
const SQUARES: Readonly<Record<string, string>> = squares;

/** The sign of a kind of square. */
export const SquareSign = memo(function SquareSign({ kind }: { kind: number }) {
  return (
    <svg className="evo-square-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SQUARES[SQUARE_KINDS[kind]!]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
});

const [L, M, H] = [2.6, 5, 7.4];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, M]],
  [
    [L, L],
    [H, H],
  ],
  [
    [L, L],
    [M, M],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [L, H],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [M, M],
    [L, H],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [L, M],
    [H, M],
    [L, H],
    [H, H],
  ],
];

/** A face of the time die: filled where a roll ends, dashed where it may stop. A number beyond six is written. */
export const Die = memo(function Die({ rolled, optional = false }: { rolled: number; optional?: boolean }) {
  const pips = PIPS[rolled];
  return (
    <svg className={`evo-die${optional ? ' evo-optional' : ''}`} viewBox="0 0 10 10" aria-hidden="true">
      <rect x=".4" y=".4" width="9.2" height="9.2" rx="2" />
      {pips?.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="1.05" />
      ))}
      {!pips && (
        <text x="5" y="7.3" textAnchor="middle" fontSize="6.5">
          {rolled}
        </text>
      )}
    </svg>
  );
});

/** The crown of the Dominant Position. */
export const Crown = memo(function Crown() {
  return (
    <svg className="evo-crown" viewBox="0 0 20 11" aria-hidden="true">
      <path d="M1 10 3 2l4 4 3-5 3 5 4-4 2 8z" fill="var(--evo-gold)" stroke="#2a2722" strokeWidth="1.2" />
    </svg>
  );
});
