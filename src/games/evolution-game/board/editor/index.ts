/** Sets up positions by hand. */
import { playerField } from '../../../../kit/documents/lenient.ts';
import type { GameEditor } from '../../../../kit/module.ts';
import { Editor } from './Editor.tsx';
import { WORDS } from './words.ts';

export const editor: GameEditor = {
  Editor,
  // The notation reports inconsistencies.
  faults: () => [],
  fieldName(path, _document, language) {
    const text = WORDS[language];
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
};
