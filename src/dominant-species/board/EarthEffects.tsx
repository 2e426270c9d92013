/**
 * What is marked on earth: what the answer pointed at would do, a part of the story, or what the last move changed.
 *
 * A layer of its own over earth, so that pointing draws nothing else anew. It never catches the pointer.
 */
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { ANIMALS } from '../rules/components.ts';
import type { GameEvent } from '../rules/dealer.ts';
import { NOTHING, type State, onTile } from '../rules/state.ts';
import { AnimalSign, DominanceCone, SpeciesToken } from './art/animals.tsx';
import { ElementDisk } from './art/elements.tsx';
import { TerrainTile } from './art/terrains.tsx';
import { type Change, type Marks, isSeen, marksOfEvents, marksOfPreview } from './earth-effects.ts';
import { DISK, type Point, SIDE, TOKEN, centreOf, cornerAt, hexagon, shoulderOf, tokenAt } from './earth-view.ts';
import { useShown } from './shown.ts';
import { useTable } from './table-context.ts';

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
const CROSS = 'M-1-1L1 1M1-1L-1 1';

/** The sign before the number of a change, around the origin, 10 units wide: a cross, a dagger, a way back, a sleeper's z. */
const SIGNS: Readonly<Partial<Record<Change, string>>> = {
  eliminated: 'M-4-4L4 4M4-4L-4 4',
  extinct: 'M0-7V7M-4-3H4',
  returned: 'M4 5V1Q4-3 0-3H-4M-1-6l-3 3 3 3',
  hibernated: 'M-3.500-4.500h7l-7 9h7',
};

/** A number on a small plate: `+2`, `−1`. */
function Plate({ place, by, change = null }: { place: Point; by: number; change?: Change | null }) {
  const sign = change === null ? undefined : SIGNS[change];
  const text = `${by < 0 ? '−' : '+'}${String(Math.abs(by))}`;
  const width = 14 + 12 * text.length + (sign === undefined ? 0 : 12);
  return (
    <g transform={at(place)}>
      <g className={`ds-plate ${by < 0 ? 'ds-less' : 'ds-more'}`}>
        <rect x={-width / 2} y="-13" width={width} height="26" rx="13" />
        {sign !== undefined && <path d={sign} transform={`translate(${String(13 - width / 2)} 0)`} />}
        <text x={sign === undefined ? 0 : 6} y="7">
          {text}
        </text>
      </g>
    </g>
  );
}

/** VPs on a tile, by animal in order of placing. */
function Scores({ hex, scores }: Marks['scores'][number]) {
  const height = 27 * scores.length + 4;
  return (
    <g transform={at(centreOf(hex))}>
      <g className="ds-plate ds-scores">
        <rect x="-31" y={-height / 2} width="62" height={height} rx="8" />
        {scores.map(({ animal, vps }, row) => (
          <g
            key={`${String(animal)} ${String(row)}`}
            transform={`translate(0 ${String((row + 0.5) * 27 + 2 - height / 2)})`}
          >
            <AnimalSign animal={animal} x={-16} y={0} size={22} />
            <text x="12" y="7">{`${vps < 0 ? '−' : '+'}${String(Math.abs(vps))}`}</text>
          </g>
        ))}
      </g>
    </g>
  );
}

/** An arrow from an animal's place on one tile to its place on another, a little bent so that two that cross can be told apart. */
function Arrow({ animal, from, to, count, counted }: Marks['moves'][number] & { counted: boolean }) {
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
      <path className="ds-arrow-edge" d={path} markerEnd="url(#ds-arrow)" />
      <path className="ds-arrow-line" d={path} />
      {counted && count > 1 && <Plate place={along(length / 2, 11)} by={count} />}
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
      {!put && <path className="ds-struck" d={CROSS} transform={`${at({ x, y })} scale(${String(DISK * 0.75)})`} />}
    </g>
  );
}

