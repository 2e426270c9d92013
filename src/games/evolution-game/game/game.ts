/** The Evolution Game for boardgame.io. */
import { type G as KitG, boardgame } from '../../../kit/boardgame.ts';
import { meta } from '../meta.ts';
import { RECONSTRUCTION } from '../rules/data.ts';
import { rules } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { notation } from '../rules/notation/index.ts';
import { standing } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { actions } from './actions.ts';
import { phases } from './phases.ts';

/** boardgame.io's state of the game. */
export type G = KitG<State, Move>;

/** The result, as `ctx.gameover`. */
export interface GameOver {
  /** The winner's player ID. */
  winner: string;
  places: readonly number[];
  /** The stage every player reached, by number and by name. */
  scores: readonly number[];
  stages: readonly string[];
}

/** The result of a finished game. */
export function gameOver(s: State): GameOver {
  const { places, scores } = standing(s);
  const { stages } = s.data ?? RECONSTRUCTION;
  return { winner: String(s.winner), places, scores, stages: scores.map((stage) => stages[stage]!.name) };
}

/** The game, for boardgame.io's `Client`, `Local`, `Server` and lobby. */
export const EvolutionGame = boardgame({ meta, rules, notation, actions, phases, gameover: gameOver });
