/** The strong bot: searches to the end of the round (search.ts), within a budget. */
import type { RandomInt } from '../../../kit/chance.ts';
import type { Advice, BotLevel, Budget, Thinking } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import { legalMoves } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { TUNING, type Tuning, compare, reasonsFor, startSearch } from './search.ts';

/** The default budget for an answer. */
const STANDARD: Budget = { iterations: 400 };
/** Rollouts in a slice of work. */
const SLICE = 8;

/** Thinks about the open question of a view. */
export function think(
  view: State,
  randomInt: RandomInt,
  budget: Budget = STANDARD,
  tuning: Tuning = TUNING,
): Thinking<Move> {
  const { iterations = Infinity, ms = Infinity, now } = budget;
  const end = now ? now() + ms : Infinity;
  const search = startSearch(view, randomInt, tuning);
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
      const [first, second] = search.result();
      const other = second && second.visits > 0 ? second : null;
      const reasons = other ? reasonsFor(first!, other) : [];
      return {
        move: first!.move,
        other: other && { move: other.move, behind: first!.vps - first!.rival - (other.vps - other.rival) },
        reasons,
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
  think: (view, randomInt, budget) => think(view, randomInt, budget),
  compare,
};
