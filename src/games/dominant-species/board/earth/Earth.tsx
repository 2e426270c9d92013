/** Earth: the tiles in play, the species on them, the elements on their corners, and what of it can be chosen. */
import { type FocusEvent, memo, useMemo, useRef, useState } from 'react';
import { ELEMENTS, TERRAINS } from '../../rules/components.ts';
import { CORNERS, CORNER_NAMES, HEXES } from '../../rules/earth.ts';
import { CORNER, TILE, kindOf, valueOf } from '../../rules/moves.ts';
import { NOTHING, type State, isTile, terrainOf } from '../../rules/state.ts';
import { holding } from '../../rules/pieces.ts';
import { namedInstead, namedSoFar } from '../prompt/prompt-params.ts';
import { EmptyHex } from '../art/terrains.tsx';
import { useChanges } from './changes.ts';
import { EarthControls } from './EarthControls.tsx';
import { EarthInWords } from './EarthInWords.tsx';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../log/history.ts';
import { lazyPart } from '../../../../ui/lazy.tsx';
import '../narration/narration.css';
import { SupplyStrip } from '../supplies/SupplyStrip.tsx';
import { Disk, Ground, Sides, Species, speciesProps } from './EarthTile.tsx';
import {
  DISK,
  SIDE,
  boxOf,
  centreOf,
  coastOf,
  cornerAt,
  freeHexes,
  hexagon,
  placeName,
  terrainsAt,
  tilesOf,
} from './geometry.ts';
import { useEarthZoom } from './zoom.ts';
import { inhabitants } from './inhabitants.ts';
import { useKeys } from '../../../../ui/keys.ts';
import { OVERLAY_KEYS, type Overlay, type OverlayName, pressed } from './overlays.ts';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import { useTable } from '../state/table.ts';
import './earth.css';
import { MoveGroup } from '../prompt/MoveTarget.tsx';

const ALL_HEXES = Array.from({ length: HEXES }, (_, hex) => hex);
const ALL_CORNERS = Array.from({ length: CORNERS }, (_, corner) => corner);

/** A tile (or free hex) that can be chosen. */
const TileTarget = memo(function TileTarget({
  hex,
  label,
  free,
  grouped,
}: {
  hex: number;
  label: string;
  free: boolean;
  /** Whether species can be dragged from it. */
  grouped: boolean;
}) {
  return (
    <MoveGroup
      move={TILE + hex}
      label={label}
      className="ds-tile"
      tip={`${free ? 'place' : 'tile'}:${String(hex)}`}
      group={grouped ? hex : undefined}
    >
      <polygon className="ds-casing" points={hexagon(centreOf(hex), 0.945)} />
      <polygon className="ds-lit" points={hexagon(centreOf(hex), 0.945)} />
    </MoveGroup>
  );
});

/** A corner that can be chosen: a ring around its disk, or a plus where there is none. */
const CornerTarget = memo(function CornerTarget({
  corner,
  label,
  vacant,
}: {
  corner: number;
  label: string;
  vacant: boolean;
}) {
  const { x, y } = cornerAt(corner);
  return (
    <MoveGroup move={CORNER + corner} label={label} className="ds-corner" tip={`corner:${String(corner)}`}>
      <circle className="ds-hit" cx={x} cy={y} r={SIDE / 2} />
      <circle className={`ds-ring${vacant ? ' ds-vacant-ring' : ''}`} cx={x} cy={y} r={vacant ? DISK : DISK * 1.28} />
      {vacant && <path className="ds-plus" d={`M${String(x - 9)} ${String(y)}h18M${String(x)} ${String(y - 9)}v18`} />}
    </MoveGroup>
  );
});

/** Elements that do not count for the animal whose matching is shown. */
const calmElements = (s: State, overlay: Overlay | null): string =>
  overlay?.name === 'matching'
    ? ELEMENTS.map((_, element) => (holding(s, overlay.animal, element) > 0 ? '' : ` ds-calm-${String(element)}`)).join(
        '',
      )
    : '';

