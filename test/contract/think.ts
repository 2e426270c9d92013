/** The code of a server's bot threads in tests: the usual one, and the games of the tests as well. */
import { thinkerOf } from '../../server/bots/think.ts';
import { loadGame } from '../../src/games/index.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { game as tricks } from '../tricks/index.ts';

/** Loads any game, including the one of the tests. */
export const loadAnyGame = (id: string): Promise<GameModule> =>
  id === 'tricks' ? Promise.resolve(tricks as unknown as GameModule) : loadGame(id);

export default thinkerOf(loadAnyGame);
