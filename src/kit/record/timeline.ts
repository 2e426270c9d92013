/**
 * A timeline: random access to every point of a game. Point 0 is the table before the first move, point n the table after move n.
 * Snapshots of the state are stored at intervals; other points are replayed from the previous one.
 */
import type { Chance, Outcome } from '../chance.ts';
import type { GameModule } from '../module.ts';
import type { Decision, HistoryEntry } from '../game-rules.ts';
import type { GameRecord } from './record.ts';
import { entryOf, replay } from './replay.ts';
import type { StepSize } from '../step-sizes.ts';

/** Moves between two snapshots: the most that is replayed to reach a point. */
export const SNAPSHOT_MOVES = 16;

export interface Timeline {
  readonly game: GameModule;
  readonly record: GameRecord;
  /** The number of the last point, which is the number of moves. */
  readonly last: number;
  /** The players' names by seat, if the record has them. */
  readonly names: readonly string[] | undefined;
  readonly bots: readonly (string | null)[] | undefined;
  /** The state at the last point. It must not be changed. */
  readonly end: unknown;
  /** What happened, by point. */
  readonly history: readonly HistoryEntry<unknown, unknown>[];
  /** The question open at each point; null at the end, also if the players ended the game. */
  readonly asked: readonly (Decision | null)[];
  /** Points at which an action, a phase or a round begins; each list includes those of the coarser ones, and both ends. */
  readonly stops: Readonly<Record<StepSize, readonly number[]>>;
  /** The state at a point; repeated calls for the same point return the same object. It must not be changed. */
  at(point: number): unknown;
}

/** Chance that repeats the given draws. */
function drawnAgain(outcomes: readonly Outcome[]): Chance {
  let next = 0;
  return { draw: () => outcomes[next++]!.drawn };
}

/** Where each stepSize stops. */
function stopsOf(
  { rules }: GameModule,
  asked: readonly (Decision | null)[],
  history: readonly HistoryEntry<unknown, unknown>[],
): Timeline['stops'] {
  const last = asked.length - 1;
  const points = asked.map((_, point) => point);
  const isEnd = (point: number): boolean => point === 0 || point === last;
  const differs = (point: number, of: (decision: Decision | null) => unknown): boolean =>
    isEnd(point) || of(asked[point]!) !== of(asked[point - 1]!);
  const isRound = (point: number): boolean => differs(point, (decision) => decision?.round);
  const isPhase = (point: number): boolean => isRound(point) || differs(point, (decision) => decision?.phase);
  const begins = rules.beginsAction?.bind(rules);
  const isAction = (point: number): boolean =>
    isPhase(point) ||
    (begins
      ? history[point]!.events.some((event) => begins(event))
      : differs(point, (decision) => decision?.role ?? decision?.player));
  return {
    move: points,
    action: points.filter(isAction),
    phase: points.filter(isPhase),
    round: points.filter(isRound),
  };
}

/** Reads a record. Throws a NotationError or a ReplayError if it is invalid. `onPlay` is called with each move replayed later. */
export function timelineOf(game: GameModule, document: unknown, onPlay?: () => void): Timeline {
  const { rules } = game;
  const snapshots: unknown[] = [];
  const moves: { readonly move: unknown; readonly outcomes: readonly Outcome[] }[] = [];
  const history: HistoryEntry<unknown, unknown>[] = [];
  const asked: (Decision | null)[] = [];
  const { state, names, bots } = replay(game, document, {
    onStep(step) {
      const { number, before, move, outcomes } = step;
      history.push(entryOf(step));
      if (number === 0) return;
      asked.push(step.asked);
      if ((number - 1) % SNAPSHOT_MOVES === 0) snapshots.push(before);
      moves.push({ move, outcomes });
    },
  });
  const record = document as GameRecord;
  asked.push(record.end === undefined ? rules.decision(state) : null);
  if (moves.length % SNAPSHOT_MOVES === 0) snapshots.push(state);
  let latest: { readonly point: number; readonly state: unknown } = { point: moves.length, state };

  return {
    game,
    record,
    last: moves.length,
    names,
    bots,
    end: state,
    history,
    asked,
    stops: stopsOf(game, asked, history),
    at(point) {
      if (latest.point === point) return latest.state;
      const from = Math.floor(point / SNAPSHOT_MOVES);
      // Going forwards, the previous point is nearer than any snapshot.
      const isNear = latest.point < point && latest.point >= from * SNAPSHOT_MOVES;
      const reached = rules.copy(isNear ? latest.state : snapshots[from]);
      for (let i = isNear ? latest.point : from * SNAPSHOT_MOVES; i < point; i++) {
        const { move, outcomes } = moves[i]!;
        rules.play(reached, move, drawnAgain(outcomes));
        onPlay?.();
      }
      latest = { point, state: reached };
      return reached;
    },
  };
}

/**
 * The timeline of a running game for a seat that may not know all of it: the states it saw are given, since nothing can be
 * replayed. `record` has no moves.
 */
export function timelineSeen(
  game: GameModule,
  states: readonly unknown[],
  history: readonly HistoryEntry<unknown, unknown>[],
): Timeline {
  const asked = states.map((state) => game.rules.decision(state));
  return {
    game,
    record: { format: game.notation.recordFormat, moves: [] },
    last: states.length - 1,
    names: undefined,
    bots: undefined,
    end: states.at(-1),
    history,
    asked,
    stops: stopsOf(game, asked, history),
    at: (point) => states[point],
  };
}

/** A timeline with the times of its moves, from the same history as somebody else knows it: records have none. */
export function withTimes(
  timeline: Timeline,
  history: readonly Pick<HistoryEntry<unknown, unknown>, 'at'>[],
): Timeline {
  const dated = timeline.history.map((entry, point) => {
    const at = history[point]?.at;
    return at === undefined ? entry : { ...entry, at };
  });
  return { ...timeline, history: dated };
}

/** The next stop of a stepSize after a point, or before it; the end if there is none. */
export function stopFrom({ stops, last }: Timeline, point: number, stepSize: StepSize, direction: 1 | -1): number {
  const list = stops[stepSize];
  return direction === 1 ? (list.find((stop) => stop > point) ?? last) : (list.findLast((stop) => stop < point) ?? 0);
}

/** The points of a stepSize with how much happened up to the next: the number of events relative to the liveliest (0 to 1). */
export function liveliness({ history, stops, last }: Timeline, stepSize: StepSize): { point: number; share: number }[] {
  const list = stops[stepSize];
  const counts = list.map((point, i) => {
    const until = list[i + 1] ?? last;
    let count = 0;
    for (let each = point + 1; each <= until; each++) count += history[each]!.events.length;
    return count;
  });
  const most = Math.max(1, ...counts);
  return list.map((point, i) => ({ point, share: counts[i]! / most }));
}
