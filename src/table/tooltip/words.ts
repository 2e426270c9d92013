/** The texts of tooltips. */
import { type Language, inEveryLanguage } from '../../kit/languages.ts';

export const TOOLTIP_WORDS: Readonly<Record<Language, { readonly more: string }>> = inEveryLanguage({
  en: { more: 'More in the rules' },
  de: { more: 'Mehr in den Regeln' },
});
