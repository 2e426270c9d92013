/**
 * Learns the networks of `weights.ts`: games of a way to play against itself, positions at the beginning of turns, and who won.
 * The weights make the winner as likely as they can (softmax over the players' strengths, by Adam).
 */
import { type RandomInt, randomChance } from '../../../kit/chance.ts';
import { BEGIN, NOTHING } from '../rules/components.ts';
import type { GameChance } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { legalMoves, newGame, play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { type Network, addSlopes, strengthOf, weightCount } from './network.ts';
import { FEATURE_COUNT, features } from './features.ts';

/** A position, and what is to be learned of it. */
export interface Sample {
  /** The features of all players, one after the other. */
  readonly numbers: Float64Array;
  /** The players' chances to win: who won, or a mixture of that and what a network thought later in the game. */
  readonly chances: Float64Array;
}

/** How often an answer is left to luck instead, so that other positions come up than those the way to play seeks. */
const WHIM = 1 / 20;
/** One turn in so many gives a sample. */
const EVERY = 3;
/** How far the chances to learn go by what came later, sample by sample; the rest is what the network thinks of the next one (TD(λ)). */
const LAMBDA = 0.9;

/** Plays games, one with each step, and keeps some positions of each. With a network its opinion of later positions is mixed into what is to be learned. */
export function* gather(
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
      if (s.question === BEGIN && s.rolled === 0 && randomInt(EVERY) === 0) {
        const numbers = new Float64Array(players * FEATURE_COUNT);
        for (let player = 0; player < players; player++) features(s, player, numbers, player * FEATURE_COUNT);
        samples.push({ numbers, chances: new Float64Array(players) });
      }
      const moves = randomInt(1 / WHIM) === 0 ? legalMoves(s) : null;
      play(s, moves === null ? decide(s, randomInt) : moves[randomInt(moves.length)]!, chance);
    }
    const later = Float64Array.from({ length: players }, (_, player) => (player === s.winner ? 1 : 0));
    const thought = new Float64Array(players);
    for (let i = samples.length - 1; i >= first; i--) {
      const { numbers, chances } = samples[i]!;
      chances.set(later);
      if (!network) continue;
      chancesOf(network, numbers, thought);
      for (let player = 0; player < players; player++) {
        later[player] = LAMBDA * later[player]! + (1 - LAMBDA) * thought[player]!;
      }
    }
    yield;
  }
  return samples;
}

/** Samples between two changes of the weights. */
const BATCH = 256;
/** Adam's memories of the slope and of its square. */
const [MEMORY, MEMORY_OF_SQUARES] = [0.9, 0.999];

/** The chances of the players, into `chances`; the strengths' hidden units into `units`, if given. */
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

/** How surprising what is to be learned is by a network, in nats (lower is better). */
export function surprise(network: Network, samples: readonly Sample[], players: number): number {
  const thought = new Float64Array(players);
  let sum = 0;
  for (const { numbers, chances } of samples) {
    chancesOf(network, numbers, thought);
    for (let player = 0; player < players; player++) sum -= chances[player]! * Math.log(thought[player]!);
  }
  return sum / samples.length;
}

/** A network that values all positions alike, ready to learn. */
export function newNetwork(hidden: number, randomInt: RandomInt): Network {
  const weights = Float64Array.from({ length: weightCount(FEATURE_COUNT, hidden) }, (_, i) =>
    i < FEATURE_COUNT ? 0 : randomInt(2001) / 4000 - 0.25,
  );
  return { hidden, weights };
}

/** A pupil: the network changes with every lesson. */
export interface Pupil {
  readonly network: Network;
  /** Shuffles samples and goes through them once, some with each step; the rate is how far weights move. */
  learn(samples: Sample[], rate: number): Generator<void, void>;
}

export function pupil(players: number, network: Network, randomInt: RandomInt): Pupil {
  const { hidden } = network;
  const weights = Float64Array.from(network.weights);
  const own: Network = { hidden, weights };
  const slopes = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const thought = new Float64Array(players);
  const units = Array.from({ length: players }, () => new Float64Array(hidden));
  let step = 0;

  function addSample({ numbers, chances }: Sample, size: number): void {
    chancesOf(own, numbers, thought, units);
    for (let player = 0; player < players; player++) {
      const error = (thought[player]! - chances[player]!) / size;
      addSlopes(own, numbers, player * FEATURE_COUNT, units[player]!, error, slopes);
    }
  }

  function move(rate: number): void {
    step++;
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]!;
      mean[i] = MEMORY * mean[i]! + (1 - MEMORY) * slope;
      square[i] = MEMORY_OF_SQUARES * square[i]! + (1 - MEMORY_OF_SQUARES) * slope * slope;
      const unbiased = mean[i]! / (1 - MEMORY ** step);
      weights[i]! -= (rate * unbiased) / (Math.sqrt(square[i]! / (1 - MEMORY_OF_SQUARES ** step)) + 1e-8);
    }
  }

  function* learn(samples: Sample[], rate: number): Generator<void, void> {
    shuffle(samples, randomInt);
    for (let from = 0; from < samples.length; from += BATCH) {
      const end = Math.min(samples.length, from + BATCH);
      slopes.fill(0);
      for (let i = from; i < end; i++) addSample(samples[i]!, end - from);
      move(rate);
      yield;
    }
  }

  return { network: own, learn };
}

function shuffle(samples: Sample[], randomInt: RandomInt): void {
  for (let i = samples.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [samples[i], samples[j]] = [samples[j]!, samples[i]!];
  }
}

/** A network as it is written down: three decimals are enough. */
export const rounded = ({ hidden, weights }: Network): Network => ({
  hidden,
  weights: weights.map((weight) => Number(weight.toFixed(3))),
});
