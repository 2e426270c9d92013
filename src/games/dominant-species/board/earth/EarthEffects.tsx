/**
 * The marks on earth: the effect of the answer pointed at, of something in the log, or of the last move.
 *
 * A layer of its own over earth, so that pointing renders nothing else again. It ignores the pointer.
 */
import { type CSSProperties, memo, useMemo } from 'react';
import { useIds } from '../../../../ui/ids.tsx';
import { ANIMALS } from '../../rules/components.ts';
import { NOTHING, type State, onTile } from '../../rules/state.ts';
import { AnimalSign, DominanceCone, SpeciesToken } from '../art/animals.tsx';
import { ElementDisk } from '../art/elements.tsx';
import { TerrainTile } from '../art/terrains.tsx';
import type { Changes } from './changes.ts';
import { type Change, type Marks, marksOfEvents, marksOfPreview } from './marks.ts';
import {
  DISK,
  type Point,
  SIDE,
  TOKEN,
  centreOf,
  coneAt,
  cornerAt,
  cross,
  hexagon,
  shoulderOf,
  tokenAt,
} from './geometry.ts';
import { ScoreTags } from './ScoreTags.tsx';
import { useShownEffects } from '../state/shown-effects.ts';
import { useTable } from '../table.ts';

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** The sign before a number, around the origin, 10 units wide: a cross, a dagger, a way back, a sleeper's z. */
const SIGNS: Readonly<Partial<Record<Change, string>>> = {
  eliminated: 'M-4-4L4 4M4-4L-4 4',
  extinct: 'M0-7V7M-4-3H4',
  returned: 'M4 5V1Q4-3 0-3H-4M-1-6l-3 3 3 3',
  hibernated: 'M-3.500-4.500h7l-7 9h7',
};

const signed = (by: number): string => `${by < 0 ? '−' : '+'}${String(Math.abs(by))}`;

/** A number of species or VPs on a small plate: `+2`, `−1`; without a plus where it only says how many. */
function Plate({ place, by, sign = null }: { place: Point; by: number; sign?: Change | 'vps' | 'moved' | null }) {
  const path = sign === null || sign === 'moved' || sign === 'vps' ? undefined : SIGNS[sign];
  const text = sign === 'moved' ? String(by) : signed(by);
  const width = 16 + 12 * text.length + (path === undefined ? 0 : 12);
  const kind = sign === 'vps' || sign === 'moved' ? 'ds-scores' : by < 0 ? 'ds-less' : 'ds-more';
  return (
    <g transform={at(place)}>
      <g className={`ds-plate ${kind}`}>
        <rect x={-width / 2} y="-13" width={width} height="26" rx="13" />
        {path !== undefined && <path d={path} transform={`translate(${String(13 - width / 2)} 0)`} />}
        <text x={path === undefined ? 0 : 6} y="7">
          {text}
        </text>
      </g>
    </g>
  );
}

/** VPs on a tile: by the tokens of the animals that live there; in the middle, with its icon, for an animal that does not. */
function Scores({ s, hex, scores }: Marks['scores'][number] & { s: State }) {
  return scores.map(({ animal, vps }, i) => {
    if (s.species[onTile(animal, hex)]! > 0)
      return <Plate key={i} place={shoulderOf(animal, hex)} by={vps} sign="vps" />;
    const { x, y } = centreOf(hex);
    return (
      <g key={i} transform={at({ x, y: y + 30 * i })}>
        <g className="ds-plate ds-scores">
          <rect x="-34" y="-15" width="68" height="30" rx="8" />
          <AnimalSign animal={animal} x={-18} y={0} size={23} />
          <text x="12" y="7">
            {signed(vps)}
          </text>
        </g>
      </g>
    );
  });
}

/**
 * An arrow from an animal's place on one tile to its place on another, slightly curved so that crossing arrows can be
 * distinguished.
 */
