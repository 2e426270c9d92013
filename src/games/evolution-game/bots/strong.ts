/** Strong: the answer that wins most often in rollouts. */
import type { Measured } from '../../../kit/measured.ts';
import { isAsGood } from '../../../kit/analysis/advice.ts';
import type { RandomInt } from '../../../kit/chance.ts';
import type { Advice, Advising, Budget, Comparison, Thinking } from '../../../kit/module.ts';
import { ARRANGE } from '../rules/components.ts';
import { nichesBy } from './visible.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { type Search, type Tried, startComparison, startSearch } from './search.ts';
import { sensibleCandidates } from './silly.ts';
import { strengthOf } from './network.ts';
import { FEATURES, type FeatureName } from './features.ts';
import { networkFor } from './value.ts';

/** The default budget: enough for a good answer, and reproducible. */
const STANDARD_BUDGET: Budget = { iterations: 2000 };
/** How hints are given; the game's points are hundredths of the chance to win. */
export const ADVISING: Advising = { rollouts: 3000, comparisons: 400, noticeable: 0.5 };
/** Rollouts between two checks of the clock. */
const SLICE = 16;

/** The possible reasons for an answer: features that a player would name together. */
const REASONS = ['stage', 'niches', 'colonies', 'genes', 'cards', 'position', 'rivals'] as const;
export type ReasonName = (typeof REASONS)[number];

const REASON_OF: Record<FeatureName, ReasonName> = {
  stage: 'stage',
  oneStageLeft: 'stage',
  twoStagesLeft: 'stage',
  threeStagesLeft: 'stage',
  fewStagesLeft: 'stage',
  someStagesLeft: 'stage',
  oneTransition: 'position',
  twoTransitions: 'position',
  threeTransitions: 'position',
  niches: 'niches',
  established: 'niches',
  anyEstablished: 'niches',
  safelyEstablished: 'niches',
  colonyMissingOpen: 'niches',
  colonyMissingFull: 'niches',
  geneMissingChainHeld: 'niches',
  geneMissingChain: 'niches',
  geneMissingHeld: 'niches',
  geneMissing: 'niches',
  twoMissing: 'niches',
  moreMissing: 'niches',
  nearness: 'niches',
  nearest: 'niches',
  settled: 'colonies',
  matched: 'genes',
  emptyHeld: 'colonies',
  doubled: 'colonies',
  tripled: 'colonies',
  colonies: 'colonies',
  unadaptedColonies: 'colonies',
  wantedUnadapted: 'genes',
  wantedExposed: 'genes',
  openSquares: 'colonies',
  cards: 'cards',
  oneCardChains: 'cards',
  chains: 'cards',
  survivalOdds: 'position',
  survivalOddsEstablished: 'position',
  survivalDistance: 'position',
  evolutionNear: 'position',
  winningOdds: 'position',
  winningOddsNow: 'position',
  turnsToWait: 'position',
  expected: 'niches',
  likeliest: 'niches',
  growthNext: 'position',
  mutationNext: 'position',
  controlNext: 'position',
  changeRisk: 'genes',
};

/** The value of a unit of strength in an open game, in hundredths of the chance to win. */
const POINTS = 25;

/**
 * The reasons for one answer and against another, in hundredths of the chance to win, the weightiest first: how much stronger the
 * other answer's rollouts would be with this one's features, group by group; the remainder is attributed to rivals.
 */
function reasonsFor(best: Tried, other: Tried, players: number): Advice<Move>['reasons'] {
  const network = networkFor(players);
  const numbers = Float64Array.from(other.features);
  const before = strengthOf(network, numbers);
  const points = new Map<ReasonName, number>();
  for (const reason of REASONS) {
    FEATURES.forEach((name, i) => {
      numbers[i] = (REASON_OF[name] === reason ? best : other).features[i]!;
    });
    points.set(reason, POINTS * (strengthOf(network, numbers) - before));
  }
  const explained = [...points.values()].reduce((sum, each) => sum + each, 0);
  points.set('rivals', 100 * (best.expected - other.expected) - explained);
  return [...points]
    .map(([reason, each]) => ({ reason, points: each }))
    .filter((each) => each.points > 0.05)
    .sort((a, b) => b.points - a.points);
}

