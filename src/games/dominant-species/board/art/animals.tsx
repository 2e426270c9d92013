/**
 * The six animals: silhouettes, and the pieces that bear them — species tokens, action pawns, icons.
 *
 * Animals differ in four ways, so that colour is never the only one: the silhouette, the outline of the token, the pattern on the
 * body, and the colour of the table (mammal white, reptile black, bird yellow, amphibian blue, arachnid red, insect green).
 * Everything is drawn in a box of 24 × 24 and scaled.
 */
import { memo } from 'react';
import { ANIMALS } from '../../rules/components.ts';
import { useIds } from '../../../../ui/ids.tsx';
import drawings from './animals.json' with { type: 'json' };
import { placedPath } from './paths.ts';
import './art.css';
import { inRem } from '../../../../ui/rem.ts';

/** A silhouette: what is filled, what is stroked in the same colour, and the width of those strokes. */
interface Drawn {
  readonly fill: string;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
}

/**
 * By animal: the silhouette (a bear on its walk, a gecko from above, a songbird on its feet, a frog face to face, a spider and a beetle from
 * above), the outline of the token, and the pattern on the body (fur, scales, feathers, ripples, web, wing cases).
 */
const { silhouettes, outlines: OUTLINES, patterns: PATTERNS } = drawings;
export const SILHOUETTES: readonly Drawn[] = silhouettes;

const colour = (animal: number, part = ''): string => `var(--ds-${ANIMALS[animal]!}${part})`;

const bodyId = (animal: number): string => `ds-body-${String(animal)}`;
const litId = (animal: number): string => `ds-lit-${String(animal)}`;
const patternId = (animal: number): string => `ds-pattern-${String(animal)}`;

/** The low cylinder of a pawn, below its top. */
const PAWN = 'M2.5 6.500v12c0 2 4.2 3.7 9.5 3.700s9.5-1.7 9.5-3.700v-12z';
/** The cone of the dominant animal: its side, and the cap by which it is recognised from afar. */
const CONE = 'M0-10.200C1.2-10.2 1.8-9.5 2.4-8.200L7.8 4.600h-15.600L-2.4-8.200C-1.8-9.5-1.2-10.2 0-10.200z';
const CONE_CAP = 'M0-10.200C1.2-10.2 1.8-9.5 2.4-8.200L4.2-4h-8.400L-2.4-8.200C-1.8-9.5-1.2-10.2 0-10.200z';

/** What tokens and pawns refer to; once in a table. A token is painted wood: lit from the north-west, with an edge below. */
export function AnimalDefs() {
  const idOf = useIds();
  return (
    <defs>
      {PATTERNS.map((path, animal) => (
        <g key={path}>
          <pattern id={idOf(patternId(animal))} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d={path} fill="none" stroke={colour(animal, '-ink')} strokeWidth="0.9" />
          </pattern>
          <linearGradient id={idOf(litId(animal))} x1="0" y1="0" x2="0.25" y2="1">
            <stop offset="0" stopColor={colour(animal, '-light')} />
            <stop offset="0.55" stopColor={colour(animal)} />
          </linearGradient>
          <g id={idOf(bodyId(animal))}>
            <path d={placedPath(OUTLINES[animal]!, 0.8, 3.2, 1)} fill="#1a1004" fillOpacity="0.26" />
            <path
              d={placedPath(OUTLINES[animal]!, 0, 1.7, 1)}
              fill={colour(animal, '-edge')}
              stroke={colour(animal, '-edge')}
              strokeWidth="0.9"
            />
            <path
              d={OUTLINES[animal]}
              fill={`url(#${idOf(litId(animal))})`}
              stroke={colour(animal, '-edge')}
              strokeWidth="1"
            />
            <path d={OUTLINES[animal]} fill={`url(#${idOf(patternId(animal))})`} fillOpacity="0.18" />
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
const carried = ({ x, y, scale }: Place): readonly Drawn[] =>
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

function Silhouette({ animal, on }: { animal: number; on: readonly Drawn[] }) {
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
  const idOf = useIds();
  return <use href={`#${idOf(bodyId(animal))}`} />;
}

/** Scales the box of 24 × 24 to a size and puts its middle on a point. */
const placed = (x: number, y: number, size: number): string =>
  `translate(${String(x - size / 2)} ${String(y - size / 2)}) scale(${String(size / 24)})`;

function Cone({ animal }: { animal: number }) {
  const idOf = useIds();
  return (
    <g transform="translate(12 -1.2)">
      <path d={placedPath(CONE, 0.9, 0.9, 1)} fill="#1a1004" fillOpacity="0.28" />
      <path
        d={CONE}
        fill={`url(#${idOf(litId(animal))})`}
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
          <path d={OUTLINES[animal]} stroke="var(--ui-paper)" />
          <path d={OUTLINES[animal]} stroke="var(--ui-danger)" strokeDasharray="4.5 2.5" />
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
        fontFamily="var(--ui-sans)"
        fill={colour(animal, '-ink')}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {count}
      </text>
      {endangered && (
        <g transform="translate(19.6 4.4)">
          <circle r="4.4" fill="var(--ui-danger)" stroke="var(--ui-paper)" strokeWidth="0.9" />
          <path d="M0-2.500V.4M0 2.200v.1" stroke="var(--ui-on-sign)" strokeWidth="1.7" strokeLinecap="round" />
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
  const idOf = useIds();
  const edge = colour(animal, '-edge');
  return (
    <g transform={placed(x, y, size)}>
      <ellipse cx="13" cy="20.8" rx="10.5" ry="3.4" fill="#1a1004" fillOpacity="0.24" />
      <path d={PAWN} fill={`url(#${idOf(litId(animal))})`} stroke={edge} strokeWidth="1.1" />
      <path d={PAWN} fill={`url(#${idOf(patternId(animal))})`} fillOpacity="0.18" />
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
    <svg width={inRem(size)} height={inRem(size)} viewBox="0 0 24 24" aria-hidden="true" className={className}>
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
      width={inRem(size)}
      height={inRem(size)}
      viewBox="-0.5 -0.5 25 27"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <AnimalSign animal={animal} x={12} y={12} size={24} />
    </svg>
  );
});
