/**
 * The six animals: silhouettes, and the pieces that bear them — species tokens, action pawns, icons.
 *
 * Animals differ in four ways, so that colour is never the only one: the silhouette, the outline of the token, the pattern on the
 * body, and the colour of the table (mammal white, reptile black, bird yellow, amphibian blue, arachnid red, insect green).
 * Everything is drawn in a box of 24 × 24 and scaled.
 */
import { memo } from 'react';
import { ANIMALS } from '../../rules/components.ts';
import { placedPath } from './paths.ts';
import './art.css';

/** The silhouette of each animal: what is filled, what is stroked in the same colour, and the width of those strokes. */
const SILHOUETTES: readonly { fill: string; stroke?: string; width?: number }[] = [
  // A bear on its walk.
  {
    fill: 'M1.3 12.4c.7-1.6 2-2.2 3-3.4.2-1 .2-2.4 1.2-2.6.9-.1 1.3.7 1.8 1.3 1.6-.6 2.5-1.9 4.6-1.9 1.5 0 2.4.9 4.2.8 3.8-.3 6.5 1.5 6.6 5.4.1 2-.6 3-.5 4.6l.5 3.1h-4.3c-.2-1 .5-1.5.5-1.5-.3-1.2-1.3-2.1-1.9-2.5-1.3.5-3 .7-4.4.5.2 1.2.5 2.3.6 3.5H9c-.2-1 .4-1.5.4-1.5-.5-1-.7-2.2-.9-3.3-1.4-.1-2.3.3-3.5.3-1.8 0-3.5-.9-3.7-2.800z',
  },
  // A gecko from above.
  {
    fill: 'M12.3 1c1.6.3 2.9 1.9 2.7 3.5-.1 1-.8 1.5-.7 2.3.7 1.5 1.2 3 .9 4.7-.2 1.6-1.2 2.7-1.7 4.2-.4 1.4-.4 2.9.7 3.7 1.5 1 3.6 0 4.6-2.2.3 3.2-2.1 5.7-5 5.5-3.2-.2-4.6-2.9-4.5-5.4 0-1.8.3-2.7-.3-4.2-.6-1.6-.8-3.1-.3-4.7.3-1.1.7-1.5.7-2.3-.1-.9-.6-1.5-.4-2.5.3-1.5 1.6-2.9 3.3-2.600z',
    stroke:
      'M14 8.100l3.6-.4 1.7-2.700m-.9-.8l.9.8 1.5-.4M9.8 8.600l-3.6.4-2-2.400m-1.3 0l1.3 0 .6-1.300M14 13l3.5-.3 1.5 2.400m1.4-.5l-1.4.5-.2 1.500M9.9 13.400l-3.4.6-1.3 2.800m-1.5-.2l1.5.2.5 1.3',
    width: 1.5,
  },
  // A songbird on its feet.
  {
    fill: 'M1.8 8.700l3.3-1.500c.6-2.3 2.4-3.7 4.6-3.5 2.3.2 3.5 1.7 4.4 3.4 1.9 3.3 5.5 5.9 8.7 9.100l-1.6 1.7-5.2-1.100c-1.3 1.2-3.1 1.9-5 1.9-4.1 0-7.1-3-6.8-7.1.1-.7.3-1.2.6-1.900zM8.6 6.100a.9.9 0 1 0 .01 0z',
    stroke: 'M9.8 18v3.600M13.2 18v3.600M8 21.700h1.800M11.4 21.700h1.8',
    width: 1.3,
  },
  // A frog, face to face.
  {
    fill: 'M12 6c.9 0 1.6-.1 2.1-.5.3-1.7 1.4-2.7 2.8-2.7 1.8 0 3 1.4 3 3.1 0 .8.1 1.3.5 2 .6.9.9 1.7.9 2.6 0 1.9-1.2 3.2-2.9 3.9 2.6.3 4 1.8 3.9 3.9-.1 1-.5 1.6-1.1 2.100l1.7 1.300h-5.600l-1-2.2-1 2.200H8.700l-1-2.2-1 2.200H1.100l1.7-1.300c-.6-.5-1-1.1-1.1-2.1-.1-2.1 1.3-3.6 3.9-3.9-1.7-.7-2.9-2-2.9-3.9 0-.9.3-1.7.9-2.6.4-.7.5-1.2.5-2 0-1.7 1.2-3.1 3-3.1 1.4 0 2.5 1 2.8 2.7.5.4 1.2.5 2.1.5z',
  },
  // A spider from above.
  {
    fill: 'M12 6.200c1.5 0 2.5 1.1 2.5 2.5 0 .9-.4 1.5-.9 2 2 .9 2.9 2.7 2.9 4.7 0 2.8-1.8 5.3-4.5 5.300s-4.5-2.5-4.5-5.300c0-2 .9-3.8 2.9-4.7-.5-.5-.9-1.1-.9-2 0-1.4 1-2.5 2.5-2.500z',
    stroke:
      'M10 8L6.6 5.3 7.6 1.500M14 8l3.4-2.7-1-3.800M9.7 9.200L4.2 8.4 1.5 4.600M14.3 9.200l5.5-.8 2.7-3.800M9.7 10L4.4 11.6 1.7 16.200M14.3 10l5.3 1.6 2.7 4.600M9.6 11.200L5.9 15.6 5.4 21.600M14.4 11.200l3.7 4.4.5 6',
    width: 1.4,
  },
  // A beetle from above.
  {
    fill: 'M9.3 5.200c.2-1.5 1.3-2.5 2.7-2.500s2.5 1 2.7 2.500zM7.6 9.400c0-1.7.6-3 1.5-3.500h5.800c.9.5 1.5 1.8 1.5 3.500zM11.6 10.200v11.600c-3.2-.4-4.9-3.2-4.9-6.7 0-1.9.4-3.5 1.1-4.900zM12.4 10.200h3.800c.7 1.4 1.1 3 1.1 4.9 0 3.5-1.7 6.3-4.9 6.700z',
    stroke:
      'M10.5 3.200Q9.6 1.2 7.4 1M13.5 3.200Q14.4 1.2 16.6 1M8 8L4.6 6.9 3.6 3.800M16 8l3.4-1.1 1-3.100M7 12.800L3.4 12.8 1.6 15.100M17 12.800h3.600l1.8 2.300M7.2 17L4.3 18.4 3.9 21.700M16.8 17l2.9 1.4.4 3.3',
    width: 1.4,
  },
];

