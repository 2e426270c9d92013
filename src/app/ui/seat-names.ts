/** The names of seats: given ones, or by who plays there. */
import { isolatedName } from '../../kit/names.ts';
import type { LevelText, Locale } from '../locales/locale.ts';

/** What determines a seat's name. */
export interface Named {
  /** Empty for none. */
  readonly name: string;
  /** The level of the bot that plays here; null for a person. */
  readonly bot: string | null;
}

/** The name of a bot's level; the level itself if the locale has none. */
export const levelName = (level: string, words: Pick<Locale, 'bots'>): string => levelText(level, words)?.name ?? level;

/** The description of a level; undefined if the locale has none. */
export const levelText = (level: string, { bots }: Pick<Locale, 'bots'>): LevelText | undefined =>
  (bots.levels as Readonly<Record<string, LevelText>>)[level];

/** The names of the seats. Unnamed bots are named by their level, with a number if there are several. */
export function seatNames(seats: readonly Named[], words: Pick<Locale, 'player' | 'bots'>): string[] {
  const named = seats.map(({ name, bot }) => ({ name: isolatedName(name), bot }));
  return named.map(({ name, bot }, seat) => {
    if (name !== '') return name;
    if (bot === null) return words.player(seat + 1);
    const level = levelName(bot, words);
    const alike = named.flatMap((other, i) => (other.bot === bot && other.name === '' ? [i] : []));
    return alike.length < 2 ? level : `${level} ${String(alike.indexOf(seat) + 1)}`;
  });
}
