/** Signs of the circuit's squares, dice and the crown of the Dominant Position. */
import { memo } from 'react';
import { SQUARE_KINDS } from '../../rules/components.ts';
import './signs.css';

const SQUARES: Readonly<Record<string, string>> = {
  M: 'M7 3c0 6 10 6 10 12 0 3-2 4.5-5 6M17 3c0 6-10 6-10 12 0 3 2 4.5 5 6M8.5 6h7M8.5 17h7M10 10.5h4',
  G: 'M12 21v-9M12 12c0-5-4-7-8-7 0 5 3 7 8 7zM12 15c0-4 3-6 8-6 0 4-3 6-8 6z',
  MG: 'M5 3c0 5 6 5 6 10s-6 5-6 8M11 3c0 5-6 5-6 10M17 21v-9M17 12c0-3-1-5-4-5 0 3 1 5 4 5zM17 15c0-3 2-4 5-4 0 3-2 4-5 4z',
  NS: 'M5 4h10l4 4v12H5zM8.5 10.5a3.5 3.5 0 1 1 7 0c0 1.600-.8 2.300-1.200 3.5h-4.600c-.4-1.200-1.200-1.900-1.200-3.5zM10 17h4',
  PC: 'M12 3a9 9 0 1 1-.01 0zM7 12h10',
  T: 'M4 20h4v-5h4v-5h4V5h4',
  EVO: 'M12 2.5l2.700 6 6.5.6-4.900 4.300 1.5 6.400L12 16.400l-5.800 3.400 1.5-6.400L2.800 9.100l6.5-.6z',
};

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
