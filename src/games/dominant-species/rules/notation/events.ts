/** Events in the terms of the notation, for readers of replays (docs/notation.md). */
import { ANIMALS, BOXES, CARDS, ELEMENTS, PHASES, TERRAINS } from '../components.ts';
import { CORNER_NAMES, HEX_NAMES } from '../earth.ts';
import type { GameEvent } from '../events.ts';
import { NOTHING } from '../state.ts';
import { spaceName } from './names.ts';

const hexName = (hex: number): string => HEX_NAMES[hex]!;

/** How to write event fields whose numbers stand for things; other numbers are counts, turns and VPs. */
const NAMES: Readonly<Record<string, (value: number) => string | number>> = {
  phase: (phase) => PHASES[phase]!,
  animal: (animal) => ANIMALS[animal]!,
  space: spaceName,
  hex: hexName,
  from: hexName,
  to: hexName,
  corner: (corner) => CORNER_NAMES[corner]!,
  element: (element) => ELEMENTS[element]!,
  box: (box) => BOXES[box]!,
  terrain: (terrain) => TERRAINS[terrain]!,
  card: (card) => CARDS[card]!,
  stack: (stack) => stack + 1,
};

/** An event in a replay: names for numbers, stacks from 1; `hex` is left out for VPs without a tile. */
export const eventText = (event: GameEvent): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries<string | number>(event)
      .filter(([field, value]) => field !== 'hex' || value !== NOTHING)
      .map(([field, value]) => [field, typeof value === 'number' && NAMES[field] ? NAMES[field](value) : value]),
  );
