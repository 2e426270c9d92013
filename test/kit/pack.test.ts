import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { LinkError, compact, pack, unpack } from '../../src/kit/documents/pack.ts';
import type { GameRecord } from '../../src/kit/record/record.ts';
import { replay } from '../../src/kit/record/replay.ts';

const LETTERS = /^[\w-]+$/;

describe('A packed document', () => {
  it('comes back as it was, in letters that links may have', async () => {
    const document = {
      format: 'x',
      names: ['Jürg', '☃', '🦎'],
      moves: Array.from({ length: 200 }, (_, i) => ({ move: i })),
    };
    const letters = await pack(document);
    expect(letters).toMatch(LETTERS);
    expect(letters.length).toBeLessThan(JSON.stringify(document).length / 2);
    expect(await unpack(letters)).toEqual(document);
  });

  it('is refused when a letter was changed, lost or added', async () => {
    const letters = await pack({ format: 'x', moves: [1, 2, 3] });
    const middle = Math.floor(letters.length / 2);
    const other = letters[middle] === 'A' ? 'B' : 'A';
    const damaged = [
      letters.slice(0, middle) + other + letters.slice(middle + 1),
      letters.slice(0, -2),
      letters.slice(1),
      `${letters}AAAA`,
      letters.toUpperCase(),
      '',
      '%%%',
    ];
    const reasons = await Promise.all(
      damaged.map((each) =>
        unpack(each).then(
          () => 'read',
          (error: unknown) => (error as LinkError).reason,
        ),
      ),
    );
    expect(reasons).toEqual(damaged.map(() => 'cut'));
  });

  it('is refused when it would unpack to more than any game is', async () => {
    const letters = await pack('a'.repeat(9_000_000));
    await expect(unpack(letters)).rejects.toThrow(new LinkError('foreign'));
  });
});

describe.each(gameIds)('The sample games of %s', (id) => {
  it('are finished, replay, and fit into a link of 5,000 letters', async () => {
    const game = await loadGame(id);
    const samples = (await game.samples?.('en')) ?? [];
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) {
      const record = (await sample.load()) as GameRecord;
      expect(game.rules.result(replay(game, record).state)).not.toBeNull();
      expect((await pack(compact(record))).length).toBeLessThan(5000);
    }
  });
});
