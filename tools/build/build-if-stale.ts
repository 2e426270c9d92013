/** Builds what `npm run serve` needs, if it was never built or a source has changed since. */
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
  // A folder's own time shows that files were removed, unless something is built inside it.
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
  // Changes during the build count as later ones.
  utimesSync(STAMP, begun, begun);
}
