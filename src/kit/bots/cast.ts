/**
 * The characters that play the levels: their names are the same in every language. Those of a level are of one kind; so many bots of
 * the level at a table each have a face of their own.
 */
export const CAST = {
  random: ['Alea'],
  gentle: ['Glis', 'Dryo', 'Avella', 'Elio', 'Muska'],
  casual: ['Pica', 'Cissa', 'Gazza', 'Urraca', 'Garrula'],
  greedy: ['Bufo', 'Bombina', 'Alytes', 'Calamita', 'Rubeta'],
  strong: ['Meles', 'Taxo', 'Brocca', 'Arcto', 'Tejona'],
  builder: ['Castor', 'Fiber', 'Bebra', 'Bobra', 'Vebro'],
  hunter: ['Lynx', 'Pardina', 'Rufa', 'Boreo', 'Isabella'],
  wanderer: ['Sterna', 'Hirundo', 'Thalassa', 'Gygis', 'Anous'],
  master: ['Strix', 'Aluco', 'Noctua', 'Ulula', 'Asio'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type Cast = keyof typeof CAST;
export type CharacterName = (typeof CAST)[Cast][number];

/**
 * What a character has something to say about: it takes the lead, gains a great many points at once, loses species, animals or
 * colonies by what another did, or the last of them; it has won the game, or come first of the bots behind a person.
 */
export type Occasion = 'lead' | 'scored' | 'lost' | 'last' | 'won' | 'beaten';

/** Whether a character plays the level. */
export const isCast = (level: string): level is Cast => Object.hasOwn(CAST, level);

/** How many bots of a level, by default the seat's own, sit before a seat. */
export const sameBefore = (bots: readonly (string | null)[], seat: number, level = bots[seat]): number =>
  bots.slice(0, seat).filter((bot) => bot === level).length;

/** The character that plays a level where so many bots of it sit before. */
export function characterOf(level: Cast, before = 0): CharacterName {
  const names: readonly CharacterName[] = CAST[level];
  return names[before % names.length]!;
}

/** Once all characters of a level sit at a table, the next ones are numbered as dynasties are. */
const NUMBERS = ['', ' II', ' III', ' IV', ' V', ' VI'];

/** The name of a level's bot, the level itself if it has no character. `before`: how many of the same level sit before it. */
export function castName(level: string, before = 0): string {
  const names = isCast(level) ? CAST[level].length : 1;
  const round = Math.floor(before / names);
  return `${isCast(level) ? characterOf(level, before) : level}${NUMBERS[round] ?? ` ${String(round + 1)}`}`;
}

/** Everything that a bot of a level may be called: the level itself, and the names of its characters. */
export const namesOfLevel = (level: string): readonly string[] => [level, ...(isCast(level) ? CAST[level] : [])];
