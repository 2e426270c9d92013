/**
 * The strong bot's search: every answer worth trying is played out in rollouts. In each sample all answers meet the same dice and
 * cards (`sampled-chance.ts`); the player continues by one ply (`one-ply.ts`), rivals greedily, until the player has had one or
 * two more turns, and the final position is valued by the chance to win (`value.ts`). Answers that fall behind the best by more
 * than luck explains are pruned.
 *
 * The search has no clock: its caller calls `step` as often as it likes and reads `result` at any time.
 */
import type { RandomInt } from '../../../kit/chance.ts';
import { seedOf } from '../../../kit/arena/arena.ts';
import type { Rollout } from '../../../kit/module.ts';
import { rng } from '../../../kit/rng.ts';
import { BEGIN, NOTHING } from '../rules/components.ts';
import { type Move, ROLL, TO_ADAPT, adaptCards, kindOf, moveOf } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { type State, copyState } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { onePly } from './one-ply.ts';
import { sampledChance } from './sampled-chance.ts';
import { sensibleCandidates } from './silly.ts';
import { FEATURE_COUNT, features } from './features.ts';
import { chanceToWin, networkFor, standingsOf } from './value.ts';

export interface Tuning {
  /** Samples before the first answer may be pruned, and between two checks. */
  readonly trial: number;
  /** How many standard errors behind the best an answer is pruned. */
  readonly standardErrors: number;
}
const TUNING: Tuning = { trial: 12, standardErrors: 3 };

/** The player's further turns in a rollout: at a table of two a second one gains nothing. */
const TURNS: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 2 };

/** The last turn of a rollout. */
const horizonOf = (root: State): number => root.turn + root.players * TURNS[root.players]!;

/** The result for an answer. */
export interface Tried {
  readonly move: Move;
  readonly visits: number;
  /** The chance to win, from 0 to 1. */
  readonly expected: number;
  /** The standard error of `expected` beyond the luck that all answers share. */
  readonly standardError: number;
  /** The mean features of the player at the end of the rollouts (`FEATURES`). */
  readonly features: readonly number[];
}

export interface Search {
  /** Plays one more rollout of one answer; false once a single answer is left. */
  step(): boolean;
  readonly iterations: number;
  /** Best answer first. */
  result(): Tried[];
}

/** An answer and how the turn continues: by rules of thumb, or with the roll, which keeps the remaining cards. */
export interface Line {
  readonly move: Move;
  readonly isThenRolled: boolean;
}

/** The lines tried: every candidate; a conversion that leaves cards both ways, since rules of thumb use all they can at once. */
export const linesOf = (s: State): Line[] =>
  sensibleCandidates(s).flatMap((move) => {
    const leavesCards = kindOf(move) === TO_ADAPT && adaptCards(move).length < s.mutation[s.asked]!.length;
    return (leavesCards ? [false, true] : [false]).map((isThenRolled) => ({ move, isThenRolled }));
  });

/** How a rollout continues: the player by one ply, rivals by rules of thumb. */
const goOn = (s: State, player: number, randomInt: RandomInt): Move =>
  s.asked === player ? onePly(networkFor(s.players), s, randomInt) : greedy(s, randomInt);

