/** What a card does when it is played. "You" is `s.active`, the card's player; the card is `s.card`. */
import type { CardChance } from './chance.ts';
import type { Move, MoveList } from './moves.ts';
import type { State } from './state.ts';

export interface Effect {
  /** Carries the effect out as far as it goes without a choice. If it comes to a choice, it opens the question. */
  carryOut(s: State, chance: CardChance): void;
  /** Lists the answers to its question. */
  legal?(s: State, moves: MoveList): void;
  /** Carries out an answer, and goes on as far as it goes without a choice. */
  answer?(s: State, move: Move, chance: CardChance): void;
}
