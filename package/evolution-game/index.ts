// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- those who import the package get these types with it
/// <reference path="../../types/boardgame-io.d.ts" preserve="true" />
/**
 * The game object of The Evolution Game for boardgame.io, the rules behind it, and the text formats.
 *
 * @module dominant-species/evolution-game
 *
 * @example With boardgame.io
 * ```ts
 * import { Client } from 'boardgame.io/client';
 * import { EvolutionGame } from 'dominant-species/evolution-game';
 *
 * const client = Client({ game: EvolutionGame, numPlayers: 3 });
 * const { G, ctx } = client.getState()!;
 * console.log(ctx.phase, G.state.stage); // arranging, and the stages by player
 * ```
 */
export { FaultsError } from '../../src/kit/documents/decode.ts';
export { actions } from '../../src/games/evolution-game/bgio.ts';
export { EvolutionGame, type G, type GameOver, gameOver } from '../../src/games/evolution-game/bgio.ts';
export { rules } from '../../src/games/evolution-game/rules/index.ts';
export * from '../../src/games/evolution-game/rules/components.ts';
export { type GameData, RECONSTRUCTION, type StageData } from '../../src/games/evolution-game/rules/data.ts';
export {
  type Cause,
  DRAW_KINDS,
  type DrawKind,
  type GameChance,
  type GameEvent,
  type GameOutcome,
} from '../../src/games/evolution-game/rules/events.ts';
export { violations } from '../../src/games/evolution-game/rules/invariants.ts';
export * from '../../src/games/evolution-game/rules/moves.ts';
export { DATA_FORMAT, writeData } from '../../src/games/evolution-game/rules/notation/data-file.ts';
export { notation } from '../../src/games/evolution-game/rules/notation/index.ts';
export type { PlayerText } from '../../src/games/evolution-game/rules/notation/position-parts.ts';
export {
  POSITION_FORMAT,
  type Position,
  readPosition,
  writePosition,
} from '../../src/games/evolution-game/rules/notation/position.ts';
export {
  type GameOptions,
  IllegalMoveError,
  type OpenQuestion,
  OptionsError,
  apply,
  decision,
  isLegal,
  legalMoves,
  listMoves,
  newGame,
  play,
  standing,
} from '../../src/games/evolution-game/rules/play.ts';
export { type State, copyState } from '../../src/games/evolution-game/rules/state.ts';
export { view, viewMove } from '../../src/games/evolution-game/rules/view.ts';
