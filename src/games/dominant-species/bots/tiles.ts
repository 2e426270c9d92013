/**
 * What single tiles gain or lose by a change: species more or fewer, a disk, an element, ice. What a tile is worth is the part of the evaluation
 * (evaluation.ts) that goes by this tile alone, each animal's part multiplied by what a VP of it counts for the player.
 *
 * Rollouts ask for such gains by the thousand, the same ones over and over, so what was worked out is kept: how the animals match a tile, and what a tile
 * gains by so many species. `lookAtTiles` forgets it where a tile has changed since.
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
  SPECIATION_LIMIT,
  TUNDRA,
  WASTELAND_BOX,
  bonus,
} from '../rules/components.ts';
import { CORNERS, CORNERS_OF, HEXES, HEXES_AT } from '../rules/earth.ts';
import { Q } from '../rules/questions.ts';
import { NOTHING, type State, held, inBox, isTile, onTile, terrainOf } from '../rules/state.ts';
import { isWasted } from '../rules/sections/wasteland.ts';
import { stakesOf } from './rivalry.ts';
import { GENE_POOL_CAP, TERM, type WeightList, progress, spreadLeft, threatened } from './evaluation.ts';
import {
  counts,
  dominanceLead,
  dominant,
  isAnyDying,
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

/** Gains of so many species more, or fewer, are kept. */
const MORE = 8;
const GAINS = 2 * MORE + 1;

// What the gains go by. Nothing of it is ever interrupted.
/** What a VP of each animal counts for the player. */
const stakes = new Float64Array(N);
let weights: WeightList = new Float64Array();
/** What of the game is left, 0 to 1. */
let early = 0;
/** What a VP of placings is worth. */
let ofPlacing = 0;
/** What each animal holds of each element, default ones counted. */
const holdings = new Int32Array(N * TYPES);
/** Pawns of each animal on Domination, still to act. */
const toScore = new Int32Array(N);
const pawnsNow = new Int32Array(N);
/** The animals in play, the first `playing` of the list. */
const active = new Int32Array(N);
let playing = 0;

/** How often `lookAtTiles` was called, and when a tile was last found to have changed: what was worked out before is forgotten. */
let time = 0;
const changedAt = new Int32Array(HEXES);
// All that the worth of a tile goes by, as it was when `lookAtTiles` was called last.
const terrains = new Int8Array(HEXES);
const dominated = new Int8Array(HEXES);
/** Species on earth, by `onTile(animal, hex)`, and 64 for each that hibernates. */
const species = new Int16Array(N * HEXES);
const disks = new Int8Array(CORNERS).fill(NOTHING);
const matches = new Int32Array(HEXES * N);
const matchedAt = new Int32Array(HEXES);
/** What each tile is worth to each animal as it stands, and what it promises to pawns on Domination. */
const parts = new Float64Array(HEXES * N);
const promises = new Float64Array(HEXES * N);
const partsAt = new Int32Array(HEXES);
/** What each change of species gains each animal. */
const gains = new Float64Array(HEXES * N * GAINS * N);
const gainAt = new Int32Array(HEXES * N * GAINS);

// For the Survival card: how many species and tiles count for each animal, who holds it, and what it is worth to that animal.
const tundraSpecies = new Int32Array(N);
const tundraTiles = new Int32Array(N);
let survivor = NOTHING;
let survivalWorth = 0;
let isSurvivalKnown = false;

/** What the tile in hand is worth to each animal, and what it promises to pawns on Domination. */
const part = new Float64Array(N);
const promise = new Float64Array(N);

/** Which side was taken last: whose, and how far the animals were ahead of each other. */
let side = 0;

/**
 * Prepares the functions below for a player, as earth stands and as the animals are ahead of each other. The answer stands for that side. Whoever
 * gives it back with the next question of the same action, to the same player, spares finding anew who is ahead.
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

/** Every animal's value, about as the evaluation has it. */
const values = new Float64Array(N);
/** Disks on earth, by element. */
const onEarth = new Int32Array(TYPES);
const bestPromises = new Float64Array(SPACES_OF[DOMINATION]!);

/** What the animals' tiles are worth to them, the Survival card and the best promises to their pawns included, into `values`. */
function valueTiles(): void {
  for (let i = 0; i < playing; i++) values[active[i]!] = active[i] === survivor ? survivalWorth : 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (terrains[hex] === NOTHING) continue;
    for (let i = 0; i < playing; i++) values[active[i]!]! += parts[hex * N + active[i]!]!;
  }
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const pawns = toScore[animal]!;
    if (pawns === 0) continue;
    bestPromises.fill(0);
    for (let hex = 0; hex < HEXES; hex++)
      if (terrains[hex] !== NOTHING) keepLargest(promises[hex * N + animal]!, pawns);
    for (let k = 0; k < pawns; k++) values[animal]! += bestPromises[k]!;
  }
}

/** What an animal's tiles are worth and what it has beside them, but for its place on the initiative track. */
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

