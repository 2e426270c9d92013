/**
 * Dominant Species as a package: boardgame.io's game object, the rules it stands on, the text formats, and bots.
 *
 *     import { DominantSpecies } from 'dominant-species';
 *     const client = Client({ game: DominantSpecies, numPlayers: 4 });
 */
export * from './bots/index.ts';
export {
  DominantSpecies,
  GAME_NAME,
  type G,
  type GameOver,
  canUndo,
  fromBoardgameMove,
  gameOver,
  toBoardgameMove,
} from './game/game.ts';
export { type SetupData } from './game/setup-data.ts';
export { generator } from './generator.ts';
export * from './rules/components.ts';
export {
  type Dealer,
  type DrawKind,
  type GameEvent,
  type Outcome,
  type VpSource,
  notingDealer,
  randomDealer,
} from './rules/dealer.ts';
export * from './rules/earth.ts';
export { violations } from './rules/invariants.ts';
export {
  dominantOn,
  isEndangered,
  matching,
  survivalHolder,
  tilesDominated,
  tundraOccupied,
} from './rules/matching.ts';
export * from './rules/moves.ts';
export {
  type MoveText,
  type OutcomeText,
  moveText,
  outcomeText,
  readMove,
  readOutcome,
  spaceName,
} from './rules/names.ts';
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
} from './rules/play.ts';
export { POSITION_FORMAT, type Position, readPosition, writePosition } from './rules/position.ts';
export { QUESTIONS, type QuestionName } from './rules/questions.ts';
export { NotationError } from './rules/reader.ts';
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
} from './rules/record.ts';
export { type Standing, placings, standings } from './rules/scoring.ts';
export { type Setup, SetupError, setupError } from './rules/setup.ts';
export {
  NOTHING,
  type State,
  copyState,
  inPlay,
  isTile,
  playersOf,
  speciesOnEarth,
  terrainOf,
  tundraLeft,
} from './rules/state.ts';
export { MoveList } from './rules/table.ts';
