/** The Evolution Game for boardgame.io. */
import { type Phases, boardgame } from '../../kit/boardgame/definition.ts';
import { type G as KitG } from '../../kit/boardgame/g.ts';
import type { NamedActions } from '../../kit/moves.ts';
import { meta } from './meta.ts';
import { RECONSTRUCTION } from './rules/data.ts';
import { rules } from './rules/index.ts';
import { MOVES, type Move, type MoveKind } from './rules/moves.ts';
import { notation } from './rules/notation/index.ts';
import { standing } from './rules/play.ts';
import type { State } from './rules/state.ts';

/** boardgame.io's state of the game. */
export type G = KitG<State, Move>;

/** The result, as `ctx.gameover`. */
export interface GameOver {
  /** The winner's seat as boardgame.io writes it: "0", "1" and so on. */
  winner: string;
  /** By seat; ties share a place. */
  places: readonly number[];
  /** The stage every player reached, by seat. */
  scores: readonly number[];
  /** The name of that stage, by seat. */
  stages: readonly string[];
}

/** The result of a finished game. */
export function gameOver(s: State): GameOver {
  const { places, scores } = standing(s);
  const { stages } = s.data ?? RECONSTRUCTION;
  return { winner: String(s.winner), places, scores, stages: scores.map((stage) => stages[stage]!.name) };
}

/**
 * The phases and their stages (rules §3, §4, §11), with the moves that answer each. The rules decide whose turn it is and when a
 * phase ends (rules/setup.ts, rules/turn.ts).
 */
const phases: Phases<(typeof MOVES.names)[number]> = {
  // Each player, in seat order, arranges eight specialisation cards.
  arranging: { arrange: ['arrange'] },
  // A player who is adapted to no domain changes one compartment; then each player places fifteen colonies.
  settling: { remedy: ['remedy'], settle: ['place'] },
  // One turn after another, until a player reaches the last stage.
  play: {
    begin: ['roll', 'adapt'],
    move: ['moveTo'],
    choose: ['mutation', 'growth'],
    place: ['place', 'done'],
    survive: ['survive'],
  },
};

/** The moves as boardgame.io dispatches them: their names, and conversion to and from moves of the rules. */
export const actions: NamedActions<MoveKind> = MOVES.actions;

/** The game, for boardgame.io's `Client`, `Local`, `Server` and lobby. */
export const EvolutionGame = boardgame({
  meta,
  rules,
  notation,
  actions,
  phases,
  gameover: gameOver,
  // There are thousands of ways to arrange a gene pool.
  mcts: { iterations: 10, playoutDepth: 5 },
});
