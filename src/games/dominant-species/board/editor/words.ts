/** The words of the editor beside those of the board, in every language of the page. Fetched with the editor. */
import { inEveryLanguage } from '../../../../kit/languages.ts';
import { type Words, wordsFrom } from '../../../../words/message.ts';
import de from '../words/de/editor.json' with { type: 'json' };
import en from '../words/en/editor.json' with { type: 'json' };

export type EditorWords = Words<typeof en>;

export const WORDS = inEveryLanguage<EditorWords>({
  en: wordsFrom(en, { language: 'en' }),
  de: wordsFrom(de, { language: 'de' }),
});
