/** Commands in the documents that start programs of their own, exactly as written; those that would take minutes are given less to do. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { CHROMIUM } from '../../browser/support/chromium.js';
import { ROOT, emptyFolder, plainEnv } from './checkout.ts';

jest.setTimeout(5 * 60_000);

const { folder, remove } = emptyFolder();
afterAll(remove);

const run = (command: string, env: Record<string, string> = {}): string =>
  execFileSync('sh', ['-c', command], {
    cwd: ROOT,
    encoding: 'utf8',
    env: plainEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 4 * 60_000,
  });

describe('npm start', () => {
  it('serves the page for development', async () => {
    // No browser is opened, and any port will do.
    const child = spawn('npm', ['start', '--', '--port', '0'], {
      cwd: ROOT,
      detached: true,
      env: plainEnv({ BROWSER: 'none', NO_COLOR: '1' }),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit');
    try {
      const address = await new Promise<string>((resolve, reject) => {
        createInterface(child.stdout).on('line', (line) => {
          const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
          if (found !== undefined) resolve(found);
        });
        child.once('exit', (code) => {
          reject(new Error(`it ended with ${String(code)}`));
        });
      });
      const page = await fetch(address);
      expect(page.status).toBe(200);
      const [, entry] = /<script type="module" src="([^"@]+)"/.exec(await page.text())!;
      const script = await fetch(new URL(entry!, address));
      expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    } finally {
      process.kill(-child.pid!, 'SIGTERM');
      await ended;
    }
  });
});

describe('npm run -s arena', () => {
  it.each([
    ['npm alone', (npm: number) => npm],
    ['npm and all it started, as Ctrl+C in a terminal does', (npm: number) => -npm],
  ])('interrupted by a signal to %s, prints what it has', async (_, receiver) => {
    const args = [
      'run',
      '-s',
      'arena',
      '--',
      '--seats',
      'random,random',
      '--games',
      '999999',
      '--workers',
      '1',
      '--json',
    ];
    const child = spawn('npm', args, {
      cwd: ROOT,
      detached: true,
      env: plainEnv({}),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const printed = { stdout: '', stderr: '' };
    child.stdout.on('data', (text: Buffer) => (printed.stdout += text.toString()));
    try {
      await new Promise<void>((resolve) => {
        child.stderr.on('data', (text: Buffer) => {
          printed.stderr += text.toString();
          if (printed.stderr.includes('1 of 1000000 games')) resolve();
        });
      });
      process.kill(receiver(child.pid!), 'SIGINT');
      await ended;
    } finally {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
    }
    const [, games] = /^interrupted after (\d+) of 1000000 games$/m.exec(printed.stderr) ?? [];
    expect(JSON.parse(printed.stdout)).toMatchObject({ games: Number(games), bots: [{ name: 'random' }] });
  });
});

describe('npm run docs', () => {
  it('makes a page of every entry of the package', () => {
    run(`npm run docs -- --out ${folder}/docs`);
    const { entryPoints } = JSON.parse(readFileSync(join(ROOT, 'typedoc.json'), 'utf8')) as { entryPoints: string[] };
    expect(readdirSync(join(folder, 'docs/modules'))).toHaveLength(entryPoints.length);
  });
});

describe('npm run bench', () => {
  it('compares the rules with the reducer and measures the page', () => {
    const printed = run('npm run bench -- --short');
    expect(printed).toMatch(/^evolution-game, rules : boardgame.io reducer +[\d.e+]+$/m);
    expect(printed).toMatch(/^first load of the home page, gzipped: [\d.]+ kB JavaScript/m);
    if (CHROMIUM !== undefined) expect(printed).toMatch(/^the same, without a look between clicks +3( +\d+){3}$/m);
  });
});

describe('npm run bench:server', () => {
  it('measures the server', () => {
    const printed = run("npm run bench:server -- --only 'this server, SQLite' --tables 2 --seconds 1 --saturate 1");
    expect(printed).toMatch(/50 tables at full speed: \d+ moves\/s; .*CPU \d\.\d\d cores/);
  });
});

/** Without systemd only the command of its unit is tested (server.test.ts). */
const withSystemd = spawnSync('systemd-analyze', ['--version']).status === 0 ? it : it.skip;

withSystemd('systemd finds nothing wrong with the unit', () => {
  const unit = readFileSync(join(ROOT, 'deploy/dominant-species.service'), 'utf8')
    // The program must be there; where Node is on this machine it is known.
    .replaceAll('/usr/bin/node', process.execPath);
  const file = join(folder, 'dominant-species.service');
  writeFileSync(file, unit);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes('dominant-species'))).toEqual([]);
  expect(status).toBe(0);
  expect(existsSync(file)).toBe(true);
});
