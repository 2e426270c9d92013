/** The words of the page around the tables: one catalogue a language, all of the same type. Every game has its own. */
import { createContext, useContext } from 'react';
import type { Pace } from '../storage/preferences.ts';
import type { LazyText } from '../../ui/lazy.tsx';

/** What a level of play is called, and how it plays. */
export interface LevelText {
  name: string;
  text: string;
}

export interface Locale {
  /** The site's name in the tab's title. */
  title: string;
  unofficial: string;
  readonly player: (number: number) => string;
  /** The name of the one person who plays against bots. */
  you: string;
  /** The way back to the home page. */
  home: string;
  loading: LazyText & { title: string };

  /** The options of a new game on this device. */
  start: {
    lead: string;
    players: string;
    playersNumber(count: number): string;
    seats: string;
    nameOf(number: number): string;
    start: string;
    open: string;
    openText: string;
    online: string;
    onlineText: string;
    refused(reason: string): string;
    /** Asked where the game before would be lost. */
    overwrite: string;
  };

  bots: {
    /** Label of the choice of who leads a seat. */
    who(seat: number): string;
    person: string;
    /** The levels that games have, by name. */
    levels: Record<
      'random' | 'gentle' | 'casual' | 'greedy' | 'strong' | 'master' | 'builder' | 'hunter' | 'wanderer',
      LevelText
    >;
    pace: string;
    /** The volume of the sounds, and what it is called at its lowest. */
    sound: string;
    soundOff: string;
    paces: Record<Pace, string>;
    thinking(player: string): string;
    decided(player: string): string;
    step: string;
    stuck(player: string): string;
    retry: string;
  };

  hint: {
    ask: string;
    /** Whether hints can be asked for at this table. */
    allow: string;
    /** Whether every decision comes with a hint unasked. */
    always: string;
    thinking: string;
    failed: string;
  };

  /** Between two people at one device. */
  curtain: {
    title(player: string): string;
    text(player: string): string;
    ready(player: string): string;
  };

  /** The games of this device. */
  saved: {
    title: string;
    text: string;
    none: string;
    damaged: string;
    /** A game by its name, when it was archived (null for the one being played) and how many moves it has. */
    about(game: string, date: Date | null, moves: number | null): string;
    goOn: string;
    save: string;
    delete: string;
    deleteSure: string;
  };

  table: {
    menu: string;
    homeText: string;
    newGame: string;
    newGameText: string;
    download: string;
    downloadText: string;
    lookBack: string;
    lookBackText: string;
    redo: string;
    redoText: string;
    /** Undo beyond what moves revealed. */
    practice: string;
    practiceText: string;
    scheme: string;
    schemes: Record<'system' | 'light' | 'dark', string>;
    language: string;
    languageFailed: string;
    keepOn: string;
    notStored: string;
    /** Asked where the game at the table would be lost. */
    leave: string;
    elsewhere: string;
    reload: string;
  };

  /** After the end of a game on this device. */
  end: {
    title: string;
    rematch: string;
    watch: string;
    share: string;
    copied: string;
    failed: string;
  };

  broken: {
    title: string;
    text: string;
    reason(reason: string): string;
    download: string;
    anew: string;
  };

  failed: { title: string; text: string; reload: string };
}

export const LocaleContext = createContext<Locale | null>(null);

/** The words in use. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (locale === null) throw new Error('the page was shown without words');
  return locale;
}
