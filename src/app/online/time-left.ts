/** How much time a seat has left, in this browser's time. */
import { allowance, passed } from '../../kit/online/clock.ts';
import { occupantOf } from './seats.ts';
import type { Match } from '../wire.ts';

/** A match as the server sends it, with its clock in this browser's time: their watches may differ. */
export function inOwnTime(match: Match, now = Date.now()): Match {
  const { clock } = match;
  if (!clock?.running) return match;
  const ahead = now - clock.now;
  const { seat, since, due } = clock.running;
  return { ...match, clock: { ...clock, now, running: { seat, since: since + ahead, due: due + ahead } } };
}

export interface TimeLeft {
  readonly ms: number;
  /** Whether it is running out now. */
  readonly isRunning: boolean;
  /** Whether less than a tenth of this stint is left. */
  readonly isLow: boolean;
}

/** The time that a person at a seat has left; null without a clock, and for bots and vacant seats. */
export function timeLeft({ clock, players, gameover }: Match, seat: number, now: number): TimeLeft | null {
  const player = players[seat]!;
  if (!clock || gameover !== undefined || occupantOf(player) !== 'person' || player.bot !== undefined) return null;
  const { running } = clock;
  if (running?.seat !== seat) return { ms: allowance(clock, seat), isRunning: false, isLow: false };
  // What stands still is no time to use; only days do.
  const away = clock.settings.kind === 'days' && player.away ? [player.away] : [];
  const ms = passed(now, running.due, away);
  return { ms, isRunning: true, isLow: ms < allowance(clock, seat) / 10 };
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Below this a clock ticks, in ms. */
export const TICKS_BELOW = HOUR;

const unitText = (language: string, count: number, unit: 'day' | 'hour'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** What a time may lack to be called so many days, or hours: three days begin with three, not with two. */
const NEARLY = { day: HOUR / 2, hour: 60 * SECOND };

/** A time in words when it is long, otherwise in minutes and seconds. */
export function timeText(language: string, ms: number): string {
  if (ms >= DAY - NEARLY.day) return unitText(language, Math.floor((ms + NEARLY.day) / DAY), 'day');
  if (ms >= HOUR) return unitText(language, Math.floor((ms + NEARLY.hour) / HOUR), 'hour');
  const seconds = Math.ceil(ms / SECOND);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
