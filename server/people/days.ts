/** Days as people count them, in their own time zone: `2026-12-03`. */

const DAY = 86_400_000;

/** The day of a time. */
export const dayIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** Midnight of a day by UTC. */
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How far the watches of a zone are ahead of UTC. */
function ahead(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = part;
  return Date.parse(`${year!}-${month!}-${day!}T${hour!}:${minute!}:${second!}Z`) - (at - (at % 1000));
}

/** When a day begins in a zone. */
export function startOf(zone: string, day: string): number {
  const near = utc(day) - ahead(zone, utc(day));
  // Summer time may have begun or ended in between.
  return utc(day) - ahead(zone, near);
}

/** So many days after a day. */
export const daysAfter = (day: string, count: number): string =>
  new Date(utc(day) + count * DAY).toISOString().slice(0, 10);

/** How many days there are from one to another, both included. */
export const daysFrom = (first: string, last: string): number => Math.round((utc(last) - utc(first)) / DAY) + 1;
