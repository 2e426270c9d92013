/** The fixed parts of the game, which the table of cards cannot change (rules §1). */

/** The fewest players. */
export const MIN_PLAYERS = 2;
/** The most players. */
export const MAX_PLAYERS = 6;
/** The editions: the rules of 2011, and those of 2012 (§13). */
export const EDITIONS = ['twelve rounds', 'ten rounds'] as const;
/** An edition's name, as in options, positions and files of cards. */
export type Edition = (typeof EDITIONS)[number];
/** Rounds of a game, by edition; a biome is fought over in each. */
export const ROUNDS: Readonly<Record<Edition, number>> = { 'twelve rounds': 12, 'ten rounds': 10 };
/** Biomes in the box; in ten rounds two of them stay out, unseen. */
export const BIOMES = 12;
/** Action cards in all: animals and events. A table of cards for ten rounds may have another number. */
export const ACTION_CARDS = 112;
/** The fewest cards that a table for ten rounds may have (§13.2). */
export const FEWEST_CARDS = 60;
/** The most cards that a table for ten rounds may have: more than any box could hold. */
export const MOST_CARDS = 1000;
/** Spaces of the Survival Track in ten rounds (§13.3). */
export const TEN_SPACES = 10;
/** Cards drawn after a round of ten; before the last round, as many as one's space on the Survival Track (§13.3). */
export const TEN_DRAWN = 2;
/** Cards dealt to each player. */
export const HAND = 7;
/** The game ends when a player has this many VPs after a round is scored (§8). */
export const END_VPS = 66;
/** VPs gained on the highest space of the Survival Track at the end, and lost on the lowest (§9). */
export const TRACK_VPS = 5;

/** The elements; an Element card has the number of its element. */
export const ELEMENTS = ['grass', 'grub', 'meat', 'seed', 'sun', 'water'] as const;
/** An element's name, as in positions and records. */
export type ElementName = (typeof ELEMENTS)[number];

/** The classes of animals, in a circle. */
export const CLASSES = ['insect', 'arachnid', 'mammal', 'bird', 'reptile', 'amphibian'] as const;
/** A class's name, as in positions and records. */
export type ClassName = (typeof CLASSES)[number];

/** The effects of events (§6). Those from `pack hunting` on are ongoing. */
export const EFFECTS = [
  'predation',
  'extinction',
  'parasitism',
  'disease',
  'recovery',
  'migration',
  'adaptive radiation',
  'fertility',
  'early thaw',
  'blight',
  'niche',
  'hardiness',
  'specialisation',
  'pack hunting',
  'abundance',
  'camouflage',
  'apex predator',
  'drought',
] as const;
/** The name of an event's effect. */
export type EffectName = (typeof EFFECTS)[number];

/** The number of each effect by its name. */
export const EFFECT = Object.freeze(
  Object.fromEntries(EFFECTS.map((effect, number) => [effect, number])) as Record<EffectName, number>,
);
/** Effects from this one on stay on their player's table. */
export const FIRST_ONGOING = EFFECT['pack hunting'];

/** The parts of a round (§4, §8). */
export const PHASES = ['competition', 'scoring', 'survival'] as const;
/** A phase's name; boardgame.io's phases have the same names. */
export type PhaseName = (typeof PHASES)[number];
/** Index in `PHASES` of the phase in which cards are played. */
export const COMPETITION = 0;
/** Index in `PHASES` of the phase in which the round is scored; nothing is asked in it. */
export const SCORING = 1;
/** Index in `PHASES` of the phase in which players draw and discard by the Survival Track. */
export const SURVIVAL = 2;

/** The kinds of question (§10); boardgame.io's stages. */
export const QUESTIONS = ['turn', 'target', 'class', 'recover', 'element', 'discard'] as const;
/** The name of a kind of question; boardgame.io's stages have the same names. */
export type QuestionName = (typeof QUESTIONS)[number];
/** The number of each question by its name. */
export const Q = Object.freeze(
  Object.fromEntries(QUESTIONS.map((question, number) => [question, number])) as Record<QuestionName, number>,
);

/** No question, nobody, nothing. */
export const NOTHING = -1;