/** The middles of a tile's edges: what runs through its corners would cross the disks there. */
function Edge({ hex, className }: { hex: number; className: string }) {
  return <polygon className={`ds-edge ${className}`} points={hexagon(centreOf(hex), 0.93)} />;
}

/** The warning of an endangered token, or that it is no longer due. */
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
        {comes && (
          <g className="ds-ghost">
            <SpeciesToken animal={animal} count={by} x={place.x} y={place.y} size={TOKEN} />
          </g>
        )}
        {goes && <path className="ds-struck" d={CROSS} transform={`${at(place)} scale(${String(TOKEN * 0.4)})`} />}
        {!would && by < 0 && (
          <g className="ds-gone">
            <SpeciesToken animal={animal} count={-by} x={place.x} y={place.y} size={TOKEN} />
          </g>
        )}
        <Plate place={count > 0 || comes ? shoulderOf(animal, hex) : place} by={by} change={change} />
      </g>
    );
  });
}

/** All marks of one answer, entry or move. `would`: it has not happened. */
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
          {was !== NOTHING && (
            <path
              className="ds-struck"
              d={CROSS}
              transform={`${at({ x: tokenAt(was, hex).x, y: tokenAt(was, hex).y - TOKEN * 0.63 })} scale(11)`}
            />
          )}
          {is !== NOTHING && (
            <g className="ds-crowned">
              <circle cx={tokenAt(is, hex).x} cy={tokenAt(is, hex).y - TOKEN * 0.64} r="16" />
              <DominanceCone animal={is} {...tokenAt(is, hex)} size={TOKEN} />
            </g>
          )}
        </g>
      ))}
      {marks.scores.map((each) => (
        <Scores key={each.hex} {...each} />
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

/** What changed last on earth, and how often that has been played. */
export interface Changes {
  readonly last: readonly GameEvent[];
  readonly marks: Marks;
  /** Whether the marks are those of the last move, or of one before it. */
  readonly isLast: boolean;
  /** How often the changes have been shown moving; a table that has just been opened lies still. */
  readonly plays: number;
}

/** Follows what changed last, and plays it again when asked to. */
export function useChanges(last: readonly GameEvent[]): readonly [changes: Changes, replay: () => void] {
  const [changes, setChanges] = useState<Changes>(() => ({
    last,
    marks: marksOfEvents(last),
    isLast: true,
    plays: 0,
  }));
  if (changes.last !== last) {
    const marks = marksOfEvents(last);
    setChanges(
      isSeen(marks)
        ? { last, marks, isLast: true, plays: changes.plays + 1 }
        : { last, marks: changes.marks, isLast: false, plays: changes.plays },
    );
  }
  const replay = (): void => {
    setChanges((now) => ({ ...now, isLast: true, plays: now.plays + 1 }));
  };
  return [changes, replay];
}

export function EarthEffects({ changes }: { changes: Changes }) {
  const { s } = useTable();
  const { of, events, effects, next } = useShown();
  const marks = useMemo(
    () =>
      of === 'last move' ? null : effects === null ? marksOfEvents(events) : marksOfPreview(events, effects, next),
    [of, events, effects, next],
  );
  return (
    <g className="ds-effects" aria-hidden="true">
      <defs>
        <marker id="ds-arrow" viewBox="0 0 10 10" refX="4" refY="5" markerWidth="3" markerHeight="3" orient="auto">
          <path d="M0 0L10 5L0 10z" className="ds-arrow-head" />
        </marker>
      </defs>
      {changes.isLast && (
        // Hidden rather than left out while something else is shown: it would move again on its return.
        <g
          key={changes.plays}
          className={`ds-lasting${changes.plays > 0 ? ' ds-played' : ''}${marks === null ? '' : ' ds-hushed'}`}
        >
          <MarksLayer s={s} marks={changes.marks} would={false} />
        </g>
      )}
      {marks !== null && <MarksLayer s={s} marks={marks} would={of === 'preview'} />}
    </g>
  );
}
