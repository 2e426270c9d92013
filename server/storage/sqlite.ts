/** Matches in one SQLite file, with nothing else to install. Every call is one transaction. */
import { Access } from './sqlite/access.ts';
import { chatIn } from './sqlite/chat.ts';
import { type Sync, openFile } from './sqlite/file.ts';
import { listsIn } from './sqlite/lists.ts';
import { matchesIn } from './sqlite/matches.ts';
import { upkeepIn } from './sqlite/upkeep.ts';
import type { Storage } from './storage.ts';

/** Opens a file, created if it does not exist. Throws an Error that says what is wrong with it. */
export function openSqlite(file: string, sync: Sync = 'normal'): Storage {
  const { db, verify, close } = openFile(file, sync);
  // Claims of the previous process are void.
  db.exec('UPDATE matches SET claimed_until = 0 WHERE claimed_until > 0');
  const access = new Access(db);
  const { matches, settled } = matchesIn(access);
  return {
    isShared: false,
    ...matches,
    ...chatIn(access),
    ...listsIn(access),
    ...upkeepIn(access, verify),
    async close() {
      await settled();
      close();
    },
  };
}
