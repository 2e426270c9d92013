/** The strong bot: searches to the end of the round (search.ts), within a budget. */
import type { RandomInt } from '../../../kit/chance.ts';
import type { Advice, BotLevel, Budget, Thinking } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import { legalMoves } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { TUNING, type Tried, type Tuning, compare, reasonsFor, startSearch } from './search.ts';

/** The default budget for an answer. */
const STANDARD: Budget = { iterations: 400 };
/** Rollouts in a slice of work. */
const SLICE = 8;

/** Two answers count as equally good within this many standard errors. */
const STANDARD_ERRORS = 2;
/** Differences below this many VPs count as none. */
const MIN_BEHIND = 0.25;

/** How far an answer is behind the best, in VPs ahead of the best rival, and whether that is within the margin of error. */
function behindOf(best: Tried, other: Tried): { readonly behind: number; readonly isAsGood: boolean } {
  const behind = best.vps - best.rival - (other.vps - other.rival);
  const margin = STANDARD_ERRORS * Math.hypot(best.standardError, other.standardError);
  return { behind, isAsGood: behind <= Math.max(MIN_BEHIND, margin) };
}

/** Thinks about the open question of a view. `about` is an answer to examine as closely as the best. */
export function think(
  view: State,
  randomInt: RandomInt,
  budget: Budget = STANDARD,
  tuning: Tuning = TUNING,
  about?: Move,
): Thinking<Move> {
  const { iterations = Infinity, ms = Infinity, now } = budget;
  const end = now ? now() + ms : Infinity;
  const search = startSearch(view, randomInt, tuning, about);
  const isDone = (): boolean =>
    search.iterations >= iterations ||
    search.lead > iterations - search.iterations ||
    (now !== undefined && now() >= end);
  return {
    get iterations() {
      return search.iterations;
    },
    step() {
      for (let i = 0; i < SLICE; i++) {
        search.step();
        if (isDone()) return false;
      }
      return true;
    },
    best: () => search.result()[0]!.move,
    advice: (): Advice<Move> => {
      const tried = search.result();
      const [first, second] = tried as [Tried, ...Tried[]];
      const other = second && second.visits > 0 ? second : null;
      const asked = about === first.move ? undefined : tried.find(({ move, visits }) => move === about && visits > 0);
      const compared = asked ?? other;
      return {
        move: first.move,
        other: other && { move: other.move, ...behindOf(first, other) },
        reasons: compared ? reasonsFor(first, compared) : [],
        ...(asked && { about: { move: asked.move, ...behindOf(first, asked) } }),
      };
    },
  };
}

export const strong: BotLevel<State, Move> = {
  name: 'strong',
  how: 'Deals the cards it cannot see again and again, plays the round out each time, and takes what comes out best.',
  decide(view, randomInt, budget = STANDARD) {
    const moves = legalMoves(view);
    if (moves.length === 1) return moves[0]!;
    const thinking = think(view, randomInt, budget);
    while (thinking.step());
    return thinking.best();
  },
  think: (view, randomInt, budget, about) => think(view, randomInt, budget, TUNING, about),
  compare,
};
