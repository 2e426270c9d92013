/** What happens while a move is carried out, in order. Log, animation and history use it. */
import { describeEvents } from '../../../kit/moves.ts';
import { animal, box, card, corner, element, hex, phase, space, stack, terrain } from './names.ts';

/** Why VPs were gained or lost; for cards, their name. */
export type VpSource =
  'domination' | 'glaciation' | 'wanderlust' | 'survival' | 'final scoring' | 'random earth' | `card ${string}`;

/**
 * Something that happened. Animals, hexes, corners, elements and so on are numbers, indices into the arrays of their names.
 *
 * @property event What kind of event it is.
 * @property turn The turn, from 1.
 * @property phase The phase, an index into `PHASES`.
 * @property animal The animal that acts, or whose pieces or VPs they are.
 * @property space The space of the action display.
 * @property gained 1, or −1 for a pawn that is set aside.
 * @property vps The VPs gained; below 0 if lost.
 * @property source What they are for.
 * @property hex The hex of the tile; for VPs, of the tile scored, or NOTHING.
 * @property count How many species, at least 1.
 * @property from The hex they leave.
 * @property to The hex they move to.
 * @property corner The corner.
 * @property element The element type.
 * @property box The box, an index into `BOXES`.
 * @property terrain The tile's terrain.
 * @property card The card.
 * @property stack The Wanderlust stack, from 0.
 */
export type GameEvent =
  /** A turn begins. */
  | { event: 'turn'; turn: number }
  /** A section of the execution, or the Reset, begins. */
  | { event: 'phase'; phase: number }
  /** A pawn on the action display acts, and is back in its animal's hand. */
  | { event: 'acts'; animal: number; space: number }
  /** A pawn stays where it is in Glaciation, since the first space is empty. */
  | { event: 'waits'; animal: number; space: number }
  /** An animal puts a pawn from its hand on a space. */
  | { event: 'pawn'; animal: number; space: number }
  /** An animal gains a pawn of those set aside, or sets aside one in hand. */
  | { event: 'pawns'; animal: number; gained: number }
  /** An animal moves one place to the left on the initiative track. */
  | { event: 'initiative'; animal: number }
  /** An animal's VPs change. */
  | { event: 'vps'; animal: number; vps: number; source: VpSource; hex: number }
  /** Species come from the gene pool to a tile. */
  | { event: 'placed'; animal: number; hex: number; count: number }
  /** Species move from one tile to another. */
  | { event: 'moved'; animal: number; from: number; to: number; count: number }
  /** Species are eliminated by an action or a card. */
  | { event: 'eliminated'; animal: number; hex: number; count: number }
  /** Endangered species are eliminated in the Reset. */
  | { event: 'extinct'; animal: number; hex: number; count: number }
  /** The mammal saves one of its endangered species in the Reset. */
  | { event: 'saved'; animal: number; hex: number }
  /** Hibernation brings eliminated species back. */
  | { event: 'hibernated'; animal: number; hex: number; count: number }
  /** Species on a glaciated tile return to the gene pool. */
  | { event: 'returned'; animal: number; hex: number; count: number }
  /** An element is put on a corner. */
  | { event: 'disk put'; corner: number; element: number }
  /** The element on a corner goes to the bag. */
  | { event: 'disk removed'; corner: number; element: number }
  /** An animal gets an added element. */
  | { event: 'element gained'; animal: number; element: number }
  /** An animal's added element goes to the bag. */
  | { event: 'element lost'; animal: number; element: number }
  /** An element of a box goes to the bag (Wasteland). */
  | { event: 'element returned'; box: number; element: number }
  /** Wanderlust puts a large tile on earth. */
  | { event: 'tile'; hex: number; terrain: number }
  /** A tundra tile is put on a tile. */
  | { event: 'tundra'; hex: number }
  /** The dominant animal takes a card. */
  | { event: 'card'; animal: number; card: number }
  /** An element is drawn from the bag for a box. */
  | { event: 'drawn'; box: number; element: number }
  /** A card of the deck is turned face up. */
  | { event: 'card up'; card: number }
  /** The top tile of a Wanderlust stack is turned face up. */
  | { event: 'tile up'; stack: number; terrain: number }
  /** Final scoring is done: the game is over. */
  | { event: 'end' };

const written = describeEvents<GameEvent>({
  phase,
  animal,
  space,
  hex,
  from: hex,
  to: hex,
  corner,
  element,
  box,
  terrain,
  card,
  stack,
});

/** An event in a replay (docs/notation.md): names for numbers, stacks from 1; `hex` is left out for VPs without a tile. */
export const eventText = (event: GameEvent): Readonly<Record<string, unknown>> => written(event);
