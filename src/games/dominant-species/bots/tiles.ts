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
import { type PackedState, type RowName, cellsOf, copyInto, isPacked, packed } from '../rules/packed.ts';
import { has } from '../rules/details.ts';
import { Q } from '../rules/questions.ts';
import { NOTHING, type State, emptyState, onTile, terrainOf } from '../rules/state.ts';
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
/** The hexes whose change the last call detected, the first `staleCount` of the list. */
const stale = new Int32Array(HEXES);
let staleCount = 0;
/** What everything depends on, as of the last call of `lookAtTiles`: the rows of a packed state. */
const seen = packed(emptyState());
const seenCells = new Int8Array(seen.cells.buffer);
/** The terrain of each hex, NOTHING without a tile. */
const terrains = new Int8Array(HEXES).fill(NOTHING);
/** The hexes with a tile, the first `tiles` of the list. */
const earth = new Int32Array(HEXES);
let tiles = 0;
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
let isSurvivalKnown = false;

/** The value of the current tile to each animal, and what it promises to its pawns on Domination, if it has any. */
export const part = new Float64Array(N);
const promise = new Float64Array(N);

/** The last side: whose it was, and how far the animals were ahead of each other; and when it was determined. */
let side = 0;
export let sideAt = 0;

/** A packed copy of a plain state. */
const copy = packed(emptyState());

function packedCopy(s: State): PackedState {
  copyInto(s, copy);
  return copy;
}

/**
 * Prepares the gains for a player, for the current earth and standings. The result identifies that side. Passing it back with the
 * next question of the same action, for the same player, saves recomputing who is ahead.
 */
export function lookAtTiles(s: State, by: WeightList, player: number, knownSide = 0): number {
  const isKnown = knownSide === side && side > 0;
  time++;
  lookAtChanges(isPacked(s) ? s : packedCopy(s));
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
/** Disks on earth, by element. */
export const onEarth = new Int32Array(TYPES);
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

/** What a cell of a packed state means to the tiles. */
const TERRAIN_CELL = 1;
const HEX_CELL = 2;
const DISK_CELL = 3;
const OWNER_CELL = 4;
const HOLDING_CELL = 5;
const CARD_CELL = 6;
const KINDS: readonly (readonly [RowName, number])[] = [
  ['terrain', TERRAIN_CELL],
  ['tundra', TERRAIN_CELL],
  ['species', HEX_CELL],
  ['hibernating', HEX_CELL],
  ['dominated', HEX_CELL],
  ['disks', DISK_CELL],
  ['owner', OWNER_CELL],
  ['added', HOLDING_CELL],
  ['cards', CARD_CELL],
];
const kindOfCell = new Int8Array(seenCells.length);
/** The hex, corner or element of a cell. */
const placeOfCell = new Int8Array(seenCells.length);
for (const [row, kind] of KINDS) {
  const { first, end } = cellsOf(row);
  const places = kind === HOLDING_CELL ? TYPES : kind === DISK_CELL ? CORNERS : HEXES;
  for (let cell = first; cell < end; cell++) {
    kindOfCell[cell] = kind;
    placeOfCell[cell] = (cell - first) % places;
  }
}
/** The words of a packed state with such cells. */
const watched = Int32Array.from(seen.words.keys()).filter((word) =>
  kindOfCell.subarray(4 * word, 4 * word + 4).some((kind) => kind > 0),
);

let haveOwnersChanged = false;
/** The elements of which animals hold more or fewer, as bits. */
let typesChanged = 0;
let haveCardsChanged = true;

/** Finds what has changed since the last call, four cells at a time; the tiles concerned become stale. */
function lookAtChanges(s: PackedState): void {
  const { words, cells } = s;
  const before = seen.words;
  staleCount = 0;
  let hasEarthChanged = false;
  for (let i = 0; i < watched.length; i++) {
    const word = watched[i]!;
    if (words[word] === before[word]) continue;
    for (let cell = 4 * word; cell < 4 * word + 4; cell++) {
      const now = (cells[cell]! << 24) >> 24;
      if (now === seenCells[cell]) continue;
      const kind = kindOfCell[cell]!;
      if (kind === HEX_CELL) {
        markStale(placeOfCell[cell]!);
      } else if (kind === DISK_CELL) {
        changeDisk(placeOfCell[cell]!, seenCells[cell]!, now);
      } else if (kind === TERRAIN_CELL) {
        hasEarthChanged = true;
        markStale(placeOfCell[cell]!);
      } else if (kind === HOLDING_CELL) {
        typesChanged |= 1 << placeOfCell[cell]!;
      } else if (kind === OWNER_CELL) {
        haveOwnersChanged = true;
      } else if (kind === CARD_CELL) {
        haveCardsChanged = true;
      }
    }
    before[word] = words[word]!;
  }
  if (hasEarthChanged) lookAtTerrains(s);
}

/** Clears what is cached for a hex. */
function markStale(hex: number): void {
  if (changedAt[hex] === time) return;
  changedAt[hex] = time;
  stale[staleCount++] = hex;
}

function changeDisk(corner: number, before: number, now: number): void {
  if (before !== NOTHING) onEarth[before]!--;
  if (now !== NOTHING) onEarth[now]!++;
  const hexes = HEXES_AT[corner]!;
  for (let i = 0; i < hexes.length; i++) markStale(hexes[i]!);
}

/** Records the terrain of each tile. */
function lookAtTerrains(s: State): void {
  tiles = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const terrain = terrainOf(s, hex);
    if (terrain !== terrains[hex] && (terrain === TUNDRA || terrains[hex] === TUNDRA)) isSurvivalKnown = false;
    terrains[hex] = terrain;
    if (terrain !== NOTHING) earth[tiles++] = hex;
  }
}

