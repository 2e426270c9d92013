/** Stages over turns: a stepped line for each player. */
import { type MouseEvent, useState } from 'react';
import { ChartPoints } from '../../../../ui/ChartPoints.tsx';
import type { HistoryEntry } from '../../../../kit/module.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { tables } from '../../rules/state.ts';
import { useTable } from '../state/table.ts';
import './chart.css';

/** By player: the stage after each turn, preceded by the one before the first turn. A game that began from a position begins with its stages. */
export function stagesByTurn(
  history: readonly HistoryEntry<Move, GameEvent>[],
  now: readonly number[],
): readonly (readonly number[])[] {
  const events = history.flatMap((entry) => entry.events);
  const gained = now.map(() => 0);
  for (const event of events) if (event.event === 'advanced') gained[event.player]! += event.to - event.from;
  const lines = now.map((stage, player) => [stage - gained[player]!]);
  const stages = lines.map((line) => line[0]!);
  let begun = false;
  const note = (): void => {
    lines.forEach((line, player) => line.push(stages[player]!));
  };
  for (const event of events) {
    if (event.event === 'advanced') stages[event.player] = event.to;
    if (event.event !== 'turn') continue;
    if (begun) note();
    begun = true;
  }
  if (begun) note();
  return lines;
}

/** A gain of this many stages in one turn is a turning point; the chart names the largest of them. */
const MIN_LEAP = 3;
const MAX_LEAPS = 6;

interface Leap {
  readonly player: number;
  /** After this turn. */
  readonly turn: number;
  readonly gain: number;
}

/** The turns that moved the race, the largest gains first. */
export const leapsOf = (lines: readonly (readonly number[])[]): readonly Leap[] =>
  lines
    .flatMap((line, player) =>
      line.flatMap((stage, turn): Leap[] => {
        const gain = turn === 0 ? 0 : stage - line[turn - 1]!;
        return gain >= MIN_LEAP ? [{ player, turn, gain }] : [];
      }),
    )
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MAX_LEAPS);

const DASHES = ['', '7 3', '2 3', '10 3 2 3'];
const COLOURS = ['var(--evo-line-0)', 'var(--evo-line-1)', 'var(--evo-line-2)', 'var(--evo-line-3)'];
const WIDTH = 560;
const HEIGHT = 300;
const LEFT = 34;

interface ChartProps {
  history: readonly HistoryEntry<Move, GameEvent>[];
  /** Shows the table as it was after an entry of the history; left out where that is not possible. */
  onLookBack?: ((entry: number) => void) | undefined;
}

export function Chart({ history, onLookBack }: ChartProps) {
  const { s, words, naming } = useTable();
  const { lastStage } = tables(s);
  const [pointed, setPointed] = useState<number | null>(null);
  const lines = stagesByTurn(history, s.stage);
  const turns = lines[0]!.length - 1;
  if (turns < 1) return <p className="evo-none">{words.chart.empty}</p>;
  const x = (turn: number): number => LEFT + (turn / turns) * (WIDTH - LEFT - 10);
  const y = (stage: number): number => HEIGHT - 24 - (stage / lastStage) * (HEIGHT - 40);
  // The entries in which turns begin; the line of a turn ends where the next begins.
  const begins = history.flatMap(({ events }, entry) =>
    events.flatMap(({ event }) => (event === 'turn' ? [entry] : [])),
  );
  const at = Math.min(pointed ?? turns, turns);
  const goTo = (turn: number): void => {
    onLookBack?.(begins[Math.max(0, Math.min(turns - 1, turn))]!);
  };
  const lookBack = (event: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const across = (((event.clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - 10);
    goTo(Math.round(across * turns));
  };
  const described = lines.map((line, player) => `${naming.player(player)}: ${naming.stage(line.at(-1)!)}`).join('; ');
  return (
    <figure className="evo-chart">
      <ChartPoints
        label={words.chart.title}
        count={turns + 1}
        at={at}
        text={`${words.chart.axis} ${String(at)}: ${lines
          .map((line, player) => `${naming.player(player)} ${naming.stage(line[at]!)}`)
          .join(', ')}`}
        onPoint={setPointed}
        onChoose={onLookBack && goTo}
      />
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={`${words.chart.title}. ${described}`}
        onClick={onLookBack && lookBack}
      >
        {Array.from({ length: lastStage + 1 }, (_, stage) => stage)
          .filter((stage) => stage % 3 === 0)
          .map((stage) => (
            <g key={stage}>
              <path d={`M${String(LEFT)} ${String(y(stage))}H${String(WIDTH - 10)}`} className="evo-grid-line" />
              <text x={LEFT - 6} y={y(stage) + 4} textAnchor="end">
                {stage}
              </text>
            </g>
          ))}
        {pointed !== null && <path d={`M${x(at).toFixed(1)} 8V${String(HEIGHT - 24)}`} className="evo-pointed" />}
        <text x={WIDTH - 10} y={HEIGHT - 4} textAnchor="end">
          {words.chart.axis} {turns}
        </text>
        {lines.map((line, player) => (
          <path
            key={player}
            d={line
              .map((stage, turn) =>
                turn === 0 ? `M${String(x(0))} ${String(y(stage))}` : `H${x(turn).toFixed(1)}V${y(stage).toFixed(1)}`,
              )
              .join('')}
            fill="none"
            stroke={COLOURS[player]}
            strokeWidth="3"
            strokeDasharray={DASHES[player]}
          />
        ))}
        {leapsOf(lines).map(({ player, turn, gain }) => (
          <g key={`${String(player)} ${String(turn)}`} className="evo-leap">
            <circle cx={x(turn)} cy={y(lines[player]![turn]!)} r="4.5" fill={COLOURS[player]} />
            <text x={x(turn) - 7} y={y(lines[player]![turn]!) - 5} textAnchor="end">
              +{gain}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {lines.map((line, player) => (
          <span key={player}>
            <svg viewBox="0 0 30 8" aria-hidden="true">
              <path d="M0 4h30" stroke={COLOURS[player]} strokeWidth="3" strokeDasharray={DASHES[player]} />
            </svg>
            {naming.player(player)}: {line.at(-1)} · {naming.stage(line.at(-1)!)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
