/**
 * The components that every edition of the game shares, by number: regions and their squares, colours, kinds of cards and
 * squares. Lengths, letters and counts that an edition prints are in `data.ts`.
 */

/** No player, no square, no colour yet. */
export const NOTHING = -1;

/** The regions, A–H: a domain and, in every gene pool, the compartment of the same letter. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** How many regions there are. */
export const DOMAINS = 8;
/** Squares of a domain, numbered 1–9 row by row; the fifth is the Dominant Position. */
export const SQUARES = 9;
/** The square in the middle of a domain, by its index. */
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
/** Index in `ENVIRONMENT_FACES` of the face that empties a domain. */
export const WHITE = 4;
/** Index in `ENVIRONMENT_FACES` of the face that stands for the colour of the roller's own compartment. */
export const BLACK = 5;

/** The fewest players. */
export const MIN_PLAYERS = 2;
/** The most players. */
export const MAX_PLAYERS = 4;
/** Specialisation cards of each colour that a player starts with (rules §3). */
export const SPECIALISATIONS_EACH = 2;
/** Niches dealt at the start, and the maximum a player holds. */
export const MAX_NICHES = 7;
/** Colonies placed while settling (rules §3). */
export const SETTLING = 15;

/** Kinds of squares of the Time Circuit, in notation. */
export const SQUARE_KINDS = ['EVO', 'T', 'M', 'G', 'MG', 'EC', 'NS', 'PC'] as const;
/** A kind of square of the Time Circuit. */
export type SquareKind = (typeof SQUARE_KINDS)[number];
/** Index of the Evolution Square in `SQUARE_KINDS`; it gives a bonus stage. */
export const EVO = 0;
/** Index in `SQUARE_KINDS` of the Transition squares, where niches are returned. */
export const TRANSITION = 1;
/** Index in `SQUARE_KINDS` of the squares on which mutation cards are drawn. */
export const MUTATION = 2;
/** Index in `SQUARE_KINDS` of the squares on which colonies are placed. */
export const GROWTH = 3;
/** Index in `SQUARE_KINDS` of the squares with a choice of mutation or growth. */
export const EITHER = 4;
/** Index in `SQUARE_KINDS` of the squares that change a domain's colour. */
export const ENVIRONMENTAL_CHANGE = 5;
/** Index in `SQUARE_KINDS` of the squares on which a Natural Selection card is drawn. */
export const NATURAL_SELECTION = 6;
/** Index in `SQUARE_KINDS` of the squares that cost a colony in every domain. */
export const POPULATION_CONTROL = 7;

/** The colours of every possible mutation card, two or more, as masks: the card's number is its index here. */
export const MUTATION_CARDS: readonly number[] = [3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15];

/**
 * Natural Selection cards by number: a Plague of each domain, the three without letters, then Rapid Speciation, whose letters are
 * a mask added to `RAPID_SPECIATION`.
 */
export const PLAGUE = 0;
/** The number that stands for the Colonisation card. */
export const COLONISATION = 8;
/** The number that stands for the card Change The Environment. */
export const CHANGE_THE_ENVIRONMENT = 9;
/** The number that stands for the card Jump To The Evolution Square. */
export const JUMP_TO_THE_EVOLUTION_SQUARE = 10;
/** The number that stands for Rapid Speciation without its letters, whose mask is added. */
export const RAPID_SPECIATION = 11;

/** The phases, in order; boardgame.io's phases. */
export const PHASES = ['arranging', 'settling', 'play'] as const;
/** A phase's name; boardgame.io's phases have the same names. */
export type PhaseName = (typeof PHASES)[number];
/** Index in `PHASES` of the phase in which gene pools are arranged. */
export const ARRANGING = 0;
/** Index in `PHASES` of the phase in which the first colonies are placed. */
export const IN_SETTLING = 1;
/** Index in `PHASES` of the phase of turns, which lasts to the end. */
export const PLAY = 2;

/** The questions (rules §11); boardgame.io's stages. */
export const QUESTIONS = ['arrange', 'remedy', 'settle', 'begin', 'move', 'choose', 'place', 'survive'] as const;
/** The name of a kind of question; boardgame.io's stages have the same names. */
export type QuestionName = (typeof QUESTIONS)[number];
/** Index in `QUESTIONS` of the question how to arrange the gene pool. */
export const ARRANGE = 0;
/** Index in `QUESTIONS` of the question which compartment changes for a player adapted to no domain. */
export const REMEDY = 1;
/** Index in `QUESTIONS` of the question where the next of the first fifteen colonies goes. */
export const SETTLE = 2;
/** Index in `QUESTIONS` of the question at the beginning of a turn: use mutation cards, or roll. */
export const BEGIN = 3;
/** Index in `QUESTIONS` of the question where the move on the Time Circuit ends. */
export const MOVE = 4;
/** Index in `QUESTIONS` of the question on a square with a choice: mutation or growth. */
export const CHOOSE = 5;
/** Index in `QUESTIONS` of the question where a colony is placed, if any. */
export const PLACE = 6;
/** Index in `QUESTIONS` of the question which niches are returned. */
export const SURVIVE = 7;

/** What colonies are placed for. */
export const TASKS = ['growth', 'colonisation', 'rapidSpeciation'] as const;
/** The name of what colonies are placed for. */
export type TaskName = (typeof TASKS)[number];
/** Index in `TASKS` of Population Growth. */
export const FOR_GROWTH = 0;
/** Index in `TASKS` of the Colonisation card. */
export const FOR_COLONISATION = 1;
/** Index in `TASKS` of the Rapid Speciation card. */
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
