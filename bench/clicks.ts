/** How many clicks a whole game of two takes, and how far the pointer travels: answering step by step, and by the shortcuts. */
import { type Browser, chromium } from 'playwright-core';
import { type Effort, effortOf } from '../test/browser/support/effort.ts';
import { ARGUMENTS, CHROMIUM, NO_CHROMIUM } from '../test/browser/support/chromium.js';
import { openRecord } from '../test/browser/support/player.ts';
import { recordTo } from '../test/browser/support/records.ts';
import { openPage, servePage } from './page.ts';
import { type Io, wasInterrupted, interrupted, printMeanwhile, progress } from '../tools/command-line.ts';
import { print } from './print.ts';

/** The answers of each way in the short form. */
const FEW = 12;

function show(io: Io, title: string, { answers, clicks, keys, pixels, missed }: Effort): void {
  const figures = [answers, clicks, keys, Math.round(pixels), missed].map((figure) =>
    figure.toLocaleString('en').padStart(9),
  );
  printMeanwhile(io, `${title.padEnd(24)}${figures.join('')}\n`);
}

async function play(
  browser: Browser,
  address: string,
  way: 'steps' | 'gestures',
  { most, io }: { most: number; io: Io },
): Promise<Effort> {
  const page = await openPage(browser, address, { reducedMotion: 'reduce' });
  await openRecord(page, await recordTo('dominant-species', [null, null], () => true));
  const effort = await effortOf(page, way, most, io.isInterrupted);
  await page.close();
  return effort;
}

/** Plays a game of two both ways, giving the greedy bot's answers by mouse, and prints the effort; when interrupted, so far. */
export async function benchClicks(isShort: boolean, io: Io): Promise<void> {
  if (CHROMIUM === undefined) {
    print(`clicks are not counted: ${NO_CHROMIUM}`);
    return;
  }
  const served = await servePage(isShort);
  // The run ends by itself when interrupted, and the browser with it.
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS, handleSIGINT: false });
  try {
    print(`${'a whole game of two'.padEnd(24)}  answers   clicks     keys   pixels   missed`);
    const ways = ['steps', 'gestures'] as const;
    const onDone = progress(io, ways.length, 'games');
    for (const [done, way] of ways.entries()) {
      const effort = await play(browser, served.address, way, { most: isShort ? FEW : Infinity, io });
      show(io, way === 'steps' ? 'step by step' : 'by the shorter ways', effort);
      if (await wasInterrupted(io)) {
        interrupted(io, done, ways.length, 'games');
        return;
      }
      onDone(done + 1);
    }
  } finally {
    await browser.close();
    await served.stop();
  }
}
