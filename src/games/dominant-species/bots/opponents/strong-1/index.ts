/** `strong-1`: the first strong bot, kept as a fixed opponent for measuring. No table offers it. */
import type { RandomInt } from '../../../../../kit/chance.ts';
import type { BotLevel, Budget, Thinking } from '../../../../../kit/module.ts';
import type { Move } from '../../../rules/moves.ts';
import { legalMoves } from '../../../rules/play.ts';
import { Q } from '../../../rules/questions.ts';
import type { State } from '../../../rules/state.ts';
import { type Search, startSearch } from './search.ts';

const ITERATIONS = 400;

function think(s: State, randomInt: RandomInt, { iterations = Infinity, ms = Infinity, now }: Budget): Thinking<Move> {
  const legal = legalMoves(s);
  const fixed = (move: Move): Thinking<Move> => ({
    iterations: 0,
    step: () => false,
    best: () => move,
    advice: () => ({ move, other: null, reasons: [] }),
  });
  if (legal.length === 1 || s.question === Q['setup animal']) return fixed(legal[randomInt(legal.length)]!);
  const began = now?.() ?? 0;
  const search: Search = startSearch(s, randomInt);
  const taken = (now?.() ?? 0) - began;
  const best = (): Move => search.result()[0]!.move;
  // Too little time even to value the spaces for every animal: what looks best at once.
  if (ms - taken <= taken * search.unvalued) return fixed(best());
  const end = began + ms;
  return {
    get iterations() {
      return search.iterations;
    },
    step() {
      search.step();
      return (
        search.iterations < iterations &&
        !(search.lead > iterations - search.iterations) &&
        !(now !== undefined && now() >= end)
      );
    },
    best,
    advice: () => ({ move: best(), other: null, reasons: [] }),
  };
}

const STANDARD: Budget = { iterations: ITERATIONS };

export const strong1: BotLevel<State, Move> = {
  name: 'strong-1',
  how: 'rollouts of the turn, valued by a network learned from fast self-play; its tree is of planning alone',
  decide(s, randomInt, budget = STANDARD) {
    const thinking = think(s, randomInt, budget);
    while (thinking.step());
    return thinking.best();
  },
  think: (s, randomInt, budget = STANDARD) => think(s, randomInt, budget),
};
