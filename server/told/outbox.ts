/**
 * What is to be told: the row of a match says when it is to be looked at. Then a delivery is planned for every channel, once, and
 * sent when it is due. Nothing is sent for a stint that is over, or to somebody who looks at the table.
 */
import { randomBytes } from 'node:crypto';
import { type Account, accountById, accountOf } from '../people/accounts.ts';
import { type Match, isPerson } from '../match.ts';
import { MATCH_COLUMNS, type MatchRow, matchOf } from '../storage/rows.ts';
import { type Work, type Worker, first, rows, run } from '../storage/work.ts';
import { type ChannelRow, channelsOf, ofAccount, ofTable } from './channels.ts';
import { FIRST_WAIT, soonAtOf, toldOf } from '../due.ts';
import { afterQuiet } from './quiet.ts';
import type { Kind } from './texts.ts';

/** How long after the beginning of a stint something is sent, in ms. */
const WAITS = { push: FIRST_WAIT, mail: 15 * 60_000, discord: 60_000, slack: 60_000, json: 60_000 } as const;
const MINUTE = 60_000;
/** When to look again at a table that somebody looks at: a minute after the beginning, then every five. */
const LOOK_AGAIN = 5 * MINUTE;

/** What a delivery is about. */
export interface About {
  readonly kind: Kind;
  readonly match: string;
  readonly seat: number;
  /** The state at which the stint began; null at the end of a game. */
  readonly stint: number | null;
  /** The account it is for; null for the table's own channels. */
  readonly account: string | null;
}

interface TellingRow extends MatchRow {
  tell_at: number | null;
}

export interface OutboxOptions {
  readonly storage: Worker;
  /** Whether somebody looks at a table from a seat. */
  readonly isLooking: (match: string, seat: number) => boolean;
  readonly now: () => number;
}

/** Matches looked at together. */
const SWEPT_AT_ONCE = 100;

/** The matches to look at. */
export async function sweep(options: OutboxOptions): Promise<void> {
  const { storage, now } = options;
  const due = await storage.work(() =>
    rows<{ id: string }>('SELECT id FROM matches WHERE tell_at <= @now ORDER BY tell_at LIMIT @limit', {
      now: now(),
      limit: SWEPT_AT_ONCE,
    }),
  );
  for (const { id } of due) await storage.work(() => plan(id, options));
}

/** Somebody has stopped looking at a table: if they have not been told yet, that is soon. */
export const turnedAway = (match: string, seat: number, now: number): Work<void> =>
  run('UPDATE matches SET tell_at = @soon WHERE id = @match AND deciding = @seat AND tell_at > @soon', {
    match,
    seat,
    soon: now + FIRST_WAIT,
  });

/** Plans what is to be told about a match, unless somebody has moved, or another process was faster. */
function* plan(id: string, { isLooking, now: clock }: OutboxOptions): Work<void> {
  const now = clock();
  const row = yield* first<TellingRow>(`SELECT ${MATCH_COLUMNS}, tell_at FROM matches WHERE id = @id`, { id });
  if (typeof row?.tell_at !== 'number' || row.tell_at > now) return;
  const match = matchOf(row);
  const { deciding, gameover, stint } = match.standing;
  const isOver = gameover !== null;
  const isHere = !isOver && deciding !== null && isLooking(id, deciding);
  const claimed = yield* first(
    `UPDATE matches SET tell_at = @next WHERE id = @id AND tell_at = @was AND state_id = @state AND seating = @seating
       RETURNING id`,
    {
      id,
      next: toldOf(match) === null || isOver ? null : nextLook(match, now, isHere),
      was: row.tell_at,
      state: match.standing.stateID,
      seating: match.seating,
    },
  );
  if (!claimed || toldOf(match) === null) return;
  if (isOver) {
    for (const [seat, { account }] of match.seats.entries()) {
      if (account !== undefined && !isLooking(id, seat)) {
        yield* planFor({ kind: 'over', match: id, seat, stint: null, account }, now, now);
      }
    }
    return;
  }
  const seat = deciding!;
  const about = { match: id, seat, stint: stint!.stateID };
  const account = match.seats[seat]!.account ?? null;
  if (match.options.told === true) yield* planTable({ ...about, kind: 'turn', account: null }, stint!.at);
  if (isHere || account === null) return;
  yield* planFor({ ...about, kind: 'turn', account }, stint!.at, now);
  const soonAt = soonAtOf(match);
  if (soonAt !== null && soonAt <= now) yield* planFor({ ...about, kind: 'soon', account }, soonAt, now);
}

/** When to look at a match again. */
function nextLook(match: Match, now: number, isHere: boolean): number | null {
  const since = now - match.standing.stint!.at;
  if (isHere) return since < MINUTE ? now + MINUTE - since : now + LOOK_AGAIN;
  const soonAt = soonAtOf(match);
  return soonAt !== null && soonAt > now ? soonAt : null;
}

const nameOf = ({ kind, match, seat, stint }: About): string => [kind, match, seat, stint ?? ''].join(':');

/** Plans a delivery, unless that has been done. */
const planDelivery = (channel: string, about: About, at: number): Work<void> =>
  run(
    `INSERT INTO deliveries (id, channel, about, content, next_at) VALUES (@id, @channel, @about, @content, @at)
       ON CONFLICT (channel, about) DO NOTHING`,
    {
      id: randomBytes(12).toString('base64url'),
      channel,
      about: nameOf(about),
      content: JSON.stringify(about),
      at,
    },
  );

