/** The players' fossils: a shape, a colour and a drawing each. */
import { memo } from 'react';
import fossils from './fossils.json' with { type: 'json' };
import { inRem } from '../../../../ui/rem.ts';

interface Fossil {
  readonly outline: string;
  readonly body: string;
  readonly edge: string;
  readonly ink: string;
  readonly lines: readonly { readonly d: string; readonly width: number }[];
}

/** By seat: ammonite, trilobite, fern, tooth; in a box of 40 × 40. */
const FOSSILS: readonly Fossil[] = fossils;

/** A player's fossil; `size` in px at the usual size of text, where no stylesheet sets it; `atRisk` draws it cracked, with a symbol: it may be supplanted. */
export const Token = memo(function Token({
  player,
  size,
  atRisk = false,
  ghost = false,
}: {
  player: number;
  size?: number;
  atRisk?: boolean;
  ghost?: boolean;
}) {
  const { outline, body, edge, ink, lines } = FOSSILS[player]!;
  if (ghost) {
    return (
      <svg className="evo-token evo-ghost" viewBox="-2 -2 44 44" aria-hidden="true">
        <path d={outline} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    );
  }
  const side = size === undefined ? undefined : inRem(size);
  return (
    <svg
      className={`evo-token${atRisk ? ' evo-at-risk' : ''}`}
      style={{ width: side, height: side, flex: size === undefined ? undefined : 'none' }}
      viewBox="-2 -2 44 44"
      aria-hidden="true"
    >
      {atRisk && <path d={outline} fill="none" stroke="#fff6e4" strokeWidth="9" strokeLinejoin="round" />}
      <path
        d={outline}
        fill={body}
        style={{ stroke: atRisk ? '#a01d0a' : edge }}
        strokeWidth={atRisk ? 4 : 2}
        strokeDasharray={atRisk ? '6 4.2' : undefined}
      />
      <g opacity={atRisk ? 0.75 : 1}>
        {lines.map(({ d, width }) => (
          <path
            key={d}
            d={d}
            fill="none"
            stroke={ink}
            strokeWidth={width}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </g>
      {atRisk && (
        <g>
          <circle cx="35" cy="5" r="9" fill="#9f1f0b" stroke="#fff6e4" strokeWidth="2" />
          <path d="M35 0v6" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
          <circle cx="35" cy="9.2" r="1.6" fill="#fff" />
        </g>
      )}
    </svg>
  );
});
