/**
 * Features of an animal at the start of a turn, when every pawn except waiting ones is in hand and hardly any species are
 * endangered: counts of named things, from which future VPs are predicted (value-network.ts). They only use the open state.
 */
import {
  ADAPTATION_BOX,
  ANIMALS,
  ELEMENTS,
  FIRST_SPACE,
  GLACIATION,
  ICE_AGE,
  PAWNS_EACH,
  PLACINGS,
  REGRESSION_BOX,
  SPACES,
  TUNDRA,
  bonus,
} from '../../rules/components.ts';
import { CORNERS, CORNERS_OF, HEXES, NEIGHBOURS } from '../../rules/earth.ts';
import { survivalHolder } from '../../rules/matching.ts';
import { protections } from '../../rules/sections/regression.ts';
import {
  FACE_UP,
  NOTHING,
  type State,
  cardsGone,
  held,
  inBox,
  inPlay,
  isTile,
  onTile,
  terrainOf,
} from '../../rules/state.ts';
import { holding } from '../../rules/pieces.ts';

/** The features, and what one of each is. */
const FEATURES = {
  vps: 'a victory point',
  placings: 'a VP that the placings on earth would give now',
  lowerPlacings: 'the same, from second place on',
  margin: 'a species more than the next animal on a tile, up to three a tile',
  richMargin: 'the same on a tile that pays 10 for first place, less where it pays less',
  dominated: 'a tile dominated',
  dominatedPlacings: 'a VP that the placings on tiles dominated would give now',
  dominanceMargin: 'a point of matching more than the next animal on a tile dominated, up to three a tile',
  matching: 'a point of matching on a tile occupied',
  matchingShort: 'the same, up to three a tile',
  fragile: 'a tile occupied where the matching is 1 or less',
  species: 'a species on earth',
  spread: 'a tile occupied',
  genePool: 'a species in the gene pool',
  genePoolShort: 'the same, up to 8',
  genePoolLong: 'the same, up to 20',
  elements: 'an added element',
  types: 'a type of element held',
  supply: 'ten pairs of an element held and a disk of its type on earth',
  typesSupply: 'ten disks on earth of the types held',
  livable: 'a tile of earth where it matches',
  richLivable: 'a VP for first place on those tiles',
  within: 'a tile where it matches, not occupied, next to one occupied',
  richWithin: 'a VP for first place on those tiles',
  pawns: 'an action pawn',
  initiative: 'the first place on the initiative track, in proportion further right',
  survival: 'a VP that the Survival card would give now',
  tundraSpecies: 'a species on tundra',
  tundraTiles: 'a tundra tile occupied',
  // Keep these three together, best first.
  bestTile:
    'a VP ahead of the others by Domination of its best tile: less half the best other placing, an eighth of the rest; at least 0',
  secondTile: 'the same on its second best tile',
  thirdTile: 'the same on its third best tile',
  missed: 'a VP for first place on the two best occupied tiles where it has nothing',
  threatened: 'a type of added element that the next Regression takes and nothing protects',
  threatenedLater: 'another type of added element, that the Regression of the turn after may take',
  eliminated: 'a species eliminated',
  iceFirst: 'a pawn left on the first space of Glaciation',
  waiting: 'a pawn left on another space',
  // Keep these six together, in the order of `ANIMALS`.
  mammal: 'to be the mammal',
  reptile: 'to be the reptile',
  bird: 'to be the bird',
  amphibian: 'to be the amphibian',
  arachnid: 'to be the arachnid',
  insect: 'to be the insect',
} as const;
export type FeatureName = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[];

/** How far the game has come, the same for all animals. */
const COURSE = {
  cards: 'a card taken',
  iceAge: 'Ice Age lies face up',
  turn: 'a turn',
  animals: 'an animal in play',
  tiles: 'a tile on earth',
  tundra: 'a tundra tile on earth',
  disks: 'a disk on earth',
  highest: 'a VP of the animal that has most',
} as const;
export const COURSE_NAMES = Object.keys(COURSE) as (keyof typeof COURSE)[];

const C = Object.freeze(Object.fromEntries(COURSE_NAMES.map((name, i) => [name, i]))) as Readonly<
  Record<keyof typeof COURSE, number>
>;
const P = Object.freeze(Object.fromEntries(FEATURE_NAMES.map((name, i) => [name, i]))) as Readonly<
  Record<FeatureName, number>
