/** The chart's drawing: a line for each side, told apart by colour, by its dashes and by the sign at its end. */
import { useFrameWords } from '../use-table.ts';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIds } from '../../ui/ids.tsx';
import { observeSize } from '../../ui/resize.ts';
import type { GameTypes, Section, Side } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import type { Point } from './score-sheet.ts';

const MARGIN = { left: 34, right: 58, top: 14, bottom: 26 };
/** In a section: room for the names of the ranks and for the sky, the least height of a rank, the signs at the ends, and how wide ways are. */
const SECTION = { names: 104, sky: 44, rank: 25, sign: 18, way: 2.5 };
/** The same where it is as large as its room. */
const LARGE = { names: 136, sky: 88, rank: 25, sign: 32, way: 4 };
/** Least distance of two labels at the ends of lines, and of two numbers under the chart, in pixels. */
const LABEL = 21;
const TURN = 30;

/** Sizes for larger type. */
const scaled = <Sizes extends Readonly<Record<string, number>>>(sizes: Sizes, scale: number): Sizes =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size * scale])) as Sizes;

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

/** The size of the element, in pixels, and how much larger type is than the browser's own: it grows with the screen. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 440, room: 0, scale: 1 });
  useEffect(() => {
    if (element.current === null) return;
    return observeSize(element.current, ({ width, height }) => {
      const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
      if (width > 0) setSize({ width: Math.round(width), room: Math.floor(height), scale });
    });
  }, []);
  return { element, ...size };
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
  /** How wide the way through a section is; null for a line of a chart. */
  way: number | null;
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

