/**
 * How heavy the page is, how soon it is visible on a slow phone, and how soon it responds to a click on a slow machine:
 * a whole game of two and the late part of a game of six are clicked through with the processor slowed down, at the pace
 * of a person in a hurry; then the other games, among bots. How smoothly earth is panned and zoomed is given in frames a
 * second.
 *
 * What is measured is the Event Timing API's duration of an interaction: from the click to the frame that shows its effect,
 * in steps of 8 ms.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { type Rolldown, build } from 'vite';
import { loadGame } from '../src/games/index.ts';
import { replay } from '../src/kit/record/replay.ts';
import { rng } from '../src/kit/rng.ts';
import { ARGUMENTS, CHROMIUM, CHROMIUM_OF_TESTS, NO_CHROMIUM } from '../test/browser/support/chromium.js';
import { hurrying } from '../test/browser/support/hurrying.ts';
import {
  type Way,
  asked,
  byMouse,
  choose,
  devtools,
  keptState,
  openRecord,
  reach,
  start,
  targetOf,
} from '../test/browser/support/player.ts';
import { continueFrom, recordTo } from '../test/browser/support/records.ts';
import { gameTo } from '../test/browser/support/situations.ts';
import { TABLES_AT_ONCE } from '../vite.config.ts';
import { readConfig } from '../server/config.ts';
import { startServer } from '../server/server.ts';
import { type Io, wasInterrupted, interrupted, printMeanwhile, progress } from '../tools/command-line.ts';
import { firstLoad, firstLoadText } from '../tools/build/first-load.ts';
import { benchFirstPaint, pagesOf } from './first-paint.ts';
import { print } from './print.ts';

const dominantSpecies = await loadGame('dominant-species');
const { rules } = dominantSpecies;
type State = ReturnType<typeof rules.newGame>;
type Move = ReturnType<typeof rules.legalMoves>[number];

/** By how much the processor is slowed down: roughly from a notebook to a phone. */
const SLOWDOWN = 4;
/** Where the late part of the game of six begins, and how many moves of it are made. */
function isLate(s: State): boolean {
  const { phase, round } = rules.decision(s) ?? {};
  return rules.players(s) === 6 && round === 6 && phase === 'speciation';
}
const LATE_MOVES = 80;
/** The moves of each game in the short form. */
const FEW_MOVES = 3;
/** How long a person in a hurry looks at the preview before a click and at its effect afterwards, in ms. */
const LOOK = 250;
/** How long an answer may take, in ms. */
const SHOWN = 5000;
/** The shortest duration that browsers report, in ms. */
const MIN = 16;

/**
 * Builds the page into its own folder and serves it until stopped; `files` is the output of the build. The short form skips
 * compression.
 */
export async function servePage(isShort: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'dominant-species-'));
  const outDir = join(folder, 'app');
  const built = await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  if (!isShort) execFileSync(process.execPath, ['--import', 'tsx', 'tools/build/precompress.ts', outDir]);
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_FILE: join(folder, 'data.sqlite'),
    BOT_THREADS: '0',
  });
  const server = await startServer(config, { page: outDir });
  return {
    address: `${server.address}/`,
    files: (built as Rolldown.RolldownOutput).output,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens the page on a wide screen, others' moves shown at once. */
export async function openPage(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  // tsx names functions through a helper, which functions run in the page lack.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    localStorage.setItem('dominant-species:pace', 'fast');
  });
  await page.goto(address);
  return page;
}

interface Measuring extends Window {
  durations?: Map<number, number>;
  frameTimes?: number[];
}

