/** The page's part of the card game, in the form that every game has (src/kit/module.ts). */
import { lazyPart } from '../../../ui/lazy.tsx';
import type { GameUI } from '../../../kit/module.ts';
import type { GameEvent } from '../rules/chance.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/setup.ts';
import { type State, cardsOf } from '../rules/state.ts';
import { Seal } from './art/Seal.tsx';
import { TableFrame } from '../../../table/TableFrame.tsx';
import { rules } from '../rules/index.ts';
import { board } from './Board.tsx';
import type { Types } from './table.ts';
import { InWords, type Words, loadWords } from './words.ts';
import { moveName } from './cards/move-name.ts';
import { reasonsText } from './prompt/reasons-text.ts';
import { Rulebook } from './rulebook/Rulebook.tsx';

const SetupForm = lazyPart(async () => (await import('./setup/SetupForm.tsx')).SetupForm);
const Picture = lazyPart(async () => (await import('./picture/Picture.tsx')).Picture);

export const ui: GameUI<State, Move, GameEvent, Options> = {
  Board: (props) => <TableFrame<Types> game={{ rules }} board={board} {...props} />,
  SetupForm,
  Picture,
  withPlayers: (options, players) => ({ ...options, players }),
  Rulebook,
  Side: ({ side }) => <Seal seat={Number(side)} size={28} />,
  SeatSign: ({ seat }) => <Seal seat={seat} size={20} />,
  timeline: (words) => (words as Words).timeline,
  moveName: (words, s, move) => moveName(words as Words, cardsOf(s), move),
  reasonsText: (words, _, reasons) => reasonsText(words as Words, reasons),
  phaseName: (words, phase) => (words as Words).phases[phase]?.() ?? phase,
  loadEditor: async (language) => (await import('./editor/index.ts')).loadEditor(language),
  loadWords,
  Words: InWords,
};
