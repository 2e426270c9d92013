/** Times in words, by language. */

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long before `now` a time was, in the largest unit it fills; `justNow` below a minute. */
export function ago(language: string, at: number, now: number, justNow: string): string {
  const passed = Math.max(0, now - at);
  for (const [unit, length] of UNITS) {
    if (passed >= length) return new Intl.RelativeTimeFormat(language).format(-Math.floor(passed / length), unit);
  }
  return justNow;
}

/** A date and time. */
export const dateText = (language: string, at: number): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
