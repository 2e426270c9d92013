/** When people are away: their clocks in days stand still meanwhile, for so many days a year. */
import type { Pause } from '../../src/kit/online/clock.ts';
import { VACATION_DAYS } from '../../src/kit/online/wire.ts';
import { Refusal } from '../refusal.ts';
import { type Work, type Worker, first, rows, run } from '../storage/work.ts';
import { accountById, noAccount } from './accounts.ts';
import { dayIn, daysAfter, daysFrom, startOf } from './days.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** How far ahead somebody may plan to be away, in days. */
const AHEAD = 365;
/** Vacations that ended longer ago concern no clock any more, in ms: no stint lasts so long. */
const KNOWN_FOR = 400 * DAY;

interface VacationRow extends Pause {
  readonly days: number;
}

/** What an account shows of this: the vacations to come, with the one under way, and the days that are left. */
export interface Away {
  readonly away: readonly Pause[];
  readonly awayDays: number;
}

const SELECT = 'SELECT since, until, days FROM vacations WHERE account = @account AND until > @after ORDER BY since';

const refused = (sentence: string): Refusal => new Refusal('no-vacation', sentence);

/** The days that are left: of so many within a year, counted back from today. */
function* daysLeft(account: string, now: number): Work<number> {
  const taken = yield* rows<VacationRow>(SELECT, { account, after: now - YEAR });
  return VACATION_DAYS - taken.reduce((sum, { days }) => sum + days, 0);
}

const timesOf = ({ since, until }: VacationRow): Pause => ({ since, until });

export class Vacations {
  constructor(
    private readonly storage: Worker,
    private readonly now: () => number = Date.now,
  ) {}

  /** When somebody is away, as far as any clock is concerned. */
  async of(account: string): Promise<Pause[]> {
    const found = await this.storage.work(() => rows<VacationRow>(SELECT, { account, after: this.now() - KNOWN_FOR }));
    return found.map(timesOf);
  }

  /** What an account shows. */
  shown(account: string): Promise<Away> {
    const now = this.now();
    return this.storage.work(function* () {
      const away = (yield* rows<VacationRow>(SELECT, { account, after: now })).map(timesOf);
      return { away, awayDays: yield* daysLeft(account, now) };
    });
  }

  /** Somebody is away from a day to another, both included, in their own time zone; from now on, if that is today. */
  take(account: string, since: string, until: string): Promise<void> {
    const now = this.now();
    return this.storage.work(function* () {
      // Locks the row, so that nobody takes the same days twice at once.
      yield* run('UPDATE accounts SET zone = zone WHERE id = @account', { account });
      const row = yield* accountById(account);
      if (!row) throw noAccount();
      const today = dayIn(row.zone, now);
      if (since < today) throw refused('since: it is over; the earliest is today.');
      if (until < since) throw refused('until: it is before the first day.');
      if (until > daysAfter(today, AHEAD)) throw refused('until: it is more than a year ahead.');
      const days = daysFrom(since, until);
      const left = yield* daysLeft(account, now);
      if (days > left) {
        throw refused(`These are ${String(days)} days; ${String(left)} of ${String(VACATION_DAYS)} a year are left.`);
      }
      const times = {
        since: Math.max(now, startOf(row.zone, since)),
        until: startOf(row.zone, daysAfter(until, 1)),
      };
      const other = yield* first(
        'SELECT since FROM vacations WHERE account = @account AND since < @until AND until > @since',
        { account, ...times },
      );
      if (other) throw refused('You are away on some of these days already.');
      yield* run('INSERT INTO vacations (account, since, until, days) VALUES (@account, @since, @until, @days)', {
        account,
        ...times,
        days,
      });
    });
  }

  /** Somebody is back: what is under way ends now, and what was planned is given back. Days that have begun are used. */
  back(account: string): Promise<void> {
    const now = this.now();
    return this.storage.work(function* () {
      yield* run('DELETE FROM vacations WHERE account = @account AND since >= @now', { account, now });
      const row = yield* accountById(account);
      const current = yield* first<VacationRow>(SELECT, { account, after: now });
      if (!row || !current) return;
      const days = daysFrom(dayIn(row.zone, current.since), dayIn(row.zone, now));
      yield* run('UPDATE vacations SET until = @now, days = @days WHERE account = @account AND since = @since', {
        account,
        now,
        since: current.since,
        days,
      });
    });
  }
}
