/** The players' fossils: a shape, a colour and a drawing each. */
import { memo } from 'react';

interface Fossil {
  readonly outline: string;
  readonly body: string;
  readonly edge: string;
  readonly ink: string;
  readonly lines: readonly (readonly [d: string, width: number])[];
}

/** By seat: ammonite, trilobite, fern, tooth. */
const FOSSILS: readonly Fossil[] = [
  {
    outline: 'M20 1.5a18.5 18.5 0 1 1-.01 0z',
    body: '#22303d',
    edge: 'light-dark(#0b141c, #e9dfc6)',
    ink: '#f6ecd2',
    lines: [
      [
        'M20 22c-1.5 0-2-1.8-.8-2.7 1.8-1.3 4.5.2 4.5 2.7 0 3.3-3.6 5.2-6.7 3.9-4-1.7-4.8-7-1.9-10.2 3.6-4 10.3-3.3 13 1.2 3.2 5.4.6 12.2-5 14.3',
        2.6,
      ],
      ['M13 14l-3-2M20 10.5V7M27.5 15l3-2.3M29 23l3.7.6', 1.8],
    ],
  },
  {
    outline: 'M8 2.5h24a5.5 5.5 0 0 1 5.5 5.5v24a5.5 5.5 0 0 1-5.5 5.5H8A5.5 5.5 0 0 1 2.5 32V8A5.5 5.5 0 0 1 8 2.5z',
    body: '#fffaf0',
    edge: '#2a2722',
    ink: '#2a2722',
    lines: [
      ['M20 6c6 0 10 3.5 10 8.5l-1.5 1C28.5 24 25 34 20 35c-5-1-8.5-11-8.5-19.5l-1.5-1C10 9.5 14 6 20 6z', 2.2],
      ['M12 16h16M12.5 20.5h15M14 25h12M16 29.5h8M17 6.5V34M23 6.5V34', 1.5],
    ],
  },
  {
    outline: 'M20 .5 39.5 20 20 39.5.5 20z',
    body: '#97263c',
    edge: 'light-dark(#3d0813, #f3cdd3)',
    ink: '#fff3e6',
    lines: [
      [
        'M20 33V8M20 29l-6-4M20 29l6-4M20 23.5l-7.5-5M20 23.5l7.5-5M20 17.5l-5.5-4M20 17.5l5.5-4M20 12l-3-2.5M20 12l3-2.5',
        2.2,
      ],
    ],
  },
  {
    outline: 'M20 1.5 38.5 36a2 2 0 0 1-1.8 3H3.3a2 2 0 0 1-1.8-3z',
    body: '#1f6a66',
    edge: 'light-dark(#07302e, #c9ebe6)',
    ink: '#eafaf6',
    lines: [
      ['M20 11c1.5 7 4.5 14 8.5 20.5-3-1.5-5-1.8-8.5 1.5-3.5-3.3-5.5-3-8.5-1.5C15.5 25 18.5 18 20 11z', 2.2],
      ['M20 20v6', 1.8],
    ],
  },
];

/** A player's fossil; `atRisk` draws it cracked, with a symbol: it may be supplanted. */
export const Token = memo(function Token({
  player,
  atRisk = false,
  ghost = false,
}: {
  player: number;
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
  return (
    <svg className={`evo-token${atRisk ? ' evo-at-risk' : ''}`} viewBox="-2 -2 44 44" aria-hidden="true">
      {atRisk && <path d={outline} fill="none" stroke="#fff6e4" strokeWidth="9" strokeLinejoin="round" />}
      <path
        d={outline}
        fill={body}
        style={{ stroke: atRisk ? '#a01d0a' : edge }}
        strokeWidth={atRisk ? 4 : 2}
        strokeDasharray={atRisk ? '6 4.2' : undefined}
      />
      <g opacity={atRisk ? 0.75 : 1}>
        {lines.map(([d, width]) => (
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
