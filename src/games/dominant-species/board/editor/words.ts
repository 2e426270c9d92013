/** The words of the editor beside those of the board. Fetched with the editor. */
import { fetchedWords } from '../../../../words/load.ts';
import type { Words } from '../../../../words/message.ts';
import type en from '../words/en/editor.json';

export type EditorWords = Words<typeof en>;

export const editorWords = fetchedWords<typeof en>(
  (language) => import(`../words/${language}/editor.json`, { with: { type: 'json' } }),
);
