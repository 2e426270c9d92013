// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- those who import the package get these types with it
/// <reference path="../types/boardgame-io.d.ts" preserve="true" />
/**
 * The game object of Dominant Species for boardgame.io, the rules behind it, and the text formats.
 *
 * @module dominant-species
 *
 * @example With boardgame.io
 * ```ts
 * import { Client } from 'boardgame.io/client';
 * import { DominantSpecies } from 'dominant-species';
 *
 * const client = Client({ game: DominantSpecies, numPlayers: 4 });
 * const { G, ctx } = client.getState()!;
 * console.log(ctx.phase, G.state.hand); // planning, and the action pawns in hand by animal
 * ```
 *
 * @example The rules alone: a whole game at random
 * ```ts
 * import { apply, decision, legalMoves, newGame, randomChance, rng, rules } from 'dominant-species';
 *
 * const random = rng(1); // random(n): an integer from 0 to n - 1
 * const chance = randomChance(random);
 * let state = newGame(rules.defaultOptions(4), chance);
 * while (decision(state) !== null) {
 *   const moves = legalMoves(state);
 *   state = apply(state, moves[random(moves.length)]!, chance);
 * }
 * console.log(rules.result(state)?.scores); // VPs by seat
 * ```
 */
export {
  DominantSpecies,
  GAME_NAME,
  type G,
  type GameOver,
  canUndo,
  fromBoardgameMove,
  gameOver,
  toBoardgameMove,
} from '../src/games/dominant-species/bgio.ts';
export { type SetupData } from '../src/games/dominant-species/bgio.ts';
export { rng } from '../src/kit/rng.ts';
export { rules } from '../src/games/dominant-species/rules/index.ts';
export * from '../src/games/dominant-species/rules/components.ts';
export type { Chance, DrawKind, Outcome } from '../src/games/dominant-species/rules/chance.ts';
export type { GameEvent, VpSource } from '../src/games/dominant-species/rules/events.ts';
export { recordingChance, randomChance } from '../src/kit/chance.ts';
export * from '../src/games/dominant-species/rules/earth.ts';
export { violations } from '../src/games/dominant-species/rules/invariants.ts';
export {
  dominantOn,
  isEndangered,
  matching,
  survivalHolder,
  tilesDominated,
  tundraOccupied,
} from '../src/games/dominant-species/rules/matching.ts';
export * from '../src/games/dominant-species/rules/moves.ts';
export {
  type MoveText,
  type OutcomeText,
  moveText,
  outcomeText,
  readMove,
  readOutcome,
} from '../src/games/dominant-species/rules/notation/names.ts';
export { spaceName } from '../src/games/dominant-species/rules/names.ts';
export {
  type Decision,
  IllegalMoveError,
  apply,
  decision,
  isLegal,
  legalMoves,
  listMoves,
  newGame,
  play,
} from '../src/games/dominant-species/rules/play.ts';
export {
  type AnimalText,
  POSITION_FORMAT,
  type Position,
  type TileText,
  readPosition,
  writePosition,
} from '../src/games/dominant-species/rules/notation/position.ts';
export { DETAILS_OF, QUESTIONS, type QuestionName } from '../src/games/dominant-species/rules/questions.ts';
export { FaultsError, NotationError } from '../src/kit/documents/decode.ts';
export {
  type GameRecord,
  RECORD_FORMAT,
  type RecordedMove,
  type Replay,
  ReplayError,
  type ReplayOptions,
  type SetupText,
  type Step,
  replay,
  writeMove,
  writeSetup,
} from '../src/games/dominant-species/rules/notation/record.ts';
export { type Standing, placings, standings } from '../src/games/dominant-species/rules/scoring.ts';
export { type Setup, SetupError, setupError } from '../src/games/dominant-species/rules/setup.ts';
export { type PackedState, copyInto, packed } from '../src/games/dominant-species/rules/packed.ts';
export {
  NOTHING,
  type State,
  type Table,
  copyState,
  inPlay,
  isTile,
  speciesOnEarth,
  terrainOf,
  tundraLeft,
} from '../src/games/dominant-species/rules/state.ts';
export { MoveList } from '../src/games/dominant-species/rules/pieces.ts';
