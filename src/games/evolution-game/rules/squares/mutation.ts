/** Mutation: a card for each domain the player is unadapted to now. */
import { unadaptedDomains } from '../adaptation.ts';
import { BITS } from '../components.ts';
import { drawMutation, mutationPackSize } from '../packs.ts';
import type { State } from '../state.ts';
import type { Square } from './square.ts';

/** Whether a player would draw anything. */
export const canMutate = (s: State, player: number): boolean =>
  mutationPackSize(s) > 0 && unadaptedDomains(s, player) !== 0;

export const mutation: Square = {
  land(s, chance) {
    let cards = BITS[unadaptedDomains(s, s.asked)]!;
    while (cards-- > 0 && drawMutation(s, s.asked, chance));
  },
};
