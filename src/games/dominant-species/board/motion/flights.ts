/** Which pieces move when something happens, and from where to where: for animating it once, above the table. */
import type { Flight as AnyFlight } from '../../../../ui/Flights.tsx';
import type { GameEvent } from '../../rules/events.ts';
import { BOXES, ELEMENTS } from '../../rules/components.ts';
import { HEXES } from '../../rules/earth.ts';
import { dominantOn } from '../../rules/matching.ts';
import { NOTHING, type State, inBox, isTile } from '../../rules/state.ts';

/** What flies. */
export type Piece =
  | { readonly piece: 'pawn' | 'token' | 'cone'; readonly animal: number }
  | { readonly piece: 'vps'; readonly vps: number }
  | { readonly piece: 'disk'; readonly element: number }
  | { readonly piece: 'tile'; readonly terrain: number }
  | { readonly piece: 'ice' | 'card' };

/** A place on the screen: one with a name (`data-place`), or one on earth. */
export type Place =
  | { readonly named: string }
  /** Where an animal's species stand, or the middle of the tile; `cone`: where its dominance cone stands, `above` it if it comes from nobody. */
  | { readonly hex: number; readonly animal: number; readonly cone?: 'on' | 'above' }
  | { readonly corner: number };

export type Flight = AnyFlight<Piece, Place>;

/** Nobody can follow more at once; the Reset is a procession, and takes its time. */
const MAX = 10;
const MAX_IN_RESET = 24;

/** Where pieces come from, which events do not say. */
export interface Origins {
  /** The stack whose face-up tile was taken; NOTHING if none was. */
  readonly stack: number;
  /** By element: the box that has fewer of its disks than before, or the bag. */
  readonly disks: readonly string[];
}

const FROM_THE_BAG: Origins = { stack: NOTHING, disks: ELEMENTS.map(() => 'bag') };

/** Where what was placed between two states has come from. */
export const originsOf = (before: State, after: State): Origins => ({
  stack: before.faceUp.findIndex((terrain, stack) => terrain !== NOTHING && after.faceUp[stack] === NOTHING),
  disks: ELEMENTS.map((_, element) => {
    const box = BOXES.findIndex((_, each) => after.boxes[inBox(each, element)]! < before.boxes[inBox(each, element)]!);
    return box === -1 ? 'bag' : `box ${String(box)}`;
  }),
});

/** The way of the piece that an event moves; null for an event that moves none, or one that earth itself shows. */
function flightOf(event: GameEvent, { stack, disks }: Origins): Flight | null {
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
      return {
        piece: { piece: 'disk', element: event.element },
        way: [{ named: disks[event.element]! }, { corner: event.corner }],
      };
    case 'element gained':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [{ named: disks[event.element]! }, { named: `elements ${String(event.animal)}` }],
      };
    case 'element lost':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [{ named: `elements ${String(event.animal)}` }, { named: 'bag' }],
      };
    case 'disk removed':
      return { piece: { piece: 'disk', element: event.element }, way: [{ corner: event.corner }, { named: 'bag' }] };
    case 'element returned':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [{ named: `box ${String(event.box)}` }, { named: 'bag' }],
      };
    case 'drawn':
      return {
        piece: { piece: 'disk', element: event.element },
        way: [{ named: 'bag' }, { named: `box ${String(event.box)}` }],
      };
    case 'card up':
      return { piece: { piece: 'card' }, way: [{ named: 'deck' }, { named: `card ${String(event.card)}` }] };
    case 'vps':
      return event.hex === NOTHING
        ? null
        : {
            piece: { piece: 'vps', vps: event.vps },
            way: [{ hex: event.hex, animal: NOTHING }, { named: `vps ${String(event.animal)}` }],
          };
    case 'tundra':
      return { piece: { piece: 'ice' }, way: [{ named: 'ice' }, { hex: event.hex, animal: NOTHING }] };
    case 'tile':
      return {
        piece: { piece: 'tile', terrain: event.terrain },
        way: [{ named: `stack ${String(stack)}` }, { hex: event.hex, animal: NOTHING }],
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
export const flightsOf = (events: readonly GameEvent[], origins = FROM_THE_BAG): Flight[] =>
  events
    .flatMap((event) => flightOf(event, origins) ?? [])
    .slice(0, events.some(({ event }) => event === 'turn') ? MAX_IN_RESET : MAX);

/** The dominance cones that are handed over between two states: from animal to animal, or down from above where nobody had it. */
export function conesHanded(before: State, after: State): Flight[] {
  const flights: Flight[] = [];
  for (let hex = 0; hex < HEXES && flights.length < MAX; hex++) {
    if (!isTile(before, hex)) continue;
    const was = dominantOn(before, hex);
    const is = dominantOn(after, hex);
    if (was === is || is === NOTHING) continue;
    const from =
      was === NOTHING ? { hex, animal: is, cone: 'above' as const } : { hex, animal: was, cone: 'on' as const };
    flights.push({ piece: { piece: 'cone', animal: is }, way: [from, { hex, animal: is, cone: 'on' }] });
  }
  return flights;
}
