/**
 * How the value network is learned: the self-play policy (self-play-policy.ts) plays whole games; what every animal had to go on with at the start of each turn is
 * held against the VPs it went on to win, both against the rest of its table; a small network learns to tell the one from the other,
 * by gradient descent (Adam).
 */
import { rng } from '../../../kit/rng.ts';
import { ANIMALS } from '../rules/components.ts';
import { listMoves, newGame, play } from '../rules/play.ts';
import { type State, inPlay } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import { chanceOf } from '../../../kit/arena.ts';
import type { RandomInt } from './bot.ts';
import { weightList } from './evaluation.ts';
import type { Unit } from './value-network.ts';
import type { Habits } from './planning.ts';
import { COURSE_NAMES, FEATURE_NAMES, courseOf, featuresOf } from './features.ts';
import { type Searching, selfPlayPolicy } from './self-play-policy.ts';
import { WEIGHTS } from './weights.ts';

const OWN = FEATURE_NAMES.length;
const COURSE = COURSE_NAMES.length;
/** Numbers in an example: the animal's features, the same less the table's mean, the course; and last what it won, less the mean. */
const INPUTS = 2 * OWN + COURSE;
export const EXAMPLE = INPUTS + 1;

/** One answer of a game in so many is random, or none (0), so that more is seen than a player's own habits. */
const RANDOM_ONE_IN = [0, 12, 40, 40];
/** What habits the players have; each draws its own. */
const WHIMS = [0.3, 0.5, 1, 2];
const AGAINS = [0.7, 0.85];
/** Numbers of players, in turn. */
const TABLES = [4, 3, 4, 6, 4, 2, 6, 5];
/** One earth in so many is laid out at random. */
const RANDOM_EARTH_ONE_IN = 16;
/** At one table in so many of two or three players each leads several animals. */
const SEVERAL_ONE_IN = 3;
const MAX_TURNS = 30;

const weights = weightList(WEIGHTS);
const list = new MoveList();

export interface Play {
  readonly searching?: Searching | undefined;
  /** Ends the game after so many turns: what was won by then counts. */
  readonly maxTurns?: number | undefined;
}

/** Plays the game of a deal and returns what is to be learned from it: an example for every animal and turn, one behind the other. */
export function examplesOf(deal: number, { searching, maxTurns = MAX_TURNS }: Play = {}): Float32Array {
  const randomInt = rng(deal ^ 0x5bd1e995);
  const players = TABLES[deal % TABLES.length]!;
  const chance = chanceOf(deal);
  const randomEarth = randomInt(RANDOM_EARTH_ONE_IN) === 0;
  const animalsEach = randomInt(SEVERAL_ONE_IN) === 0 ? Math.floor(ANIMALS.length / players) : 1;
  const s = newGame({ players, animalsEach: players > 3 ? 1 : animalsEach, randomEarth, animals: 'dealt' }, chance);
  const oneIn = RANDOM_ONE_IN[randomInt(RANDOM_ONE_IN.length)]!;
  const seats = Array.from({ length: players }, () => {
    const habits: Habits = { temperature: WHIMS[randomInt(WHIMS.length)]!, again: AGAINS[randomInt(AGAINS.length)]! };
    return selfPlayPolicy(weights, habits, randomInt, searching);
  });
  const turns: { animal: number; vps: number; example: Float32Array }[][] = [];
  while (!s.over && s.turn <= maxTurns) {
    if (s.turn > turns.length) turns.push(look(s));
    listMoves(s, list);
    const random = oneIn > 0 && randomInt(oneIn) === 0;
    play(s, random ? list.moves[randomInt(list.length)]! : seats[s.owner[s.asked]!]!(s), chance);
  }
  const examples = new Float32Array(turns.reduce((sum, turn) => sum + turn.length, 0) * EXAMPLE);
  let at = 0;
  for (const turn of turns) {
    const mean = turn.reduce((sum, { animal, vps }) => sum + s.vps[animal]! - vps, 0) / turn.length;
    for (const { animal, vps, example } of turn) {
      example[INPUTS] = s.vps[animal]! - vps - mean;
      examples.set(example, at);
      at += EXAMPLE;
    }
  }
  return examples;
}

