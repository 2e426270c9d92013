/** The words of the home page. All languages come with it: it is shown before anything else is fetched. */
import { type Language, type Translated, inEveryLanguage } from '../../kit/languages.ts';
import type { GameCredit } from '../../kit/module.ts';

export interface HomeWords {
  /** The button to the game that is stored on this device, and where that stands if it is known: its round, and one's place. */
  readonly continueGame: (round: string, place: number | undefined) => string;
  /** The same for a game that is over. */
  readonly lastGame: string;
  readonly together: string;
  readonly online: string;
  readonly learn: string;
  readonly watch: string;
  readonly more: string;
  readonly games: string;
  /** Beside the game whose home page is shown. */
  readonly chosen: string;
  readonly rules: string;
  readonly savedGames: string;
  readonly menu: string;
  /** The buttons that switch to light and to dark. */
  readonly light: string;
  readonly dark: string;
  /** That the games shown are implementations by fans, and who made the published ones. */
  readonly unofficial: (credits: readonly GameCredit[]) => string;
  readonly update: string;
  /** While another page is fetched. */
  readonly loading: string;
  /** Where the rest of the page could not be fetched. */
  readonly unreachable: string;
  readonly again: string;
  readonly home: string;
}

const listed = (language: Language, items: readonly string[]): string => new Intl.ListFormat(language).format(items);

/** The published games and their makers: "Title by Designer (Publisher, 2010)". `before` and `after` enclose a title. */
const makersOf = (language: Language, credits: readonly GameCredit[], before: string, after: string): string =>
  listed(
    language,
    credits.map(
      ({ title, designers, publisher, year }) =>
        `${before}${title}${after} ${listed(language, designers)} (${publisher ? `${publisher}, ` : ''}${String(year)})`,
    ),
  );

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const HOME_WORDS = inEveryLanguage<HomeWords>({
  en: {
    continueGame: (round, place) =>
      `Continue${round ? `: ${round}` : ' your game'}${place ? `, you are ${ORDINALS[place - 1]!}` : ''}`,
    lastGame: 'Your last game: it is over',
    together: 'Play together',
    online: 'Play online',
    learn: 'Learn',
    watch: 'Watch games',
    more: 'More options',
    games: 'Games',
    chosen: 'Selected',
    rules: 'Rules',
    savedGames: 'My games',
    menu: 'Menu',
    light: 'Light',
    dark: 'Dark',
    unofficial: (credits) => `An unofficial fan implementation of ${makersOf('en', credits, '', ' by')}.`,
    update: 'A new version is ready. It will be used the next time you open this page.',
    loading: 'Loading…',
    unreachable: 'This page could not be loaded. Check the connection and try again.',
    again: 'Try again',
    home: 'Home',
  },
  de: {
    continueGame: (round, place) =>
      `${round ? `Fortsetzen: ${round}` : 'Partie fortsetzen'}${place ? `, du bist auf Platz ${String(place)}` : ''}`,
    lastGame: 'Deine letzte Partie: sie ist zu Ende',
    together: 'Gemeinsam spielen',
    online: 'Online spielen',
    learn: 'Lernen',
    watch: 'Partien ansehen',
    more: 'Weitere Optionen',
    games: 'Spiele',
    chosen: 'Ausgewählt',
    rules: 'Regeln',
    savedGames: 'Meine Partien',
    menu: 'Menü',
    light: 'Hell',
    dark: 'Dunkel',
    unofficial: (credits) => `Eine inoffizielle Fan-Umsetzung von ${makersOf('de', credits, '„', '“ von')}.`,
    update: 'Eine neue Version ist bereit. Sie wird beim nächsten Öffnen der Seite verwendet.',
    loading: 'Lädt …',
    unreachable: 'Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
    home: 'Startseite',
  },
});

/** Shown where scripts are switched off. */
export const NO_SCRIPT: Translated<string> = {
  en: 'This page needs JavaScript.',
  de: 'Diese Seite braucht JavaScript.',
};
