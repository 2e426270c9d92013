/** Backups of an SQLite file, in the folder `backups` beside it: one a day, the last few of which are kept. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, statfsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Backups } from '../storage.ts';
import type { Access } from './access.ts';

/** The day of a time, in UTC. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What is left on the disk afterwards: at least as much as the backup takes. */
const LEFT = 2;

/** The backups of a file that is open. */
export function backupsOf(file: string, access: Access): Backups {
  const folder = join(dirname(file), 'backups');
  const extension = extname(file);
  const stem = basename(file, extension);
  const nameOf = (day: string): string => join(folder, `${stem}.${day}${extension}`);
  /** The days of which there are backups, the last first. */
  const days = (): string[] => {
    const found = readdirSync(folder).map((name) => name.slice(stem.length + 1, name.length - extension.length));
    return found
      .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && statSync(nameOf(day), { throwIfNoEntry: false }))
      .sort()
      .reverse();
  };
  return {
    last() {
      try {
        const [day] = days();
        return day === undefined ? null : statSync(nameOf(day)).mtimeMs;
      } catch {
        return null;
      }
    },

    async make(now, kept) {
      // A copy of what is known to be damaged would push a good one out.
      if (access.damage) throw access.damage;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const made = nameOf(dayOf(now));
      if (statSync(made, { throwIfNoEntry: false })) return null;
      const disk = statfsSync(folder);
      const needed = LEFT * statSync(file).size;
      if (disk.bavail * disk.bsize < needed) {
        throw new Error(`${folder}: a backup needs ${String(needed)} bytes on the disk, half of them to spare`);
      }
      const unfinished = `${made}.part`;
      rmSync(unfinished, { force: true });
      try {
        await access.db.backup(unfinished);
        renameSync(unfinished, made);
      } finally {
        rmSync(unfinished, { force: true });
      }
      for (const day of days().slice(kept)) rmSync(nameOf(day));
      return made;
    },
  };
}
