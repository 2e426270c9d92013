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

/** A position, and who won. */
export interface Sample {
  /** The features of all players, one after the other. */
  readonly numbers: Float64Array;
  readonly winner: number;
}

/** How often an answer is left to luck instead, so that other positions come up than those the way to play seeks. */
const WHIM = 1 / 20;
/** One turn in so many gives a sample. */
const EVERY = 3;

/** Plays games and keeps some positions of each. */
export function gather(
  players: number,
  games: number,
  decide: (s: State, randomInt: RandomInt) => Move,
  randomInt: RandomInt,
): Sample[] {
  const chance: GameChance = randomChance(randomInt);
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) {
    const s = newGame({ players });
    const positions: Float64Array[] = [];
    while (s.winner === NOTHING) {
      if (s.question === BEGIN && s.rolled === 0 && randomInt(EVERY) === 0) {
        const numbers = new Float64Array(players * FEATURE_COUNT);
        for (let player = 0; player < players; player++) features(s, player, numbers, player * FEATURE_COUNT);
        positions.push(numbers);
      }
      const moves = randomInt(1 / WHIM) === 0 ? legalMoves(s) : null;
      play(s, moves === null ? decide(s, randomInt) : moves[randomInt(moves.length)]!, chance);
    }
    for (const numbers of positions) samples.push({ numbers, winner: s.winner });
  }
  return samples;
}

/** Samples between two changes of the weights, and how far weights move at first. */
const BATCH = 256;
const RATE = 0.003;
/** Adam's memories of the slope and of its square. */
const [MEMORY, MEMORY_OF_SQUARES] = [0.9, 0.999];

/** The chances of the players, into `chances`; the strengths' hidden units into `units`, if given. */
function chancesOf(network: Network, { numbers }: Sample, chances: Float64Array, units?: Float64Array[]): void {
  const players = chances.length;
  let most = -Infinity;
  for (let player = 0; player < players; player++) {
    chances[player] = strengthOf(network, numbers, player * FEATURE_COUNT, units?.[player]);
    most = Math.max(most, chances[player]!);
  }
  let total = 0;
  for (let player = 0; player < players; player++) total += chances[player] = Math.exp(chances[player]! - most);
  for (let player = 0; player < players; player++) chances[player]! /= total;
}

/** How surprising the winners of samples are by a network, in nats (lower is better). */
export function surprise(network: Network, samples: readonly Sample[], players: number): number {
  const chances = new Float64Array(players);
  let sum = 0;
  for (const sample of samples) {
    chancesOf(network, sample, chances);
    sum -= Math.log(chances[sample.winner]!);
  }
  return sum / samples.length;
}

/** Fits a network to samples, going through all of them so many times. */
export function fit(
  players: number,
  samples: readonly Sample[],
  rounds: number,
  hidden: number,
  randomInt: RandomInt,
): Network {
  const count = weightCount(FEATURE_COUNT, hidden);
  const weights = Float64Array.from({ length: count }, (_, i) =>
    i < FEATURE_COUNT ? 0 : randomInt(2001) / 4000 - 0.25,
  );
  const network: Network = { hidden, weights };
  const slopes = new Float64Array(count);
  const mean = new Float64Array(count);
  const square = new Float64Array(count);
  const chances = new Float64Array(players);
  const units = Array.from({ length: players }, () => new Float64Array(hidden));
  const order = Array.from(samples);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = randomInt(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    const rate = RATE * (1 - round / rounds);
    for (let from = 0; from < order.length; from += BATCH) {
      const end = Math.min(order.length, from + BATCH);
      slopes.fill(0);
      for (let k = from; k < end; k++) {
        const sample = order[k]!;
        chancesOf(network, sample, chances, units);
        for (let player = 0; player < players; player++) {
          const error = (chances[player]! - (player === sample.winner ? 1 : 0)) / (end - from);
          addSlopes(network, sample.numbers, player * FEATURE_COUNT, units[player]!, error, slopes);
        }
      }
      step++;
      for (let i = 0; i < count; i++) {
        const slope = slopes[i]!;
        mean[i] = MEMORY * mean[i]! + (1 - MEMORY) * slope;
        square[i] = MEMORY_OF_SQUARES * square[i]! + (1 - MEMORY_OF_SQUARES) * slope * slope;
        const unbiased = mean[i]! / (1 - MEMORY ** step);
        weights[i]! -= (rate * unbiased) / (Math.sqrt(square[i]! / (1 - MEMORY_OF_SQUARES ** step)) + 1e-8);
      }
    }
  }
  return network;
}

/** A network as it is written down: three decimals are enough. */
export const rounded = ({ hidden, weights }: Network): Network => ({
  hidden,
  weights: Array.from(weights, (weight) => Number(weight.toFixed(3))),
});