/** The outline of each animal's token, in the same box. */
const OUTLINES: readonly string[] = [
  'M6 1h12a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z',
  'M7.5 1h9L23 7.500v9L16.5 23h-9L1 16.500v-9z',
  'M12 .7a11.3 11.3 0 0 1 0 22.600a11.3 11.3 0 0 1 0-22.600z',
  'M12 .8c4.6 0 6.2 3.2 8.2 6.4 1.9 3 3 5.4 3 8 0 5.2-4.4 8-11.2 8s-11.2-2.8-11.2-8c0-2.6 1.1-5 3-8 2-3.2 3.6-6.4 8.2-6.400z',
  'M12 .4l10.6 5.900v11.400L12 23.6 1.4 17.700V6.300z',
  'M3.5 1h17A2.5 2.5 0 0 1 23 3.500v9c0 5.6-4.5 8.8-11 11.100C5.5 21.3 1 18.1 1 12.500v-9A2.5 2.5 0 0 1 3.5 1z',
];

/** The pattern on each animal's body: fur, scales, feathers, ripples, web, wing cases. */
const PATTERNS: readonly string[] = [
  'M0 6L2 3M3 3L5 0',
  'M0 0a3 3 0 0 0 6 0M-3 3a3 3 0 0 0 6 0M3 3a3 3 0 0 0 6 0',
  'M0 2l3 2.500L6 2',
  'M0 3q1.5-2 3 0t3 0',
  'M0 0l6 6M6 0L0 6',
  'M1.5 0v6M4.5 0v6',
];

const colour = (animal: number, part = ''): string => `var(--ds-${ANIMALS[animal]!}${part})`;

const bodyId = (animal: number): string => `ds-body-${String(animal)}`;
const litId = (animal: number): string => `ds-lit-${String(animal)}`;

/** The low cylinder of a pawn, below its top. */
const PAWN = 'M2.5 6.500v12c0 2 4.2 3.7 9.5 3.700s9.5-1.7 9.5-3.700v-12z';
/** The cone of the dominant animal: its side, and the cap by which it is recognised from afar. */
const CONE = 'M0-10.200C1.2-10.2 1.8-9.5 2.4-8.200L7.8 4.600h-15.600L-2.4-8.200C-1.8-9.5-1.2-10.2 0-10.200z';
const CONE_CAP = 'M0-10.200C1.2-10.2 1.8-9.5 2.4-8.200L4.2-4h-8.400L-2.4-8.200C-1.8-9.5-1.2-10.2 0-10.200z';

