/** Dominant Species for boardgame.io. */
import { type G as KitG, type SetupData as KitSetupData, boardgame } from '../../../kit/boardgame.ts';
import { meta } from '../meta.ts';
import { actions } from './moves.ts';
import { phases } from './phases.ts';
import { ANIMALS } from '../rules/components.ts';
import { rules } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { notation } from '../rules/notation/index.ts';
import type { SetupText } from '../rules/notation/setup.ts';
import { standings } from '../rules/scoring.ts';
import { type State, inPlay } from '../rules/state.ts';

export { canUndo } from '../../../kit/boardgame.ts';
export { actions, fromBoardgameMove, toBoardgameMove } from './moves.ts';

/** boardgame.io's name for the game, in lobby addresses and the like. */
export const GAME_NAME = meta.id;

/** The options of a match, or a position to start from. Without any, animals are dealt, one to each player. */
export type SetupData = Omit<SetupText, 'players'> & KitSetupData;

/** boardgame.io's state of the game. */
export type G = KitG<State, Move>;

/** How the game ended, as `ctx.gameover`. */
export interface GameOver {
  /** The winner's player ID. */
  winner: string;
  /** Every animal's VPs. */
  vps: Record<string, number>;
  /** The players from first to last. */
  placings: {
    place: number;
    playerID: string;
    /** The animal that represents the player: the lowest of several in the food chain. */
    animal: string;
    score: number;
    /** Whether another player scored as much, so that the food chain broke the tie. */
    tieBrokenByFoodChain: boolean;
  }[];
}

/** The end of a game in words. */
export function gameOver(state: State): GameOver {
  const order = standings(state);
  return {
    winner: String(order[0]!.player),
    vps: Object.fromEntries(
      ANIMALS.flatMap((name, animal) => (inPlay(state, animal) ? [[name, state.vps[animal]!]] : [])),
    ),
    placings: order.map(({ place, player, animal, score, tied }) => ({
      place,
      playerID: String(player),
      animal: ANIMALS[animal]!,
      score,
      tieBrokenByFoodChain: tied,
    })),
  };
}

/** The game, for boardgame.io's `Client`, `Local`, `Server` and lobby. */
export const DominantSpecies = boardgame({ meta, rules, notation, actions, phases, gameover: gameOver });