const Recap = lazyPart(async () => (await import('../narration/Report.tsx')).Recap);
const Report = lazyPart(async () => (await import('../narration/Report.tsx')).Report);

/** Shorter ways for pointers, once the table stands. */
const useGestures = lazyValue(() => import('./gestures.ts'));
/** What is marked on earth is fetched once earth is seen. */
const useEffects = lazyValue(() => import('./EarthEffects.tsx'));
const useOverlays = lazyValue(() => import('./Overlays.tsx'));

interface EarthProps {
  history: readonly HistoryEntry[];
  /** Who sits here. */
  seats: readonly number[];
  /** What a teacher says. */
  advice: ReactNode;
  /** Whether what others do is told. */
  isTold: boolean;
}

/** Slips over a corner of earth: what others have just done or did since, and what a teacher says. */
function Slips({ history, seats, advice, isTold }: EarthProps) {
  const { s, asked, legal } = useTable();
  const by = history.at(-1)?.player ?? null;
  const isOthers = by !== null && !seats.includes(by);
  return (
    <div className="ds-slips">
      {advice !== null && advice !== undefined && <div className="ds-slip">{advice}</div>}
      {isTold && !s.over && legal.size === 0 && isOthers && <Report history={history} />}
      {isTold && legal.size > 0 && isOthers && asked !== null && <Recap history={history} player={asked.player} />}
    </div>
  );
}

