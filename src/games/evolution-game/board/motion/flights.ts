/** Which pieces fly when something happens, from where to where. Places are named on the board by `data-place`. */
import type { Flight as AnyFlight } from '../../../../ui/Flights.tsx';
import type { GameEvent } from '../../rules/events.ts';

export type Piece =
  | { readonly piece: 'colony'; readonly player: number }
  | { readonly piece: 'mutation'; readonly card: number }
  | { readonly piece: 'niche'; readonly niche: number };

export type Flight = AnyFlight<Piece, string>;

/** The names of places. */
export const storePlace = (player: number): string => `store ${String(player)}`;
export const colonyPlace = (square: number): string => `colony ${String(square)}`;
export const handPlace = (player: number): string => `hand ${String(player)}`;
export const nichesPlace = (player: number): string => `niches ${String(player)}`;
export const genePlace = (player: number, region: number): string => `gene ${String(player)} ${String(region)}`;
export const PACKS = 'packs';

/** Nobody can follow more at the same time. */
const MAX = 10;

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
      const place = colonyPlace(event.square);
      const home = event.supplanted === null ? [] : [colony(event.supplanted, place, storePlace(event.supplanted))];
      return [...home, colony(player, storePlace(player), place)];
    }
    case 'removed':
      return event.squares.map((square) => colony(player, colonyPlace(square), storePlace(player)));
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
export const flightsOf = (events: readonly GameEvent[]): Flight[] => events.flatMap(flightsOfEvent).slice(0, MAX);
