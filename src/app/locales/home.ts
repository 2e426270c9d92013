/** The words of the home page. Both languages come with it: it is shown before anything else is fetched. */
import type { Language } from './language.ts';

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
  /** The button that switches to the other language, in that language. */
  readonly otherLanguage: string;
  readonly unofficial: string;
  readonly update: string;
  /** While another page is fetched. */
  readonly loading: string;
  /** Where the rest of the page could not be fetched. */
  readonly unreachable: string;
  readonly again: string;
  readonly home: string;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const HOME_WORDS: Readonly<Record<Language, HomeWords>> = {
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
    savedGames: 'Saved games',
    menu: 'Menu',
    light: 'Light',
    dark: 'Dark',
    otherLanguage: 'Deutsch',
    unofficial: 'An unofficial fan implementation of the board games published by GMT Games.',
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
    savedGames: 'Gespeicherte Partien',
    menu: 'Menü',
    light: 'Hell',
    dark: 'Dunkel',
    otherLanguage: 'English',
    unofficial: 'Eine inoffizielle Fan-Umsetzung der Brettspiele, die bei GMT Games erschienen sind.',
    update: 'Eine neue Version ist bereit. Sie wird beim nächsten Öffnen der Seite verwendet.',
    loading: 'Lädt …',
    unreachable: 'Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
    home: 'Startseite',
  },
};
