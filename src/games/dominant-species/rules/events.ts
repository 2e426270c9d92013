/** What happens while a move is carried out, in order. Log, animation and history use it. */

/** Why VPs were gained or lost; for cards, their name. */
export type VpSource =
  'domination' | 'glaciation' | 'wanderlust' | 'survival' | 'final scoring' | 'random earth' | `card ${string}`;

/** Something that happened. Animals, hexes and so on are numbers. */
export type GameEvent =
  | { event: 'turn'; turn: number }
  | { event: 'phase'; phase: number }
  | { event: 'acts'; animal: number; space: number }
  | { event: 'pawn'; animal: number; space: number }
  | { event: 'pawns'; animal: number; gained: number }
  | { event: 'initiative'; animal: number }
  | { event: 'vps'; animal: number; vps: number; source: VpSource; hex: number }
  | { event: 'placed'; animal: number; hex: number; count: number }
  | { event: 'moved'; animal: number; from: number; to: number; count: number }
  | { event: 'eliminated'; animal: number; hex: number; count: number }
  | { event: 'extinct'; animal: number; hex: number; count: number }
  | { event: 'saved'; animal: number; hex: number }
  | { event: 'hibernated'; animal: number; hex: number; count: number }
  | { event: 'returned'; animal: number; hex: number; count: number }
  | { event: 'disk put'; corner: number; element: number }
  | { event: 'disk removed'; corner: number; element: number }
  | { event: 'element gained'; animal: number; element: number }
  | { event: 'element lost'; animal: number; element: number }
  | { event: 'element returned'; box: number; element: number }
  | { event: 'tile'; hex: number; terrain: number }
  | { event: 'tundra'; hex: number }
  | { event: 'card'; animal: number; card: number }
  | { event: 'drawn'; box: number; element: number }
  | { event: 'card up'; card: number }
  | { event: 'tile up'; stack: number; terrain: number }
  | { event: 'end' };
