/** Which pieces move when something happens, and from where to where. */
import type { Flight as AnyFlight } from '../../../../table/types.ts';
import { type CardLists, HIDDEN } from '../../rules/cards.ts';
import type { GameEvent } from '../../rules/chance.ts';
import { NOTHING } from '../../rules/components.ts';
import {
  type Piece,
  PILES,
  REWARDS,
  cardPlace,
  elementPlace,
  handPlace,
  playerPlace,
  rewardPlace,
  vpsPlace,
} from '../places.ts';

type Flight = AnyFlight<Piece>;

/** A player's hand, which only they see; to everybody else their place at the table. */
const handOf = (player: number) => [handPlace(player), playerPlace(player)];

/** The path of the piece that an event moves; null for an event that moves none. */
function flightOf(event: GameEvent, cards: CardLists): Flight | null {
  switch (event.event) {
    case 'played':
      return {
        piece: { piece: 'card', card: event.card },
        way: [handOf(event.player), [cardPlace(event.card, cards), PILES]],
      };
    case 'suppressed':
      return event.eliminated
        ? { piece: { piece: 'card', card: event.card }, way: [playerPlace(event.owner), PILES] }
        : null;
    case 'control':
      return {
        piece: { piece: 'element', element: event.element },
        way: [
          event.from === NOTHING ? REWARDS : playerPlace(event.from),
          event.to === NOTHING ? REWARDS : [elementPlace(event.element), playerPlace(event.to)],
        ],
      };
    case 'drew':
      return { piece: { piece: 'card', card: HIDDEN }, way: [[PILES, REWARDS], handOf(event.player)] };
    case 'vps':
      return {
        piece: { piece: 'vps', vps: event.vps },
        way: [
          [rewardPlace(event.source === 'element' ? event.element : event.source), REWARDS],
          [vpsPlace(event.player), playerPlace(event.player)],
        ],
      };
    default:
      return null;
  }
}

/** The flights of what has just happened. */
export const flightsOf = (events: readonly GameEvent[], cards: CardLists): Flight[] =>
  events.flatMap((event) => flightOf(event, cards) ?? []);
