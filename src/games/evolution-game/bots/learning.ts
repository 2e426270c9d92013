/**
 * Trains the networks of `data/networks.json` on self-play games: positions at the start of turns, and who won. The weights maximise the
 * likelihood of the winners (softmax over the players' strengths, by Adam).
 */
import { type RandomInt, randomChance, shuffle } from '../../../kit/chance.ts';
import { BEGIN, NOTHING } from '../rules/components.ts';
import type { GameChance } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { legalMoves, newGame, play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { type Network, addGradient, strengthOf, weightCount } from './network.ts';
import { FEATURE_COUNT, features } from './features.ts';

/** A position and its target. */
export interface Sample {
  /** The features of all players, one after another. */
  readonly numbers: Float64Array;
  /** The target: the players' chances to win, from who won, or a mixture of that and a network's later estimates. */
  readonly chances: Float64Array;
}

/** One answer in this many is random, for more varied positions. */
const RANDOM_ONE_IN = 20;
/** One turn in this many becomes a sample. */
const SAMPLE_INTERVAL = 3;
/** The share of a target that comes from later samples; the rest is the network's estimate of the next one (TD(λ)). */
const LAMBDA = 0.9;

/**
 * Plays games, one per step, and keeps some positions of each. With a network, its estimates of later positions are mixed into
 * the targets.
 */
export function* gatherSamples(
  players: number,
  games: number,
  decide: (s: State, randomInt: RandomInt) => Move,
  randomInt: RandomInt,
  network?: Network,
): Generator<void, Sample[]> {
  const chance: GameChance = randomChance(randomInt);
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) {
    const s = newGame({ players });
    const first = samples.length;
    while (s.winner === NOTHING) {
      if (s.question === BEGIN && s.rolled === 0 && randomInt(SAMPLE_INTERVAL) === 0) {
        const numbers = new Float64Array(players * FEATURE_COUNT);
        for (let player = 0; player < players; player++) features(s, player, numbers, player * FEATURE_COUNT);
        samples.push({ numbers, chances: new Float64Array(players) });
      }
      const moves = randomInt(RANDOM_ONE_IN) === 0 ? legalMoves(s) : null;
      play(s, moves === null ? decide(s, randomInt) : moves[randomInt(moves.length)]!, chance);
    }
    const later = Float64Array.from({ length: players }, (_, player) => (player === s.winner ? 1 : 0));
    const predicted = new Float64Array(players);
    for (let i = samples.length - 1; i >= first; i--) {
      const { numbers, chances } = samples[i]!;
      chances.set(later);
      if (!network) continue;
      chancesOf(network, numbers, predicted);
      for (let player = 0; player < players; player++) {
        later[player] = LAMBDA * later[player]! + (1 - LAMBDA) * predicted[player]!;
      }
    }
    yield;
  }
  return samples;
}

/** Samples per update of the weights. */
const BATCH = 256;
/** Adam's decay rates for the mean of the gradients and of their squares. */
const [BETA_1, BETA_2] = [0.9, 0.999];

/** The chances of the players, into `chances`; the hidden units into `units`, if given. */
function chancesOf(network: Network, numbers: Float64Array, chances: Float64Array, units?: Float64Array[]): void {
  const players = chances.length;
  let most = -Infinity;
  for (let player = 0; player < players; player++) {
    chances[player] = strengthOf(network, numbers, player * FEATURE_COUNT, units?.[player], FEATURE_COUNT);
    most = Math.max(most, chances[player]!);
  }
  let total = 0;
  for (let player = 0; player < players; player++) total += chances[player] = Math.exp(chances[player]! - most);
  for (let player = 0; player < players; player++) chances[player]! /= total;
}

/** The mean log loss of a network, in nats (lower is better). */
export function logLoss(network: Network, samples: readonly Sample[], players: number): number {
  const predicted = new Float64Array(players);
  let sum = 0;
  for (const { numbers, chances } of samples) {
    chancesOf(network, numbers, predicted);
    for (let player = 0; player < players; player++) sum -= chances[player]! * Math.log(predicted[player]!);
  }
  return sum / samples.length;
}

/** A random network that values all positions nearly alike, ready for training. */
export function newNetwork(hidden: number, randomInt: RandomInt): Network {
  const weights = Float64Array.from({ length: weightCount(FEATURE_COUNT, hidden) }, (_, i) =>
    i < FEATURE_COUNT ? 0 : randomInt(2001) / 4000 - 0.25,
  );
  return { hidden, weights };
}

/** A network in training. */
export interface Trainer {
  readonly network: Network;
  /** Shuffles the samples and goes through them once, some with each step; `rate` is the learning rate. */
  trainEpoch(samples: Sample[], rate: number): Generator<void, void>;
}

export function newTrainer(players: number, network: Network, randomInt: RandomInt): Trainer {
  const { hidden } = network;
  const weights = Float64Array.from(network.weights);
  const own: Network = { hidden, weights };
  const gradient = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const predicted = new Float64Array(players);
  const units = Array.from({ length: players }, () => new Float64Array(hidden));
  let step = 0;

  function addSample({ numbers, chances }: Sample, size: number): void {
    chancesOf(own, numbers, predicted, units);
    for (let player = 0; player < players; player++) {
      const error = (predicted[player]! - chances[player]!) / size;
      addGradient(own, numbers, player * FEATURE_COUNT, units[player]!, error, gradient);
    }
  }

  function updateWeights(rate: number): void {
    step++;
    for (let i = 0; i < weights.length; i++) {
      const partial = gradient[i]!;
      mean[i] = BETA_1 * mean[i]! + (1 - BETA_1) * partial;
      square[i] = BETA_2 * square[i]! + (1 - BETA_2) * partial * partial;
      const unbiased = mean[i]! / (1 - BETA_1 ** step);
      weights[i]! -= (rate * unbiased) / (Math.sqrt(square[i]! / (1 - BETA_2 ** step)) + 1e-8);
    }
  }

  function* trainEpoch(samples: Sample[], rate: number): Generator<void, void> {
    shuffle(samples, randomInt);
    for (let from = 0; from < samples.length; from += BATCH) {
      const end = Math.min(samples.length, from + BATCH);
      gradient.fill(0);
      for (let i = from; i < end; i++) addSample(samples[i]!, end - from);
      updateWeights(rate);
      yield;
    }
  }

  return { network: own, trainEpoch };
}
