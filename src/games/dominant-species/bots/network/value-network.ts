/**
 * The value network: predicts every animal's final VPs at the start of a turn, from the features of all (features.ts) and from
 * every tile and element (tile-inputs.ts).
 *
 * A small network, trained on many games (learning.ts). Tiles and elements come first: some units with shared weights read every
 * tile of an animal one after another, rectified, and each unit's sum over all tiles is one more feature; likewise for elements.
 * Each hidden unit then combines the features of the animal, their mean over the table and the course of the game, rectified; the
 * weighted sum of the hidden units is what the animal will win from here. Only differences between animals are meaningful, so the
 * mean of the table is subtracted.
 */
import { ANIMALS, CARDS, ELEMENTS } from '../../rules/components.ts';
import { FACE_UP, type State, held, inPlay } from '../../rules/state.ts';
import learnedNetwork from '../data/value-network.json' with { type: 'json' };
import { COURSE_NAMES, FEATURE_NAMES, type FeatureName, courseOf, featuresOf } from './features.ts';
import { OF_ELEMENT, OF_TILE, animalOf, elementRows, findTileInputs, rowCount, tileRows } from './tile-inputs.ts';

/** A table of weights: a row for each input, with a weight for each unit. */
export type Rows = readonly (readonly number[])[];

/** Units that add up the same inputs. */
export interface Layer {
  readonly weights: Rows;
  /** What each unit begins with. */
  readonly biases: readonly number[];
}

/** What a value network has learned. */
export interface NetworkWeights {
  /** What looks at a tile, its inputs in the order of `OF_TILE`, and at an element, in the order of `OF_ELEMENT`. */
  readonly tile: Layer;
  readonly element: Layer;
  /** The hidden units: the animal's own features, in the order of `FEATURE_NAMES`, then what is counted on its tiles and of the elements. */
  readonly own: Layer;
  /** A row for each of these features as the mean of the table. */
  readonly table: Rows;
  /** A row for each input that all animals share: `COURSE_NAMES`, the cards that lie face up, the number of animals in play. */
  readonly course: Rows;
  /** What each hidden unit makes, in units of `UNIT_VPS`. */
  readonly out: readonly number[];
}

/** The scale of the network's outputs in VPs, by the number of animals in play: the spread of games. */
export const UNIT_VPS: readonly number[] = [0, 0, 46, 26, 23, 19, 16.5];

/** Inputs shared by all animals. */
export const SHARED = COURSE_NAMES.length + CARDS.length + ANIMALS.length + 1;

/** Writes the inputs shared by all animals into `shared`. */
export function sharedOf(s: State, shared: Float64Array): void {
  courseOf(s, shared);
  const cards = COURSE_NAMES.length;
  for (let card = 0; card < CARDS.length; card++) shared[cards + card] = s.cards[card] === FACE_UP ? 1 : 0;
  const animals = cards + CARDS.length;
  for (let count = 0; count <= ANIMALS.length; count++) shared[animals + count] = count === s.initiative.length ? 1 : 0;
}

/**
 * The possible reasons for a position, each the sum of some features; `interplay` is what cannot be attributed to one of them.
 */
export const REASONS = [
  'vps',
  'placings',
  'margin',
  'dominance',
  'species',
  'genePool',
  'elements',
  'food',
  'ground',
  'threatened',
  'pawns',
  'initiative',
  'survival',
  'interplay',
] as const;
/** The name of a reason for a position. */
export type ReasonName = (typeof REASONS)[number];

