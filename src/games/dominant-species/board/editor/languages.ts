/** The words of the editor beside those of the board, in every language of the page. Fetched with the editor. */
import { inEveryLanguage } from '../../../../kit/languages.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { EditorWords } from './words.ts';

export const WORDS = inEveryLanguage<EditorWords>({ en, de });
