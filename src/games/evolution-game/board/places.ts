/** The places of the table by their names, as `data-place` has them. */
import type { PlaceId } from '../../../table/types.ts';
import { LETTERS } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import { square as squareOf } from '../rules/letters.ts';

/** A square of a domain, by its number among all. */
export const squarePlace = (square: number): PlaceId => `square ${squareOf.write(square)}`;
export const domainPlace = (domain: number): PlaceId => `domain ${LETTERS[domain]!}`;
/** A square of the Time Circuit. */
export const circuitPlace = (square: number): PlaceId => `circuit ${String(square)}`;
/** A player's colonies that are not on the map. */
export const storePlace = (player: number): PlaceId => `store ${String(player)}`;
/** A player's mutation cards. */
export const handPlace = (player: number): PlaceId => `hand ${String(player)}`;
export const nichesPlace = (player: number): PlaceId => `niches ${String(player)}`;
/** A player's gene pool. */
export const poolPlace = (player: number): PlaceId => `pool ${String(player)}`;
/** A compartment of a gene pool. */
export const genePlace = (player: number, domain: number): PlaceId => `gene ${String(player)} ${LETTERS[domain]!}`;
export const PACKS: PlaceId = 'packs';
/** The column of ages. */
export const AGES: PlaceId = 'ages';

/** The panel that has a place; one's own things are in the main part wherever panels are sheets. */
export const panelOf = (place: PlaceId): string | null => (place === AGES ? 'ages' : null);

/** The places of an event: squares that a counter or colonies came to or left, domains and compartments that changed. */
export function placesOf(event: GameEvent): readonly PlaceId[] {
  switch (event.event) {
    case 'moved':
    case 'jumped':
      return [circuitPlace(event.to)];
    case 'environment':
      return [domainPlace(event.domain)];
    case 'adapted':
      return [genePlace(event.player, event.domain)];
    case 'placed':
      return [squarePlace(event.square)];
    case 'removed':
      return event.squares.map(squarePlace);
    default:
      return [];
  }
}

/** What flies when something happens. */
export type Piece =
  | { readonly piece: 'colony'; readonly player: number }
  | { readonly piece: 'mutation'; readonly card: number }
  | { readonly piece: 'niche'; readonly niche: number };
