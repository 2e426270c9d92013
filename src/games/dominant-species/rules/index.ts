/** The rules of Dominant Species behind the common interface (src/kit/module.ts). */
import type { GameResult, GameRules } from '../../../kit/module.ts';
import { ANIMALS } from './components.ts';
import { upToDate } from './earlier.ts';
import type { GameEvent } from './events.ts';
import { violations, violationsSince } from './invariants.ts';
import type { Move } from './moves.ts';
import { decision, isLegal, legalMoves, listMoves, newGame, play } from './play.ts';
import { standings } from './scoring.ts';
import { MoveList } from './pieces.ts';
import { type Setup, setupError } from './setup.ts';
import { copyInto, packed } from './packed.ts';
import { type State, copyState, inPlay } from './state.ts';

const defaultOptions = (players: number): Setup => ({ players, animalsEach: 1, randomEarth: false, animals: 'dealt' });

/** The players' places and scores by current VPs. */
function standing(s: State): GameResult {
  const order = standings(s).sort((a, b) => a.player - b.player);
  return { places: order.map(({ place }) => place), scores: order.map(({ score }) => score) };
}

/** The rules as `GameRules`. */
export const rules: GameRules<State, Move, GameEvent, Setup> = {
  defaultOptions,
  variants: () => [
    ...[false, true].flatMap((randomEarth) =>
      (['dealt', 'chosen'] as const).flatMap((animals) =>
        [2, 3, 4, 5, 6].flatMap((players) =>
          [1, 2, 3]
            .map((animalsEach): Setup => ({ players, animalsEach, randomEarth, animals }))
            .filter((setup) => !setupError(setup)),
        ),
      ),
    ),
    ...(['short', 'shortest'] as const).flatMap((length) =>
      [2, 3, 4, 5, 6].map((players): Setup => ({ ...defaultOptions(players), length })),
    ),
  ],
  newGame,
  players: (s) => s.players,
  decision(s) {
    const open = decision(s);
    return open && { player: open.player, phase: open.phase, stage: open.question, round: s.turn, role: open.animal };
  },
  legalMoves,
  isLegal,
  copy: copyState,
  packed,
  copyInto,
  upToDate,
  play,
  moveLists: {
    create: () => new MoveList(),
    list: listMoves,
    play(s, move, chance, answers: MoveList) {
      play(s, move, chance, answers);
    },
  },
  view: (s) => s,
  viewEvent: (event) => event,
  viewMove: (move) => move,
  beginsAction: ({ event }) => event === 'acts' || event === 'pawn',
  result: (s) => (s.over ? standing(s) : null),
  standing,
  roles: (s) =>
    Array.from({ length: s.players }, (_, player) =>
      ANIMALS.filter((_, animal) => inPlay(s, animal) && s.owner[animal] === player),
    ),
  violations,
  violationsSince,
};
