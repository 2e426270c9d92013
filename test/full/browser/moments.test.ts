/** What a game turns on, and what is learned from it: the scoring of a round of the card game, a choice of tiles, the end. */
import { expect, it } from '@jest/globals';
import { openRecord } from '../../browser/support/player.ts';
import { continueFrom, recordTo } from '../../browser/support/records.ts';
import { shot } from '../../browser/support/shot.ts';
import { gameFor, nearTheEnd } from '../../browser/support/situations.ts';
import { MOVING, PHONE, WIDE, onThePage } from '../../browser/support/browser.ts';

onThePage('the scoring of a round', (site) => {
  it.each([
    ['wide-light', { ...WIDE, colorScheme: 'light' }, 4],
    ['phone-dark', { ...PHONE, colorScheme: 'dark' }, 4],
    ['wide-six-dark', { ...WIDE, colorScheme: 'dark' }, 6],
    ['phone-six-light', { ...PHONE, colorScheme: 'light' }, 6],
  ] as const)('stays on the table until the player goes on: %s', async (name, screen, players) => {
    const bots = [null, ...Array.from({ length: players - 1 }, () => 'greedy')];
    const record = await recordTo(
      'card-game',
      bots,
      ({ player, round, stage }, made) => player === 0 && round === 3 && stage === 'turn' && made > 0,
    );
    const page = await site.open({ ...screen, ...MOVING, pace: 'calm' });
    await continueFrom(page, 'card-game', record);
    const biome = page.locator('.cg-biome-title h2');
    const scored = await biome.textContent();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    // The others play on, unless all have passed.
    const ledger = page.locator('.cg-ledger');
    // On the wide screen the steps are seen; elsewhere all is skipped, up to what is held.
    if (name !== 'wide-light') await page.keyboard.press('n');
    await ledger.waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1300);
    await shot(page, `scoring-${name}-1`);
    const goOn = page.getByRole('button', { name: 'Continue' });
    await goOn.waitFor();
    expect(await page.locator('[data-prompt] h1').textContent()).toMatch(/^You gain -?\d+ VPs?, and are \d/);
    expect(await biome.textContent()).toBe(scored);
    expect(await ledger.locator('tbody tr').count()).toBe(players);
    await page.waitForTimeout(700);
    await shot(page, `scoring-${name}-2`);
    const box = (await ledger.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(screen.viewport.width);
    await page.keyboard.press('Enter');
    await ledger.waitFor({ state: 'detached' });
    expect(await biome.textContent()).not.toBe(scored);
    await page.waitForTimeout(400);
    await shot(page, `scoring-${name}-3`);
    expect(site.complaints).toEqual([]);
  });
});

onThePage('the choice of a tile to score', (site) => {
  it.each([
    ['wide-light', { ...WIDE, colorScheme: 'light' }],
    ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
  ] as const)('shows on each tile what it brings: %s', async (name, screen) => {
    const page = await site.open(screen);
    await openRecord(page, gameFor('domination'));
    const tags = page.locator('.ds-tag');
    await tags.first().waitFor();
    expect(await tags.count()).toBe(await page.locator('.ds-tile[data-move]').count());
    for (const text of await tags.locator('.ds-tag-own').allTextContents()) expect(text).toMatch(/^\+\d+$/);
    await shot(page, `tags-${name}`);
    expect(site.complaints).toEqual([]);
  });
});

onThePage('the end of a game', (site) => {
  it.each([
    ['wide-light', { ...WIDE, colorScheme: 'light' }],
    ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
  ] as const)(
    'offers one’s costliest decisions, each to be tried again: %s',
    async (name, screen) => {
      const page = await site.open(screen);
      await openRecord(page, { ...nearTheEnd(0), bots: [null, 'greedy'] });
      const own = page.locator('.own-decisions');
      await own.scrollIntoViewIfNeeded();
      expect(await page.locator('.table-final > header').textContent()).toMatch(
        /You (came 2nd|won), \d+ (behind|ahead of)/,
      );
      // It starts by itself, and is done once.
      const again = own.getByRole('button', { name: 'Try again' });
      expect(await own.getByText('Better:').count()).toBe(0);
      await again.or(own.getByText('No decision of yours')).first().waitFor({ timeout: 120_000 });
      await shot(page, `own-decisions-${name}`);
      await again.first().click();
      const one = page.locator('.analysis-one');
      await one.getByText('What would you play now?').waitFor();
      await shot(page, `exercise-${name}-1`);
      await one.getByRole('button', { name: 'Show the better move' }).click();
      await one.getByText('The bot prefers:').waitFor();
      await page.waitForTimeout(300);
      await shot(page, `exercise-${name}-2`);
      await one.getByRole('button', { name: 'Try again' }).click();
      await one.getByText('What would you play now?').waitFor();
      await page.keyboard.press('b');
      // What was found is still there, and what has been shown is no longer kept back.
      await own.getByText('Better:').first().waitFor();
      await page.reload();
      await again.first().waitFor();
      expect(await own.getByRole('progressbar').count()).toBe(0);
      expect(site.complaints).toEqual([]);
    },
    300_000,
  );
});