function Line({ side: { id, colour, edge, dash }, points, at, x, y, isStepped, isFirst, way }: LineProps) {
  const steps = points
    .map(({ scores }, i) => {
      const to = `${x(i).toFixed(1)} ${y(scores[id]!).toFixed(1)}`;
      if (i === 0) return `M${to}`;
      return isStepped ? `H${x(i).toFixed(1)}V${y(scores[id]!).toFixed(1)}` : `L${to}`;
    })
    .join('');
  const path = way === null ? steps : wayOf(points, id, { x, y });
  const width = (way ?? SECTION.way) * (isFirst ? 1.6 : 1);
  return (
    <g fill="none" strokeLinejoin="round" strokeDasharray={dash}>
      {edge !== undefined && <path d={path} stroke={edge} strokeWidth={width + 2} />}
      <path d={path} stroke={colour} strokeWidth={width} />
      {way !== null &&
        changesOf(points, id).map((point) => (
          <circle
            key={point}
            className="table-chart-reached"
            cx={x(point)}
            cy={y(points[point]!.scores[id]!)}
            r={way}
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

/** The size of their marks and of the numbers in them, in pixels of type of the usual size. */
const MOMENT = 20;
const NUMBER = 13;

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
  scale: number;
}

function MomentMark({ at, row, number, bottom, scale }: MarkProps) {
  const y = (MARGIN.top + 4 + MOMENT * row) * scale;
  return (
    <g className="table-moment" transform={`translate(${at.toFixed(1)} ${String(y)}) scale(${String(scale)})`}>
      {row === 0 && <path d={`M0 9V${String((bottom - y) / scale)}`} />}
      <circle r="9" />
      <text y="4.5" textAnchor="middle" style={{ fontSize: NUMBER }}>
        {number}
      </text>
    </g>
  );
}

/** How many sides with the same score stand before one of them. */
const besideOf = (sides: readonly Side[], last: readonly number[], side: Side): number =>
  sides.slice(0, sides.indexOf(side)).filter(({ id }) => last[id] === last[side.id]).length;

/** Between signs in one rank, in pixels. */
const APART = 3;

interface EndsProps extends Pick<Scale, 'y'> {
  sides: readonly Side[];
  /** The scores at the end, by side. */
  last: readonly number[];
  right: number;
  bottom: number;
  sign: number;
  /** Signs grow with type by themselves. */
  scale: number;
  isSection: boolean;
}

/** The signs at the ends of the lines, with the scores. In a section those who end in one rank stand side by side in it. */
function Ends({ sides, last, right, y, bottom, sign, scale, isSection }: EndsProps) {
  const { board } = useFrame<GameTypes>();
  const ends = sides.map(({ id }) => y(last[id]!));
  const labels = isSection ? ends : apart(ends, LABEL * scale, bottom);
  return sides.map((side, i) => {
    const { id } = side;
    const before = isSection ? besideOf(sides, last, side) : 0;
    const isFollowed = isSection && sides.slice(i + 1).some((each) => last[each.id] === last[id]);
    const x = right + 8 + before * (sign + APART);
    return (
      <g key={id} transform={`translate(${String(x)} ${labels[i]!.toFixed(1)})`}>
        <foreignObject x="0" y={-sign / 2} width={sign + 2} height={sign + 2}>
          <board.Sign side={id} size={sign / scale} />
        </foreignObject>
        {!isFollowed && (
          <text className="table-chart-total" x={sign + 5} y="4.5">
            {last[id]}
          </text>
        )}
      </g>
    );
  });
}

interface DrawingProps {
  sides: readonly Side[];
  points: readonly Point[];
  moments: readonly Moment[];
  at: number;
  /** Where the ranks are drawn, with their names. */
  section: { readonly names: readonly string[]; readonly Ground: Section<GameTypes>['Ground'] } | null;
  /** Whether a section is as high as its room rather than as its ranks need. */
  fills: boolean;
  /** The drawing in words. */
  label: string;
  onPoint: (point: number | null) => void;
  onChoose: ((point: number) => void) | undefined;
  /** The points by the keys. */
  children: ReactNode;
}

export function Drawing({
  sides,
  points,
  moments,
  at,
  section,
  fills,
  label,
  onPoint,
  onChoose,
  children,
}: DrawingProps) {
  const { board } = useFrame<GameTypes>();
  const { chart } = useFrameWords();
  const { element, width, room, scale } = useSize();
  const { names, sky, sign, ...sizes } = scaled(fills ? LARGE : SECTION, scale);
  const margin = scaled(MARGIN, scale);
  const ranks = section?.names.length ?? 0;
  const rank = fills ? Math.max(sizes.rank, Math.floor((room - sky - margin.bottom) / ranks)) : sizes.rank;
  const height =
    section === null ? Math.round(Math.min(360, Math.max(230, width * 0.62))) : sky + ranks * rank + margin.bottom;
  const left = section === null ? margin.left : names;
  const last = points.at(-1)!.scores;
  const first = Math.max(...sides.map(({ id }) => last[id]!));
  const beside = section === null ? 0 : Math.max(...sides.map((side) => besideOf(sides, last, side)));
  const right = width - margin.right - (sign - SECTION.sign * scale) - beside * (sign + APART);
  const bottom = height - margin.bottom;
  const shown = points.flatMap(({ scores }) => sides.map(({ id }) => scores[id]!));
  const most = Math.max(1, ...shown);
  const least = Math.min(0, ...shown);
  const distance = (right - left) / Math.max(1, points.length - 1);
  const x = (point: number): number => left + point * distance;
  const y = (score: number): number =>
    section === null
      ? bottom - ((score - least) / (most - least)) * (bottom - margin.top)
      : bottom - (score + 0.5) * rank;
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
              top={sky}
              height={rank}
              reachedAt={first === ranks - 1 ? right + 8 + sign / 2 : null}
            />
            {section.names.map((name, i) => (
              <text key={i} className="table-chart-rank" x="6" y={y(i) + 4.5}>
                {name}
              </text>
            ))}
          </>
        )}
        {(section === null ? ticksBetween(least, most) : []).map((tick) => (
          <g key={tick}>
            <path className="table-chart-grid" d={`M${String(margin.left)} ${y(tick).toFixed(1)}H${String(right)}`} />
            <text x={margin.left - 6} y={y(tick) + 4} textAnchor="end">
              {tick < 0 ? `−${String(-tick)}` : tick}
            </text>
          </g>
        ))}
        <path
          className="table-chart-at"
          d={`M${x(at).toFixed(1)} ${String(section === null ? margin.top : sky)}V${String(bottom)}`}
        />
        {points.map(
          ({ after }, i) =>
            isLabelled(i, points.length, distance / scale) && (
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
                way={section === null ? null : sizes.way}
              />
            ))}
        </g>
        {rowsOf(moments.map(({ turn }) => x(points.findIndex(({ after }) => after === turn) - 0.5))).map(
          ({ at: middle, row }, i) => (
            <MomentMark key={i} at={middle} row={row} number={moments[i]!.number} {...{ bottom, scale }} />
          ),
        )}
        <Ends {...{ sides, last, right, y, bottom, sign, scale }} isSection={section !== null} />
      </svg>
    </div>
  );
}
