/** The result of the player at this screen: how far from winning or, as the winner, from the next player. */
import type { Board, Final, GameTypes, Table } from '../types.ts';
import { frameWords } from '../words.ts';

type Placing = Final['placings'][number];

export interface OwnResult {
  readonly text: string;
  readonly own: Placing;
  /** The winner or, where this player has won, the next one. */
  readonly other: Placing;
}

/** Null where nobody at this screen is "you": while watching, and with several people at one device. */
export function ownResult<G extends GameTypes>(board: Board<G>, table: Table<G>): OwnResult | null {
  const { seats, isWatched, names, state } = table;
  if (isWatched || seats.length !== 1) return null;
  const { placings } = board.final(table);
  const own = placings.find(({ seat }) => seat === seats[0]);
  const place = own?.place ?? null;
  if (own === undefined || place === null) return null;
  const other = placings.find((each) => each.seat !== own.seat && (place > 1 ? each.place === 1 : true));
  if (other === undefined) return null;
  const { final: words } = frameWords(table.words);
  if (placings.some((each) => each.seat !== own.seat && each.place === place))
    return { text: words.shared({ place }), own, other };
  const scores = board.series.scores(state);
  const scoreOf = ({ score, side }: Placing): number => (typeof score === 'number' ? score : scores[side]!);
  const by = Math.abs(scoreOf(own) - scoreOf(other));
  const name = names[other.seat]!;
  return { text: place > 1 ? words.came({ place, by, other: name }) : words.won({ by, other: name }), own, other };
}
