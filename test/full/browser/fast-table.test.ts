/** An online table at which the others move faster than a page can draw. */
import { afterEach, expect, it } from '@jest/globals';
import { rng } from '../../../src/kit/rng.ts';
import { type PlainClient, open, plainClient, reached, stateOf, synced } from '../../server/support/running.ts';
import { onTheServer, personal, setTable } from '../../browser/support/online-site.ts';

/** A number of moves, as fast as the server accepts them. */
const MOVES = 300;

onTheServer(
  'a fast table',
  (site) => {
    let clients: PlainClient[] = [];
    afterEach(() => {
      for (const client of clients.splice(0)) client.stop();
    });

    it.each(['fast', 'calm'] as const)(
      'is drawn to the end when moves come faster than frames, at the pace "%s"',
      async (pace) => {
        const table = await setTable(site.address, ['Ann', 'Ben']);
        const page = await site.open(personal(site.address, table, 0), { pace });
        await page.locator('[data-question]').waitFor();
        clients = [0, 1].map((seat) => plainClient(site.address, table.matchID, table.seats.get(seat)));
        await synced(...clients);
        const randomInt = rng(3);
        let made = 0;
        for (; made < MOVES; made++) {
          const now = stateOf(clients[0]!)!;
          const question = open(now);
          if (!question) break;
          const { move, args } = question.moves[randomInt(question.moves.length)]!;
          clients[Number(question.playerID)]!.moves[move]!(...args);
          await Promise.all(clients.map((client) => reached(client, now._stateID + 1)));
        }
        await page.locator(`[data-state-id="${String(made)}"]`).waitFor();
        expect(site.complaints).toEqual([]);
      },
    );
  },
  (type) => type === 'error',
);
