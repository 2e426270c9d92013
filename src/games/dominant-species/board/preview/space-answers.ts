/** What a pawn on a space of the action display could name first, on the current table. */
import { PHASE_OF_SPACE } from '../../rules/components.ts';
import { type Move, hasValue } from '../../rules/moves.ts';
import { advance, legalMoves } from '../../rules/play.ts';
import { NONE } from '../../rules/questions.ts';
import { SECTION_RULES } from '../../rules/sections/index.ts';
import { NOTHING, type State, clearDetails, copyState } from '../../rules/state.ts';
import { acts } from './outlook.ts';
import { foreseeing, foreseen } from './preview.ts';

/** The table as if an animal carried out a space now, no pawn being anywhere else; null if that leaves it no choice. */
export function carriedOut(s: State, animal: number, space: number): State | null {
  if (!acts(space)) return null;
  const at = copyState(s);
  clearDetails(at);
  at.display.fill(NOTHING);
  at.phase = PHASE_OF_SPACE[space]!;
  at.space = space;
  at.actor = animal;
  at.card = NOTHING;
  at.question = NONE;
  const chance = foreseeing([]);
  foreseen(() => {
    SECTION_RULES[at.phase]!.act?.(at, chance);
    advance(at, chance);
  });
  return at.question === NONE || at.space !== space ? null : at;
}

/** What could be named first there. */
export const answersAt = (at: State | null): Move[] => (at === null ? [] : legalMoves(at).filter(hasValue));

/** What the pawn could name first: tiles, corners, elements and so on; empty if it would have no choice. */
export const spaceAnswers = (s: State, animal: number, space: number): Move[] =>
  answersAt(carriedOut(s, animal, space));
