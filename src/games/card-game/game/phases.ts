/**
 * The phases of a round, each with its stages (one for each kind of question) and the moves that answer it (rules §4, §8, §10).
 * The rules decide whose turn it is and when a phase ends (rules/play.ts).
 */
import { type Phases, movesOf } from '../../../kit/boardgame.ts';
import { rules } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { notation } from '../rules/notation/index.ts';
import type { State } from '../rules/state.ts';
import { actions } from './actions.ts';

const moves = movesOf(rules, notation, actions);
const { play, pass, target, recover, done, discard, element } = moves;

export const phases: Phases<State, Move> = {
  // Clockwise, each player plays a card or passes, until all have passed or a hand is empty.
  competition: {
    start: true,
    next: 'scoring',
    turn: {
      stages: {
        turn: { moves: { play, pass } },
        target: { moves: { target } },
        class: { moves: { class: moves.class } },
        recover: { moves: { recover, done } },
        element: { moves: { element } },
        discard: { moves: { discard } },
      },
    },
  },
  // Food chain, tundra and elements are scored without questions.
  scoring: { next: 'survival' },
  // Everybody draws and discards according to their space of the Survival Track.
  survival: {
    next: 'competition',
    turn: {
      stages: {
        discard: { moves: { discard } },
      },
    },
  },
};
