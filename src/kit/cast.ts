/** The characters that play the levels: their names are the same in every language. */
export const CAST = {
  random: 'Alea',
  gentle: 'Glis',
  casual: 'Pica',
  greedy: 'Bufo',
  strong: 'Meles',
  builder: 'Castor',
  hunter: 'Lynx',
  wanderer: 'Sterna',
  master: 'Strix',
} as const satisfies Readonly<Record<string, string>>;
export type Cast = keyof typeof CAST;

/**
 * What a character has something to say about: it takes the lead, gains a great many points at once, loses species, animals or
 * colonies by what another did, or the last of them; it has won the game, or come first of the bots behind a person.
 */
export type Occasion = 'lead' | 'scored' | 'lost' | 'last' | 'won' | 'beaten';

/** Whether a character plays the level. */
export const isCast = (level: string): level is Cast => Object.hasOwn(CAST, level);

/** Several of one character at a table are numbered as dynasties are. */
const NUMBERS = ['', 'II', 'III', 'IV', 'V', 'VI'];

/** The name of a level's character, the level itself if there is none. `before`: how many of the same sit before it. */
export const castName = (level: string, before = 0): string =>
  [isCast(level) ? CAST[level] : level, NUMBERS[before] ?? String(before + 1)].filter((part) => part !== '').join(' ');

/** Everything that a bot of a level may be called: the level itself, and its character's name. */
export const namesOfLevel = (level: string): string[] => [level, castName(level)];
