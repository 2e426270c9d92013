/**
 * The components that every edition of the game shares, by number: regions and their squares, colours, kinds of cards and
 * squares. Lengths, letters and counts that an edition prints are in `data.ts`.
 */

/** No player, no square, no colour yet. */
export const NOTHING = -1;

/** The regions, A–H: a domain and, in every gene pool, the compartment of the same letter. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export const DOMAINS = 8;
/** Squares of a domain, numbered 1–9 row by row; the fifth is the Dominant Position. */
export const SQUARES = 9;
export const DOMINANT_POSITION = 4;
/** All squares of a domain, as a mask. */
export const WHOLE_DOMAIN = (1 << SQUARES) - 1;
/** All eight domains, as a mask. */
export const ALL_DOMAINS = (1 << DOMAINS) - 1;

/** The colours' letters. The third and the fourth colour may have other names in an owner's data. */
export const COLOURS = ['O', 'L', 'G', 'Y'] as const;
/** The colour of a domain that has none. */
export const EMPTY = 4;
/** The faces of the environment die: the four colours, white (the domain is empty), black (the roller's own colour). */
export const ENVIRONMENT_FACES = ['O', 'L', 'G', 'Y', 'white', 'black'] as const;
export const WHITE = 4;
export const BLACK = 5;

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
/** Specialisation cards of each colour that a player starts with (rules §3). */
export const SPECIALISATIONS_EACH = 2;
/** Niches dealt at the start, and the maximum a player holds. */
export const MAX_NICHES = 7;
/** Colonies placed while settling (rules §3). */
export const SETTLING = 15;

/** Kinds of squares of the Time Circuit, in notation. */
export const SQUARE_KINDS = ['EVO', 'T', 'M', 'G', 'MG', 'EC', 'NS', 'PC'] as const;
export type SquareKind = (typeof SQUARE_KINDS)[number];
export const EVO = 0;
export const TRANSITION = 1;
export const MUTATION = 2;
export const GROWTH = 3;
export const EITHER = 4;
export const ENVIRONMENTAL_CHANGE = 5;
export const NATURAL_SELECTION = 6;
export const POPULATION_CONTROL = 7;

/** The colours of every possible mutation card, two or more, as masks: the card's number is its index here. */
export const MUTATION_CARDS: readonly number[] = [3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15];

/**
 * Natural Selection cards by number: a Plague of each domain, the three without letters, then Rapid Speciation, whose letters are
 * a mask added to `RAPID_SPECIATION`.
 */
export const PLAGUE = 0;
export const COLONISATION = 8;
export const CHANGE_THE_ENVIRONMENT = 9;
export const JUMP_TO_THE_EVOLUTION_SQUARE = 10;
export const RAPID_SPECIATION = 11;

/** The phases, in order; boardgame.io's phases. */
export const PHASES = ['arranging', 'settling', 'play'] as const;
export type PhaseName = (typeof PHASES)[number];
export const ARRANGING = 0;
export const IN_SETTLING = 1;
export const PLAY = 2;

/** The questions (rules §11); boardgame.io's stages. */
export const QUESTIONS = ['arrange', 'remedy', 'settle', 'begin', 'move', 'choose', 'place', 'survive'] as const;
export type QuestionName = (typeof QUESTIONS)[number];
export const ARRANGE = 0;
export const REMEDY = 1;
export const SETTLE = 2;
export const BEGIN = 3;
export const MOVE = 4;
export const CHOOSE = 5;
export const PLACE = 6;
export const SURVIVE = 7;

/** What colonies are placed for. */
export const TASKS = ['growth', 'colonisation', 'rapidSpeciation'] as const;
export type TaskName = (typeof TASKS)[number];
export const FOR_GROWTH = 0;
export const FOR_COLONISATION = 1;
export const FOR_SPECIATION = 2;

/** How many bits of a mask are set; up to nine bits. */
export const BITS: readonly number[] = Array.from({ length: 512 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

/** Letters as a mask: "AD" is 9. */
export const maskOf = (letters: string, alphabet: readonly string[]): number =>
  alphabet.reduce((mask, letter, i) => (letters.includes(letter) ? mask | (1 << i) : mask), 0);

/** A mask as letters, in the alphabet's order. */
export const lettersOf = (mask: number, alphabet: readonly string[]): string =>
  alphabet.filter((_, i) => (mask >> i) & 1).join('');
