/** Tundra: where the ice lies, and how it spreads to a tile next to it, by Glaciation (rules §4.7) or by the card Ice Sheet. */
import { ANIMALS, TUNDRA } from './components.ts';
import type { Chance } from './chance.ts';
import type { VpSource } from './events.ts';
import { CORNERS, HEXES, HEXES_AT, NEIGHBOURS } from './earth.ts';
import { TILE } from './moves.ts';
import { NOTHING, type Table, isTile, onTile, terrainOf, tundraLeft } from './state.ts';
import { type MoveList, gainBonus, removeDisk, takeOff } from './pieces.ts';

const isTundra = (s: Table, hex: number): boolean => terrainOf(s, hex) === TUNDRA;

/** Tundra tiles next to a hex. */
export function tundraAround(s: Table, hex: number): number {
  const near = NEIGHBOURS[hex]!;
  let count = 0;
  for (let i = 0; i < near.length; i++) if (isTundra(s, near[i]!)) count++;
  return count;
}

/** Lists the tiles the ice can spread to: none once the tundra tiles are used up. */
export function listGlaciable(s: Table, moves: MoveList): void {
  if (tundraLeft(s) === 0) return;
  for (let hex = 0; hex < HEXES; hex++) {
    if (isTile(s, hex) && !isTundra(s, hex) && tundraAround(s, hex) > 0) moves.add(TILE + hex);
  }
}

/** Whether a disk lies on a corner surrounded by three tundra tiles. It may have been put there after the ice came. */
function isFrozen(s: Table, corner: number): boolean {
  if (s.disks[corner] === NOTHING) return false;
  const hexes = HEXES_AT[corner]!;
  return hexes.length === 3 && isTundra(s, hexes[0]!) && isTundra(s, hexes[1]!) && isTundra(s, hexes[2]!);
}

/** Puts a tundra tile on a tile, for an animal. */
export function glaciate(s: Table, chance: Chance, animal: number, hex: number, source: VpSource): void {
  s.tundra[hex] = 1;
  chance.emit?.({ event: 'tundra', hex });
  for (let corner = 0; corner < CORNERS; corner++) if (isFrozen(s, corner)) removeDisk(s, chance, corner);
  gainBonus(s, chance, animal, tundraAround(s, hex), source, hex);
  for (let each = 0; each < ANIMALS.length; each++) {
    const returning = s.species[onTile(each, hex)]! - 1;
    if (returning <= 0) continue;
    takeOff(s, each, hex, returning);
    s.genePool[each]! += returning;
    chance.emit?.({ event: 'returned', animal: each, hex, count: returning });
  }
}
