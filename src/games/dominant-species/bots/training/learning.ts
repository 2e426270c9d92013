/**
 * Training of the value network: from examples (examples.ts) a small network learns to predict what is won from a position, by
 * gradient descent (Adam).
 *
 * Most of what is won is luck in the rest of the game. Networks trained on other games therefore first estimate what each
 * position was worth, and the target is partly what was won in the next turn plus their estimate from there on: TD(λ), ending
 * with the game's result.
 */
import { ANIMALS } from '../../rules/components.ts';
import type { RandomInt } from '../bot.ts';
import { shuffle } from '../../../../kit/chance.ts';
import { EXAMPLE, exampleAt } from './examples.ts';
import { type Scale, scales } from './input-scales.ts';
import { TrainableNetwork, type Units } from './trainable-network.ts';
import type { NetworkWeights } from '../network/value-network.ts';

const N = ANIMALS.length;

export interface TrainingOptions extends Units {
  /** How often all examples are used. */
  readonly epochs: number;
  /**
   * The number of parts into which the games are divided for the estimating networks: each part is estimated by a network trained
   * on the others. With 1, only results are learned from.
   */
  readonly folds: number;
}
export const DEFAULT_OPTIONS: TrainingOptions = { tileUnits: 24, elementUnits: 12, units: 48, epochs: 8, folds: 3 };

/** λ: how much of a target at the end of a turn comes from how the game continued; the rest is the estimate from there. */
const LAMBDA = 0.5;

const BATCH = 256;
/** The initial learning rate; it falls to zero by the end. */
const LEARNING_RATE = 2e-3;
/** Weight decay, relative to the learning rate. */
const WEIGHT_DECAY = 0.05;
/** Adam's decay rates for the mean of the gradients and of their squares. */
const BETA_1 = 0.9;
const BETA_2 = 0.999;
/** The share of the examples, the last ones, on which the network is validated instead of trained. */
const VALIDATION_SHARE = 0.1;

export interface Learned {
  readonly weights: NetworkWeights;
  /**
   * The share of the variance of what is won that is explained, on examples not learned from; tables of all sizes weigh alike.
   */
  readonly explained: number;
}

/** The progress of training: epochs done over all networks, and the total. */
export interface Learning {
  readonly epochs: number;
  readonly of: number;
}

/**
 * Trains on packed examples, a batch at a time; the last examples are kept for validation. `onEpoch` receives the resulting
 * network.
 */
export function* learn(
  examples: Uint8Array,
  options: TrainingOptions,
  randomInt: RandomInt,
  onEpoch?: (epoch: number, explained: number) => void,
): Generator<Learning, Learned> {
  const count = examples.length / EXAMPLE;
  let learned = Math.floor(count * (1 - VALIDATION_SHARE));
  while (learned > 1 && !beginsGame(examples, learned)) learned--;
  const data: TrainingData = { examples, targets: resultsOf(examples, learned), ...scales(examples, learned) };
  const all = Int32Array.from({ length: learned }, (_, n) => n);
  const networks = options.folds > 1 ? options.folds : 0;
  const of = options.epochs * (networks + 1);
  if (networks > 0) {
    for (const epochs of blendTargets(data, options, all, randomInt)) yield { epochs, of };
  }
  let share = NaN;
  const training = trained(data, options, all, randomInt, (epoch, network) => {
    share = explained(network, examples, learned);
    onEpoch?.(epoch, share);
  });
  let step = training.next();
  for (; !step.done; step = training.next()) yield { epochs: networks * options.epochs + step.value, of };
  return { weights: step.value.valueNetworkWeights(), explained: share };
}

/** The data for training. */
interface TrainingData {
  readonly examples: Uint8Array;
  /** The targets: `N` numbers an example, in VPs. */
  readonly targets: Float64Array;
  readonly own: Scale;
  readonly shared: Scale;
}

const beginsGame = (examples: Uint8Array, n: number): boolean => exampleAt(examples, n).state.turn === 1;

/** What was won in the end. */
function resultsOf(examples: Uint8Array, count: number): Float64Array {
  const results = new Float64Array(count * N);
  for (let n = 0; n < count; n++) results.set(exampleAt(examples, n).won, n * N);
  return results;
}