>;
const COUNT = FEATURE_NAMES.length;
const CAP = 3;
const RICH = 10;
const FIRST_ICE = FIRST_SPACE[GLACIATION]!;

/** The features by animal, in the order of `FEATURE_NAMES`; 0 for animals that are not in play. */
export type Features = readonly Float64Array[];

const features = ANIMALS.map(() => new Float64Array(COUNT));
const onEarth = new Int32Array(ELEMENTS.length);
/** The best VPs ahead by Domination of each animal, best first, and the best first places it has no share in. */
const best = ANIMALS.map(() => new Float64Array(3));
const missed = ANIMALS.map(() => new Float64Array(2));

/** Inserts a number into a list of the largest so far. */
function keepLargest(list: Float64Array, number: number): void {
  let rest = number;
  for (let i = 0; i < list.length; i++) {
    if (rest <= list[i]!) continue;
    const next = list[i]!;
    list[i] = rest;
    rest = next;
  }
}

/** What each animal holds of each element, by `held(animal, element)`, including default ones. */
const holdings = new Int32Array(ANIMALS.length * ELEMENTS.length);
/** The elements around the current tile, `disks` of them. */
const elements = new Int32Array(6);
let disks = 0;
/** The animals on that tile in the order of their placings, `there` of them, and their numbers of species. */
const ranked = new Int32Array(ANIMALS.length);
const ranks = new Int32Array(ANIMALS.length);
let there = 0;

/** Inserts an animal into the placings: most species first, ties in food chain order. Animals come in that order. */
function rank(animal: number, species: number): void {
  let at = there++;
  for (; at > 0 && ranks[at - 1]! < species; at--) {
    ranked[at] = ranked[at - 1]!;
    ranks[at] = ranks[at - 1]!;
  }
  ranked[at] = animal;
  ranks[at] = species;
}

function countTile(s: State, hex: number): void {
  const terrain = terrainOf(s, hex);
  const first = PLACINGS[terrain]![0]!;
  const corners = CORNERS_OF[hex]!;
  let top = 0;
  let topNext = 0;
  let dominant = NOTHING;
  there = 0;
  disks = 0;
  for (let i = 0; i < 6; i++) {
    const element = s.disks[corners[i]!]!;
    if (element !== NOTHING) elements[disks++] = element;
  }
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (!inPlay(s, animal)) continue;
    const own = features[animal]!;
    let match = 0;
    for (let i = 0; i < disks; i++) match += holdings[held(animal, elements[i]!)]!;
    const species = s.species[onTile(animal, hex)]!;
    if (match > 0) {
      own[P.livable]!++;
      own[P.richLivable]! += first;
      if (species === 0 && isNear(s, animal, hex)) {
        own[P.within]!++;
        own[P.richWithin]! += first;
      }
    }
    if (species === 0) continue;
    rank(animal, species);
    own[P.species]! += species;
    own[P.spread]!++;
    own[P.matching]! += match;
    own[P.matchingShort]! += Math.min(CAP, match);
    if (match <= 1) own[P.fragile]!++;
    if (terrain === TUNDRA) {
      own[P.tundraSpecies]! += species;
      own[P.tundraTiles]!++;
    }
    if (match > top) {
      topNext = top;
      top = match;
      dominant = animal;
    } else {
      if (match === top) dominant = NOTHING;
      topNext = Math.max(topNext, match);
    }
  }
  if (there === 0) return;
  const leader = ranked[0]!;
  const margin = Math.min(CAP, ranks[0]! - (there > 1 ? ranks[1]! : 0));
  features[leader]![P.margin]! += margin;
  features[leader]![P.richMargin]! += (margin * first) / RICH;
  if (dominant !== NOTHING) {
    features[dominant]![P.dominated]!++;
    features[dominant]![P.dominanceMargin]! += Math.min(CAP, top - topNext);
  }
  countPlacings(s, hex, PLACINGS[terrain]!, dominant);
}

/** Whether an animal is next to a hex. */
function isNear(s: State, animal: number, hex: number): boolean {
  for (const neighbour of NEIGHBOURS[hex]!) if (s.species[onTile(animal, neighbour)]! > 0) return true;
  return false;
}

