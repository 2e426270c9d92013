/**
 * The phases of the game, their stages, and the moves each allows (rules §3, §4, §11). The rules decide whose turn it is and when
 * a phase ends (rules/setup.ts, rules/turn.ts).
 */
import { type Phases, movesOf } from '../../../kit/boardgame.ts';
import { rules } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { notation } from '../rules/notation/index.ts';
import type { State } from '../rules/state.ts';
import { actions } from './actions.ts';

const moves = movesOf(rules, notation, actions);
const { arrange, remedy, place, done, roll, adapt, moveTo, mutation, growth, survive } = moves;

export const phases: Phases<State, Move> = {
  // Each player, in seat order, arranges eight specialisation cards.
  arranging: {
    start: true,
    next: 'settling',
    turn: { stages: { arrange: { moves: { arrange } } } },
  },
  // A player who is adapted to no domain changes one compartment; then each player places fifteen colonies.
  settling: {
    next: 'play',
    turn: { stages: { remedy: { moves: { remedy } }, settle: { moves: { place } } } },
  },
  // One turn after another, until a player reaches the last stage.
  play: {
    turn: {
      stages: {
        begin: { moves: { roll, adapt } },
        move: { moves: { moveTo } },
        choose: { moves: { mutation, growth } },
        place: { moves: { place, done } },
        survive: { moves: { survive } },
      },
    },
  },
};
