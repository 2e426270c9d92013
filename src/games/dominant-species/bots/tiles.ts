/**
 * The values of the tiles as they are, and of the current tile as it would be: the part of the evaluation (evaluation.ts) that
 * depends on single tiles, by animal, and the player's stake in each animal. The gains that rollouts need (gains.ts) are
 * differences of these.
 *
 * Results are cached; `lookAtTiles` clears them where a tile has changed (changes.ts). None of this is ever interrupted.
 */
import {
  ANIMALS,
  COMPETITION,
  DEFAULT_COUNT,
  DEFAULT_ELEMENT,
  DOMINATION,
  ELEMENTS,
  FIRST_SPACE,
  MIGRATION,
  PLACINGS,
  SPACES,
  SPACES_OF,
  SPECIATION,
  TUNDRA,
  bonus,
} from '../rules/components.ts';
import { CORNERS, CORNERS_OF, HEXES, HEXES_AT } from '../rules/earth.ts';
import { has } from '../rules/details.ts';
import { Q } from '../rules/questions.ts';
import { NOTHING, type State, onTile } from '../rules/state.ts';
import {
  changed,
  changedAt,
  earth,
  lookAtChanges,
  markStale,
  onEarth,
  stale,
  staleCount,
  terrains,
  tiles,
  time,
} from './changes.ts';
import { stakesOf } from './rivalry.ts';
import { GENE_POOL_CAP, TERM, type WeightList, progress, spreadLeft, threatened } from './evaluation.ts';
import {
  counts,
  dominanceLead,
  dominant,
  isAnyGoingExtinct,
  leadOfFirst,
  matching,
  rank,
  ranked,
  safe,
  stand,
  there,
} from './standing.ts';
import {
  FOUR,
  ofSpread,
  ofFragile,
  ofEndangered,
  ofSpecies,
  ofTundraSpecies,
  ofDominance,
  ofMargin,
  ofPlacing,
  ofPromise,
  weighTiles,
} from './tile-weights.ts';

const N = ANIMALS.length;
const TYPES = ELEMENTS.length;
const FIRST_DOMINATION = FIRST_SPACE[DOMINATION]!;
/** The elements printed on each animal's display. */
const PRINTED = new Int32Array(N * TYPES);
for (let animal = 0; animal < N; animal++) PRINTED[animal * TYPES + DEFAULT_ELEMENT[animal]!] = DEFAULT_COUNT[animal]!;

/** The player's stake in a VP of each animal. */
export const stakes = new Float64Array(N);
export let weights: WeightList = new Float64Array();
/** The share of the game that is left, 0 to 1. */
export let early = 0;
/** What each animal holds of each element, including default ones. */
export const holdings = new Int32Array(N * TYPES);
/** Pawns of each animal on Domination, still to act. */
const toScore = new Int32Array(N);
const pawnsNow = new Int32Array(N);
/** The animals in play, the first `playing` of the list. */
export const active = new Int32Array(N);
export let playing = 0;

const matches = new Int32Array(HEXES * N);
const matchedAt = new Int32Array(HEXES);
/** When it last changed for which animals there are pawns on Domination: gains depend on it. */
export let pawnsAt = 0;
/** The value of each tile to each animal as it is, and what it promises to pawns on Domination, if the animal has any. */
const parts = new Float64Array(HEXES * N);
const promises = new Float64Array(HEXES * N);

// For the Survival card: how many species and tiles count for each animal, who holds it, and its value to that animal.
const tundraSpecies = new Int32Array(N);
const tundraTiles = new Int32Array(N);
let survivor = NOTHING;
let survivalWorth = 0;

/** The value of the current tile to each animal, and what it promises to its pawns on Domination, if it has any. */
export const part = new Float64Array(N);
const promise = new Float64Array(N);

/** The last side: whose it was, and how far the animals were ahead of each other; and when it was determined. */
let side = 0;
export let sideAt = 0;

