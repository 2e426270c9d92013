/** Domains, squares, colours, cards and numbers of the dice: as text, and back. */
import {
  CHANGE_THE_ENVIRONMENT,
  COLONISATION,
  COLOURS,
  DOMAINS,
  ENVIRONMENT_FACES,
  JUMP_TO_THE_EVOLUTION_SQUARE,
  LETTERS,
  MAX_NICHES,
  MUTATION_CARDS,
  PLAGUE,
  RAPID_SPECIATION,
  SPECIALISATIONS_EACH,
  SQUARES,
  lettersOf,
  maskOf,
} from './components.ts';
import { type Field, array, fail, integer, text } from '../../../kit/documents/decode.ts';
import { type Plain, type Written, names, numbers } from '../../../kit/moves.ts';
import { say } from './errors.ts';

/** The most squares a Time Circuit may have, and the highest number on a time die. */
export const LONGEST_CIRCUIT = 64;
export const HIGHEST_ROLL = 12;
/** The most mutation cards of a chain. */
export const LONGEST_CHAIN = 3;

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

/** A domain, and the compartment of the same letter. */
export const domain = names(LETTERS, 'a domain');

/** A square of a domain, "A5". */
export const square: Plain<string> = {
  size: DOMAINS * SQUARES,
  write: (n) => `${LETTERS[Math.floor(n / SQUARES)]!}${String((n % SQUARES) + 1)}`,
  read(field) {
    const given = text(field);
    if (!/^[A-H][1-9]$/.test(given)) {
      fail(field, say`${JSON.stringify(given)} is not a square; a square is a domain and a number from 1 to 9: "A5"`);
    }
    return LETTERS.indexOf(given[0] as 'A') * SQUARES + Number(given[1]) - 1;
  },
};

/** A square of the Time Circuit. */
export const circuitSquare = numbers(0, LONGEST_CIRCUIT - 1);

/** The colour of a domain or a compartment. */
export const colour = names(COLOURS, 'a colour');
/** A face of the environment die. */
export const environmentFace = names(ENVIRONMENT_FACES, 'a face of the environment die');
/** A number on the time die. */
export const rolled = numbers(1, HIGHEST_ROLL);

/** A niche's letters, "ABD"; a mask of domains. */
export const niche: Plain<string> = {
  size: 1 << DOMAINS,
  write: (mask) => lettersOf(mask, LETTERS),
  read: (field) => readLetters(field, LETTERS, 1, DOMAINS),
};

/** A mutation card's colours, "OLG". */
export const mutationCard: Plain<string> = {
  size: MUTATION_CARDS.length,
  write: (card) => lettersOf(MUTATION_CARDS[card]!, COLOURS),
  read: (field) => MUTATION_CARDS.indexOf(readLetters(field, COLOURS, 2, COLOURS.length)),
};

/** Eight colours, A to H: "OLGYOLGY". */
export const genePoolName = (colours: readonly number[]): string => colours.map((each) => COLOURS[each]!).join('');

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
export const selectionCard: Plain<string> = {
  size: RAPID_SPECIATION + (1 << DOMAINS),
  write(card) {
    if (card >= RAPID_SPECIATION) return `rapid speciation ${lettersOf(card - RAPID_SPECIATION, LETTERS)}`;
    return WITHOUT_LETTERS.find(([, each]) => each === card)?.[0] ?? `plague ${LETTERS[card - PLAGUE]!}`;
  },
  read(field) {
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
  },
};

/** Lists as one number. */
interface Packed<Text extends Written> extends Plain<Text> {
  of(items: readonly number[]): number;
  items(n: number): number[];
}

/** An arrangement of specialisation cards as one number: two bits of colour for each compartment, A lowest. */
export const arrangement: Packed<string> = {
  size: COLOURS.length ** DOMAINS,
  of: (colours) => colours.reduce((value, each, region) => value | (each << (2 * region)), 0),
  items: (n) => Array.from({ length: DOMAINS }, (_, region) => (n >> (2 * region)) & 3),
  write: (n) => genePoolName(arrangement.items(n)),
  read(field) {
    const colours = readGenePool(field);
    if (COLOURS.some((_, each) => colours.filter((other) => other === each).length !== SPECIALISATIONS_EACH)) {
      fail(field, say`${JSON.stringify(field.value)} does not have each colour twice`);
    }
    return arrangement.of(colours);
  },
};

/** A chain of one to three mutation cards: four bits for each card, its number + 1; no card is 0. */
export const chain: Packed<string[]> = {
  size: 1 << (4 * LONGEST_CHAIN),
  of: (cards) => cards.reduce((value, card, i) => value | ((card + 1) << (4 * i)), 0),
  items(n) {
    const cards: number[] = [];
    for (let rest = n; rest > 0; rest >>= 4) cards.push((rest & 15) - 1);
    return cards;
  },
  write: (n) => chain.items(n).map(mutationCard.write),
  read(field) {
    const cards = array(field, LONGEST_CHAIN);
    if (cards.length === 0) fail(field, say`names no card; one to three are used`);
    return chain.of(cards.map(mutationCard.read));
  },
};

/** Places of niches in front of their player: three bits for how many, then three bits for each. */
export const places: Packed<number[]> = {
  size: 1 << (3 + 3 * MAX_NICHES),
  of: (items) => items.reduce((value, place, i) => value | (place << (3 + 3 * i)), items.length),
  items: (n) => Array.from({ length: n & 7 }, (_, i) => (n >> (3 + 3 * i)) & 7),
  write: (n) => places.items(n).map((place) => place + 1),
  read(field) {
    const items = array(field, MAX_NICHES).map((each) => integer(each, 1, MAX_NICHES) - 1);
    const twice = items.findIndex((place, i) => items.indexOf(place) !== i);
    if (twice >= 0) fail(field, say`names niche ${String(items[twice]! + 1)} twice`);
    return places.of(items);
  },
};
