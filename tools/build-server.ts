/**
 * Builds the server (`npm run build:server`): every file that it can reach, each by itself, without its types. Whether those are right
 * `npm run types` says.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { transformWithOxc } from 'vite';

/** The server, and what the threads of its bots run. */
const ENTRIES = ['server/main.ts', 'server/bots/think.ts'];
const FOLDER = 'server/dist';

/** What a built file imports of its neighbours, at once or later. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+\.js)["']/g;

// The set grows by what is imported while it is gone through.
const files = new Set(ENTRIES.map((name) => resolve(name)));
for (const file of files) {
  const { code, map } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
    target: 'es2022',
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
    sourcemap: true,
  });
  const out = join(FOLDER, relative('.', file)).replace(/\.tsx?$/, '.js');
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${code}\n//# sourceMappingURL=${basename(out)}.map\n`);
  writeFileSync(`${out}.map`, JSON.stringify(map));
  for (const [, path] of code.matchAll(IMPORTED)) {
    const named = resolve(dirname(file), path!).replace(/\.js$/, '');
    const source = [`${named}.ts`, `${named}.tsx`].find((each) => existsSync(each));
    if (source !== undefined) files.add(source);
  }
}
