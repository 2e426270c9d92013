/** Sets up positions by hand. */
import type { GameEditor, Language } from '../../../../kit/module.ts';
import { de } from '../locales/de/index.ts';
import { en } from '../locales/en/index.ts';
import type { Locale } from '../locales/locale.ts';
import { draftOf, faultsOf } from './draft.ts';
import { Editor } from './Editor.tsx';
import { faultText } from './faults-text.ts';
import { WORDS } from './languages.ts';

const NAMES: Readonly<Record<Language, Locale>> = { en, de };

export const editor: GameEditor = {
  Editor,
  faults(document, language) {
    const draft = draftOf(document);
    if (draft === null) return [];
    return faultsOf(draft).map((wrong) => faultText(draft.s, wrong, WORDS[language].faults, NAMES[language]));
  },
};
