import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../../../..');

/** Plays bots at every kind of table, strong ones with a millisecond for each move. */
function soak(...args: string[]): string {
  const all = ['--every-table', '--bots', 'strong,greedy,random', '--budget-ms', '1', ...args];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'tools/simulate.ts'), ...all],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

describe('bots of every level, with a millisecond for an answer', () => {
  it('make no illegal move and come to an end of their turns at every table', () => {
    expect(soak('--games', '28', '--max-turns', '1')).toContain('28 games, 0 failed');
  });

  it('do so from positions that play never reaches', () => {
    expect(soak('--games', '28', '--max-turns', '1', '--positions', '--seed', '40')).toContain('28 games, 0 failed');
  });
});
