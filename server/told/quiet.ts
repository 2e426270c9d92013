/** Quiet hours: when nothing is sent to a person, in their own time zone. */

const QUARTER = 15 * 60_000;
/** Steps of a quarter of an hour in two days: no quiet time is longer. */
const MOST_STEPS = 2 * 96;

/** Quiet hours as `22-8`: from the first hour until the second. Undefined if a text is none. */
export function hoursOf(quiet: string): readonly [from: number, until: number] | undefined {
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(quiet) ?? [];
  const hours = [Number(from), Number(until)] as const;
  return hours.every((hour) => hour < 24) && hours[0] !== hours[1] ? hours : undefined;
}

/** Whether there is a time zone of this name. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The hour of a time in a time zone. */
function hourIn(zone: string, at: number): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  formats.set(zone, format);
  return Number(format.format(at));
}

/** The first time from `at` on that is not within quiet hours, also where summer time begins or ends meanwhile. */
export function afterQuiet(at: number, quiet: string | null, zone: string): number {
  const hours = quiet === null ? undefined : hoursOf(quiet);
  if (!hours || !isZone(zone)) return at;
  const [from, until] = hours;
  const isQuiet = (time: number): boolean => {
    const hour = hourIn(zone, time);
    return from < until ? hour >= from && hour < until : hour >= from || hour < until;
  };
  if (!isQuiet(at)) return at;
  let time = at - (at % QUARTER);
  for (let i = 0; i < MOST_STEPS && isQuiet(time); i++) time += QUARTER;
  return time;
}