function look(s: State): { animal: number; vps: number; example: Float32Array }[] {
  const features = featuresOf(s);
  const animals = ANIMALS.flatMap((_, animal) => (inPlay(s, animal) ? [animal] : []));
  const course = new Float64Array(COURSE);
  courseOf(s, course);
  return animals.map((animal) => {
    const example = new Float32Array(EXAMPLE);
    for (let i = 0; i < OWN; i++) {
      const mean = animals.reduce((sum, each) => sum + features[each]![i]!, 0) / animals.length;
      example[i] = features[animal]![i]!;
      example[OWN + i] = features[animal]![i]! - mean;
    }
    example.set(course, 2 * OWN);
    return { animal, vps: s.vps[animal]!, example };
  });
}

export interface Lesson {
  /** Hidden units. */
  readonly units: number;
  /** Most times that all examples are gone through. */
  readonly epochs: number;
}
export const LESSON: Lesson = { units: 16, epochs: 60 };

/** VPs in units of which the network thinks. */
const SCALE = 30;
const BATCH = 512;
const RATE = 2e-3;
/** How much every weight is drawn towards 0. */
const DECAY = 2e-3;
/** Adam's memory for slopes and for their squares. */
const SLOPES = 0.9;
const SQUARES = 0.999;
/** So many epochs without getting better end the lesson. */
const PATIENCE = 8;
/** The share of the examples, the last ones, that are not learned from: they say which epoch was the best, and how well others are predicted. */
const KEPT = 0.1;

export interface Learned {
  readonly units: Unit[];
  /** The share of the variance of what is won that is explained, on examples not learned from; the best epoch was chosen by it. */
  readonly explained: number;
}

/** Learns from examples, one behind the other. Those at the end are kept for judging. Calls `told` after every epoch. */
export function learn(
  examples: Float32Array,
  { units, epochs }: Lesson,
  randomInt: RandomInt,
  told?: (epoch: number, explained: number) => void,
): Learned {
  const count = examples.length / EXAMPLE;
  const learned = Math.floor(count * (1 - KEPT));
  const { means, spreads } = scales(examples, learned);
  const inputs = new Float32Array(count * INPUTS);
  for (let n = 0; n < count; n++) {
    for (let i = 0; i < INPUTS; i++) inputs[n * INPUTS + i] = (examples[n * EXAMPLE + i]! - means[i]!) / spreads[i]!;
  }

  // All weights in one row: for each unit its inputs' and its bias; then what each unit makes; then a bias.
  const perUnit = INPUTS + 1;
  const size = units * perUnit + units + 1;
  const outs = units * perUnit;
  const weights = new Float64Array(size);
  const draw = (): number => (randomInt(1 << 24) / (1 << 23) - 1) * Math.sqrt(6 / (INPUTS + units));
  for (let i = 0; i < outs; i++) weights[i] = i % perUnit === INPUTS ? 0 : draw();
  for (let u = 0; u < units; u++) weights[outs + u] = draw();

  const hidden = new Float64Array(units);
  function forward(n: number): number {
    const from = n * INPUTS;
    let sum = weights[size - 1]!;
    for (let u = 0; u < units; u++) {
      const at = u * perUnit;
      let value = weights[at + INPUTS]!;
      for (let i = 0; i < INPUTS; i++) value += weights[at + i]! * inputs[from + i]!;
      hidden[u] = value;
      if (value > 0) sum += value * weights[outs + u]!;
    }
    return sum;
  }

  const slopes = new Float64Array(size);
  const meanSlopes = new Float64Array(size);
  const meanSquares = new Float64Array(size);
  let steps = 0;
  function stepFrom(batch: Int32Array): void {
    slopes.fill(0);
    for (const n of batch) {
      const error = (forward(n) - examples[n * EXAMPLE + INPUTS]! / SCALE) / batch.length;
      const from = n * INPUTS;
      slopes[size - 1]! += error;
      for (let u = 0; u < units; u++) {
        if (hidden[u]! <= 0) continue;
        slopes[outs + u]! += error * hidden[u]!;
        const back = error * weights[outs + u]!;
        const at = u * perUnit;
        for (let i = 0; i < INPUTS; i++) slopes[at + i]! += back * inputs[from + i]!;
        slopes[at + INPUTS]! += back;
      }
    }
    steps++;
    const rate = (RATE * Math.sqrt(1 - SQUARES ** steps)) / (1 - SLOPES ** steps);
    for (let i = 0; i < size; i++) {
      const slope = slopes[i]! + DECAY * weights[i]!;
      meanSlopes[i] = SLOPES * meanSlopes[i]! + (1 - SLOPES) * slope;
      meanSquares[i] = SQUARES * meanSquares[i]! + (1 - SQUARES) * slope * slope;
      weights[i]! -= (rate * meanSlopes[i]!) / (Math.sqrt(meanSquares[i]!) + 1e-8);
    }
  }

  function explained(): number {
    let missed = 0;
    let all = 0;
    for (let n = learned; n < count; n++) {
      const won = examples[n * EXAMPLE + INPUTS]!;
      missed += (forward(n) * SCALE - won) ** 2;
      all += won ** 2;
    }
    return 1 - missed / all;
  }

  const order = Int32Array.from({ length: learned }, (_, n) => n);
  let best = { weights: weights.slice(), explained: -Infinity, epoch: 0 };
  for (let epoch = 1; epoch <= epochs && epoch - best.epoch <= PATIENCE; epoch++) {
    shuffle(order, randomInt);
    for (let from = 0; from < learned; from += BATCH) stepFrom(order.subarray(from, from + BATCH));
    const now = explained();
    told?.(epoch, now);
    if (now > best.explained) best = { weights: weights.slice(), explained: now, epoch };
  }
  return { units: unitsFrom(best.weights, units, means, spreads), explained: best.explained };
}

