/** What seats are called: by the names given, or by who plays there. */
import type { LevelName } from './bots/levels.ts';
import type { Words } from './words/words.ts';

/** Who sits at a seat, as far as its name goes. */
export interface Named {
  /** Empty for none. */
  readonly name: string;
  /** The bot that plays here; null for a person. */
  readonly bot: LevelName | null;
}

/** The seats' names. Bots without one are called by their level, those of the same level by number too. */
export function seatNames(seats: readonly Named[], words: Pick<Words, 'player' | 'bots'>): string[] {
  return seats.map(({ name, bot }, seat) => {
    if (name !== '') return name;
    if (bot === null) return words.player(seat + 1);
    const { name: level } = words.bots.levels[bot];
    const alike = seats.flatMap((other, i) => (other.bot === bot && other.name === '' ? [i] : []));
    return alike.length < 2 ? level : `${level} ${String(alike.indexOf(seat) + 1)}`;
  });
}
