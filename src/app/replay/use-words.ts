/** The locale of replays. Loaded with the pages that show them. */
import type { Language } from '../locales/language.ts';
import { useLanguage } from '../locales/languages.tsx';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { ReplayWords } from './words.ts';

const WORDS: Readonly<Record<Language, ReplayWords>> = { en, de };

export function useReplayWords(): ReplayWords {
  return WORDS[useLanguage().language];
}