/** Plans a notification on the channels of a person, not within their quiet hours. */
function* planFor(about: About & { account: string }, since: number, now: number): Work<void> {
  const { account: id, match, kind } = about;
  const row = yield* accountById(id);
  if (!row) return;
  const account: Account = accountOf(row);
  const muted = yield* first('SELECT match_id FROM muted WHERE account = @id AND match_id = @match', { id, match });
  if (muted || account.unwanted.includes(kind)) return;
  for (const channel of yield* channelsOf(ofAccount(id))) {
    const at = Math.max(now, since + WAITS[channel.kind]);
    yield* planDelivery(channel.id, about, afterQuiet(at, account.quiet, account.zone));
  }
}

/** Plans a notification on the channels of a table, where everybody reads whose turn it is. */
function* planTable(about: About, since: number): Work<void> {
  for (const channel of yield* channelsOf(ofTable(about.match))) {
    yield* planDelivery(channel.id, about, since + WAITS[channel.kind]);
  }
}

/** A delivery that is this process's to send. */
export interface Delivery {
  readonly id: string;
  readonly about: About;
  readonly tries: number;
}

interface DeliveryRow {
  id: string;
  content: string;
  tries: number;
}

/** How long a process may take to send something before another one tries, in ms. */
const LEASE = 60_000;
const CHANNELS_AT_ONCE = 50;

/** The channels on which something is due. */
export const dueChannels = (now: number): Work<{ channel: string }[]> =>
  rows<{ channel: string }>(
    `SELECT DISTINCT channel FROM deliveries WHERE state = 'waiting' AND next_at <= @now AND leased_until <= @now
       LIMIT ${String(CHANNELS_AT_ONCE)}`,
    { now },
  );

/** Takes everything that is due on a channel, for this process alone until the lease ends. */
export function* lease(
  channel: string,
  now: number,
): Work<{ channel: ChannelRow | undefined; due: Delivery[]; until: number }> {
  const until = now + LEASE;
  const found = yield* rows<DeliveryRow>(
    `UPDATE deliveries SET leased_until = @until
       WHERE channel = @channel AND state = 'waiting' AND next_at <= @now AND leased_until <= @now
       RETURNING id, content, tries`,
    { channel, now, until },
  );
  const row = yield* first<ChannelRow>('SELECT * FROM channels WHERE id = @channel', { channel });
  const due = found.map(({ id, content, tries }) => ({ id, tries, about: JSON.parse(content) as About }));
  return { channel: row, due, until };
}

/** What became of a delivery. */
export interface Outcome {
  readonly state: 'waiting' | 'sent' | 'void' | 'dead';
  readonly status: string | null;
  readonly tries: number;
  readonly nextAt: number;
}

/** Notes what became of deliveries, if they are still this process's. */
export function* settle(
  deliveries: readonly Delivery[],
  until: number,
  { state, status, tries, nextAt }: Outcome,
): Work<void> {
  for (const { id } of deliveries) {
    yield* run(
      `UPDATE deliveries SET state = @state, status = @status, tries = @tries, next_at = @next, leased_until = 0
         WHERE id = @id AND leased_until = @until`,
      { id, until, state, status, tries, next: nextAt },
    );
  }
}

/** Whether something is still to be told: the stint goes on, the table is not asleep, the person is the same, and does not look. */
export function isCurrent(match: Match | undefined, about: About, isLooking: OutboxOptions['isLooking']): boolean {
  if (!match || match.asleepAt !== undefined) return false;
  const { seat, stint, account } = about;
  const sitting = match.seats[seat];
  if (!sitting || !isPerson(sitting)) return false;
  if (account !== null && (sitting.account !== account || isLooking(match.id, seat))) return false;
  if (about.kind === 'over') return true;
  const { standing } = match;
  return (
    standing.gameover === null &&
    standing.deciding === seat &&
    standing.stint?.stateID === stint &&
    sitting.bot === null
  );
}

/** How long after it was due something counts as late, in ms: by then every process has looked for it many times. */
const LATE = 60_000;

/** How many deliveries wait for their time, and how many should have been sent by now. */
export function* backlog(now: number): Work<{ waiting: number; late: number }> {
  const found = yield* first<{ waiting: number; late: number }>(
    `SELECT count(*) AS waiting, count(CASE WHEN next_at < @before THEN 1 END) AS late FROM deliveries WHERE state = 'waiting'`,
    { before: now - LATE },
  );
  const { waiting, late } = found!;
  return { waiting: waiting - late, late };
}

/** Deliveries are kept for a week after they were sent, or could not be. */
const KEPT = 7 * 86_400_000;
/** Accounts with nothing are removed after so long without a visit, in ms. */
const EMPTY_ACCOUNT = 90 * 86_400_000;

/** Removes what belongs to nothing any more. */
export function* tidy(now: number): Work<void> {
  yield* run(`DELETE FROM deliveries WHERE state <> 'waiting' AND next_at < @before`, { before: now - KEPT });
  yield* run('DELETE FROM secrets WHERE expires_at < @now', { now });
  yield* run('DELETE FROM sittings WHERE match_id NOT IN (SELECT id FROM matches)');
  yield* run('DELETE FROM muted WHERE match_id NOT IN (SELECT id FROM matches)');
  yield* run(`DELETE FROM channels WHERE owner LIKE 't:%' AND substr(owner, 3) NOT IN (SELECT id FROM matches)`);
  yield* run('DELETE FROM deliveries WHERE channel NOT IN (SELECT id FROM channels)');
  yield* run(
    `DELETE FROM accounts WHERE seen_at < @before AND id NOT IN (SELECT account FROM sittings)
       AND id NOT IN (SELECT account FROM passkeys)
       AND 'a:' || id NOT IN (SELECT owner FROM channels)`,
    { before: now - EMPTY_ACCOUNT },
  );
  yield* run('DELETE FROM devices WHERE account NOT IN (SELECT id FROM accounts)');
}
