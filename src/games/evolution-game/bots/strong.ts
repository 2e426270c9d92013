/** Strong: the answer that wins most often in rollouts. */
import type { RandomInt } from '../../../kit/chance.ts';
import type { Advice, Budget, Comparison, Thinking } from '../../../kit/module.ts';
import { ARRANGE } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { greedy } from './greedy.ts';
import { type Search, type Tried, startComparison, startSearch } from './search.ts';
import { strengthOf } from './network.ts';
import { FEATURES, type FeatureName } from './features.ts';
import { networkFor } from './value.ts';

/** The default budget: enough for a good answer, and reproducible. */
const STANDARD_BUDGET: Budget = { iterations: 2000 };
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
export const isWorthThinking = (s: State): boolean => s.question !== ARRANGE && candidates(s).length > 1;

function withoutThinking(s: State, randomInt: RandomInt): Move {
  return s.question === ARRANGE ? greedy(s, randomInt) : candidates(s)[0]!;
}

/** The best by the chance to win among the answers that were not pruned. */
function bestOf(search: Search): Tried {
  const tried = search.result();
  const kept = tried.filter((each) => each.visits + 1 >= tried[0]!.visits);
  return kept.reduce((best, each) => (each.expected > best.expected ? each : best));
}

function adviceOf(search: Search, players: number): Advice<Move> {
  const best = bestOf(search);
  const other = search
    .result()
    .filter((each) => each.move !== best.move && each.visits > 0)
    .sort((a, b) => b.expected - a.expected)[0];
  if (!other) return { move: best.move, other: null, reasons: [] };
  return {
    move: best.move,
    other: { move: other.move, behind: 100 * (best.expected - other.expected) },
    reasons: reasonsFor(best, other, players),
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
    best: () => bestOf(search).move,
    advice: () => adviceOf(search, s.players),
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
    reasons: (one, other) => reasonsFor(comparison.tried(one), comparison.tried(other), s.players),
  };
}
