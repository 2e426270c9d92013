/**
 * The value network: how many VPs each animal will have in the end, predicted at the start of a turn from the features of all (features.ts).
 *
 * A small network, learned from many games (learning.ts): each of its hidden units adds up features of the animal, the mean of the table's
 * and the course of the game, and counts where the sum is above 0; their weighted sum is what the animal will win from here.
 * Only the differences between animals mean anything, so the mean of the table is taken off.
 */
import { ANIMALS } from '../rules/components.ts';
import { type State, inPlay } from '../rules/state.ts';
import { VALUE_NETWORK } from './value-network-weights.ts';
import { COURSE_NAMES, FEATURE_NAMES, type FeatureName, type Features, courseOf, featuresOf } from './features.ts';

/** A hidden unit. */
export interface Unit {
  /** VPs that one above 0 makes. */
  readonly out: number;
  readonly bias: number;
  /** The weights of the animal's own features, in the order of `FEATURE_NAMES`. */
  readonly own: readonly number[];
  /** Those of the table's mean. */
  readonly table: readonly number[];
  /** Those of the course, in the order of `COURSE_NAMES`. */
  readonly course: readonly number[];
}

/** What can speak for a position, each the sum of some features; `interplay` is what cannot be put down to one of them. */
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
const reasonOf = FEATURE_NAMES.map((name) => REASONS.indexOf(REASON_OF[name]));

const WIDTH = FEATURE_NAMES.length;

/** A position that others are compared with. */
export interface Standard {
  readonly features: Features;
  readonly mean: Float64Array;
  readonly sums: readonly Float64Array[];
}

/** A network ready to predict. */
export interface ValueNetwork {
  /**
   * The VPs that every animal will have in the end, into `values`, but for a number that is the same for all. For the start of a turn. What is
   * not in play keeps what stood there.
   */
  predict(s: State, values: Float64Array): void;
  /** Keeps the position that `predict` has just looked at. */
  standardHere(): Standard;
  /**
   * What each reason adds to the values that `predict` has just found, every animal's multiplied by its stake; added to `parts`, in the order
   * of `REASONS`. Together they make up the whole. Where a feature is as in the standard it adds nothing: of what a unit makes, each input gets the share that
   * it has in the unit's distance from the standard. What the standard itself is worth and the course go to the interplay.
   */
  addParts(s: State, stakes: Float64Array, parts: Float64Array, standard: Standard): void;
}

/** A network of these units. */
export function valueNetwork(from: readonly Unit[]): ValueNetwork {
  const units = from.map(({ out, bias, own, table, course }) => ({
    out,
    bias,
    own: Float64Array.from(own),
    table: Float64Array.from(table),
    course: Float64Array.from(course),
  }));
  // Scratch space. Predicting is never interrupted.
  const mean = new Float64Array(WIDTH);
  const course = new Float64Array(COURSE_NAMES.length);
  /** What each unit gets from the table and the course, for all animals alike. */
  const common = new Float64Array(units.length);
  /** What each unit adds up to for an animal. */
  const sums = ANIMALS.map(() => new Float64Array(units.length));
  let features: Features = [];

  function findCommon(): void {
    for (let u = 0; u < units.length; u++) {
      const unit = units[u]!;
      let sum = unit.bias;
      for (let i = 0; i < WIDTH; i++) sum += unit.table[i]! * mean[i]!;
      for (let i = 0; i < course.length; i++) sum += unit.course[i]! * course[i]!;
      common[u] = sum;
    }
  }

  function predict(s: State, values: Float64Array): void {
    features = featuresOf(s);
    courseOf(s, course);
    const animals = s.initiative.length;
    mean.fill(0);
    for (const own of features) for (let i = 0; i < WIDTH; i++) mean[i]! += own[i]! / animals;
    findCommon();
    let total = 0;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (!inPlay(s, animal)) continue;
      const own = features[animal]!;
      let won = 0;
      for (let u = 0; u < units.length; u++) {
        const unit = units[u]!;
        let sum = common[u]!;
        for (let i = 0; i < WIDTH; i++) sum += unit.own[i]! * own[i]!;
        sums[animal]![u] = sum;
        if (sum > 0) won += sum * unit.out;
      }
      values[animal] = won;
      total += won;
    }
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (inPlay(s, animal)) values[animal]! += s.vps[animal]! - total / animals;
    }
  }

  function addParts(s: State, stakes: Float64Array, parts: Float64Array, standard: Standard): void {
    const animals = s.initiative.length;
    let staked = 0;
    for (let animal = 0; animal < ANIMALS.length; animal++) if (inPlay(s, animal)) staked += stakes[animal]!;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (!inPlay(s, animal)) continue;
      parts[VPS]! += stakes[animal]! * s.vps[animal]!;
      // The mean of the table is taken off every animal's value.
      const stake = stakes[animal]! - staked / animals;
      const own = features[animal]!;
      const ownBefore = standard.features[animal]!;
      for (let u = 0; u < units.length; u++) {
        const unit = units[u]!;
        const now = sums[animal]![u]!;
        const before = standard.sums[animal]![u]!;
        const made = Math.max(0, now) - Math.max(0, before);
        let rest = stake * unit.out * Math.max(0, now);
        if (made !== 0) {
          const factor = (stake * unit.out * made) / (now - before);
          for (let i = 0; i < WIDTH; i++) {
            const moved = unit.own[i]! * (own[i]! - ownBefore[i]!) + unit.table[i]! * (mean[i]! - standard.mean[i]!);
            parts[reasonOf[i]!]! += factor * moved;
            rest -= factor * moved;
          }
        }
        parts[INTERPLAY]! += rest;
      }
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

/** The network that the bots think with. */
export const NETWORK: ValueNetwork = valueNetwork(VALUE_NETWORK);
