/** What lines of the log are made of and say, in every game. */
import type { Board, Entry, Gain, GameTypes, LogLine, Side, Table } from '../types.ts';

/** Whether an event says no more than another: of two draws that the viewer has not seen, for example. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A line of one event; `times`: how often it happened in a row. */
type LineOf<G extends GameTypes> = (
  event: G['Event'],
  times: number,
) => (Pick<LogLine<G>, 'text' | 'side'> & Partial<LogLine<G>>) | null;

/** A line for each event, with what it brings beside it. Equal events in a row become one line, which says how many. */
export function eventLines<G extends GameTypes>(
  entries: readonly Entry<G>[],
  gain: Board<G>['gain'],
  lineOf: LineOf<G>,
): readonly LogLine<G>[] {
  const groups: { events: [G['Event'], ...G['Event'][]]; entry: number }[] = [];
  for (const [entry, { events }] of entries.entries()) {
    for (const event of events) {
      const last = groups.at(-1);
      if (last !== undefined && isSame(last.events[0], event)) {
        last.events.push(event);
        last.entry = entry;
      } else groups.push({ events: [event], entry });
    }
  }
  return groups.flatMap(({ events, entry }) => {
    const line = lineOf(events[0], events.length);
    if (line === null) return [];
    const gains: readonly Gain[] = events.flatMap((event) => gain(event) ?? []);
    return [{ events, entry, gains, times: events.length, ...line }];
  });
}

/** Whether a line is about a side. */
export const concerns = <G extends GameTypes>({ side, concerns: more, gains }: LogLine<G>, of: number): boolean =>
  side === of || more?.includes(of) === true || gains?.some((gain) => gain.side === of) === true;

/** Gains by side, as the heading of a turn shows them. */
export function summed(gains: readonly Gain[], sides: readonly Side[]): readonly Gain[] {
  return sides.flatMap(({ id }) => {
    const points = gains.reduce((sum, gain) => sum + (gain.side === id ? gain.points : 0), 0);
    return points === 0 ? [] : [{ side: id, points }];
  });
}

/** What events bring. */
export const gainsOf = <G extends GameTypes>(events: readonly G['Event'][], gain: Board<G>['gain']): readonly Gain[] =>
  events.flatMap((event) => gain(event) ?? []);

/** The heading of a turn. */
export function turnTitle<G extends GameTypes>(
  board: Board<G>,
  table: Table<G>,
  { number, first }: { readonly number: number; readonly first: G['Event'] | undefined },
  setup: string,
) {
  if (number === 0) return { title: setup, side: null };
  const { state, words } = table;
  return board.turnTitle?.(number, first, table) ?? { title: words.timeline.round(number, state, words), side: null };
}
