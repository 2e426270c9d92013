/** The effect of a card. "You" is `s.active`, the card's player; the card is `s.card`. */
import type { CardChance } from './chance.ts';
import type { Move, MoveList } from './moves.ts';
import type { State } from './state.ts';

export interface Effect {
  /** Carries out the effect up to its first choice, if any, and opens that question. */
  carryOut(s: State, chance: CardChance): void;
  /** Lists the answers to its question. */
  legal?(s: State, moves: MoveList): void;
  /** Carries out an answer, and continues up to the next choice. */
  answer?(s: State, move: Move, chance: CardChance): void;
}
