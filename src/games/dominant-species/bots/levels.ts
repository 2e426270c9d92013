/** The levels of play behind the common interface (src/kit/module.ts), weakest first. */
import { isAsGood } from '../../../kit/analysis/advice.ts';
import type { RandomInt } from '../../../kit/chance.ts';
import type { Advice, Advising, BotLevel, Budget, Comparison, Reason, Rollout, Thinking } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { comparedReasons, hintReasonsFor } from './hint-reasons.ts';
import { greedy } from './greedy.ts';
import { LEVELS as NAMED } from './index.ts';
import { type Search, TUNING, startSearch } from './search.ts';
import {
  PROFILES,
  type SearchProfile,
  STANDARD_BUDGET,
  budgetOf,
  needsSearch,
  profileOf,
  searchWithin,
  strongWith,
  thinking,
} from './strong.ts';
import { TEMPERAMENTS } from './temperaments.ts';

/** How hints are given; the game's points are VPs. To a player, more than 1.5 VPs are none that could be left aside. */
const ADVISING: Advising = { rollouts: 1500, comparisons: 200, noticeable: 0.5, most: 1.5 };

/** The reasons for one answer against another: what it does, or if that cannot be named, what it leaves more of. */
function reasonsBetween(s: State, move: Move, other: Move): Reason[] {
  const facts = hintReasonsFor(s, move, other);
  return facts.length > 0 ? facts : comparedReasons(s, move, other);
}

/** The advice of a search: its best move, the next best, and the reasons for the one against the other. */
function adviceOf(s: State, search: Search): Advice<Move> {
  const [best, other] = search.result();
  if (other === undefined || other.visits === 0) {
    return { move: best!.move, other: null, reasons: hintReasonsFor(s, best!.move) };
  }
  const behind = best!.worth - other.worth;
  const standardError = Math.hypot(best!.standardError, other.standardError);
  return {
    move: best!.move,
    other: { move: other.move, behind, isAsGood: isAsGood({ mean: behind, standardError }, ADVISING) },
    reasons: reasonsBetween(s, best!.move, other.move),
  };
}

/** Compares answers: a search restricted to them tries all equally often, with the same draws for each. */
function comparisonOf(s: State, randomInt: RandomInt, moves: readonly Move[]): Comparison {
  const search = startSearch(s, randomInt, {
    only: moves,
    tuning: { ...TUNING, endgamePositions: 0 },
    findsReasons: false,
  });
  return {
    step() {
      const ends = new Map<Move, Rollout>();
      for (let i = 0; i < moves.length; i++) {
        search.step();
        const { move, ...rollout } = search.latest();
        ends.set(move, rollout);
      }
      return moves.map((move) => ends.get(move)!);
    },
    reasons(one, other) {
      return reasonsBetween(s, moves[one]!, moves[other]!);
    },
  };
}

/** Thinking about a question that needs none. */
function decided(s: State, move: Move): Thinking<Move> {
  return {
    iterations: 0,
    step: () => false,
    best: () => move,
    advice: () => ({ move, other: null, reasons: hintReasonsFor(s, move) }),
  };
}

function startThinking(
  s: State,
  randomInt: RandomInt,
  given: Budget,
  profile: SearchProfile,
  about: Move | undefined,
): Thinking<Move> {
  const budget = budgetOf(given, profile);
  if (!needsSearch(s, profile)) return decided(s, greedy(s, randomInt));
  const search = searchWithin(s, randomInt, budget, profile, { about, findsReasons: false });
  const slices = thinking(search, budget);
  return {
    get iterations() {
      return search.iterations;
    },
    step: () => slices.next().done !== true,
    best: () => search.result()[0]!.move,
    advice: () => adviceOf(s, search),
  };
}

const level = (name: string, how: string, profile: SearchProfile): BotLevel<State, Move> => ({
  name,
  how,
  decide: (s, randomInt, budget = STANDARD_BUDGET) => strongWith(budget, undefined, profile)(s, randomInt),
  think: (s, randomInt, budget = STANDARD_BUDGET, about) => startThinking(s, randomInt, budget, profile, about),
  compare: comparisonOf,
  advising: ADVISING,
});

/** How each searching level differs from the best. */
const PROFILE_BY_NAME: Readonly<Record<string, SearchProfile>> = PROFILES;

/** The levels, weakest first; `random` exists for games saved with it and for measurements. The last one gives the hints. */
export const LEVELS: readonly BotLevel<State, Move>[] = NAMED.flatMap(({ name, how, decide }) => {
  const profile = PROFILE_BY_NAME[name];
  if (profile === undefined) return [{ name, how, decide }];
  if (name !== 'master') return [level(name, how, profile)];
  const temperamentLevels = TEMPERAMENTS.map((temperament) =>
    level(temperament.name, 'as master, with fewer rollouts and a liking for some actions', profileOf(temperament)),
  );
  return [...temperamentLevels, level(name, how, profile)];
});