/** Whether there is anything to think about: more than one answer that matters. All arrangements are equal before the deal. */
export const isWorthThinking = (s: State): boolean => s.question !== ARRANGE && sensibleCandidates(s).length > 1;

function withoutThinking(s: State, randomInt: RandomInt): Move {
  return s.question === ARRANGE ? greedy(s, randomInt) : sensibleCandidates(s)[0]!;
}

/** How far an answer is behind, in hundredths of the chance to win. */
const behindOf = (best: Tried, other: Tried): Measured => ({
  mean: 100 * (best.expected - other.expected),
  standardError: 100 * Math.hypot(best.standardError, other.standardError),
});

/**
 * The best by the chance to win among the answers that were not pruned. Conversions and colonies can be made in any order, so the
 * rollouts often find several as good: of those, the one that shows on the table at once comes first.
 */
function bestOf(s: State, search: Search): Tried {
  const tried = search.result();
  const kept = tried.filter((each) => each.visits + 1 >= tried[0]!.visits);
  const best = kept.reduce((most, each) => (each.expected > most.expected ? each : most));
  const asGood = kept.filter((each) => isAsGood(behindOf(best, each), ADVISING));
  return asGood.reduce((most, each) => (nichesBy(s, each.move) > nichesBy(s, most.move) ? each : most), best);
}

/** A reason as it shows on the table: niches that an answer does not establish at once are only brought nearer. */
const shown = (s: State, move: Move, reasons: Advice<Move>['reasons']): Advice<Move>['reasons'] =>
  reasons.map((each) => (each.reason === 'niches' && nichesBy(s, move) <= 0 ? { ...each, reason: 'nearer' } : each));

function adviceOf(s: State, search: Search): Advice<Move> {
  const best = bestOf(s, search);
  const other = search
    .result()
    .filter((each) => each.move !== best.move && each.visits > 0)
    .sort((a, b) => b.expected - a.expected)[0];
  if (!other) return { move: best.move, other: null, reasons: [] };
  const difference = behindOf(best, other);
  return {
    move: best.move,
    other: { move: other.move, behind: Math.max(0, difference.mean), isAsGood: isAsGood(difference, ADVISING) },
    reasons: shown(s, best.move, reasonsFor(best, other, s.players)),
  };
}

/** Thinks in slices of rollouts, until the budget is used up. */
export function think(s: State, randomInt: RandomInt, budget: Budget = STANDARD_BUDGET): Thinking<Move> {
  if (!isWorthThinking(s)) {
    const move = withoutThinking(s, randomInt);
    return { iterations: 0, step: () => false, best: () => move, advice: () => ({ move, other: null, reasons: [] }) };
  }
  const search = startSearch(s, randomInt);
  const { now, ms = Infinity, iterations = now ? Infinity : STANDARD_BUDGET.iterations! } = budget;
  const end = now ? now() + ms : Infinity;
  return {
    get iterations() {
      return search.iterations;
    },
    step() {
      for (let i = 0; i < SLICE && search.iterations < iterations; i++) if (!search.step()) return false;
      return search.iterations < iterations && !(now && now() >= end);
    },
    best: () => bestOf(s, search).move,
    advice: () => adviceOf(s, search),
  };
}

export function strong(s: State, randomInt: RandomInt, budget: Budget = STANDARD_BUDGET): Move {
  const thinking = think(s, randomInt, budget);
  while (thinking.step());
  return thinking.best();
}

/** Compares answers. */
export function compare(s: State, randomInt: RandomInt, moves: readonly Move[]): Comparison {
  const comparison = startComparison(s, randomInt, moves);
  return {
    step: () => comparison.step(),
    reasons: (one, other) =>
      shown(s, moves[one]!, reasonsFor(comparison.tried(one), comparison.tried(other), s.players)),
  };
}