const REASON_OF: Readonly<Record<FeatureName, ReasonName>> = {
  vps: 'vps',
  placings: 'placings',
  lowerPlacings: 'placings',
  bestTile: 'placings',
  secondTile: 'placings',
  thirdTile: 'placings',
  missed: 'placings',
  margin: 'margin',
  richMargin: 'margin',
  dominated: 'dominance',
  dominatedPlacings: 'dominance',
  dominanceMargin: 'dominance',
  matching: 'dominance',
  matchingShort: 'dominance',
  fragile: 'dominance',
  species: 'species',
  spread: 'species',
  eliminated: 'species',
  genePool: 'genePool',
  genePoolShort: 'genePool',
  genePoolLong: 'genePool',
  elements: 'elements',
  types: 'elements',
  supply: 'food',
  typesSupply: 'food',
  livable: 'ground',
  richLivable: 'ground',
  within: 'ground',
  richWithin: 'ground',
  threatened: 'threatened',
  threatenedLater: 'threatened',
  pawns: 'pawns',
  iceFirst: 'pawns',
  waiting: 'pawns',
  initiative: 'initiative',
  survival: 'survival',
  tundraSpecies: 'survival',
  tundraTiles: 'survival',
  mammal: 'interplay',
  reptile: 'interplay',
  bird: 'interplay',
  amphibian: 'interplay',
  arachnid: 'interplay',
  insect: 'interplay',
};
const VPS = REASONS.indexOf('vps');
const INTERPLAY = REASONS.indexOf('interplay');

const OWN = FEATURE_NAMES.length;
const N = ANIMALS.length;
const TYPES = ELEMENTS.length;

/** A position that others are compared with. */
export interface Standard {
  /** Its features, by animal. */
  readonly features: readonly Float64Array[];
  /** The mean of the features over the animals in play. */
  readonly mean: Float64Array;
  /** The sums that reach the network's units, by animal. */
  readonly sums: readonly Float64Array[];
}

/** A network ready to predict. */
export interface ValueNetwork {
  /**
   * Every animal's final VPs, up to a common constant, into `values`. For the start of a turn. Entries of animals not in play are
   * unchanged.
   */
  predict(s: State, values: Float64Array): void;
  /** Keeps the position of the last `predict` call. */
  standardHere(): Standard;
  /**
   * Each reason's contribution to the last predicted values, weighted by the stakes in the animals; added to `parts`, in the
   * order of `REASONS`. Together they make up the whole. A feature that is as in the standard contributes nothing: each input
   * gets its share of the unit's distance from the standard. The value of the standard itself and the course go to the interplay.
   */
  addParts(s: State, stakes: Float64Array, parts: Float64Array, standard: Standard): void;
}

/** The non-zero inputs of a range, and the start of their rows of weights. */
const filled = new Float64Array(256);
const rows = new Int32Array(256);

/** Finds them, padded to a multiple of four with inputs of 0; returns their number. */
function findFilled(inputs: Float64Array, from: number, count: number, at: number, units: number): number {
  let n = 0;
  for (let i = 0; i < count; i++) {
    const input = inputs[from + i]!;
    if (input === 0) continue;
    filled[n] = input;
    rows[n++] = at + i * units;
  }
  while (n % 4 > 0) {
    filled[n] = 0;
    rows[n++] = at;
  }
  return n;
}

/**
 * Adds the contributions of a range of inputs to the units' sums, which begin at `to`; the rows of weights begin at `at`. Many
 * inputs are 0; the others are taken four at a time, which is twice as fast.
 */
export function addInputs(
  inputs: Float64Array,
  from: number,
  count: number,
  weights: Float64Array,
  at: number,
  sums: Float64Array,
  to: number,
  units: number,
): void {
  const n = findFilled(inputs, from, count, at, units);
  for (let i = 0; i < n; i += 4) {
    const a = filled[i]!;
    const b = filled[i + 1]!;
    const c = filled[i + 2]!;
    const d = filled[i + 3]!;
    const ofA = rows[i]!;
    const ofB = rows[i + 1]!;
    const ofC = rows[i + 2]!;
    const ofD = rows[i + 3]!;
    for (let u = 0; u < units; u++) {
      sums[to + u]! += a * weights[ofA + u]! + b * weights[ofB + u]! + c * weights[ofC + u]! + d * weights[ofD + u]!;
    }
  }
}

