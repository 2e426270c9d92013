/** The texts of searching the rules, and the stop words of a query. */

export interface SearchWords {
  readonly search: string;
  /** Shown before anything has been typed. */
  readonly searchHint: string;
  readonly found: (passages: number) => string;
  readonly none: (query: string) => string;
  /** Stop words, separated by spaces. */
  readonly smallWords: string;
}

export const searchWordsEn: SearchWords = {
  search: 'Search the rules',
  searchHint: 'A card, a rule, a key …',
  found: (passages) => `${String(passages)} found`,
  none: (query) => `Nothing found for “${query}”. Try fewer or shorter words.`,
  smallWords: 'how do does i the a an to of is what when can in on my are it who where which',
};

export const searchWordsDe: SearchWords = {
  search: 'Regeln durchsuchen',
  searchHint: 'Eine Karte, eine Regel, eine Taste …',
  found: (passages) => `${String(passages)} gefunden`,
  none: (query) => `Zu „${query}“ ist nichts zu finden. Versuche es mit weniger oder kürzeren Wörtern.`,
  smallWords: 'wie was wann wer wo der die das ein eine ich man ist sind kann in auf zu mein meine und',
};
