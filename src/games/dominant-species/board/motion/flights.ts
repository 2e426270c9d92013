/** Which pieces move when something happens, from where to where: for showing it, once, on top of the table. */
import type { Flight as AnyFlight } from '../../../../ui/Flights.tsx';
import type { GameEvent } from '../../rules/events.ts';
import { NOTHING } from '../../rules/state.ts';

/** What flies. */
export type Piece =
  | { readonly piece: 'pawn' | 'token' | 'cone'; readonly animal: number }
  | { readonly piece: 'disk'; readonly element: number }
  | { readonly piece: 'tile'; readonly terrain: number }
  | { readonly piece: 'ice' | 'card' };

/** A place on the screen: one with a name (`data-place`), or one on earth. */
export type Place =
  { readonly named: string } | { readonly hex: number; readonly animal: number } | { readonly corner: number };

export type Flight = AnyFlight<Piece, Place>;

/** More at once than this is a procession that nobody can follow. */
const MOST = 10;

/** The way of the piece that an event moves; null for an event that moves none, or one that earth itself shows. */
function flightOf(event: GameEvent): Flight | null {
  switch (event.event) {
    case 'pawn':
      return {
        piece: { piece: 'pawn', animal: event.animal },
        way: [{ named: `animal ${String(event.animal)}` }, { named: `space ${String(event.space)}` }],
      };
    case 'acts':
      return {
        piece: { piece: 'pawn', animal: event.animal },
        way: [{ named: `space ${String(event.space)}` }, { named: `animal ${String(event.animal)}` }],
      };
    case 'placed':
      return {
        piece: { piece: 'token', animal: event.animal },
        way: [{ named: `animal ${String(event.animal)}` }, { hex: event.hex, animal: event.animal }],
      };
    case 'disk put':
      return { piece: { piece: 'disk', element: event.element }, way: [{ named: 'bag' }, { corner: event.corner }] };
    case 'element gained':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [{ named: 'bag' }, { named: `elements ${String(event.animal)}` }],
      };
    case 'tundra':
      return { piece: { piece: 'ice' }, way: [{ named: 'ice' }, { hex: event.hex, animal: NOTHING }] };
    case 'tile':
      return {
        piece: { piece: 'tile', terrain: event.terrain },
        way: [{ named: 'bag' }, { hex: event.hex, animal: NOTHING }],
      };
    case 'card':
      return {
        piece: { piece: 'card' },
        way: [{ named: `card ${String(event.card)}` }, { named: `animal ${String(event.animal)}` }],
      };
    default:
      return null;
  }
}

/** The flights of what has just happened. */
export const flightsOf = (events: readonly GameEvent[]): Flight[] =>
  events.flatMap((event) => flightOf(event) ?? []).slice(0, MOST);
