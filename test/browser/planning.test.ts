/** Two people at an online table: one plans ahead while the other decides, and the server plays it. */
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { GAME_NAME, legalMoves, toBoardgameMove } from '../support/game.ts';
import { eventually } from '../support/waiting.ts';
import { lobbyOf, plainClient, reached, seatedTable, stateOf, synced } from '../server/running.ts';
import { onTheServer } from './online-site.ts';
import { shot } from './shot.ts';
import { PHONE, WIDE } from './support.ts';

const WORDS = {
  en: {
    ask: 'Plan ahead',
    save: 'Save the plan',
    cancel: 'Cancel',
    planned: /^Planned: /,
    change: 'Change',
    remove: 'Delete the plan',
  },
  de: {
    ask: 'Vorausplanen',
    save: 'Plan speichern',
    cancel: 'Abbrechen',
    planned: /^Geplant: /,
    change: 'Ändern',
    remove: 'Plan löschen',
  },
} as const;

/** Answers the question by keyboard: Tab to the first choice, and Enter. */
async function answer(page: Page): Promise<void> {
  const target = page.locator('[data-move]:visible').first();
  await target.waitFor();
  await target.focus();
  await page.keyboard.press('Enter');
}

onTheServer('Planning ahead', (site) => {
  it.each([
    ['en', WIDE, 'light'],
    ['de', PHONE, 'dark'],
    ['en', PHONE, 'light'],
    ['de', WIDE, 'dark'],
  ] as const)(
    'is done on the board while the other decides, kept, changed, and played when it is asked, in %s',
    async (locale, screen, colorScheme) => {
      const words = WORDS[locale];
      const name = `${locale}-${screen === WIDE ? 'wide' : 'phone'}`;
      const { matchID, seats } = await seatedTable(site.address, 2);
      const clients = seats.map((seat) => plainClient(site.address, matchID, seat));
      await synced(...clients);
      const { ctx, _stateID: before } = stateOf(clients[0]!)!;
      const asked = Number(ctx.currentPlayer);
      const waiting = 1 - asked;
      const { playerID, credentials } = seats[waiting]!;
      const address = `${site.address}/#table/${matchID}/${playerID}/${credentials}`;
      const page = await site.open(address, { ...screen, locale, colorScheme });
      await page.getByRole('button', { name: words.ask }).click();
      await answer(page);
      await page.getByRole('button', { name: words.save }).waitFor();
      await answer(page);
      await shot(page, `planning-${name}`);
      await page.getByRole('button', { name: words.save }).click();
      await page.getByText(words.planned).waitFor();
      await shot(page, `planned-${name}`);
      // It is kept by the server, not by the browser.
      await page.reload();
      const told = (await page.getByText(words.planned).textContent())!;
      expect(told.split('; ')).toHaveLength(2);
      // The other sees nothing of it.
      expect((await lobbyOf(site.address).getMatch(GAME_NAME, matchID)).players[waiting]).not.toHaveProperty('plan');

      await page.getByRole('button', { name: words.change }).click();
      await page.getByRole('button', { name: words.cancel }).click();
      await page.getByText(words.planned).waitFor();

      // The other makes a move that leaves what was planned possible.
      const { G } = stateOf(clients[0]!)!;
      const { move, args } = toBoardgameMove(legalMoves(G.state).at(-1)!);
      clients[asked]!.moves[move]!(...args);
      for (const client of clients) await reached(client, before + 2);
      expect(Number(stateOf(clients[0]!)!.ctx.currentPlayer)).toBe(asked);
      await eventually(async () => {
        expect((await page.getByText(words.planned).textContent())!.split('; ')).toHaveLength(1);
      });
      await page.getByRole('button', { name: words.remove }).click();
      await page.getByText(words.planned).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: words.ask }).waitFor();
      expect(site.complaints).toEqual([]);
      for (const client of clients) client.stop();
      await page.context().close();
    },
  );
});
