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
  'setup animal': [],
  'planning space': [],
  'initiative space': [],
  'adaptation element': [],
  'regression element': ['protectionsLeft', 'protected'],
  'abundance element': [],
  'abundance corner': ['element'],
  'wasteland element': [],
  'depletion corner': [],
  'glaciation tile': [],
  'speciation corner': [],
  'speciation tile': ['tiles'],
  'speciation count': ['tile', 'tiles'],
  'speciation insect': [],
  'wanderlust stack': [],
  'wanderlust hex': ['stack'],
  'wanderlust element': ['tile'],
  'wanderlust corner': ['tile', 'element'],
  'wanderlust from': ['tile'],
  'wanderlust count': ['tile', 'from'],
  'migration from': ['speciesLeft', 'movable'],
  'migration to': ['speciesLeft', 'movable', 'from'],
  'migration count': ['speciesLeft', 'movable', 'from', 'to'],
  'competition arachnid': [],
  'competition tile': ['struck'],
  'competition animal': ['tile', 'struck'],
  'domination tile': [],
  'domination card': ['tile'],
  'extinction tile': [],
  'aquatic element': [],
  'aquatic corner': ['element'],
  'aquatic tile': ['corner'],
  'aquatic count': ['tile'],
  'biomass animal': ['tile'],
  'blight tile': [],
  'blight corner': ['tile'],
  'catastrophe tile': [],
  'catastrophe survivor': ['tile'],
  'catastrophe victim': ['epicentre', 'tile'],
  'disease element': [],
  'evolution tile': ['replaced'],
  'evolution animal': ['replaced', 'tile'],
  'fecundity tile': ['tiles'],
  'fertile tile': [],
  'habitat element': [],
  'habitat corner': ['element'],
  'hibernation tile': [],
  'hibernation count': ['tile'],
  'ice sheet tile': [],
  'immigrants price': [],
  'instinct space': [],
  'mass exodus tile': [],
  'mass exodus to': ['from', 'moving'],
  'mass exodus count': ['from', 'moving', 'to'],
  'metamorphosis lost': [],
  'metamorphosis gained': ['lost'],
  'predator animal': ['tile'],
} as const satisfies Record<string, readonly DetailName[]>;

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
