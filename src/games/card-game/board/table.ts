/** The table of the card game: its types, and what follows from its state. */
import type { GameTypes, Table as AnyTable } from '../../../table/types.ts';
import { usePointed } from '../../../table/pointing.ts';
import { useTable as useAnyTable } from '../../../table/use-table.ts';
import type { CardLists } from '../rules/cards.ts';
import type { GameEvent } from '../rules/chance.ts';
import { NOTHING, SCORING } from '../rules/components.ts';
import { type State, cardsOf, isTenRounds } from '../rules/state.ts';
import { type Words, useWords } from './words.ts';
import type { Piece } from './places.ts';
import { type Outlook, outlookOf } from './state/outlook.ts';
import type { Preview } from './state/preview.ts';

export interface Types extends GameTypes {
  State: State;
  Event: GameEvent;
  Preview: Preview;
  Words: Words;
  Piece: Piece;
}

export type Table = AnyTable<Types>;

export const useTable = useAnyTable<Types>;

export const useCards = (): CardLists => cardsOf(useTable().state);

const tenWords = new WeakMap<Words, Words>();

/** The words for the edition played: in ten rounds some of them speak of other things. */
export function wordsFor(words: Words, state: State): Words {
  if (!isTenRounds(state)) return words;
  const known = tenWords.get(words);
  if (known) return known;
  const { table, why, final, scoring } = words.ten;
  const merged: Words = {
    ...words,
    table: { ...words.table, ...table },
    why: { ...words.why, ...why },
    final: { ...words.final, ...final },
    scoring: { ...words.scoring, ...scoring },
  };
  tenWords.set(words, merged);
  return merged;
}
export const useTableWords = (): Words => wordsFor(useWords(), useTable().state);

/** The end of the game, won by one player or shared. */
export const gameOverText = (words: Words, winners: readonly string[]): string =>
  words.gameOver({ winners, winner: winners[0] ?? '', count: winners.length, withYou: winners.includes(words.you()) });

/** A place from 0, in figures; a dash for a player who has none. */
export const placeText = (words: Words, place: number): string =>
  place !== NOTHING ? words.place({ place: place + 1 }) : words.preview.none();

/** Whether the table shows how its round is scored. */
export const isScoring = ({ phase, over }: State): boolean => phase === SCORING && !over;

const outlooks = new WeakMap<State, Outlook>();

/** What the table would score now; the same object for the same state. */
export function useNow(): Outlook {
  const { state } = useTable();
  const known = outlooks.get(state);
  if (known !== undefined) return known;
  const now = outlookOf(state);
  outlooks.set(state, now);
  return now;
}

/** What the move pointed at would change. */
export const usePreview = (): Preview | null => usePointed<Types>().preview;

export const biomeName = ({ state, words }: Pick<Table, 'state' | 'words'>, biome: number): string => {
  const name = cardsOf(state).table.biomes[biome]?.name ?? '';
  return words.biomeNames[name] ?? name;
};
