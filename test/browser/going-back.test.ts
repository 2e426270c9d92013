/** At an online table a player picks a point of the game and asks the others to go back there. */
import { expect, it } from '@jest/globals';
import { legalMoves, toBoardgameMove } from '../support/game.ts';
import { eventually } from '../support/waiting.ts';
import { plainClient, reached, seatedTable, stateOf, synced } from '../server/support/running.ts';
import { onTheServer } from './support/online-site.ts';
import { shot } from './support/shot.ts';
import { PHONE, WIDE } from './support/browser.ts';

const WORDS = {
  en: { ask: 'Ask to go back to here', asks: 'asks to take back the last 2 moves.', allow: 'Allow' },
  de: {
    ask: 'Bitten, hierher zurückzugehen',
    asks: 'bittet darum, die letzten 2 Züge zurückzunehmen.',
    allow: 'Erlauben',
  },
} as const;

onTheServer('Going back to a point of the game', (site) => {
  it.each([
    ['en', WIDE, 'light'],
    ['de', PHONE, 'dark'],
  ] as const)(
    'is asked for where one looks back, and happens once the others allow it, in %s',
    async (locale, screen, colorScheme) => {
      const words = WORDS[locale];
      const { matchID, seats } = await seatedTable(site.address, 2);
      const clients = seats.map((seat) => plainClient(site.address, matchID, seat));
      await synced(...clients);
      const states: unknown[] = [];
      for (let moves = 0; moves < 3; moves++) {
        const { G, ctx, _stateID } = stateOf(clients[0]!)!;
        const { move, args } = toBoardgameMove(legalMoves(G.state)[0]!);
        clients[Number(ctx.currentPlayer)]!.moves[move]!(...args);
        for (const client of clients) await reached(client, _stateID + 1);
        states.push(stateOf(clients[0]!)!.G.state);
      }
      const [ann, ben] = await Promise.all(
        seats.map(({ playerID, credentials }) =>
          site.open(`${site.address}/#table/${matchID}/${playerID}/${credentials}`, { ...screen, locale, colorScheme }),
        ),
      );
      await ann!.locator('.page-online').waitFor();
      await ann!.keyboard.press('l');
      await ann!.locator('.table-log li button:visible').last().waitFor();
      await ann!.locator('.table-log li button:visible').last().click();
      await ann!.locator('.replay-bar').waitFor();
      await ann!.keyboard.press('Home');
      await ann!.keyboard.press('ArrowRight');
      const button = ann!.getByRole('button', { name: words.ask });
      await button.waitFor();
      await shot(ann!, `going-back-${locale}`);
      await button.click();
      // The answers are shown at the table.
      await ann!.locator('.replay-bar').waitFor({ state: 'detached' });
      await ben!.getByText(words.asks).waitFor();
      await shot(ben!, `going-back-asked-${locale}`);
      await ben!.getByRole('button', { name: words.allow }).click();
      await eventually(() => {
        expect(stateOf(clients[0]!)!.G.state).toEqual(states[0]);
      });
      expect(site.complaints).toEqual([]);
      for (const client of clients) client.stop();
      await ann!.context().close();
      await ben!.context().close();
    },
  );
});
