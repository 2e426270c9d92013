/**
 * The values of the tiles as they are, and of the current tile as it would be: the part of the evaluation (evaluation.ts) that
 * depends on single tiles, by animal, and the player's stake in each animal. The gains that rollouts need (gains.ts) are
 * differences of these.
 *
 * Results are cached; `lookAtTiles` clears them where a tile has changed. None of this is ever interrupted.
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
import { Q } from '../rules/questions.ts';
import { NOTHING, type State, onTile, terrainOf } from '../rules/state.ts';
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
/** The value of a VP of placings. */
let ofPlacing = 0;
/** What each animal holds of each element, including default ones. */
export const holdings = new Int32Array(N * TYPES);
/** Pawns of each animal on Domination, still to act. */
const toScore = new Int32Array(N);
const pawnsNow = new Int32Array(N);
/** The animals in play, the first `playing` of the list. */
export const active = new Int32Array(N);
export let playing = 0;

/** The number of calls of `lookAtTiles`, and when a change of a tile was last detected, which clears its cache. */
export let time = 0;
export const changedAt = new Int32Array(HEXES);
// Everything that a tile's value depends on, as of the last call of `lookAtTiles`.
const terrains = new Int8Array(HEXES).fill(NOTHING);
const dominated = new Int8Array(HEXES);
/** The hexes with a tile, the first `tiles` of the list. */
const earth = new Int32Array(HEXES);
let tiles = 0;
/** Species on earth, by `onTile(animal, hex)`, plus 64 for each that hibernates. */
const species = new Int16Array(N * HEXES);
const disks = new Int8Array(CORNERS).fill(NOTHING);
const matches = new Int32Array(HEXES * N);
const matchedAt = new Int32Array(HEXES);
/** The value of each tile to each animal as it is, and what it promises to pawns on Domination. */
const parts = new Float64Array(HEXES * N);
const promises = new Float64Array(HEXES * N);
const partsAt = new Int32Array(HEXES);

// For the Survival card: how many species and tiles count for each animal, who holds it, and its value to that animal.
const tundraSpecies = new Int32Array(N);
const tundraTiles = new Int32Array(N);
let survivor = NOTHING;
let survivalWorth = 0;
let isSurvivalKnown = false;

/** The value of the current tile to each animal, and what it promises to pawns on Domination. */
export const part = new Float64Array(N);
const promise = new Float64Array(N);

/** The last side: whose it was, and how far the animals were ahead of each other. */
let side = 0;

/**
 * Prepares the gains for a player, for the current earth and standings. The result identifies that side. Passing it back with the
 * next question of the same action, for the same player, saves recomputing who is ahead.
 */
export function lookAtTiles(s: State, by: WeightList, player: number, knownSide = 0): number {
  const isKnown = knownSide === side && side > 0;
  lookAtEarth(s, by, isKnown && (s.phase === SPECIATION || s.phase === MIGRATION || s.phase === COMPETITION));
  if (isKnown) return side;
  side++;
  valueTiles();
  for (let i = 0; i < playing; i++) values[active[i]!] = addHoldings(s, active[i]!, values[active[i]!]!);
  const places = s.initiative.length;
  for (let place = 0; place < places; place++) {
    values[s.initiative[place]!]! += ((places - place) / places) * early * weights[TERM.initiative]!;
  }
  stakesOf(s, values, player, stakes, spreadLeft(s, weights[weights.length - 1]!));
  return side;
}

/** Every animal's value, approximately as in the evaluation. */
const values = new Float64Array(N);
/** Disks on earth, by element. */
export const onEarth = new Int32Array(TYPES);
const bestPromises = new Float64Array(SPACES_OF[DOMINATION]!);

