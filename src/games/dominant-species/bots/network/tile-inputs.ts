/**
 * Every tile and element from each animal's point of view, in numbers of about 1: the inputs of the value network
 * (value-network.ts) besides the features of the animal as a whole. An animal has a row for each tile that it occupies or could
 * live on, and one for each element.
 */
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  ANIMALS,
  DEFAULT_ELEMENT,
  DEPLETION_BOX,
  ELEMENTS,
  PLACINGS,
  REGRESSION_BOX,
  SPECIATION_LIMIT,
  TUNDRA,
  WANDERLUST_BOX,
  WASTELAND_BOX,
} from '../../rules/components.ts';
import { CORNERS, CORNERS_OF, HEXES, NEIGHBOURS } from '../../rules/earth.ts';
import { NOTHING, type State, held, inBox, inPlay, isTile, onTile, terrainOf } from '../../rules/state.ts';
import { holding } from '../../rules/pieces.ts';

/** The columns of a tile's row. Placings are those that the tile would score now. */
export const OF_TILE = [
  'species',
  'occupied',
  'a single species',
  'matching',
  'endangered',
  'a matching of 1',
  'species of the best rival',
  'species of the next rival',
  'lead in species',
  'rivals there',
  'matching of the best rival there',
  'lead in matching',
  'dominated',
  'dominated by a rival',
  'VPs for first place',
  'VPs for second place',
  'VPs it would pay now',
  'species short of the next place',
  'VPs more for the next place',
  'rivals that match it and are not there',
  'species next to it',
  'tundra',
  'next to tundra',
  'limit of Speciation',
  'disks',
  'matching up to 3',
  'the best rival there matches it by 1 or not at all',
] as const;

/** The columns of an element's row. */
export const OF_ELEMENT = [
  'held',
  'added',
  'held at all',
  'disks on earth',
  'pairs held and on earth',
  'disks in the bag',
  'in the box of Regression',
  'in the box of Adaptation',
  'in the box of Abundance',
  'in the box of Wasteland',
  'in the box of Depletion',
  'in the box of Wanderlust',
  'held, and in the box of Wasteland',
  'held, and in the box of Depletion',
  'held, and in the box of Abundance',
  'rivals that hold it',
  'held by rivals',
  'printed',
  'added, and in the box of Regression',
  'disks on tiles occupied',
  'share of the matching on tiles occupied',
  'tiles occupied where nothing else feeds it',
] as const;

const N = ANIMALS.length;
const TYPES = ELEMENTS.length;
const TILE_WIDTH = OF_TILE.length;
const ELEMENT_WIDTH = OF_ELEMENT.length;

/** The rows of the tiles, one after another, with the animal of each, and their number. */
export const tileRows = new Float64Array(N * HEXES * TILE_WIDTH);
export const animalOf = new Int8Array(N * HEXES);
export let rowCount = 0;
/** The rows of the elements, by `held(animal, element)`; those of animals not in play are undefined. */
export const elementRows = new Float64Array(N * TYPES * ELEMENT_WIDTH);

const counts = new Int32Array(N);
const matching = new Int32Array(N);
const holdings = new Int32Array(N * TYPES);
const onEarth = new Int32Array(TYPES);
/**
 * By `held(animal, element)`: disks on tiles occupied, what they add to the matching there, and tiles where nothing else matches.
 */
const around = new Int32Array(N * TYPES);
const shares = new Float64Array(N * TYPES);
const soles = new Int32Array(N * TYPES);

const most = (value: number, limit: number): number => (value > limit ? limit : value);
const within = (value: number, limit: number): number => (value < -limit ? -limit : most(value, limit));

