/** Sets up positions by hand. */
import type { GameEditor, Language } from '../../../../kit/module.ts';
import { loadWords } from '../words.ts';
import { draftOf, faultsOf } from './draft.ts';
import { Editor } from './Editor.tsx';
import { faultText } from './faults-text.ts';
import { editorWords } from './words.ts';

export async function loadEditor(language: Language): Promise<GameEditor> {
  const [names, { faults: words }] = await Promise.all([loadWords(language), editorWords.load(language)]);
  return {
    Editor,
    faults(document) {
      const draft = draftOf(document);
      return draft === null ? [] : faultsOf(draft).map((wrong) => faultText(draft.s, wrong, words, names));
    },
  };
}
