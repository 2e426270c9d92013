/** Earth: the tiles in play, the species on them, the elements on their corners, and the possible choices. */
import { type FocusEvent, memo, useMemo, useRef, useState } from 'react';
import { ELEMENTS } from '../../rules/components.ts';
import { CORNERS, HEXES } from '../../rules/earth.ts';
import { CORNER, TILE, kindOf, valueOf } from '../../rules/moves.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { holding } from '../../rules/pieces.ts';
import { EmptyHex } from '../art/terrains.tsx';
import { useChanges } from './changes.ts';
import { EarthControls } from './EarthControls.tsx';
import { EarthInWords } from './EarthInWords.tsx';
import type { ReactNode } from 'react';
import { SlipRoom, Slips } from '../narration/Slips.tsx';
import { FoodChain } from '../supplies/FoodChain.tsx';
import { SupplyStrip } from '../supplies/SupplyStrip.tsx';
import { Disk, Ground, Sides, Species, speciesProps } from './EarthTile.tsx';
import { type Sight, SIDE, boxOf, centreOf, coastOf, cornerAt, hexagon } from './geometry.ts';
import { freeHexes, tilesOf } from '../places.ts';
import { useEarthZoom } from './zoom.ts';
import { useKeys } from '../../../../ui/keys.ts';
import { OVERLAY_KEYS, type Overlay, type OverlayName, pressed } from './overlays.ts';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import { eventsSince } from '../state/since.ts';
import { useTable } from '../table.ts';
import './earth.css';
import './effects.css';
import './overlays.css';
import './controls.css';
import { CornerTargets, NamedTiles, TileTargets } from './targets.tsx';

const ALL_HEXES = Array.from({ length: HEXES }, (_, hex) => hex);
const ALL_CORNERS = Array.from({ length: CORNERS }, (_, corner) => corner);

/** Elements that do not count for the animal whose matching is shown. */
const calmElements = (s: State, overlay: Overlay | null): string =>
  overlay?.name === 'matching'
    ? ELEMENTS.map((_, element) =>
        holding(s, overlay.animal, element) > 0 ? '' : ` ds-faded-${String(element)}`,
      ).join('')
    : '';

/** Pointer shortcuts, loaded after the table. */
const useGestures = lazyValue(() => import('./gestures.ts'));
/** The marks on earth, loaded after earth. */
const useEffects = lazyValue(() => import('./EarthEffects.tsx'));
const useOverlays = lazyValue(() => import('./Overlays.tsx'));

interface EarthProps {
  /** The players at this screen. */
  seats: readonly number[];
  /** The hint. */
  advice: ReactNode;
  /** Whether others' moves are narrated. */
  isNarrated: boolean;
  /** Whether the free hexes around earth are shown even without a question. */
  isGrowing?: boolean;
}

/** What must be in view: the tiles, the free hexes where earth grows, the corners that can be named. */
function useSight(growing: boolean): Sight {
  const { state, legal } = useTable();
  return useMemo(() => {
    const hexes = [...tilesOf(state), ...(growing ? freeHexes(state) : [])];
    const corners = ALL_CORNERS.filter((corner) => legal.has(CORNER + corner));
    return { whole: boxOf(hexes), hexes: hexes.map(centreOf), corners: corners.map(cornerAt) };
  }, [state, growing, legal]);
}

/** The tiles, those that have been scored marked, and where earth grows the free hexes around them. */
function Land({ tiles, isGrowing }: { tiles: readonly number[]; isGrowing: boolean }) {
  const { state } = useTable();
  const free = isGrowing ? freeHexes(state) : [];
  return (
    <>
      {free.map((hex) => {
        const { x, y } = centreOf(hex);
        return <EmptyHex key={hex} cx={x} cy={y} side={SIDE} />;
      })}
      <Sides hexes={tiles.join(' ')} />
      {tiles.map((hex) => (
        <Ground
          key={hex}
          hex={hex}
          terrain={state.terrain[hex]!}
          tundra={state.tundra[hex] === 1}
          coast={coastOf(state, hex)}
        />
      ))}
      {tiles.map(
        (hex) =>
          state.dominated[hex] === 1 && (
            <polygon key={hex} className="ds-scored" points={hexagon(centreOf(hex), 0.9)} aria-hidden="true" />
          ),
      )}
    </>
  );
}

export const Earth = memo(function Earth(props: EarthProps) {
  const { seats } = props;
  const { state, words, question, legal, last, history } = useTable();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const overlays = useOverlays(overlay !== null);
  const reader = seats.length === 1 ? seats[0] : question?.seat;
  const [changes, replay] = useChanges(last, () => (reader === undefined ? [] : eventsSince(history, reader)));
  const marks = useEffects();
  const drawing = useRef<SVGSVGElement>(null);
  const content = useRef<SVGGElement>(null);
  const effects = useRef<SVGGElement>(null);
  const gestures = useGestures();

  const growing =
    props.isGrowing === true || question?.kind === 'wanderlust stack' || question?.kind === 'wanderlust hex';
  const tiles = tilesOf(state);
  const legalTiles = ALL_HEXES.filter((hex) => legal.has(TILE + hex));
  const legalCorners = ALL_CORNERS.filter((corner) => legal.has(CORNER + corner));

  const view = useEarthZoom(drawing, content, effects, useSight(growing));

  const press = (name: OverlayName): void => {
    setOverlay(pressed(name, overlay, state));
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

  // What receives keyboard focus comes into view; what a pointer reaches already is.
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
      <div className="ds-earth-moving">
        <svg
          ref={drawing}
          data-picture="whole"
          className={classes.filter((name) => name !== '').join(' ')}
          role="group"
          aria-label={words.parts.earth()}
          onFocus={onFocus}
        >
          <g ref={content} className="ds-earth-content">
            <Land tiles={tiles} isGrowing={growing} />
            <TileTargets hexes={legalTiles} />
            <NamedTiles />
            <g className="ds-pieces" aria-hidden="true">
              {tiles.map((hex) => (
                <Species key={hex} {...speciesProps(state, hex)} />
              ))}
            </g>
            <g className={`ds-disks${calmElements(state, overlay)}`} aria-hidden="true">
              {state.disks.map(
                (element, corner) => element !== NOTHING && <Disk key={corner} corner={corner} element={element} />,
              )}
            </g>
            {overlay !== null && overlays !== null && <overlays.OverlayLayer overlay={overlay} />}
            {gestures !== null && <gestures.CountChips />}
            <CornerTargets corners={legalCorners} />
          </g>
        </svg>
        {/* A drawing of its own: animations in it do not render the tiles again. */}
        <svg className="ds-earth-drawing ds-earth-effects" aria-hidden="true">
          <g ref={effects}>{marks !== null && <marks.EarthEffects changes={changes} />}</g>
        </svg>
      </div>
      {gestures !== null && <gestures.Dragging drawing={drawing} content={content} />}
      <SupplyStrip />
      <FoodChain />
      <SlipRoom />
      <Slips advice={props.advice} isNarrated={props.isNarrated} />
      <EarthInWords />
      <EarthControls overlay={overlay} onOverlay={press} onReplay={replay} view={view} />
      {overlay !== null && overlays !== null && <overlays.OverlayLegend overlay={overlay} />}
    </div>
  );
});
