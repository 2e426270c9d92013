/** The scoring of a round, step by step, while the round is still on the table. The rules carry it out on a copy. */
import type { HistoryEntry } from '../../../../kit/module.ts';
import type { Step } from '../../../../table/narration/steps.tsx';
import { HIDDEN } from '../../rules/cards.ts';
import type { CardChance, GameEvent } from '../../rules/chance.ts';
import { Q, SCORING } from '../../rules/components.ts';
import { DISCARD, type Move } from '../../rules/moves.ts';
import { play } from '../../rules/play.ts';
import { type State, copyState } from '../../rules/state.ts';

type Entry = HistoryEntry<Move, GameEvent>;

/** How long one thing that is scored is shown, in milliseconds. */
const MILLISECONDS = 450;

/** What is scored at the same time: a place, an element, steps on the track. */
const groupOf = (event: GameEvent): string | null =>
  event.event === 'vps'
    ? `${event.source} ${String(event.element)}`
    : event.event === 'advanced' || event.event === 'round over'
      ? event.event
      : null;

/** The outcomes that are known from what happened; any for cards that were not seen. */
function asDrawn(events: readonly GameEvent[]): CardChance['draw'] {
  const cards = events.flatMap((event) => (event.event === 'drew' ? [event.card] : []));
  return (kind, weights) => {
    const card = kind === 'card' ? (cards.shift() ?? HIDDEN) : HIDDEN;
    return card === HIDDEN
      ? Math.max(
          0,
          weights.findIndex((weight) => weight > 0),
        )
      : card;
  };
}

/** The table after each event of the scoring that a move brings about; none for other moves. */
function scoredTables({ move, player, events }: Entry, before: State): readonly (readonly [number, State])[] {
  const over = events.findIndex(({ event }) => event === 'round over');
  if (over < 0 || player === null) return [];
  // The next round begins after it.
  const end = events.findIndex(({ event }, i) => i > over && (event === 'round' || event === 'game over'));
  const tables: (readonly [number, State])[] = [];
  const copy = copyState(before);
  let at = 0;
  const emit = (event: GameEvent): void => {
    if (at >= over && at < end && groupOf(event) !== null) {
      // Whoever moved stays in view until the round is cleared away.
      tables.push([at, { ...copyState(copy), phase: SCORING, question: Q.turn, active: player }]);
    }
    at++;
  };
  // The cards that others discard are not known, nor do they count for what is scored.
  play(copy, move ?? DISCARD | HIDDEN, { draw: asDrawn(events), emit });
  return tables;
}

/** The scoring of the round that a move ends: place by place, element by element; then all of it, until the player goes on. */
export function scoringSteps(entry: Entry, before: State): readonly Step<State, Entry>[] {
  const tables = scoredTables(entry, before);
  const steps = tables.flatMap(([at, state], i): Step<State, Entry>[] => {
    const next = tables[i + 1];
    if (next !== undefined && groupOf(entry.events[next[0]]!) === groupOf(entry.events[at]!)) return [];
    return [{ state, entry: { ...entry, events: entry.events.slice(0, at + 1) }, milliseconds: MILLISECONDS }];
  });
  const last = steps.at(-1);
  return last === undefined ? [] : [...steps, { ...last, isHeld: true }];
}

/** The columns of a round's scoring. */
export const COLUMNS = ['foodChain', 'most', 'elements', 'track'] as const;
export type Column = (typeof COLUMNS)[number];

/** The column of what VPs are for; null for those of cards. */
function columnOf(event: GameEvent & { event: 'vps' }): Column | null {
  switch (event.source) {
    case 'first':
    case 'second':
    case 'third':
    case 'dominance':
      return 'foodChain';
    case 'most elements':
      return 'most';
    case 'element':
      return 'elements';
    case 'highest':
    case 'lowest':
      return 'track';
    default:
      return null;
  }
}

/** What a round has scored so far, by column and player. */
export interface Scored {
  readonly points: Readonly<Record<Column, readonly number[]>>;
  /** What each player has got for all of it. */
  readonly sum: readonly number[];
  /** What has been scored: sources, and elements by their number. */
  readonly done: ReadonlySet<string | number>;
  /** The last thing that was scored. */
  readonly last: GameEvent | null;
}

/** What the events of a move have scored for a round. */
export function scoredIn(events: readonly GameEvent[], players: number): Scored {
  const none = (): number[] => new Array<number>(players).fill(0);
  const points: Record<Column, number[]> = { foodChain: none(), most: none(), elements: none(), track: none() };
  const done = new Set<string | number>();
  const scoring = events.slice(events.findIndex(({ event }) => event === 'round over'));
  for (const event of scoring) {
    if (event.event !== 'vps') continue;
    const column = columnOf(event);
    if (column === null) continue;
    points[column][event.player]! += event.vps;
    done.add(event.source === 'element' ? event.element : event.source);
  }
  const sum = none().map((_, player) => COLUMNS.reduce((total, column) => total + points[column][player]!, 0));
  return { points, sum, done, last: scoring.findLast((event) => groupOf(event) !== null) ?? null };
}
