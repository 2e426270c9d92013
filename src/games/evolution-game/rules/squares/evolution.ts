/** Evolution Square: a stage as a bonus, survival, then all cards are exchanged. */
import { MAX_NICHES, NOTHING } from '../components.ts';
import { drawUpToMinimum, returnNiches } from '../packs.ts';
import { nicheCount } from '../state.ts';
import { advance, asksToSurvive } from '../survival.ts';
import type { Square } from './square.ts';

/** All places of a hand up to a number of niches. */
const PLACES: readonly (readonly number[])[] = Array.from({ length: MAX_NICHES + 1 }, (_, count) =>
  Array.from({ length: count }, (_, place) => place),
);

export const evolution: Square = {
  land(s, chance) {
    advance(s, s.asked, 1, 'bonus', chance);
    if (s.winner === NOTHING && !asksToSurvive(s)) evolution.afterSurvival!(s, chance);
  },

  afterSurvival(s, chance) {
    const player = s.asked;
    const count = nicheCount(s, player);
    const hand = s.mutation[player]!;
    if (count + hand.length > 0) {
      chance.emit?.({
        event: 'exchanged',
        player,
        niches: s.niches.slice(player * MAX_NICHES, player * MAX_NICHES + count),
        mutation: hand.slice(),
      });
    }
    returnNiches(s, player, PLACES[count]!);
    for (let i = 0; i < hand.length; i++) s.mutationBottom.push(hand[i]!);
    hand.length = 0;
    drawUpToMinimum(s, player, chance);
  },
};