/** Reads all tiles and elements. The results are valid until the next call. */
export function findTileInputs(s: State): void {
  for (let animal = 0; animal < N; animal++) {
    if (!inPlay(s, animal)) continue;
    for (let element = 0; element < TYPES; element++) {
      holdings[held(animal, element)] = holding(s, animal, element);
    }
  }
  around.fill(0);
  shares.fill(0);
  soles.fill(0);
  rowCount = 0;
  for (let hex = 0; hex < HEXES; hex++) if (isTile(s, hex)) lookAtTile(s, hex);
  onEarth.fill(0);
  for (let corner = 0; corner < CORNERS; corner++) if (s.disks[corner] !== NOTHING) onEarth[s.disks[corner]!]!++;
  for (let element = 0; element < TYPES; element++) lookAtElement(s, element);
}

function lookAtTile(s: State, hex: number): void {
  const corners = CORNERS_OF[hex]!;
  let disks = 0;
  for (let i = 0; i < 6; i++) if (s.disks[corners[i]!] !== NOTHING) disks++;
  let contenders = 0;
  /** The best matching there, and how many animals have it. */
  let top = 0;
  let topCount = 0;
  for (let animal = 0; animal < N; animal++) {
    counts[animal] = matching[animal] = 0;
    if (!inPlay(s, animal)) continue;
    const count = s.species[onTile(animal, hex)]!;
    let match = 0;
    for (let i = 0; i < 6 && disks > 0; i++) {
      const element = s.disks[corners[i]!]!;
      if (element !== NOTHING) match += holdings[held(animal, element)]!;
    }
    counts[animal] = count;
    matching[animal] = match;
    if (count === 0) {
      if (match > 0) contenders++;
    } else {
      if (match > top) topCount = 0;
      if (match >= top) topCount++;
      top = Math.max(top, match);
      noteFood(s, animal, corners, match);
    }
  }
  const dominantMatch = topCount === 1 && top > 0 ? top : NOTHING;
  for (let animal = 0; animal < N; animal++) {
    if (counts[animal]! > 0 || matching[animal]! > 0) addRow(s, hex, animal, disks, contenders, dominantMatch);
  }
}

/** Records which elements feed an animal on a tile that it occupies. */
function noteFood(s: State, animal: number, corners: readonly number[], match: number): void {
  for (let i = 0; i < 6; i++) {
    const element = s.disks[corners[i]!]!;
    if (element === NOTHING) continue;
    const at = held(animal, element);
    const count = holdings[at]!;
    around[at]!++;
    if (count === 0) continue;
    shares[at]! += count / match;
    if (count === match) soles[at]!++;
  }
}

