/** Finding words in a text regardless of case and accents, with their positions. */

interface Folded {
  text: string;
  /** For each character of the folded text, its index in the original. */
  places: readonly number[];
}

/** A text in lower case, without accents and soft hyphens. */
export function folded(text: string): Folded {
  let result = '';
  const places: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const plain = text[i]!.normalize('NFD')
      .replace(/[\p{M}\u00ad]/gu, '')
      .toLowerCase()
      .replace('ß', 'ss');
    for (let j = 0; j < plain.length; j++) places.push(i);
    result += plain;
  }
  return { text: result, places };
}

/** The words to look for; stop words only count if there is nothing else. */
export function wordsOf(query: string, smallWords: readonly string[] = []): string[] {
  const words = folded(query)
    .text.split(/[\s?!.,;:]+/)
    .filter((word) => word !== '');
  const significant = words.filter((word) => !smallWords.includes(word));
  return significant.length > 0 ? significant : words;
}

/** Whether all the words occur in a folded text. */
export const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** A text in pieces, with those marked that match a word. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }];
  const { text: plain, places } = folded(text);
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i++) hits.add(places[i]!);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const hit = hits.has(i);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += text[i]!;
    else pieces.push({ text: text[i]!, hit });
  }
  return pieces;
}
