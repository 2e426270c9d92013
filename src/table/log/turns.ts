/** The history by turns, and the way from an event back to the table after it. */
import type { Board, Entry, GameTypes, Table } from '../types.ts';

/** What happened in a turn. A move that ends a turn is in both, each time with the events of that turn. */
export interface Turn<G extends GameTypes> {
  /** From 1; 0 for what came before. */
  readonly number: number;
  /** The event that began it, if the history has it. */
  readonly first: G['Event'] | undefined;
  readonly entries: readonly Entry<G>[];
}

/** Entries in which a turn begins, cut once: a finished turn keeps its entries, and is not rendered again. */
const cuts = new WeakMap<object, readonly object[]>();

/** An entry cut where turns begin: the entry itself, unless one begins after its first event. */
function cut<G extends GameTypes>(entry: Entry<G>, begins: (event: G['Event']) => boolean): readonly Entry<G>[] {
  const known = cuts.get(entry);
  if (known !== undefined) return known as readonly Entry<G>[];
  const { events } = entry;
  const at = events.flatMap((event, i) => (i > 0 && begins(event) ? [i] : []));
  const ends = [0, ...at].map((from, i) => events.slice(from, at[i]));
  const parts =
    ends.length === 1 ? [entry] : ends.map((part, i) => ({ ...entry, events: part, ...(i > 0 && { move: null }) }));
  cuts.set(entry, parts);
  return parts;
}

/** Cuts the history into turns, oldest first. Cheap: nothing is put into words yet. */
export function turnsOf<G extends GameTypes>(
  { series }: Pick<Board<G>, 'series'>,
  history: readonly Entry<G>[],
): readonly Turn<G>[] {
  const turns: { number: number; first: G['Event'] | undefined; entries: Entry<G>[] }[] = [];
  // A history that begins with a position may begin in the middle of a turn.
  let number = series.areRounds ? (history.find(({ asked }) => asked?.round !== undefined)?.asked?.round ?? 1) : 0;
  for (const entry of history) {
    if (series.areRounds) number = Math.max(number, entry.asked?.round ?? number);
    for (const part of cut<G>(entry, (event) => typeof series.turn(event) === 'number')) {
      const first = part.events[0];
      const begun = first === undefined ? null : series.turn(first);
      if (typeof begun === 'number') number = begun;
      const last = turns.at(-1);
      if (last?.number === number) last.entries.push(part);
      else turns.push({ number, first: typeof begun === 'number' ? first : undefined, entries: [part] });
    }
  }
  return turns;
}

/** All that happened in some turns. */
export const eventsIn = <G extends GameTypes>(entries: readonly Entry<G>[]): readonly G['Event'][] =>
  entries.flatMap(({ events }) => events);

/** What links need of a table. */
export type LinkTable<G extends GameTypes> = Pick<Table<G>, 'pointing' | 'lookBack' | 'history' | 'whole'>;

/** Shows the table as it was after events, where that is possible. */
export function lookBackAt<G extends GameTypes>(
  { lookBack, history, whole }: LinkTable<G>,
  events: readonly G['Event'][],
): void {
  const entries = whole?.history ?? history;
  const entry = entries.findLastIndex((each) => each.events.some((event) => events.includes(event)));
  if (entry >= 0) lookBack?.(entry);
}
