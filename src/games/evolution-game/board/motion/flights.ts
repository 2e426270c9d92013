/** Which pieces fly when something happens, from where to where. */
import type { Flight as AnyFlight } from '../../../../table/types.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type Piece, PACKS, genePlace, handPlace, nichesPlace, squarePlace, storePlace } from '../places.ts';

type Flight = AnyFlight<Piece>;

const colony = (player: number, from: string, to: string): Flight => ({
  piece: { piece: 'colony', player },
  way: [from, to],
});
const mutation = (card: number, from: string, to: string): Flight => ({
  piece: { piece: 'mutation', card },
  way: [from, to],
});
const niche = (letters: number, from: string, to: string): Flight => ({
  piece: { piece: 'niche', niche: letters },
  way: [from, to],
});

function flightsOfEvent(event: GameEvent): Flight[] {
  const { player } = event;
  switch (event.event) {
    case 'placed': {
      const place = squarePlace(event.square);
      const home = event.supplanted === null ? [] : [colony(event.supplanted, place, storePlace(event.supplanted))];
      return [...home, colony(player, storePlace(player), place)];
    }
    case 'removed':
      return event.squares.map((square) => colony(player, squarePlace(square), storePlace(player)));
    case 'adapted':
      return event.cards.map((card) => mutation(card, handPlace(player), genePlace(player, event.domain)));
    case 'drewMutation':
      return [mutation(event.card, PACKS, handPlace(player))];
    case 'drewNiche':
      return [niche(event.niche, PACKS, nichesPlace(player))];
    case 'returned':
      return event.niches.map((each) => niche(each, nichesPlace(player), PACKS));
    default:
      return [];
  }
}

/** The flights of what has just happened. */
export const flightsOf = (events: readonly GameEvent[]): Flight[] => events.flatMap(flightsOfEvent);
