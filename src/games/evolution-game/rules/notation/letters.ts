/** Letters, cards and squares as text, and back. */
import {
  CHANGE_THE_ENVIRONMENT,
  COLONISATION,
  COLOURS,
  DOMAINS,
  JUMP_TO_THE_EVOLUTION_SQUARE,
  LETTERS,
  MUTATION_CARDS,
  PLAGUE,
  RAPID_SPECIATION,
  SQUARES,
  lettersOf,
  maskOf,
} from '../components.ts';
import { type Field, fail, oneOf, text } from '../../../../kit/decode.ts';
import { say } from '../sentences.ts';

/** Reads a domain, A–H. */
export const readDomain = (field: Field): number => oneOf(field, LETTERS, 'a domain');

/** A square of a domain, "A5". */
export const squareName = (square: number): string =>
  `${LETTERS[Math.floor(square / SQUARES)]!}${String((square % SQUARES) + 1)}`;

export function readSquare(field: Field): number {
  const given = text(field);
  if (!/^[A-H][1-9]$/.test(given)) {
    fail(field, say`${JSON.stringify(given)} is not a square; a square is a domain and a number from 1 to 9: "A5"`);
  }
  return LETTERS.indexOf(given[0] as 'A') * SQUARES + Number(given[1]) - 1;
}

/** Reads letters of an alphabet, each at most once, in its order, as a mask. */
export function readLetters(field: Field, alphabet: readonly string[], least: number, most: number): number {
  const given = text(field);
  const mask = maskOf(given, alphabet);
  const size = given.length;
  if (lettersOf(mask, alphabet) !== given || size < least || size > most) {
    const howMany = least === most ? least : say`${least} to ${most}`;
    fail(
      field,
      say`${JSON.stringify(given)} is not ${howMany} of the letters ${alphabet.join('')}, each once and in that order`,
    );
  }
  return mask;
}

/** A niche's letters, "ABD"; a mask of domains. */
export const nicheName = (niche: number): string => lettersOf(niche, LETTERS);
export const readNiche = (field: Field): number => readLetters(field, LETTERS, 1, DOMAINS);

/** A mutation card's colours, "OLG". */
export const mutationName = (card: number): string => lettersOf(MUTATION_CARDS[card]!, COLOURS);
export const readMutation = (field: Field): number =>
  MUTATION_CARDS.indexOf(readLetters(field, COLOURS, 2, COLOURS.length));

/** Eight colours, A to H: "OLGYOLGY". */
export const genePoolName = (colours: readonly number[]): string => colours.map((colour) => COLOURS[colour]!).join('');

export function readGenePool(field: Field): number[] {
  const given = text(field);
  if (!/^[OLGY]{8}$/.test(given)) {
    fail(
      field,
      say`${JSON.stringify(given)} is not a gene pool; it is eight of the letters OLGY, for A to H: "OOLLGGYY"`,
    );
  }
  return Array.from(given, (letter) => COLOURS.indexOf(letter as 'O'));
}

const WITHOUT_LETTERS: readonly (readonly [name: string, card: number])[] = [
  ['colonisation', COLONISATION],
  ['change the environment', CHANGE_THE_ENVIRONMENT],
  ['jump to the evolution square', JUMP_TO_THE_EVOLUTION_SQUARE],
];

/** A Natural Selection card: "plague A", "rapid speciation ABCD", "colonisation". */
export function selectionName(card: number): string {
  if (card >= RAPID_SPECIATION) return `rapid speciation ${lettersOf(card - RAPID_SPECIATION, LETTERS)}`;
  return WITHOUT_LETTERS.find(([, each]) => each === card)?.[0] ?? `plague ${LETTERS[card - PLAGUE]!}`;
}

export function readSelection(field: Field): number {
  const given = text(field);
  const bare = WITHOUT_LETTERS.find(([name]) => name === given);
  if (bare) return bare[1];
  const [, kind, letters = ''] = /^(plague|rapid speciation) ([A-H]+)$/.exec(given) ?? [];
  if (kind === 'plague' && letters.length === 1) return PLAGUE + LETTERS.indexOf(letters as 'A');
  if (kind === 'rapid speciation' && lettersOf(maskOf(letters, LETTERS), LETTERS) === letters) {
    return RAPID_SPECIATION + maskOf(letters, LETTERS);
  }
  const all = ['plague A', 'rapid speciation ABCD', ...WITHOUT_LETTERS.map(([name]) => name)];
  return fail(field, say`${JSON.stringify(given)} is not a natural selection card; written as ${all.join(', ')}`);
}
