/** The editor's locale. Loaded with it. */
import type { Language } from '../locales/language.ts';
import { useLanguage } from '../locales/languages.tsx';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { EditorWords } from './words.ts';

const WORDS: Readonly<Record<Language, EditorWords>> = { en, de };

export function useEditorWords(): EditorWords {
  return WORDS[useLanguage().language];
}
