/** The interface of a section of the action display. */
import type { Chance } from '../chance.ts';
import type { State } from '../state.ts';
import type { Questions } from '../pieces.ts';

export interface Section {
  /** Spaces whose pawns act this turn, from the left; all of the section's by default. */
  acting?: number;
  /** What happens before the first space. */
  before?: (s: State, chance: Chance) => void;
  /** Carries out the pawn on the space `s.space`, already back in the hand of `s.actor`. */
  act?: (s: State, chance: Chance) => void;
  /** What happens after the last space. */
  after?: (s: State, chance: Chance) => void;
  questions: Questions;
}
