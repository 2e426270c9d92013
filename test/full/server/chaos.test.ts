/** The command that makes servers fail while people play, for a few seconds. */
import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

const chaos = (...args: string[]) =>
  spawnSync('npm', ['run', '-s', 'chaos', '--', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
  });

it('nothing acknowledged is lost, nothing hidden is shown, and all tables go on', () => {
  const { status, stdout, stderr } = chaos('--minutes', '0.25', '--tables', '3');
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stdout).toMatch(/one process, SQLite: [1-9]\d* moves acknowledged/);
  expect(stdout).toContain('lost: 0\nshown to the wrong person: 0\nstuck: 0\n');
}, 180_000);

it('says what is allowed', () => {
  expect(chaos('--minutes', '-1')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--minutes: more than 0'),
  });
});
