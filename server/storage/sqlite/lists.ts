/** Queries over many matches, in SQLite. */
import { type Group, groupsOf, inOrder } from '../listing.ts';
import { MATCH_COLUMNS, type MatchRow } from '../rows.ts';
import { SELECT_DUE } from '../sql.ts';
import type { Counted, Listing, MatchLists } from '../storage.ts';
import type { Access } from './access.ts';

/** When somebody was last at a match, or changed it. */
export const LAST_VISIT = 'max(updated_at, seen_at)';
const GROUPS = groupsOf('id IN (SELECT value FROM json_each(@here))');
const WAITS_FOR_BOT =
  'finished = 0 AND asleep_at IS NULL AND deciding IS NOT NULL AND ((bot_seats >> deciding) & 1) = 1';

export function listsIn(access: Access): MatchLists {
  const { db } = access;
  const selectCount = db.prepare<[], Counted>(
    `SELECT COALESCE(SUM(finished = 0 AND asleep_at IS NULL), 0) AS running, COUNT(asleep_at) AS asleep, COUNT(*) AS kept FROM matches`,
  );
  const selectWaiting = db.prepare<[number, number], { id: string }>(
    `SELECT id FROM matches WHERE ${WAITS_FOR_BOT} AND claimed_until <= ? ORDER BY standing ->> '$.since' LIMIT ?`,
  );
  const selectDue = db.prepare<[{ now: number; limit: number }], { id: string }>(SELECT_DUE);
  const updateClaim = db.prepare(
    `UPDATE matches SET claimed_until = ? WHERE id = ? AND ${WAITS_FOR_BOT} AND claimed_until <= ?`,
  );

  const rowsOf = ({ game, isGameover, updatedBefore, updatedAfter, here, by, limit }: Listing, group: Group) => {
    const tests = ['unlisted = 0', 'asleep_at IS NULL', GROUPS[group]];
    const values: Record<string, number | string> = { limit };
    const where = (test: string, name: string, value: number | string | undefined): void => {
      if (value === undefined) return;
      tests.push(test);
      values[name] = value;
    };
    where('game = @game', 'game', game);
    where('finished = @finished', 'finished', isGameover === undefined ? undefined : Number(isGameover));
    where('updated_at < @before', 'before', updatedBefore);
    where('updated_at > @after', 'after', updatedAfter);
    if (group === 'here') values.here = JSON.stringify(here);
    if (group === 'own') values.by = by!;
    const sql = `SELECT ${MATCH_COLUMNS} FROM matches WHERE ${tests.join(' AND ')} ORDER BY updated_at DESC LIMIT @limit`;
    return access.soon(() => db.prepare<[typeof values], MatchRow>(sql).all(values));
  };

  return {
    list: (listing) => inOrder(listing, (group) => rowsOf(listing, group)),
    count: () => access.soon(() => selectCount.get()!),
    waitingForBots: (now, limit) => access.soon(() => selectWaiting.all(now, limit).map(({ id }) => id)),
    due: (now, limit) => access.soon(() => selectDue.all({ now, limit }).map(({ id }) => id)),
    // Bots do not move where moves cannot be stored.
    claim: (id, now, until) =>
      access.soon(() => access.damage === undefined && updateClaim.run(until, id, now).changes > 0),
  };
}
