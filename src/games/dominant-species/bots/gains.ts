/**
 * What changes of single tiles gain or lose: more or fewer species, a disk, an element, ice. A gain is the change of a tile's
 * value for each animal (tiles.ts), multiplied by the player's stake in that animal. Call `lookAtTiles` first.
 *
 * Rollouts ask for the same gains over and over, so gains by numbers of species are cached until the tile changes.
 */
import { ANIMALS, ELEMENTS, PLACINGS, SPECIATION_LIMIT, TUNDRA, WASTELAND_BOX } from '../rules/components.ts';
import { CORNERS, CORNERS_OF, HEXES, HEXES_AT } from '../rules/earth.ts';
import { isWasted } from '../rules/sections/wasteland.ts';
import { NOTHING, type State, held, inBox, isTile, onTile, terrainOf } from '../rules/state.ts';
import { changedAt, onEarth, time } from './changes.ts';
import { GENE_POOL_CAP, TERM, threatened } from './evaluation.ts';
import { counts, dominant, matching, rank, ranked, stand, there } from './standing.ts';
import {
  active,
  comparePart,
  early,
  holdings,
  part,
  pawnsAt,
  playing,
  sideAt,
  stakes,
  take,
  weights,
} from './tiles.ts';

const N = ANIMALS.length;
const TYPES = ELEMENTS.length;

/** Gains of up to this many more or fewer species are cached. */
const MORE = 8;
const GAINS = 2 * MORE + 1;

/** What each change of species gains each animal. */
const gains = new Float64Array(HEXES * N * GAINS * N);
const gainAt = new Int32Array(HEXES * N * GAINS);
/** What it gains the player. */
const total = new Float64Array(HEXES * N * GAINS);
const totalAt = new Int32Array(HEXES * N * GAINS);

/** What the player gains if the current tile becomes what was recorded for it. */
function gainOfCurrent(s: State, hex: number, terrain = terrainOf(s, hex)): number {
  comparePart(s, hex, terrain);
  let gain = 0;
  for (let i = 0; i < playing; i++) gain += part[active[i]!]! * stakes[active[i]!]!;
  return gain;
}

/** What a tile gains if an animal has more or fewer species there. */
export function gainOfSpecies(s: State, animal: number, hex: number, more: number): number {
  if (more < -MORE || more > MORE) {
    take(s, hex);
    counts[animal]! += more;
    return gainOfCurrent(s, hex);
  }
  const change = (hex * N + animal) * GAINS + MORE + more;
  const last = totalAt[change]!;
  const since = Math.max(changedAt[hex]!, pawnsAt);
  if (last >= sideAt && last >= since) return total[change]!;
  const at = change * N;
  if (gainAt[change]! < since) {
    gainAt[change] = time;
    take(s, hex);
    counts[animal]! += more;
    comparePart(s, hex, terrainOf(s, hex));
    for (let i = 0; i < playing; i++) gains[at + active[i]!] = part[active[i]!]!;
  }
  let gain = 0;
  for (let i = 0; i < playing; i++) gain += gains[at + active[i]!]! * stakes[active[i]!]!;
  totalAt[change] = time;
  total[change] = gain;
  return gain;
}

/** What a tile gains if a species there is replaced by one from another animal's gene pool. */
export function gainOfReplacing(s: State, animal: number, by: number, hex: number): number {
  take(s, hex);
  counts[animal]!--;
  counts[by]!++;
  return gainOfCurrent(s, hex) - poolWorth(s, by);
}

/** The value of an animal's action pawn to the player. */
export const pawnWorth = (animal: number): number => stakes[animal]! * early * weights[TERM.pawns]!;

/** What a species taken from an animal's gene pool costs the player. */
export const poolWorth = (s: State, animal: number): number =>
  s.genePool[animal]! > GENE_POOL_CAP ? 0 : stakes[animal]! * early * weights[TERM.genePool]!;

/** The best number of species from an animal's gene pool for a tile, and what they gain; none if none gain. */
export interface NewSpecies {
  readonly count: number;
  readonly gain: number;
}
const NONE_NEW: NewSpecies = { count: 0, gain: 0 };

/** The best number of new species on a tile, up to a maximum. */
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

/** What another disk of an element adds to the value of a position, wherever it lies on earth. */
function supplyWorth(element: number): number {
  let worth = 0;
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    worth += holdings[animal * TYPES + element]! * stakes[animal]!;
  }
  return (worth / 10) * early * weights[TERM.supply]!;
}

/** What is gained by a disk of an element on a corner, or (-1) by removing it. */
export function gainOfDisk(s: State, corner: number, element: number, sign: 1 | -1): number {
  let gain = sign * supplyWorth(element);
  for (const hex of HEXES_AT[corner]!) {
    if (!isTile(s, hex)) continue;
    take(s, hex);
    let isFed = false;
    for (let i = 0; i < playing; i++) {
      const animal = active[i]!;
      const held = holdings[animal * TYPES + element]!;
      matching[animal]! += sign * held;
      if (held > 0 && counts[animal]! > 0) isFed = true;
    }
    if (isFed) gain += gainOfCurrent(s, hex);
  }
  return gain;
}

/** What a tile gains by ice: one species of each animal stays, the rest return to the gene pools. */
export function gainOfIce(s: State, hex: number): number {
  let gain = 0;
  take(s, hex);
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    if (counts[animal]! < 2) continue;
    gain += (counts[animal]! - 1) * poolWorth(s, animal);
    counts[animal] = 1;
  }
  return gain + gainOfCurrent(s, hex, TUNDRA);
}

/** What is gained if an animal gets an element, or (-1) loses it. The state is changed temporarily and restored. */
export function gainOfElement(s: State, animal: number, element: number, sign: 1 | -1): number {
  const at = held(animal, element);
  let gain = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s.species[onTile(animal, hex)] === 0) continue;
    let around = 0;
    const corners = CORNERS_OF[hex]!;
    for (let i = 0; i < 6; i++) if (s.disks[corners[i]!] === element) around++;
    if (around === 0) continue;
    take(s, hex);
    matching[animal]! += sign * around;
    gain += gainOfCurrent(s, hex);
  }
  const before = threatened(s, animal);
  s.added[at]! += sign;
  const threat = threatened(s, animal) - before;
  s.added[at]! -= sign;
  const ofElement = weights[TERM.elements]! + (onEarth[element]! / 10) * weights[TERM.supply]!;
  return gain + (sign * ofElement + threat * weights[TERM.threatened]!) * early * stakes[animal]!;
}

/** What is gained if Wasteland spares the disks of an element, because they are the last of their type in its box. */
export function gainOfSparing(s: State, element: number): number {
  if (s.boxes[inBox(WASTELAND_BOX, element)]! > 1) return 0;
  let gain = 0;
  for (let corner = 0; corner < CORNERS; corner++) {
    if (s.disks[corner] === element && isWasted(s, corner)) gain -= gainOfDisk(s, corner, element, -1);
  }
  return gain;
}

/** The value of Domination of a tile. */
export function dominationWorth(s: State, hex: number): number {
  take(s, hex);
  stand(s, hex, active, playing);
  rank(counts);
  const places = PLACINGS[terrainOf(s, hex)]!;
  let worth = 0;
  for (let i = 0; i < places.length && i < there; i++) worth += places[i]! * stakes[ranked[i]!]!;
  worth *= weights[TERM.vps]!;
  return dominant === NOTHING ? worth : worth + stakes[dominant]! * weights[TERM.cardToTake]!;
}
