/**
 * The components: animals, elements, terrains, the action display, the cards, and the tables of numbers (rules §1, §6).
 *
 * The rules represent everything by small integers, which index the arrays of names below: an animal is an index into `ANIMALS`,
 * an element into `ELEMENTS`, and so on.
 */

/** The six animals in food chain order, best first. */
export const ANIMALS = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'] as const;
/** An animal's name, as in positions and records. */
export type AnimalName = (typeof ANIMALS)[number];
/** Index of the mammal in `ANIMALS`; it is highest on the food chain. */
export const MAMMAL = 0;
/** Index of the reptile in `ANIMALS`. */
export const REPTILE = 1;
/** Index of the bird in `ANIMALS`. */
export const BIRD = 2;
/** Index of the amphibian in `ANIMALS`. */
export const AMPHIBIAN = 3;
/** Index of the arachnid in `ANIMALS`. */
export const ARACHNID = 4;
/** Index of the insect in `ANIMALS`; it is lowest on the food chain. */
export const INSECT = 5;

/** The six types of element; an element's number is its index. */
export const ELEMENTS = ['grass', 'grub', 'meat', 'seed', 'sun', 'water'] as const;
/** An element type's name, as in positions and records. */
export type ElementName = (typeof ELEMENTS)[number];
/** Index of grass in `ELEMENTS`; it is the insect's default element. */
export const GRASS = 0;
/** Index of grub in `ELEMENTS`; it is the arachnid's default element. */
export const GRUB = 1;
/** Index of meat in `ELEMENTS`; it is the mammal's default element. */
export const MEAT = 2;
/** Index of seed in `ELEMENTS`; it is the bird's default element. */
export const SEED = 3;
/** Index of sun in `ELEMENTS`; it is the reptile's default element. */
export const SUN = 4;
/** Index of water in `ELEMENTS`; it is the amphibian's default element. */
export const WATER = 5;

/** Disks of each element type. */
export const DISKS_EACH = 20;
/** Elements an animal can hold, including default ones. */
export const ELEMENTS_HELD = 6;

/** The element printed on each animal's display, and how many of it. Printed elements are not disks. */
export const DEFAULT_ELEMENT: readonly number[] = [MEAT, SUN, SEED, WATER, GRUB, GRASS];
/** How many of its default element are printed on each animal's display: 2, the amphibian 3. */
export const DEFAULT_COUNT: readonly number[] = [2, 2, 2, 3, 2, 2];

/** The terrains of the large tiles, then tundra, which only comes as a small tile on top of a large one. */
export const TERRAINS = ['sea', 'wetland', 'savannah', 'jungle', 'forest', 'desert', 'mountain', 'tundra'] as const;
/** A terrain's name, as in positions and records. */
export type TerrainName = (typeof TERRAINS)[number];
/** Index of sea in `TERRAINS`; it scores most. */
export const SEA = 0;
/** Index of wetland in `TERRAINS`. */
export const WETLAND = 1;
/** Index of savannah in `TERRAINS`. */
export const SAVANNAH = 2;
/** Index of jungle in `TERRAINS`. */
export const JUNGLE = 3;
/** Index of forest in `TERRAINS`. */
export const FOREST = 4;
/** Index of desert in `TERRAINS`. */
export const DESERT = 5;
/** Index of mountain in `TERRAINS`. */
export const MOUNTAIN = 6;
/** Index of tundra in `TERRAINS`; it replaces the terrain of the tile below it. */
export const TUNDRA = 7;

/** VPs for first, second, … place on a tile of each terrain. */
export const PLACINGS: readonly (readonly number[])[] = [
  [9, 5, 3, 2],
  [8, 4, 2, 1],
  [7, 4, 2],
  [6, 3, 2],
  [5, 3, 2],
  [4, 2],
  [3, 2],
  [1],
];

/** New species one pawn on Speciation can put on a tile of each terrain. */
export const SPECIATION_LIMIT: readonly number[] = [4, 4, 3, 3, 3, 2, 2, 1];

/** Large tiles of each terrain in the whole game: 31. */
export const LARGE_TILES: readonly number[] = [7, 4, 4, 4, 4, 4, 4];
/** Tundra tiles in the whole game; one lies on earth at the start. */
export const TUNDRA_TILES = 12;
/** Stacks of large tiles at Wanderlust. */
export const STACKS = 3;
/** Large tiles in each of the three stacks at the start, including the face-up one on top. */
export const STACK_SIZE = 8;

