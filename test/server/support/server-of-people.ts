/** A server that knows people and sends them something, for all tests of a file. */
import { afterAll, beforeAll } from '@jest/globals';
import type { RunningServer } from '../../../server/server.ts';
import { GAME_NAME } from '../../support/game.ts';
import { type Answered, type Ask, asker } from './own-page.ts';
import { type Receiver, startReceiver } from './push-receiver.ts';
import { lobbyOf, scratchFolder, testServer } from './running.ts';

/** Starts it before the tests, with what receives its notifications, and closes both after them. */
export function serverOfPeople(env: Record<string, string> = {}) {
  const { folder, remove } = scratchFolder();
  const file = `${folder}/data.sqlite`;
  let server: RunningServer;
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
    server = await testServer({
      DATA_FILE: file,
      BOT_THREADS: '0',
      SITE_URL: 'https://play.example.org',
      NOTIFY_HOSTS: receiver.host,
      ...env,
    });
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
    remove();
  });

  const ask: Ask = (path, asked) => asker(server.address)(path, asked);
  const newTable = async (numPlayers = 2): Promise<string> =>
    (await lobbyOf(server.address).createMatch(GAME_NAME, { numPlayers, unlisted: true })).matchID;
  const join = (matchID: string, playerName: string, headers: Record<string, string>): Promise<Answered> =>
    ask(`/games/${GAME_NAME}/${matchID}/join`, { body: { playerName }, headers });

  return {
    folder,
    file,
    ask,
    newTable,
    join,
    /** Where it listens. */
    get address() {
      return server.address;
    },
    get receiver() {
      return receiver;
    },
  };
}
