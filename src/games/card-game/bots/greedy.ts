/** The greedy bot: the answer with the best immediate expectation, without looking further ahead. */
import { type RandomInt, randomChance } from '../../../kit/chance.ts';
import type { BotLevel } from '../../../kit/module.ts';
import type { DrawKind, GameEvent } from '../rules/chance.ts';
import { COMPETITION, NOTHING } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { legalMoves, play } from '../rules/play.ts';
import { type State, copyState } from '../rules/state.ts';
import { sampleTable } from './sampling.ts';
import { sensibleMoves } from './silly.ts';
import { worth } from './value.ts';

/** Smaller differences count as none: any of the best answers may be given. */
const SAME = 1e-9;
/** How many questions of one card are searched. */
const DEPTH = 2;

/** The player's chance of winning after each of some answers, with the card's further questions answered as well as possible. */
export function greedyValues(
  s: State,
  moves: readonly Move[],
  player: number,
  randomInt: RandomInt,
  depth = DEPTH,
): number[] {
  const chance = randomChance<DrawKind, GameEvent>(randomInt);
  return moves.map((move) => {
    const after = copyState(s);
    play(after, move, chance);
    const isAskedOn = !after.over && after.phase === COMPETITION && after.card !== NOTHING && after.active === player;
    return isAskedOn && depth > 0
      ? Math.max(...greedyValues(after, legalMoves(after), player, randomInt, depth - 1))
      : worth(after, player);
  });
}

export const greedy: BotLevel<State, Move> = {
  name: 'greedy',
  how: 'Looks at where each answer leaves it, and counts on what the others may yet play.',
  decide(view, randomInt) {
    const moves = sensibleMoves(view);
    if (moves.length === 1) return moves[0]!;
    const values = greedyValues(sampleTable(view, randomInt), moves, view.active, randomInt);
    const most = Math.max(...values);
    const best = moves.filter((_, i) => values[i]! > most - SAME);
    return best[randomInt(best.length)]!;
  },
};
