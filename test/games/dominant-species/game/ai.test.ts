/** boardgame.io's own bots, which find their moves by `ai.enumerate`. Few iterations: its search is slow at games of this size. */
import { createRequire } from 'node:module';
import type { Game, PlayerID, State } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { describe, expect, it } from '@jest/globals';
import { DominantSpecies, type G } from '../../../../src/games/dominant-species/game/game.ts';

interface Bot {
  play(state: State<G>, playerID: PlayerID): Promise<{ action: { payload: { type: string; args: unknown[] } } }>;
}
interface Options {
  game: Game<G>;
  enumerate: unknown;
  seed: string;
  iterations?: number;
  playoutDepth?: number;
}
type Bots = Record<'RandomBot' | 'MCTSBot', new (options: Options) => Bot>;
const { RandomBot, MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as Bots;

describe.each([
  ['RandomBot', RandomBot, {}, 20],
  ['MCTSBot', MCTSBot, { iterations: 2, playoutDepth: 2 }, 2],
] as const)("boardgame.io's %s", (_name, BotClass, limits, count) => {
  it('plays legal moves', async () => {
    const game = DominantSpecies as Game<G>;
    const client = Client<G>({ game, numPlayers: 3, debug: false });
    const bot = new BotClass({ game, enumerate: game.ai!.enumerate, seed: 'a', ...limits });
    for (let made = 0; made < count; made++) {
      const state = client.getState()!;
      const { action } = await bot.play(state, state.ctx.currentPlayer);
      client.moves[action.payload.type]!(...action.payload.args);
      expect(client.getState()!._stateID).toBe(made + 1);
    }
  });
});
