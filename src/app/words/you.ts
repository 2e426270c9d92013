/** What a person without a name is called in a game against bots: `you` of the page's words. */
import type { Language } from '../../kit/languages.ts';
import { HOME_WORDS } from './home.ts';
import { preferredLanguage } from './language.ts';

/** A stored name: "You" of any language becomes that of the page, or of the language that this browser prefers. */
export const inPageLanguage = (name: string, language?: Language): string =>
  Object.values(HOME_WORDS).some(({ you }) => you === name) ? HOME_WORDS[language ?? preferredLanguage()].you : name;
