/** What the characters of bots have something to say about. */
import type { Occasions } from '../../../table/types.ts';
import { cardOf } from '../rules/cards.ts';
import { NOTHING } from '../rules/components.ts';
import { type State, cardsOf } from '../rules/state.ts';
import type { Types } from './table.ts';

const hasAnimals = (state: State, player: number): boolean =>
  state.tables[player]!.some((piece) => cardsOf(state).classOf[cardOf(piece)] !== NOTHING);

export const occasions: Occasions<Types> = {
  // Few rounds bring a player as much.
  many: 8,
  losses: ({ player, events }, state) => {
    // After the last card of a round nobody has animals.
    const isRoundOver = events.some(({ event }) => event === 'round over');
    return events.flatMap((event) =>
      event.event === 'suppressed' && event.eliminated && event.owner !== player
        ? [{ seat: event.owner, isLast: !isRoundOver && !hasAnimals(state, event.owner) }]
        : [],
    );
  },
};
