/** The chart: VPs of every animal, turn by turn, distinguished by colour, by the dashes of the line and by the animal at its end. */
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ANIMALS } from '../../rules/components.ts';
import type { State } from '../../rules/state.ts';
import { ChartPoints } from '../../../../ui/ChartPoints.tsx';
import { AnimalIcon } from '../art/animals.tsx';
import { type Point, type ScoreSheet, scoreSheet } from './score-sheet.ts';
import { type HistoryEntry, turnsOf } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import { useLocale } from '../locales/locale.ts';
import './scores.css';

/** Breaks of each animal's line, in pixels drawn and left out: where lines run together, one shows through the other. */
const DASHES: readonly string[] = ['none', '12 4', '4 3', '12 4 3 4', '7 4', '16 3 3 3 3 3'];

const MARGIN = { left: 34, right: 58, top: 14, bottom: 26 };
/** Least distance of two labels at the ends of lines, and of two numbers under the chart, in pixels. */
const LABEL = 21;
const TURN = 30;

/** Round numbers from 0 to `most`, evenly spaced, at most seven of them. */
export function ticksTo(most: number): number[] {
  const least = Math.max(1, most / 6);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= least)!;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
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
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { element, width };
}

/** Which turn numbers stand under the chart: as many as there is room for. */
const isLabelled = (i: number, count: number, distance: number): boolean => {
  const step = Math.max(1, Math.ceil(TURN / distance));
  return i === 0 || i === count - 1 || (i % step === 0 && i * distance > TURN && (count - 1 - i) * distance > TURN);
};

interface DrawingProps {
  sheet: ScoreSheet;
  at: number;
  onPoint: (point: number | null) => void;
  onChoose: ((point: number) => void) | undefined;
  moments: NonNullable<ChartProps['moments']>;
}

/** The points by the keys. */
function Points({ sheet: { animals, points }, at, onPoint, onChoose }: Omit<DrawingProps, 'moments'>) {
  const words = useLocale();
  const { after, vps } = points[at]!;
  const each = animals.map((animal) => `${words.animals[ANIMALS[animal]!].name} ${String(vps[animal])}`);
  return (
    <ChartPoints
      label={words.parts.chart}
      count={points.length}
      at={at}
      text={`${words.chart.after(after)}: ${each.join(', ')}`}
      onPoint={onPoint}
      onChoose={onChoose}
    />
  );
}

