/**
 * @jest-environment jsdom
 *
 * Data stored on a device by the version with only one game: records and saved games open, and lead to exactly the same position.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { openText } from '../../src/app/session/resume.ts';
import { described, savedText } from '../../src/app/storage/saved-games.ts';
import { loadGame } from '../../src/games/index.ts';
import { type Chance, noChance } from '../../src/kit/chance.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { main } from '../../tools/replay.ts';
import { run } from '../tools/running.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`test/fixtures/earlier-version/${name}.json`, 'utf8'));

it('a record is replayed to the same final position', async () => {
  const { record, moves, position } = read('record') as { record: unknown; moves: number; position: unknown };
  const { status, stdout } = await run(main, ['-', '--json'], JSON.stringify(record));
  expect(status).toBe(0);
  const end = JSON.parse(stdout) as Record<string, unknown>;
  expect(end).toMatchObject({ moves, question: null, legal: [], position });
});

it('a game that its page stored is found and goes on where it stood', async () => {
  const { saved, position } = read('saved-game') as { saved: string; position: unknown };
  localStorage.setItem('dominant-species:game', saved);
  const text = savedText('dominant-species')!;
  expect(described(text)).toEqual({ names: 'Ann, Ben, Cleo', moves: 200 });
  const { rules, notation }: GameModule = await loadGame('dominant-species' as string);
  const session = await openText(text, () => '', noChance as Chance);
  const { state } = session.local.now;
  expect(notation.position.write(state)).toEqual(position);
  expect(session.bots).toEqual([null, 'greedy', null]);
  expect(session.local.entries).toHaveLength(201);
  expect(rules.legalMoves(state).length).toBeGreaterThan(1);
});
