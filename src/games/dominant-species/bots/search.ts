/**
 * Monte-Carlo tree search over the rest of the turn.
 *
 * A rollout descends the tree of answers (tree.ts), continues by the rollout policy (rollout-policy.ts) to the end of the turn,
 * and values the position after the Reset for every player (value-network.ts, outlook.ts). Each player maximises their own value.
 * Draws are made anew each time.
 *
 * At the root, sequential halving distributes the rollouts: the most promising answers are tried equally often, then the better
 * half twice as often, and so on; when two are left it starts again with more answers, so that eventually every answer is tried.
 * The rollouts of one round have the same draws for every answer: they differ only by the answer.
 *
 * The search has no clock: its caller calls `step` as often as it likes and reads `result` at any time.
 */
import { ANIMALS } from '../rules/components.ts';
import { randomChance } from '../../../kit/chance.ts';
import { rng } from '../../../kit/rng.ts';
import { sensible } from '../../../kit/bots/silly.ts';
import type { Rollout } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import { decision, legalMoves, play } from '../rules/play.ts';
import { copyInto, packed } from '../rules/packed.ts';
import { type State } from '../rules/state.ts';
import type { RandomInt } from './bot.ts';
import { type EndgameMove, endgame } from './endgame.ts';
import { WEIGHTS, weightList } from './evaluation.ts';
import { NETWORK, REASONS, type ReasonName, type Standard, type ValueNetwork } from './network/value-network.ts';
import { valuesOf } from './greedy.ts';
import { deviation, standingsOf, worthOf } from './outlook.ts';
import { type RolloutSettings, isPlacing, plannerFrom } from './planning.ts';
import { rolloutPolicy } from './rollout-policy.ts';
import { stakesOf } from './rivalry.ts';
import { SILLY } from './silly.ts';
import { type TreeTuning, startTree } from './tree.ts';

/** The parameters of the search; in VPs unless stated otherwise. */
export interface Tuning extends RolloutSettings, TreeTuning {
  /** How many rollouts the initial estimate of an answer counts as. */
  readonly trust: number;
  /** The same for spaces for pawns: a rollout says less about them, since everyone's further pawns are uncertain. */
  readonly placingTrust: number;
  /** The share of the difference between initial estimates that is trusted. */
  readonly belief: number;
  /** The number of answers in the first cycle of halving. */
  readonly candidates: number;
  /** The maximum number of positions for the endgame search. */
  readonly endgamePositions: number;
}
export const TUNING: Tuning = {
  exploration: 10,
  priorTemperature: 4,
  policyShare: 0.5,
  temperature: 1,
  again: 0.7,
  trust: 3,
  placingTrust: 24,
  belief: 0.5,
  candidates: 4,
  endgamePositions: 4000,
};

/**
 * How uncertain values are at the start of a game, in VPs, for the policies: players who lead several animals look after all of
 * them.
 */
const SPREAD = 15;
const STANDARD = weightList(WEIGHTS, SPREAD);
const VPS = REASONS.indexOf('vps');
/** The best answer is certain when it leads by this many standard errors. */
const CERTAIN_ERRORS = 4;
/** How many rollouts an incomplete endgame search counts as. */
const ENDGAME_ROLLOUTS = 200;
/** Nothing is certain before an answer has had this many rollouts. */
const MIN_ROLLOUTS = 12;

/** The result for a move. */
export interface Tried {
  /** The move tried. */
  readonly move: Move;
  /** How often it was tried; Infinity if its ending was computed. */
  readonly visits: number;
  /** Its initial estimate, in VPs; only differences are meaningful. */
  readonly first: number;
  /** Its value, from rollouts and initial estimate together; only differences are meaningful. */
  readonly worth: number;
  /** The standard error of `worth`. */
  readonly standardError: number;
  /** The expected VPs ahead of the rivals. */
  readonly expected: number;
  /** What each reason contributes, in the order of `REASONS`. */
  readonly parts: Readonly<Float64Array>;
}

/** A reason for a move, or against it. */
export interface Reason {
  /** What the reason is, one of `REASONS`. */
  readonly reason: ReasonName;
  /** How much it speaks for the move, in VPs; below 0, against it. */
  readonly vps: number;
}

/** The reasons for one move against another, the weightiest first. */
export function reasonsFor(move: Tried, other: Tried): Reason[] {
  return REASONS.map((reason, i) => ({ reason, vps: move.parts[i]! - other.parts[i]! })).sort(
    (a, b) => Math.abs(b.vps) - Math.abs(a.vps),
  );
}

/** A search for the best answer to a question: rollouts to the end of the turn, as many as the caller wants. */
export interface Search {
  /** Plays one more rollout. */
  step(): void;
  /** Rollouts so far. */
  readonly iterations: number;
  /** How many animals' spaces the first rollouts still have to value: each takes about as long as preparing to plan did. */
  readonly unvalued: number;
  /** Whether further rollouts would hardly change the answer. */
  readonly isSure: boolean;
  /** The answers, best first. */
  result(): Tried[];
  /**
   * How the last rollout ended, and its answer.
   *
   * @property move The answer that was tried.
   */
  latest(): Rollout & { readonly move: Move };
}

