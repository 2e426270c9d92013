/** The strong bot: searches to the end of the round (search.ts), within a budget. */
import { isAsGood } from '../../../kit/analysis/advice.ts';
import type { RandomInt } from '../../../kit/chance.ts';
import { measured } from '../../../kit/measured.ts';
import type { Advice, Advising, BotLevel, Budget, Thinking } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { sampleTable } from './sampling.ts';
import { sensibleMoves } from './silly.ts';
import { TUNING, type Tried, type Tuning, compare, reasonsFor, startSearch } from './search.ts';

/** The default budget for an answer. */
const STANDARD: Budget = { iterations: 400 };
/** Rollouts in a slice of work. */
const SLICE = 8;

/** How hints are given; the game's points are hundredths of the chance of winning. */
const ADVISING: Advising = { rollouts: 4000, comparisons: 1000, noticeable: 0.5 };

/** How far an answer is behind the best with the same luck, and whether that is within the margin of error. */
function behindOf(best: Tried, other: Tried): { readonly behind: number; readonly isAsGood: boolean } {
  const shared = other.chances.slice(0, best.visits);
  const difference = measured(shared.map((chance, n) => 100 * (best.chances[n]! - chance)));
  return { behind: Math.max(0, difference.mean), isAsGood: isAsGood(difference, ADVISING) };
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
      return {
        move: first.move,
        other: other && { move: other.move, ...behindOf(first, other) },
        reasons: other ? reasonsFor(first, other) : [],
      };
    },
  };
}

export const strong: BotLevel<State, Move> = {
  name: 'strong',
  how: 'Deals the cards it cannot see again and again, plays the round out each time, and takes what comes out best.',
  decide(view, randomInt, budget = STANDARD) {
    const moves = sensibleMoves(view);
    if (moves.length === 1) return moves[0]!;
    const thinking = think(view, randomInt, budget);
    while (thinking.step());
    return thinking.best();
  },
  think: (view, randomInt, budget, about) => think(view, randomInt, budget, TUNING, about),
  imagine: sampleTable,
  compare,
  advising: ADVISING,
};