/** Records the duration of every interaction with the page from now on. */
const measure = (page: Page): Promise<void> =>
  page.evaluate((least) => {
    const durations = new Map<number, number>();
    (window as Measuring).durations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue;
        durations.set(entry.interactionId, Math.max(durations.get(entry.interactionId) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  }, MIN);

/** Slows the processor down for a page, and records how long its interactions take. */
async function slow(page: Page, rate: number): Promise<void> {
  await (await devtools(page)).send('Emulation.setCPUThrottlingRate', { rate });
  await measure(page);
}

/** The durations of this many clicks, in ms, shortest first. Those too short to be reported count as the shortest reported. */
async function durationsOf(page: Page, clicks: number): Promise<number[]> {
  const noted = await page.evaluate(() => [...((window as Measuring).durations ?? []).values()]);
  const unreported = Array.from({ length: Math.max(0, clicks - noted.length) }, () => MIN);
  return [...unreported, ...noted].sort((a, b) => a - b);
}

/** Clicks as a person would: points, pauses, clicks, pauses. */
const looking: Way<unknown> = async (page, move) => {
  const way = await reach(page, targetOf(move));
  if (way !== null && 'tap' in way) {
    await page.mouse.move(way.tap.x, way.tap.y);
    await page.waitForTimeout(LOOK);
  }
  await byMouse(page, move);
  await page.waitForTimeout(LOOK);
};

/** Answers questions until the game is over, `most` moves were made or the run is interrupted; returns the moves made. */
async function clickThrough(
  page: Page,
  decide: (s: State, moves: Move[]) => Move,
  { way, most = Infinity, io }: { way: Way; most?: number; io: Io },
): Promise<number> {
  let clicks = 0;
  for (let now = await asked(page); now !== null && clicks < most && !io.isInterrupted(); now = await asked(page)) {
    await choose(page, decide(await keptState(page), now.moves), way);
    clicks++;
  }
  return clicks;
}

/** Where the other games are measured: many cards in play, many colonies on the map. */
const AMONG_BOTS = [
  { id: 'card-game', players: 5, from: 80, title: 'a card game of five, among bots' },
  { id: 'evolution-game', players: 4, from: 120, title: 'an Evolution Game of four, among bots' },
] as const;

/** Answers for the first seat what the greedy bot would, while bots play the others; returns the moves made. */
async function clickAmongBots(
  page: Page,
  { id, players, from }: (typeof AMONG_BOTS)[number],
  { slowdown, most, io }: { slowdown: number; most: number; io: Io },
): Promise<number> {
  const game = await loadGame(id as string);
  const greedy = (await game.bots()).find(({ name }) => name === 'greedy')!;
  const randomInt = rng(1);
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'greedy'));
  await continueFrom(page, id, await recordTo(id, seats, ({ player }, moves) => player === 0 && moves >= from));
  await slow(page, slowdown);
  const stored = (): Promise<string> => page.evaluate((key) => localStorage.getItem(key)!, `${id}:game`);
  let clicks = 0;
  while (clicks < most && !io.isInterrupted()) {
    const text = await stored();
    const { state } = replay(game, JSON.parse(text));
    const player = game.rules.decision(state)?.player;
    if (player === undefined) break;
    if (player === 0) {
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      const best = greedy.decide(game.rules.view(state, 0), randomInt);
      await page.locator('[data-move]:visible').first().waitFor({ timeout: SHOWN });
      const offered = await page
        .locator('[data-move]:visible')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-move')));
      // If something has to be picked first, as for a chain of mutations, another answer is given.
      const move = [best, ...game.rules.legalMoves(state)].find((each) => offered.includes(String(each)));
      if (move === undefined) break;
      await looking(page, move);
      clicks++;
    }
    await page.waitForFunction(([key, before]) => localStorage.getItem(key) !== before, [`${id}:game`, text] as const);
  }
  return clicks;
}

function show(io: Io, title: string, durations: readonly number[]): void {
  const at = (share: number): string =>
    String(durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0).padStart(6);
  printMeanwhile(io, `${title.padEnd(42)}${String(durations.length).padStart(7)}${at(0.5)}${at(0.95)}${at(1)}\n`);
}

/** How long a hand moves earth, in the short form and otherwise, and how often its mouse reports, in ms. */
const BRIEF_GESTURE = 200;
const GESTURE = 1500;
const REPORT = 8;

/** The frames a second that the page draws while something is done on it. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    (window as Measuring).frameTimes = times;
    void (async () => {
      while ((window as Measuring).frameTimes === times) {
        times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      }
    })();
  });
  await act();
  const times = await page.evaluate(() => {
    const noted = (window as Measuring).frameTimes ?? [];
    delete (window as Measuring).frameTimes;
    return noted;
  });
  return (1000 * (times.length - 1)) / (times.at(-1)! - times[0]!);
}

/** Pans earth in circles, and zooms it in and out by wheel. */
async function panAndZoom(page: Page, gesture: number): Promise<{ panning: number; zooming: number }> {
  const box = (await page.locator('.ds-earth-view').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const during = async (step: (passed: number) => Promise<void>): Promise<number> =>
    framesDuring(page, async () => {
      const start = performance.now();
      for (let passed = 0; passed < gesture; passed = performance.now() - start) {
        await step(passed);
        await page.waitForTimeout(REPORT);
      }
    });
  await page.mouse.move(middle.x, middle.y);
  const zooming = await during((passed) => page.mouse.wheel(0, passed < gesture / 2 ? -12 : 8));
  // At the edge of earth there is nothing to grab that would respond.
  await page.mouse.move(box.x + 20, middle.y);
  await page.mouse.down();
  const panning = await during((passed) =>
    page.mouse.move(box.x + 20 + 100 * Math.sin(passed / 200), middle.y + 80 * Math.cos(passed / 200)),
  );
  await page.mouse.up();
  await page.keyboard.press('0');
  return { panning, zooming };
}

/**
 * Builds the page, plays on it and prints the results; without Chromium only the sizes. When interrupted it ends after the
 * current part.
 */
export async function benchPage(isShort: boolean, io: Io): Promise<void> {
  const served = await servePage(isShort);
  print(`first load of the home page, gzipped: ${firstLoadText(firstLoad(served.files))}`);
  for (const [game, modules] of Object.entries(TABLES_AT_ONCE)) {
    print(`first load of a table of ${game}, gzipped: ${firstLoadText(firstLoad(served.files, modules))}`);
  }
  if (CHROMIUM === undefined) {
    print(`clicks are not measured: ${NO_CHROMIUM}`);
    await served.stop();
    return;
  }
  const executablePath = isShort ? CHROMIUM_OF_TESTS! : CHROMIUM;
  const all = pagesOf(isShort).length + PLAYED;
  const onDone = progress(io, all, 'measurements');
  let done = 0;
  // The run ends by itself when interrupted, and the browser with it.
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS, handleSIGINT: false });
  try {
    await benchTables(browser, served.address, {
      isShort,
      io,
      onDone: () => {
        if (!io.isInterrupted()) onDone(++done);
      },
    });
  } finally {
    await browser.close();
    await served.stop();
  }
  if (await wasInterrupted(io)) interrupted(io, done, all, 'measurements');
}

