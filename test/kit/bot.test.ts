import { describe, expect, it } from '@jest/globals';
import { botClass } from '../../src/kit/boardgame/bot.ts';
import type { G } from '../../src/kit/boardgame/g.ts';

/** A game for two in which player 1 is to move; a seat's view holds the number of that seat. */
const game = {
  rules: {
    decision: () => ({ player: 1, phase: 'play', stage: 'turn' }),
    view: (s: string, viewer: number | null) => `${s} as seen from ${String(viewer)}`,
  },
  actions: { write: (move: string) => ({ move: 'say', args: [move] }) },
};
const state = { G: { state: 'the table' } as G<string, string> };

describe('A bot for boardgame.io', () => {
  it('is given what its seat sees of the state, and its move is sent as that seat', async () => {
    const bot = new (botClass<string, string>(game, (view) => view))({ seed: 1 });
    expect(await bot.play(state, '1')).toEqual({
      action: {
        type: 'MAKE_MOVE',
        payload: { type: 'say', args: ['the table as seen from 1'], playerID: '1' },
      },
    });
  });

  it('refuses to answer for a player who is not asked', async () => {
    const bot = new (botClass<string, string>(game, (view) => view))({ seed: 1 });
    await expect(bot.play(state, '0')).rejects.toThrow('player 0 is not asked');
  });

  it('draws the same from the same seed', async () => {
    const Bot = botClass<string, string>(game, (_, randomInt) => String(randomInt(1e9)));
    const drawn = async (seed: number) => (await new Bot({ seed }).play(state, '1')).action;
    expect(await drawn(1)).toEqual(await drawn(1));
    expect(await drawn(1)).not.toEqual(await drawn(2));
  });
});