function countPlacings(s: State, hex: number, places: readonly number[], dominant: number): void {
  const first = places[0]!;
  const second = there > 1 ? (places[1] ?? 0) : 0;
  let total = 0;
  for (let place = 0; place < there; place++) total += places[place] ?? 0;
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (inPlay(s, animal) && s.species[onTile(animal, hex)] === 0) keepLargest(missed[animal]!, first);
  }
  for (let place = 0; place < there; place++) {
    const animal = ranked[place]!;
    const vps = places[place] ?? 0;
    const own = features[animal]!;
    own[P.placings]! += vps;
    if (place > 0) own[P.lowerPlacings]! += vps;
    if (animal === dominant) own[P.dominatedPlacings]! += vps;
    const other = place === 0 ? second : first;
    keepLargest(best[animal]!, vps - other / 2 - (total - vps - other) / 8);
  }
}

/** Every animal's features at the start of a turn, valid until the next call. */
export function featuresOf(s: State): Features {
  for (const own of features) own.fill(0);
  for (const list of best) list.fill(0);
  for (const list of missed) list.fill(0);
  onEarth.fill(0);
  for (let corner = 0; corner < CORNERS; corner++) if (s.disks[corner] !== NOTHING) onEarth[s.disks[corner]!]!++;
  for (const animal of s.initiative) {
    for (let element = 0; element < ELEMENTS.length; element++) {
      holdings[held(animal, element)] = holding(s, animal, element);
    }
  }
  for (let hex = 0; hex < HEXES; hex++) if (isTile(s, hex)) countTile(s, hex);
  for (let space = 0; space < SPACES; space++) {
    const animal = s.display[space]!;
    if (animal !== NOTHING) features[animal]![space === FIRST_ICE ? P.iceFirst : P.waiting]!++;
  }
  const survivor = survivalHolder(s);
  const animals = s.initiative.length;
  for (let place = 0; place < animals; place++) {
    const animal = s.initiative[place]!;
    const own = features[animal]!;
    own[P.vps] = s.vps[animal]!;
    own[P.genePool] = s.genePool[animal]!;
    own[P.genePoolShort] = Math.min(8, s.genePool[animal]!);
    own[P.genePoolLong] = Math.min(20, s.genePool[animal]!);
    countElements(s, animal, own);
    own[P.pawns] = PAWNS_EACH - s.aside[animal]!;
    own[P.initiative] = (animals - place) / animals;
    if (animal === survivor) own[P.survival] = bonus(own[P.tundraTiles]!);
    for (let i = 0; i < 3; i++) own[P.bestTile + i] = best[animal]![i]!;
    own[P.missed] = missed[animal]![0]! + missed[animal]![1]!;
    own[P.eliminated] = s.eliminated[animal]!;
    own[P.mammal + animal] = 1;
  }
  return features;
}

/** How far the game has come, in the order of `COURSE_NAMES`, into `course`. */
export function courseOf(s: State, course: Float64Array): void {
  let tiles = 0;
  let tundra = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isTile(s, hex)) continue;
    tiles++;
    tundra += s.tundra[hex]!;
  }
  let disks = 0;
  for (let corner = 0; corner < CORNERS; corner++) if (s.disks[corner] !== NOTHING) disks++;
  let highest = 0;
  for (let animal = 0; animal < ANIMALS.length; animal++) highest = Math.max(highest, s.vps[animal]!);
  // The network has learned from full games: what matters is how many cards are left.
  course[C.cards] = cardsGone(s);
  course[C.iceAge] = s.cards[ICE_AGE] === FACE_UP ? 1 : 0;
  course[C.turn] = s.turn;
  course[C.animals] = s.initiative.length;
  course[C.tiles] = tiles;
  course[C.tundra] = tundra;
  course[C.disks] = disks;
  course[C.highest] = highest;
}

function countElements(s: State, animal: number, own: Float64Array): void {
  let supply = 0;
  for (let element = 0; element < ELEMENTS.length; element++) {
    const count = holdings[held(animal, element)]!;
    if (count === 0) continue;
    own[P.types]!++;
    supply += count * onEarth[element]!;
    own[P.typesSupply]! += onEarth[element]! / 10;
    const added = s.added[held(animal, element)]!;
    own[P.elements]! += added;
    if (added === 0) continue;
    if (s.boxes[inBox(REGRESSION_BOX, element)]! > 0) own[P.threatened]!++;
    else if (s.boxes[inBox(ADAPTATION_BOX, element)]! > 0) own[P.threatenedLater]!++;
  }
  own[P.supply] = supply / 10;
  own[P.threatened] = Math.max(0, own[P.threatened]! - protections(s, animal));
}
