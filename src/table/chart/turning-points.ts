/** Turning points: the actions that moved the sides farthest apart, and those that produced a new leader. */
import { summed } from '../log/lines.ts';
import type { Turn } from '../log/turns.ts';
import type { Board, Gain, GameTypes, LogLine, Side, Table } from '../types.ts';

/** How many are named. */
const MAX = 4;
/** What a new leader in the last turn is worth, as a part of what the weightiest action is; early ones mean less. */
const NEW_LEADER = 0.6;

/** An action that turned the game. */
export interface TurningPoint<G extends GameTypes> {
  readonly turn: Turn<G>;
  /** What of the action counted most. */
  readonly line: LogLine<G>;
  /** What the whole action brought. */
  readonly gains: readonly Gain[];
  /** The side that took the lead by it. */
  readonly leader: number | null;
}

/** The side that is ahead of all others. */
export function leaderOf(scores: ReadonlyMap<number, number>): number | null {
  const most = Math.max(...scores.values());
  const ahead = [...scores].filter(([, score]) => score === most);
  return ahead.length === 1 ? ahead[0]![0] : null;
}

/** The lines of each action; without actions, all of the turn. */
function actionsIn<G extends GameTypes>(lines: readonly LogLine<G>[]): readonly (readonly LogLine<G>[])[] {
  const actions: LogLine<G>[][] = [];
  for (const line of lines) {
    if (actions.at(-1)?.[0]!.action === line.action && actions.length > 0) actions.at(-1)!.push(line);
    else actions.push([line]);
  }
  return actions;
}

const weightOf = ({ gains = [] }: { readonly gains?: readonly Gain[] }): number =>
  gains.reduce((sum, { points }) => sum + Math.abs(points), 0);

/** The turning points of a game, in order; `start`: the scores it began with. Final scoring is its end, not a turn of it. */
export function turningPoints<G extends GameTypes>(
  { series, logLines }: Pick<Board<G>, 'series' | 'logLines'>,
  turns: readonly Turn<G>[],
  table: Table<G>,
  sides: readonly Side[],
  start: readonly number[],
): readonly TurningPoint<G>[] {
  const scores = new Map(sides.map(({ id }) => [id, start[id]!]));
  let ahead = leaderOf(scores);
  const found = turns.flatMap((turn, i) => {
    const end = turn.entries.flatMap(({ events }) => events).find((event) => series.turn(event) === 'end');
    const lines = logLines(turn.entries, table);
    const last = end === undefined ? -1 : lines.findIndex(({ events }) => events.includes(end));
    return actionsIn(last < 0 ? lines : lines.slice(0, last)).flatMap((action) => {
      const gains = summed(
        action.flatMap((line) => line.gains ?? []),
        sides,
      );
      if (gains.length === 0) return [];
      for (const { side, points } of gains) scores.set(side, scores.get(side)! + points);
      const now = leaderOf(scores);
      const leader = now !== null && now !== ahead && ahead !== null ? now : null;
      ahead = now ?? ahead;
      const change = sides.map(({ id }) => gains.find(({ side }) => side === id)?.points ?? 0);
      return [
        {
          point: {
            turn,
            line: action.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best)),
            gains,
            leader,
          },
          apart: Math.max(...change) - Math.min(...change),
          late: leader === null ? 0 : (i + 1) / turns.length,
        },
      ];
    });
  });
  const lead = NEW_LEADER * Math.max(0, ...found.map(({ apart }) => apart));
  const weight = ({ apart, late }: { apart: number; late: number }): number => apart + lead * late;
  const weightiest = new Set(found.toSorted((a, b) => weight(b) - weight(a)).slice(0, MAX));
  return found.filter((each) => weightiest.has(each)).map(({ point }) => point);
}
