/** Folders of code that a reader can take in at a glance. */
import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const MOST_FILES = 30;

it(`no folder of code has more than ${String(MOST_FILES)} files`, () => {
  const counts = new Map<string, number>();
  for (const root of ['src', 'server', 'tools', 'bench', 'package', 'test', 'examples'])
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath)) continue;
      counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    }
  expect(counts.get('src/kit')).toBeGreaterThan(0);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