function Drawing({ sheet, moments, at, onPoint, onChoose }: DrawingProps) {
  const words = useLocale();
  const { element, width } = useWidth();
  const { animals, points } = sheet;
  const height = Math.round(Math.min(360, Math.max(230, width * 0.62)));
  const right = width - MARGIN.right;
  const bottom = height - MARGIN.bottom;
  const most = Math.max(1, ...points.flatMap(({ vps }) => vps));
  const distance = (right - MARGIN.left) / Math.max(1, points.length - 1);
  const x = (point: number): number => MARGIN.left + point * distance;
  const y = (vps: number): number => bottom - (vps / most) * (bottom - MARGIN.top);
  const last = points.at(-1)!.vps;
  const labels = apart(
    animals.map((animal) => y(last[animal]!)),
    LABEL,
    bottom,
  );
  const pointName = ({ after }: Point): string =>
    typeof after === 'number' ? String(after) : after === 'start' ? words.chart.start : words.chart.end;

  const onMove = (event: PointerEvent<SVGSVGElement>): void => {
    const from = event.clientX - event.currentTarget.getBoundingClientRect().left - MARGIN.left;
    onPoint(Math.max(0, Math.min(points.length - 1, Math.round(from / distance))));
  };

  return (
    <div ref={element}>
      <Points sheet={sheet} at={at} onPoint={onPoint} onChoose={onChoose} />
      <svg
        className="ds-chart-drawing"
        width={width}
        height={height}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        role="img"
        aria-label={words.chart.describe(points.filter(({ after }) => typeof after === 'number').length)}
        onPointerMove={onMove}
        onPointerDown={onMove}
        onClick={() => onChoose?.(at)}
        onPointerLeave={({ pointerType }) => {
          // A finger that is lifted has not looked away.
          if (pointerType === 'mouse') onPoint(null);
        }}
      >
        {ticksTo(most).map((tick) => (
          <g key={tick}>
            <path className="ds-chart-grid" d={`M${String(MARGIN.left)} ${y(tick).toFixed(1)}H${String(right)}`} />
            <text x={MARGIN.left - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path className="ds-chart-at" d={`M${x(at).toFixed(1)} ${String(MARGIN.top)}V${String(bottom)}`} />
        {points.map(
          (point, i) =>
            isLabelled(i, points.length, distance) && (
              <text key={i} className={i === at ? 'ds-on' : ''} x={x(i)} y={height - 7} textAnchor="middle">
                {pointName(point)}
              </text>
            ),
        )}
        {animals
          .toSorted((a, b) => last[a]! - last[b]!)
          .map((animal) => {
            const path = points
              .map(({ vps }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(vps[animal]!).toFixed(1)}`)
              .join('');
            const edge = `var(--ds-${ANIMALS[animal]!}-edge)`;
            return (
              <g key={animal} fill="none" strokeLinejoin="round" strokeDasharray={DASHES[animal]}>
                <path d={path} stroke={edge} strokeWidth="4.5" />
                <path d={path} stroke={`var(--ds-${ANIMALS[animal]!})`} strokeWidth="2.5" />
                <circle
                  cx={x(at)}
                  cy={y(points[at]!.vps[animal]!)}
                  r="4"
                  fill={`var(--ds-${ANIMALS[animal]!})`}
                  stroke={edge}
                  strokeDasharray="none"
                />
              </g>
            );
          })}
        {moments.map(({ turn, number }) => {
          const point = points.findIndex(({ after }) => after === turn);
          // In the middle of its turn; those of one turn one below the other.
          const row = moments.filter((each) => each.turn === turn && each.number < number).length;
          return (
            point > 0 && (
              <g
                key={number}
                className="ds-chart-moment"
                transform={`translate(${x(point - 0.5).toFixed(1)} ${String(MARGIN.top + 4 + 20 * row)})`}
              >
                {row === 0 && <path d={`M0 9V${String(bottom - MARGIN.top - 4)}`} />}
                <circle r="9" />
                <text y="4.5" textAnchor="middle">
                  {number}
                </text>
              </g>
            )
          );
        })}
        {animals.map((animal, i) => (
          <g key={animal} transform={`translate(${String(right + 8)} ${labels[i]!.toFixed(1)})`}>
            <g transform="translate(0 -9)">
              <AnimalIcon animal={animal} size={18} />
            </g>
            <text className="ds-chart-total" x="22" y="4.5">
              {last[animal]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The numbers that the chart draws. */
function AsTable({ sheet: { animals, points } }: { sheet: ScoreSheet }) {
  const words = useLocale();
  return (
    <details className="ds-chart-table">
      <summary>{words.chart.asTable}</summary>
      <table className="ds-numbers">
        <thead>
          <tr>
            <th scope="col">{words.chart.turn}</th>
            {animals.map((animal) => (
              <th key={animal} scope="col">
                <AnimalIcon animal={animal} size={20} title={words.animals[ANIMALS[animal]!].name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ after, vps }) => (
            <tr key={after}>
              <th scope="row">
                {typeof after === 'number' ? after : after === 'start' ? words.chart.start : words.chart.end}
              </th>
              {animals.map((animal) => (
                <td key={animal}>{vps[animal]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface ChartProps {
  sheet: ScoreSheet;
  /** The turns in which something moved the lines, each with its number in the list below. */
  moments?: readonly { readonly turn: number; readonly number: number }[];
  /** The point at which the table stands, in a game that is watched again. */
  now?: number | null;
  /** Called with the point that was clicked. */
  onChoose?: (point: number) => void;
}

export function Chart({ sheet, moments = [], now = null, onChoose }: ChartProps) {
  const words = useLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const { animals, points } = sheet;
  if (points.length < 2) return <p className="ui-empty">{words.chart.empty}</p>;
  const at = pointed === null || pointed >= points.length ? (now ?? points.length - 1) : pointed;
  const { after, vps } = points[at]!;
  return (
    <figure className="ds-chart">
      <Drawing sheet={sheet} moments={moments} at={at} onPoint={setPointed} onChoose={onChoose} />
      <figcaption>
        <b>{words.chart.after(after)}</b>
        {animals
          .toSorted((a, b) => vps[b]! - vps[a]! || a - b)
          .map((animal) => (
            <span key={animal} className="ds-gain">
              <AnimalIcon animal={animal} size={18} title={words.animals[ANIMALS[animal]!].name} />
              <b>{vps[animal]}</b>
            </span>
          ))}
      </figcaption>
      <AsTable sheet={sheet} />
    </figure>
  );
}

interface ChartSoFarProps {
  history: readonly HistoryEntry[];
  /** In a replay, how the game went on. */
  whole?: { readonly state: State; readonly history: readonly HistoryEntry[] } | undefined;
}

/** The events that a point of the chart links to: those of its turn. */
export function eventsAt(
  { after }: Point,
  turns: ReturnType<typeof turnsOf>,
  history: readonly HistoryEntry[],
): HistoryEntry['events'][number][] {
  const entries =
    after === 'start' ? history.slice(0, 1) : (turns.find(({ turn }) => turn === after)?.entries ?? history.slice(-1));
  return entries.flatMap(({ events }) => events);
}

/** The chart of the game so far, as a part of the board. */
export function ChartSoFar({ history, whole }: ChartSoFarProps) {
  const { s, highlight } = useTable();
  const entries = whole?.history ?? history;
  const then = whole?.state ?? s;
  const turns = useMemo(() => turnsOf(entries, then), [entries, then]);
  const sheet = useMemo(() => scoreSheet(turns, then), [turns, then]);
  const now = sheet.points.findLastIndex(
    ({ after }) => after === 'start' || (typeof after === 'number' && after < s.turn),
  );
  const lookBack = (point: number): void => {
    highlight.lookBack(eventsAt(sheet.points[point]!, turns, entries));
  };
  return (
    <Chart
      sheet={sheet}
      now={whole === undefined ? null : s.over ? sheet.points.length - 1 : now}
      onChoose={lookBack}
    />
  );
}
