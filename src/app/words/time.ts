/** Times in words. */
import type { WordsOf } from './words.ts';

/** How long before `now` a time in ms was. */
export function agoText({ ago }: Pick<WordsOf<'online'>, 'ago'>, at: number, now: number): string {
  const passed = Math.max(0, now - at);
  return ago({ passed, minutes: Math.floor(passed / 60_000) });
}

/** A number of hours as a message takes it: in days from a day on; null for never. */
export const spanOf = (hours: number | null) =>
  hours === null
    ? { unit: null, count: 0 }
    : hours < 24
      ? { unit: 'hours', count: hours }
      : { unit: 'days', count: hours / 24 };
