/** Sets up positions by hand. */
import { playerField } from '../../../../kit/documents/lenient.ts';
import type { GameEditor, Language } from '../../../../kit/module.ts';
import { Editor } from './Editor.tsx';
import { type EditorWords, editorWords } from './words.ts';

const editorIn = (text: EditorWords): GameEditor => ({
  Editor,
  // The notation reports inconsistencies.
  faults: () => [],
  fieldName(path) {
    const own = playerField(path);
    if (own !== null) {
      const { counter, genes: genePool, nichesTitle: niches, mutation } = text;
      const name = { counter: counter(), genePool: genePool(), niches: niches(), mutation: mutation() }[own.field];
      return name === undefined
        ? text.player({ seat: own.player + 1 })
        : `${text.player({ seat: own.player + 1 })}, ${name}`;
    }
    const [, domain] = /^domains\.([A-H])/.exec(path) ?? [];
    if (domain !== undefined) return text.domain({ letter: domain });
    return /^(question|turn|first)/.test(path) ? text.parts.turn() : undefined;
  },
});

export const loadEditor = async (language: Language): Promise<GameEditor> => editorIn(await editorWords.load(language));
