/** The fixed parts of the game, which the table of cards cannot change (rules §1). */

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
export const BIOMES = 12;
export const ACTION_CARDS = 112;
/** Cards dealt to each player. */
export const HAND = 7;
/** The game ends when a player has this many VPs after a round is scored (§8). */
export const END_VPS = 66;
/** VPs gained on the highest space of the Survival Track at the end, and lost on the lowest (§9). */
export const TRACK_VPS = 5;

/** The elements; an Element card has the number of its element. */
export const ELEMENTS = ['grass', 'grub', 'meat', 'seed', 'sun', 'water'] as const;
export type ElementName = (typeof ELEMENTS)[number];

/** The classes of animals, in a circle. */
export const CLASSES = ['insect', 'arachnid', 'mammal', 'bird', 'reptile', 'amphibian'] as const;
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
  'pack hunting',
  'abundance',
  'camouflage',
  'apex predator',
] as const;
export type EffectName = (typeof EFFECTS)[number];

/** The number of each effect by its name. */
export const EFFECT = Object.freeze(
  Object.fromEntries(EFFECTS.map((effect, number) => [effect, number])) as Record<EffectName, number>,
);
/** Effects from this one on stay on their player's table. */
export const FIRST_ONGOING = EFFECT['pack hunting'];

/** The parts of a round (§4, §8). */
export const PHASES = ['competition', 'scoring', 'survival'] as const;
export type PhaseName = (typeof PHASES)[number];
export const COMPETITION = 0;
export const SCORING = 1;
export const SURVIVAL = 2;

/** The kinds of question (§10); boardgame.io's stages. */
export const QUESTIONS = ['turn', 'target', 'class', 'recover', 'element', 'discard'] as const;
export type QuestionName = (typeof QUESTIONS)[number];
/** The number of each question by its name. */
export const Q = Object.freeze(
  Object.fromEntries(QUESTIONS.map((question, number) => [question, number])) as Record<QuestionName, number>,
);

/** No question, nobody, nothing. */
export const NOTHING = -1;
