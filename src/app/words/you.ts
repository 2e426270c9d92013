/** What a person without a name is called in a game against bots: `you` of the page's words. */
import { type Language, inEveryLanguage } from '../../kit/languages.ts';
import { preferredLanguage } from './language.ts';

const YOU = inEveryLanguage({ en: 'You', de: 'Du' });

/** A stored name: "You" of any language becomes that of the page, or of the language that this browser prefers. */
export const inPageLanguage = (name: string, language?: Language): string =>
  Object.values(YOU).includes(name) ? YOU[language ?? preferredLanguage()] : name;