function addRow(s: State, hex: number, animal: number, disks: number, contenders: number, dominantMatch: number): void {
  const terrain = terrainOf(s, hex);
  const places = PLACINGS[terrain]!;
  const count = counts[animal]!;
  const match = matching[animal]!;
  const isThere = count > 0;
  let best = NOTHING;
  let first = 0;
  let second = 0;
  let rivals = 0;
  let rivalMatch = 0;
  let place = 0;
  /** The animal one place ahead. */
  let ahead = NOTHING;
  for (let rival = 0; rival < N; rival++) {
    const other = counts[rival]!;
    if (other === 0 || rival === animal) continue;
    rivals++;
    if (other > first) {
      second = first;
      first = other;
      best = rival;
    } else if (other > second) {
      second = other;
    }
    if (matching[rival]! > rivalMatch) rivalMatch = matching[rival]!;
    if (other < count || (other === count && rival > animal)) continue;
    place++;
    if (ahead === NOTHING || other < counts[ahead]!) ahead = rival;
  }
  let near = 0;
  let isNextToTundra = false;
  const neighbours = NEIGHBOURS[hex]!;
  for (let k = 0; k < neighbours.length; k++) {
    const neighbour = neighbours[k]!;
    near += s.species[onTile(animal, neighbour)]!;
    if (s.tundra[neighbour] === 1) isNextToTundra = true;
  }
  const now = isThere ? (places[place] ?? 0) : 0;
  const isDominant = isThere && match === dominantMatch;
  // Ties go to the first on the food chain.
  const edge = best === NOTHING || animal < best ? 0.5 : -0.5;

  animalOf[rowCount] = animal;
  const row = tileRows;
  let i = rowCount++ * TILE_WIDTH;
  row[i++] = most(count, 10) / 4;
  row[i++] = isThere ? 1 : 0;
  row[i++] = count === 1 ? 1 : 0;
  row[i++] = most(match, 9) / 3;
  row[i++] = isThere && match === 0 ? 1 : 0;
  row[i++] = isThere && match === 1 ? 1 : 0;
  row[i++] = most(first, 10) / 4;
  row[i++] = most(second, 10) / 4;
  row[i++] = within(count - first + edge, 4) / 4;
  row[i++] = rivals / 3;
  row[i++] = most(rivalMatch, 9) / 3;
  row[i++] = within(match - rivalMatch, 4) / 4;
  row[i++] = isDominant ? 1 : 0;
  row[i++] = dominantMatch !== NOTHING && !isDominant ? 1 : 0;
  row[i++] = places[0]! / 9;
  row[i++] = (places[1] ?? 0) / 5;
  row[i++] = now / 9;
  row[i++] = ahead === NOTHING ? 0 : most(counts[ahead]! - count + (animal < ahead ? 0 : 1), 4) / 4;
  row[i++] = ahead === NOTHING ? 0 : ((places[place - 1] ?? 0) - now) / 9;
  row[i++] = contenders / 3;
  row[i++] = most(near, 10) / 5;
  row[i++] = terrain === TUNDRA ? 1 : 0;
  row[i++] = terrain !== TUNDRA && isNextToTundra ? 1 : 0;
  row[i++] = SPECIATION_LIMIT[terrain]! / 4;
  row[i++] = disks / 3;
  row[i++] = isThere ? most(match, 3) / 3 : 0;
  row[i] = best !== NOTHING && matching[best]! <= 1 ? 1 : 0;
}

function lookAtElement(s: State, element: number): void {
  let holders = 0;
  let total = 0;
  for (let animal = 0; animal < N; animal++) {
    if (!inPlay(s, animal)) continue;
    const count = holdings[held(animal, element)]!;
    total += count;
    if (count > 0) holders++;
  }
  const box = (number: number): number => s.boxes[inBox(number, element)]! / 2;
  const wasteland = box(WASTELAND_BOX);
  const depletion = box(DEPLETION_BOX);
  const abundance = box(ABUNDANCE_BOX);
  const isInRegression = box(REGRESSION_BOX) > 0;
  for (let animal = 0; animal < N; animal++) {
    if (!inPlay(s, animal)) continue;
    const at = held(animal, element);
    const count = holdings[at]!;
    const added = s.added[at]!;
    const has = count > 0 ? 1 : 0;
    const row = elementRows;
    let i = at * ELEMENT_WIDTH;
    row[i++] = count / 3;
    row[i++] = added / 2;
    row[i++] = has;
    row[i++] = onEarth[element]! / 8;
    row[i++] = (count * onEarth[element]!) / 16;
    row[i++] = s.bag[element]! / 10;
    row[i++] = isInRegression ? 1 : 0;
    row[i++] = box(ADAPTATION_BOX);
    row[i++] = abundance;
    row[i++] = wasteland;
    row[i++] = depletion;
    row[i++] = box(WANDERLUST_BOX);
    row[i++] = has * wasteland;
    row[i++] = has * depletion;
    row[i++] = has * abundance;
    row[i++] = (holders - has) / 3;
    row[i++] = (total - count) / 6;
    row[i++] = DEFAULT_ELEMENT[animal] === element ? 1 : 0;
    row[i++] = added > 0 && isInRegression ? 1 : 0;
    row[i++] = around[at]! / 4;
    row[i++] = shares[at]! / 3;
    row[i] = soles[at]! / 3;
  }
}
