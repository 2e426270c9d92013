/** The rules of the card game behind the common interface (kit/module.ts). */
import type { GameResult, GameRules } from '../../../kit/module.ts';
import type { GameEvent } from './chance.ts';
import { finalPlaces } from './end.ts';
import { violations } from './invariants.ts';
import { type Move, MoveList } from './moves.ts';
import { decision, isLegal, legalMoves, listMoves, newGame, play } from './play.ts';
import { RECONSTRUCTION, TEN_ROUNDS } from './reconstruction.ts';
import type { Options } from './setup.ts';
import { type State, copyState, playersOf } from './state.ts';
import { view, viewEvent, viewMove } from './view.ts';

/** The result; null until the game is over. */
export const result = (s: State): GameResult | null => (s.over ? standing(s) : null);

/** How the players stand while the game goes on: as if it ended now, without the Survival Track. */
const standing = (s: State): GameResult => ({ places: finalPlaces(s), scores: s.vps.slice() });

/** The rules as `GameRules`. */
export const rules: GameRules<State, Move, GameEvent, Options> = {
  defaultOptions: (players) => ({ players, cards: RECONSTRUCTION.name }),
  variants: () =>
    [RECONSTRUCTION, TEN_ROUNDS].flatMap(({ name }) => [2, 3, 4, 5, 6].map((players) => ({ players, cards: name }))),
  newGame,
  players: playersOf,
  decision,
  legalMoves,
  isLegal,
  copy: copyState,
  play,
  moveLists: {
    create: () => new MoveList(),
    list: listMoves,
    play(s, move, chance, answers: MoveList) {
      play(s, move, chance);
      listMoves(s, answers);
    },
  },
  view,
  viewEvent,
  viewMove,
  result,
  standing,
  violations,
};
