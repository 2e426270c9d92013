/** The card game for boardgame.io. */
import { type Phases, boardgame } from '../../kit/boardgame/definition.ts';
import type { NamedActions } from '../../kit/moves.ts';
import { meta } from './meta.ts';
import { rules } from './rules/index.ts';
import { MOVES, type MoveKind } from './rules/moves.ts';
import { notation } from './rules/notation/index.ts';

/**
 * The phases of a round, each with its stages (one for each kind of question) and the moves that answer it (rules §4, §8, §10).
 * The rules decide whose turn it is and when a phase ends (rules/play.ts).
 */
const phases: Phases<MoveKind> = {
  // Clockwise, each player plays a card or passes, until all have passed or a hand is empty.
  competition: {
    turn: ['play', 'pass'],
    target: ['target'],
    class: ['class'],
    recover: ['recover', 'done'],
    element: ['element'],
    discard: ['discard'],
  },
  // Food chain, tundra and elements are scored without questions.
  scoring: {},
  // Everybody draws and discards according to their space of the Survival Track.
  survival: { discard: ['discard'] },
};

/** The moves as boardgame.io dispatches them: their names, and conversion to and from moves of the rules. */
export const actions: NamedActions<MoveKind> = MOVES.actions;

/** The game, for boardgame.io's `Client`, `Local`, `Server` and lobby. */
export const CardGame = boardgame({ meta, rules, notation, actions, phases });
