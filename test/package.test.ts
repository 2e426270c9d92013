import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, mkdirSync, cpSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('can be imported by another project: game, rules and types', () => {
  const dir = mkdtempSync(join(tmpdir(), 'dominant-species-'));
  try {
    const home = join(dir, 'node_modules/dominant-species');
    mkdirSync(home, { recursive: true });
    cpSync(join(root, 'package.json'), join(home, 'package.json'));
    for (const dependency of ['boardgame.io', 'honeycomb-grid', 'pure-rand']) {
      symlinkSync(join(root, 'node_modules', dependency), join(dir, 'node_modules', dependency));
    }
    const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const built = node(tsc, '-p', join(root, 'tsconfig.package.json'), '--outDir', join(home, 'dist/package'));
    expect(built.stdout).toBe('');

    writeFileSync(
      join(dir, 'use.mts'),
      `import { DominantSpecies, type State, legalMoves, newGame, randomDealer, generator } from 'dominant-species';
       const setup = { players: 2, animalsEach: 1, randomEarth: false, animals: 'dealt' } as const;
       const state: State = newGame(setup, randomDealer(generator(1)));
       console.log(DominantSpecies.name, legalMoves(state).length);`,
    );
    const typed = node(tsc, '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck', '--strict', 'use.mts');
    expect(typed.stdout).toBe('');
    expect(node('use.mjs')).toMatchObject({ status: 0, stdout: 'dominant-species 41\n' });
  } finally {
    rmSync(dir, { recursive: true });
  }
});
