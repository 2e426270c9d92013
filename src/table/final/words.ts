/** What the final scoring says of the player at the screen. */
import { inEveryLanguage } from '../../kit/languages.ts';
import { ordinal } from '../log/words.ts';

const en = {
  /** The result of the player at this screen. `by`: how far from the other player; 0 if both have the same. */
  won: (by: number, other: string): string =>
    by === 0 ? `You won, level with ${other}.` : `You won, ${String(by)} ahead of ${other}.`,
  shared: (place: number): string => `You share ${ordinal(place)} place.`,
  came: (place: number, by: number, other: string): string =>
    `You came ${ordinal(place)}, ${by === 0 ? `level with ${other}` : `${String(by)} behind ${other}`}.`,
  /** The source of points in which two players differ most. */
  decided: (source: string, own: number, other: string, theirs: number): string =>
    `The largest difference: ${source}, ${String(own)} for you, ${String(theirs)} for ${other}.`,
};

type OwnWords = typeof en;

const de: OwnWords = {
  won: (by, other) =>
    by === 0 ? `Du hast gewonnen, punktgleich mit ${other}.` : `Du hast gewonnen, ${String(by)} vor ${other}.`,
  shared: (place) => `Du teilst dir Platz ${String(place)}.`,
  came: (place, by, other) =>
    `Du liegst auf Platz ${String(place)}, ${by === 0 ? `punktgleich mit ${other}` : `${String(by)} hinter ${other}`}.`,
  decided: (source, own, other, theirs) =>
    `Der größte Unterschied: ${source}, ${String(own)} für dich, ${String(theirs)} für ${other}.`,
};

/** These words, by language. */
export const OWN_WORDS = inEveryLanguage({ en, de });
