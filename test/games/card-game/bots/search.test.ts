import { describe, expect, it } from '@jest/globals';
import { game } from '../../../../src/games/card-game/index.ts';
import { TUNING, startSearch } from '../../../../src/games/card-game/bots/search.ts';
import { chanceOf } from '../../../../src/kit/arena/arena.ts';
import { rng } from '../../../../src/kit/rng.ts';

describe('The strong bot', () => {
  it('tries all its cards on the same tables with the same luck, however often it tries each', () => {
    const { rules } = game;
    const s = rules.newGame(rules.defaultOptions(3), chanceOf(1));
    const view = rules.view(s, rules.decision(s)!.player);
    const tried = (exploration: number) => {
      const search = startSearch(view, rng(1), { ...TUNING, exploration });
      for (let i = 0; i < 200; i++) search.step();
      return new Map(search.result().map(({ move, chances }) => [move, chances]));
    };
    const [usual, wide] = [tried(TUNING.exploration), tried(20)];
    let shared = 0;
    for (const [move, chances] of usual) {
      const both = Math.min(chances.length, wide.get(move)!.length);
      expect(chances.slice(0, both)).toEqual(wide.get(move)!.slice(0, both));
      if (both > 1) shared++;
    }
    expect(shared).toBeGreaterThan(1);
  });
});