/**
 * Prepares the gains for a player, for the current earth and standings. The result identifies that side. Passing it back with the
 * next question of the same action, for the same player, saves recomputing who is ahead.
 */
export function lookAtTiles(s: State, by: WeightList, player: number, knownSide = 0): number {
  const isKnown = knownSide === side && side > 0;
  lookAtChanges(s);
  // Within an action of Speciation, Migration or Competition only species move.
  if (!isKnown || (s.phase !== SPECIATION && s.phase !== MIGRATION && s.phase !== COMPETITION)) lookAtTable(s, by);
  valueStale(s);
  if (isKnown) return side;
  side++;
  sideAt = time;
  valueTiles();
  for (let i = 0; i < playing; i++) values[active[i]!] = addHoldings(s, active[i]!, tileValues[active[i]!]!);
  const places = s.initiative.length;
  for (let place = 0; place < places; place++) {
    values[s.initiative[place]!]! += ((places - place) / places) * early * weights[TERM.initiative]!;
  }
  stakesOf(s, values, player, stakes, spreadLeft(s, weights[weights.length - 1]!));
  return side;
}

/** Every animal's value, approximately as in the evaluation. */
const values = new Float64Array(N);
/** What each animal's tiles are worth to it, including the Survival card and the best promises to its pawns. */
const tileValues = new Float64Array(N);
let areTilesValued = false;
const bestPromises = new Float64Array(SPACES_OF[DOMINATION]!);

/** Determines `tileValues` if anything has changed. */
function valueTiles(): void {
  if (areTilesValued) return;
  areTilesValued = true;
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    let value = animal === survivor ? survivalWorth : 0;
    for (let k = 0; k < tiles; k++) value += parts[earth[k]! * N + animal]!;
    const pawns = toScore[animal]!;
    if (pawns > 0) {
      bestPromises.fill(0);
      for (let k = 0; k < tiles; k++) keepLargest(promises[earth[k]! * N + animal]!, pawns);
      for (let k = 0; k < pawns; k++) value += bestPromises[k]!;
    }
    tileValues[animal] = value;
  }
}

/** Adds the rest of an animal's value to that of its tiles, except its place on the initiative track. */
function addHoldings(s: State, animal: number, ofTiles: number): number {
  const row = animal * TYPES;
  let value = ofTiles;
  let added = 0;
  let supply = 0;
  for (let element = 0; element < TYPES; element++) {
    added += s.added[row + element]!;
    supply += holdings[row + element]! * onEarth[element]!;
  }
  let fading = Math.min(GENE_POOL_CAP, s.genePool[animal]!) * weights[TERM.genePool]!;
  fading += added * weights[TERM.elements]! + (supply / 10) * weights[TERM.supply]!;
  fading -= s.aside[animal]! * weights[TERM.pawns]!;
  if (added > 0) fading += threatened(s, animal) * weights[TERM.threatened]!;
  if (s.question === Q['domination card'] && s.asked === animal) value += weights[TERM.cardToTake]!;
  return value + fading * early + s.vps[animal]! * weights[TERM.vps]!;
}

/** Inserts a promise among the best so many. */
function keepLargest(promised: number, most: number): void {
  let rest = promised;
  for (let i = 0; i < most && rest > 0; i++) {
    const other = bestPromises[i]!;
    if (rest <= other) continue;
    bestPromises[i] = rest;
    rest = other;
  }
}

/** Values the stale tiles as they are. */
function valueStale(s: State): void {
  for (let i = 0; i < staleCount && !changed.survival; i++) if (terrains[stale[i]!] === TUNDRA) changed.survival = true;
  if (changed.survival) {
    // Because of the Survival card each tundra tile depends on all the others.
    for (let k = 0; k < tiles; k++) if (terrains[earth[k]!] === TUNDRA) markStale(earth[k]!);
    findSurvivor(s);
    areTilesValued = false;
  }
  if (staleCount > 0) areTilesValued = false;
  for (let i = 0; i < staleCount; i++) {
    const hex = stale[i]!;
    const terrain = terrains[hex]!;
    if (terrain === NOTHING) continue;
    take(s, hex);
    partsOfCurrent(s, hex, terrain);
    for (let k = 0; k < playing; k++) {
      const at = hex * N + active[k]!;
      parts[at] = part[active[k]!]!;
      promises[at] = promise[active[k]!]!;
    }
  }
}

