/** Queries over many matches, in SQLite. */
import { MATCH_COLUMNS, type MatchRow, listedOf } from '../rows.ts';
import type { Listed, Listing, MatchLists } from '../storage.ts';
import type { Access } from './access.ts';

const WAITS_FOR_BOT = 'finished = 0 AND deciding IS NOT NULL AND ((bot_seats >> deciding) & 1) = 1';

export function listsIn(access: Access): MatchLists {
  const { db } = access;
  const selectCount = db.prepare<[], { running: number; kept: number }>(
    `SELECT COALESCE(SUM(finished = 0), 0) AS running, COUNT(*) AS kept FROM matches`,
  );
  const selectWaiting = db.prepare<[number, number], { id: string }>(
    `SELECT id FROM matches WHERE ${WAITS_FOR_BOT} AND claimed_until <= ? ORDER BY standing ->> '$.since' LIMIT ?`,
  );
  const updateClaim = db.prepare(
    `UPDATE matches SET claimed_until = ? WHERE id = ? AND ${WAITS_FOR_BOT} AND claimed_until <= ?`,
  );

  const list = ({ game, isGameover, updatedBefore, updatedAfter, limit }: Listing): Listed[] => {
    const tests = ['unlisted = 0'];
    const values: (number | string)[] = [];
    const where = (test: string, value: number | string | undefined): void => {
      if (value === undefined) return;
      tests.push(test);
      values.push(value);
    };
    where('game = ?', game);
    where('finished = ?', isGameover === undefined ? undefined : Number(isGameover));
    where('updated_at < ?', updatedBefore);
    where('updated_at > ?', updatedAfter);
    const sql = `SELECT ${MATCH_COLUMNS} FROM matches WHERE ${tests.join(' AND ')} ORDER BY updated_at DESC LIMIT ?`;
    const rows = db.prepare<(number | string)[], MatchRow>(sql).all(...values, limit);
    return rows.map(listedOf);
  };

  return {
    list: (listing) => access.soon(() => list(listing)),
    count: () => access.soon(() => selectCount.get()!),
    waitingForBots: (now, limit) => access.soon(() => selectWaiting.all(now, limit).map(({ id }) => id)),
    claim: (id, now, until) => access.soon(() => updateClaim.run(until, id, now).changes > 0),
  };
}
