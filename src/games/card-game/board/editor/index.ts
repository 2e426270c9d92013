/** Sets up positions by hand. */
import { countOf, playerField, objectOf } from '../../../../kit/documents/lenient.ts';
import type { GameEditor, Language } from '../../../../kit/module.ts';
import { Editor } from './Editor.tsx';
import { type EditorWords, editorWords } from './words.ts';

const editorIn = (text: EditorWords): GameEditor => ({
  Editor,
  // The notation reports inconsistencies.
  faults: () => [],
  fieldName(path, document) {
    const own = playerField(path);
    if (own !== null) {
      const { vps, space, hand, table, elements } = text;
      const name = { vps: vps(), space: space(), hand: hand(), table: table(), elements: elements() }[own.field];
      return name === undefined
        ? text.player({ seat: own.player + 1 })
        : `${text.player({ seat: own.player + 1 })}, ${name}`;
    }
    const [part = ''] = path.split(/[.[]/);
    if (part === 'at') {
      const asked = countOf(objectOf(objectOf(document).at).player);
      return asked === undefined ? text.parts.turn() : text.player({ seat: asked + 1 });
    }
    const { biome, next, gone, spent, starter } = text;
    return {
      biome: biome(),
      next: next(),
      gone: gone(),
      spent: spent(),
      starter: starter(),
      discards: text.discarded(),
    }[part];
  },
});

export const loadEditor = async (language: Language): Promise<GameEditor> => editorIn(await editorWords.load(language));
