/**
 * Learns the weights of `value.ts`: games of a way to play against itself, positions at the beginning of turns, and who won.
 * The weights make the winner as likely as they can (softmax over the players, by gradient descent).
 */
import { type RandomInt, randomChance } from '../../../kit/chance.ts';
import { BEGIN, NOTHING } from '../rules/components.ts';
import type { GameChance } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { newGame, play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { FEATURE_COUNT, features } from './value.ts';

/** A position, and who won. */
export interface Sample {
  /** The features of all players, one after the other. */
  readonly numbers: Float64Array;
  readonly winner: number;
}

/** Plays games and keeps some positions of each. */
export function gather(
  players: number,
  games: number,
  decide: (s: State, randomInt: RandomInt) => Move,
  randomInt: RandomInt,
  every = 5,
): Sample[] {
  const chance: GameChance = randomChance(randomInt);
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) {
    const s = newGame({ players });
    const positions: Float64Array[] = [];
    while (s.winner === NOTHING) {
      if (s.question === BEGIN && s.rolled === 0 && randomInt(every) === 0) {
        const numbers = new Float64Array(players * FEATURE_COUNT);
        for (let player = 0; player < players; player++) features(s, player, numbers, player * FEATURE_COUNT);
        positions.push(numbers);
      }
      play(s, decide(s, randomInt), chance);
    }
    for (const numbers of positions) samples.push({ numbers, winner: s.winner });
  }
  return samples;
}

/** The chances of the players by these weights, into `chances`. */
function softmax(numbers: Float64Array, weights: Float64Array, chances: Float64Array): void {
  const players = chances.length;
  let most = -Infinity;
  for (let player = 0; player < players; player++) {
    let sum = 0;
    for (let i = 0; i < FEATURE_COUNT; i++) sum += weights[i]! * numbers[player * FEATURE_COUNT + i]!;
    chances[player] = sum;
    most = Math.max(most, sum);
  }
  let total = 0;
  for (let player = 0; player < players; player++) total += chances[player] = Math.exp(chances[player]! - most);
  for (let player = 0; player < players; player++) chances[player]! /= total;
}

/** Fits weights to samples; also says how surprising the winners are by them, in nats (lower is better). */
export function fit(
  players: number,
  samples: readonly Sample[],
  rounds: number,
): { weights: number[]; surprise: number } {
  const weights = new Float64Array(FEATURE_COUNT);
  const slopes = new Float64Array(FEATURE_COUNT);
  const squares = new Float64Array(FEATURE_COUNT).fill(1e-8);
  const chances = new Float64Array(players);
  const batch = 256;
  for (let round = 0; round < rounds; round++) {
    const rate = 0.05 / (1 + round);
    for (let from = 0; from < samples.length; from += batch) {
      slopes.fill(0);
      const end = Math.min(samples.length, from + batch);
      for (let k = from; k < end; k++) {
        const { numbers, winner } = samples[k]!;
        softmax(numbers, weights, chances);
        for (let player = 0; player < players; player++) {
          const error = (player === winner ? 1 : 0) - chances[player]!;
          for (let i = 0; i < FEATURE_COUNT; i++) slopes[i]! += error * numbers[player * FEATURE_COUNT + i]!;
        }
      }
      for (let i = 0; i < FEATURE_COUNT; i++) {
        const slope = slopes[i]! / (end - from);
        squares[i] = 0.99 * squares[i]! + 0.01 * slope * slope;
        weights[i]! += (rate * slope) / Math.sqrt(squares[i]!);
      }
    }
  }
  let surprise = 0;
  for (const { numbers, winner } of samples) {
    softmax(numbers, weights, chances);
    surprise -= Math.log(chances[winner]!);
  }
  return { weights: Array.from(weights, (weight) => Number(weight.toFixed(3))), surprise: surprise / samples.length };
}
