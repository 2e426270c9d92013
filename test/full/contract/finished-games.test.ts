/** Records remain valid: games finished in the past end in exactly the same way, so that no change of the rules goes unnoticed. */
import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../../src/games/index.ts';
import { replay } from '../../../src/kit/record/replay.ts';
import { timelineOf } from '../../../src/kit/record/timeline.ts';
import { hashOf } from '../../../tools/finished-game.ts';
import { finishedGames } from '../../support/finished-games.ts';

describe.each(gameIds)('Finished games of %s', (id) => {
  const kept = finishedGames(id);

  it('are kept of every kind of table there is, by every kind of bots', async () => {
    const { meta, rules, notation } = await loadGame(id);
    const tables =
      rules.variants?.() ??
      Array.from({ length: meta.maxPlayers - meta.minPlayers + 1 }, (_, i) =>
        rules.defaultOptions(meta.minPlayers + i),
      );
    const wanted = tables.map((options) => JSON.stringify(notation.options.write(options)));
    expect(kept.map(({ level }) => level).sort()).toEqual(['greedy', 'random', 'strong']);
    for (const { games } of kept) {
      const have = games.map(({ record }) => JSON.stringify((record as { setup: unknown }).setup));
      expect(new Set(have)).toEqual(new Set(wanted));
    }
  });

  it.each(kept)('of $level bots replay to the same end', async ({ games }) => {
    const game = await loadGame(id);
    expect(games.length).toBeGreaterThan(2);
    const ends = games.map(({ record }) => {
      const { state } = replay(game, record);
      return { result: game.rules.result(state), end: hashOf(game, state) };
    });
    expect(ends).toEqual(games.map(({ result, end }) => ({ result, end })));
  });

  it('read the same in a viewer as in a replay', async () => {
    const game = await loadGame(id);
    const [first] = kept[0]!.games;
    const timeline = timelineOf(game, first!.record);
    const { state, moves } = replay(game, first!.record);
    expect(timeline.last).toBe(moves);
    expect(timeline.at(timeline.last)).toEqual(state);
    timeline.at(0);
    expect(timeline.at(timeline.last)).toEqual(state);
  });
});