const BONUS: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45];

/** Bonus VPs for a quantity; nine or more count as nine. */
export const bonus = (quantity: number): number => BONUS[Math.min(quantity, 9)]!;

/** Action pawns of an animal, in total. */
export const PAWNS_EACH = 10;
/** Action pawns of an animal at the start, by the number of animals in play. */
export const STARTING_PAWNS: readonly number[] = [0, 0, 7, 6, 5, 4, 3];
/** Species of an animal, by the number of animals in play, without the one that marks its VPs. */
export const SPECIES_EACH: readonly number[] = [0, 0, 54, 49, 44, 39, 34];

/** The twelve sections of the action display in execution order. */
export const SECTIONS = [
  'initiative',
  'adaptation',
  'regression',
  'abundance',
  'wasteland',
  'depletion',
  'glaciation',
  'speciation',
  'wanderlust',
  'migration',
  'competition',
  'domination',
] as const;
/** A section's name, as in positions and records. */
export type SectionName = (typeof SECTIONS)[number];

/** The phases of a turn: planning, the sections, the reset; `setup` only while players choose their animals. */
export const PHASES = ['planning', ...SECTIONS, 'reset', 'setup'] as const;
/** A phase's name; boardgame.io's phases have the same names. */
export type PhaseName = (typeof PHASES)[number];
/** Index of the planning phase in `PHASES`. */
export const PLANNING = 0;
/** Index of Initiative in `PHASES`; it is the first section of the execution. */
export const INITIATIVE = 1;
/** Index of Adaptation in `PHASES`. */
export const ADAPTATION = 2;
/** Index of Regression in `PHASES`. */
export const REGRESSION = 3;
/** Index of Abundance in `PHASES`. */
export const ABUNDANCE = 4;
/** Index of Wasteland in `PHASES`. */
export const WASTELAND = 5;
/** Index of Depletion in `PHASES`. */
export const DEPLETION = 6;
/** Index of Glaciation in `PHASES`. */
export const GLACIATION = 7;
/** Index of Speciation in `PHASES`. */
export const SPECIATION = 8;
/** Index of Wanderlust in `PHASES`. */
export const WANDERLUST = 9;
/** Index of Migration in `PHASES`. */
export const MIGRATION = 10;
/** Index of Competition in `PHASES`. */
export const COMPETITION = 11;
/** Index of Domination in `PHASES`; it is the last section of the execution. */
export const DOMINATION = 12;
/** Index of the reset phase in `PHASES`. */
export const RESET = 13;
/** Index in `PHASES` of the phase in which players choose their animals. */
export const SETUP = 14;

/** Spaces of each phase on the action display, by phase number; planning, reset and setup have none. */
export const SPACES_OF: readonly number[] = [0, 1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5, 0, 0];
/** Number of the first space of each phase; the 41 spaces are numbered in execution order. */
export const FIRST_SPACE: readonly number[] = SPACES_OF.map((_, phase) =>
  SPACES_OF.slice(0, phase).reduce((sum, spaces) => sum + spaces, 0),
);
/** Spaces on the whole action display. */
export const SPACES = 41;
/** The phase that each space belongs to. */
export const PHASE_OF_SPACE: readonly number[] = SPACES_OF.flatMap((spaces, phase) =>
  Array.from({ length: spaces }, () => phase),
);

/** The element of each Speciation space, left to right. */
export const SPECIATION_ELEMENTS: readonly number[] = [MEAT, SUN, SEED, WATER, GRUB, GRASS];
/** Species that each Migration space moves, left to right. */
export const MIGRATION_SPECIES: readonly number[] = [7, 6, 5, 4, 3, 2];
/** The terrains each Competition space reaches, left to right. */
export const COMPETITION_TERRAINS: readonly (readonly number[])[] = [
  [JUNGLE, WETLAND, TUNDRA],
  [WETLAND, DESERT, TUNDRA],
  [DESERT, FOREST, TUNDRA],
  [FOREST, SAVANNAH, TUNDRA],
  [SAVANNAH, MOUNTAIN, TUNDRA],
  [MOUNTAIN, SEA, TUNDRA],
  [SEA, JUNGLE, TUNDRA],
];

