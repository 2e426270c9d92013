/** What a game turns on is staged: the scoring of a round of the card game, before the next one begins. */
import { expect, it } from '@jest/globals';
import { continueFrom, recordTo } from '../../browser/records.ts';
import { shot } from '../../browser/shot.ts';
import { MOVING, PHONE, WIDE, onThePage } from '../../browser/support.ts';

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
      ({ player, round }, _, legal) => player === 0 && round === 3 && legal.length > 2,
    );
    const page = await site.open({ ...screen, ...MOVING, pace: 'calm' });
    await continueFrom(page, 'card-game', record);
    const biome = page.locator('.cg-biome h2');
    const scored = await biome.textContent();
    await page.locator('[data-ours=true] [data-rank=end]').click();
    // The others play on, unless all have passed.
    const ledger = page.locator('.cg-ledger');
    await ledger.waitFor();
    await page.waitForTimeout(1300);
    await shot(page, `scoring-${name}-1`);
    const goOn = page.getByRole('button', { name: 'Continue' });
    await goOn.waitFor();
    expect(await page.locator('h1').first().textContent()).toMatch(/^You gain -?\d+ VPs?, and are \d/);
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
