/** The texts around a rulebook, and the stop words of a query. */
import { type Language, inEveryLanguage } from '../../kit/languages.ts';

interface RulebookWords {
  readonly title: string;
  readonly contents: string;
  /** The heading of the rulings of an entry. */
  readonly rulings: string;
  readonly search: string;
  /** Shown before anything has been typed. */
  readonly searchHint: string;
  readonly found: (passages: number) => string;
  readonly none: (query: string) => string;
  /** Stop words, separated by spaces. */
  readonly smallWords: string;
}

const en: RulebookWords = {
  title: 'The rules',
  contents: 'Contents',
  rulings: 'Rulings',
  search: 'Search the rules',
  searchHint: 'A card, a rule, a key …',
  found: (passages) => `${String(passages)} found`,
  none: (query) => `Nothing found for “${query}”. Try fewer or shorter words.`,
  smallWords: 'how do does i the a an to of is what when can in on my are it who where which',
};

const de: RulebookWords = {
  title: 'Die Regeln',
  contents: 'Inhalt',
  rulings: 'Auslegungen',
  search: 'Regeln durchsuchen',
  searchHint: 'Eine Karte, eine Regel, eine Taste …',
  found: (passages) => `${String(passages)} gefunden`,
  none: (query) => `Zu „${query}“ ist nichts zu finden. Versuche es mit weniger oder kürzeren Wörtern.`,
  smallWords: 'wie was wann wer wo der die das ein eine ich man ist sind kann in auf zu mein meine und',
};

export const RULEBOOK_WORDS: Readonly<Record<Language, RulebookWords>> = inEveryLanguage({ en, de });
