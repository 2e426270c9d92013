/** The notation behind the common interface (kit/module.ts). */
import type { GameNotation } from '../../../../kit/module.ts';
import { listsOf } from '../cards.ts';
import type { CardTable } from '../card-table.ts';
import { DRAWS } from '../chance.ts';
import { MOVES, type Move } from '../moves.ts';
import { RECONSTRUCTION } from '../reconstruction.ts';
import type { Options } from '../setup.ts';
import type { State } from '../state.ts';
import { options } from './options.ts';
import { POSITION_FORMAT, readPosition, writePosition } from './position.ts';

const RECORD_FORMAT = 'card-game record 1';

/** The notation of games with a given table of cards, whose cards moves and outcomes name. */
export function notationFor(table: string | CardTable): GameNotation<State, Move, Options> {
  const cards = listsOf(table);
  return {
    options,
    move: MOVES.notation(cards),
    outcome: DRAWS.notation(cards),
    position: { write: writePosition, read: readPosition },
    recordFormat: RECORD_FORMAT,
    positionFormat: POSITION_FORMAT,
    forOptions: ({ cards: other }) => notationFor(other),
    forState: ({ cards: other }) => notationFor(other),
  };
}

/** The notation of the card game as `GameNotation`. */
export const notation = notationFor(RECONSTRUCTION.name);
