/** The chart's drawing: a line for each side, told apart by colour, by its dashes and by the sign at its end. */
import { useFrameWords } from '../use-table.ts';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIds } from '../../ui/ids.tsx';
import { observeSize } from '../../ui/resize.ts';
import type { GameTypes, Section, Side } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import type { Point } from './score-sheet.ts';

const MARGIN = { left: 34, right: 58, top: 14, bottom: 26 };
/** In a section: room for the names of the ranks and for the sky, and the height of a rank. */
const NAMES = 104;
const SKY = 44;
const RANK = 25;
/** Least distance of two labels at the ends of lines, and of two numbers under the chart, in pixels. */
const LABEL = 21;
const TURN = 30;

/** Round numbers between two, evenly spaced, at most eight of them. */
export function ticksBetween(least: number, most: number): number[] {
  const gap = Math.max(1, (most - least) / 6);
  const power = 10 ** Math.floor(Math.log10(gap));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= gap)!;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Moves labels apart that would overlap, keeping their order and staying at or above `bottom`. */
export function apart(wanted: readonly number[], distance: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const at = [...wanted];
  order.forEach((label, i) => {
    if (i > 0) at[label] = Math.max(at[label]!, at[order[i - 1]!]! + distance);
  });
  order.toReversed().forEach((label, i, upwards) => {
    at[label] = Math.min(at[label]!, i === 0 ? bottom : at[upwards[i - 1]!]! - distance);
  });
  return at;
}

/** The width of the element, in pixels. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(440);
  useEffect(() => {
    if (element.current === null) return;
    return observeSize(element.current, ({ width: now }) => {
      if (now > 0) setWidth(Math.round(now));
    });
  }, []);
  return { element, width };
}

/** Which turn numbers stand under the chart: as many as there is room for. */
const isLabelled = (i: number, count: number, distance: number): boolean => {
  const step = Math.max(1, Math.ceil(TURN / distance));
  return i === 0 || i === count - 1 || (i % step === 0 && i * distance > TURN && (count - 1 - i) * distance > TURN);
};

/** Where points and scores are drawn. */
interface Scale {
  readonly x: (point: number) => number;
  readonly y: (score: number) => number;
}

interface LineProps extends Scale {
  side: Side;
  points: readonly Point[];
  at: number;
  isStepped: boolean;
  isFirst: boolean;
  /** Whether it is the way through a section. */
  isWay: boolean;
}

/** The points at which a side's score changed, with the first. */
const changesOf = (points: readonly Point[], side: number): number[] =>
  points.flatMap(({ scores }, i) => (i === 0 || scores[side] !== points[i - 1]!.scores[side] ? [i] : []));

/** A way through a section: it turns upwards towards every change. */
function wayOf(points: readonly Point[], side: number, { x, y }: Scale): string {
  const at = (point: number): readonly [number, number] => [x(point), y(points[point]!.scores[side]!)];
  const text = (...numbers: readonly number[]): string => numbers.map((number) => number.toFixed(1)).join(' ');
  const [first, ...changes] = changesOf(points, side).map(at);
  let [fromX, fromY] = first!;
  const curves = changes.map(([toX, toY]) => {
    const curve = `C${text(fromX + (toX - fromX) * 0.7, fromY, toX - (toX - fromX) * 0.1, fromY + (toY - fromY) * 0.5, toX, toY)}`;
    [fromX, fromY] = [toX, toY];
    return curve;
  });
  return `M${text(...first!)}${curves.join('')}H${text(x(points.length - 1))}`;
}

function Line({ side: { id, colour, edge, dash }, points, at, x, y, isStepped, isFirst, isWay }: LineProps) {
  const steps = points
    .map(({ scores }, i) => {
      const to = `${x(i).toFixed(1)} ${y(scores[id]!).toFixed(1)}`;
      if (i === 0) return `M${to}`;
      return isStepped ? `H${x(i).toFixed(1)}V${y(scores[id]!).toFixed(1)}` : `L${to}`;
    })
    .join('');
  const path = isWay ? wayOf(points, id, { x, y }) : steps;
  const width = isFirst ? 4 : 2.5;
  return (
    <g fill="none" strokeLinejoin="round" strokeDasharray={dash}>
      {edge !== undefined && <path d={path} stroke={edge} strokeWidth={width + 2} />}
      <path d={path} stroke={colour} strokeWidth={width} />
      {isWay &&
        changesOf(points, id).map((point) => (
          <circle
            key={point}
            className="table-chart-reached"
            cx={x(point)}
            cy={y(points[point]!.scores[id]!)}
            r="2.5"
            stroke={colour}
            strokeDasharray="none"
          />
        ))}
      <circle cx={x(at)} cy={y(points[at]!.scores[id]!)} r="4" fill={colour} stroke={edge} strokeDasharray="none" />
    </g>
  );
}

/** A turning point, with its number in the list below the chart. */
export interface Moment {
  readonly turn: number;
  readonly number: number;
}

/** The size of their marks, in pixels. */
const MOMENT = 20;

/** Marks that would overlap, one below the other. */
function rowsOf(marks: readonly number[]): readonly { readonly at: number; readonly row: number }[] {
  const placed: { at: number; row: number }[] = [];
  for (const at of marks) {
    const near = placed.filter((each) => at - each.at < MOMENT).map(({ row }) => row);
    placed.push({ at, row: [0, 1, 2, 3].find((row) => !near.includes(row)) ?? 0 });
  }
  return placed;
}

