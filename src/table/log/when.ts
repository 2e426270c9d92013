/** When moves of online games were made, in the reader's language and time zone. */
import type { HistoryEntry } from '../../kit/module.ts';
import type { Language } from '../../kit/languages.ts';

type Dated = Pick<HistoryEntry<unknown, unknown>, 'at'>;

/** Dates and times in short and in full. */
interface When {
  readonly text: string;
  /** As a machine reads it: when the first move was made. */
  readonly dateTime: string;
}

/**
 * When moves were made, as short as can be: the time on the day that it was, a day and its time before, days where they took
 * several. Null where nothing is known of it: on one device, and for moves of earlier versions. `timeZone`: the reader's, if left
 * out.
 */
export function whenOf(entries: readonly Dated[], language: Language, now: number, timeZone?: string): When | null {
  const times = entries.flatMap(({ at }) => at ?? []);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  const formatted = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone });
  const isSame = (options: Intl.DateTimeFormatOptions, one: number, other: number): boolean =>
    formatted(options).format(one) === formatted(options).format(other);
  const isOneDay = isSame({ dateStyle: 'short' }, first, last);
  const isThisYear = isSame({ year: 'numeric' }, first, now);
  const format = formatted({
    ...(isSame({ dateStyle: 'short' }, first, now) ? {} : { day: 'numeric', month: 'short' }),
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...(isOneDay ? { hour: 'numeric', minute: '2-digit' } : {}),
  });
  const text = isOneDay ? format.format(first) : format.formatRange(first, last);
  return { text, dateTime: new Date(first).toISOString() };
}
