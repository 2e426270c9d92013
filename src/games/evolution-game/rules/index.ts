/** The rules of The Evolution Game behind the common interface (src/kit/module.ts). */
import type { GameResult, GameRules } from '../../../kit/module.ts';
import { type GameEvent, viewEvent } from './events.ts';
import { violations } from './invariants.ts';
import { type Move, MoveList } from './moves.ts';
import { type GameOptions, decision, isLegal, legalMoves, listMoves, newGame, play, result, standing } from './play.ts';
import { type State, copyState } from './state.ts';
import { view, viewMove } from './view.ts';

/** The rules as `GameRules`. */
export const rules: GameRules<State, Move, GameEvent, GameOptions> = {
  defaultOptions: (players) => ({ players }),
  newGame,
  players: (s) => s.players,
  decision(s) {
    const open = decision(s);
    // Turns are counted from 1 for each player: a round is a turn of everybody.
    return open && { ...open, round: Math.max(1, Math.ceil(s.turn / s.players)) };
  },
  legalMoves,
  isLegal,
  copy: copyState,
  play,
  moveLists: {
    create: () => new MoveList(),
    list: listMoves,
    play(s, move, chance, answers: MoveList) {
      play(s, move, chance);
      listMoves(s, answers);
    },
  },
  view,
  viewEvent,
  viewMove,
  // Cards from under a pack are not drawn at random: their order was fixed when they were put back.
  reveals: ({ event }) => event === 'drewNiche' || event === 'drewMutation' || event === 'drewSelection',
  result: (s): GameResult | null => result(s),
  standing,
  violations,
};
