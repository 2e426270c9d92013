/** Moves that no person of some sense makes: bots and hints leave them out. */
import { describe, expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import { adviserAmong, startAdvice } from '../../src/kit/analysis/advice.ts';
import { chanceOf } from '../../src/kit/arena/arena.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { sensible } from '../../src/kit/bots/silly.ts';

describe('Sensible moves', () => {
  const odd = { name: 'odd', is: (_: unknown, move: number) => move % 2 === 1 };
  it('are those that are not silly, or all if every one is', () => {
    expect(sensible(null, [1, 2, 3, 4], [odd])).toEqual([2, 4]);
    expect(sensible(null, [1, 3], [odd])).toEqual([1, 3]);
  });
});

describe.each([
  ['card-game', 4, 2],
  ['evolution-game', 3, 1],
  ['dominant-species', 3, 1],
] as const)('In %s', (id, players, deals) => {
  it('neither hints nor bots above the gentle ones make any', async () => {
    const game: GameModule = await loadGame(id as string);
    const { rules } = game;
    const silly = await game.silly!();
    const levels = await game.bots();
    const adviser = adviserAmong(levels)!;
    const greedy = levels.find(({ name }) => name === 'greedy')!;
    const made: string[] = [];
    for (let deal = 1; deal <= deals; deal++) {
      const chance = chanceOf(deal);
      const randomInt = rng(deal);
      const s = rules.newGame(rules.defaultOptions(players), chance);
      for (let i = 0, open = rules.decision(s); open !== null && i < 120; i++, open = rules.decision(s)) {
        const view = rules.view(s, open.player);
        const legal = rules.legalMoves(s);
        const avoidable = legal.filter((each) => !silly.some((kind) => kind.is(view, each)));
        const advised = startAdvice(game, adviser, view, undefined, 16);
        while (advised.step());
        const decided = greedy.decide(view, randomInt);
        for (const move of [advised.advice().move, decided]) {
          for (const kind of silly) if (avoidable.length > 0 && kind.is(view, move)) made.push(kind.name);
        }
        rules.play(s, decided, chance);
      }
    }
    expect(made).toEqual([]);
  });
});