/** Values the stale tiles as they are. */
function valueStale(s: State): void {
  for (let i = 0; i < staleCount && isSurvivalKnown; i++) if (terrains[stale[i]!] === TUNDRA) isSurvivalKnown = false;
  if (!isSurvivalKnown) {
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
  let hasChanged = haveOwnersChanged;
  if (weights !== by || haveCardsChanged) {
    haveCardsChanged = false;
    const left = 1 - progress(s);
    if (weights !== by || early !== left) {
      weights = by;
      early = left;
      weighTiles();
      hasChanged = true;
    }
  }
  if (haveOwnersChanged || typesChanged !== 0) lookAtHoldings(s);
  lookAtPawns(s);
  if (!hasChanged) return;
  isSurvivalKnown = false;
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
    if (s.disks[corner] === NOTHING || !has(typesChanged, s.disks[corner]!)) continue;
    for (const hex of HEXES_AT[corner]!) markStale(hex);
  }
  haveOwnersChanged = false;
  typesChanged = 0;
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

/** Leads count up to 3, and a tile has up to four placings. */
const FOUR = 4;
/** What is worth the same on all tiles: a tile occupied, one with a matching of 1, a species about to go extinct, another one. */
let ofSpread = 0;
let ofFragile = 0;
let ofEndangered = 0;
let ofSpecies = 0;
let ofTundraSpecies = 0;
/** What a tile dominated is worth, by the lead in matching. */
const ofDominance = new Float64Array(FOUR);
/** By terrain: the worth of a lead in species, of each placing, and of each placing promised to a pawn on Domination. */
const ofMargin = new Float64Array(PLACINGS.length * FOUR);
const ofPlacing = new Float64Array(PLACINGS.length * FOUR);
const ofPromise = new Float64Array(PLACINGS.length * FOUR);

/** Multiplies the weights out as far as they do not depend on the tile. */
function weighTiles(): void {
  ofSpread = weights[TERM.spread]! * early;
  ofFragile = weights[TERM.fragile]! * early;
  ofEndangered = weights[TERM.endangered]!;
  ofSpecies = weights[TERM.species]! * early;
  ofTundraSpecies = (weights[TERM.species]! + weights[TERM.tundra]!) * early;
  for (let lead = 0; lead < FOUR; lead++) {
    ofDominance[lead] = (weights[TERM.dominated]! + lead * weights[TERM.dominanceMargin]!) * early;
  }
  const vp = weights[TERM.placingsEarly]! * early + weights[TERM.placingsLate]! * (1 - early);
  PLACINGS.forEach((places, terrain) => {
    for (let i = 0; i < FOUR; i++) {
      const at = terrain * FOUR + i;
      const vps = places[i] ?? 0;
      ofMargin[at] = ((i * places[0]!) / 10) * weights[TERM.margin]!;
      ofPlacing[at] = vps * vp;
      ofPromise[at] = Math.max(0, i === 0 ? vps : vps - places[0]! / 2) * weights[TERM.dominationToCome]!;
    }
  });
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
    const at = hex * N + animal;
    if (toScore[animal]! > 0) part[animal]! += promise[animal]! - parts[at]! - promises[at]!;
    else part[animal]! -= parts[at]!;
  }
}
