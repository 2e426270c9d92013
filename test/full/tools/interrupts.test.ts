/** Ctrl+C during every long command: a process that gets SIGINT while it works ends with status 0 and prints what it has. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'dominant-species-interrupted-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const inFolder = (name: string): string => join(folder, name);

/** Starts a command, sends SIGINT as soon as it prints `what`, and waits for its end. */
async function interrupted(file: string, args: readonly string[], what: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => {
    const isBegun = stderr.includes(what);
    stderr += text.toString();
    if (!isBegun && stderr.includes(what)) child.kill('SIGINT');
  });
  await closed;
  return { status: child.exitCode, stdout, stderr };
}

const game = inFolder('game.json');
const [sample] = await (await loadGame('evolution-game')).samples!('en');
writeFileSync(game, JSON.stringify(await sample!.load()));
const cards = inFolder('cards.json');
const networks = inFolder('networks.json');
const training = inFolder('training');

/** Each has far more to do than the test waits for, and is interrupted once it shows that it has begun; then it must have this. */
const LONG: readonly {
  readonly command: string;
  /** What it prints then. */
  readonly what: string;
  readonly has: (stdout: string, stderr: string) => void;
}[] = [
  {
    command: 'simulate --game card-game --games 1000000 --workers 1',
    what: ' games, ',
    has: (stdout) => {
      expect(stdout).toMatch(/^\d+ games, 0 failed/);
    },
  },
  {
    command: 'arena --game card-game --seats random,random --games 900000 --workers 1',
    what: ' games, ',
    has: (stdout) => {
      expect(stdout).toMatch(/^\d+ games on \d+ deals/);
    },
  },
  {
    command: `analyse ${game}`,
    what: ' decisions, ',
    has: (stdout) => {
      expect(stdout).toMatch(/^\d+ decisions, \d+ of them looked at twice/);
    },
  },
  {
    command: 'challenges --game card-game --lines 100000',
    what: ' lines, ',
    has: (stdout) => {
      expect(stdout).toMatch(/^card-game \S+ random \d\.\d{3} \(of \d+ lines\) led unknown \(of 0 lines\)\n$/);
    },
  },
  {
    command: 'judge-hints --hints 1000',
    what: '0 of 1000 hints',
    has: (stdout) => {
      expect(stdout).toBe('');
    },
  },
  {
    command: 'train --game card-game --games 60 --out ' + cards,
    what: ' games, ',
    has: (_, stderr) => {
      expect(stderr).toContain('learned for 2 players\n');
      expect(Object.keys(JSON.parse(readFileSync(cards, 'utf8')) as object)).toEqual(['2', '3', '4', '5', '6']);
    },
  },
  {
    command: 'train --game evolution-game --out ' + networks,
    what: ' games, ',
    has: (_, stderr) => {
      expect(stderr).toContain('learned for no number of players\n');
      expect(existsSync(networks)).toBe(false);
    },
  },
  {
    command: `train --games 1000 --max-turns 1 --workers 0 --dir ${training} --out ${networks}`,
    what: ' games of round 1, ',
    has: (_, stderr) => {
      expect(stderr).toContain(`is in ${training}: the same command goes on from there\n`);
      expect(existsSync(join(training, 'plan.json'))).toBe(true);
      expect(existsSync(networks)).toBe(false);
    },
  },
  {
    command: `tune --games 100000 --workers 0 --max-turns 1 --out ${networks}`,
    what: ' games, ',
    has: (_, stderr) => {
      expect(stderr).toContain('interrupted after 0 of 100 rounds\n');
      expect(existsSync(networks)).toBe(false);
    },
  },
  {
    command: `tune --fit --games 100000 --max-turns 1 --out ${networks}`,
    what: ' games, ',
    has: () => {
      expect(existsSync(networks)).toBe(false);
    },
  },
];

it.each(LONG)('$command', async ({ command, what, has }) => {
  const [name, ...args] = command.split(' ');
  const { status, stdout, stderr } = await interrupted(`tools/${name!}.ts`, args, what);
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^interrupted after \d+ of \d+ /m) });
  has(stdout, stderr);
});
