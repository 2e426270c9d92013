/** Which pieces move when something happens, and from where to where: for animating it once, above the table. */
import type { Flight as AnyFlight, PlaceId } from '../../../../table/types.ts';
import type { GameEvent } from '../../rules/events.ts';
import { BOXES, ELEMENTS } from '../../rules/components.ts';
import { HEXES } from '../../rules/earth.ts';
import { dominantOn } from '../../rules/matching.ts';
import { type Piece, abovePlace, conePlace, placeId, speciesPlace } from '../place-ids.ts';
import { NOTHING, type State, inBox, isTile } from '../../rules/state.ts';

type Flight = AnyFlight<Piece>;

/** Where pieces come from, which events do not say. */
export interface Origins {
  /** The stack whose face-up tile was taken; NOTHING if none was. */
  readonly stack: number;
  /** By element: the box that has fewer of its disks than before, or the bag. */
  readonly disks: readonly PlaceId[];
}

const FROM_THE_BAG: Origins = { stack: NOTHING, disks: ELEMENTS.map(() => 'bag') };

/** Where what was placed between two states has come from. */
export const originsOf = (before: State, after: State): Origins => ({
  stack: before.faceUp.findIndex((terrain, stack) => terrain !== NOTHING && after.faceUp[stack] === NOTHING),
  disks: ELEMENTS.map((_, element) => {
    const box = BOXES.findIndex((_, each) => after.boxes[inBox(each, element)]! < before.boxes[inBox(each, element)]!);
    return box === -1 ? 'bag' : placeId('box', box);
  }),
});

/** The way of the piece that an event moves; null for an event that moves none, or one that earth itself shows. */
function flightOf(event: GameEvent, { stack, disks }: Origins): Flight | null {
  switch (event.event) {
    case 'pawn':
      return {
        piece: { piece: 'pawn', animal: event.animal },
        way: [placeId('animal', event.animal), placeId('space', event.space)],
      };
    case 'acts':
      return {
        piece: { piece: 'pawn', animal: event.animal },
        way: [placeId('space', event.space), placeId('animal', event.animal)],
      };
    case 'placed':
      return {
        piece: { piece: 'token', animal: event.animal },
        way: [placeId('animal', event.animal), speciesPlace(event.hex, event.animal)],
      };
    case 'disk put':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [disks[event.element]!, placeId('corner', event.corner)],
      };
    case 'element gained':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [disks[event.element]!, placeId('elements', event.animal)],
      };
    case 'element lost':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [placeId('elements', event.animal), 'bag'],
      };
    case 'disk removed':
      return { piece: { piece: 'disk', element: event.element }, way: [placeId('corner', event.corner), 'bag'] };
    case 'element returned':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [placeId('box', event.box), 'bag'],
      };
    case 'drawn':
      return {
        piece: { piece: 'disk', element: event.element },
        way: ['bag', placeId('box', event.box)],
      };
    case 'card up':
      return { piece: { piece: 'card' }, way: ['deck', placeId('card', event.card)] };
    case 'vps':
      return event.hex === NOTHING
        ? null
        : {
            piece: { piece: 'vps', vps: event.vps },
            way: [placeId('tile', event.hex), placeId('vps', event.animal)],
          };
    case 'tundra':
      return { piece: { piece: 'ice' }, way: ['tundra', placeId('tile', event.hex)] };
    case 'tile':
      return {
        piece: { piece: 'tile', terrain: event.terrain },
        way: [placeId('stack', stack), placeId('tile', event.hex)],
      };
    case 'card':
      return {
        piece: { piece: 'card' },
        way: [placeId('card', event.card), placeId('animal', event.animal)],
      };
    default:
      return null;
  }
}

/** The flights of what has just happened. */
export const flightsOf = (events: readonly GameEvent[], origins = FROM_THE_BAG): Flight[] =>
  events.flatMap((event) => flightOf(event, origins) ?? []);

/** The dominance cones that are handed over between two states: from animal to animal, or down from above where nobody had it. */
export function conesHanded(before: State, after: State): Flight[] {
  const flights: Flight[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isTile(before, hex)) continue;
    const was = dominantOn(before, hex);
    const is = dominantOn(after, hex);
    if (was === is || is === NOTHING) continue;
    const from = was === NOTHING ? abovePlace(hex, is) : conePlace(hex, was);
    flights.push({ piece: { piece: 'cone', animal: is }, way: [from, conePlace(hex, is)] });
  }
  return flights;
}
