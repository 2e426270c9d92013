/** Removing matches and checking the file, in SQLite. */
import type { Match } from '../../match.ts';
import { SOMEBODY } from '../rows.ts';
import type { Upkeep } from '../storage.ts';
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
    `SELECT id FROM matches WHERE (finished = 1 AND updated_at < ?) OR (finished = 0 AND created_at < ? AND seats NOT LIKE '${SOMEBODY}')
     LIMIT ?`,
  );
  const deletes = ['DELETE FROM matches WHERE id = ?'].concat(
    ['tables', 'log', 'chat'].map((table) => `DELETE FROM ${table} WHERE match_id = ?`),
  );
  const removals = deletes.map((sql) => db.prepare(sql));
  const writeHealth = db.prepare('INSERT OR REPLACE INTO health (id, at) VALUES (1, ?)');
  const selectNewest = db.prepare<[], { id: string }>(`SELECT id FROM matches ORDER BY rowid DESC LIMIT 1`);
  const everything = everythingIn(access);

  const removeAll = (id: string): void => {
    for (const removal of removals) removal.run(id);
  };
  const pruneSome = db.transaction((finishedBefore: number, emptyBefore: number): number => {
    const old = selectOld.all(finishedBefore, emptyBefore, PRUNED_AT_ONCE);
    for (const { id } of old) removeAll(id);
    return old.length;
  });
  const remove = db.transaction((id: string, when?: (match: Match) => boolean): void => {
    const listed = access.read(id);
    if (listed && (!when || when(listed.match))) removeAll(id);
  });

  return {
    remove: (id, when) =>
      access.soon(() => {
        remove.immediate(id, when);
      }),

    async prune(finishedBefore, emptyBefore) {
      for (let removed = 0; ;) {
        const some = await access.soon(() => pruneSome.immediate(finishedBefore, emptyBefore));
        removed += some;
        if (some < PRUNED_AT_ONCE || !db.open) return removed;
        // Lets waiting work run first.
        await new Promise((resolve) => setTimeout(resolve, PRUNE_PAUSE_MS));
      }
    },

    check: (now) =>
      access.soon(() => {
        if (access.damage !== undefined) throw access.damage as Error;
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
