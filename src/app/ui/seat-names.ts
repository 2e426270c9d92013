/** The names of seats: given ones, or by who plays there. */
import { castName, sameBefore } from '../../kit/bots/cast.ts';
import { distinctNames, isNameOfBot, isolatedName, nameKey } from '../../kit/online/names.ts';
import type { WordsOf } from '../words/words.ts';

/** What determines a seat's name. */
export interface Named {
  /** Empty for none. */
  readonly name: string;
  /** The level of the bot that plays here; null for a person. */
  readonly bot: string | null;
}

type Words = Pick<WordsOf<'page'>, 'player'>;

/**
 * The names of the seats, which nobody can mistake for each other. Unnamed bots are named after their characters.
 */
export const seatNames = (seats: readonly Named[], words: Words): string[] => distinctNames(asGiven(seats, words));

/** A seat whose given name can be mistaken for another's, or for a bot's in any language; null if there is none. */
export function confusingSeat(seats: readonly Named[], words: Words): number | null {
  const names = asGiven(seats, words);
  const isConfusing = ({ name }: Named, seat: number): boolean =>
    isolatedName(name) !== '' &&
    seats.some(
      (other, i) =>
        i !== seat &&
        (nameKey(names[i]!) === nameKey(name) ||
          (other.bot !== null && isolatedName(other.name) === '' && isNameOfBot(name, other.bot))),
    );
  const found = seats.findLastIndex(isConfusing);
  return found < 0 ? null : found;
}

function asGiven(seats: readonly Named[], words: Words): string[] {
  const named = seats.map(({ name, bot }) => ({ name: isolatedName(name), bot }));
  const bots = seats.map(({ bot }) => bot);
  return named.map(({ name, bot }, seat) => {
    if (name !== '') return name;
    if (bot === null) return words.player({ number: seat + 1 });
    return castName(bot, sameBefore(bots, seat));
  });
}
