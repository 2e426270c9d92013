/** Two people at an online table: one plans ahead while the other decides, and the server plays it. */
import { afterEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Match } from '../../../../src/kit/online/wire.ts';
import { eventually } from '../../../support/waiting.ts';
import { lobbyOf, plainClient, reached, seatedTable, stateOf, synced } from '../../../server/support/running.ts';
import { asked } from '../../../browser/support/player.ts';
import { onTheServer } from '../../../browser/support/online-site.ts';
import { shot } from '../../../browser/support/shot.ts';
import { PHONE, WIDE } from '../../../browser/support/browser.ts';

const WORDS = {
  en: {
    ask: 'Plan ahead',
    soFar: (moves: number) => `${String(moves)} move${moves === 1 ? '' : 's'} so far`,
    save: 'Save the plan',
    cancel: 'Cancel',
    planned: /^Planned: /,
    change: 'Change',
    remove: 'Delete the plan',
  },
  de: {
    ask: 'Vorausplanen',
    soFar: (moves: number) => `bisher ${String(moves)} ${moves === 1 ? 'Zug' : 'Züge'}`,
    save: 'Plan speichern',
    cancel: 'Abbrechen',
    planned: /^Geplant: /,
    change: 'Ändern',
    remove: 'Plan löschen',
  },
} as const;

/** Answers the question by keyboard, once the whole table shows it. */
async function answer(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  await asked(page);
  await page.locator('[data-move]:visible')[which]().press('Enter');
}

onTheServer('Planning ahead', (site) => {
  const stops: { stop(): void }[] = [];
  afterEach(() => {
    for (const client of stops.splice(0)) client.stop();
  });

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
      const watching = plainClient(site.address, matchID);
      stops.push(watching);
      await synced(watching);
      const { ctx, _stateID: before } = stateOf(watching)!;
      const deciding = Number(ctx.currentPlayer);
      const waiting = 1 - deciding;
      const [page, other] = (await Promise.all(
        [waiting, deciding].map((seat) => {
          const { playerID, credentials } = seats[seat]!;
          const address = `${site.address}/#table/${matchID}/${playerID}/${credentials}`;
          return site.open(address, { ...screen, locale, colorScheme });
        }),
      )) as [Page, Page];
      await page.getByRole('button', { name: words.ask }).click();
      await answer(page);
      await page.getByText(words.soFar(1)).waitFor();
      await answer(page);
      await page.getByText(words.soFar(2)).waitFor();
      await shot(page, `planning-${name}`);
      await page.getByRole('button', { name: words.save }).click();
      await page.getByText(words.planned).waitFor();
      await shot(page, `planned-${name}`);
      // It is kept by the server, not by the browser.
      await page.reload();
      const told = (await page.getByText(words.planned).textContent())!;
      expect(told.split('; ')).toHaveLength(2);
      await page.getByRole('button', { name: words.change, exact: true }).click();
      await page.getByRole('button', { name: words.cancel }).click();
      await page.getByText(words.planned).waitFor();
      // The player's other device shows it, and what is changed there is changed here.
      const { playerID, credentials } = seats[waiting]!;
      const second = await site.open(`${site.address}/#table/${matchID}/${playerID}/${credentials}`, {
        ...PHONE,
        locale,
      });
      await second.getByText(words.planned).waitFor();
      await page.getByRole('button', { name: words.remove }).click();
      await second.getByText(words.planned).waitFor({ state: 'detached' });
      await second.getByRole('button', { name: words.ask }).click();
      for (const moves of [1, 2]) {
        await answer(second);
        await second.getByText(words.soFar(moves)).waitFor();
      }
      await second.getByRole('button', { name: words.save }).click();
      await page.getByText(told).waitFor();
      await second.context().close();

      // The other, who sees nothing of it, takes a space that was not planned: the plan is played, and the rest of it stays.
      await other.locator('[data-ours="true"]').waitFor();
      expect(await other.getByText(words.planned).count()).toBe(0);
      await answer(other, 'last');
      await reached(watching, before + 2);
      expect(Number(stateOf(watching)!.ctx.currentPlayer)).toBe(deciding);
      await eventually(async () => {
        expect((await page.getByText(words.planned).textContent())!.split('; ')).toHaveLength(1);
      });
      await page.getByRole('button', { name: words.remove }).click();
      await page.getByText(words.planned).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: words.ask }).waitFor();
      expect(site.complaints).toEqual([]);
      for (const each of [page, other]) await each.context().close();
    },
  );

  it.each([
    ['card-game', WIDE],
    ['card-game', PHONE],
    ['evolution-game', WIDE],
  ] as const)('of %s shows the table as it would be on one’s own turn', async (game, screen) => {
    const words = WORDS.en;
    const lobby = lobbyOf(site.address);
    const { matchID } = await lobby.createMatch(game, { numPlayers: 2 });
    const seats = [];
    for (const playerName of ['Ann', 'Ben']) seats.push(await lobby.joinMatch(game, matchID, { playerName }));
    const { standing } = (await lobby.getMatch(game, matchID)) as unknown as Match;
    const { deciding } = standing;
    const { playerID, playerCredentials } = seats.find((seat) => seat.playerID !== deciding)!;
    const page = await site.open(`${site.address}/#table/${game}/${matchID}/${playerID}/${playerCredentials}`, screen);
    await page.getByRole('button', { name: words.ask }).click();
    await shot(page, `planning-${game}-${screen === WIDE ? 'wide' : 'phone'}`);
    await page.locator('[data-ours="true"]').waitFor();
    await page.getByRole('button', { name: words.cancel }).click();
    await page.getByRole('button', { name: words.ask }).waitFor();
    expect(site.complaints).toEqual([]);
  });
});
