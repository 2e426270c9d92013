/**
 * The kinds of question that play can ask: first where (a section, a card), then what is to be named.
 *
 * They double as boardgame.io's stages and as the words of a position in text. The number of a question is its place in the
 * list. Which answers a question allows and what an answer does is written where the question belongs: in its section or card.
 */
export const QUESTIONS = [
  'setup animal',
  'planning space',
  'initiative space',
  'adaptation element',
  'regression element',
  'abundance element',
  'abundance corner',
  'wasteland element',
  'depletion corner',
  'glaciation tile',
  'speciation corner',
  'speciation tile',
  'speciation count',
  'speciation insect',
  'wanderlust stack',
  'wanderlust hex',
  'wanderlust element',
  'wanderlust corner',
  'wanderlust from',
  'wanderlust count',
  'migration from',
  'migration to',
  'migration count',
  'competition arachnid',
  'competition tile',
  'competition animal',
  'domination tile',
  'domination card',
  'extinction tile',
  'aquatic element',
  'aquatic corner',
  'aquatic tile',
  'aquatic count',
  'biomass animal',
  'blight tile',
  'blight corner',
  'catastrophe tile',
  'catastrophe survivor',
  'catastrophe victim',
  'disease element',
  'evolution tile',
  'evolution animal',
  'fecundity tile',
  'fertile tile',
  'habitat element',
  'habitat corner',
  'hibernation tile',
  'hibernation count',
  'ice sheet tile',
  'immigrants price',
  'instinct space',
  'mass exodus tile',
  'mass exodus to',
  'mass exodus count',
  'metamorphosis lost',
  'metamorphosis gained',
  'predator animal',
] as const;

export type QuestionName = (typeof QUESTIONS)[number];

/** No question is open. */
export const NONE = -1;

/** The number of each question by its name. */
export const Q = Object.freeze(
  Object.fromEntries(QUESTIONS.map((question, number) => [question, number])) as Record<QuestionName, number>,
);
