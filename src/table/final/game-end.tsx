/** The end of a game that its rules alone do not decide: its players ended it, or somebody resigned. */
import type { GameEnd } from '../../kit/module.ts';
import type { Board, Final, GameTypes, Prompt, Table } from '../types.ts';
import { barWords } from '../words.ts';

/** A final scoring with the places that count; what the rules would say of them is left out. */
export function withPlaces({ placings, ...final }: Final, { text, places }: GameEnd): Final {
  return {
    ...final,
    headline: text,
    reasons: [],
    placings: placings
      .map((placing) => ({ ...placing, place: places?.[placing.seat] ?? null }))
      .sort((one, other) => (one.place ?? 0) - (other.place ?? 0)),
  };
}

/** The side that has won alone; null if none has. */
export function winnerOf({ placings }: Pick<Final, 'placings'>): number | null {
  const first = placings.filter(({ place }) => place === 1);
  return first.length === 1 ? first[0]!.side : null;
}

/** What the bar says then. */
export function endPrompt<G extends GameTypes>(board: Board<G>, table: Table<G>, end: GameEnd): Prompt {
  const winner = winnerOf(withPlaces(board.final(table), end));
  return {
    where: barWords(table.words.language).over,
    sign: winner !== null && <board.Sign side={winner} size={44} />,
    who: '',
    sentence: end.text,
  };
}