/** Backpropagation of `addInputs`: adds each input times each unit's delta to the gradient of their weight. */
export function addGradients(
  inputs: Float64Array,
  from: number,
  count: number,
  gradients: Float64Array,
  at: number,
  deltas: Float64Array,
  to: number,
  units: number,
): void {
  const n = findFilled(inputs, from, count, at, units);
  for (let i = 0; i < n; i += 4) {
    const a = filled[i]!;
    const b = filled[i + 1]!;
    const c = filled[i + 2]!;
    const d = filled[i + 3]!;
    const ofA = rows[i]!;
    const ofB = rows[i + 1]!;
    const ofC = rows[i + 2]!;
    const ofD = rows[i + 3]!;
    for (let u = 0; u < units; u++) {
      const delta = deltas[to + u]!;
      if (delta === 0) continue;
      gradients[ofA + u]! += a * delta;
      gradients[ofB + u]! += b * delta;
      gradients[ofC + u]! += c * delta;
      gradients[ofD + u]! += d * delta;
    }
  }
}

/** A network with these weights. */
// eslint-disable-next-line max-lines-per-function -- predicting and giving reasons share the scratch space of one network
export function valueNetwork(learned: NetworkWeights): ValueNetwork {
  const ofTile = Float64Array.from(learned.tile.weights.flat());
  const ofElement = Float64Array.from(learned.element.weights.flat());
  const ofOwn = Float64Array.from(learned.own.weights.flat());
  const ofTable = Float64Array.from(learned.table.flat());
  const ofCourse = Float64Array.from(learned.course.flat());
  const out = Float64Array.from(learned.out);
  const tileBiases = Float64Array.from(learned.tile.biases);
  const elementBiases = Float64Array.from(learned.element.biases);
  const biases = Float64Array.from(learned.own.biases);
  const firstOfElements = OWN + tileBiases.length;
  const width = firstOfElements + elementBiases.length;
  const reasonOf = Int32Array.from({ length: width }, (_, i) =>
    REASONS.indexOf(i < OWN ? REASON_OF[FEATURE_NAMES[i]!] : i < firstOfElements ? 'ground' : 'food'),
  );
  // Scratch space. Predicting is never interrupted.
  const tileSums = new Float64Array(tileBiases.length);
  const elementSums = new Float64Array(elementBiases.length);
  const features = ANIMALS.map(() => new Float64Array(width));
  const mean = new Float64Array(width);
  const shared = new Float64Array(SHARED);
  /** What each unit gets from the table and the course, the same for all animals. */
  const common = new Float64Array(out.length);
  /** The stakes in each unit in `addParts`: for one animal, and for the table's mean. */
  const factors = new Float64Array(out.length);
  const ofMean = new Float64Array(out.length);
  /** Each unit's sum for an animal. */
  const sums = ANIMALS.map(() => new Float64Array(out.length));

  /** The features of every animal, followed by the sums over tiles and elements, and their mean. */
  function findFeatures(s: State): void {
    const named = featuresOf(s);
    for (let animal = 0; animal < N; animal++) {
      features[animal]!.fill(0);
      features[animal]!.set(named[animal]!);
    }
    findTileInputs(s);
    for (let row = 0; row < rowCount; row++) {
      tileSums.set(tileBiases);
      addInputs(tileRows, row * OF_TILE.length, OF_TILE.length, ofTile, 0, tileSums, 0, tileSums.length);
      const own = features[animalOf[row]!]!;
      for (let u = 0; u < tileSums.length; u++) if (tileSums[u]! > 0) own[OWN + u]! += tileSums[u]!;
    }
    mean.fill(0);
    const animals = s.initiative.length;
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(s, animal)) continue;
      const own = features[animal]!;
      for (let element = 0; element < TYPES; element++) {
        elementSums.set(elementBiases);
        const from = held(animal, element) * OF_ELEMENT.length;
        addInputs(elementRows, from, OF_ELEMENT.length, ofElement, 0, elementSums, 0, elementSums.length);
        for (let u = 0; u < elementSums.length; u++) {
          if (elementSums[u]! > 0) own[firstOfElements + u]! += elementSums[u]!;
        }
      }
      for (let i = 0; i < width; i++) mean[i]! += own[i]! / animals;
    }
  }

  function predict(s: State, values: Float64Array): void {
    findFeatures(s);
    sharedOf(s, shared);
    common.set(biases);
    addInputs(mean, 0, width, ofTable, 0, common, 0, out.length);
    addInputs(shared, 0, SHARED, ofCourse, 0, common, 0, out.length);
    const animals = s.initiative.length;
    const unit = UNIT_VPS[animals]!;
    let total = 0;
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(s, animal)) continue;
      const own = sums[animal]!;
      own.set(common);
      addInputs(features[animal]!, 0, width, ofOwn, 0, own, 0, out.length);
      let won = 0;
      for (let u = 0; u < out.length; u++) if (own[u]! > 0) won += own[u]! * out[u]!;
      values[animal] = won * unit;
      total += won * unit;
    }
    for (let animal = 0; animal < N; animal++) {
      if (inPlay(s, animal)) values[animal]! += s.vps[animal]! - total / animals;
    }
  }

  function addParts(s: State, stakes: Float64Array, parts: Float64Array, standard: Standard): void {
    const animals = s.initiative.length;
    const units = out.length;
    const unit = UNIT_VPS[animals]!;
    let staked = 0;
    ofMean.fill(0);
    for (let animal = 0; animal < N; animal++) if (inPlay(s, animal)) staked += stakes[animal]!;
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(s, animal)) continue;
      parts[VPS]! += stakes[animal]! * s.vps[animal]!;
      // The table's mean is subtracted from every animal's value.
      const stake = (stakes[animal]! - staked / animals) * unit;
      for (let u = 0; u < units; u++) {
        const now = sums[animal]![u]!;
        const before = standard.sums[animal]![u]!;
        const made = Math.max(0, now) - Math.max(0, before);
        const worth = stake * out[u]!;
        factors[u] = made === 0 ? 0 : (worth * made) / (now - before);
        ofMean[u]! += factors[u]!;
        parts[INTERPLAY]! += worth * Math.max(0, now);
      }
      addMoved(features[animal]!, standard.features[animal]!, ofOwn, factors, parts);
    }
    addMoved(mean, standard.mean, ofTable, ofMean, parts);
  }

  /**
   * Adds the contributions of inputs that differ from the standard, each unit's times a factor, to their reasons' parts, and
   * subtracts them from the interplay.
   */
  function addMoved(
    now: Float64Array,
    before: Float64Array,
    weights: Float64Array,
    times: Float64Array,
    parts: Float64Array,
  ): void {
    const units = times.length;
    for (let i = 0; i < width; i++) {
      const difference = now[i]! - before[i]!;
      if (difference === 0) continue;
      const row = i * units;
      let moved = 0;
      for (let u = 0; u < units; u++) moved += times[u]! * weights[row + u]!;
      parts[reasonOf[i]!]! += moved * difference;
      parts[INTERPLAY]! -= moved * difference;
    }
  }

  return {
    predict,
    standardHere: () => ({
      features: features.map((own) => own.slice()),
      mean: mean.slice(),
      sums: sums.map((each) => each.slice()),
    }),
    addParts,
  };
}

/** What the bots' network has learned, from inputs of which names; `npm run -s train` writes the file. */
export const LEARNED: NetworkWeights & { readonly inputs: Readonly<Record<string, readonly string[]>> } =
  learnedNetwork;

/** The bots' network. */
export const NETWORK: ValueNetwork = valueNetwork(LEARNED);