/** What tokens and pawns refer to; once in a page. A token is painted wood: lit from the north-west, with an edge below. */
export function AnimalDefs() {
  return (
    <defs>
      {PATTERNS.map((path, animal) => (
        <g key={path}>
          <pattern id={`ds-pattern-${String(animal)}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d={path} fill="none" stroke={colour(animal, '-ink')} strokeWidth="0.9" />
          </pattern>
          <linearGradient id={litId(animal)} x1="0" y1="0" x2="0.25" y2="1">
            <stop offset="0" stopColor={colour(animal, '-light')} />
            <stop offset="0.55" stopColor={colour(animal)} />
          </linearGradient>
          <g id={bodyId(animal)}>
            <path d={placedPath(OUTLINES[animal]!, 0.8, 3.2, 1)} fill="#1a1004" fillOpacity="0.26" />
            <path
              d={placedPath(OUTLINES[animal]!, 0, 1.7, 1)}
              fill={colour(animal, '-edge')}
              stroke={colour(animal, '-edge')}
              strokeWidth="0.9"
            />
            <path
              d={OUTLINES[animal]}
              fill={`url(#${litId(animal)})`}
              stroke={colour(animal, '-edge')}
              strokeWidth="1"
            />
            <path d={OUTLINES[animal]} fill={`url(#ds-pattern-${String(animal)})`} fillOpacity="0.18" />
            <path
              d={placedPath(OUTLINES[animal]!, 0.9, 0.9, 0.925)}
              fill="none"
              stroke="#fff"
              strokeOpacity="0.32"
              strokeWidth="0.8"
            />
          </g>
        </g>
      ))}
    </defs>
  );
}

/** Where a silhouette is drawn in the box of a piece. */
interface Place {
  x: number;
  y: number;
  scale: number;
}

/** The silhouettes as a piece carries them. */
const carried = ({ x, y, scale }: Place): typeof SILHOUETTES =>
  SILHOUETTES.map(({ fill, stroke, width = 0 }) => ({
    fill: placedPath(fill, x, y, scale),
    ...(stroke !== undefined && { stroke: placedPath(stroke, x, y, scale), width: width * scale }),
  }));
/** Where each piece carries the silhouette. */
export const SILHOUETTE_ON = {
  icon: { x: 3.3, y: 3.3, scale: 0.725 },
  token: { x: 6.1, y: 0.9, scale: 0.49 },
  pawn: { x: 5.3, y: 8.2, scale: 0.56 },
} as const satisfies Record<string, Place>;
const ON_TOKEN = carried(SILHOUETTE_ON.token);
const ON_ICON = carried(SILHOUETTE_ON.icon);
const ON_PAWN = carried(SILHOUETTE_ON.pawn);

function Silhouette({ animal, on }: { animal: number; on: typeof SILHOUETTES }) {
  const { fill, stroke, width } = on[animal]!;
  return (
    <>
      <path d={fill} fillRule="evenodd" fill={colour(animal, '-ink')} />
      {stroke !== undefined && (
        <path
          d={stroke}
          fill="none"
          stroke={colour(animal, '-ink')}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

function Body({ animal }: { animal: number }) {
  return <use href={`#${bodyId(animal)}`} />;
}

/** Scales the box of 24 × 24 to a size and puts its middle on a point. */
const placed = (x: number, y: number, size: number): string =>
  `translate(${String(x - size / 2)} ${String(y - size / 2)}) scale(${String(size / 24)})`;

function Cone({ animal }: { animal: number }) {
  return (
    <g transform="translate(12 -1.2)">
      <path d={placedPath(CONE, 0.9, 0.9, 1)} fill="#1a1004" fillOpacity="0.28" />
      <path
        d={CONE}
        fill={`url(#${litId(animal)})`}
        stroke="var(--ds-outline)"
        strokeWidth="1.3"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d={CONE_CAP} fill={colour(animal, '-ink')} stroke="var(--ds-outline)" strokeWidth="0.8" />
      <path d="M-3.2-2.600L-5 2.600" stroke="#fff" strokeOpacity="0.45" strokeWidth="1.1" strokeLinecap="round" />
    </g>
  );
}

/** The cone of the animal that dominates a tile by itself; `x`, `y` and `size` are those of the token it stands on. */
export function DominanceCone({ animal, x, y, size }: { animal: number; x: number; y: number; size: number }) {
  return (
    <g transform={placed(x, y, size)}>
      <Cone animal={animal} />
    </g>
  );
}

/** An animal's species on a tile: one token with the count. A dominant one is crowned, an endangered one has a broken edge. */
export function SpeciesToken({
  animal,
  count,
  x,
  y,
  size,
  endangered = false,
  dominant = false,
}: {
  animal: number;
  count: number;
  x: number;
  y: number;
  size: number;
  endangered?: boolean;
  dominant?: boolean;
}) {
  return (
    <g className={`ds-token${endangered ? ' ds-endangered' : ''}`} transform={placed(x, y, size)}>
      {dominant && <Cone animal={animal} />}
      <Body animal={animal} />
      {endangered && (
        // Within the token's own place: its neighbours on a crowded tile stand close by.
        <g transform="translate(12 12) scale(0.91) translate(-12 -12)" fill="none" strokeWidth="2.4">
          <path d={OUTLINES[animal]} stroke="var(--ds-paper)" />
          <path d={OUTLINES[animal]} stroke="var(--ds-danger)" strokeDasharray="4.5 2.5" />
        </g>
      )}
      <g className="ds-token-sign">
        <Silhouette animal={animal} on={ON_TOKEN} />
      </g>
      <text
        className="ds-token-count"
        x="12"
        y="21.2"
        textAnchor="middle"
        fontSize="11.5"
        fontWeight="750"
        fontFamily="var(--ds-sans)"
        fill={colour(animal, '-ink')}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {count}
      </text>
      {endangered && (
        <g transform="translate(19.6 4.4)">
          <circle r="4.4" fill="var(--ds-danger)" stroke="var(--ds-paper)" strokeWidth="0.9" />
          <path d="M0-2.500V.4M0 2.200v.1" stroke="var(--ds-on-sign)" strokeWidth="1.7" strokeLinecap="round" />
        </g>
      )}
    </g>
  );
}

/** An animal in a drawing, with its middle on a point. */
export function AnimalSign({ animal, x, y, size }: { animal: number; x: number; y: number; size: number }) {
  return (
    <g transform={placed(x, y, size)}>
      <Body animal={animal} />
      <Silhouette animal={animal} on={ON_ICON} />
    </g>
  );
}

/** An action pawn: a low cylinder in the animal's colour. */
export function Pawn({ animal, x, y, size }: { animal: number; x: number; y: number; size: number }) {
  const edge = colour(animal, '-edge');
  return (
    <g transform={placed(x, y, size)}>
      <ellipse cx="13" cy="20.8" rx="10.5" ry="3.4" fill="#1a1004" fillOpacity="0.24" />
      <path d={PAWN} fill={`url(#${litId(animal)})`} stroke={edge} strokeWidth="1.1" />
      <path d={PAWN} fill={`url(#ds-pattern-${String(animal)})`} fillOpacity="0.18" />
      <path d="M4 9v10.500" stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" strokeLinecap="round" />
      <ellipse cx="12" cy="5.6" rx="9.5" ry="3.7" fill={colour(animal, '-light')} stroke={edge} strokeWidth="1.1" />
      <Silhouette animal={animal} on={ON_PAWN} />
    </g>
  );
}

/** An animal's silhouette alone, as a watermark or on a space that is printed with it. */
export const SilhouetteMark = memo(function SilhouetteMark({
  animal,
  size,
  className,
}: {
  animal: number;
  size: number;
  className?: string;
}) {
  const { fill, stroke, width } = SILHOUETTES[animal]!;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={fill} fillRule="evenodd" fill="currentColor" />
      {stroke !== undefined && (
        <path
          d={stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
});

/** A silhouette in a scene, in the ink of engravings, with its middle on a point; `isTurned`: it looks the other way. */
export function SilhouetteAt({
  animal,
  x,
  y,
  scale,
  isTurned = false,
}: {
  animal: number;
  x: number;
  y: number;
  scale: number;
  isTurned?: boolean;
}) {
  const { fill, stroke, width } = SILHOUETTES[animal]!;
  const across = isTurned ? -scale : scale;
  return (
    <g
      transform={`translate(${String(x - 12 * across)} ${String(y - 12 * scale)}) scale(${String(across)} ${String(scale)})`}
    >
      <path d={fill} fillRule="evenodd" fill="var(--ds-engraving)" />
      {stroke !== undefined && (
        <path d={stroke} fill="none" stroke="var(--ds-engraving)" strokeWidth={width} strokeLinecap="round" />
      )}
    </g>
  );
}

/** An animal by itself, for lists and headings. */
export const AnimalIcon = memo(function AnimalIcon({
  animal,
  size,
  title,
}: {
  animal: number;
  size: number;
  title?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-0.5 -0.5 25 27"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <AnimalSign animal={animal} x={12} y={12} size={24} />
    </svg>
  );
});
