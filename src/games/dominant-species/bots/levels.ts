/** The levels of play as every game's are known (src/kit/module.ts). */
import type { RandomInt } from '../../../kit/chance.ts';
import type { Advice, BotLevel, Budget, Thinking } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { LEVELS as NAMED } from './index.ts';
import { type Search, reasonsFor, startSearch } from './search.ts';
import { STANDARD_BUDGET, isWorthThinking, strongWith, thinking } from './strong.ts';

/** What a search advises: its best move, the next best, and what speaks for the one against the other. */
function adviceOf(search: Search): Advice<Move> {
  const [best, other] = search.result();
  if (other === undefined || other.visits === 0) return { move: best!.move, other: null, reasons: [] };
  return {
    move: best!.move,
    other: { move: other.move, behind: best!.expected - other.expected },
    reasons: reasonsFor(best!, other).flatMap(({ reason, vps }) => (vps > 0 ? [{ reason, points: vps }] : [])),
  };
}

function startThinking(s: State, randomInt: RandomInt, budget: Budget = STANDARD_BUDGET): Thinking<Move> {
  if (!isWorthThinking(s)) {
    const move = strongWith(budget)(s, randomInt);
    const advice = { move, other: null, reasons: [] };
    return { iterations: 0, step: () => false, best: () => move, advice: () => advice };
  }
  const search = startSearch(s, randomInt);
  const slices = thinking(search, budget);
  return {
    get iterations() {
      return search.iterations;
    },
    step: () => slices.next().done !== true,
    best: () => search.result()[0]!.move,
    advice: () => adviceOf(search),
  };
}

export const LEVELS: readonly BotLevel<State, Move>[] = NAMED.map(({ name, how, decide }) =>
  name === 'strong'
    ? {
        name,
        how,
        decide: (s, randomInt, budget) => (budget ? strongWith(budget) : decide)(s, randomInt),
        think: startThinking,
      }
    : { name, how, decide },
);
