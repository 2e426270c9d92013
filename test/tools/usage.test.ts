/** Wrong usage of every command: status 2, the option that is wrong, and what is allowed. */
import { expect, it } from '@jest/globals';
import { main as analyse } from '../../tools/analyse.ts';
import { main as arena } from '../../tools/arena.ts';
import { main as challenges } from '../../tools/challenges.ts';
import type { Main } from '../../tools/command-line.ts';
import { main as findChallenges } from '../../tools/find-challenges.ts';
import { main as findDaily } from '../../tools/find-daily.ts';
import { main as judgeHints } from '../../tools/judge-hints.ts';
import { main as replay } from '../../tools/replay.ts';
import { main as simulate } from '../../tools/simulate.ts';
import { main as train } from '../../tools/train.ts';
import { main as tune } from '../../tools/tune.ts';
import { run } from './running.ts';

const mains = { analyse, arena, challenges, findChallenges, findDaily, judgeHints, replay, simulate, train, tune };

it.each<[command: keyof typeof mains, args: string, message: string]>([
  ['simulate', '--game', "'--game <value>' argument missing"],
  ['simulate', '--sed 3', '--sed: neither this command nor dominant-species has that option; allowed: --game, '],
  ['simulate', '--game card-game --random-earth', 'nor card-game has that option'],
  ['arena', '--seats a,b', '--seats: a is not a level; allowed: random, '],
  ['arena', '--until 2', '--until: 2 is not two win shares'],
  ['replay', 'a b', 'exactly one FILE is expected'],
  ['analyse', 'package.json --game chess', '--game: chess is not a game; allowed: dominant-species, card-game, '],
  ['challenges', '--only nothing', '--only: nothing is no challenge of dominant-species; allowed: '],
  ['challenges', '--lines 0', '--lines: 0 is not a whole number from 1 to 100000'],
  ['train', '--game', '--game: nothing is not a game; allowed: '],
  ['train', '--game card-game --players 9', '--players: 9 is not a whole number from 2 to 6'],
  ['train', '--percent 5', "Unknown option '--percent'"],
  ['tune', '--game evolution-game', '--game: evolution-game has no command tune; allowed: dominant-species'],
  ['judgeHints', '--hints no', '--hints: no is not a whole number from 1'],
  ['findDaily', '--most none', '--most: none is not a whole number from 1'],
  ['findChallenges', 'abc', "Unexpected argument 'abc'"],
])('%s %s', async (command, args, message) => {
  const main: Main = mains[command];
  const { status, stdout, stderr } = await run(main, args.split(' '));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

it.each(Object.entries(mains))('%s prints its options for --help', async (_, main) => {
  const { status, stdout, stderr } = await run(main, ['--help']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^npm run -s [a-z-]+ -- /);
  expect(stdout).toContain('--game NAME');
});
