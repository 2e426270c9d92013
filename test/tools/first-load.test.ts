/** Whether a build fails once the first load is too heavy, on a page of three small modules. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rolldown, build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { firstLoad, limitFirstLoad } from '../../tools/first-load.ts';

/** Text that hardly packs: `bytes` of it cost about as much gzipped. */
function noise(bytes: number): string {
  let state = 7;
  return Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(65 + (state >>> 27));
  }).join('');
}

const root = mkdtempSync(join(tmpdir(), 'first-load-'));
const page: Record<string, string> = {
  'index.html': '<!doctype html><title>A page</title><script type="module" src="/main.js"></script>',
  'main.js': `import './main.css'; console.log(${JSON.stringify(noise(4000))}); import('./words.js'); import('./late.js');`,
  'main.css': `a::before { content: '${noise(2000).replaceAll('\\', '')}' }`,
  'words.js': `console.log(${JSON.stringify(noise(6000))} + 'words')`,
  'late.js': `import './late.css'; console.log(${JSON.stringify(noise(50_000))} + 'late')`,
  'late.css': `b::before { content: '${noise(9000).replaceAll('\\', '')}' }`,
};
for (const [name, text] of Object.entries(page)) writeFileSync(join(root, name), text);
afterAll(() => {
  rmSync(root, { recursive: true });
});

const built = async (js: number, css: number, alsoAtOnce: readonly string[] = []) => {
  const plugins = [limitFirstLoad({ js, css }, alsoAtOnce)];
  const made = await build({ root, configFile: false, logLevel: 'silent', build: { write: false }, plugins });
  return (made as Rolldown.RolldownOutput).output;
};

it('counts the entry, what it imports at once and their CSS, but not what comes later', async () => {
  const files = await built(100_000, 100_000);
  const entry = firstLoad(files);
  expect(entry.js).toBeGreaterThan(2000);
  expect(entry.js).toBeLessThan(6000);
  expect(entry.css).toBeGreaterThan(1000);
  expect(entry.css).toBeLessThan(3000);
  const withWords = firstLoad(files, ['words.js']);
  expect(withWords.js).toBeGreaterThan(entry.js + 3000);
  expect(withWords.js).toBeLessThan(12_000);
  expect(withWords.css).toBe(entry.css);
  expect(firstLoad(files, ['late.js']).css).toBeGreaterThan(entry.css + 4000);
});

it('fails a build above the limits, and says by how much', async () => {
  await expect(built(1000, 100_000)).rejects.toThrow(/first load is too heavy: [\d.]+ kB JavaScript.*at most 1\.0 kB/);
  await expect(built(100_000, 500)).rejects.toThrow(/too heavy/);
  await expect(built(6000, 100_000)).resolves.toBeDefined();
  await expect(built(6000, 100_000, ['words.js'])).rejects.toThrow(/too heavy/);
});

it('refuses to leave out a module that it was told to count', async () => {
  await expect(built(100_000, 100_000, ['speech.js'])).rejects.toThrow('no chunk holds it');
});
