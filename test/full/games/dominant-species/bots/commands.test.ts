import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TERM_NAMES } from '../../../../../src/games/dominant-species/bots/evaluation.ts';
import { LEARNED, type NetworkWeights } from '../../../../../src/games/dominant-species/bots/network/value-network.ts';
import { main as arena } from '../../../../../tools/arena.ts';
import { main as train } from '../../../../../tools/train.ts';
import { main as tune } from '../../../../../tools/tune.ts';
import { run as runMain } from '../../../../tools/running.ts';
import { afterAll, describe, expect, it } from '@jest/globals';

const dir = mkdtempSync(join(tmpdir(), 'dominant-species-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

const mains = { arena, train, tune };
const run = (command: keyof typeof mains, ...args: string[]) => runMain(mains[command], args);

/** Options that make games short. */
const ONE_TURN = ['--max-turns', '1', '--workers', '0'];

describe('arena', () => {
  const document = (stdout: string): unknown =>
    JSON.parse(stdout, (key, value: unknown) => (key === 'msPerMove' ? 0 : value));

  it('plays whole deals and prints the same whatever the number of workers', async () => {
    const args = ['--seats', 'random,random,random', '--games', '4', '--seed', '9', '--max-turns', '2', '--json'];
    const one = await run('arena', ...args, '--workers', '0');
    expect(one.status).toBe(0);
    expect(one.stderr).toContain('6 of 6 games');
    expect(document(one.stdout)).toMatchObject({ games: 6, seed: 9, capped: 6, bots: [{ name: 'random', seats: 18 }] });
    const two = await run('arena', ...args, '--workers', '2');
    expect(document(two.stdout)).toEqual(document(one.stdout));
  });

  it('fills the seats left with the last bot named and prints a report', async () => {
    const { status, stdout } = await run(
      'arena',
      '--seats',
      'greedy,random',
      '--players',
      '3',
      '--games',
      '3',
      '--max-turns',
      '1',
      '--workers',
      '0',
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/^3 games on 1 deals/);
    expect(stdout).toMatch(/greedy: \d+\.\d % won \(equal: 33\.3 %\), 95 % interval .*, 3 seats in 3 games/);
    expect(stdout).toContain('random: ');
  });

  it('gives strong bots a budget, all the same or each its own', async () => {
    const args = [
      '--seats',
      'strong:2,strong:3ms,strong',
      '--iterations',
      '1',
      '--games',
      '1',
      '--max-turns',
      '1',
      '--workers',
      '0',
      '--json',
    ];
    const { status, stdout } = await run('arena', ...args);
    expect(status).toBe(0);
    const { bots } = JSON.parse(stdout) as { bots: { name: string; iterationsPerMove: number; illegal: number }[] };
    expect(bots.map(({ name }) => name)).toEqual(['strong:2', 'strong:3ms', 'strong']);
    for (const { iterationsPerMove, illegal } of bots) {
      expect(iterationsPerMove).toBeGreaterThan(0);
      expect(illegal).toBe(0);
    }
    expect(bots[2]!.iterationsPerMove).toBeLessThanOrEqual(1);
  });

  it('rates bots that all meet each other', async () => {
    const tournament = (seats: string, games: number, ...more: string[]) =>
      run('arena', '--tournament', '--seats', seats, '--games', String(games), ...ONE_TURN, ...more);
    const { status, stdout } = await tournament('random,gentle,casual', 6, '--json');
    expect(status).toBe(0);
    const { ratings } = JSON.parse(stdout) as { ratings: { name: string; against: object }[] };
    expect(ratings.map(({ name }) => name).sort()).toEqual(['casual', 'gentle', 'random']);
    for (const { name, against } of ratings) {
      expect(Object.keys(against).sort()).toEqual(['casual', 'gentle', 'random'].filter((each) => each !== name));
      expect(Object.values(against)).toEqual([
        expect.objectContaining({ games: 2 }),
        expect.objectContaining({ games: 2 }),
      ]);
    }
    expect((await tournament('random,casual', 2)).stdout).toMatch(/\| casual +\| -?\d+ \| -?\d+ to -?\d+ \|/);
  });

  it.each([
    [['--seats', 'greedy,nobody'], 'nobody is not a level'],
    [['--seats', 'strong:0,random'], '0 is not a whole number from 1'],
    [
      ['--seats', 'strong,random', '--cpu-time', '--workers', '2'],
      '--cpu-time: the processor counts a process, not a thread',
    ],
    [['--seats', 'strong,random', '--budget-ms', 'x'], '--budget-ms: x is not a whole number'],
    [['--players', '7'], '--players: 7 is not a whole number from 4 to 6'],
    [['--animals-each', '2'], '--animals-each: 2 animals each do not fit'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await run('arena', ...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('tune', () => {
  it('writes weights, the same from the same seed', async () => {
    const files: string[] = [];
    for (const name of ['a.json', 'b.json']) {
      const file = join(dir, name);
      const args = [
        '--rounds',
        '1',
        '--games',
        '2',
        '--max-turns',
        '1',
        '--seed',
        '3',
        '--workers',
        '0',
        '--out',
        file,
      ];
      expect((await run('tune', ...args)).status).toBe(0);
      files.push(readFileSync(file, 'utf8'));
    }
    expect(Object.keys(JSON.parse(files[0]!) as object)).toEqual(TERM_NAMES);
    expect(files[0]).toMatch(/^\{\n {2}"vps": 1,\n/);
    expect(files[1]).toBe(files[0]);
  });

  it('fits weights to games, the same from the same seed', async () => {
    const files: string[] = [];
    for (const name of ['c.json', 'd.json']) {
      const file = join(dir, name);
      expect(
        (await run('tune', '--fit', '--games', '2', '--max-turns', '1', '--seed', '3', '--out', file)).status,
      ).toBe(0);
      files.push(readFileSync(file, 'utf8'));
    }
    expect(Object.keys(JSON.parse(files[0]!) as object)).toEqual(TERM_NAMES);
    expect(files[0]).toMatch(/^\{\n {2}"vps": 1,\n/);
    expect(files[1]).toBe(files[0]);
  });
});

describe('tune, interrupted', () => {
  it.each([['--fit'], []])('writes the weights of the rounds that are done %#', async (...how) => {
    const tuned = async (name: string, rounds: string, at?: string): Promise<string> => {
      const out = join(dir, `${name}.json`);
      const args = [...how, '--rounds', rounds, '--games', '2', '--out', out, ...ONE_TURN];
      const options = at === undefined ? {} : { isTerminal: true, isInterrupted: (all: string) => all.includes(at) };
      const { status, stderr } = await runMain(tune, args, '', options);
      expect(status).toBe(0);
      expect(stderr.includes('interrupted after 1 of 2 rounds')).toBe(at !== undefined);
      return readFileSync(out, 'utf8');
    };
    expect(await tuned('interrupted', '2', '\r3 of 4 games')).toBe(await tuned('one-round', '1'));
  });
});

describe('a command of one game', () => {
  it('names the games that have it when asked for another', async () => {
    const { status, stderr } = await runMain(tune, ['--game', 'card-game']);
    expect([status, stderr]).toEqual([2, '--game: card-game has no command tune; allowed: dominant-species\n']);
    expect(await runMain(tune, ['--game=chess'])).toMatchObject({ status: 2 });
  });

  it('is found by --game, and its options by --help', async () => {
    const { stdout } = await runMain(train, ['--help', '--game', 'evolution-game']);
    expect(stdout).toContain('--percent N');
    expect(stdout).toContain('--game NAME  the game (dominant-species): dominant-species, card-game, evolution-game');
  });
});

describe('train', () => {
  const numbers = [
    '--rounds',
    '2',
    '--games',
    '2',
    '--rollouts',
    '1',
    '--epochs',
    '2',
    '--max-turns',
    '1',
    '--seed',
    '4',
  ];
  const trained = async (name: string, ...more: string[]): Promise<string> => {
    const out = join(dir, `${name}.json`);
    const { status, stderr } = await run('train', ...numbers, '--dir', join(dir, name), '--out', out, ...more);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    return readFileSync(out, 'utf8');
  };

  it('writes the same network whatever the number of workers, and however often it is broken off', async () => {
    const whole = await trained('whole', '--workers', '0');
    expect(whole).toContain('npm run -s train -- --rounds 2 --games 2 --rollouts 1 --seed 4');
    const rows = ({ tile, table }: NetworkWeights) => [tile.weights.length, table.length];
    // The layout of the file that the bots read.
    expect(rows(JSON.parse(whole) as NetworkWeights)).toEqual(rows(LEARNED));
    const out = join(dir, 'broken-off.json');
    const args = [...numbers, '--dir', join(dir, 'broken-off'), '--out', out, '--workers', '0'];
    for (const at of ['1 of 2 games of round 1', '1 of 8 epochs of round 1', '1 of 2 games of round 2']) {
      const { status, stderr } = await runMain(train, args, '', { isInterrupted: (shown) => shown.includes(at) });
      expect({ status, stderr }).toMatchObject({ status: 0 });
      expect(stderr).toMatch(/^interrupted after \d of \d /m);
      expect(existsSync(out)).toBe(false);
    }
    expect(await trained('broken-off', '--workers', '2')).toBe(whole);
  });

  it('does not mix what was played by other numbers', async () => {
    await trained('begun', '--rounds', '1', '--workers', '0');
    const { status, stderr } = await run('train', '--seed', '5', '--games', '2', '--dir', join(dir, 'begun'));
    expect(status).toBe(2);
    expect(stderr).toContain('was begun with {"seed":4');
  });
});
