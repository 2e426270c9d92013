/** Moves, hints and what an undo takes back, in words. */
import type { Board } from '../../../../table/types.ts';
import { moveLine, previewLine, reasonsLine } from '../state/preview.ts';
import { type Types, largeSeat, namingOf } from '../table.ts';

type Texts = Pick<Board<Types>, 'moveText' | 'undoText' | 'reasonsText' | 'leadText'>;

export const effectText: (move: number, table: Parameters<Texts['moveText']>[1]) => string = (move, table) =>
  previewLine({ ...table, seat: largeSeat(table), naming: namingOf(table.state, table.names, table.words) }, move);

/** A text as a sentence of its own. */
const sentence = (text: string): string => (text === '' ? '' : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`);

export const texts: Texts = {
  moveText: (move, { state, names, words }, form) => {
    const text = moveLine({ state, words, naming: namingOf(state, names, words) }, move);
    return form === 'list' ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
  },
  undoText: ([first], { state, names, words }) => {
    const undone = first?.events.find(({ event }) => event !== 'turn');
    return undone === undefined ? null : words.event(undone, namingOf(state, names, words));
  },
  // Beside another move, the reasons stand before how far that one is behind; of moves that are as good, none is given.
  reasonsText: ({ reasons, other, about }, { words }) =>
    (about ?? other) === null ? sentence(reasonsLine(words, reasons)) : '',
  leadText: ({ compared, reasons }, name, { words }) =>
    [
      sentence(reasonsLine(words, reasons)),
      words.preview.ahead({ points: Math.max(1, Math.round(compared.behind)), other: name }),
    ]
      .join(' ')
      .trim(),
};
