/** The words of the editor's page, in every language of the page. Fetched with it. */
import type { Language } from '../locales/language.ts';
import { useLanguage } from '../locales/languages.tsx';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

export interface EditorWords {
  title: string;
  /** The two views of a position. */
  byHand: string;
  asText: string;
  undo: string;
  redo: string;
  start: Record<'title' | 'lead' | 'begin' | 'current' | 'currentText' | 'cancel', string>;
  text: Record<'lead' | 'label' | 'board' | 'copy' | 'copied' | 'copyYourself' | 'save', string>;
  status: Record<'fine' | 'over' | 'otherGame', string> & {
    /** Who is asked, and in which phase, where it has a name. */
    next(player: string, phase: string | null): string;
    /** `line` is where it breaks off, where that is known. */
    noJson(line: number | null): string;
    broken(reason: string): string;
  };
  analysis: Record<
    'title' | 'lead' | 'stop' | 'again' | 'close' | 'players' | 'answers' | 'best' | 'unable' | 'doubt',
    string
  > & {
    looks(count: number): string;
    winning(chance: number): string;
    place(place: number): string;
    score(score: number): string;
    behind(points: number, doubt: number): string;
    failed(reason: string): string;
  };
}

const WORDS: Readonly<Record<Language, EditorWords>> = { en, de };

export function useEditorWords(): EditorWords {
  return WORDS[useLanguage().language];
}
