/** The days on which the reader finished something, stored by the browser: a game, a lesson, a challenge. One missed day a week is forgiven. */
import { dayOf } from '../../kit/daily.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';

const KEY = 'dominant-species:days';
/** The days stored, and the days between two that may be missed. */
const MOST = 400;
const FORGIVEN_EVERY = 7;

interface Days {
  /** By number (`dayOf`), earliest first. */
  readonly days: readonly number[];
  /** The last day whose challenge was solved, by game. */
  readonly solved: Readonly<Record<string, number>>;
}

function stored(): Days {
  try {
    const { days, solved = {} } = JSON.parse(storedText(KEY) ?? '{}') as Partial<Days>;
    return { days: Array.isArray(days) ? days.filter(Number.isInteger) : [], solved };
  } catch {
    return { days: [], solved: {} };
  }
}

const today = (): number => dayOf(new Date());

/** Notes that something was finished today. */
export function noteDay(day = today()): void {
  const { days, solved } = stored();
  if (!days.includes(day)) storeText(KEY, JSON.stringify({ days: [...days, day].slice(-MOST), solved }));
}

/** Notes that the challenge of the day was solved. */
export function noteDaily(game: string, day = today()): void {
  noteDay(day);
  const { days, solved } = stored();
  storeText(KEY, JSON.stringify({ days, solved: { ...solved, [game]: day } }));
}

/** Whether a game's challenge of the day is solved. */
export const isDailySolved = (game: string, day = today()): boolean => stored().solved[game] === day;

/** The days of the streak that lasts until now: today need not be one of them yet. */
export function streakOf(days: readonly number[], now: number): number {
  const has = new Set(days);
  let count = 0;
  let sinceMissed = FORGIVEN_EVERY;
  for (let day = has.has(now) ? now : now - 1; ; day--) {
    if (has.has(day)) {
      count++;
      sinceMissed++;
    } else if (count > 0 && sinceMissed >= FORGIVEN_EVERY && has.has(day - 1)) sinceMissed = 0;
    else return count;
  }
}

/** A day of the last week. */
interface DayOfWeek {
  readonly date: Date;
  readonly isDone: boolean;
}

const MS_A_DAY = 86_400_000;

/** The streak, and the last seven days, today last. */
export function streakNow(now = today()): { readonly count: number; readonly week: readonly DayOfWeek[] } {
  const { days } = stored();
  const week = Array.from({ length: 7 }, (_, i) => now - 6 + i);
  return {
    count: streakOf(days, now),
    // At noon in Greenwich it is the same day nearly everywhere.
    week: week.map((day) => ({ date: new Date((day + 0.5) * MS_A_DAY), isDone: days.includes(day) })),
  };
}
