/** The game that tests play when any would do. They get it as the page and the server do: from the registry. */
import { loadGame } from '../../src/games/index.ts';
import type * as kit from '../../src/kit/boardgame/g.ts';
import type { GameRecord } from '../../src/kit/record/record.ts';
import { replay as replayOf } from '../../src/kit/record/replay.ts';

export const game = await loadGame('dominant-species');
const { rules, actions } = game;

export const GAME_NAME = game.meta.id;
export const DominantSpecies = await game.bgio();

export type State = ReturnType<typeof rules.newGame>;
export type Move = ReturnType<typeof rules.legalMoves>[number];
export type G = kit.G<State, Move>;

export const decision = (s: State) => rules.decision(s);
export const legalMoves = (s: State) => rules.legalMoves(s);
export const toBoardgameMove = (move: Move) => actions.write(move);
export const fromBoardgameMove = (name: string, args: readonly unknown[]) => actions.read(name, args);
export const replay = (record: GameRecord) => replayOf(game, record);
