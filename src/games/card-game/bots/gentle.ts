/** Bots for beginners (src/kit/bots/gentle.ts): they value answers as the greedy bot does, in hundredths of the chance of winning. */
import { type Handicap, pickGently } from '../../../kit/bots/gentle.ts';
import type { BotLevel } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { greedyValues } from './greedy.ts';
import { sampleTable } from './sampling.ts';
import { sensibleMoves } from './silly.ts';

const gentleWith = (name: string, how: string, handicap: Handicap): BotLevel<State, Move> => ({
  name,
  how,
  decide(view, randomInt) {
    const moves = sensibleMoves(view);
    if (moves.length === 1) return moves[0]!;
    const values = greedyValues(sampleTable(view, randomInt), moves, view.active, randomInt);
    const points = values.map((value) => 100 * value);
    return moves[pickGently(points, handicap, randomInt)]!;
  },
});

export const gentle = gentleWith('gentle', 'As greedy, but it overlooks many answers and is unsure of the rest.', {
  overlooks: 28,
  temperature: 3.5,
  most: 12,
});
export const casual = gentleWith('casual', 'As greedy, but it overlooks some answers and is a little unsure.', {
  overlooks: 12,
  temperature: 1.5,
  most: 5,
});