export const Earth = memo(function Earth(props: EarthProps) {
  const { s, words, asked, legal, last, since, back, instead } = useTable();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const overlays = useOverlays(overlay !== null);
  const [changes, replay] = useChanges(last, since);
  const marks = useEffects();
  const drawing = useRef<SVGSVGElement>(null);
  const content = useRef<SVGGElement>(null);
  const effects = useRef<SVGGElement>(null);
  const gestures = useGestures();

  const growing = asked?.question === 'wanderlust stack' || asked?.question === 'wanderlust hex';
  const tiles = tilesOf(s);
  const free = growing ? freeHexes(s) : [];
  const named = namedSoFar(s, 'hex').filter((hex) => isTile(s, hex));
  const legalTiles = ALL_HEXES.filter((hex) => legal.has(TILE + hex));
  const areGrouped = asked?.question === 'migration from' || asked?.question === 'wanderlust from';
  const others =
    back === null || asked === null ? [] : namedInstead(s, asked.question).filter((hex) => !legal.has(TILE + hex));
  const legalCorners = ALL_CORNERS.filter((corner) => legal.has(CORNER + corner));

  const sight = useMemo(
    () => ({
      whole: boxOf([...tilesOf(s), ...(growing ? freeHexes(s) : [])]),
      hexes: [...tilesOf(s), ...(growing ? freeHexes(s) : [])].map(centreOf),
      corners: ALL_CORNERS.filter((corner) => legal.has(CORNER + corner)).map(cornerAt),
    }),
    [s, growing, legal],
  );
  const view = useEarthZoom(drawing, content, effects, sight);

  const press = (name: OverlayName): void => {
    setOverlay(pressed(name, overlay, s));
  };
  useKeys({
    '+': view.larger,
    '=': view.larger,
    '-': view.smaller,
    '0': view.fit,
    c: replay,
    ...Object.fromEntries(
      OVERLAY_KEYS.map(([key, name]) => [
        key,
        () => {
          press(name);
        },
      ]),
    ),
    ...(overlay === null
      ? {}
      : {
          Escape: () => {
            setOverlay(null);
          },
        }),
  });

  // What the keyboard reaches comes into view; what a pointer reaches is in view.
  const onFocus = (event: FocusEvent<SVGSVGElement>): void => {
    const target = event.target.closest<SVGElement>('[data-move]');
    if (target === null || !event.target.matches(':focus-visible')) return;
    const move = Number(target.dataset.move);
    view.reveal(kindOf(move) === kindOf(TILE) ? centreOf(valueOf(move)) : cornerAt(valueOf(move)));
  };

  const classes = [
    'ds-earth-drawing',
    legalTiles.length > 0 ? 'ds-aims-tile' : '',
    overlay === null ? '' : `ds-with-overlay ds-with-${overlay.name}`,
  ];

  return (
    <div className="ds-earth-view">
      <svg
        ref={drawing}
        className={classes.filter((name) => name !== '').join(' ')}
        role="group"
        aria-label={words.parts.earth}
        onFocus={onFocus}
      >
        <g ref={content} className="ds-earth-content">
          {free.map((hex) => {
            const { x, y } = centreOf(hex);
            return <EmptyHex key={hex} cx={x} cy={y} side={SIDE} />;
          })}
          <Sides hexes={tiles.join(' ')} />
          {tiles.map((hex) => (
            <Ground
              key={hex}
              hex={hex}
              terrain={s.terrain[hex]!}
              tundra={s.tundra[hex] === 1}
              coast={coastOf(s, hex)}
            />
          ))}
          {tiles.map(
            (hex) =>
              s.dominated[hex] === 1 && (
                <polygon key={hex} className="ds-scored" points={hexagon(centreOf(hex), 0.9)} aria-hidden="true" />
              ),
          )}
          {legalTiles.map((hex) => (
            <TileTarget
              key={hex}
              hex={hex}
              free={!isTile(s, hex)}
              grouped={areGrouped}
              label={words.answers.tile(
                isTile(s, hex) ? TERRAINS[terrainOf(s, hex)]! : null,
                placeName(hex),
                isTile(s, hex) ? inhabitants(s, hex) : [],
              )}
            />
          ))}
          {named.map((hex) => (
            // Clicked again, the tile that was named is taken back; the keyboard has Escape and the button in the bar.
            <polygon
              key={hex}
              className={`ds-named${back === null ? '' : ' ds-undoable'}`}
              points={hexagon(centreOf(hex), 0.94)}
              aria-hidden="true"
              data-group={hex}
              onClick={() => back?.()}
            />
          ))}
          {others.map((hex) => (
            <polygon
              key={hex}
              className="ds-undoable"
              points={hexagon(centreOf(hex), 0.94)}
              aria-hidden="true"
              data-tooltip={`tile:${String(hex)}`}
              onClick={() => {
                instead(TILE + hex);
              }}
            />
          ))}
          <g className="ds-pieces" aria-hidden="true">
            {tiles.map((hex) => (
              <Species key={hex} {...speciesProps(s, hex)} />
            ))}
          </g>
          <g className={`ds-disks${calmElements(s, overlay)}`} aria-hidden="true">
            {s.disks.map(
              (element, corner) => element !== NOTHING && <Disk key={corner} corner={corner} element={element} />,
            )}
          </g>
          {overlay !== null && overlays !== null && <overlays.OverlayLayer overlay={overlay} />}
          {gestures !== null && <gestures.CountChips />}
          {legalCorners.map((corner) => (
            <CornerTarget
              key={corner}
              corner={corner}
              vacant={s.disks[corner] === NOTHING}
              label={words.answers.corner(
                ELEMENTS[s.disks[corner]!] ?? null,
                terrainsAt(s, corner),
                CORNER_NAMES[corner]!,
              )}
            />
          ))}
        </g>
      </svg>
      {/* A drawing of its own: what moves in it does not draw the tiles anew. */}
      <svg className="ds-earth-drawing ds-earth-effects" aria-hidden="true">
        <g ref={effects}>{marks !== null && <marks.EarthEffects changes={changes} />}</g>
      </svg>
      {gestures !== null && <gestures.Dragging drawing={drawing} content={content} />}
      <SupplyStrip />
      <Slips {...props} />
      <EarthInWords />
      <EarthControls overlay={overlay} onOverlay={press} onReplay={replay} view={view} />
      {overlay !== null && overlays !== null && <overlays.OverlayLegend overlay={overlay} />}
    </div>
  );
});