/** The mean of every input and how far it spreads. */
function scales(examples: Float32Array, count: number): { means: Float64Array; spreads: Float64Array } {
  const means = new Float64Array(INPUTS);
  const spreads = new Float64Array(INPUTS);
  for (let n = 0; n < count; n++) {
    for (let i = 0; i < INPUTS; i++) means[i]! += examples[n * EXAMPLE + i]! / count;
  }
  for (let n = 0; n < count; n++) {
    for (let i = 0; i < INPUTS; i++) spreads[i]! += (examples[n * EXAMPLE + i]! - means[i]!) ** 2 / count;
  }
  // What never differs says nothing.
  for (let i = 0; i < INPUTS; i++) spreads[i] = spreads[i]! > 1e-9 ? Math.sqrt(spreads[i]!) : Infinity;
  return { means, spreads };
}

function shuffle(order: Int32Array, randomInt: RandomInt): void {
  for (let i = order.length - 1; i > 0; i--) {
    const k = randomInt(i + 1);
    const other = order[k]!;
    order[k] = order[i]!;
    order[i] = other;
  }
}

/** A unit whose weightiest input makes fewer VPs has died in learning and is left out. */
const DEAD = 1e-4;

const rounded = (value: number): number => Number(value.toPrecision(4));

/** The units as the value network reads them: for features as they are counted, without the scales. */
function unitsFrom(weights: Float64Array, units: number, means: Float64Array, spreads: Float64Array): Unit[] {
  const perUnit = INPUTS + 1;
  const all = Array.from({ length: units }, (_, u) => {
    const row = weights.subarray(u * perUnit, (u + 1) * perUnit);
    let bias = row[INPUTS]!;
    const scaled = Array.from({ length: INPUTS }, (_each, i) => {
      bias -= (row[i]! * means[i]!) / spreads[i]!;
      return row[i]! / spreads[i]!;
    });
    const relative = scaled.slice(OWN, 2 * OWN);
    return {
      out: rounded(weights[units * perUnit + u]! * SCALE),
      bias: rounded(bias),
      own: scaled.slice(0, OWN).map((weight, i) => rounded(weight + relative[i]!)),
      table: relative.map((weight) => rounded(-weight)),
      course: scaled.slice(2 * OWN).map(rounded),
    };
  });
  return all.filter(({ out, own, table, course }) => {
    const most = Math.max(...[...own, ...table, ...course].map(Math.abs));
    return Math.abs(out) * most >= DEAD;
  });
}
