/**
 * Learns `data/later-rounds.json` from games of the rollout policy: from what everybody has at the start of a round, and how many VPs they go
 * on to score. Least squares, by numbers of players and rounds left.
 */
import { type RandomInt, randomChance } from '../../../kit/chance.ts';
import type { DrawKind, GameEvent } from '../rules/chance.ts';
import { COMPETITION, type Edition, ROUNDS } from '../rules/components.ts';
import { decision, newGame, play } from '../rules/play.ts';
import { DEFAULT_CARDS } from '../rules/notation/options.ts';
import type { Options } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { FEATURE_COUNT, featuresOf, roundsToCome } from './features.ts';
import { RolloutPolicy } from './rollout-policy.ts';
import type { LearnedTable } from './value.ts';

/** The sums of least squares, for one number of players and rounds left. */
interface Sums {
  readonly products: Float64Array;
  readonly targets: Float64Array;
  /** How many observations there are, and the sum of the squares of what was gained. */
  rows: number;
  squares: number;
}

/** The weights for each number of rounds left, from 1, and the standard deviation of an estimated lead in VPs. */
export interface Learned {
  readonly weights: number[][];
  readonly spread: number[];
}

const RIDGE = 5;
const ENOUGH_ROWS = 500;

/** Learns from games with so many players: plays one game per step, and finally returns what follows from all of them. */
export function* learn(
  players: number,
  games: number,
  randomInt: RandomInt,
  edition: Edition = 'twelve rounds',
): Generator<void, Learned> {
  const sums: Sums[] = Array.from({ length: ROUNDS[edition] }, () => ({
    products: new Float64Array(FEATURE_COUNT * FEATURE_COUNT),
    targets: new Float64Array(FEATURE_COUNT),
    rows: 0,
    squares: 0,
  }));
  for (let game = 0; game < games; game++) {
    playGame({ players, cards: DEFAULT_CARDS[edition] }, randomInt, sums);
    yield;
  }
  return learnedFrom(sums);
}

function learnedFrom(sums: readonly Sums[]): Learned {
  const weights = sums.slice(1).map(solve);
  // Too few games are that far from their end: the neighbouring weights are used instead.
  for (let i = 1; i < weights.length; i++) {
    if (sums[i + 1]!.rows < ENOUGH_ROWS) weights[i] = weights[i - 1]!;
  }
  const spread = sums.map((of, rounds) => {
    const own = weights[rounds - 1];
    return own ? Math.sqrt(residue(of, own) / Math.max(1, of.rows)) : 0;
  });
  for (let i = 2; i < spread.length; i++) if (sums[i]!.rows < ENOUGH_ROWS) spread[i] = spread[i - 1]!;
  return { weights, spread };
}

/** The sum of the squares of the errors of weights: (g - w·f)² over all rows is g² - 2 w·fg + w·ff·w. */
function residue({ products, targets, squares }: Sums, weights: readonly number[]): number {
  let sum = squares;
  for (let i = 0; i < FEATURE_COUNT; i++) {
    sum -= 2 * weights[i]! * targets[i]!;
    for (let j = 0; j < FEATURE_COUNT; j++) sum += weights[i]! * weights[j]! * products[i * FEATURE_COUNT + j]!;
  }
  return Math.max(0, sum);
}

function playGame(options: Options, randomInt: RandomInt, sums: readonly Sums[]): void {
  const chance = randomChance<DrawKind, GameEvent>(randomInt);
  const policy = new RolloutPolicy(randomInt);
  const s: State = newGame(options, chance);
  const noted: { rounds: number; player: number; features: Float64Array; vps: number }[] = [];
  let { round } = s;
  while (decision(s) !== null) {
    play(s, policy.answer(s), chance);
    if (s.over || s.round === round || s.phase !== COMPETITION) continue;
    round = s.round;
    s.hands.forEach((_, player) => {
      const features = new Float64Array(FEATURE_COUNT);
      featuresOf(s, player, features);
      noted.push({ rounds: roundsToCome(s, true), player, features, vps: s.vps[player]! });
    });
  }
  for (const { rounds, player, features, vps } of noted) {
    const gained = s.vps[player]! - vps;
    const ofRounds = sums[rounds]!;
    const { products, targets } = ofRounds;
    ofRounds.rows++;
    ofRounds.squares += gained ** 2;
    for (let i = 0; i < FEATURE_COUNT; i++) {
      targets[i]! += features[i]! * gained;
      for (let j = 0; j < FEATURE_COUNT; j++) products[i * FEATURE_COUNT + j]! += features[i]! * features[j]!;
    }
  }
}

/** Solves the normal equations by Gaussian elimination. */
function solve({ products, targets }: Sums): number[] {
  const n = FEATURE_COUNT;
  const rows = Array.from({ length: n }, (_, i) => [
    ...Array.from({ length: n }, (_each, j) => products[i * n + j]! + (i === j ? RIDGE : 0)),
    targets[i]!,
  ]);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const factor = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k <= n; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
  const solution = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i]![n]!;
    for (let j = i + 1; j < n; j++) rest -= rows[i]![j]! * solution[j]!;
    solution[i] = rest / rows[i]![i]!;
  }
  return solution;
}

const rounded = (value: number): number => Number(value.toFixed(3));

/** What is stored of what was learned: the weights, and the spread for the logistic curve. */
export const tableOf = ({ weights, spread }: Learned): LearnedTable => ({
  weights: weights.map((row) => row.map(rounded)),
  spread: spread.map((each) => rounded(Math.max(0.3, each * LOGISTIC_SCALE))),
});

/** A logistic curve is as steep as the normal distribution at this share of its standard deviation. */
const LOGISTIC_SCALE = 0.6;
