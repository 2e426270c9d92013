/** Planning: the animals put their pawns on the action display, one at a time in initiative order (rules §3). */
import { valueOf } from './moves.ts';
import { Q } from './questions.ts';
import type { State } from './state.ts';
import { type Questions, ask, hasVacantSpace, listVacantSpaces, placeOf, putPawn } from './pieces.ts';

/**
 * Asks the next animal with a pawn in hand, starting at a place on the initiative track and going round. Planning is over once
 * nobody has a pawn in hand or no space is vacant.
 */
function askFrom(s: State, place: number): void {
  if (!hasVacantSpace(s)) return;
  const { initiative } = s;
  const animals = initiative.length;
  for (let i = place; i < place + animals; i++) {
    const animal = initiative[i < animals ? i : i - animals]!;
    if (s.hand[animal]! > 0) {
      ask(s, Q['planning space'], animal);
      return;
    }
  }
}

/** Begins planning with the first animal on the track. */
export function startPlanning(s: State): void {
  askFrom(s, 0);
}

export const PLANNING_QUESTIONS: Questions = {
  'planning space': {
    legal: listVacantSpaces,
    answer(s, move, chance) {
      putPawn(s, chance, s.asked, valueOf(move));
      askFrom(s, placeOf(s, s.asked) + 1);
    },
  },
};
