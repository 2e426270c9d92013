/** The effect of a click in the editor: a piece from the palette is put down, or something is removed. */
import { ANIMALS } from '../../rules/components.ts';
import { CORNERS, HEXES, hexNamed } from '../../rules/earth.ts';
import { CORNER, type Move, SPACE, TILE, kindOf, valueOf } from '../../rules/moves.ts';
import { isOnEarth } from '../../rules/pieces.ts';
import { NOTHING, type State, isTile, onTile } from '../../rules/state.ts';
import { freeHexes } from '../places.ts';

/** What is taken from the palette. `look` only chooses a tile, `erase` takes away. */
export type Tool =
  | { readonly tool: 'look' | 'tundra' | 'erase' }
  | { readonly tool: 'terrain'; readonly terrain: number }
  | { readonly tool: 'species' | 'pawn'; readonly animal: number }
  | { readonly tool: 'element'; readonly element: number };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const CENTRE = hexNamed('0,0')!;

/** Where a tool can be used, as the answers with which the board names places. */
export function targetsOf(s: State, { tool }: Tool): Set<Move> {
  const tiles = numbers(HEXES).filter((hex) => isTile(s, hex));
  const corners = numbers(CORNERS).filter((corner) => isOnEarth(s, corner));
  switch (tool) {
    case 'terrain': {
      const free = tiles.length === 0 ? [CENTRE] : freeHexes(s);
      return new Set([...tiles, ...free].map((hex) => TILE + hex));
    }
    case 'element':
      return new Set(corners.map((corner) => CORNER + corner));
    case 'pawn':
      return new Set(s.display.map((_, space) => SPACE + space));
    case 'erase':
      return new Set([
        ...tiles.map((hex) => TILE + hex),
        ...corners.flatMap((corner) => (s.disks[corner] === NOTHING ? [] : [CORNER + corner])),
        ...s.display.flatMap((pawn, space) => (pawn === NOTHING ? [] : [SPACE + space])),
      ]);
    default:
      return new Set(tiles.map((hex) => TILE + hex));
  }
}

/** Uses a tool on a place. */
export function put(s: State, tool: Tool, place: Move): void {
  const at = valueOf(place);
  switch (tool.tool) {
    case 'terrain':
      s.terrain[at] = tool.terrain;
      return;
    case 'tundra':
      s.tundra[at] = 1 - s.tundra[at]!;
      return;
    case 'species':
      s.species[onTile(tool.animal, at)]!++;
      return;
    case 'element':
      s.disks[at] = tool.element;
      return;
    case 'pawn':
      // A pawn comes from the hand while there is one.
      takePawn(s, at);
      s.display[at] = tool.animal;
      s.hand[tool.animal] = Math.max(0, s.hand[tool.animal]! - 1);
      return;
    case 'erase':
      takeAway(s, tool, place);
  }
}

/** Takes away what the tool would put there, or else what lies on top. */
export function takeAway(s: State, tool: Tool, place: Move): void {
  const at = valueOf(place);
  const is = (kind: Move): boolean => kindOf(place) === kindOf(kind);
  if (is(CORNER)) s.disks[at] = NOTHING;
  else if (is(SPACE)) takePawn(s, at);
  else if (tool.tool === 'species')
    s.species[onTile(tool.animal, at)] = Math.max(0, s.species[onTile(tool.animal, at)]! - 1);
  else if (tool.tool === 'terrain') s.terrain[at] = NOTHING;
  else if (tool.tool === 'tundra') s.tundra[at] = 0;
  else takeTop(s, at);
}

/** A pawn goes back to its hand. */
function takePawn(s: State, space: number): void {
  const animal = s.display[space]!;
  if (animal !== NOTHING) s.hand[animal]!++;
  s.display[space] = NOTHING;
}

/** Takes the species off a tile; where there are none, its ice; where there is none, the tile. */
function takeTop(s: State, hex: number): void {
  const living = ANIMALS.map((_, animal) => onTile(animal, hex)).filter((i) => s.species[i]! > 0);
  for (const i of living) s.species[i] = 0;
  if (living.length > 0) return;
  if (s.tundra[hex] === 1) s.tundra[hex] = 0;
  else s.terrain[hex] = NOTHING;
}
