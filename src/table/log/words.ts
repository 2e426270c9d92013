/** What log, news, chart and final scoring say in every game. */
import { inEveryLanguage } from '../../kit/languages.ts';
import type { GameTypes } from '../types.ts';
import { useTable } from '../use-table.ts';

/** A place in English: "2nd". */
export const ordinal = (place: number): string => {
  const ending = place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${String(place)}${ending}`;
};

const en = {
  /** In place of a part that is being fetched. */
  lazyPart: { loading: 'One moment…', failed: 'This could not be loaded.', again: 'Try again' },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    setup: 'Setup',
    filter: 'Show only',
    everyone: 'All',
    nothing: (side: string): string => `Nothing here concerns ${side}.`,
    lookBack: 'Show the table after this move',
    /** Points gained or lost; `place`: for which place, if for one. */
    gain: (side: string, points: string, place: number | null): string =>
      `${place === null ? '' : `${ordinal(place)} place: `}${side} ${points}`,
    place: ordinal,
    times: (times: number): string => `${String(times)} times`,
    download: 'Save to a file',
  },
  news: {
    recap: 'Since your last move',
    more: (lines: number): string =>
      lines === 1 ? 'The line before these is in the log.' : `The ${String(lines)} lines before these are in the log.`,
    close: 'Close',
  },
  chart: {
    title: (unit: string): string => `Chart: ${unit}`,
    empty: 'There is nothing to show before the first turn.',
    start: 'Start',
    end: 'End',
    afterFinalScoring: 'After final scoring',
    asTable: 'The same as a table',
    turningPoints: 'Turning points',
    leader: (side: string): string => `New leader: ${side}.`,
  },
  final: {
    title: 'Final scoring',
    standings: 'Standings',
    place: 'Place',
    player: 'Player',
    sources: (unit: string): string => `Where the ${unit} came from`,
    start: 'At the start',
    total: 'Total',
  },
};

type HistoryWords = typeof en;

const de: HistoryWords = {
  lazyPart: {
    loading: 'Einen Moment …',
    failed: 'Das konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
  },
  log: {
    title: 'Verlauf',
    empty: 'Noch ist nichts passiert.',
    setup: 'Aufbau',
    filter: 'Nur zeigen',
    everyone: 'Alle',
    nothing: (side) => `Hier gibt es nichts über ${side}.`,
    lookBack: 'Den Tisch nach diesem Zug zeigen',
    gain: (side, points, place) => `${place === null ? '' : `${String(place)}. Platz: `}${side} ${points}`,
    place: (place) => `${String(place)}.`,
    times: (times) => `${String(times)}-mal`,
    download: 'Als Datei speichern',
  },
  news: {
    recap: 'Seit deinem letzten Zug',
    more: (lines) =>
      lines === 1 ? 'Die Zeile davor steht im Verlauf.' : `Die ${String(lines)} Zeilen davor stehen im Verlauf.`,
    close: 'Schließen',
  },
  chart: {
    title: (unit) => `Kurve: ${unit}`,
    empty: 'Vor dem ersten Zug gibt es nichts zu zeigen.',
    start: 'Anfang',
    end: 'Ende',
    afterFinalScoring: 'Nach der Schlusswertung',
    asTable: 'Dasselbe als Tabelle',
    turningPoints: 'Wendepunkte',
    leader: (side) => `Neu in Führung: ${side}.`,
  },
  final: {
    title: 'Schlusswertung',
    standings: 'Rangliste',
    place: 'Platz',
    player: 'Spieler',
    sources: (unit) => `Woher die ${unit} kamen`,
    start: 'Am Anfang',
    total: 'Summe',
  },
};

const WORDS = inEveryLanguage({ en, de });

/** These words in the language of a table. */
export const historyWords = ({ language }: GameTypes['Words']): HistoryWords => WORDS[language];

/** These words in the language of the table. */
export const useHistoryWords = (): HistoryWords => historyWords(useTable<GameTypes>().words);
