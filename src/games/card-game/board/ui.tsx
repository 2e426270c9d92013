/** The page's part of the card game, in the form that every game has (src/kit/module.ts). */
import type { GameUI } from '../../../kit/module.ts';
import type { GameEvent } from '../rules/chance.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/setup.ts';
import { type State, cardsOf } from '../rules/state.ts';
import { Seal } from './art/Seal.tsx';
import { Board } from './Board.tsx';
import { type Words, WordsContext } from './locales/locale.ts';
import { moveName } from './prompt/move-name.ts';
import { reasonsText } from './prompt/reasons-text.ts';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { SetupForm } from './setup/SetupForm.tsx';
import { TIMELINE_WORDS } from './timeline-words.ts';

export const ui: GameUI<State, Move, GameEvent, Options> = {
  Board,
  SetupForm,
  withPlayers: (options, players) => ({ ...options, players }),
  Rulebook,
  SeatSign: ({ seat }) => <Seal seat={seat} size={20} />,
  timeline: TIMELINE_WORDS,
  moveName: (words, s, move) => moveName(words as Words, cardsOf(s), move),
  reasonsText: (words, _, reasons) => reasonsText(words as Words, reasons),
  phaseName: (words, phase) => (words as Words).phases[phase] ?? phase,
  loadEditor: async () => (await import('./editor/index.ts')).editor,
  loadWords: async (language) =>
    (await (language === 'de' ? import('./locales/de.ts') : import('./locales/en.ts'))).words,
  Words: ({ value, children }) => <WordsContext.Provider value={value as Words}>{children}</WordsContext.Provider>,
};