/** What is played on the page: a game of two, a late one of six in two ways, two games among bots, and earth moved twice. */
const PLAYED = 7;

/** Plays on the page in a browser and prints how soon it answers. Calls `onDone` after every measurement. */
async function benchTables(
  browser: Browser,
  address: string,
  { isShort, io, onDone }: { isShort: boolean; io: Io; onDone: () => void },
): Promise<void> {
  // A slowed-down page keeps a processor busy as long as it is open: the short form slows nothing down, and pages are closed once they are done with.
  const slowdown = isShort ? 1 : SLOWDOWN;
  const open = (): Promise<Page> => openPage(browser, address);
  await benchFirstPaint(browser, address, { isShort, io, onDone });
  if (await wasInterrupted(io)) return;
  const randomInt = rng(1);

  printMeanwhile(
    io,
    `\nInteraction to Next Paint in ms, the processor slowed down ${String(slowdown)} times\n` +
      `(${String(availableParallelism())} processors with a load of ${loadavg()[0]!.toFixed(1)} to begin with: a busy machine answers late)\n` +
      `${' '.repeat(42)} clicks median   95 % worst\n`,
  );

  const two = await open();
  await start(two, 2);
  await slow(two, slowdown);
  const clicks = await clickThrough(two, (s, moves) => hurrying(s, moves, randomInt), {
    way: looking,
    most: isShort ? FEW_MOVES : Infinity,
    io,
  });
  show(io, isShort ? 'a game of two begun' : 'a whole game of two', await durationsOf(two, clicks));
  await two.close();
  onDone();

  const greedy = (await dominantSpecies.bots()).find(({ name }) => name === 'greedy')!;
  const lateGame = gameTo(isLate);
  for (const [title, way] of [
    ['late in a game of six', looking],
    ['the same, without a look between clicks', byMouse],
  ] as const) {
    if (await wasInterrupted(io)) return;
    const six = await open();
    await openRecord(six, lateGame);
    await slow(six, slowdown);
    const late = await clickThrough(six, (s) => greedy.decide(s, randomInt), {
      way,
      most: isShort ? FEW_MOVES : LATE_MOVES,
      io,
    });
    show(io, title, await durationsOf(six, late));
    await six.close();
    onDone();
  }

  for (const table of AMONG_BOTS) {
    if (await wasInterrupted(io)) return;
    const page = await open();
    const made = await clickAmongBots(page, table, { slowdown, most: isShort ? FEW_MOVES : LATE_MOVES / 2, io });
    show(io, table.title, await durationsOf(page, made));
    await page.close();
    onDone();
  }

  if (await wasInterrupted(io)) return;
  printMeanwhile(io, `\nFrames a second of earth in a game of six${' '.repeat(3)}panning zooming\n`);
  const earth = await open();
  await openRecord(earth, lateGame);
  for (const [title, rate] of [
    ['at full speed', 1],
    [`the processor slowed down ${String(slowdown)} times`, slowdown],
  ] as const) {
    if (await wasInterrupted(io)) return;
    await (await devtools(earth)).send('Emulation.setCPUThrottlingRate', { rate });
    const { panning, zooming } = await panAndZoom(earth, isShort ? BRIEF_GESTURE : GESTURE);
    printMeanwhile(io, `${title.padEnd(44)}${panning.toFixed(0).padStart(7)}${zooming.toFixed(0).padStart(8)}\n`);
    onDone();
  }
}