/** Puts a promise among the best so many. */
function keepLargest(promised: number, most: number): void {
  let rest = promised;
  for (let i = 0; i < most && rest > 0; i++) {
    const other = bestPromises[i]!;
    if (rest <= other) continue;
    bestPromises[i] = rest;
    rest = other;
  }
}

/** Forgets what was worked out of tiles that have changed, and works out what each is worth as it stands. Perhaps only species have moved since. */
function lookAtEarth(s: State, by: WeightList, isAllButSpeciesKnown: boolean): void {
  time++;
  if (!isAllButSpeciesKnown) {
    if (lookAtTable(s, by)) changedAt.fill(time);
    lookAtDisks(s);
    if (lookAtTerrains(s)) isSurvivalKnown = false;
  }
  lookAtSpecies(s);
  for (let hex = 0; hex < HEXES; hex++) {
    if (changedAt[hex] === time && terrains[hex] === TUNDRA) isSurvivalKnown = false;
  }
  if (!isSurvivalKnown) {
    // By the Survival card each tundra tile goes by all the others.
    for (let hex = 0; hex < HEXES; hex++) if (terrains[hex] === TUNDRA) changedAt[hex] = time;
    findSurvivor(s);
  }
  for (let hex = 0; hex < HEXES; hex++) {
    if (terrains[hex] === NOTHING || partsAt[hex]! >= changedAt[hex]!) continue;
    partsAt[hex] = time;
    take(s, hex);
    partsInHand(s, hex, terrains[hex]!);
    for (let i = 0; i < playing; i++) {
      const at = hex * N + active[i]!;
      parts[at] = part[active[i]!]!;
      promises[at] = promise[active[i]!]!;
    }
  }
}

/** Notes what each tile is; says whether tundra has come or gone. */
function lookAtTerrains(s: State): boolean {
  let hasIceChanged = false;
  for (let hex = 0; hex < HEXES; hex++) {
    const terrain = terrainOf(s, hex);
    if (terrains[hex] === terrain && dominated[hex] === s.dominated[hex]) continue;
    if (terrains[hex] === TUNDRA || terrain === TUNDRA) hasIceChanged = true;
    terrains[hex] = terrain;
    dominated[hex] = s.dominated[hex]!;
    changedAt[hex] = time;
  }
  return hasIceChanged;
}

/** Notes what all tiles go by; says whether it has changed. */
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
    // Whether there are any is what tiles go by; how many, what the best promises come to.
    if (toScore[animal]! > 0 !== pawnsNow[animal]! > 0) hasChanged = true;
    toScore[animal] = pawnsNow[animal]!;
  }
  if (playing !== before) hasChanged = true;
  if (hasChanged) isSurvivalKnown = false;
  return hasChanged;
}

/** Notes where which disks lie; the tiles around one that is new have changed. */
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

/** Notes which species stand where; the tiles where some have come or gone have changed. */
function lookAtSpecies(s: State): void {
  for (let i = 0; i < playing; i++) {
    const first = onTile(active[i]!, 0);
    for (let hex = 0; hex < HEXES; hex++) {
      let count = s.species[first + hex]!;
      if (count > 0) count += s.hibernating[first + hex]! * 64;
      if (count === species[first + hex]) continue;
      species[first + hex] = count;
      changedAt[hex] = time;
    }
  }
}

/** Notes how the animals match a tile, from its place in `matches` on. */
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

/** Takes a tile in hand. */
function take(s: State, hex: number): void {
  const at = match(s, hex);
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    counts[animal] = s.species[onTile(animal, hex)]!;
    matching[animal] = matches[at + animal]!;
  }
}

/** What the tile in hand is worth to each animal with the species and the matching noted, but for the Survival card. */
function partsInHand(s: State, hex: number, terrain: number): void {
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
  if (isAnyDying) rank(safe);
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

/** Adds what each animal has on a tundra tile to what counts for the Survival card, or takes it off (-1). */
function addTundra(s: State, hex: number, sign: number): void {
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const species = surviving(s, animal, hex);
    tundraSpecies[animal]! += sign * species;
    if (species > 0) tundraTiles[animal]! += sign;
  }
}

/** Finds who holds the Survival card as earth stands. */
function findSurvivor(s: State): void {
  isSurvivalKnown = true;
  tundraSpecies.fill(0);
  tundraTiles.fill(0);
  for (let hex = 0; hex < HEXES; hex++) if (s.tundra[hex] === 1) addTundra(s, hex, 1);
  survivor = holderOfSurvival();
  survivalWorth = survivor === NOTHING ? 0 : bonus(tundraTiles[survivor]!) * weights[TERM.survival]!;
}

/** Adds to the tile in hand, as `partsInHand` has just found it, what it changes of the Survival card, the other tundra tiles as they are. */
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

/** What the tile in hand, as a tile of some terrain, gains an animal against the tile as it stands, into `part`. */
function comparePart(s: State, hex: number, terrain: number): void {
  partsInHand(s, hex, terrain);
  if (terrain === TUNDRA) addSurvival(s, hex);
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    part[animal]! += promise[animal]! - parts[hex * N + animal]! - promises[hex * N + animal]!;
  }
}

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
