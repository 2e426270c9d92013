/** How many clicks a whole game of two takes, and how far the pointer goes: answered step by step, and by the shorter ways. */
import { type Browser, chromium } from 'playwright-core';
import { type Effort, effortOf } from '../test/browser/effort.ts';
import { ARGUMENTS, CHROMIUM, NO_CHROMIUM } from '../test/browser/chromium.js';
import { openRecord } from '../test/browser/player.ts';
import { recordTo } from '../test/browser/records.ts';
import { openPage, servePage } from './page.ts';
import { print } from './print.ts';

/** The answers of each way in the short form. */
const FEW = 12;

function show(title: string, { answers, clicks, keys, pixels, missed }: Effort): void {
  const figures = [answers, clicks, keys, Math.round(pixels), missed].map((figure) =>
    figure.toLocaleString('en').padStart(9),
  );
  print(`${title.padEnd(24)}${figures.join('')}`);
}

async function play(browser: Browser, address: string, way: 'steps' | 'gestures', most: number): Promise<Effort> {
  const page = await openPage(browser, address, { reducedMotion: 'reduce' });
  await openRecord(page, await recordTo('dominant-species', [null, null], () => true));
  const effort = await effortOf(page, way, most);
  await page.close();
  return effort;
}

/** Plays a game of two both ways, the greedy bot's answers at the mouse, and prints what it took. */
export async function benchClicks(isShort: boolean): Promise<void> {
  if (CHROMIUM === undefined) {
    print(`clicks are not counted: ${NO_CHROMIUM}`);
    return;
  }
  const served = await servePage(isShort);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  print(`${'a whole game of two'.padEnd(24)}  answers   clicks     keys   pixels   missed`);
  for (const way of ['steps', 'gestures'] as const) {
    show(
      way === 'steps' ? 'step by step' : 'by the shorter ways',
      await play(browser, served.address, way, isShort ? FEW : Infinity),
    );
  }
  await browser.close();
  await served.stop();
}
