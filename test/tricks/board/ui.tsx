/** The page's part of the game (src/kit/game-ui.ts). */
import type { GameUI } from '../../../src/kit/module.ts';
import { TableFrame } from '../../../src/table/TableFrame.tsx';
import { type Event, type Move, type State, rules } from '../rules/index.ts';
import { board } from './Board.tsx';
import { Rulebook } from './Rulebook.tsx';
import { moveText } from './texts.ts';
import { InWords, type Locale, type Tricks, loadWords } from './tricks.ts';

export const ui: GameUI<State, Move, Event, { readonly players: number }> = {
  Board: (props) => <TableFrame<Tricks> game={{ rules }} board={board} {...props} />,
  SetupForm: null,
  Rulebook,
  timeline: (words) => (words as Locale).timeline,
  phaseName: (words) => (words as Locale).phase(),
  moveName: (words, state, move) => moveText(words as Locale, state, move),
  loadWords,
  Words: InWords,
};
