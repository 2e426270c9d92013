/** The board in English, for tests that show it without the pages of the game. */
import type { Board } from '../../src/table/types.ts';
import { board as ofGame } from './board/Board.tsx';
import { type Tricks, loadWords } from './board/tricks.ts';

const words = await loadWords('en');
/** Without motion, so that nobody need wait until that is loaded. */
const { motion, ...still } = ofGame;
export { motion };

export const board: Board<Tricks> = { ...still, useWords: () => words };
