/** The words of the bar, the keys, the list of moves and the hint. */
import { type Language, inEveryLanguage } from '../kit/languages.ts';
import { useTable } from './use-table.ts';

const en = {
  undo: 'Undo',
  redo: 'Redo',
  /** What an undo takes back, and how many moves of others after it. */
  undoes: (what: string, others: number): string =>
    others === 0 ? what : `${what} and ${others === 1 ? '1 more move' : `${String(others)} more moves`}`,
  panels: { moves: 'Moves', log: 'Log', chart: 'Chart', rules: 'Rules', final: 'Result' },
  tabs: 'Parts of the table',
  notices: 'Messages about this table',
  pause: 'Pause',
  resume: 'Resume',
  skip: 'Skip',
  moves: {
    title: 'Legal moves',
    none: 'It is not your turn.',
    more: (count: number) => `${String(count)} more on the table`,
  },
  hint: {
    best: (move: string) => `Hint: ${move}.`,
    asGood: (other: string) => `About as good: ${other}.`,
    whyNot: 'Why not …?',
  },
  keys: {
    title: 'Keys',
    close: 'Close',
    next: 'Next move',
    skip: 'Skip to your turn; end animations',
    hint: 'Hint',
    search: 'Rules, search',
    all: 'All keys',
    escape: 'Close; back',
    space: 'Space',
    escapeKey: 'Esc',
  },
};

type BarWords = typeof en;

const de: BarWords = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoes: (what, others) =>
    others === 0 ? what : `${what} und ${others === 1 ? '1 weiterer Zug' : `${String(others)} weitere Züge`}`,
  panels: { moves: 'Züge', log: 'Verlauf', chart: 'Kurve', rules: 'Regeln', final: 'Ergebnis' },
  tabs: 'Teile des Tisches',
  notices: 'Meldungen zu diesem Tisch',
  pause: 'Anhalten',
  resume: 'Weiter',
  skip: 'Überspringen',
  moves: {
    title: 'Mögliche Züge',
    none: 'Du bist gerade nicht am Zug.',
    more: (count) => `${String(count)} weitere auf dem Tisch`,
  },
  hint: {
    best: (move) => `Tipp: ${move}.`,
    asGood: (other) => `Etwa gleich gut: ${other}.`,
    whyNot: 'Warum nicht …?',
  },
  keys: {
    title: 'Tasten',
    close: 'Schließen',
    next: 'Nächster Zug',
    skip: 'Bis zum eigenen Zug überspringen; Animationen beenden',
    hint: 'Tipp',
    search: 'Regeln durchsuchen',
    all: 'Alle Tasten',
    escape: 'Schließen; zurück',
    space: 'Leertaste',
    escapeKey: 'Esc',
  },
};

const WORDS: Readonly<Record<Language, BarWords>> = inEveryLanguage({ en, de });

export const barWords = (language: Language): BarWords => WORDS[language];

export const useBarWords = (): BarWords => barWords(useTable().words.language);
