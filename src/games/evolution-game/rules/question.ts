/** A kind of question: its legal answers and their effects. */
import type { GameChance } from './events.ts';
import type { Move, MoveList } from './moves.ts';
import type { State } from './state.ts';

export interface Question {
  /** Lists the legal answers. */
  legal(s: State, moves: MoveList): void;
  /** Carries out a legal answer; may ask again. No question is open when it is called. */
  answer(s: State, move: Move, chance: GameChance): void;
}
