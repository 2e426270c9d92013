/** Dominant Species as text: options, moves, outcomes, positions and records (docs/notation.md). */
import type { Chance as KitChance } from '../../../../kit/chance.ts';
import { entries, fail, required } from '../../../../kit/documents/decode.ts';
import type { GameNotation } from '../../../../kit/module.ts';
import { ANIMALS, LENGTHS } from '../components.ts';
import type { Move } from '../moves.ts';
import { type Setup, setupError } from '../setup.ts';
import { NOTHING, type State } from '../state.ts';
import { MOVE, OUTCOME } from './names.ts';
import { POSITION_FORMAT, readPosition, writePosition } from './position.ts';
import { readSetup, writeSetup } from './setup.ts';

/** The `format` of a record: what the document is, and its version. */
export const RECORD_FORMAT = 'dominant-species record 1';

/** The notation of Dominant Species as `GameNotation`. */
export const notation: GameNotation<State, Move, Setup> = {
  options: {
    allowed: {
      animalsEach: '1 to 3',
      randomEarth: 'true or false',
      length: LENGTHS.map((each) => `"${each}"`).join(', '),
      animals: `"dealt", "chosen", or a list for each player of ${ANIMALS.join(', ')}`,
    },
    write: writeSetup,
    read(value, path = '') {
      const field = { value, path };
      const setup = readSetup(field);
      const error = setupError(setup);
      if (error) fail(required(field, Object.fromEntries(entries(field)), error.field), error.reason);
      return setup;
    },
  },
  move: MOVE,
  outcome: OUTCOME,
  position: {
    write: writePosition,
    read: (document, chance: KitChance, path) => readPosition(document, chance, path),
  },
  mover: { field: 'animal', values: ANIMALS, write: ({ role = NOTHING }) => ANIMALS[role] },
  recordFormat: RECORD_FORMAT,
  positionFormat: POSITION_FORMAT,
};