/** The values of the animals' tiles to them, including the Survival card and the best promises to their pawns, into `values`. */
function valueTiles(): void {
  for (let i = 0; i < playing; i++) values[active[i]!] = active[i] === survivor ? survivalWorth : 0;
  for (let k = 0; k < tiles; k++) {
    const hex = earth[k]!;
    for (let i = 0; i < playing; i++) values[active[i]!]! += parts[hex * N + active[i]!]!;
  }
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const pawns = toScore[animal]!;
    if (pawns === 0) continue;
    bestPromises.fill(0);
    for (let k = 0; k < tiles; k++) keepLargest(promises[earth[k]! * N + animal]!, pawns);
    for (let k = 0; k < pawns; k++) values[animal]! += bestPromises[k]!;
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

/**
 * Clears cached results for tiles that have changed, and computes the value of each as it is. Perhaps only species have moved.
 */
function lookAtEarth(s: State, by: WeightList, isAllButSpeciesKnown: boolean): void {
  time++;
  if (!isAllButSpeciesKnown) {
    if (lookAtTable(s, by)) changedAt.fill(time);
    lookAtDisks(s);
    if (lookAtTerrains(s)) isSurvivalKnown = false;
  }
  lookAtSpecies(s);
  for (let k = 0; k < tiles && isSurvivalKnown; k++) {
    if (changedAt[earth[k]!] === time && terrains[earth[k]!] === TUNDRA) isSurvivalKnown = false;
  }
  if (!isSurvivalKnown) {
    // Because of the Survival card each tundra tile depends on all the others.
    for (let k = 0; k < tiles; k++) if (terrains[earth[k]!] === TUNDRA) changedAt[earth[k]!] = time;
    findSurvivor(s);
  }
  for (let k = 0; k < tiles; k++) {
    const hex = earth[k]!;
    if (partsAt[hex]! >= changedAt[hex]!) continue;
    partsAt[hex] = time;
    take(s, hex);
    partsOfCurrent(s, hex, terrains[hex]!);
    for (let i = 0; i < playing; i++) {
      const at = hex * N + active[i]!;
      parts[at] = part[active[i]!]!;
      promises[at] = promise[active[i]!]!;
    }
  }
}

/** Records the terrain of each tile; returns whether tundra has come or gone. */
function lookAtTerrains(s: State): boolean {
  let hasIceChanged = false;
  let hasEarthChanged = false;
  for (let hex = 0; hex < HEXES; hex++) {
    const terrain = terrainOf(s, hex);
    if (terrains[hex] === terrain && dominated[hex] === s.dominated[hex]) continue;
    if (terrains[hex] === TUNDRA || terrain === TUNDRA) hasIceChanged = true;
    if ((terrains[hex] === NOTHING) !== (terrain === NOTHING)) hasEarthChanged = true;
    terrains[hex] = terrain;
    dominated[hex] = s.dominated[hex]!;
    changedAt[hex] = time;
  }
  if (hasEarthChanged) {
    tiles = 0;
    for (let hex = 0; hex < HEXES; hex++) if (terrains[hex] !== NOTHING) earth[tiles++] = hex;
  }
  return hasIceChanged;
}

/** Records what all tiles depend on; returns whether it has changed. */
function lookAtTable(s: State, by: WeightList): boolean {
  const left = 1 - progress(s);
  let hasChanged = weights !== by || early !== left;
  weights = by;
  early = left;
  ofPlacing = weights[TERM.placingsEarly]! * early + weights[TERM.placingsLate]! * (1 - early);
  const before = playing;
  playing = 0;
  for (let animal = 0; animal < N; animal++) {
    if (s.owner[animal]! < 0) continue;
    if (active[playing] !== animal) hasChanged = true;
    active[playing++] = animal;
    const row = animal * TYPES;
    for (let element = 0; element < TYPES; element++) {
      const count = s.added[row + element]! + PRINTED[row + element]!;
      if (holdings[row + element] !== count) hasChanged = true;
      holdings[row + element] = count;
    }
  }
  pawnsNow.fill(0);
  for (let space = Math.max(FIRST_DOMINATION, s.space + 1); space < SPACES; space++) {
    if (s.display[space] !== NOTHING) pawnsNow[s.display[space]!]!++;
  }
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    // Tiles depend on whether there are any pawns; the best promises on how many.
    if (toScore[animal]! > 0 !== pawnsNow[animal]! > 0) hasChanged = true;
    toScore[animal] = pawnsNow[animal]!;
  }
  if (playing !== before) hasChanged = true;
  if (hasChanged) isSurvivalKnown = false;
  return hasChanged;
}

/** Records the disks; the tiles around a changed one have changed. */
function lookAtDisks(s: State): void {
  onEarth.fill(0);
  for (let corner = 0; corner < CORNERS; corner++) {
    const disk = s.disks[corner]!;
    if (disk !== NOTHING) onEarth[disk]!++;
    if (disk === disks[corner]) continue;
    disks[corner] = disk;
    for (const hex of HEXES_AT[corner]!) changedAt[hex] = time;
  }
}

/** Records the species; tiles where some have come or gone have changed. */
function lookAtSpecies(s: State): void {
  for (let i = 0; i < playing; i++) {
    const first = onTile(active[i]!, 0);
    for (let k = 0; k < tiles; k++) {
      const hex = earth[k]!;
      let count = s.species[first + hex]!;
      if (count > 0) count += s.hibernating[first + hex]! * 64;
      if (count === species[first + hex]) continue;
      species[first + hex] = count;
      changedAt[hex] = time;
    }
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
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    counts[animal] = s.species[onTile(animal, hex)]!;
    matching[animal] = matches[at + animal]!;
  }
}

/** The value of the current tile to each animal with the recorded species and matching, without the Survival card. */
function partsOfCurrent(s: State, hex: number, terrain: number): void {
  for (let i = 0; i < playing; i++) part[active[i]!] = promise[active[i]!] = 0;
  stand(s, hex, active, playing);
  if (there === 0) return;
  const ofSpecies = (weights[TERM.species]! + (terrain === TUNDRA ? weights[TERM.tundra]! : 0)) * early;
  for (let i = 0; i < there; i++) {
    const animal = ranked[i]!;
    let own = weights[TERM.spread]! * early;
    if (matching[animal] === 0) own += (counts[animal]! - safe[animal]!) * weights[TERM.endangered]!;
    else if (matching[animal] === 1) own += weights[TERM.fragile]! * early;
    part[animal] = own + safe[animal]! * ofSpecies;
  }
  if (dominant !== NOTHING) {
    part[dominant]! += (weights[TERM.dominated]! + dominanceLead * weights[TERM.dominanceMargin]!) * early;
  }
  const places = PLACINGS[terrain]!;
  rank(counts);
  if (s.dominated[hex] === 0) {
    for (let i = 0; i < places.length && i < there; i++) {
      const animal = ranked[i]!;
      const vps = i === 0 ? places[0]! : places[i]! - places[0]! / 2;
      if (toScore[animal]! > 0 && vps > 0) promise[animal] = vps * weights[TERM.dominationToCome]!;
    }
  }
  if (isAnyGoingExtinct) rank(safe);
  for (let i = 0; i < places.length && i < there && safe[ranked[i]!]! > 0; i++) {
    part[ranked[i]!]! += places[i]! * ofPlacing;
  }
  part[ranked[0]!]! += ((leadOfFirst() * places[0]!) / 10) * weights[TERM.margin]!;
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
  isSurvivalKnown = true;
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
    part[animal]! += promise[animal]! - parts[hex * N + animal]! - promises[hex * N + animal]!;
  }
}
