/** The page's part of The Evolution Game, in the form that every game has (src/kit/module.ts). */
import { lazyPart } from '../../../ui/lazy.tsx';
import type { GameUI } from '../../../kit/module.ts';
import { type Locale, Words, loadWords } from './words.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { GameOptions } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { TableFrame } from '../../../table/TableFrame.tsx';
import { rules } from '../rules/index.ts';
import { board } from './Board.tsx';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { Token } from './art/tokens.tsx';
import { moveLine, reasonsLine } from './state/preview.ts';
import { type Types, namingOf } from './table.ts';

const SetupForm = lazyPart(async () => (await import('./SetupForm.tsx')).SetupForm);
const Picture = lazyPart(async () => (await import('./picture/Picture.tsx')).Picture);

/** The fossil of a seat. */
const SeatSign = ({ seat }: { seat: number }) => (
  <span className="evo-seat-sign">
    <Token player={seat} />
  </span>
);

/** A text as a sentence of its own. */
const sentence = (text: string): string => (text === '' ? '' : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`);

export const ui: GameUI<State, Move, GameEvent, GameOptions> = {
  Board: (props) => <TableFrame<Types> game={{ rules }} board={board} {...props} />,
  SetupForm,
  Picture,
  withPlayers: (options, players) => ({ ...options, players }),
  Rulebook,
  SeatSign,
  Side: ({ side }) => <SeatSign seat={Number(side)} />,
  timeline: (words) => (words as Locale).timeline,
  phaseName: (words, phase) => (words as Locale).phases[phase]?.() ?? phase,
  moveName: (words, state, move) =>
    moveLine({ state, words: words as Locale, naming: namingOf(state, [], words as Locale) }, move),
  reasonsText: (words, _, reasons) => sentence(reasonsLine(words as Locale, reasons)),
  loadEditor: async (language) => (await import('./editor/index.ts')).loadEditor(language),
  loadWords,
  Words,
};
