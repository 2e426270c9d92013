/** What the characters of bots have something to say about. */
import type { Occasions } from '../../../table/types.ts';
import { speciesOnEarth } from '../rules/state.ts';
import type { Types } from './table.ts';

export const occasions: Occasions<Types> = {
  // First place on a sea is worth as much.
  many: 9,
  seatOf: (animal, { owner }) => owner[animal]!,
  losses: ({ player, events }, state) =>
    events.flatMap((event) => {
      if (event.event !== 'eliminated') return [];
      const seat = state.owner[event.animal]!;
      return seat === player ? [] : [{ seat, isLast: speciesOnEarth(state, event.animal) === 0 }];
    }),
};
