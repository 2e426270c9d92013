/** Positions and records as text, in the game's terms. */
import type { GameNotation } from '../../../../kit/module.ts';
import { type Field, object, required, integer } from '../../../../kit/documents/decode.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../components.ts';
import { DRAWS } from '../events.ts';
import { MOVES, type Move } from '../moves.ts';
import type { GameOptions } from '../play.ts';
import type { State } from '../state.ts';
import { DATA_FORMAT, readData, writeData } from './data-file.ts';
import { POSITION_FORMAT, readPosition, writePosition } from './position.ts';

/** Reads the options of a game: the number of players, and an owner's data if there are any. */
function readOptions(document: unknown, path = ''): GameOptions {
  const field: Field = { value: document, path };
  const fields = object(field, ['players', 'data']);
  const players = integer(required(field, fields, 'players'), MIN_PLAYERS, MAX_PLAYERS);
  return fields.data ? { players, data: readData(fields.data) } : { players };
}

/** The notation of The Evolution Game as `GameNotation`. */
export const notation: GameNotation<State, Move, GameOptions> = {
  options: {
    allowed: { data: `an owner's data, "${DATA_FORMAT}"` },
    write: ({ players, data }) => (data ? { players, data: writeData(data) } : { players }),
    read: readOptions,
  },
  move: MOVES.notation(),
  outcome: DRAWS.notation(),
  position: {
    write: writePosition,
    read: (document, _chance, path) => readPosition(document, path),
  },
  recordFormat: 'evolution-game record 1',
  positionFormat: POSITION_FORMAT,
};