function Arrow({ animal, from, to, count, counted }: Marks['moves'][number] & { counted: boolean }) {
  const idOf = useIds();
  const start = tokenAt(animal, from);
  const end = tokenAt(animal, to);
  const across = { x: end.x - start.x, y: end.y - start.y };
  const length = Math.hypot(across.x, across.y);
  const along = (distance: number, aside = 0): Point => ({
    x: start.x + (across.x * distance + across.y * aside) / length,
    y: start.y + (across.y * distance - across.x * aside) / length,
  });
  const text = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  const middle = along(length / 2, 22);
  const path = `M${text(along(TOKEN * 0.5))}Q${text(middle)} ${text(along(length - TOKEN * 0.78))}`;
  return (
    <g className={`ds-arrow ds-of-${ANIMALS[animal]!}`}>
      <path className="ds-arrow-edge" d={path} markerEnd={`url(#${idOf('ds-arrow')})`} />
      <path className="ds-arrow-line" d={path} />
      {counted && count > 1 && <Plate place={along(length / 2, 11)} by={count} sign="moved" />}
    </g>
  );
}

/** A disk that has come to a corner or is gone from it. */
function DiskMark({ corner, element, put, would }: Marks['disks'][number] & { would: boolean }) {
  const { x, y } = cornerAt(corner);
  return (
    <g>
      {(put ? would : !would) && (
        <g className={put ? 'ds-ghost' : 'ds-gone'}>
          <ElementDisk element={element} x={x} y={y} r={DISK} variant="disk" />
        </g>
      )}
      <circle className={`ds-around ${put ? 'ds-more' : 'ds-less'}`} cx={x} cy={y} r={DISK * 1.25} />
      {!put && <path className="ds-struck" d={cross({ x, y }, DISK * 0.75)} />}
    </g>
  );
}

/** The middles of a tile's edges: what runs through its corners would cross the disks there. */
function Edge({ hex, className }: { hex: number; className: string }) {
  return <polygon className={`ds-edge ${className}`} points={hexagon(centreOf(hex), 0.93)} />;
}

/** The warning of an endangered token, or that it no longer applies. */
function Risk({ animal, hex, endangered }: { animal: number; hex: number; endangered: boolean }) {
  const { x, y } = tokenAt(animal, hex);
  return (
    <g transform={at({ x: x + TOKEN * 0.32, y: y - TOKEN * 0.32 })}>
      <g className={`ds-risk ${endangered ? 'ds-less' : 'ds-more'}`}>
        <circle r="12" />
        <path d={endangered ? 'M0-6V1M0 5.500v.1' : 'M-5 0l4 4.500 6-9'} />
      </g>
    </g>
  );
}

/** Species that come and go on the tiles. */
function SpeciesMarks({ s, marks, would }: { s: State; marks: Marks; would: boolean }) {
  return marks.species.map(({ animal, hex, by, change }, i) => {
    if (by === 0) return null;
    const count = s.species[onTile(animal, hex)]!;
    const place = tokenAt(animal, hex);
    const comes = would && by > 0 && count === 0;
    const goes = would && by < 0 && count + by === 0;
    return (
      <g key={i}>
        {/* What would be there is drawn with the number it would have. */}
        {would && !goes && (
          <g className={comes ? 'ds-ghost' : undefined}>
            <SpeciesToken animal={animal} count={count + by} x={place.x} y={place.y} size={TOKEN} />
          </g>
        )}
        {goes && <path className="ds-struck" d={cross(place, TOKEN * 0.4)} />}
        {!would && by < 0 && (
          <g className="ds-gone">
            <SpeciesToken animal={animal} count={-by} x={place.x} y={place.y} size={TOKEN} />
          </g>
        )}
        <Plate place={count > 0 || comes ? shoulderOf(animal, hex) : place} by={by} sign={change} />
      </g>
    );
  });
}

