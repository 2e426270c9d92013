/** Dominant Species as text: options, moves, outcomes, positions and records (docs/notation.md). */
import type { Chance as KitChance } from '../../../../kit/chance.ts';
import { entries, fail, required } from '../../../../kit/decode.ts';
import type { GameNotation } from '../../../../kit/module.ts';
import type { Outcome } from '../chance.ts';
import { ANIMALS } from '../components.ts';
import type { Move } from '../moves.ts';
import { type Setup, setupError } from '../setup.ts';
import { NOTHING, type State } from '../state.ts';
import { moveText, outcomeText, readMove, readOutcome } from './names.ts';
import { POSITION_FORMAT, readPosition, writePosition } from './position.ts';
import { readSetup, writeSetup } from './setup.ts';

export const RECORD_FORMAT = 'dominant-species record 1';

/** The notation of Dominant Species as `GameNotation`. */
export const notation: GameNotation<State, Move, Setup> = {
  options: {
    write: writeSetup,
    read(value, path = '') {
      const field = { value, path };
      const setup = readSetup(field);
      const error = setupError(setup);
      if (error) fail(required(field, Object.fromEntries(entries(field)), error.field), error.reason);
      return setup;
    },
  },
  move: { write: moveText, read: (value, path = '') => readMove({ value, path }) },
  outcome: {
    write: (outcome) => outcomeText(outcome as Outcome),
    read: (value, path = '') => readOutcome({ value, path }),
  },
  position: {
    write: writePosition,
    read: (document, chance: KitChance, path) => readPosition(document, chance, path),
  },
  mover: { field: 'animal', values: ANIMALS, write: (s) => (s.asked === NOTHING ? undefined : ANIMALS[s.asked]) },
  recordFormat: RECORD_FORMAT,
  positionFormat: POSITION_FORMAT,
};
