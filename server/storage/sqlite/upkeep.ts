/** Removing matches and checking the file, in SQLite. */
import { randomUUID } from 'node:crypto';
import type { Match } from '../../match.ts';
import { VISIT_MS, randomSecret } from '../rows.ts';
import { IS_UNSTARTED, NAME_DEPLOYMENT, PUT_TO_SLEEP, SELECT_DEPLOYMENT, isUnvisited } from '../sql.ts';
import { LAST_VISIT } from './lists.ts';
import type { Upkeep, Visits } from '../storage.ts';
import type { Access } from './access.ts';
import { everythingIn } from './matches.ts';

/** Matches removed at once: no move waits longer for it than for another move. */
const PRUNED_AT_ONCE = 10;

/** The pause between batches, in ms. */
const PRUNE_PAUSE_MS = 5;

/** How long the result of a check of the file stays valid, in ms. */
const CHECK_VALIDITY_MS = 60_000;

export function upkeepIn(access: Access, verify: () => void): Upkeep {
  const { db } = access;
  let looked = -Infinity;
  const selectOld = db.prepare<[number, number, number], { id: string }>(
    `SELECT id FROM matches WHERE finished = 1 AND updated_at < ? OR asleep_at < ? LIMIT ?`,
  );
  const given = `finished = 0 AND ${IS_UNSTARTED} AND ${isUnvisited(LAST_VISIT)}`;
  const selectUnvisited = db.prepare<[Visits & { limit: number }], { id: string }>(
    `SELECT id FROM matches WHERE ${given} ORDER BY ${LAST_VISIT} LIMIT @limit`,
  );
  const isUnvisitedStill = db.prepare<[Visits & { id: string }], { id: string }>(
    `SELECT id FROM matches WHERE id = @id AND ${given}`,
  );
  const updateSeen = db.prepare(
    `UPDATE matches SET seen_at = @now WHERE id IN (SELECT value FROM json_each(@ids)) AND finished = 0
       AND seen_at < @now - ${String(VISIT_MS)}`,
  );
  const putToSleep = db.prepare<[{ before: number; now: number; limit: number }], { id: string }>(PUT_TO_SLEEP);
  const insertSecret = db.prepare(`INSERT OR IGNORE INTO server (name, value) VALUES ('secret', ?)`);
  const selectSecret = db.prepare<[], { value: string }>(`SELECT value FROM server WHERE name = 'secret'`);
  const deletes = ['DELETE FROM matches WHERE id = ?'].concat(
    ['tables', 'log', 'chat', 'plans'].map((table) => `DELETE FROM ${table} WHERE match_id = ?`),
  );
  const removals = deletes.map((sql) => db.prepare(sql));
  const nameDeployment = db.prepare(NAME_DEPLOYMENT);
  const selectDeployment = db.prepare<[], { value: string }>(SELECT_DEPLOYMENT);
  const writeHealth = db.prepare('INSERT OR REPLACE INTO health (id, at) VALUES (1, ?)');
  const selectNewest = db.prepare<[], { id: string }>(`SELECT id FROM matches ORDER BY rowid DESC LIMIT 1`);
  const everything = everythingIn(access);

  const removeAll = (id: string): void => {
    for (const removal of removals) removal.run(id);
  };
  const removeUnvisited = db.transaction((id: string, before: Visits): boolean => {
    if (!isUnvisitedStill.get({ ...before, id })) return false;
    removeAll(id);
    return true;
  });
  const pruneSome = db.transaction((finishedBefore: number, asleepBefore: number): number => {
    const old = selectOld.all(finishedBefore, asleepBefore, PRUNED_AT_ONCE);
    for (const { id } of old) removeAll(id);
    return old.length;
  });
  const remove = db.transaction((id: string, when?: (match: Match) => boolean): void => {
    const listed = access.read(id);
    if (listed && (!when || when(listed.match))) removeAll(id);
  });

  return {
    deployment: () =>
      access.soon(() => {
        nameDeployment.run({ id: randomUUID() });
        return selectDeployment.get()!.value;
      }),

    remove: (id, when) =>
      access.storeSoon(() => {
        remove.immediate(id, when);
      }),

    async prune(finishedBefore, asleepBefore = 0) {
      for (let removed = 0; ;) {
        const some = await access.storeSoon(() => pruneSome.immediate(finishedBefore, asleepBefore));
        removed += some;
        if (some < PRUNED_AT_ONCE || !db.open) return removed;
        // Lets waiting work run first.
        await new Promise((resolve) => setTimeout(resolve, PRUNE_PAUSE_MS));
      }
    },

    unvisited: (before, limit) => access.soon(() => selectUnvisited.all({ ...before, limit }).map(({ id }) => id)),
    removeUnvisited: (id, before) => access.storeSoon(() => removeUnvisited.immediate(id, before)),
    sleep: (before, now, limit) => access.storeSoon(() => putToSleep.all({ before, now, limit }).map(({ id }) => id)),
    visited: (ids, now) =>
      access.storeSoon(() => {
        updateSeen.run({ ids: JSON.stringify(ids), now });
      }),
    secret: () =>
      access.storeSoon(() => {
        insertSecret.run(randomSecret());
        return selectSecret.get()!.value;
      }),

    check: (now) =>
      access.soon(() => {
        if (access.damage) throw access.damage;
        writeHealth.run(now);
        const newest = selectNewest.get();
        if (newest) everything(newest.id);
        if (now - looked < CHECK_VALIDITY_MS) return;
        verify();
        // Remembered only on success: while the file is corrupt, every check fails.
        looked = now;
      }),
  };
}
