/**
 * What the characters of bots say, and when: a few lines in a game, each after a move that changed much for its speaker. All follows
 * from the history, so that the same game is spoken of in the same way wherever it is shown.
 */
import type { Occasion } from '../../kit/bots/cast.ts';
import { leaderOf } from '../chart/turning-points.ts';
import type { Board, Entry, GameTypes, Occasions, Side, Table, TableProps } from '../types.ts';

/** A line that is said after an entry of the history. */
export interface Spoken {
  /** The index of the entry. */
  readonly entry: number;
  readonly seat: number;
  readonly occasion: Occasion;
  readonly text: string;
}

/** After a line, so many moves pass without another. The end does not wait: nothing comes after it. */
export const PAUSE = 8;
/** So many moves pass before the same is said again. */
export const AGAIN = 100;

/** What is left in silence if something else has happened, first. */
const ORDER: readonly Occasion[] = ['scored', 'lead', 'lost', 'last', 'beaten', 'won'];

type Occurred = Pick<Spoken, 'seat' | 'occasion'>;
type Spoke<G extends GameTypes> = Pick<Board<G>, 'series' | 'gain' | 'sides' | 'final'>;

/** The points that each side gains by an entry. */
function gainsIn<G extends GameTypes>({ gain }: Spoke<G>, entry: Entry<G>): ReadonlyMap<number, number> {
  const gains = new Map<number, number>();
  for (const event of entry.events) {
    const gained = gain(event);
    if (gained !== null) gains.set(gained.side, (gains.get(gained.side) ?? 0) + gained.points);
  }
  return gains;
}

/** The scores with which a history begins: what it does not tell counts as had at the start. */
function scoresBefore<G extends GameTypes>(
  { series }: Spoke<G>,
  sides: readonly Side[],
  state: G['State'],
  gains: readonly ReadonlyMap<number, number>[],
): Map<number, number> {
  const now = series.scores(state);
  return new Map(
    sides.map(({ id }) => [id, gains.reduce((score, gained) => score - (gained.get(id) ?? 0), now[id] ?? 0)]),
  );
}

/** How the game ended, for the first of the bots. */
function atEnd<G extends GameTypes>(
  { final }: Spoke<G>,
  table: Table<G>,
  speaks: (seat: number) => boolean,
): readonly Occurred[] {
  const first = final(table).placings.find(({ seat }) => speaks(seat));
  return first === undefined ? [] : [{ seat: first.seat, occasion: first.place === 1 ? 'won' : 'beaten' }];
}

/** What is said in a game so far, from its beginning. `characters` are those of the seats. */
export function spokenIn<G extends GameTypes>(
  board: Spoke<G>,
  occasions: Occasions<G>,
  table: Table<G>,
  characters: TableProps<G>['characters'],
): readonly Spoken[] {
  const { state, history, question } = table;
  const textOf = ({ seat, occasion }: Occurred): string | undefined => characters?.[seat]?.lines?.[occasion];
  const speaks = (seat: number): boolean => textOf({ seat, occasion: 'lead' }) !== undefined;
  const sides = board.sides(table);
  const seatOf = (side: number): number => occasions.seatOf?.(side, state) ?? side;
  const gains = history.map((entry) => gainsIn(board, entry));
  const scores = scoresBefore(board, sides, state, gains);
  let ahead = leaderOf(scores);
  const said: Spoken[] = [];
  /** When something was last said, by one of several that say the same, too; the last loss is a loss. */
  const lately = new Map<string, number>();
  const keyOf = ({ seat, occasion }: Occurred): string =>
    textOf({ seat, occasion: occasion === 'last' ? 'lost' : occasion })!;
  const isNew = (each: Occurred, entry: number): boolean => entry - (lately.get(keyOf(each)) ?? -AGAIN) >= AGAIN;

  for (const [entry, { player }] of history.entries()) {
    const gained = gains[entry]!;
    for (const [side, points] of gained) if (scores.has(side)) scores.set(side, scores.get(side)! + points);
    const leader = leaderOf(scores);
    const isTaken = leader !== null && ahead !== null && leader !== ahead;
    ahead = leader ?? ahead;
    const isEnd = question === null && entry === history.length - 1;
    // The set-up is nobody's doing.
    if (player === null || (!isEnd && entry - (said.at(-1)?.entry ?? -PAUSE) < PAUSE)) continue;
    const occurred: readonly Occurred[] = isEnd
      ? atEnd(board, table, speaks)
      : [
          ...occasions.losses(history[entry]!, state).map(({ seat, isLast }): Occurred => ({
            seat,
            occasion: isLast && isNewest(entry, history) ? 'last' : 'lost',
          })),
          ...(isTaken ? [{ seat: seatOf(leader), occasion: 'lead' } as const] : []),
          ...[...gained].flatMap(([side, points]): readonly Occurred[] =>
            points >= occasions.many ? [{ seat: seatOf(side), occasion: 'scored' }] : [],
          ),
        ];
    const open = occurred.filter((each) => speaks(each.seat) && (isEnd || isNew(each, entry)));
    const most = open.toSorted((a, b) => ORDER.indexOf(b.occasion) - ORDER.indexOf(a.occasion))[0];
    if (most === undefined) continue;
    lately.set(keyOf(most), entry);
    said.push({ ...most, entry, text: textOf(most)! });
  }
  return said;
}

const isNewest = (entry: number, history: readonly unknown[]): boolean => entry === history.length - 1;
