/**
 * The kinds of question in the game, named by where they arise (a section, a card) and what is to be named.
 *
 * The names double as boardgame.io's stages and as terms of positions in text. A question's number is its index in the table. The
 * table also lists the details (details.ts) that each question uses; rules and notation both follow it. The legal answers and
 * their effects are written in the question's section or card.
 */
import type { DetailName } from './details.ts';

/** The details that each question uses. */
export const DETAILS_OF = {
  /** Which animal the player leads, while players choose in turn. */
  'setup animal': [],
  /** Where the animal's next pawn goes. */
  'planning space': [],
  /** Where the pawn from Initiative goes. */
  'initiative space': [],
  /** Which element of the Adaptation box the animal takes. */
  'adaptation element': [],
  /** Which threatened element the animal protects. */
  'regression element': ['protectionsLeft', 'protected'],
  /** Which element of the Abundance box is put on earth. */
  'abundance element': [],
  /** Where it is put. */
  'abundance corner': ['element'],
  /** Which element of the Wasteland box goes back to the bag. */
  'wasteland element': [],
  /** Which element is removed from earth. */
  'depletion corner': [],
  /** Which tile becomes tundra. */
  'glaciation tile': [],
  /** Which element of the space's type the new species come around. */
  'speciation corner': [],
  /** Which tile at that element gets species. */
  'speciation tile': ['tiles'],
  /** How many new species the tile gets. */
  'speciation count': ['tile', 'tiles'],
  /** Which tile gets the insect's free species. */
  'speciation insect': [],
  /** Which face-up tile is taken. */
  'wanderlust stack': [],
  /** Where the new tile goes. */
  'wanderlust hex': ['stack'],
  /** Which element of the Wanderlust box is put on the new tile, if any. */
  'wanderlust element': ['tile'],
  /** On which of its corners. */
  'wanderlust corner': ['tile', 'element'],
  /** From which tile the animal asked moves species onto the new one. */
  'wanderlust from': ['tile'],
  /** How many it moves. */
  'wanderlust count': ['tile', 'from'],
  /** From which tile species migrate. */
  'migration from': ['speciesLeft', 'movable'],
  /** To which tile they migrate. */
  'migration to': ['speciesLeft', 'movable', 'from'],
  /** How many migrate. */
  'migration count': ['speciesLeft', 'movable', 'from', 'to'],
  /** Where the arachnid's free Competition strikes. */
  'competition arachnid': [],
  /** Where the pawn strikes next. */
  'competition tile': ['struck'],
  /** Whose species is eliminated there. */
  'competition animal': ['tile', 'struck'],
  /** Which tile is scored. */
  'domination tile': [],
  /** Which card the dominant animal takes. */
  'domination card': ['tile'],
  /** Where the mammal saves one of its endangered species. */
  'extinction tile': [],
  /** Which element is put on earth, from the bag. */
  'aquatic element': [],
  /** On which corner of a sea or wetland. */
  'aquatic corner': ['element'],
  /** Which sea or wetland gets species. */
  'aquatic tile': ['corner'],
  /** How many species it gets. */
  'aquatic count': ['tile'],
  /** Whose species is eliminated on the tile. */
  'biomass animal': ['tile'],
  /** Which tile loses its elements. */
  'blight tile': [],
  /** Which of its elements stays. */
  'blight corner': ['tile'],
  /** Where it strikes. */
  'catastrophe tile': [],
  /** Whose species survives there. */
  'catastrophe survivor': ['tile'],
  /** Whose species is eliminated on a tile next to it. */
  'catastrophe victim': ['epicentre', 'tile'],
  /** Which added element the animal asked loses. */
  'disease element': [],
  /** On which tile an opposing species is replaced. */
  'evolution tile': ['replaced'],
  /** Whose species is replaced there. */
  'evolution animal': ['replaced', 'tile'],
  /** Which occupied tile gets a species. */
  'fecundity tile': ['tiles'],
  /** Which occupied tile is scored. */
  'fertile tile': [],
  /** Which element is put on earth, from the bag. */
  'habitat element': [],
  /** Where it is put. */
  'habitat corner': ['element'],
  /** Where eliminated species come back. */
  'hibernation tile': [],
  /** How many come back. */
  'hibernation count': ['tile'],
  /** Which tile becomes tundra. */
  'ice sheet tile': [],
  /** What the animal asked gives up: an element, a pawn, or all but one species on each tile. */
  'immigrants price': [],
  /** Where a pawn from the hand goes. */
  'instinct space': [],
  /** Which tile all species leave. */
  'mass exodus tile': [],
  /** To which tile an animal's species move. */
  'mass exodus to': ['from', 'moving'],
  /** How many move there. */
  'mass exodus count': ['from', 'moving', 'to'],
  /** Which added element is given up. */
  'metamorphosis lost': [],
  /** Which element comes from the bag instead. */
  'metamorphosis gained': ['lost'],
  /** Whose species is eliminated on the tile. */
  'predator animal': ['tile'],
} as const satisfies Record<string, readonly DetailName[]>;

/** The name of a kind of question; boardgame.io's stages have the same names. */
export type QuestionName = keyof typeof DETAILS_OF;

/** The details of a question, as a union of names. */
export type DetailOf<Name extends QuestionName> = (typeof DETAILS_OF)[Name][number];

/** The kinds of question by number. */
export const QUESTIONS = Object.keys(DETAILS_OF) as readonly QuestionName[];

/** No question is open. */
export const NONE = -1;

/** The number of each question by its name. */
export const Q = Object.freeze(
  Object.fromEntries(QUESTIONS.map((question, number) => [question, number])) as Record<QuestionName, number>,
);