/** Records what several tiles depend on: how far the game has come, who plays and holds which elements, pawns on Domination. */
function lookAtTable(s: State, by: WeightList): void {
  let hasChanged = changed.owners;
  if (weights !== by || changed.cards) {
    changed.cards = false;
    const left = 1 - progress(s);
    if (weights !== by || early !== left) {
      weights = by;
      early = left;
      weighTiles(weights, early);
      hasChanged = true;
    }
  }
  if (changed.owners || changed.elements !== 0) lookAtHoldings(s);
  lookAtPawns(s);
  if (!hasChanged) return;
  changed.survival = true;
  for (let hex = 0; hex < HEXES; hex++) markStale(hex);
}

/** Records who plays and what they hold; tiles with elements of which anybody holds more or fewer are stale. */
function lookAtHoldings(s: State): void {
  playing = 0;
  for (let animal = 0; animal < N; animal++) {
    if (s.owner[animal]! < 0) continue;
    active[playing++] = animal;
    const row = animal * TYPES;
    for (let element = 0; element < TYPES; element++) {
      holdings[row + element] = s.added[row + element]! + PRINTED[row + element]!;
    }
  }
  for (let corner = 0; corner < CORNERS; corner++) {
    if (s.disks[corner] === NOTHING || !has(changed.elements, s.disks[corner]!)) continue;
    for (const hex of HEXES_AT[corner]!) markStale(hex);
  }
  changed.owners = false;
  changed.elements = 0;
}

/** Records the pawns on Domination that are still to act. */
function lookAtPawns(s: State): void {
  pawnsNow.fill(0);
  for (let space = Math.max(FIRST_DOMINATION, s.space + 1); space < SPACES; space++) {
    if (s.display[space] !== NOTHING) pawnsNow[s.display[space]!]!++;
  }
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    if (toScore[animal] === pawnsNow[animal]) continue;
    areTilesValued = false;
    // Gains depend on whether there are any; the best promises on how many.
    if (toScore[animal]! > 0 !== pawnsNow[animal]! > 0) pawnsAt = time;
    toScore[animal] = pawnsNow[animal]!;
  }
}

/** Records how the animals match a tile, from its place in `matches` on. */
function match(s: State, hex: number): number {
  const at = hex * N;
  if (matchedAt[hex]! >= changedAt[hex]!) return at;
  matchedAt[hex] = time;
  for (let i = 0; i < playing; i++) matches[at + active[i]!] = 0;
  const corners = CORNERS_OF[hex]!;
  for (let i = 0; i < 6; i++) {
    const element = s.disks[corners[i]!]!;
    if (element === NOTHING) continue;
    for (let k = 0; k < playing; k++) {
      const animal = active[k]!;
      matches[at + animal]! += holdings[animal * TYPES + element]!;
    }
  }
  return at;
}

/** Makes a tile the current one: records its species and their matching. */
export function take(s: State, hex: number): void {
  const at = match(s, hex);
  const { species } = s;
  for (let animal = 0; animal < N; animal++) {
    counts[animal] = species[onTile(animal, hex)]!;
    matching[animal] = matches[at + animal]!;
  }
}

