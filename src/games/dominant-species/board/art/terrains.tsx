/**
 * The eight terrains as cut-card tiles: flat-topped hexes with an engraved texture, lit from the north-west, and a side that
 * shows below. Sea lies lower than its coasts; tundra is a slab of ice on top of the old tile, whose rim still shows.
 *
 * Each terrain is drawn once and referred to by its tiles.
 */
import { memo } from 'react';
import { TERRAINS, TUNDRA } from '../../rules/components.ts';
import { NOTHING } from '../../rules/state.ts';
import { cornerOf, hexPath, line } from './hexagon.ts';
import { placedPath } from './paths.ts';
import type { Engraving, ICE, TEXTURES } from './textures.ts';
import { useIds } from '../../../../ui/ids.tsx';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import './art.css';
import { inRem } from '../../../../ui/rem.ts';

/** A sign for each terrain, around the origin, some 30 units wide: for lists and the spaces of the display. */
const SIGNS: readonly string[] = [
  'M-15-6q5-6 10 0t10 0t10 0M-15 7q5-6 10 0t10 0t10 0',
  'M0 14V-14M-9 14L-7-7M9 14L7-7',
  'M-16-1Q0-18 16-1M0-8V14',
  'M0 15V-4M0-4Q-8-12-14 2M0-4Q8-12 14 2M0-4V-15',
  'M0-15L12 7H-12zM0 7v8',
  'M-16 10Q-4-13 3 4T16 4',
  'M-17 12L-5-12 3 1l6-6 8 17',
  'M0-14v28M-12.1-7l24.200 14M12.100-7L-12.100 7M-4-11l4 4 4-4M-4 11l4-4 4 4',
];

/** The engravings, loaded later: colours, and a plain slab of ice, suffice to tell the terrains apart. */
const useTextures = lazyValue(() => import('./textures.ts'));

const colour = (terrain: number, part = ''): string => `var(--ds-${TERRAINS[terrain]!}${part})`;
const tileId = (terrain: number): string => `ds-terrain-${String(terrain)}`;

const FILLS = { ground: '', ink: '-ink' } as const;

function Engraved({ terrain, d, line: width, fill, opacity }: Engraving & { terrain: number }) {
  return (
    <path
      d={d}
      fill={fill === undefined ? 'none' : fill === 'snow' ? 'var(--ds-tundra)' : colour(terrain, FILLS[fill])}
      stroke={width === undefined ? 'none' : colour(terrain, '-ink')}
      strokeWidth={width}
      // Not `opacity`, for which the browser would paint a layer of its own for every path of every tile.
      strokeOpacity={opacity}
      // What hides what lies behind it does so wholly: only its lines are faint.
      fillOpacity={fill === 'ground' ? undefined : opacity}
    />
  );
}

const LIT = line([2, 3, 4, 5].map((corner) => cornerOf(96.5, corner)));
const SHADED = line([5, 0, 1, 2].map((corner) => cornerOf(96.5, corner)));

/** The top of a tile. */
function Top({ terrain, textures }: { terrain: number; textures: typeof TEXTURES | null }) {
  const idOf = useIds();
  const name = TERRAINS[terrain]!;
  return (
    // Excluded from hit testing, which would otherwise check every line.
    <g id={idOf(tileId(terrain))} strokeLinecap="round" strokeLinejoin="round" pointerEvents="none">
      <path d={hexPath(99)} fill={colour(terrain)} pointerEvents="auto" />
      <path d={hexPath(99)} fill={`url(#${idOf('ds-light')})`} />
      {name !== 'tundra' && textures?.[name].map((each, i) => <Engraved key={i} terrain={terrain} {...each} />)}
      {name !== 'sea' && (
        <>
          <path d={LIT} fill="none" stroke="#fff" strokeOpacity="0.45" strokeWidth="3" strokeLinecap="butt" />
          <path d={SHADED} fill="none" stroke="#2a1a06" strokeOpacity="0.2" strokeWidth="3" strokeLinecap="butt" />
        </>
      )}
      <path d={hexPath(99)} fill="none" stroke="var(--ds-outline)" strokeWidth="1.7" strokeOpacity="0.85" />
    </g>
  );
}

