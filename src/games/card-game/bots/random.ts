/** The random bot: any legal answer, all equally likely. */
import type { BotLevel } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import { legalMoves } from '../rules/play.ts';
import type { State } from '../rules/state.ts';

export const random: BotLevel<State, Move> = {
  name: 'random',
  how: 'Any legal answer, each as likely.',
  decide(view, randomInt) {
    const moves = legalMoves(view);
    return moves[randomInt(moves.length)]!;
  },
};
