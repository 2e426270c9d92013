/** Matches in one SQLite file, with nothing else to install. Every call is one transaction. */
import { Access } from './sqlite/access.ts';
import { backupsOf } from './sqlite/backups.ts';
import { chatIn } from './sqlite/chat.ts';
import { type Sync, openFile } from './sqlite/file.ts';
import { listsIn } from './sqlite/lists.ts';
import { matchesIn } from './sqlite/matches.ts';
import { downtimesIn, resultsIn } from './sqlite/results.ts';
import { upkeepIn } from './sqlite/upkeep.ts';
import { workIn } from './sqlite/work.ts';
import type { Storage } from './storage.ts';

/**
 * Opens a file, created if it does not exist. Throws an Error that says what is wrong with it. `onDamage` is called with the first
 * error that shows it to be corrupt; from then on whatever would be stored is refused.
 */
export function openSqlite(
  file: string,
  sync: Sync = 'normal',
  onDamage: (error: unknown) => void = () => undefined,
): Storage {
  const { db, verify, close } = openFile(file, sync);
  // Claims of the previous process are void.
  db.exec('UPDATE matches SET claimed_until = 0 WHERE claimed_until > 0');
  const access = new Access(db, onDamage);
  const { matches, settled } = matchesIn(access);
  return {
    isShared: false,
    backups: file === ':memory:' ? undefined : backupsOf(file, access),
    ...matches,
    ...resultsIn(access),
    ...downtimesIn(access),
    ...chatIn(access),
    ...listsIn(access),
    ...upkeepIn(access, verify),
    ...workIn(access),
    async close() {
      await settled();
      close();
    },
  };
}
