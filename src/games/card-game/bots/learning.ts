/**
 * Learns `weights.ts` from games of the rollout policy: from what everybody has at the start of a round, and how many VPs they go
 * on to score. Least squares, by numbers of players and rounds left.
 */
import { type RandomInt, randomChance } from '../../../kit/chance.ts';
import type { DrawKind, GameEvent } from '../rules/chance.ts';
import { BIOMES, COMPETITION } from '../rules/components.ts';
import { decision, newGame, play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { FEATURE_COUNT, featuresOf, roundsToCome } from './features.ts';
import { RolloutPolicy } from './rollout-policy.ts';

/** The sums of least squares, for one number of players and rounds left. */
interface Sums {
  readonly products: Float64Array;
  readonly targets: Float64Array;
  readonly rows: { readonly features: Float64Array; readonly gained: number }[];
}

/** The weights for each number of rounds left, from 1, and the standard deviation of an estimated lead in VPs. */
export interface Learned {
  readonly weights: number[][];
  readonly spread: number[];
}

const RIDGE = 5;
const ENOUGH_ROWS = 500;

/** Learns from games with so many players: plays one game per step, and finally returns what follows from all of them. */
export function* learn(players: number, games: number, randomInt: RandomInt): Generator<void, Learned> {
  const sums: Sums[] = Array.from({ length: BIOMES }, () => ({
    products: new Float64Array(FEATURE_COUNT * FEATURE_COUNT),
    targets: new Float64Array(FEATURE_COUNT),
    rows: [],
  }));
  for (let game = 0; game < games; game++) {
    playGame(players, randomInt, sums);
    yield;
  }
  return learnedFrom(sums);
}

function learnedFrom(sums: readonly Sums[]): Learned {
  const weights = sums.slice(1).map(solve);
  // Too few games are that far from their end: the neighbouring weights are used instead.
  for (let i = 1; i < weights.length; i++) {
    if (sums[i + 1]!.rows.length < ENOUGH_ROWS) weights[i] = weights[i - 1]!;
  }
  const spread = sums.map(({ rows }, rounds) => {
    const own = weights[rounds - 1];
    let squares = 0;
    for (const { features, gained } of rows) {
      const expected = own ? own.reduce((sum, weight, i) => sum + weight * features[i]!, 0) : 0;
      squares += own ? (gained - expected) ** 2 : 0;
    }
    return Math.sqrt(squares / Math.max(1, rows.length));
  });
  for (let i = 2; i < spread.length; i++) if (sums[i]!.rows.length < ENOUGH_ROWS) spread[i] = spread[i - 1]!;
  return { weights, spread };
}

function playGame(players: number, randomInt: RandomInt, sums: readonly Sums[]): void {
  const chance = randomChance<DrawKind, GameEvent>(randomInt);
  const policy = new RolloutPolicy(randomInt);
  const s: State = newGame({ players, cards: 'reconstruction' }, chance);
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
    const { products, targets, rows } = sums[rounds]!;
    rows.push({ features, gained });
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

/** An entry of `weights.ts`. */
export interface LearnedTable {
  readonly weights: readonly (readonly number[])[];
  readonly spread: readonly number[];
}

/** The entry of `weights.ts` for a number of players: the weights, and the spread for the logistic curve. */
export const tableOf = ({ weights, spread }: Learned): LearnedTable => ({
  weights,
  spread: spread.map((each) => Math.max(0.3, each * LOGISTIC_SCALE)),
});

/** `weights.ts` as text, from the entries by number of players (`tableOf`). */
export function weightsFile(known: ReadonlyMap<number, LearnedTable>): string {
  const row = (numbers: readonly number[]): string =>
    `[${numbers.map((each) => String(Number(each.toFixed(3)))).join(', ')}]`;
  const tables = [...known].map(([players, { weights }]) => `  ${String(players)}: [${weights.map(row).join(', ')}],`);
  const spreads = [...known].map(([players, { spread }]) => `  ${String(players)}: ${row(spread)},`);
  return `/**
 * Made by \`npm run -s train -- --game card-game\`: what the features are worth in VPs, by players and rounds to come
 * from 1; and how far estimates of final VPs are off, by players and rounds to come from 0.
 */
export const WEIGHTS: Readonly<Record<number, readonly (readonly number[])[]>> = {
${tables.join('\n')}
};

export const SPREAD: Readonly<Record<number, readonly number[]>> = {
${spreads.join('\n')}
};
`;
}

/** A logistic curve is as steep as the normal distribution at this share of its standard deviation. */
const LOGISTIC_SCALE = 0.6;
