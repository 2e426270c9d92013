/** Mutation or Population Growth, at the player's choice. A choice without effect is not offered. */
import { canPlace } from '../adaptation.ts';
import { ALL_DOMAINS, CHOOSE } from '../components.ts';
import { CHOOSE_GROWTH, CHOOSE_MUTATION, kindOf, moveOf } from '../moves.ts';
import type { Question } from '../question.ts';
import { growth } from './growth.ts';
import { canMutate, mutation } from './mutation.ts';
import type { Square } from './square.ts';

export const either: Square = {
  land(s, chance) {
    const mutates = canMutate(s, s.asked);
    const grows = canPlace(s, s.asked, ALL_DOMAINS);
    if (mutates && grows) s.question = CHOOSE;
    else if (mutates) mutation.land(s, chance);
    else if (grows) growth.land(s, chance);
  },
};

export const chooseQuestion: Question = {
  legal(_s, moves) {
    moves.add(moveOf(CHOOSE_MUTATION));
    moves.add(moveOf(CHOOSE_GROWTH));
  },

  answer(s, move, chance) {
    if (kindOf(move) === CHOOSE_MUTATION) mutation.land(s, chance);
    else growth.land(s, chance);
  },
};
