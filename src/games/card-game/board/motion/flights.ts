/** Which pieces move when something happens, and from where to where: animated once, above the table. */
import type { Flight } from '../../../../ui/Flights.tsx';
import { HIDDEN } from '../../rules/cards.ts';
import type { GameEvent } from '../../rules/chance.ts';
import { NOTHING } from '../../rules/components.ts';

/** What flies: an Element card, a card (`HIDDEN` for its back), or VPs. */
export type Piece =
  | { readonly piece: 'element'; readonly element: number }
  | { readonly piece: 'card'; readonly card: number }
  | { readonly piece: 'vps'; readonly vps: number };

/** Names of places (`data-motion`): the first visible one is used. */
export type Place = readonly string[];

/** Nobody can follow more at the same time. */
const MAX = 8;

const player = (seat: number): string => `player ${String(seat)}`;

/** The path of the piece that an event moves; null for an event that moves none. `me` is the player whose hand is on the screen. */
function flightOf(event: GameEvent, me: number | null): Flight<Piece, Place> | null {
  switch (event.event) {
    case 'played':
      return {
        piece: { piece: 'card', card: event.card },
        way: [event.player === me ? ['hand'] : [player(event.player)], [`card ${String(event.card)}`, 'piles']],
      };
    case 'suppressed':
      return event.eliminated
        ? { piece: { piece: 'card', card: event.card }, way: [[player(event.owner)], ['piles']] }
        : null;
    case 'control':
      return {
        piece: { piece: 'element', element: event.element },
        way: [
          event.from === NOTHING ? ['rewards'] : [player(event.from)],
          event.to === NOTHING ? ['rewards'] : [`element ${String(event.element)}`, player(event.to)],
        ],
      };
    case 'drew':
      return {
        piece: { piece: 'card', card: HIDDEN },
        way: [['piles', 'rewards'], event.player === me ? ['hand'] : [player(event.player)]],
      };
    case 'vps':
      return {
        piece: { piece: 'vps', vps: event.vps },
        way: [['rewards'], [`vps ${String(event.player)}`, player(event.player)]],
      };
    default:
      return null;
  }
}

/** The flights of what has just happened. */
export const flightsOf = (events: readonly GameEvent[], me: number | null): Flight<Piece, Place>[] =>
  events.flatMap((event) => flightOf(event, me) ?? []).slice(0, MAX);
