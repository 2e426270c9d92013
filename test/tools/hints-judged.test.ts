/** Hints to be judged: where they are asked for, and which are wrong. */
import { describe, expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { runToEnd } from '../../src/kit/steps.ts';
import { type JudgedHint, isWrong, judgedGame, samplePosition } from '../../tools/hints-judged.ts';

describe('Hints', () => {
  it('are wrong where the next best answer does better beyond two standard errors', () => {
    const hint = (ahead: number): JudgedHint =>
      ({ againstNext: { playouts: 8, ahead, standardError: 2, won: 0 } }) as unknown as JudgedHint;
    expect(isWrong(hint(-4.1))).toBe(true);
    expect(isWrong(hint(-3.9))).toBe(false);
  });

  it.each(['card-game', 'evolution-game', 'dominant-species'])(
    'of %s are asked for where there is something to choose, the same each time',
    async (id) => {
      const game: GameModule = await loadGame(id);
      const judged = (await judgedGame(game))!;
      const sampled = (deal: number): unknown =>
        runToEnd(samplePosition(judged, game.rules.defaultOptions(2), deal, 1));
      for (let deal = 1; deal <= 2; deal++) {
        const s = sampled(deal);
        expect(game.rules.legalMoves(s).length).toBeGreaterThan(1);
        expect(sampled(deal)).toEqual(s);
      }
    },
  );
});
