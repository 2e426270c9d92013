/** The page's part of The Evolution Game, in the form that every game has (src/kit/module.ts). */
import type { ReactNode } from 'react';
import type { GameUI, Language } from '../../../kit/module.ts';
import { type Locale, LocaleContext } from '../locales/locale.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { GameOptions } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { SetupForm } from './SetupForm.tsx';
import { Token } from './art/tokens.tsx';
import { moveLine, reasonsLine } from './state/preview.ts';
import { namingOf } from './state/table.ts';
import { PHASE_NAMES, TIMELINE_WORDS } from './timeline-words.ts';

const LOCALES: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: async () => (await import('../locales/en.ts')).en,
  de: async () => (await import('../locales/de.ts')).de,
};

function Words({ value, children }: { value: unknown; children: ReactNode }) {
  return <LocaleContext value={value as Locale}>{children}</LocaleContext>;
}

/** The fossil of a seat. */
const SeatSign = ({ seat }: { seat: number }) => (
  <span className="evo-seat-sign">
    <Token player={seat} />
  </span>
);

/** A text as a sentence of its own. */
const sentence = (text: string): string => (text === '' ? '' : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`);

export const ui: GameUI<State, Move, GameEvent, GameOptions> = {
  Board,
  SetupForm,
  withPlayers: (options, players) => ({ ...options, players }),
  Rulebook,
  SeatSign,
  timeline: TIMELINE_WORDS,
  phaseName: (words, phase) => PHASE_NAMES[(words as Locale).language][phase] ?? phase,
  moveName: (words, s, move) => moveLine({ s, words: words as Locale, naming: namingOf(s, [], words as Locale) }, move),
  reasonsText: (words, _, reasons) => sentence(reasonsLine(words as Locale, reasons)),
  loadEditor: async () => (await import('./editor/index.ts')).editor,
  loadWords: (language) => LOCALES[language](),
  Words,
};
