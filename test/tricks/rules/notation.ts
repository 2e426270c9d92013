/** Options, moves, positions and records as text. */
import { array, fail, integer, object, required } from '../../../src/kit/documents/decode.ts';
import type { GameNotation, GameOptions } from '../../../src/kit/module.ts';
import { say } from '../../../src/kit/say.ts';
import { meta } from '../meta.ts';
import { DRAWS, MOVES, type Move, type State } from './index.ts';

const STATE_FIELDS = ['hands', 'laid', 'deck', 'points', 'round', 'asked', 'stage', 'over'];

export const notation: GameNotation<State, Move, GameOptions> = {
  options: {
    allowed: {},
    write: ({ players }) => ({ players }),
    read(value, path = '') {
      const field = { value, path };
      const known = object(field, ['players']);
      return { players: integer(required(field, known, 'players'), meta.minPlayers, meta.maxPlayers) };
    },
  },
  move: MOVES.notation(),
  outcome: DRAWS.notation(),
  position: {
    write: (s) => ({ format: 'tricks position 1', ...structuredClone(s) }),
    read(document, _chance, path = '') {
      const field = { value: document, path };
      const { format, ...known } = object(field, ['format', ...STATE_FIELDS]);
      if (format?.value !== 'tricks position 1') fail(field, say`is no position of this game`);
      for (const name of STATE_FIELDS) required(field, known, name);
      array(known.hands!, meta.maxPlayers);
      return structuredClone(
        Object.fromEntries(STATE_FIELDS.map((name) => [name, known[name]!.value])),
      ) as unknown as State;
    },
  },
  recordFormat: 'tricks record 1',
  positionFormat: 'tricks position 1',
};
