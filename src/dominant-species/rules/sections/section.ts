/** What a section of the action display is made of. */
import type { Dealer } from '../dealer.ts';
import type { QuestionName } from '../questions.ts';
import type { State } from '../state.ts';
import type { Question } from '../table.ts';

export interface Section {
  /** Spaces whose pawns act this turn, from the left; all of the section's unless said. */
  acting?: number;
  /** What happens before the first space. */
  before?(s: State, dealer: Dealer): void;
  /** Carries out the pawn on the space `s.space`, already back in the hand of `s.actor`. */
  act?(s: State, dealer: Dealer): void;
  /** What happens after the last space. */
  after?(s: State, dealer: Dealer): void;
  questions: Partial<Record<QuestionName, Question>>;
}