/** A slab of ice with its side; a plain hexagon until its outline and engraving are there, since tundra must be told from what lies below it. */
function Slab({ ice }: { ice: typeof ICE | null }) {
  const idOf = useIds();
  const outline = ice?.outline ?? hexPath(74);
  return (
    <g id={idOf('ds-ice')} strokeLinejoin="round" strokeLinecap="round" pointerEvents="none">
      <path d={placedPath(outline, 3, 13, 1)} fill="#1d1204" fillOpacity="0.2" />
      <path d={placedPath(outline, 2, 10, 1)} fill="#1d1204" fillOpacity="0.22" />
      <path
        d={placedPath(outline, 0, 7, 1)}
        fill="var(--ds-tundra-edge)"
        stroke={colour(TUNDRA, '-ink')}
        strokeWidth="1.4"
      />
      <path d={outline} fill={colour(TUNDRA)} />
      <path d="M-66-14L-40-64H34L-36 60z" fill="#fff" fillOpacity="var(--ds-glint)" />
      <path d={ice?.cracks} fill="none" stroke={colour(TUNDRA, '-ink')} strokeWidth="1.3" strokeOpacity="0.55" />
      <path d={ice?.strokes} fill="none" stroke={colour(TUNDRA, '-ink')} strokeWidth="1.1" strokeOpacity="0.32" />
      <path d={outline} fill="none" stroke={colour(TUNDRA, '-ink')} strokeWidth="1.6" />
    </g>
  );
}

