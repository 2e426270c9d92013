/** What the threads of a server's bots run in tests: what they always run, and the games of the tests besides. */
import { thinkerOf } from '../../server/bots/think.ts';
import { loadGame } from '../../src/games/index.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { tricks } from './tricks.ts';

/** Loads any game there is, the one of the tests too. */
export const loadAnyGame = (id: string): Promise<GameModule> =>
  id === 'tricks' ? Promise.resolve(tricks as unknown as GameModule) : loadGame(id);

export default thinkerOf(loadAnyGame);
