/** The words of the online pages: one catalogue a language, fetched with the pages. */
import { createContext, useContext } from 'react';
import type { Reason } from '../../wire.ts';

export interface OnlineLocale {
  title: string;
  lead: string;
  /** The ways between the pages. */
  onThisDevice: string;
  /** How fast the moves of others are shown. */
  pace: string;
  toLobby: string;
  loading: string;
  retry: string;
  close: string;

  /** A seat nobody has, by number from 1. */
  vacantSeat(number: number): string;
  /** A time in ms since 1970, as seen from another. */
  ago: (at: number, now: number) => string;
  when: (at: number) => string;

  reasons: Record<Reason | 'not-made', string>;
  /** Follows a reason, where it says when to come back. */
  waitFor(seconds: number): string;
  /** How to come by a server, for a page without one. */
  serverHow: string;

  lobby: {
    mine: string;
    noneMine: string;
    yourTurn: string;
    decides(player: string): string;
    /** Where nobody sits at the seat that is to decide. */
    waitsForPlayers: string;
    won(player: string): string;
    gone: string;
    open: string;
    forget: string;
    forgetSure: string;
    vacant: string;
    noneVacant: string;
    vacantSeats(count: number): string;
    running: string;
    noneRunning: string;
    sit: string;
    watch: string;
    turn(turn: number): string;
    changed(ago: string): string;
    /** `game` where there are several. */
    newTable(game: string | null): string;
    drawn: string;
    refresh: string;
    byLink: string;
    byLinkText: string;
    byLinkWrong: string;
    go: string;
    /** Said when the number of games that wait for the reader changes. */
    waiting(count: number): string;
  };

  /** How a table was set up, in bits. */
  setup: {
    players(count: number): string;
    hints: string;
    unlisted: string;
  };

  create: {
    title: string;
    name: string;
    seats: string;
    whoSits(seat: number): string;
    you: string;
    open: string;
    visibility: string;
    listed: string;
    listedText: string;
    unlisted: string;
    unlistedText: string;
    /** Whether several people may play from one address; what is said of it at a listed table, and at one by link. */
    shared: string;
    sharedText: string;
    sharedByLink: string;
    hints: string;
    hintsText: string;
    away: string;
    awayText: string;
    /** After so many hours; null: never. */
    awayAfter(hours: number | null): string;
    create: string;
    creating: string;
    nobody: string;
    nameMissing: string;
  };

  /** Before one sits at a table. */
  joinPage: {
    title: string;
    seat: string;
    name: string;
    sit: string;
    sitting: string;
    full: string;
    watch: string;
    taken(player: string): string;
  };

  table: {
    /** A table by who plays there. */
    of(players: string): string;
    /** What stands above the board. */
    notices: string;
    connecting: string;
    offline: string;
    offlineText: string;
    online: string;
    sending: string;
    unsent: string;
    unsentText: string;
    lost: string;
    watching: string;
    sitHere: string;
    handedOver: string;
    takeBack: string;
    over: string;
    rematch: string;
    next: string;
    nextText: string;
    wrongSeat: string;
    wrongSeatText: string;
    forgetSeat: string;
    notKept: string;
    /** Where a decision of another is waited for. */
    thinking(player: string): string;
    here(player: string): string;
    away(player: string, lastSeen: string | null): string;
    vacant(player: string): string;
    whatToDo: string;
    yourTurnTitle: string;
    yourTurn(title: string): string;
  };

  /** Asking the others to take moves back: so many, the last of them one's own. */
  undo: {
    ask: string;
    askFor(moves: number): string;
    asks(player: string, moves: number): string;
    grant: string;
    refuse: string;
    waiting(players: string): string;
    withdraw: string;
    refusedBy(player: string): string;
    /** What the chat says after the name of a player. */
    notices: Record<'asked' | 'granted' | 'refused' | 'withdrawn', (moves: number) => string>;
  };

  panel: {
    /** The button in the bar, with the number of messages not read. */
    button: string;
    unread(count: number): string;
    views: Record<'players' | 'chat' | 'more', string>;
  };

  players: {
    title: string;
    you: string;
    decides: string;
    here: string;
    away: string;
    lastSeen(ago: string): string;
    vacant: string;
    bot: string;
    playsFor(player: string): string;
    /** Said of the host. */
    host: string;
    /** Sends a player away who has not moved, and asks before it does. */
    free: string;
    freeSure(player: string): string;
    letBotPlay: string;
    agree: string;
    /** How strong the bot is to be, at a seat. */
    level(player: string): string;
    agreed(players: string): string;
    /** How an absent player may be replaced. */
    rule(players: number): string;
    ruleTime(when: string): string;
    ruleNever: string;
    ruleNow: string;
    notYet: string;
    invite: string;
    inviteText: string;
  };

  /** Changing one's own name. */
  rename: { label: string; change: string; done: string };

  link: {
    copied: string;
    /** Where the browser does not copy. */
    copyYourself: string;
    personal: string;
    personalText: string;
  };

  chat: {
    label: string;
    message: string;
    send: string;
    none: string;
    onlyPlayers: string;
    unsent: string;
    refused: string;
    again: string;
    discard: string;
    left(characters: number): string;
  };

  alerts: {
    title: string;
    text: string;
    allow: string;
    on: string;
    off: string;
    denied: string;
    unsupported: string;
  };

  /** Letting a bot play for oneself. */
  standIn: { title: string; text: string };

  leave: {
    title: string;
    text: string;
    sure: string;
    overText: string;
  };

  failed: { title: string; text: string; reload: string };
}

export const OnlineLocaleContext = createContext<OnlineLocale | null>(null);

/** The words of the online pages in use. */
export function useOnlineLocale(): OnlineLocale {
  const words = useContext(OnlineLocaleContext);
  if (words === null) throw new Error('an online page was shown without words');
  return words;
}
