/** The clock of a match: when it runs, for whom, and what a change of the match makes of it. */
import {
  type ClockSettings,
  type Pause,
  afterStint,
  deadline,
  passed,
  started,
  withMinute,
} from '../../src/kit/online/clock.ts';
import { type Match, type MatchClock, isPerson, isVacant } from '../match.ts';

/** The clock of a new match. */
export const newClock = (settings: ClockSettings, seats: number): MatchClock => ({
  ...started(settings, seats),
  hasStarted: false,
  timeOuts: Array<number>(seats).fill(0),
  running: null,
});

/** Whose time is running: a person's who is to decide and plays; not a bot's, and nobody's at a vacant seat. */
function runsFor({ standing, seats }: Match): number | null {
  const { deciding, gameover } = standing;
  if (gameover !== null || deciding === null) return null;
  const seat = seats[deciding]!;
  return isPerson(seat) && seat.bot === null ? deciding : null;
}

/** Hours from which on waiting for somebody is a matter of days, as on a clock of days. */
const A_DAY = 24;

/** When a seat's time stands still: while the server did not run or the table was asleep, and where time is counted in days, while its person is away. */
function pausesOf({ seats, clock, options }: Match, seat: number, pauses: readonly Pause[]): readonly Pause[] {
  const inDays = clock ? clock.settings.kind === 'days' : options.awayAfter !== null && options.awayAfter >= A_DAY;
  const { away = [] } = seats[seat]!;
  const own = [...(inDays ? away : []), ...(clock?.slept ?? [])];
  return own.length > 0 ? [...pauses, ...own] : pauses;
}

/**
 * The clock after a change of the match, which may have been a move of `mover`: if another seat's time runs now, the stint before
 * is settled, by who sat there before. A move that was planned costs no time. Undefined if the match has no clock.
 */
export function settled(
  after: Match,
  now: number,
  pauses: readonly Pause[],
  {
    mover,
    isPlanned = false,
    before = after,
  }: { readonly mover?: number | undefined; readonly isPlanned?: boolean | undefined; readonly before?: Match } = {},
): MatchClock | undefined {
  const { clock } = after;
  if (!clock) return undefined;
  const hasStarted = clock.hasStarted || !after.seats.some(isVacant);
  const seat = hasStarted ? runsFor(after) : null;
  const { running } = clock;
  if (seat === (running?.seat ?? null)) {
    // Its person may be away longer, or back sooner, than was known.
    const since = isPlanned ? now : (running?.since ?? now);
    const due = running && deadline(clock, running.seat, since, pausesOf(after, running.seat, pauses));
    const isSame = clock.hasStarted === hasStarted && due === (running?.due ?? null);
    return isSame ? clock : { ...clock, hasStarted, running: running && { ...running, since, due: due! } };
  }
  const used = running && (isPlanned ? 0 : passed(running.since, now, pausesOf(before, running.seat, pauses)));
  const next = used === null ? clock : { ...clock, ...afterStint(clock, running!.seat, used, mover === running!.seat) };
  return {
    ...next,
    hasStarted,
    running: seat === null ? null : { seat, since: now, due: deadline(next, seat, now, pausesOf(after, seat, pauses)) },
  };
}

/** When the running time of a match ends by the pauses known now; null if none runs. */
export function dueAt(match: Match, pauses: readonly Pause[]): number | null {
  const { clock } = match;
  if (!clock?.running) return null;
  const { seat, since } = clock.running;
  return deadline(clock, seat, since, pausesOf(match, seat, pauses));
}

const HOUR = 3_600_000;

/**
 * Whether the others may act for a seat because its time is up: by the clock, or where there is none, by the hours of the table.
 * Where the server acts by itself they need not.
 */
export function isTimeUp(match: Match, seat: number, now: number, pauses: readonly Pause[]): boolean {
  const { clock, options, standing } = match;
  if (standing.deciding !== seat || standing.gameover !== null) return false;
  if (clock) return clock.running?.seat === seat && now >= dueAt(match, pauses)!;
  return (
    options.awayAfter !== null && passed(standing.since, now, pausesOf(match, seat, pauses)) >= options.awayAfter * HOUR
  );
}

/** A match that was asleep and goes on: its clock stood meanwhile. */
export function awakened(match: Match, now: number): Match {
  const { asleepAt, clock } = match;
  if (asleepAt === undefined) return match;
  const running = clock?.running;
  if (!running) return { ...match, asleepAt: undefined };
  const slept = [...(clock.slept ?? []), { since: asleepAt, until: now }];
  return {
    ...match,
    asleepAt: undefined,
    clock: { ...clock, slept: slept.filter(({ until }) => until > running.since) },
  };
}

/** The clock once somebody sits down late or comes back, with time enough to begin. */
export const withTime = (clock: MatchClock, seat: number): MatchClock => ({ ...clock, ...withMinute(clock, seat) });

/** The clock for somebody new at a seat, whose time has not been up yet. */
export const forNewcomer = (clock: MatchClock, seat: number): MatchClock => ({
  ...withTime(clock, seat),
  timeOuts: clock.timeOuts.with(seat, 0),
});
