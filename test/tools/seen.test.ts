/** One filter decides what a seat may know of what has happened: only it calls the rules for that. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

it('`viewMove` and `viewEvent` are called by src/kit/seen.ts alone', () => {
  const files = ['src', 'server', 'package', 'tools', 'bench'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const callers = files.filter((file) => /\.view(Move|Event)\(/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(callers).toEqual(['src/kit/seen.ts']);
});
