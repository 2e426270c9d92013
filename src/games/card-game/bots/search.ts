/**
 * The search: rollouts to the end of the round.
 *
 * Each rollout deals a table that looks the same from the seat (`sampling.ts`), gives one of the answers, lets the rollout policy
 * finish the round and values the resulting table. Answers that do well are tried more often, at first those with the best
 * initial estimates. The n-th rollout of every answer has the same table and the same draws: about three fifths of the variance
 * is luck that all answers share, and it does not decide between them.
 */
import { type Chance, type RandomInt, randomChance } from '../../../kit/chance.ts';
import { seedOf } from '../../../kit/arena/arena.ts';
import type { Comparison, Reason, Rollout } from '../../../kit/module.ts';
import { rng } from '../../../kit/rng.ts';
import type { DrawKind, GameEvent } from '../rules/chance.ts';
import { COMPETITION, MAX_PLAYERS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { type State, playersOf } from '../rules/state.ts';
import { greedyValues } from './greedy.ts';
import { ROLLOUT_SETTINGS, type RolloutSettings, RolloutPolicy } from './rollout-policy.ts';
import { sampleTable } from './sampling.ts';
import { sensibleMoves } from './silly.ts';
import { chanceToWin, estimate, standingsOf } from './value.ts';

/** The parameters of the search. */
export interface Tuning {
  /** How strongly the initial estimates direct the search. */
  readonly exploration: number;
  /** A difference of this much makes an answer about three times as likely at first. */
  readonly temperature: number;
  readonly settings: RolloutSettings;
}
export const TUNING: Tuning = { exploration: 0.5, temperature: 0.05, settings: ROLLOUT_SETTINGS };

/** The result for an answer. */
export interface Tried {
  readonly move: Move;
  readonly visits: number;
  /** The player's chance of winning after it. */
  readonly chance: number;
  /** The player's expected final VPs, and those of the best rival. */
  readonly vps: number;
  readonly rival: number;
  /** That chance after each of its rollouts. The n-th of each answer has the same luck. */
  readonly chances: readonly number[];
}

export interface Search {
  /** Plays one more rollout. */
  step(): void;
  readonly iterations: number;
  /** By how many visits the most visited answer leads all others. */
  readonly lead: number;
  /** The most visited answer first. */
  result(): Tried[];
}

/**
 * Starts a search on the open question of a view, which must be its viewer's. `about` is an answer to try as often as the one that is
 * tried most.
 */
export function startSearch(view: State, randomInt: RandomInt, tuning: Tuning = TUNING, about?: Move): Search {
  // The source of all chance in a rollout.
  let luck = randomInt;
  const drawn: RandomInt = (n) => luck(n);
  const seed = randomInt(2 ** 31);
  const chance = randomChance<DrawKind, GameEvent>(drawn);
  const policy = new RolloutPolicy(drawn, tuning.settings);
  const moves = sensibleMoves(view);
  const me = view.active;
  const players = playersOf(view);
  const priors = softmax(greedyValues(sampleTable(view, randomInt), moves, me, randomInt), tuning.temperature);
  const visits = new Int32Array(moves.length);
  const sums = new Float64Array(moves.length);
  const vps = new Float64Array(moves.length);
  const rivals = new Float64Array(moves.length);
  const chances = moves.map((): number[] => []);
  const values = new Float64Array(MAX_PLAYERS);
  let iterations = 0;

  const asked = about === undefined ? -1 : moves.indexOf(about);

  function select(): number {
    if (asked >= 0 && visits[asked]! < Math.max(...visits)) return asked;
    const explore = tuning.exploration * Math.sqrt(iterations + 1);
    const mean = iterations > 0 ? sums.reduce((sum, each) => sum + each, 0) / iterations : 0;
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; i < moves.length; i++) {
      const known = visits[i]! > 0 ? sums[i]! / visits[i]! : mean;
      const value = known + (explore * priors[i]!) / (1 + visits[i]!);
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  }

  return {
    step() {
      const i = select();
      luck = rng(seedOf(seed, visits[i]!));
      const s = sampleTable(view, drawn);
      play(s, moves[i]!, chance);
      finishRound(s, view.round, policy, chance);
      const rounds = estimate(s, me, values);
      const won = chanceToWin(s, values, me, rounds);
      sums[i]! += won;
      chances[i]!.push(won);
      vps[i]! += values[me]!;
      let rival = -Infinity;
      for (let other = 0; other < players; other++) if (other !== me) rival = Math.max(rival, values[other]!);
      rivals[i]! += rival;
      visits[i]!++;
      iterations++;
    },
    get iterations() {
      return iterations;
    },
    get lead() {
      let most = 0;
      let second = 0;
      for (const count of visits) {
        second = Math.max(second, Math.min(most, count));
        most = Math.max(most, count);
      }
      return most - second;
    },
    result: () =>
      moves
        .map((move, i) => {
          const count = Math.max(1, visits[i]!);
          return {
            move,
            visits: visits[i]!,
            chance: sums[i]! / count,
            vps: vps[i]! / count,
            rival: rivals[i]! / count,
            chances: chances[i]!,
            prior: priors[i]!,
          };
        })
        .sort(
          // Being tried because it was asked about is no merit.
          (a, b) => b.visits - a.visits || (asked < 0 ? b.prior - a.prior : b.chance - a.chance),
        ),
  };
}

/** Plays a table to the end of the round. */
function finishRound(s: State, round: number, policy: RolloutPolicy, chance: Chance<DrawKind, GameEvent>): void {
  while (!s.over && (s.round === round || s.phase !== COMPETITION)) play(s, policy.answer(s), chance);
}

/** The reasons for one answer against another: the player's expected final VPs, and the best rival's. */
export const reasonsFor = (one: Pick<Tried, 'vps' | 'rival'>, other: Pick<Tried, 'vps' | 'rival'>): Reason[] =>
  [
    { reason: 'own', points: one.vps - other.vps },
    { reason: 'rival', points: other.rival - one.rival },
  ].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));

/** Compares answers: each rollout deals the same table to all of them. */
export function compare(view: State, randomInt: RandomInt, moves: readonly Move[]): Comparison {
  const values = new Float64Array(MAX_PLAYERS);
  const me = view.active;
  const sums = moves.map(() => ({ vps: 0, rival: 0 }));
  let steps = 0;

  function rollout(move: Move, seed: number): Rollout {
    const luck = rng(seed);
    const s = sampleTable(view, luck);
    const chance = randomChance<DrawKind, GameEvent>(luck);
    play(s, move, chance);
    finishRound(s, view.round, new RolloutPolicy(luck, TUNING.settings), chance);
    const rounds = estimate(s, me, values);
    const players = standingsOf(s, values, rounds);
    return { worth: 100 * players[me]!.winning, players };
  }

  return {
    step() {
      const seed = randomInt(2 ** 31);
      steps++;
      return moves.map((move, i) => {
        const end = rollout(move, seed);
        const scores = end.players.map(({ score = 0 }) => score);
        sums[i]!.vps += scores[me]!;
        sums[i]!.rival += Math.max(...scores.filter((_, player) => player !== me));
        return end;
      });
    },
    reasons(one, other) {
      const mean = (i: number) => ({ vps: sums[i]!.vps / steps, rival: sums[i]!.rival / steps });
      return reasonsFor(mean(one), mean(other));
    },
  };
}

function softmax(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const shares = values.map((value) => Math.exp((value - most) / temperature));
  const sum = shares.reduce((total, each) => total + each, 0);
  return shares.map((share) => share / sum);
}
