/** Backups of a server's data, made and restored exactly as docs/operating.md says. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { GAME_NAME } from '../../support/game.ts';
import { hasOwnDriver } from '../../../server/storage/sqlite/driver.ts';
import { openSqlite } from '../../../server/storage/sqlite.ts';
import { postgresForTests } from '../../server/support/databases.ts';
import { lobbyOf, scratchFolder, testServer } from '../../server/support/running.ts';

const ROOT = join(import.meta.dirname, '../../..');
const commands = [
  ...readFileSync(join(ROOT, 'docs/operating.md'), 'utf8').matchAll(/^(?:sqlite3|node -e|pg_dump|pg_restore) .*$/gm),
].map(([command]) => command.replace(/\s+#.*$/, ''));

/** Skips a test if a program is missing; in CI none may be. */
function isMissing(program: string): boolean {
  if (spawnSync(program, ['--version']).status === 0) return false;
  if (process.env.CI === 'true') throw new Error(`${program} is missing, and in CI its tests must not be left out.`);
  process.stderr.write(`${program} is missing: its tests are left out.\n`);
  return true;
}

describe('A copy of an SQLite file', () => {
  const { folder, remove } = scratchFolder();
  let matchID = '';
  beforeAll(async () => {
    mkdirSync(join(folder, 'data'));
    const server = await testServer({ DATA_FILE: join(folder, 'data/dominant-species.sqlite') });
    ({ matchID } = await lobbyOf(server.address).createMatch(GAME_NAME, { numPlayers: 2 }));
    await server.close();
  });
  afterAll(remove);

  const made = commands.filter(
    (command) =>
      command.includes('data/dominant-species.sqlite') &&
      // Old results are deleted, not copied.
      !command.includes('DELETE FROM') &&
      // One way is for this version of Node, the other for older or newer ones.
      !command.includes(hasOwnDriver ? 'better-sqlite3' : 'node:sqlite'),
  );

  it('is described', () => {
    expect(made).toHaveLength(3);
  });

  it.each(made)('%s', async (command) => {
    const [program] = command.split(' ') as [string];
    if (isMissing(program)) return;
    rmSync(join(folder, 'backup.sqlite'), { force: true });
    // Run as if in the server's folder, where its packages are found.
    const paths = createRequire(import.meta.url)
      .resolve.paths('better-sqlite3')!
      .join(':');
    execFileSync('sh', ['-c', command], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_PATH: paths },
      stdio: 'pipe',
    });
    const server = await testServer({ DATA_FILE: join(folder, 'backup.sqlite') });
    try {
      expect((await lobbyOf(server.address).getMatch(GAME_NAME, matchID)).matchID).toBe(matchID);
    } finally {
      await server.close();
    }
  });
});

describe('The last daily backup', () => {
  const { folder, remove } = scratchFolder();
  afterAll(remove);

  it('is put in place of the file as described', async () => {
    mkdirSync(join(folder, 'data'));
    const file = join(folder, 'data/dominant-species.sqlite');
    const before = await testServer({ DATA_FILE: file });
    const { matchID } = await lobbyOf(before.address).createMatch(GAME_NAME, { numPlayers: 2 });
    await before.close();
    for (const day of [1, 2]) {
      const storage = openSqlite(file);
      await storage.backups!.make(Date.UTC(2027, 0, day), 7);
      await storage.close();
    }
    const later = await testServer({ DATA_FILE: file });
    await lobbyOf(later.address).createMatch(GAME_NAME, { numPlayers: 3 });
    await later.close();
    const restoring = /```sh\n(rm -f data\/[^`]*)```/.exec(readFileSync(join(ROOT, 'docs/operating.md'), 'utf8'))![1]!;
    execFileSync('sh', ['-ec', restoring], { cwd: folder, stdio: 'pipe' });
    const after = await testServer({ DATA_FILE: file });
    try {
      const { matches } = await lobbyOf(after.address).listMatches(GAME_NAME);
      expect(matches.map((each) => each.matchID)).toEqual([matchID]);
    } finally {
      await after.close();
    }
  });
});

describe('A copy of a Postgres database', () => {
  it('is made, and brings back what was there', async () => {
    const reachable = await postgresForTests();
    await reachable?.drop();
    if (!reachable || isMissing('pg_dump')) return;
    const { folder, remove } = scratchFolder();
    const base = new URL(reachable.url);
    base.search = '';
    const client = new pg.Client({ connectionString: base.href });
    const name = `backup_${randomBytes(4).toString('hex')}`;
    const own = new URL(base);
    own.pathname = `/${name}`;
    const env = { PATH: process.env.PATH, DATABASE_URL: own.href };
    const shell = (command: string): void => {
      execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: 'pipe' });
    };
    const [dump, restore] = ['pg_dump', 'pg_restore'].map((program) =>
      commands.find((each) => each.startsWith(program))!,
    );
    await client.connect();
    try {
      await client.query(`create database ${name}`);
      const before = await testServer({ DATABASE_URL: own.href });
      const { matchID } = await lobbyOf(before.address).createMatch(GAME_NAME, { numPlayers: 2 });
      await before.close();
      shell(dump!);
      const between = await testServer({ DATABASE_URL: own.href });
      const later = await lobbyOf(between.address).createMatch(GAME_NAME, { numPlayers: 3 });
      await between.close();
      shell(restore!);
      const after = await testServer({ DATABASE_URL: own.href });
      try {
        const { matches } = await lobbyOf(after.address).listMatches(GAME_NAME);
        expect(matches.map((each) => each.matchID)).toEqual([matchID]);
        expect(matches.map((each) => each.matchID)).not.toContain(later.matchID);
      } finally {
        await after.close();
      }
    } finally {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
      remove();
    }
  });
});
