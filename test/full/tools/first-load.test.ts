/** What counts as the first load, and whether a build fails once it is too heavy. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { afterAll, expect, it } from '@jest/globals';
import { firstLoad, limitFirstLoad } from '../../../tools/build/first-load.ts';
import { fetchAtOnce } from '../../../tools/build/static-shell.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Text that hardly compresses: `bytes` of it take about as many gzipped. */
function noise(bytes: number): string {
  let state = 7;
  return Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(65 + (state >>> 27));
  }).join('');
}

/** A chunk of a build, as far as the first load is concerned with it. */
const chunk = (fileName: string, code: string, more: object = {}): Rolldown.OutputChunk =>
  ({ type: 'chunk', fileName, code, isEntry: false, imports: [], moduleIds: [], ...more }) as never;
const sheet = (fileName: string, source: string): Rolldown.OutputAsset =>
  ({ type: 'asset', fileName, source }) as never;
const styledBy = (...names: string[]): object => ({ viteMetadata: { importedCss: new Set(names) } });

const FILES = [
  chunk('main-1.js', noise(4000), { isEntry: true, imports: ['shared-2.js'], ...styledBy('main-3.css') }),
  chunk('shared-2.js', noise(1000), { imports: ['main-1.js'] }),
  sheet('main-3.css', noise(2000)),
  chunk('words-4.js', noise(6000), { moduleIds: ['/page/src/words.js'] }),
  chunk('late-5.js', noise(50_000), { moduleIds: ['/page/src/late.js'], ...styledBy('late-6.css') }),
  sheet('late-6.css', noise(9000)),
];

it('counts the entry, what it imports at once and their CSS, but not what comes later', () => {
  const entry = firstLoad(FILES);
  expect(entry.js).toBeGreaterThan(2500);
  expect(entry.js).toBeLessThan(7000);
  expect(entry.css).toBeGreaterThan(1000);
  expect(entry.css).toBeLessThan(3000);
});

it('counts modules that are preloaded, with their CSS', () => {
  const entry = firstLoad(FILES);
  const withWords = firstLoad(FILES, ['words.js']);
  expect(withWords.js).toBeGreaterThan(entry.js + 3000);
  expect(withWords.js).toBeLessThan(13_000);
  expect(withWords.css).toBe(entry.css);
  expect(firstLoad(FILES, ['late.js']).css).toBeGreaterThan(entry.css + 4000);
});

it('refuses to leave out a required module', () => {
  expect(() => firstLoad(FILES, ['speech.js'])).toThrow('no chunk holds it');
});

it('fails above either limit, and says by how much', () => {
  const bundle = (limits: { js: number; css: number }, alsoAtOnce?: string[]): string => {
    const { generateBundle } = limitFirstLoad(limits, alsoAtOnce);
    const { handler } = generateBundle as { handler: (...args: unknown[]) => void };
    let info = '';
    const build = {
      info: (text: string) => {
        info = text;
      },
      error: (text: string) => {
        throw new Error(text);
      },
    };
    handler.call(build, {}, Object.fromEntries(FILES.map((file) => [file.fileName, file])));
    return info;
  };
  expect(bundle({ js: 7000, css: 3000 })).toMatch(/^The first load of the page: [\d.]+ kB JavaScript, [\d.]+ kB CSS/);
  expect(() => bundle({ js: 1000, css: 3000 })).toThrow(
    /first load of the page is too heavy: [\d.]+ kB JavaScript.*at most 1\.0 kB/,
  );
  expect(() => bundle({ js: 7000, css: 500 })).toThrow(/too heavy/);
  expect(() => bundle({ js: 7000, css: 3000 }, ['words.js'])).toThrow(/too heavy/);
});

it('notes in the page what each part of an address needs besides what comes with it anyway', () => {
  const files = [
    ...FILES,
    chunk('app-7.js', '', { moduleIds: ['/page/src/app.js'], imports: ['shared-2.js'] }),
    chunk('chess-8.js', '', { moduleIds: ['/page/src/chess.js'], imports: ['app-7.js'], ...styledBy('chess-9.css') }),
    chunk('german-10.js', '', { moduleIds: ['/page/src/german.js'], imports: ['chess-8.js'] }),
  ];
  const { transformIndexHtml } = fetchAtOnce({
    app: ['app.js'],
    chess: ['chess.js'],
    'chess/de': ['german.js'],
  });
  const { handler } = transformIndexHtml as unknown as { handler: (html: string, context: object) => string };
  const html = handler('<title>A page</title><!-- files -->', {
    bundle: Object.fromEntries(files.map((file) => [file.fileName, file])),
  });
  expect(JSON.parse(/<script type="application\/json" id="files">(.*)<\/script>/.exec(html)![1]!)).toEqual({
    app: ['app-7.js'],
    chess: ['chess-8.js', 'chess-9.css'],
    'chess/de': ['german-10.js'],
  });
});

const folder = mkdtempSync(join(tmpdir(), 'first-load-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('fails the build of a page that is too heavy', () => {
  const page: Record<string, string> = {
    'index.html': '<!doctype html><title>A page</title><script type="module" src="/main.js"></script>',
    'main.js': `import './main.css'; console.log(${JSON.stringify(noise(4000))}); import('./late.js');`,
    'main.css': `a::before { content: '${noise(2000).replaceAll('\\', '')}' }`,
    'late.js': `console.log(${JSON.stringify(noise(50_000))} + 'late')`,
    'vite.config.ts': `
      import { limitFirstLoad } from ${JSON.stringify(join(ROOT, 'tools/build/first-load.ts'))};
      export default { plugins: [limitFirstLoad({ js: Number(process.env.LIMIT), css: 100_000 })] };`,
  };
  for (const [name, text] of Object.entries(page)) writeFileSync(join(folder, name), text);
  const build = (limit: string) =>
    spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', folder, '--configLoader', 'runner'],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, LIMIT: limit },
      },
    );
  const heavy = build('1000');
  expect(heavy.status).toBe(1);
  expect(heavy.stderr).toMatch(/first load of the page is too heavy: [\d.]+ kB JavaScript/);
  expect(build('10000').status).toBe(0);
});
