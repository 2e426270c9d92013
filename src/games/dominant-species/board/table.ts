/** The table of Dominant Species: its types. */
import type { GameTypes, Move, Table as AnyTable } from '../../../table/types.ts';
import { useTable as useAnyTable } from '../../../table/use-table.ts';
import type { GameEvent } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { State } from '../rules/state.ts';
import type { Locale } from './words.ts';
import type { Piece } from './place-ids.ts';
import type { MovePreview } from './preview/effects.ts';

export interface Types extends GameTypes {
  State: State;
  Event: GameEvent;
  Kind: QuestionName;
  Preview: MovePreview;
  Words: Locale;
  Piece: Piece;
}

export type Table = AnyTable<Types>;

export const useTable = useAnyTable<Types>;

/** The moves of one gesture. */
export type Steps = readonly [Move, ...Move[]];
