/**
 * Parts of a sentence that are shown small, such as where a tile lies.
 *
 * They are marked by Unicode's isolates, which are there to set a foreign bit of text apart from the sentence around it and
 * are not seen or read out.
 */
const BEGIN = '\u2068';
const END = '\u2069';

export const finePrint = (text: string): string => `${BEGIN}${text}${END}`;

/** A sentence cut at its marks. */
export const fineprinted = (sentence: string): { text: string; quiet: boolean }[] =>
  sentence
    .split(new RegExp(`[${BEGIN}${END}]`))
    .map((text, i) => ({ text, quiet: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
