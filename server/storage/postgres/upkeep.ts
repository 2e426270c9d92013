/** Removing matches and checking the database, in Postgres. */
import { MATCH_COLUMNS, type MatchRow, SOMEBODY, matchOf } from '../rows.ts';
import { SELECT_MATCH } from '../sql.ts';
import type { Upkeep } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

/** Matches removed per statement, to stay well within the timeout. */
const PRUNED_AT_ONCE = 200;

const LOCK = statement('remove', `${SELECT_MATCH} for update`);
const DELETE = statement('removed', 'delete from matches where id = @id');
// Locked rows are being changed or removed by another process: not old, or not ours to count.
const PRUNE = statement(
  'prune',
  `delete from matches where id in (
     select id from matches
     where (finished and updated_at < @finished_before)
       or (not finished and created_at < @empty_before and seats not like '${SOMEBODY}')
     limit ${String(PRUNED_AT_ONCE)}
     for update skip locked
   )`,
);
const WRITE_HEALTH = statement(
  'check',
  'insert into health (id, at) values (1, @now) on conflict (id) do update set at = excluded.at',
);
const READ = statement('checked', `select ${MATCH_COLUMNS} from matches limit 1`);

export const upkeepIn = ({ run, transaction }: Connections): Upkeep => ({
  remove: async (id, when) =>
    transaction(async (within) => {
      const { rows } = await within<MatchRow>(LOCK, { id: key(id) });
      if (rows[0] && (!when || when(matchOf(rows[0])))) await within(DELETE, { id: key(id) });
    }),

  async prune(finishedBefore, emptyBefore) {
    let removed = 0;
    for (;;) {
      const { rowCount } = await run(PRUNE, { finished_before: finishedBefore, empty_before: emptyBefore });
      removed += rowCount ?? 0;
      if (!rowCount) return removed;
    }
  },

  async check(now) {
    await run(WRITE_HEALTH, { now });
    await run(READ);
  },
});