/** A turning point in the middle of its turn. */
interface MarkProps {
  at: number;
  row: number;
  number: number;
  bottom: number;
}

function MomentMark({ at, row, number, bottom }: MarkProps) {
  return (
    <g className="table-moment" transform={`translate(${at.toFixed(1)} ${String(MARGIN.top + 4 + MOMENT * row)})`}>
      {row === 0 && <path d={`M0 9V${String(bottom - MARGIN.top - 4)}`} />}
      <circle r="9" />
      <text y="4.5" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

interface DrawingProps {
  sides: readonly Side[];
  points: readonly Point[];
  moments: readonly Moment[];
  at: number;
  /** Where the ranks are drawn, with their names. */
  section: { readonly names: readonly string[]; readonly Ground: Section<GameTypes>['Ground'] } | null;
  /** The drawing in words. */
  label: string;
  onPoint: (point: number | null) => void;
  onChoose: ((point: number) => void) | undefined;
  /** The points by the keys. */
  children: ReactNode;
}

export function Drawing({ sides, points, moments, at, section, label, onPoint, onChoose, children }: DrawingProps) {
  const { board } = useFrame<GameTypes>();
  const { chart } = useFrameWords();
  const { element, width } = useWidth();
  const ranks = section?.names.length ?? 0;
  const height =
    section === null ? Math.round(Math.min(360, Math.max(230, width * 0.62))) : SKY + ranks * RANK + MARGIN.bottom;
  const left = section === null ? MARGIN.left : NAMES;
  const right = width - MARGIN.right;
  const bottom = height - MARGIN.bottom;
  const shown = points.flatMap(({ scores }) => sides.map(({ id }) => scores[id]!));
  const most = Math.max(1, ...shown);
  const least = Math.min(0, ...shown);
  const distance = (right - left) / Math.max(1, points.length - 1);
  const x = (point: number): number => left + point * distance;
  const y = (score: number): number =>
    section === null
      ? bottom - ((score - least) / (most - least)) * (bottom - MARGIN.top)
      : bottom - (score + 0.5) * RANK;
  const last = points.at(-1)!.scores;
  const first = Math.max(...sides.map(({ id }) => last[id]!));
  const ends = sides.map(({ id }) => y(last[id]!));
  const labels = apart(ends, LABEL, bottom);
  const clip = useIds()('chart-growing');
  const onMove = (event: PointerEvent<SVGSVGElement>): void => {
    const from = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    onPoint(Math.max(0, Math.min(points.length - 1, Math.round(from / distance))));
  };
  return (
    <div ref={element} className="table-chart-frame">
      {children}
      <svg
        className="table-chart-drawing"
        data-leads={onChoose !== undefined}
        width={width}
        height={height}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        role="img"
        aria-label={label}
        onPointerMove={onMove}
        onPointerDown={onMove}
        onClick={() => onChoose?.(at)}
        onPointerLeave={({ pointerType }) => {
          // A finger that is lifted has not looked away.
          if (pointerType === 'mouse') onPoint(null);
        }}
      >
        {section !== null && (
          <>
            <clipPath id={clip}>
              <rect className="table-chart-growing" width={width} height={height} />
            </clipPath>
            <section.Ground
              {...{ ranks, width }}
              top={SKY}
              height={RANK}
              reachedAt={first === ranks - 1 ? right + 17 : null}
            />
            {section.names.map((name, rank) => (
              <text key={rank} className="table-chart-rank" x="6" y={y(rank) + 4.5}>
                {name}
              </text>
            ))}
          </>
        )}
        {(section === null ? ticksBetween(least, most) : []).map((tick) => (
          <g key={tick}>
            <path className="table-chart-grid" d={`M${String(MARGIN.left)} ${y(tick).toFixed(1)}H${String(right)}`} />
            <text x={MARGIN.left - 6} y={y(tick) + 4} textAnchor="end">
              {tick < 0 ? `−${String(-tick)}` : tick}
            </text>
          </g>
        ))}
        <path
          className="table-chart-at"
          d={`M${x(at).toFixed(1)} ${String(section === null ? MARGIN.top : SKY)}V${String(bottom)}`}
        />
        {points.map(
          ({ after }, i) =>
            isLabelled(i, points.length, distance) && (
              <text key={i} data-at={i === at} x={x(i)} y={height - 7} textAnchor="middle">
                {after === 'start' ? chart.start() : after === 'end' ? chart.end() : after}
              </text>
            ),
        )}
        <g clipPath={section === null ? undefined : `url(#${clip})`}>
          {sides
            .toSorted((a, b) => last[a.id]! - last[b.id]!)
            .map((side) => (
              <Line
                key={side.id}
                {...{ side, points, at, x, y }}
                isStepped={board.series.isStepped === true}
                isFirst={last[side.id] === first}
                isWay={section !== null}
              />
            ))}
        </g>
        {rowsOf(moments.map(({ turn }) => x(points.findIndex(({ after }) => after === turn) - 0.5))).map(
          ({ at: middle, row }, i) => (
            <MomentMark key={i} at={middle} row={row} number={moments[i]!.number} bottom={bottom} />
          ),
        )}
        {sides.map(({ id }, i) => (
          <g key={id} transform={`translate(${String(right + 8)} ${labels[i]!.toFixed(1)})`}>
            <foreignObject x="0" y="-9" width="20" height="20">
              <board.Sign side={id} size={18} />
            </foreignObject>
            <text className="table-chart-total" x="23" y="4.5">
              {last[id]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
