/** What a move must not do, however slow the machine: update the whole table when only a part of it has changed. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';
import { replay } from '../../../src/kit/record/replay.ts';
import { rng } from '../../../src/kit/rng.ts';
import { continueFrom, recordTo } from '../../browser/support/records.ts';
import { USED, onThePage } from '../../browser/support/browser.ts';

interface Noting extends Window {
  noted?: string[];
  rendered?: number[];
}

/** The part of React's internal tree that is read. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Counts the components rendered for the first change of the page after each click, as React's developer tools do. */
const watchRendering = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const rendered: number[] = [];
    (window as Noting).rendered = rendered;
    let isAwaited = false;
    window.addEventListener('click', () => (isAwaited = true), true);
    const FUNCTIONS = [0, 11, 14, 15];
    const count = (now: Fiber, before: Fiber | null): number => {
      let sum = FUNCTIONS.includes(now.tag) && (before === null || (now.flags & 1) === 1) ? 1 : 0;
      if (now.child === before?.child) return sum;
      for (let child = now.child; child !== null; child = child.sibling) sum += count(child, child.alternate);
      return sum;
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
          if (isAwaited) rendered.push(count(current, current.alternate));
          isAwaited = false;
        },
      },
    });
  });

/** Records from now on whenever the style of the table's root changes, which everything in it inherits, and whenever earth changes size. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: string[] = [];
    (window as Noting).noted = noted;
    const table = document.querySelector('.ds-board, .cg-table, .evo-table')!;
    new MutationObserver(() => {
      noted.push(`the table's style: ${String(table.getAttribute('style'))}`);
    }).observe(table, { attributes: true, attributeFilter: ['style'] });
    const earth = document.querySelector('.ds-earth-drawing');
    if (earth === null) return;
    let isFirst = true;
    new ResizeObserver(([entry]) => {
      const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
      if (!isFirst) noted.push(`earth's height at ${String(question)}: ${String(entry!.contentRect.height)}`);
      isFirst = false;
    }).observe(earth);
  });

/** Answers up to a number of questions for the people at a table, as the greedy bot would where that takes one click; returns how many. */
async function playOn(page: Page, id: string, answers: number): Promise<number> {
  const game = await loadGame(id);
  const greedy = (await game.bots()).find(({ name }) => name === 'greedy')!;
  const randomInt = rng(1);
  const key = `${id}:game`;
  let made = 0;
  while (made < answers) {
    const text = (await page.evaluate((from) => localStorage.getItem(from), key))!;
    const { state, bots } = replay(game, JSON.parse(text));
    const asked = game.rules.decision(state);
    if (asked === null) break;
    if ((bots?.[asked.player] ?? null) === null) {
      const offered = await page
        .locator('[data-move]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-move')));
      const best = greedy.decide(game.rules.view(state, asked.player), randomInt);
      const move = [best, ...game.rules.legalMoves(state)].map(String).find((each) => offered.includes(each));
      // The series ends where something has to be selected first, as for a chain of mutations.
      if (move === undefined) return made;
      await page.locator(`[data-move="${move}"]`).first().dispatchEvent('click');
      made++;
    }
    await page.waitForFunction(
      ([from, before]) =>
        localStorage.getItem(from) !== before && document.querySelector('[aria-busy="true"]') === null,
      [key, text] as const,
    );
  }
  return made;
}

/** A table of each game, how many of its questions are answered, and which parts have independent layout. */
const TABLES = [
  ['dominant-species', [null, null], 20, ['.ds-earth', '[data-panel]', '.ds-animal', '.ds-row']],
  ['card-game', [null, 'greedy', 'greedy'], 4, ['.cg-player', '.cg-biome', '.cg-holding', '.cg-matrix', '.cg-card']],
  ['evolution-game', [null, 'greedy', 'greedy'], 6, ['.evo-ages', '.evo-panel', '.evo-domain', '.evo-slot']],
] as const;

/** The selectors among these whose elements are missing or do not have independent layout. */
const entangled = (page: Page, kinds: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.filter((kind) => {
        const elements = [...document.querySelectorAll(kind)];
        return (
          elements.length === 0 ||
          elements.some((each) => !/layout|content|strict/u.test(getComputedStyle(each).contain))
        );
      }),
    kinds,
  );

/** More components than the bar and its ancestors have. */
const BAR = 110;

onThePage('a move', (site) => {
  it.each(TABLES)('of %s renders the bar first, and nothing around it', async (...[id, bots, answers]) => {
    const record = await recordTo(id, bots, ({ player }, moves) => player === 0 && moves >= 40);
    const page = await site.open();
    await watchRendering(page);
    await page.reload();
    await continueFrom(page, id, record);
    // What is fetched after the table has loaded.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => (window as Noting).rendered!.splice(0));
    const made = await playOn(page, id, answers);
    const rendered = await page.evaluate(() => (window as Noting).rendered!);
    expect(rendered).toHaveLength(made);
    expect(Math.min(...rendered)).toBeGreaterThan(0);
    expect(rendered.filter((components) => components > BAR)).toEqual([]);
    expect(site.complaints).toEqual([]);
  });

  it.each(TABLES)('of %s leaves the style and the size of the table alone', async (id, bots, answers, parts) => {
    const record = await recordTo(id, bots, ({ player }, moves) => player === 0 && moves >= 40);
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
    ] as const) {
      const page = await site.open({ ...USED, viewport: { width, height } });
      await continueFrom(page, id, record);
      await page.evaluate(() => document.fonts.ready);
      await watch(page);
      expect(await playOn(page, id, answers)).toBeGreaterThan(0);
      expect(await page.evaluate(() => (window as Noting).noted)).toEqual([]);
      expect(await entangled(page, parts)).toEqual([]);
    }
    expect(site.complaints).toEqual([]);
  });
});
