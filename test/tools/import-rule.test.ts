/** The lint rule for imports (eslint.config.js): what it finds in typical files. */
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { ROOMS } from '../../eslint.config.js';
import { imports } from '../../tools/lint/imports.js';

const ROOT = join(import.meta.dirname, '../..');
const linter = new Linter({ cwd: ROOT });

/** What the rule reports for a file with this text. */
const said = (file: string, text: string): string[] =>
  linter
    .verify(
      text,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { project: { rules: { imports } } },
        rules: { 'project/imports': ['error', ROOMS] },
      },
      { filename: join(ROOT, file) },
    )
    .map(({ message }) => message);

const INSIDE = 'games/card-game/rules/play.ts';

describe('an import of the inside of a game', () => {
  it.each([
    ['src/app/home/x.ts', `import { play } from '../../${INSIDE}';`],
    ['src/app/home/x.ts', `import type { State } from '../../${INSIDE}';`],
    ['src/app/home/x.ts', `export { play } from '../../${INSIDE}';`],
    ['src/app/home/x.ts', `export * from '../../${INSIDE}';`],
    ['src/app/home/x.ts', `const { play } = await import('../../${INSIDE}');`],
    ['src/app/home/x.ts', `const { play } = await import(\`../../${INSIDE}\`);`],
    ['src/app/home/x.ts', 'const { play } = await import(`../../games/${game}/rules/play.ts`);'],
    ['src/app/home/x.ts', `type Play = import('../../${INSIDE}').play;`],
    ['src/app/home/x.ts', `const all = import.meta.glob('../../games/*/rules/play.ts');`],
    ['src/app/home/x.ts', `const worker = new Worker(new URL('../../${INSIDE}', import.meta.url));`],
    ['src/app/home/x.ts', `import { play } from '/src/${INSIDE}';`],
    ['server/http/x.ts', `const { play } = await import('../../src/${INSIDE}');`],
    ['server/http/x.ts', `const { play } = require('../../src/${INSIDE}');`],
    ['tools/x.ts', `import { play } from '../src/${INSIDE}';`],
    ['bench/x.ts', `import { play } from '../src/${INSIDE}';`],
    ['test/browser/x.test.ts', `import { play } from '../../src/${INSIDE}';`],
    ['test/server/x.test.ts', `import { table } from '../games/card-game/rules/table.ts';`],
    ['src/games/dominant-species/rules/x.ts', `import { play } from '../../card-game/rules/play.ts';`],
    ['src/kit/x.ts', `import { play } from '../${INSIDE}';`],
  ])('is found in %s: %s', (file, text) => {
    expect(said(file, text)).toEqual([expect.stringMatching(/ must not know /)]);
  });
});

describe('an import across rooms', () => {
  it.each([
    ['src/app/x.ts', `import { startServer } from '../../server/server.ts';`],
    ['tools/keep-games.ts', `import { finishedGames } from '../test/support/finished-games.ts';`],
    ['tools/workers.ts', 'await import(`../test/games/${game}/reference/reference.ts`);'],
    ['src/app/x.ts', `import { command } from '../../tools/command-line.ts';`],
    ['src/app/x.ts', `const { readConfig } = await import('../../server/config.ts');`],
    ['server/x.ts', `import { App } from '../src/app/App.tsx';`],
    ['server/x.ts', `const { pool } = await import('../tools/pool.ts');`],
    ['server/x.ts', `import { Dialog } from '../src/ui/Dialog.tsx';`],
    ['tools/x.ts', `import { App } from '../src/app/App.tsx';`],
    ['tools/x.ts', `import { startServer } from '../server/server.ts';`],
    ['tools/card-game/x.ts', `import { game } from '../../src/games/evolution-game/index.ts';`],
    ['src/ui/x.ts', `import { rng } from '../kit/rng.ts';`],
    ['src/games/card-game/rules/x.ts', `import { Client } from 'boardgame.io/client';`],
    ['src/games/card-game/rules/x.ts', `import { readFileSync } from 'node:fs';`],
    ['src/games/card-game/board/x.ts', `const { LEVELS } = await import('../bots/levels.ts');`],
  ])('is found in %s: %s', (file, text) => {
    expect(said(file, text)).toEqual([expect.stringMatching(/ must not know /)]);
  });

  it('must name its file', () => {
    expect(said('server/x.ts', 'const { game } = await import(file);')).toEqual([
      expect.stringContaining('cannot be read'),
    ]);
    expect(said('src/app/x.ts', 'const { game } = await import(`${folder}/index.ts`);')).toHaveLength(1);
  });
});

it('what a file may know is not found', () => {
  const allowed: readonly (readonly [file: string, text: string])[] = [
    ['src/app/home/x.ts', `import { loadGame } from '../../games/index.ts';`],
    ['src/app/home/x.ts', `const { rng } = await import('../../kit/rng.ts');`],
    ['src/app/home/x.ts', `const worker = new Worker(new URL('../bots/think.worker.ts', import.meta.url));`],
    ['src/app/home/x.ts', `const picture = new URL('../../games/card-game/cover.svg', import.meta.url);`],
    ['server/x.ts', `import fastify from 'fastify';`],
    ['tools/card-game/x.ts', `import { play } from '../../src/${INSIDE}';`],
    ['test/games/card-game/x.test.ts', `import { play } from '../../../src/${INSIDE}';`],
    ['package/card-game/x.ts', `export { play } from '../../src/${INSIDE}';`],
    ['src/games/card-game/rules/x.ts', `import { rng } from '../../../kit/rng.ts';`],
  ];
  for (const [file, text] of allowed) expect([file, text, said(file, text)]).toEqual([file, text, []]);
});

it('every exception says why', () => {
  const places = new Set(ROOMS.map(({ files }) => files));
  expect(places.size).toBe(ROOMS.length);
  const single = ROOMS.filter(({ files }) => files.endsWith('.ts') && files !== 'src/games/index.ts');
  for (const { files, because } of single)
    expect([files, because ?? '']).toEqual([files, expect.stringMatching(/\.$/)]);
});
