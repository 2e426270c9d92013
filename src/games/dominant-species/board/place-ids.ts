/** The places and things of the table by their names in the notation, as `data-place` has them: what it is, then which one. */
import type { PlaceId } from '../../../table/types.ts';
import { ANIMALS, BOXES, CARDS, ELEMENTS, SPACES, STACKS } from '../rules/components.ts';
import { CORNER_NAMES, HEX_NAMES } from '../rules/earth.ts';
import type { GameEvent } from '../rules/events.ts';
import { spaceName } from '../rules/names.ts';

const listed = (size: number, name: (n: number) => string): string[] => Array.from({ length: size }, (_, n) => name(n));

/** Those that have numbers in the rules. */
const NAMES = {
  animal: ANIMALS,
  /** An animal's elements, its VPs, and the tiles on which it is endangered. */
  elements: ANIMALS,
  vps: ANIMALS,
  endangered: ANIMALS,
  box: BOXES,
  card: CARDS,
  corner: CORNER_NAMES,
  element: ELEMENTS,
  printed: ELEMENTS,
  space: listed(SPACES, spaceName),
  stack: listed(STACKS, (stack) => String(stack + 1)),
  /** A tile, or a hex that has none. */
  tile: HEX_NAMES,
} as const;

type Numbered = keyof typeof NAMES;

export const placeId = (kind: Numbered, number: number): PlaceId => `${kind} ${NAMES[kind][number]!}`;
/** Where an animal's species stand on a tile. */
export const speciesPlace = (hex: number, animal: number): PlaceId => `species ${HEX_NAMES[hex]!} ${ANIMALS[animal]!}`;
/** Where an animal's dominance cone stands on a tile, and where one comes down from that no animal had. */
export const conePlace = (hex: number, animal: number): PlaceId => `cone ${HEX_NAMES[hex]!} ${ANIMALS[animal]!}`;
export const abovePlace = (hex: number, animal: number): PlaceId => `above ${HEX_NAMES[hex]!} ${ANIMALS[animal]!}`;

export interface Place {
  readonly kind: string;
  /** Its name without the kind. */
  readonly which: string;
  /** Its number in the rules; -1 without one. */
  readonly number: number;
}

export function placeOf(id: PlaceId): Place {
  const [kind = '', ...rest] = id.split(' ');
  const which = rest.join(' ');
  const names: readonly string[] = Object.hasOwn(NAMES, kind) ? NAMES[kind as Numbered] : [];
  return { kind, which, number: names.indexOf(which) };
}

/** The sheet that has a place on a small screen; null for earth. */
export function panelOf(place: PlaceId): 'animals' | 'display' | 'cards' | null {
  switch (placeOf(place).kind) {
    case 'animal':
    case 'elements':
    case 'vps':
      return 'animals';
    case 'section':
    case 'space':
    case 'box':
      return 'display';
    case 'card':
    case 'deck':
      return 'cards';
    default:
      return null;
  }
}

/** The places of an event that earth does not mark itself. */
export function placesOf(event: GameEvent): readonly PlaceId[] {
  switch (event.event) {
    case 'waits':
    case 'pawn':
      return [placeId('space', event.space)];
    case 'initiative':
      return [placeId('animal', event.animal)];
    case 'vps':
      return [placeId('vps', event.animal)];
    case 'element returned':
    case 'drawn':
      return [placeId('box', event.box)];
    case 'card up':
      return [placeId('card', event.card)];
    case 'tile up':
      return [placeId('stack', event.stack)];
    default:
      return [];
  }
}

/** What flies. */
export type Piece =
  | { readonly piece: 'pawn' | 'token' | 'cone'; readonly animal: number }
  | { readonly piece: 'vps'; readonly vps: number }
  | { readonly piece: 'disk'; readonly element: number }
  | { readonly piece: 'tile'; readonly terrain: number }
  | { readonly piece: 'ice' | 'card' };
