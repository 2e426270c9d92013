import { expect, it } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';
import type { GameRecord } from '../../../src/kit/record/record.ts';
import { main } from '../../../tools/analyse.ts';
import { run } from '../../tools/running.ts';

const samples = await (await loadGame('dominant-species')).samples!('en');
const record = (await samples[1]!.load()) as GameRecord;
const begun = JSON.stringify({ ...record, moves: record.moves.slice(0, 25) });

it('analyse says of each decision how everybody stood, and what cost most', async () => {
  const { status, stdout } = await run(main, ['-', '--json', '--budget-ms', '1'], begun);
  expect(status).toBe(0);
  const lines = stdout.trim().split('\n');
  const decisions = lines.map(
    (line) => JSON.parse(line) as { move: number; players: { place: number; score: number }[] },
  );
  expect(decisions.length).toBeGreaterThan(10);
  expect(decisions.every(({ move }) => move >= 1 && move <= 25)).toBe(true);
  for (const { players } of decisions) {
    expect(players.reduce((sum, { place }) => sum + place, 0)).toBeCloseTo(6, 6);
    expect(players.every(({ score }) => score > 50 && score < 250)).toBe(true);
  }
  const plain = await run(main, ['-', '--budget-ms', '1'], begun);
  expect(plain.stdout).toMatch(/^\d+ decisions, \d+ of them looked at twice\n/);
});

it('analyse refuses what is no record, and one of another game than --game names', async () => {
  expect((await run(main, ['-'], '{"format":"chess"}')).status).toBe(1);
  expect((await run(main, ['-'], '{')).status).toBe(2);
  const { status, stderr } = await run(main, ['-', '--game', 'card-game'], begun);
  expect([status, stderr]).toEqual([2, '--game: - is of dominant-species, not of card-game\n']);
});
