/** What of a move the game turns on: it is named for a moment, in the words of the log. */
import { leaderOf } from '../chart/turning-points.ts';
import { frameWords } from '../words.ts';
import type { Board, Entry, GameTypes, Motion, Table, Tone } from '../types.ts';

/** A sentence about what has just happened. */
export interface Moment {
  readonly text: string;
  readonly side: number | null;
  readonly tone: Tone;
}

/** At most so many after one move, one after another. */
const MOST = 3;

/** The new sole leader, if there was another before. */
function newLeader<G extends GameTypes>(board: Board<G>, table: Table<G>, before: G['State']): number | null {
  const sides = board.sides(table);
  const leader = (state: G['State']): number | null => {
    const scores = board.series.scores(state);
    return leaderOf(new Map(sides.map(({ id }) => [id, scores[id]!])));
  };
  const [earlier, now] = [leader(before), leader(table.state)];
  return earlier === null || earlier === now ? null : now;
}

/** The moments of the last move. `events`: those that were not shown before; `before`: the table before them. */
export function momentsOf<G extends GameTypes>(
  board: Board<G>,
  { moments }: Pick<Motion<G>, 'moments'>,
  table: Table<G>,
  events: readonly G['Event'][],
  before: G['State'],
): readonly Moment[] {
  const entry: Entry<G> | undefined = table.history.at(-1);
  if (entry === undefined || table.question === null) return [];
  const tones = new Map(events.map((event) => [event, moments?.(event, table.state) ?? null]));
  const isAny = [...tones.values()].some((tone) => tone !== null);
  const lines = isAny ? board.logLines([{ ...entry, events }], table) : [];
  const named = lines.flatMap((line): readonly Moment[] => {
    const tone = line.events.map((event) => tones.get(event) ?? null).find((each) => each !== null);
    return tone === undefined ? [] : [{ text: line.text, side: line.side, tone }];
  });
  const leader = newLeader(board, table, before);
  const lead = board.sides(table).find(({ id }) => id === leader);
  const words = frameWords(table.words).chart;
  return [
    ...named.slice(0, MOST - (lead === undefined ? 0 : 1)),
    ...(lead === undefined ? [] : [{ text: words.leader({ side: lead.name }), side: lead.id, tone: 'gain' as const }]),
  ];
}