/** The sections that have a box of elements, in the order of their numbers. */
export const BOXES = ['adaptation', 'regression', 'abundance', 'wasteland', 'depletion', 'wanderlust'] as const;
/** The name of a section that has a box of elements. */
export type BoxName = (typeof BOXES)[number];
/** Index of Adaptation's box in `BOXES`. */
export const ADAPTATION_BOX = 0;
/** Index of Regression's box in `BOXES`. */
export const REGRESSION_BOX = 1;
/** Index of Abundance's box in `BOXES`. */
export const ABUNDANCE_BOX = 2;
/** Index of Wasteland's box in `BOXES`. */
export const WASTELAND_BOX = 3;
/** Index of Depletion's box in `BOXES`. */
export const DEPLETION_BOX = 4;
/** Index of Wanderlust's box in `BOXES`. */
export const WANDERLUST_BOX = 5;
/** Elements drawn for Adaptation, Abundance and Wanderlust each turn. */
export const DRAWN_EACH = 4;

/** The 26 Dominance cards. */
export const CARDS = [
  'aquatic',
  'biodiversity',
  'biomass',
  'blight',
  'catastrophe',
  'cold snap',
  'disease',
  'ecodiversity',
  'evolution',
  'fecundity',
  'fertile',
  'habitat',
  'hibernation',
  'ice age',
  'ice sheet',
  'immigrants',
  'instinct',
  'intelligence',
  'mass exodus',
  'metamorphosis',
  'niche biomes',
  'nocturnal',
  'omnivore',
  'parasitism',
  'predator',
  'symbiotic',
] as const;
/** A card's name in lower case, as in positions and records. */
export type CardName = (typeof CARDS)[number];
/** How long a game is (rules §7): with all the cards, or with some left in the box. */
export const LENGTHS = ['full', 'short', 'shortest'] as const;
/** A length's name, as in options and records. */
export type Length = (typeof LENGTHS)[number];
/** The cards that give action pawns: in every shorter game they stay in the box. */
export const SHORT_WITHOUT: readonly number[] = ['omnivore', 'intelligence', 'parasitism'].map((name) =>
  (CARDS as readonly string[]).indexOf(name),
);
/** How many more cards, by length, stay in the box unseen. */
export const UNSEEN_OUT: readonly number[] = [0, 0, 5];
/** Index of Ice Age in `CARDS`; once it is taken, the game ends after that turn. */
export const ICE_AGE: number = CARDS.indexOf('ice age');
/** Cards that lie face up after a Reset while the deck lasts. */
export const CARDS_FACE_UP = 5;

/** A starting tile by its hex, "q,r". */
export const STARTING_TILES: readonly (readonly [hex: string, terrain: number])[] = [
  ['0,0', SEA],
  ['0,-1', WETLAND],
  ['1,-1', SAVANNAH],
  ['1,0', DESERT],
  ['0,1', MOUNTAIN],
  ['-1,1', FOREST],
  ['-1,0', JUNGLE],
];

/** A starting element by the three hexes that meet at its corner. */
export const STARTING_DISKS: readonly (readonly [corner: string, element: number])[] = [
  ['-1,0 0,-1 0,0', GRUB],
  ['-1,0 0,-1 -1,-1', WATER],
  ['0,-1 1,-1 0,0', WATER],
  ['0,-1 1,-1 1,-2', GRASS],
  ['1,-1 1,0 0,0', GRASS],
  ['1,-1 1,0 2,-1', SUN],
  ['1,0 0,1 0,0', SUN],
  ['1,0 0,1 1,1', MEAT],
  ['0,1 -1,1 0,0', MEAT],
  ['0,1 -1,1 -1,2', SEED],
  ['-1,1 -1,0 0,0', SEED],
  ['-1,1 -1,0 -2,1', GRUB],
];

/** The terrains on which each animal starts with two, one and one species. */
export const STARTING_SPECIES: readonly (readonly [two: number, one: number, one: number])[] = [
  [MOUNTAIN, DESERT, FOREST],
  [DESERT, SAVANNAH, MOUNTAIN],
  [FOREST, MOUNTAIN, JUNGLE],
  [WETLAND, JUNGLE, SAVANNAH],
  [JUNGLE, FOREST, WETLAND],
  [SAVANNAH, WETLAND, DESERT],
];
