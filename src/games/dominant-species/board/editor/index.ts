/** Sets up positions by hand. */
import { type GameEditor, inEveryLanguage } from '../../../../kit/module.ts';
import { type Locale, wordsOf } from '../words.ts';
import de from '../words/de/board.json' with { type: 'json' };
import en from '../words/en/board.json' with { type: 'json' };
import { draftOf, faultsOf } from './draft.ts';
import { Editor } from './Editor.tsx';
import { faultText } from './faults-text.ts';
import { WORDS } from './words.ts';

const NAMES = inEveryLanguage<Locale>({ en: wordsOf('en', en), de: wordsOf('de', de) });

export const editor: GameEditor = {
  Editor,
  faults(document, language) {
    const draft = draftOf(document);
    if (draft === null) return [];
    return faultsOf(draft).map((wrong) => faultText(draft.s, wrong, WORDS[language].faults, NAMES[language]));
  },
};