/** All marks of one answer, entry or move. `would`: it is a preview. */
const MarksLayer = memo(function MarksLayer({ s, marks, would }: { s: State; marks: Marks; would: boolean }) {
  return (
    <g className={would ? 'ds-would' : 'ds-has'}>
      {marks.nextTiles.map((hex) => (
        <Edge key={hex} hex={hex} className="ds-next" />
      ))}
      {marks.nextCorners.map((corner) => {
        const { x, y } = cornerAt(corner);
        return <circle key={corner} className="ds-next" cx={x} cy={y} r={DISK * 1.2} />;
      })}
      {marks.tiles.map(({ hex, terrain, tundra }) => {
        const { x, y } = centreOf(hex);
        return (
          <g key={hex}>
            {would && (
              <g className="ds-ghost">
                <TerrainTile terrain={terrain} tundra={tundra} cx={x} cy={y} side={SIDE} />
              </g>
            )}
            {!would && tundra && <polygon className="ds-spread" points={hexagon({ x, y }, 0.8)} />}
            <Edge hex={hex} className="ds-more" />
          </g>
        );
      })}
      {marks.moves.map((move, i) => (
        <Arrow key={i} {...move} counted={!would} />
      ))}
      {marks.disks.map((disk, i) => (
        <DiskMark key={i} {...disk} would={would} />
      ))}
      <SpeciesMarks s={s} marks={marks} would={would} />
      {marks.risks.map(({ animal, hex, endangered }) => (
        <Risk key={`${String(animal)} ${String(hex)}`} animal={animal} hex={hex} endangered={endangered} />
      ))}
      {marks.saved.map(({ animal, hex }) => (
        <Risk key={hex} animal={animal} hex={hex} endangered={false} />
      ))}
      {marks.dominance.map(({ hex, was, is }) => (
        <g key={hex}>
          {was !== NOTHING && <path className="ds-struck" d={cross(coneAt(was, hex), 11)} />}
          {is !== NOTHING && (
            <g className="ds-crowned">
              <circle cx={coneAt(is, hex).x} cy={coneAt(is, hex).y} r="16" />
              <DominanceCone animal={is} {...tokenAt(is, hex)} size={TOKEN} />
            </g>
          )}
        </g>
      ))}
      {marks.scores.map((each) => (
        <Scores key={each.hex} s={s} {...each} />
      ))}
      {!would &&
        marks.moves.map(({ animal, from, to, count }, i) => {
          const end = tokenAt(animal, to);
          const start = tokenAt(animal, from);
          const way = { '--ds-x': `${(start.x - end.x).toFixed(1)}px`, '--ds-y': `${(start.y - end.y).toFixed(1)}px` };
          return (
            <g key={i} className="ds-flying" style={way as CSSProperties}>
              <SpeciesToken animal={animal} count={count} x={end.x} y={end.y} size={TOKEN} />
            </g>
          );
        })}
    </g>
  );
});

export function EarthEffects({ changes }: { changes: Changes }) {
  const idOf = useIds();
  const { state } = useTable();
  const { of, events, effects, next } = useShownEffects();
  const marks = useMemo(
    () =>
      of === 'last move' ? null : effects === null ? marksOfEvents(events) : marksOfPreview(events, effects, next),
    [of, events, effects, next],
  );
  return (
    <g className="ds-effects" aria-hidden="true">
      <defs>
        <marker
          id={idOf('ds-arrow')}
          viewBox="0 0 10 10"
          refX="4"
          refY="5"
          markerWidth="3"
          markerHeight="3"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10z" className="ds-arrow-head" />
        </marker>
      </defs>
      {changes.isShown && (
        // Hidden rather than removed while something else is shown: it would be animated again on its return.
        <g
          key={changes.plays}
          className={`ds-lasting${changes.isPlayed ? ' ds-played' : ''}${marks === null ? '' : ' ds-hushed'}`}
        >
          <MarksLayer s={state} marks={changes.marks} would={false} />
        </g>
      )}
      <ScoreTags />
      {marks !== null && <MarksLayer s={state} marks={marks} would={of === 'preview'} />}
    </g>
  );
}
