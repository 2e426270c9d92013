/** What the characters of bots have something to say about. */
import type { Occasions } from '../../../table/types.ts';
import { DOMAINS } from '../rules/components.ts';
import type { Types } from './table.ts';

export const occasions: Occasions<Types> = {
  // Stages: a Survival square mostly brings one.
  many: 2,
  losses: ({ player, events }, { colonies }) =>
    events.flatMap((event) => {
      const seat = event.event === 'placed' ? event.supplanted : event.event === 'removed' ? event.player : null;
      if (seat === null || seat === player) return [];
      return [{ seat, isLast: colonies.slice(seat * DOMAINS, (seat + 1) * DOMAINS).every((domain) => domain === 0) }];
    }),
};
