/** The places of the table by their names, as `data-place` has them. */
import type { PlaceId } from '../../../table/types.ts';
import type { CardLists } from '../rules/cards.ts';
import type { GameEvent } from '../rules/chance.ts';
import { ELEMENTS } from '../rules/components.ts';
import { card as notation } from '../rules/names.ts';
import { type State, cardsOf } from '../rules/state.ts';

export const PILES: PlaceId = 'piles';
/** What the biome gives to the winners of the round. */
export const REWARDS: PlaceId = 'rewards';
/** What a source of VPs gives, or an element: one of the rewards. */
export const rewardPlace = (source: string | number): PlaceId =>
  `reward ${typeof source === 'number' ? ELEMENTS[source]! : source}`;
/** A card, on the table or in a hand. */
export const cardPlace = (card: number, cards: CardLists): PlaceId => `card ${notation.write(card, cards)}`;
export const elementPlace = (element: number): PlaceId => `element ${ELEMENTS[element]!}`;
export const handPlace = (player: number): PlaceId => `hand ${String(player)}`;
export const playerPlace = (player: number): PlaceId => `player ${String(player)}`;
/** A space of the Survival Track, from 1. */
export const spacePlace = (space: number): PlaceId => `space ${String(space + 1)}`;
export const vpsPlace = (player: number): PlaceId => `vps ${String(player)}`;

/** The sheet that has a place on a small screen; null for the table. */
export const panelOf = (place: PlaceId): string | null => (place.startsWith('space ') ? 'track' : null);

/** The places of an event: cards that came or were turned, an Element card's new owner, a player, a space of the track. */
export function placesOf(event: GameEvent, state: State): readonly PlaceId[] {
  switch (event.event) {
    case 'played':
    case 'recovered':
      return [cardPlace(event.card, cardsOf(state))];
    case 'suppressed':
      return [event.eliminated ? playerPlace(event.owner) : cardPlace(event.card, cardsOf(state))];
    case 'control':
      return [elementPlace(event.element)];
    case 'passed':
      return [playerPlace(event.player)];
    case 'advanced':
      return [spacePlace(event.space)];
    case 'vps':
      return [vpsPlace(event.player)];
    default:
      return [];
  }
}

/** What flies: an Element card, a card (`HIDDEN` for its back), or VPs. */
export type Piece =
  | { readonly piece: 'element'; readonly element: number }
  | { readonly piece: 'card'; readonly card: number }
  | { readonly piece: 'vps'; readonly vps: number };
