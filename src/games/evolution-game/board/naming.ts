/** What sentences name, and the messages that they are made by. */
import type { Words } from '../../../words/message.ts';
import type en from './words/en/board.json';

/** What sentences are made of: names of players, colours and stages. */
export interface Naming {
  readonly player: (seat: number) => string;
  readonly colour: (colour: number) => string;
  readonly stage: (stage: number) => string;
  /** What a square of the circuit is called. */
  readonly square: (square: number) => string;
}

/** The messages of the board. */
export type BoardWords = Words<typeof en>;
