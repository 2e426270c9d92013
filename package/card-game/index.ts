// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- those who import the package get these types with it
/// <reference path="../../types/boardgame-io.d.ts" preserve="true" />
/**
 * The game object of the card game for boardgame.io, the rules behind it, and the text formats.
 *
 * @module dominant-species/card-game
 *
 * @example With boardgame.io
 * ```ts
 * import { Client } from 'boardgame.io/client';
 * import { CardGame } from 'dominant-species/card-game';
 *
 * const client = Client({ game: CardGame, numPlayers: 3, playerID: '0' });
 * const { G, ctx } = client.getState()!;
 * console.log(ctx.phase, G.state.hands[0]); // competition, and the player's own cards; those of others are HIDDEN
 * ```
 */
export { FaultsError } from '../../src/kit/documents/decode.ts';
export { actions } from '../../src/games/card-game/bgio.ts';
export { CardGame } from '../../src/games/card-game/bgio.ts';
export { rules } from '../../src/games/card-game/rules/index.ts';
export {
  type CardLists,
  type Piece,
  type PieceLists,
  HIDDEN,
  cardOf,
  elementOf,
  isEndangered,
  sideOf,
} from '../../src/games/card-game/rules/cards.ts';
export type {
  Animal,
  Biome,
  CardTable,
  EventCard,
  Icons,
  Side,
  TrackSpace,
} from '../../src/games/card-game/rules/card-table.ts';
export type { CardChance, DrawKind, GameEvent, RoundEnd, VpSource } from '../../src/games/card-game/rules/chance.ts';
export * from '../../src/games/card-game/rules/components.ts';
export { violations } from '../../src/games/card-game/rules/invariants.ts';
export * from '../../src/games/card-game/rules/moves.ts';
export { notation, notationFor } from '../../src/games/card-game/rules/notation/index.ts';
export {
  POSITION_FORMAT,
  type PieceText,
  type PlayerText,
  type Position,
  readPosition,
  writePosition,
} from '../../src/games/card-game/rules/notation/position.ts';
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
} from '../../src/games/card-game/rules/play.ts';
export { CARDS_FORMAT, readCards, writeCards } from '../../src/games/card-game/rules/read-cards.ts';
export { RECONSTRUCTION, TEN_ROUNDS } from '../../src/games/card-game/rules/reconstruction.ts';
export { type Options, OptionsError } from '../../src/games/card-game/rules/setup.ts';
export { type State, cardsOf, copyState, playersOf } from '../../src/games/card-game/rules/state.ts';
export { view, viewEvent, viewMove } from '../../src/games/card-game/rules/view.ts';