/** The drawings that tiles refer to; once in a table. */
export function TerrainDefs() {
  const idOf = useIds();
  const drawn = useTextures();
  return (
    <defs>
      <linearGradient id={idOf('ds-light')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.16" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.1" />
      </linearGradient>
      {TERRAINS.map(
        (name, terrain) =>
          terrain !== TUNDRA && <Top key={name} terrain={terrain} textures={drawn?.TEXTURES ?? null} />,
      )}
      <Slab ice={drawn?.ICE ?? null} />
    </defs>
  );
}

/** Lines along a coast, by their distance from it: the surf, then water lines that fade; and the shadow of a coast to the north. */
const SURF = [
  { off: 3.5, width: 4.5, strokeOpacity: 0.62, stroke: '#fff' },
  { off: 9, width: 1.6, strokeOpacity: 0.7, stroke: colour(0, '-ink') },
  { off: 15.5, width: 1.2, strokeOpacity: 0.48, stroke: colour(0, '-ink') },
  { off: 23, width: 1, strokeOpacity: 0.3, stroke: colour(0, '-ink') },
] as const;
const SHADOWS = [
  { off: 5, width: 10, strokeOpacity: 0.16, stroke: '#0c2431' },
  { off: 8, width: 16, strokeOpacity: 0.12, stroke: '#0c2431' },
] as const;

/** Inside of some edges of a hex, at a distance from them. Edge 0 lies between corners 0 and 1. */
const along = (edges: readonly number[], off: number): string =>
  edges.map((edge) => line([edge, edge + 1].map((corner) => cornerOf(98 - off * 1.155, corner)))).join('');

function Coast({ edges }: { edges: readonly number[] }) {
  const north = edges.filter((edge) => edge >= 2 && edge <= 4);
  return (
    <g fill="none" pointerEvents="none">
      {SHADOWS.map(({ off, width, ...rest }) => (
        <path key={width} d={along(north, off)} strokeWidth={width} {...rest} />
      ))}
      {SURF.map(({ off, width, ...rest }) => (
        <path key={off} d={along(edges, off)} strokeWidth={width} strokeLinecap="round" {...rest} />
      ))}
    </g>
  );
}

/** A tile of earth, without its side. `coast`: for sea, a bit for each edge at which no other sea lies. */
export function TerrainTile({
  terrain,
  tundra,
  cx,
  cy,
  side,
  coast = 0,
}: {
  terrain: number;
  tundra: boolean;
  cx: number;
  cy: number;
  side: number;
  coast?: number;
}) {
  const idOf = useIds();
  return (
    <g transform={`translate(${String(cx)} ${String(cy)}) scale(${String(side / 100)})`}>
      {terrain >= 0 && <use href={`#${idOf(tileId(terrain))}`} />}
      {coast !== 0 && <Coast edges={[0, 1, 2, 3, 4, 5].filter((edge) => ((coast >> edge) & 1) === 1)} />}
      {tundra && <use href={`#${idOf('ds-ice')}`} />}
    </g>
  );
}

/** A terrain by itself, for lists. */
export const TerrainSwatch = memo(function TerrainSwatch({ terrain, size }: { terrain: number; size: number }) {
  return (
    <svg width={inRem(size)} height={inRem(size)} viewBox="-24 -24 48 48" aria-hidden="true">
      <path
        d={hexPath(23)}
        fill={colour(terrain)}
        stroke="var(--ds-outline)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <TerrainSign terrain={terrain} scale={0.82} />
    </svg>
  );
});

function TerrainSign({ terrain, scale }: { terrain: number; scale: number }) {
  return (
    <path
      d={placedPath(SIGNS[terrain]!, 0, 0, scale)}
      fill="none"
      stroke={colour(terrain, '-ink')}
      strokeWidth={4.2 * scale}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Half of a space for two terrains: its colour fills what holds it. */
export const TerrainHalf = memo(function TerrainHalf({ terrain }: { terrain: number }) {
  return (
    <span className="ds-terrain-half" style={{ background: colour(terrain) }}>
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <TerrainSign terrain={terrain} scale={1} />
      </svg>
    </span>
  );
});

/** How much lower the next tile of a stack lies, and tiles of a stack that are drawn. */
const STEP = 12;
const DRAWN = 5;

/** A stack of tiles, `count` with the one on top; NOTHING as its terrain where that does not lie face up. */
export const TileStack = memo(function TileStack({
  terrain,
  count,
  size,
}: {
  terrain: number;
  count: number;
  size: number;
}) {
  const idOf = useIds();
  const below = Math.min(count, DRAWN);
  const isIce = terrain === TUNDRA;
  return (
    <svg
      width={inRem(size)}
      height={inRem(Math.round((size * (178 + STEP * below)) / 204))}
      viewBox={`-102 -89 204 ${String(178 + STEP * below)}`}
      aria-hidden="true"
      strokeLinejoin="round"
    >
      {Array.from({ length: below }, (_, i) => (
        <path
          key={i}
          d={hexPath(99, 0, STEP * (below - i))}
          fill={isIce ? 'var(--ds-tundra-edge)' : 'var(--ds-side)'}
          stroke={isIce ? colour(TUNDRA, '-ink') : 'var(--ds-side-2)'}
          strokeWidth="3"
        />
      ))}
      {isIce ? (
        <path d={hexPath(99)} fill={colour(TUNDRA)} stroke={colour(TUNDRA, '-ink')} strokeWidth="3" />
      ) : terrain === NOTHING ? (
        <path d={hexPath(99)} fill={below > 0 ? 'var(--ds-side)' : 'none'} stroke="var(--ds-side-2)" strokeWidth="3" />
      ) : (
        <use href={`#${idOf(tileId(terrain))}`} />
      )}
    </svg>
  );
});

/** The cloth bag that elements are drawn from. */
export const Bag = memo(function Bag({ size }: { size: number }) {
  return (
    <svg width={inRem(size)} height={inRem(size)} viewBox="0 0 44 48" aria-hidden="true" strokeLinejoin="round">
      <ellipse cx="23" cy="44.5" rx="19" ry="3.2" fill="#1a1004" fillOpacity="0.22" />
      <g fill="var(--ds-desert)" stroke="var(--ds-outline)" strokeWidth="1.3">
        <path d="M14 12C2 20 0 44 10 45c8 1 16 1 24 0 10-1 8-25-4-33z" />
        <path d="M12 5c4 2 6 0 10 1s6-2 10-1c0 3-2 4-3 7H15c-1-3-3-4-3-7z" />
      </g>
      <path d="M13 12.500h18" stroke="var(--ds-arachnid)" strokeWidth="2.5" />
      <path
        d="M16 18C12 26 11 34 13 41M22 17v25M28 18c4 8 5 16 3 23"
        fill="none"
        stroke="var(--ds-outline)"
        strokeWidth="0.8"
        strokeOpacity="0.6"
      />
    </svg>
  );
});

/** A vacant hex. */
export function EmptyHex({ cx, cy, side }: { cx: number; cy: number; side: number }) {
  return (
    <path
      d={hexPath(side * 0.95, cx, cy)}
      fill="none"
      stroke="var(--ui-line-2)"
      strokeWidth={side * 0.015}
      strokeDasharray={`${String(side * 0.07)} ${String(side * 0.06)}`}
    />
  );
}
