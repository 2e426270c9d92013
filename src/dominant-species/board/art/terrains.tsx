/**
 * The eight terrains: flat-topped hexes, each with its own tone and a drawn texture. The texture keeps to the places where no
 * piece stands: the middle, and towards the corners. Tundra lies on top as a smaller hex, and the terrain under it shows at the rim.
 */
import { TERRAINS, TUNDRA } from '../../rules/components.ts';
import { placedPath } from './paths.ts';

/** What each terrain's texture repeats, around the origin, some 30 units wide: lines, and what is filled. */
const MOTIFS: readonly { line: string; fill?: string }[] = [
  { line: 'M-17-5q4.3-5 8.5 0t8.5 0t8.5 0t8.5 0M-10 4q4.3-5 8.5 0t8.5 0' },
  {
    line: 'M-8 10V-6M0 10v-22M8 10V-2M-15 10h30M-12 14h24',
    fill: 'M-9.8-8h3.600v8h-3.600zM-1.8-15h3.600v9h-3.600zM6.2-5h3.600v8H6.200z',
  },
  {
    line: 'M0 10V-3M0 2l-6-5M0 0l6-4M-12 11h24M11 10l2-5M14 10l2-4',
    fill: 'M-15-4c2-6 9-8 15-8s13 2 15 8c-9 2-21 2-30 0z',
  },
  {
    line: 'M0 12V-9M0 5l-6-4M0 1l6-4M-15 9c3-5 7-6 10-5M15 9c-3-5-7-6-10-5',
    fill: 'M0-14c8 5 9 13 0 20c-9-7-8-15 0-20z',
  },
  {
    line: 'M0 13V6M-12 13V9M12 13V9',
    fill: 'M0-16l6.5 10h-3l5 8h-3l4.5 6h-20l4.5-6h-3l5-8h-3zM-12-1l5 11h-10zM12-1l5 11H7z',
  },
  { line: 'M-18 5q9-13 17-3t19-1M-8 12q7-7 13-2t12 0M-10-9v.1M3-11v.1M12-7v.1' },
  { line: 'M-18 11L-5-12 3 2l5-7 10 16M-9-4l3 3 3-4 3 4M6 0l2-2 3 4', fill: 'M-5-12l4 7-2 2-2-3-3 2-1-1z' },
  {
    line: 'M0-12v24M-10.4-6l20.8 12M10.4-6L-10.4 6M-3-10l3 3 3-3M-3 10l3-3 3 3M-10-2.500l4 .5-1.5 4M10 2.500L6 2l1.5-4M10-2.500L6-2l1.5 4M-10 2.500L-6 2l-1.5-4',
  },
];

/** The places towards the corners, and how much smaller the motif is there. */
const CORNERS = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: 69 * Math.cos((i * Math.PI) / 3),
  y: 69 * Math.sin((i * Math.PI) / 3),
}));
const SMALLER = 0.62;
const towardsCorners = (path: string): string => CORNERS.map(({ x, y }) => placedPath(path, x, y, SMALLER)).join('');

/** How far tundra reaches, in parts of the tile under it. */
const TUNDRA_SCALE = 0.8;

const colour = (terrain: number, part = ''): string => `var(--ds-${TERRAINS[terrain]!}${part})`;

/** A flat-topped hexagon around the origin. */
const hexagon = (side: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => `${(side * Math.cos((i * Math.PI) / 3)).toFixed(2)},${(side * Math.sin((i * Math.PI) / 3)).toFixed(2)}`)
    .join(' ');

interface MotifProps {
  terrain: number;
  line: string;
  fill?: string | undefined;
  width: number;
  opacity?: number;
}

function Motif({ terrain, line, fill, width, opacity = 1 }: MotifProps) {
  return (
    <>
      {fill !== undefined && <path d={fill} fill={colour(terrain, '-ink')} fillOpacity={0.75 * opacity} />}
      <path
        d={line}
        fill="none"
        stroke={colour(terrain, '-ink')}
        strokeWidth={width}
        strokeOpacity={opacity}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Textures stand back behind the pieces. */
const FAINT = 0.6;
const textureId = (terrain: number): string => `ds-texture-${String(terrain)}`;

/** The textures that tiles refer to; once in a page. */
export function TerrainDefs() {
  return (
    <defs>
      {MOTIFS.map(({ line, fill }, terrain) => (
        <g key={TERRAINS[terrain]} id={textureId(terrain)}>
          <Motif terrain={terrain} line={line} fill={fill} width={2} opacity={FAINT} />
          {terrain !== TUNDRA && (
            <Motif
              terrain={terrain}
              line={towardsCorners(line)}
              fill={fill && towardsCorners(fill)}
              width={2 * SMALLER}
              opacity={FAINT}
            />
          )}
        </g>
      ))}
    </defs>
  );
}

/** A tile of earth. */
export function TerrainTile({
  terrain,
  tundra,
  cx,
  cy,
  side,
}: {
  terrain: number;
  tundra: boolean;
  cx: number;
  cy: number;
  side: number;
}) {
  return (
    <g transform={`translate(${String(cx)} ${String(cy)}) scale(${String(side / 100)})`}>
      <polygon
        points={hexagon(99)}
        style={{ fill: colour(terrain) }}
        stroke="var(--ds-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <polygon
        points={hexagon(94)}
        fill="none"
        stroke={colour(terrain, '-ink')}
        strokeWidth="1.2"
        strokeOpacity="0.4"
      />
      {tundra ? (
        <>
          <polygon
            points={hexagon(100 * TUNDRA_SCALE)}
            style={{ fill: colour(TUNDRA) }}
            stroke={colour(TUNDRA, '-ink')}
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <use href={`#${textureId(TUNDRA)}`} />
        </>
      ) : (
        <use href={`#${textureId(terrain)}`} />
      )}
    </g>
  );
}

const IN_SWATCH = 0.85;

/** A terrain by itself, for lists. */
export function TerrainSwatch({ terrain, size }: { terrain: number; size: number }) {
  const { line, fill } = MOTIFS[terrain]!;
  return (
    <svg width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true">
      <polygon
        points={hexagon(23)}
        fill={colour(terrain)}
        stroke="var(--ds-ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <Motif
        terrain={terrain}
        line={placedPath(line, 0, 0, IN_SWATCH)}
        fill={fill && placedPath(fill, 0, 0, IN_SWATCH)}
        width={2 * IN_SWATCH}
      />
    </svg>
  );
}

/** A vacant hex. */
export function EmptyHex({ cx, cy, side }: { cx: number; cy: number; side: number }) {
  return (
    <polygon
      transform={`translate(${String(cx)} ${String(cy)})`}
      points={hexagon(side * 0.95)}
      fill="none"
      stroke="var(--ds-line-2)"
      strokeWidth={side * 0.015}
      strokeDasharray={`${String(side * 0.07)} ${String(side * 0.06)}`}
    />
  );
}