/** The statistics of an answer at the root. */
interface Arm {
  readonly move: Move;
  readonly first: number;
  readonly preference: number;
  visits: number;
  /** Sums over its rollouts: their value for the player asked, its square, and VPs ahead. */
  worth: number;
  squares: number;
  ahead: number;
  readonly parts: Float64Array;
}

/** Options of a search besides its parameters. */
export interface SearchOptions {
  /** The answers to try, all equally often; by default all legal ones, better ones more often. */
  readonly only?: readonly Move[] | undefined;
  /** An answer to try as often as the best, whatever its value. */
  readonly about?: Move | undefined;
  /** VPs by which an answer is preferred beyond its value. */
  readonly liking?: ((move: Move) => number) | undefined;
  /** The parameters; those of the strongest bot by default. */
  readonly tuning?: Tuning | undefined;
  /** The network that values positions at the end of a turn; the bots' own by default. */
  readonly network?: ValueNetwork | undefined;
  /** Whether to compute the reasons, `parts`, which takes about a tenth of the time; otherwise they stay 0. */
  readonly findsReasons?: boolean | undefined;
}

const noPreference = (): number => 0;

/**
 * Begins to think about the open question; `step` does the work.
 *
 * @param root The state with the question; it is not changed.
 * @param randomInt The source of all chance.
 * @param options What to try, and how; by default all legal answers, as the strongest bot does.
 */