/** The value of the current tile to each animal with the recorded species and matching, without the Survival card. */
function partsOfCurrent(s: State, hex: number, terrain: number): void {
  for (let animal = 0; animal < N; animal++) part[animal] = promise[animal] = 0;
  stand(s, hex, active, playing);
  const animals = there;
  if (animals === 0) return;
  const ofOne = terrain === TUNDRA ? ofTundraSpecies : ofSpecies;
  for (let i = 0; i < animals; i++) {
    const animal = ranked[i]!;
    const fits = matching[animal]!;
    let own = ofSpread;
    if (fits === 0) own += (counts[animal]! - safe[animal]!) * ofEndangered;
    else if (fits === 1) own += ofFragile;
    part[animal] = own + safe[animal]! * ofOne;
  }
  if (dominant !== NOTHING) part[dominant]! += ofDominance[dominanceLead]!;
  const places = Math.min(animals, PLACINGS[terrain]!.length);
  const row = terrain * FOUR;
  if (animals > 1) rank(counts);
  if (s.dominated[hex] === 0) {
    for (let i = 0; i < places; i++) promise[ranked[i]!] = ofPromise[row + i]!;
  }
  if (isAnyGoingExtinct && animals > 1) rank(safe);
  for (let i = 0; i < places && safe[ranked[i]!]! > 0; i++) part[ranked[i]!]! += ofPlacing[row + i]!;
  part[ranked[0]!]! += ofMargin[row + leadOfFirst()]!;
}

/** Species of an animal on a tundra tile that count for the Survival card. */
const surviving = (s: State, animal: number, hex: number): number =>
  matches[match(s, hex) + animal] === 0 ? s.hibernating[onTile(animal, hex)]! : s.species[onTile(animal, hex)]!;

/** The animal that holds the Survival card by `tundraSpecies`, or NOTHING. */
function holderOfSurvival(): number {
  let holder = NOTHING;
  let most = 0;
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    if (tundraSpecies[animal]! > most) {
      most = tundraSpecies[animal]!;
      holder = animal;
    } else if (tundraSpecies[animal] === most) {
      holder = NOTHING;
    }
  }
  return holder;
}

/** Adds what each animal has on a tundra tile to its Survival count, or subtracts it (-1). */
function addTundra(s: State, hex: number, sign: number): void {
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const species = surviving(s, animal, hex);
    tundraSpecies[animal]! += sign * species;
    if (species > 0) tundraTiles[animal]! += sign;
  }
}

/** Determines who holds the Survival card. */
function findSurvivor(s: State): void {
  changed.survival = false;
  tundraSpecies.fill(0);
  tundraTiles.fill(0);
  for (let k = 0; k < tiles; k++) if (s.tundra[earth[k]!] === 1) addTundra(s, earth[k]!, 1);
  survivor = holderOfSurvival();
  survivalWorth = survivor === NOTHING ? 0 : bonus(tundraTiles[survivor]!) * weights[TERM.survival]!;
}

/**
 * Adds the current tile's effect on the Survival card to what `partsOfCurrent` has just found, with the other tundra tiles
 * unchanged.
 */
function addSurvival(s: State, hex: number): void {
  const isTundra = s.tundra[hex] === 1;
  if (isTundra) addTundra(s, hex, -1);
  for (let i = 0; i < there; i++) {
    const animal = ranked[i]!;
    tundraSpecies[animal]! += safe[animal]!;
    if (safe[animal]! > 0) tundraTiles[animal]!++;
  }
  const holder = holderOfSurvival();
  if (holder !== NOTHING) part[holder]! += bonus(tundraTiles[holder]!) * weights[TERM.survival]!;
  if (survivor !== NOTHING) part[survivor]! -= survivalWorth;
  for (let i = 0; i < there; i++) {
    const animal = ranked[i]!;
    tundraSpecies[animal]! -= safe[animal]!;
    if (safe[animal]! > 0) tundraTiles[animal]!--;
  }
  if (isTundra) addTundra(s, hex, 1);
}

/** What the current tile, with a given terrain, gains each animal compared with the actual tile, into `part`. */
export function comparePart(s: State, hex: number, terrain: number): void {
  partsOfCurrent(s, hex, terrain);
  if (terrain === TUNDRA) addSurvival(s, hex);
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const at = hex * N + animal;
    if (toScore[animal]! > 0) part[animal]! += promise[animal]! - parts[at]! - promises[at]!;
    else part[animal]! -= parts[at]!;
  }
}
