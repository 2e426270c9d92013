/** boardgame.io's own bots, which find moves through `ai.enumerate`, in every game. Few iterations: their search is slow in games of this size. */
import { createRequire } from 'node:module';
import type { Game, PlayerID, State } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';

interface Bot {
  play(state: State, playerID: PlayerID): Promise<{ action: { payload: { type: string; args: unknown[] } } }>;
}
interface Options {
  game: Game;
  enumerate: unknown;
  seed: string;
  iterations?: number;
  playoutDepth?: number;
}
type Bots = Record<'RandomBot' | 'MCTSBot', new (options: Options) => Bot>;
const { RandomBot, MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as Bots;

describe.each(gameIds)('%s', (id) => {
  it.each([
    ['RandomBot', RandomBot, {}, 20],
    ['MCTSBot', MCTSBot, { iterations: 2, playoutDepth: 2 }, 2],
  ] as const)("is played by boardgame.io's %s, by legal moves", async (_name, BotClass, limits, count) => {
    const module = await loadGame(id);
    const { rules } = module;
    const game = (await module.bgio()) as Game;
    const client = Client({ game, numPlayers: 3, debug: false });
    const bot = new BotClass({ game, enumerate: game.ai!.enumerate, seed: 'a', ...limits });
    for (let made = 0; made < count; made++) {
      const state = client.getState()!;
      const asked = rules.decision((state.G as { state: unknown }).state)!.player;
      const { action } = await bot.play(state, String(asked));
      client.moves[action.payload.type]!(...action.payload.args);
      expect(client.getState()!._stateID).toBe(made + 1);
    }
  });
});
