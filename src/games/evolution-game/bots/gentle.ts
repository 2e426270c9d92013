/** Bots for beginners (src/kit/bots/gentle.ts): they value answers by where the turn leaves them, in hundredths of the chance to win. */
import { type Handicap, pickGently } from '../../../kit/bots/gentle.ts';
import type { RandomInt } from '../../../kit/chance.ts';
import { ARRANGE, NOTHING } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { type State, copyState } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { sampledChance } from './sampled-chance.ts';
import { sensibleCandidates } from './silly.ts';
import { chanceToWin } from './value.ts';

/** What each answer is worth at the end of the turn, all with the same luck and continued by rules of thumb. */
function valuesOf(s: State, moves: readonly Move[], randomInt: RandomInt): number[] {
  const chance = sampledChance(randomInt(2 ** 30));
  return moves.map((move) => {
    chance.begin(0);
    const after = copyState(s);
    play(after, move, chance);
    while (after.winner === NOTHING && after.turn === s.turn) play(after, greedy(after, randomInt), chance);
    return 100 * chanceToWin(after, s.asked);
  });
}

const gentleWith =
  (handicap: Handicap) =>
  (s: State, randomInt: RandomInt): Move => {
    if (s.question === ARRANGE) return greedy(s, randomInt);
    const moves = sensibleCandidates(s);
    if (moves.length === 1) return moves[0]!;
    return moves[pickGently(valuesOf(s, moves, randomInt), handicap, randomInt)]!;
  };

export const gentle = gentleWith({ overlooks: 25, temperature: 2.8, most: 9 });
export const casual = gentleWith({ overlooks: 12, temperature: 1.2, most: 4 });
