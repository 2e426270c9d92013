/** Removing matches and checking the database, in Postgres. */
import { randomUUID } from 'node:crypto';
import { MATCH_COLUMNS, type MatchRow, VISIT_MS, matchOf, randomSecret } from '../rows.ts';
import { IS_UNSTARTED, NAME_DEPLOYMENT, PUT_TO_SLEEP, SELECT_DEPLOYMENT, SELECT_MATCH, isUnvisited } from '../sql.ts';
import { LAST_VISIT } from './lists.ts';
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
     where finished and updated_at < @finished_before or asleep_at < @asleep_before
     limit ${String(PRUNED_AT_ONCE)}
     for update skip locked
   )`,
);
const UNVISITED = `not finished and ${IS_UNSTARTED} and ${isUnvisited(LAST_VISIT)}`;
const SELECT_UNVISITED = statement(
  'unvisited',
  `select id from matches where ${UNVISITED} order by ${LAST_VISIT} limit @limit`,
);
const DELETE_UNVISITED = statement('removed unvisited', `delete from matches where id = @id and ${UNVISITED}`);
const SEEN = statement(
  'visited',
  `update matches set seen_at = @now::bigint where id = any(@ids::text[]) and not finished
     and seen_at < @now::bigint - ${String(VISIT_MS)}`,
);
const SLEEP = statement('sleep', PUT_TO_SLEEP);
const NEW_SECRET = statement(
  'new secret',
  `insert into server (name, value) values ('secret', @value) on conflict do nothing`,
);
const SECRET = statement('secret', `select value from server where name = 'secret'`);
const WRITE_HEALTH = statement(
  'check',
  'insert into health (id, at) values (1, @now) on conflict (id) do update set at = excluded.at',
);
const NAME = statement('name deployment', NAME_DEPLOYMENT);
const SELECT_NAME = statement('deployment', SELECT_DEPLOYMENT);
const READ = statement('checked', `select ${MATCH_COLUMNS} from matches limit 1`);

export const upkeepIn = ({ run, transaction }: Connections): Upkeep => ({
  async deployment() {
    await run(NAME, { id: randomUUID() });
    const { rows } = await run<{ value: string }>(SELECT_NAME);
    return rows[0]!.value;
  },

  remove: async (id, when) =>
    transaction(async (within) => {
      const { rows } = await within<MatchRow>(LOCK, { id: key(id) });
      if (rows[0] && (!when || when(matchOf(rows[0])))) await within(DELETE, { id: key(id) });
    }),

  async prune(finishedBefore, asleepBefore = 0) {
    let removed = 0;
    for (;;) {
      const { rowCount } = await run(PRUNE, { finished_before: finishedBefore, asleep_before: asleepBefore });
      removed += rowCount ?? 0;
      if (!rowCount) return removed;
    }
  },

  async unvisited(before, limit) {
    const { rows } = await run<{ id: string }>(SELECT_UNVISITED, { ...before, limit });
    return rows.map(({ id }) => id);
  },

  async removeUnvisited(id, before) {
    const { rowCount } = await run(DELETE_UNVISITED, { ...before, id: key(id) });
    return rowCount === 1;
  },

  async sleep(before, now, limit) {
    const { rows } = await run<{ id: string }>(SLEEP, { before, now, limit });
    return rows.map(({ id }) => id);
  },

  async visited(ids, now) {
    await run(SEEN, { ids: ids.map(key), now });
  },

  async secret() {
    await run(NEW_SECRET, { value: randomSecret() });
    const { rows } = await run<{ value: string }>(SECRET);
    return rows[0]!.value;
  },

  async check(now) {
    await run(WRITE_HEALTH, { now });
    await run(READ);
  },
});
