/**
 * The words on the board: one catalogue a language, all of the same type.
 *
 * Functions get names as the rules know them (`'bird'`, `'sea'`), not as text, so that each language inflects its own.
 */
import type { Language, TimelineWords } from '../../../../kit/module.ts';
import type { State } from '../../rules/state.ts';
import { createContext, useContext } from 'react';
import { PHASES } from '../../rules/components.ts';
import type { ForecastWords } from './words/forecast.ts';
import type { HistoryWords } from './words/history.ts';
import type { QuestionWords } from './words/questions.ts';
import type { RulebookWords } from './words/rulebook.ts';
import type { SetupWords } from './words/setup.ts';
import type { TableWords } from './words/table.ts';
import type { ThingWords } from './words/things.ts';

/** A catalogue. */
export interface Locale
  extends ThingWords, QuestionWords, TableWords, ForecastWords, HistoryWords, SetupWords, RulebookWords {
  /** What the parts of a game are called in replays. */
  readonly timeline: TimelineWords<State>;
  readonly language: Language;
}

/** The catalogue in use, from whoever shows the board. */
export const LocaleContext = createContext<Locale | null>(null);

/** The words in use. */
export function useLocale(): Locale {
  const words = useContext(LocaleContext);
  if (words === null) throw new Error('the board was shown without words');
  return words;
}

/** The name of a phase: a section's, or that of what comes before and after the sections. */
export function phaseName(words: Locale, phase: number): string {
  const name = PHASES[phase]!;
  return name === 'planning' || name === 'reset' || name === 'setup'
    ? words.phases[name].name
    : words.sections[name].name;
}
