/** Sets up positions by hand. */
import { type GameEditor, inEveryLanguage } from '../../../../kit/module.ts';
import { words as de } from '../locales/de/index.ts';
import { words as en } from '../locales/en/index.ts';
import type { Locale } from '../locales/locale.ts';
import { draftOf, faultsOf } from './draft.ts';
import { Editor } from './Editor.tsx';
import { faultText } from './faults-text.ts';
import { WORDS } from './languages.ts';

const NAMES = inEveryLanguage<Locale>({ en, de });

export const editor: GameEditor = {
  Editor,
  faults(document, language) {
    const draft = draftOf(document);
    if (draft === null) return [];
    return faultsOf(draft).map((wrong) => faultText(draft.s, wrong, WORDS[language].faults, NAMES[language]));
  },
};
