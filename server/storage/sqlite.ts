/** Matches in one SQLite file: nothing else to install. Every call is one transaction. */
import { Access } from './sqlite/access.ts';
import { chatIn } from './sqlite/chat.ts';
import { type Sync, openFile } from './sqlite/file.ts';
import { listsIn } from './sqlite/lists.ts';
import { matchesIn } from './sqlite/matches.ts';
import { upkeepIn } from './sqlite/upkeep.ts';
import type { Storage } from './storage.ts';

/** Opens a file, which is made if there is none. Throws an Error that says what is wrong with it. */
export function openSqlite(file: string, sync: Sync = 'normal'): Storage {
  const { db, close } = openFile(file, sync);
  // What this process's forerunner was about to do for bots, nobody does now.
  db.exec('UPDATE matches SET claimed_until = 0 WHERE claimed_until > 0');
  const access = new Access(db);
  const { matches, settled } = matchesIn(access);
  return {
    isShared: false,
    ...matches,
    ...chatIn(access),
    ...listsIn(access),
    ...upkeepIn(access),
    async close() {
      await settled();
      close();
    },
  };
}
