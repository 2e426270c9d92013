/**
 * What single tiles gain or lose by a change: species more or fewer, a disk, ice. The tile alone is looked at (`tileWorth`), before and after;
 * the state is changed for that moment and put back.
 */
import { ANIMALS, SPECIATION_LIMIT } from '../../../rules/components.ts';
import { HEXES, HEXES_AT } from '../../../rules/earth.ts';
import { NOTHING, type State, isTile, onTile, terrainOf } from '../../../rules/state.ts';
import { type WeightList, beginTiles, isFed, poolWorth, supplyWorth, tileWorth } from './evaluation.ts';

/** The worth of each tile as it stands, worked out when it is first asked for. */
const worths = new Float64Array(HEXES);
const known = new Uint8Array(HEXES);

/** Prepares the functions below for the animal asked, as earth stands. */
export function lookAtTiles(s: State, weights: WeightList): void {
  beginTiles(s, s.owner[s.asked]!, weights);
  known.fill(0);
}

function worthNow(s: State, hex: number): number {
  if (known[hex] === 0) {
    worths[hex] = tileWorth(s, hex);
    known[hex] = 1;
  }
  return worths[hex]!;
}

/** What a tile gains if an animal has so many more species there, or fewer. */
export function gainOfSpecies(s: State, animal: number, hex: number, more: number): number {
  const before = worthNow(s, hex);
  const i = onTile(animal, hex);
  s.species[i]! += more;
  const after = tileWorth(s, hex);
  s.species[i]! -= more;
  return after - before;
}

/** How many species from an animal's gene pool are best on a tile, and what they gain; none if none gain. */
export interface NewSpecies {
  readonly count: number;
  readonly gain: number;
}
const NONE_NEW: NewSpecies = { count: 0, gain: 0 };

/** How many new species, of so many at most, are best on a tile. */
export function bestNew(s: State, animal: number, hex: number, most: number, least: number): NewSpecies {
  let best = NONE_NEW;
  for (let count = 1; count <= most; count++) {
    const gain = gainOfSpecies(s, animal, hex, count) - count * poolWorth(s, animal);
    if (gain > Math.max(best.gain, least)) best = { count, gain };
  }
  return best;
}

/** New species that a pawn on Speciation can put on a tile. */
export const mostNew = (s: State, hex: number): number =>
  Math.min(SPECIATION_LIMIT[terrainOf(s, hex)]!, s.genePool[s.actor]!);

/** What is gained if the disk on a corner is changed for another, or comes, or goes (NOTHING). */
export function gainOfDisk(s: State, corner: number, disk: number): number {
  const before = s.disks[corner]!;
  const element = disk === NOTHING ? before : disk;
  let gain = disk === NOTHING ? -supplyWorth(element) : supplyWorth(element);
  for (const hex of HEXES_AT[corner]!) {
    if (!isTile(s, hex) || !isFed(s, hex, element)) continue;
    gain -= worthNow(s, hex);
    s.disks[corner] = disk;
    gain += tileWorth(s, hex);
    s.disks[corner] = before;
  }
  return gain;
}

const before = new Int32Array(ANIMALS.length);

/** What a tile gains by ice: one species of each animal stays, the rest go back to the gene pools. */
export function gainOfIce(s: State, hex: number): number {
  let gain = -worthNow(s, hex);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const species = s.species[onTile(animal, hex)]!;
    before[animal] = species;
    if (species > 1) {
      gain += (species - 1) * poolWorth(s, animal);
      s.species[onTile(animal, hex)] = 1;
    }
  }
  s.tundra[hex] = 1;
  gain += tileWorth(s, hex);
  s.tundra[hex] = 0;
  for (let animal = 0; animal < ANIMALS.length; animal++) s.species[onTile(animal, hex)] = before[animal]!;
  return gain;
}