/** Starts a search on the open question of a view. */
export function startSearch(root: State, randomInt: RandomInt, tuning: Tuning = TUNING): Search {
  const chance = sampledChance(randomInt(2 ** 30));
  const luckSeed = randomInt(2 ** 30);
  const asked = root.asked;
  const lines = linesOf(root);
  const moves = lines.map(({ move }) => move);
  const totals = new Float64Array(moves.length);
  const visits = new Int32Array(moves.length);
  /** Sums of the squared differences between an answer's value and the mean of its sample. */
  const squares = new Float64Array(moves.length);
  const values = new Float64Array(moves.length);
  const counted = moves.map(() => new Float64Array(FEATURE_COUNT));
  const numbers = new Float64Array(FEATURE_COUNT);
  /** The lines still tried, in the order of a sample. */
  let alive = moves.map((_, i) => i);
  let isOpen = candidatesLeft() > 1;
  let next = 0;
  let sample = 0;
  let iterations = 0;
  const horizon = horizonOf(root);

  function candidatesLeft(): number {
    return new Set(alive.map((i) => moves[i])).size;
  }

  function tryOut(i: number): void {
    chance.begin(sample);
    const luck = rng(seedOf(luckSeed, sample));
    const s = copyState(root);
    play(s, moves[i]!, chance);
    if (lines[i]!.isThenRolled && s.question === BEGIN) play(s, moveOf(ROLL), chance);
    while (s.winner === NOTHING && s.turn <= horizon) play(s, goOn(s, asked, luck), chance);
    values[i] = chanceToWin(s, asked);
    totals[i]! += values[i];
    visits[i]!++;
    features(s, asked, numbers);
    for (let k = 0; k < FEATURE_COUNT; k++) counted[i]![k]! += numbers[k]!;
    iterations++;
  }

  function endSample(): void {
    sample++;
    next = 0;
    let mean = 0;
    for (const i of alive) mean += values[i]! / alive.length;
    for (const i of alive) squares[i]! += (values[i]! - mean) ** 2;
    if (sample % tuning.trial !== 0) return;
    let best = alive[0]!;
    for (const i of alive) if (totals[i]! > totals[best]!) best = i;
    alive = alive.filter((i) => {
      const behind = (totals[best]! - totals[i]!) / sample;
      return (
        i === best ||
        behind < (tuning.standardErrors * Math.sqrt(squares[i]! + squares[best]!)) / sample + Number.EPSILON
      );
    });
    isOpen = candidatesLeft() > 1;
  }

  const mean = (i: number): number => totals[i]! / Math.max(1, visits[i]!);
  const errorOf = (i: number): number => Math.sqrt(squares[i]!) / Math.max(1, visits[i]!);
  const featuresOf = (i: number): number[] => Array.from(counted[i]!, (sum) => sum / Math.max(1, visits[i]!));

  /** Whether a line is the better one of its answer: not pruned, or worth more. */
  function isBetter(line: number, other: number): boolean {
    const isKept = alive.includes(line);
    if (isKept !== alive.includes(other)) return isKept;
    return mean(line) > mean(other) || (mean(line) === mean(other) && line < other);
  }

  return {
    step() {
      if (isOpen) {
        tryOut(alive[next++]!);
        if (next === alive.length) endSample();
      }
      return isOpen;
    },
    get iterations() {
      return iterations;
    },
    result: () =>
      lines
        .map(({ move }, i) => ({
          move,
          visits: visits[i]!,
          expected: mean(i),
          standardError: errorOf(i),
          features: featuresOf(i),
        }))
        .filter((_, i) => !lines.some(({ move }, other) => move === moves[i] && isBetter(other, i)))
        .sort((a, b) => b.visits - a.visits || b.expected - a.expected),
  };
}

/** One rollout in this many is played to the end of the game, to see how many stages are reached. */
const TO_THE_END = 4;

/** Compares answers: in each sample all meet the same luck, as in the search, and none is pruned. */
export function startComparison(root: State, randomInt: RandomInt, moves: readonly Move[]) {
  const chance = sampledChance(randomInt(2 ** 30));
  const luckSeed = randomInt(2 ** 30);
  const counted = moves.map(() => new Float64Array(FEATURE_COUNT));
  const expected = new Float64Array(moves.length);
  const squares = new Float64Array(moves.length);
  const numbers = new Float64Array(FEATURE_COUNT);
  const horizon = horizonOf(root);
  let sample = 0;

  function rollout(i: number): Rollout {
    chance.begin(sample);
    const luck = rng(seedOf(luckSeed, sample));
    const s = copyState(root);
    play(s, moves[i]!, chance);
    const playOn = (isEnd: () => boolean): void => {
      while (s.winner === NOTHING && !isEnd()) play(s, goOn(s, root.asked, luck), chance);
    };
    playOn(() => s.turn > horizon);
    features(s, root.asked, numbers);
    for (let k = 0; k < FEATURE_COUNT; k++) counted[i]![k]! += numbers[k]!;
    let players = standingsOf(s);
    const { winning } = players[root.asked]!;
    expected[i]! += winning;
    squares[i]! += winning * winning;
    if (sample % TO_THE_END === 0) {
      playOn(() => false);
      players = players.map((player, seat) => ({ ...player, score: s.stage[seat]! }));
    }
    return { worth: 100 * winning, players };
  }

  return {
    step(): readonly Rollout[] {
      const ends = moves.map((_, i) => rollout(i));
      sample++;
      return ends;
    },
    /** The result for an answer so far. */
    tried: (i: number): Tried => ({
      move: moves[i]!,
      visits: sample,
      expected: expected[i]! / sample,
      standardError: Math.sqrt(Math.max(0, squares[i]! / sample - (expected[i]! / sample) ** 2) / sample),
      features: Array.from(counted[i]!, (sum) => sum / sample),
    }),
  };
}
