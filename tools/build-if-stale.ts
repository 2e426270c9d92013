/** Builds what `npm run serve` needs, if it was never built or something it is made of has changed since. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from './sources.ts';

const STAMP = 'dist/built';

/** Folders that hold what was built or installed. */
const NOT_SOURCES = ['dist', 'node_modules'];

/** When a file, or anything in a folder, was last changed, in ms since 1970. */
function lastChanged(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const sources = readdirSync(path).filter((name) => !NOT_SOURCES.includes(name));
  // A folder's own time tells of files that were removed; where something is built in it, it would tell of that.
  const own = sources.length === readdirSync(path).length ? found.mtimeMs : 0;
  return Math.max(own, ...sources.map((name) => lastChanged(join(path, name))));
}

const builtAt = existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0;
const changedAt = Math.max(...SOURCES.map(lastChanged));
const isComplete = ['dist/app/index.html', 'server/dist/server/main.js'].every((file) => existsSync(file));
if (!isComplete || changedAt > builtAt) {
  const begun = new Date();
  for (const part of ['build:app', 'build:server']) {
    execFileSync('npm', ['run', '--silent', part], { stdio: 'inherit' });
  }
  writeFileSync(STAMP, '');
  // What changes while it is built counts as changed since.
  utimesSync(STAMP, begun, begun);
}
