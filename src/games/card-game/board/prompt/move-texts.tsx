/** Moves, hints and what an undo takes back, in words. */
import type { Board } from '../../../../table/types.ts';
import { cardsOf } from '../../rules/state.ts';
import { Changes } from '../hand/MovePreview.tsx';
import { previewOf } from '../state/preview.ts';
import type { Types } from '../table.ts';
import { moveName } from '../cards/move-name.ts';
import { losses } from './reasons-text.ts';

/** What counts as something, and as much, in hundredths of the chance of winning. */
const SIZES = [2, 8];

/** How much a move costs: 0 for little, 1, or 2 for much. */
const sizeOf = (behind: number): number => SIZES.filter((size) => behind >= size).length;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const texts: Pick<Board<Types>, 'moveText' | 'loadEffect' | 'undoText' | 'reasonsText' | 'leadText'> = {
  moveText: (move, { state, words }, form) => {
    const text = moveName(words, cardsOf(state), move);
    return form === 'list' ? capital(text) : text;
  },
  loadEffect: () =>
    Promise.resolve((move, { state, seat }) => {
      const preview = previewOf(state, move);
      return preview && <Changes preview={preview} me={seat ?? state.active} />;
    }),
  undoText: ([first], { state, words }) =>
    first === undefined || first.move === null ? null : moveName(words, cardsOf(state), first.move),
  // What speaks for a move is what the other one would cost.
  reasonsText: () => '',
  leadText: ({ compared, reasons }, name, { words }) =>
    `${words.hint.cost({ size: sizeOf(compared.behind), other: capital(name) })}: ${losses(words, reasons)}.`,
};
