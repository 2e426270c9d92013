/**
 * What single tiles gain or lose by a change: species more or fewer, a disk, an element, ice. A gain is what the change makes of a tile's worth to each
 * animal (tiles.ts), multiplied by what a VP of it counts for the player. `lookAtTiles` comes first.
 *
 * Rollouts ask for the same gains over and over, so what a tile gains by so many species is kept until the tile changes.
 */
import { ANIMALS, ELEMENTS, PLACINGS, SPECIATION_LIMIT, TUNDRA, WASTELAND_BOX } from '../rules/components.ts';
import { CORNERS, CORNERS_OF, HEXES, HEXES_AT } from '../rules/earth.ts';
import { isWasted } from '../rules/sections/wasteland.ts';
import { NOTHING, type State, held, inBox, isTile, onTile, terrainOf } from '../rules/state.ts';
import { GENE_POOL_CAP, TERM, threatened } from './evaluation.ts';
import { counts, dominant, matching, rank, ranked, stand, there } from './standing.ts';
import {
  active,
  changedAt,
  comparePart,
  early,
  holdings,
  onEarth,
  part,
  playing,
  stakes,
  take,
  time,
  weights,
} from './tiles.ts';

const N = ANIMALS.length;
const TYPES = ELEMENTS.length;

/** Gains of so many species more, or fewer, are kept. */
const MORE = 8;
const GAINS = 2 * MORE + 1;

/** What each change of species gains each animal. */
const gains = new Float64Array(HEXES * N * GAINS * N);
const gainAt = new Int32Array(HEXES * N * GAINS);

/** What the player gains if the tile in hand becomes what it is noted as. */
function gainInHand(s: State, hex: number, terrain = terrainOf(s, hex)): number {
  comparePart(s, hex, terrain);
  let gain = 0;
  for (let i = 0; i < playing; i++) gain += part[active[i]!]! * stakes[active[i]!]!;
  return gain;
}

/** What a tile gains if an animal has so many more species there, or fewer. */
export function gainOfSpecies(s: State, animal: number, hex: number, more: number): number {
  if (more < -MORE || more > MORE) {
    take(s, hex);
    counts[animal]! += more;
    return gainInHand(s, hex);
  }
  const change = (hex * N + animal) * GAINS + MORE + more;
  const at = change * N;
  if (gainAt[change]! < changedAt[hex]!) {
    gainAt[change] = time;
    take(s, hex);
    counts[animal]! += more;
    comparePart(s, hex, terrainOf(s, hex));
    for (let i = 0; i < playing; i++) gains[at + active[i]!] = part[active[i]!]!;
  }
  let gain = 0;
  for (let i = 0; i < playing; i++) gain += gains[at + active[i]!]! * stakes[active[i]!]!;
  return gain;
}

/** What a tile gains if a species of one animal there makes way for one of another's gene pool. */
export function gainOfReplacing(s: State, animal: number, by: number, hex: number): number {
  take(s, hex);
  counts[animal]!--;
  counts[by]!++;
  return gainInHand(s, hex) - poolWorth(s, by);
}

/** What an animal's action pawn is worth to the player. */
export const pawnWorth = (animal: number): number => stakes[animal]! * early * weights[TERM.pawns]!;

/** What a species taken from an animal's gene pool costs the player. */
export const poolWorth = (s: State, animal: number): number =>
  s.genePool[animal]! > GENE_POOL_CAP ? 0 : stakes[animal]! * early * weights[TERM.genePool]!;

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

/** What another disk of an element on earth, wherever it lies, adds to a position's worth. */
function supplyWorth(element: number): number {
  let worth = 0;
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    worth += holdings[animal * TYPES + element]! * stakes[animal]!;
  }
  return (worth / 10) * early * weights[TERM.supply]!;
}

/** What is gained if a disk of an element comes to a corner, or (-1) goes from there. */
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
    if (isFed) gain += gainInHand(s, hex);
  }
  return gain;
}

/** What a tile gains by ice: one species of each animal stays, the rest go back to the gene pools. */
export function gainOfIce(s: State, hex: number): number {
  let gain = 0;
  take(s, hex);
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    if (counts[animal]! < 2) continue;
    gain += (counts[animal]! - 1) * poolWorth(s, animal);
    counts[animal] = 1;
  }
  return gain + gainInHand(s, hex, TUNDRA);
}

/** What is gained if an animal gets an element, or (-1) loses it. The state is changed for that moment and put back. */
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
    gain += gainInHand(s, hex);
  }
  const before = threatened(s, animal);
  s.added[at]! += sign;
  const threat = threatened(s, animal) - before;
  s.added[at]! -= sign;
  const ofElement = weights[TERM.elements]! + (onEarth[element]! / 10) * weights[TERM.supply]!;
  return gain + (sign * ofElement + threat * weights[TERM.threatened]!) * early * stakes[animal]!;
}

/** What is gained if Wasteland spares the disks of an element: they are the last of their type in its box. */
export function gainOfSparing(s: State, element: number): number {
  if (s.boxes[inBox(WASTELAND_BOX, element)]! > 1) return 0;
  let gain = 0;
  for (let corner = 0; corner < CORNERS; corner++) {
    if (s.disks[corner] === element && isWasted(s, corner)) gain -= gainOfDisk(s, corner, element, -1);
  }
  return gain;
}

/** What Domination of a tile is worth. */
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