// eslint-disable-next-line max-lines-per-function -- its steps share the tree and the counts of one search; apart, each would be handed them all
export function startSearch(
  root: State,
  randomInt: RandomInt,
  {
    only,
    about,
    liking: preference = noPreference,
    tuning = TUNING,
    network = NETWORK,
    findsReasons = true,
  }: SearchOptions = {},
): Search {
  const weights = STANDARD;
  // Draws in a rollout come from their own generator: see `step`.
  let source = randomInt;
  const drawn: RandomInt = (n) => source(n);
  const policy = rolloutPolicy(weights, drawn);
  const asked = decision(root)!.player;
  const planner = plannerFrom(root, weights, drawn, tuning, policy);
  const chance = randomChance<string, unknown>(drawn);
  const ended = endgame(root, tuning.endgamePositions, network);
  const solved = ended?.isExact === true ? ended.answers : undefined;
  const { trust, belief } = firstWeight();
  const arms = initialArms();
  const tree = startTree(tuning, chance, policy, planner);

  // For fast copying.
  const rootPacked = packed(root);
  const s = packed(root);
  const values = new Float64Array(ANIMALS.length);
  const worth = new Float64Array(ANIMALS.length);
  const stakes = new Float64Array(ANIMALS.length);
  let last: Move | undefined;
  let iterations = 0;
  /** The first predicted end of a turn: reasons are differences from it. */
  let standard: Standard | undefined;

  /** How much the initial estimates count. An incomplete endgame search replaces them, and counts for more. */
  function firstWeight(): Pick<Tuning, 'trust' | 'belief'> {
    if (ended) return { trust: ENDGAME_ROLLOUTS, belief: 1 };
    return { trust: isPlacing(root) ? tuning.placingTrust : tuning.trust, belief: tuning.belief };
  }

  function initialArms(): Arm[] {
    const placing = isPlacing(root);
    const moves = placing ? planner.list(root).slice() : (only ?? legalMoves(root)).slice();
    const first = ended
      ? moves.map((move) => ended.answers.find((answer) => answer.move === move)?.worth[asked] ?? -Infinity)
      : placing
        ? planner.worth.slice()
        : valuesOf(root, moves, weights, randomInt);
    // Spaces that do the same as another are not listed, but one of these may be.
    const wanted = only ?? (about === undefined ? [] : [about]);
    for (const move of wanted) {
      if (moves.includes(move)) continue;
      moves.push(move);
      first.push(Math.min(...first));
    }
    const most = Math.max(...first);
    const tried = new Set(only ?? [...sensible(root, moves, SILLY), ...wanted]);
    return moves
      .map((move, i) => ({
        move,
        // Worthless answers (forfeiting a pawn) come last, but with a finite value.
        first: Math.max(first[i]!, most - WORST),
        preference: preference(move),
        visits: 0,
        worth: 0,
        squares: 0,
        ahead: 0,
        parts: new Float64Array(REASONS.length),
      }))
      .filter(({ move }) => tried.has(move))
      .sort((a, b) => b.first - a.first);
  }

  /** The mean difference between rollouts and initial estimates. */
  function offset(): number {
    let total = 0;
    for (const arm of arms) total += arm.worth - belief * arm.first * arm.visits;
    return iterations > 0 ? total / iterations : 0;
  }

  /** The value of an answer: initial estimate and rollouts together. */
  const judged = (arm: Arm, base: number): number =>
    arm.preference + (arm.worth + trust * (base + belief * arm.first)) / (arm.visits + trust);

  const varianceOf = (arm: Arm): number =>
    arm.visits > 1 ? Math.max(0, arm.squares / arm.visits - (arm.worth / arm.visits) ** 2) : NaN;

  /** The standard error of an answer's value. After few rollouts the spread of all is a better estimate than its own. */
  function standardErrorOf(arm: Arm): number {
    let squares = 0;
    let visits = 0;
    for (const each of arms) {
      if (each.visits < 2) continue;
      squares += varianceOf(each) * each.visits;
      visits += each.visits;
    }
    return visits > 0 ? Math.sqrt(squares / visits / Math.max(1, arm.visits)) : Infinity;
  }

  // Sequential halving: the answers still in this round, how often each is tried, and the progress of the round.
  let cycle = 0;
  let inRound: Arm[] = [];
  let looks = 1;
  let at = 0;
  let seed = 0;

  function nextRound(): void {
    at = 0;
    if (only !== undefined) {
      inRound = arms;
      return;
    }
    const base = offset();
    if (inRound.length > 2) {
      inRound = inRound
        .sort((a, b) => judged(b, base) - judged(a, base))
        .slice(0, Math.max(2, Math.ceil(inRound.length / 2)));
      looks *= 2;
    } else {
      const wanted = Math.min(arms.length, tuning.candidates << Math.min(cycle, 10));
      inRound = arms
        .slice()
        .sort((a, b) => judged(b, base) - judged(a, base))
        .slice(0, wanted);
      looks = 1 << Math.min(cycle, 6);
      cycle++;
    }
    const wished = about === undefined ? undefined : arms.find(({ move }) => move === about);
    if (wished && !inRound.includes(wished)) inRound.push(wished);
  }

  /** The answer whose turn it is; all answers of a round have the same draws. */
  function next(): Arm {
    if (at >= inRound.length * looks) nextRound();
    const arm = inRound[at % inRound.length]!;
    if (at % inRound.length === 0) seed = randomInt(2 ** 31);
    at++;
    return arm;
  }

  /**
   * The value of the end of the turn for every player, into `worth`; each reason's contribution for the player asked is added to
   * the answer.
   */
  function judge(arm: Arm): void {
    if (s.over) for (let animal = 0; animal < ANIMALS.length; animal++) values[animal] = s.vps[animal]!;
    else network.predict(s, values);
    worthOf(s, values, worth);
    const spread = s.animalsEach > 1 ? deviation(s) : 0;
    stakesOf(s, values, asked, stakes, spread);
    let ahead = 0;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (s.owner[animal]! >= 0) ahead += stakes[animal]! * values[animal]!;
    }
    arm.ahead += ahead;
    if (!findsReasons) return;
    if (!s.over) network.addParts(s, stakes, arm.parts, (standard ??= network.standardHere()));
    else arm.parts[VPS]! += ahead;
  }

  function step(): void {
    const arm = next();
    source = rng(seed);
    copyInto(rootPacked, s);
    policy.forget();
    tree.descend(s, arm.move);
    policy.forget();
    while (!s.over && s.turn === root.turn) play(s, isPlacing(s) ? planner.place(s) : policy.answer(s), chance);
    source = randomInt;
    judge(arm);
    last = arm.move;
    tree.backUp(worth);
    const value = worth[asked]!;
    arm.visits++;
    arm.worth += value;
    arm.squares += value * value;
    iterations++;
  }

  const byRollouts = (): Tried[] => {
    const base = offset();
    return arms
      .map((arm) => ({
        move: arm.move,
        visits: arm.visits,
        first: arm.first,
        worth: judged(arm, base),
        standardError: standardErrorOf(arm),
        expected: arm.visits > 0 ? arm.ahead / arm.visits : NaN,
        parts: arm.parts.map((part) => part / Math.max(1, arm.visits)),
      }))
      .sort((a, b) => b.worth - a.worth);
  };

  return {
    step,
    get iterations() {
      return iterations;
    },
    get unvalued() {
      return planner.unvalued;
    },
    get isSure() {
      if (solved) return true;
      if (arms.length > 1 && inRound.length !== 2) return false;
      const [best, second] = byRollouts();
      if (!second) return true;
      if (Math.min(best!.visits, second.visits) < MIN_ROLLOUTS) return false;
      return best!.worth - second.worth > CERTAIN_ERRORS * Math.hypot(best!.standardError, second.standardError);
    },
    result: () => (solved ? solved.map((ending) => workedOut(root, ending, asked)) : byRollouts()),
    latest: () => ({
      move: last!,
      worth: worth[asked]!,
      players: standingsOf(s, values),
    }),
  };
}

/** The most by which an initial estimate may be below the best, in VPs. */
const WORST = 30;

/** The statistics of an answer whose ending was computed. */
function workedOut(root: State, { move, worth, vps }: EndgameMove, asked: number): Tried {
  const stakes = new Float64Array(ANIMALS.length);
  stakesOf(root, vps, asked, stakes);
  let expected = 0;
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (root.owner[animal]! >= 0) expected += stakes[animal]! * vps[animal]!;
  }
  const parts = new Float64Array(REASONS.length);
  parts[VPS] = expected;
  return { move, visits: Infinity, first: NaN, worth: worth[asked]!, standardError: 0, expected, parts };
}
