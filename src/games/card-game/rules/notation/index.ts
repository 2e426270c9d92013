/** The notation behind the common interface (kit/module.ts). */
import type { GameNotation } from '../../../../kit/module.ts';
import { listsOf } from '../cards.ts';
import type { CardTable } from '../card-table.ts';
import type { Move } from '../moves.ts';
import { RECONSTRUCTION } from '../reconstruction.ts';
import type { Options } from '../setup.ts';
import type { State } from '../state.ts';
import { options } from './options.ts';
import { POSITION_FORMAT, readPosition, writePosition } from './position.ts';
import { moveText, outcomeText, readMove, readOutcome } from './words.ts';

const RECORD_FORMAT = 'card-game record 1';

/** The notation of games with a given table of cards, whose cards moves and outcomes name. */
export function notationFor(table: string | CardTable): GameNotation<State, Move, Options> {
  const cards = listsOf(table);
  return {
    options,
    move: {
      write: (move) => moveText(cards, move),
      read: (value, path = '') => readMove(cards, { value, path }),
    },
    outcome: {
      write: (outcome) => outcomeText(cards, outcome),
      read: (value, path = '') => readOutcome(cards, { value, path }),
    },
    position: { write: writePosition, read: readPosition },
    recordFormat: RECORD_FORMAT,
    positionFormat: POSITION_FORMAT,
    forOptions: ({ cards: other }) => notationFor(other),
    forState: ({ cards: other }) => notationFor(other),
  };
}

/** The notation of the card game as `GameNotation`. */
export const notation = notationFor(RECONSTRUCTION.name);
