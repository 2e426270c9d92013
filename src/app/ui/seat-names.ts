/** What seats are called: by the names given, or by who plays there. */
import { isolatedName } from '../../kit/names.ts';
import type { LevelText, Locale } from '../locales/locale.ts';

/** Who sits at a seat, as far as its name goes. */
export interface Named {
  /** Empty for none. */
  readonly name: string;
  /** The level of the bot that plays here; null for a person. */
  readonly bot: string | null;
}

/** What a bot of a level is called; by the level itself where the language has no name for it. */
export const levelName = (level: string, words: Pick<Locale, 'bots'>): string => levelText(level, words)?.name ?? level;

/** What is said of a level; undefined where the language has no words for it. */
export const levelText = (level: string, { bots }: Pick<Locale, 'bots'>): LevelText | undefined =>
  (bots.levels as Readonly<Record<string, LevelText>>)[level];

/** The seats' names. Bots without one are called by their level, those of the same level by number too. */
export function seatNames(seats: readonly Named[], words: Pick<Locale, 'player' | 'bots'>): string[] {
  return seats.map(({ name, bot }, seat) => {
    if (name !== '') return isolatedName(name);
    if (bot === null) return words.player(seat + 1);
    const level = levelName(bot, words);
    const alike = seats.flatMap((other, i) => (other.bot === bot && other.name === '' ? [i] : []));
    return alike.length < 2 ? level : `${level} ${String(alike.indexOf(seat) + 1)}`;
  });
}
