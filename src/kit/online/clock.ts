/**
 * The clock of a table: how long each seat may take, and what is left. It knows seats and times and nothing of the game: rules,
 * records and boardgame.io's states contain no clock. All times are in ms.
 */

/** How a table measures time. */
export type ClockSettings =
  /** For a game in one sitting: so many minutes for the whole game, and so many seconds more after each stint. */
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  /** For a game over days: so many days for each stint; what exceeds them is taken from a reserve in days. */
  | { readonly kind: 'days'; readonly days: number; readonly reserve: number };

/** Limits of the settings. */
export const CLOCK_LIMITS = {
  minutes: [2, 120],
  increment: [0, 120],
  days: [1, 14],
  reserve: [0, 30],
} as const;

/** A clock, whether or not it runs. */
export interface Clock {
  readonly settings: ClockSettings;
  /** What each seat has left: its own time (live), or its reserve (days). */
  readonly left: readonly number[];
}

/** A time in which no clock ran. */
export interface Pause {
  readonly since: number;
  readonly until: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

/** How long others' moves are still being shown at the beginning of a stint, which costs nothing. */
const SHOWN = 2 * SECOND;

/** What a seat begins with. */
const wholeOf = (settings: ClockSettings): number =>
  settings.kind === 'live' ? settings.minutes * MINUTE : settings.reserve * DAY;

/** What each stint may take before anything is taken from what the seat has left. */
const freeOf = (settings: ClockSettings): number => (settings.kind === 'live' ? SHOWN : settings.days * DAY);

/** A clock on which nothing has been used. */
export const started = (settings: ClockSettings, seats: number): Clock => ({
  settings,
  left: Array<number>(seats).fill(wholeOf(settings)),
});

/** The clock with so much left for a seat. */
const withLeft = (clock: Clock, seat: number, left: number): Clock => ({
  ...clock,
  left: clock.left.map((each, i) => (i === seat ? left : each)),
});

/** Pauses in order, without overlaps. */
function merged(pauses: readonly Pause[]): Pause[] {
  const result: Pause[] = [];
  for (const pause of [...pauses].sort((one, other) => one.since - other.since)) {
    const last = result.at(-1);
    if (last === undefined || pause.since > last.until) result.push(pause);
    else if (pause.until > last.until) result[result.length - 1] = { since: last.since, until: pause.until };
  }
  return result;
}

/** How much of a time was not a pause; 0 if it ends before it begins, because the server's watch was put back. */
export function passed(since: number, until: number, pauses: readonly Pause[]): number {
  const paused = merged(pauses)
    .map((pause) => Math.min(until, pause.until) - Math.max(since, pause.since))
    .reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
  return Math.max(0, until - since - paused);
}

/**
 * The clock after a seat's stint of so many ms, without pauses. `isComplete`: the seat has moved, which earns the increment, up to
 * twice the time it began with.
 */
export function afterStint(clock: Clock, seat: number, ms: number, isComplete = true): Clock {
  const { settings } = clock;
  const used = Math.max(0, ms - freeOf(settings));
  const left = Math.max(0, clock.left[seat]! - used);
  const earned = settings.kind === 'live' && isComplete ? settings.increment * SECOND : 0;
  const most = Math.max(left, 2 * wholeOf(settings));
  return withLeft(clock, seat, Math.min(most, left + earned));
}

/** How long a stint of a seat may last. */
export const allowance = ({ settings, left }: Clock, seat: number): number => freeOf(settings) + left[seat]!;

/** When a stint that began at a time must be over, given the pauses known so far. */
export function deadline(clock: Clock, seat: number, since: number, pauses: readonly Pause[]): number {
  let end = since + allowance(clock, seat);
  for (const pause of merged(pauses)) {
    if (pause.since >= end) break;
    end += Math.max(0, pause.until - Math.max(since, pause.since));
  }
  return end;
}

/** The clock with at least a minute for a seat, where the game is played in one sitting: for somebody who comes to it late. */
export function withMinute(clock: Clock, seat: number): Clock {
  if (clock.settings.kind !== 'live') return clock;
  return withLeft(clock, seat, Math.max(MINUTE, clock.left[seat]!));
}
