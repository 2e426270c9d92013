/** Playing among bots on the page by touch, also once it is installed. */
import type { Page } from 'playwright-core';
import { expect } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';
import { replay } from '../../../src/kit/record/replay.ts';
import { asked, byTouch } from './player.ts';

/** Waits until the service worker has cached all files and serves the page. */
export async function install(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Makes some legal move by touch. */
async function answer(page: Page, id: string): Promise<void> {
  if (id === 'dominant-species') {
    await byTouch(page, (await asked(page))!.moves[0]!);
  } else if (id === 'card-game') {
    const held = page.locator('.cg-hand [data-move]');
    // A card may ask for a target on the table. Of cards that overlap, the last is on top.
    const targets = page.locator('.cg-fan [data-move], [data-bar] [data-move]');
    await held.or(targets).first().waitFor();
    if ((await held.count()) === 0) {
      const target = targets.last();
      const isInBar = await target.evaluate((each) => each.closest('[data-bar]') !== null);
      await target.tap();
      // On the table, the first tap shows what the move would do.
      if (!isInBar) await target.tap();
      return;
    }
    await held.first().tap();
    await page.locator('.cg-do').tap();
  } else {
    // Its start has buttons that decide for players who do not want to.
    const places = page.getByRole('button', { name: 'Place the rest for me' });
    // At random one may be adapted to no domain.
    const remedy = page.locator('[data-question="remedy"]');
    await page.getByRole('button', { name: 'At random' }).or(places).or(remedy).first().waitFor();
    if (await remedy.isVisible()) {
      await byTouch(page, (await asked(page))!.moves[0]!);
      return;
    }
    if (await places.isVisible()) {
      await places.tap();
      return;
    }
    await page.getByRole('button', { name: 'At random' }).tap();
    await page.getByRole('button', { name: 'Arrange' }).tap();
  }
}

/** Plays a game that has begun until bots have answered as well, and opens it again. */
export async function playAmongBots(page: Page, id: string): Promise<void> {
  const game = await loadGame(id);
  await page.locator('[data-question], .cg-hand').first().waitFor();
  const stored = (): Promise<string> => page.evaluate((key) => localStorage.getItem(key)!, `${id}:game`);
  const made = { ours: 0, bots: 0 };
  // One's own moves, made the way each table expects.
  while (made.ours < 2 || made.bots < 2) {
    const text = await stored();
    const { state } = replay(game, JSON.parse(text));
    const player = game.rules.decision(state)!.player;
    const isPlacedForUs = id === 'evolution-game' && made.ours > 1;
    if (player === 0 && !isPlacedForUs) await answer(page, id);
    await page.waitForFunction(([key, before]) => localStorage.getItem(key) !== before, [`${id}:game`, text] as const);
    if (player === 0) made.ours++;
    else made.bots++;
  }
  // Opened again, the game continues where it was.
  const before = replay(game, JSON.parse(await stored())).moves;
  await page.reload();
  await page.locator('[data-question], .cg-hand').first().waitFor();
  expect(replay(game, JSON.parse(await stored())).moves).toBeGreaterThanOrEqual(before);
}
