/** Long runs: they hold nothing of what is done, say which game failed, and report what they found by then. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { endedEarly } from '../../../tools/command-line.ts';
import { type SampleJob, performAll } from '../../tools/sample-jobs.ts';

const nameOf = ({ seed }: SampleJob): string => `seed ${String(seed)}`;

/** Performs jobs; the results in the order in which they were handed over. */
async function performed(jobs: Iterable<SampleJob>, workers: number, isInterrupted?: (done: number) => boolean) {
  const results: number[] = [];
  const ended = await performAll(jobs, {
    workers,
    nameOf,
    isInterrupted: () => isInterrupted?.(results.length) ?? false,
    onResult: (result) => void results.push(result),
  });
  return { ...ended, results };
}

/** Jobs that are made when they are asked for, and how many were. */
function counted(jobs: number, first?: SampleJob['does']) {
  const made = { count: 0 };
  const each = function* (): Generator<SampleJob> {
    for (let seed = 0; seed < jobs; seed++) {
      made.count++;
      yield seed === 0 && first !== undefined ? { seed, does: first } : { seed };
    }
  };
  return { made, jobs: each() };
}

describe.each([0, 2])('jobs, %i at a time', (workers) => {
  it('are made as they are needed, and their results handed over in order', async () => {
    const { made, jobs } = counted(1_000_000);
    const { done, failure, results } = await performed(jobs, workers, (soFar) => soFar >= 300);
    expect(failure).toBeNull();
    expect(done).toBe(results.length);
    expect(results).toEqual(results.toSorted((a, b) => a - b));
    expect(made.count).toBeLessThan(2000);
  });

  it('end with the one that throws, by its name', async () => {
    const jobs: SampleJob[] = [{ seed: 5 }, { seed: 6, does: 'throw' }];
    const { failure, done } = await performed(jobs, workers);
    expect(failure).toBe('seed 6: no legal move');
    expect(done).toBeLessThan(2);
  });
});

describe('a pool of workers', () => {
  it('names the job whose worker ended, and hands over what others have done', async () => {
    const jobs: SampleJob[] = [{ seed: 7 }, { seed: 8, does: 'exit' }];
    const { failure, results } = await performed(jobs, 1);
    expect(failure).toBe('seed 8: its worker ended with status 3');
    expect(results).toEqual([7]);
  });

  it('does not run far ahead of a slow job', async () => {
    const { made, jobs } = counted(10_000, 'wait');
    await performed(jobs, 2, (soFar) => soFar > 0);
    expect(made.count).toBeLessThan(1000);
  });

  it('hands over what is done at an interruption, though a job before it is not', async () => {
    const { jobs } = counted(100, 'wait');
    const started = performance.now();
    const { results } = await performed(jobs, 2, () => performance.now() - started > 900);
    expect(results).not.toContain(0);
  });
});

it('a run that a job ended says so with status 1; an interrupted one with status 0', () => {
  const said: string[] = [];
  const io = {
    stdin: () => '',
    out: () => undefined,
    err: (line: string) => void said.push(line),
    isTerminal: false,
    isInterrupted: () => false,
  };
  expect(endedEarly(io, { done: 3, failure: 'seed 4: no legal move' }, 9, 'games')).toBe(1);
  expect(endedEarly(io, { done: 3, failure: null }, 9, 'games')).toBe(0);
  expect(endedEarly(io, { done: 9, failure: null }, 9, 'games')).toBe(0);
  expect(said).toEqual(['stopped after 3 of 9 games: seed 4: no legal move\n', 'interrupted after 3 of 9 games\n']);
});

/** Runs a file with a heap of so many megabytes. */
async function withHeap(megabytes: number, file: string, args: readonly string[]) {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${String(megabytes)}`, '--import', 'tsx', file, ...args],
    { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, stdout, stderr };
}

it('simulate plays hundreds of games in a heap that holds the records of some dozens', async () => {
  const args = ['--players', '2', '--games', '600', '--workers', '0', '--max-turns', '60'];
  const { status, stdout, stderr } = await withHeap(80, 'tools/simulate.ts', args);
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^600 games, 0 failed/);
});

it('simulate plays all games by one command, and says which is which', async () => {
  const { status, stdout } = await withHeap(300, 'tools/simulate.ts', [
    '--game',
    'all',
    '--games',
    '2',
    '--max-turns',
    '1',
  ]);
  expect(status).toBe(0);
  expect(stdout.match(/^(\S+)\n2 games, 0 failed/gm)).toEqual([
    'dominant-species\n2 games, 0 failed',
    'card-game\n2 games, 0 failed',
    'evolution-game\n2 games, 0 failed',
  ]);
});
