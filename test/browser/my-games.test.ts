/** My games: those online and those of this device in one place. */
import { expect, it } from '@jest/globals';
import { game, replay } from '../support/game.ts';
import { goTo } from './support/player.ts';
import { gameFor, nearTheEnd } from './support/situations.ts';
import { onThePage } from './support/browser.ts';

const HOUR = 3_600_000;

/** A match as the server lists it, with two people. */
const match = (matchID: string, deciding: string | null, more: object = {}) => ({
  matchID,
  gameName: 'dominant-species',
  players: [
    { id: 0, name: 'Ann' },
    { id: 1, name: 'Ben' },
  ],
  unlisted: false,
  createdAt: 0,
  updatedAt: Date.now() - HOUR,
  table: { hints: true, awayAfter: null },
  standing: { stateID: 9, turn: 3, phase: 'planning', deciding, since: 0 },
  ...more,
});

/** My seat is Ann's at all of them. */
const MATCHES = [match('theirs', '1'), match('over', null, { gameover: { winner: '1' } }), match('mine', '0')];

onThePage('my games', (site) => {
  it('are online and on this device in one list, with those that wait for me first and the result of finished ones', async () => {
    const page = await site.open();
    const asked: string[] = [];
    await page.route('**/games/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: { matches: route.request().url().includes('dominant-species') ? MATCHES : [] } });
    });
    await page.route('**/server', (route) => route.fulfill({ json: {} }));
    const seen = replay(nearTheEnd(0)).state;
    const { scores } = game.rules.result(seen)!;
    await page.evaluate(
      ([matchIDs, table, record]) => {
        localStorage.setItem(
          'dominant-species:online:seats',
          JSON.stringify(
            matchIDs.map((matchID) => ({ game: 'dominant-species', matchID, playerID: '0', credentials: 'secret' })),
          ),
        );
        localStorage.setItem('dominant-species:online:table:over', table);
        localStorage.setItem('dominant-species:game', record);
      },
      [MATCHES.map(({ matchID }) => matchID), JSON.stringify(seen), JSON.stringify(gameFor('late'))] as const,
    );
    await goTo(page, '#games');
    const online = page.getByRole('region', { name: 'Online' }).locator('.saved-games > li');
    await online.first().waitFor();
    await online.locator('.saved-picture svg').first().waitFor();
    expect(asked.length).toBeGreaterThan(0);
    const texts = await online.allInnerTexts();
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/^Your turn[^]*It is your turn/);
    expect(texts[1]).toContain('Ben to move');
    // The table as it was left has their VPs; which of the two won decides the flag.
    for (const score of scores) expect(texts[2]).toContain(String(score));
    expect(texts[2]).toContain(scores[0]! > scores[1]! ? 'Won by' : '2nd,');
    expect(await online.first().getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      '#table/dominant-species/mine',
    );
    const here = page.getByRole('region', { name: 'On this device' });
    expect(await here.locator('.saved-games > li').count()).toBe(1);
    expect(site.complaints).toEqual([]);
  });
});