/** A network trained on the given examples, whose order changes. Yields the epochs done after each batch. */
function* trained(
  { examples, targets, own, shared }: TrainingData,
  options: TrainingOptions,
  chosen: Int32Array,
  randomInt: RandomInt,
  onEpoch?: (epoch: number, network: TrainableNetwork) => void,
): Generator<number, TrainableNetwork> {
  const network = new TrainableNetwork(options, own, shared, randomInt);
  const { weights, gradients } = network;
  const meanGradients = new Float64Array(weights.length);
  const meanSquares = new Float64Array(weights.length);
  const batches = Math.max(1, Math.floor(chosen.length / BATCH));
  let steps = 0;

  function stepFrom(batch: Int32Array): void {
    gradients.fill(0);
    for (const n of batch) {
      network.backpropagate(exampleAt(examples, n).state, targets.subarray(n * N, (n + 1) * N), 1 / batch.length);
    }
    // From the full rate to zero along half a cosine wave.
    const rate = (LEARNING_RATE / 2) * (1 + Math.cos((Math.PI * steps) / (options.epochs * batches)));
    steps++;
    const step = (rate * Math.sqrt(1 - BETA_2 ** steps)) / (1 - BETA_1 ** steps);
    for (let i = 0; i < weights.length; i++) {
      const gradient = gradients[i]!;
      meanGradients[i] = BETA_1 * meanGradients[i]! + (1 - BETA_1) * gradient;
      meanSquares[i] = BETA_2 * meanSquares[i]! + (1 - BETA_2) * gradient * gradient;
      weights[i]! -=
        (step * meanGradients[i]!) / (Math.sqrt(meanSquares[i]!) + 1e-8) + rate * WEIGHT_DECAY * weights[i]!;
    }
  }

  for (let epoch = 1; epoch <= options.epochs; epoch++) {
    shuffle(chosen, randomInt);
    for (let batch = 0; batch < batches; batch++) {
      stepFrom(chosen.subarray(batch * BATCH, Math.min(chosen.length, (batch + 1) * BATCH)));
      yield epoch - 1;
    }
    onEpoch?.(epoch, network);
  }
  return network;
}

/**
 * Turns results into TD(λ) targets: going backwards from the last turn of each game, it blends what followed a position with what
 * networks trained on other games expected a turn later. Yields the epochs done after each batch.
 */
function* blendTargets(
  data: TrainingData,
  options: TrainingOptions,
  learned: Int32Array,
  randomInt: RandomInt,
): Generator<number, void> {
  const { examples, targets } = data;
  const foldOf = new Int32Array(learned.length);
  for (const n of learned) {
    foldOf[n] = n === 0 || beginsGame(examples, n) ? randomInt(options.folds) : foldOf[n - 1]!;
  }
  const expected = new Float64Array(targets.length);
  for (let fold = 0; fold < options.folds; fold++) {
    const others = learned.filter((n) => foldOf[n] !== fold);
    const training = trained(data, options, others, randomInt);
    let step = training.next();
    for (; !step.done; step = training.next()) yield fold * options.epochs + step.value;
    const network = step.value;
    for (const n of learned) {
      if (foldOf[n] === fold) expected.set(network.expected(exampleAt(examples, n).state), n * N);
    }
  }
  const wonAt = (n: number): Float32Array => exampleAt(examples, n).won.slice();
  for (let n = learned.length - 2; n >= 0; n--) {
    if (beginsGame(examples, n + 1)) continue;
    const won = wonAt(n);
    const later = wonAt(n + 1);
    for (let animal = 0; animal < N; animal++) {
      const at = (n + 1) * N + animal;
      targets[n * N + animal] = won[animal]! - later[animal]! + LAMBDA * targets[at]! + (1 - LAMBDA) * expected[at]!;
    }
  }
}

/** The explained variance of what was won, over the examples from some number on; tables of all sizes weigh alike. */
function explained(network: TrainableNetwork, examples: Uint8Array, from: number): number {
  let missed = 0;
  let all = 0;
  for (let n = from; n < examples.length / EXAMPLE; n++) {
    const of = network.squares(exampleAt(examples, n));
    missed += of.missed;
    all += of.all;
  }
  return 1 - missed / all;
}
