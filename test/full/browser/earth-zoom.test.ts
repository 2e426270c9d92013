/** Panning and zooming earth in a real browser: how it fits, how far it goes, and that it never makes a move. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { game } from '../../support/game.ts';
import { byTouch, kept, keptState, middleOf, openRecord, swipe, targetOf } from '../../browser/support/player.ts';
import { gameFor } from '../../browser/support/situations.ts';
import { MOVING, PHONE, USED, onThePage } from '../../browser/support/browser.ts';
import { eventually } from '../../support/waiting.ts';

interface Transform {
  x: number;
  y: number;
  k: number;
}

/** Where earth is, once it has come to rest. */
async function transform(page: Page): Promise<Transform> {
  await page.waitForFunction(
    () =>
      document.querySelector('.ds-earth-content')?.getAnimations().length === 0 &&
      // While dragged, the drawings move as a whole; once it rests, earth is redrawn in place.
      document.querySelector<HTMLElement>('.ds-earth-moving')?.style.transform === '',
  );
  return page.evaluate(() => {
    const {
      a: k,
      e: x,
      f: y,
    } = new DOMMatrix(getComputedStyle(document.querySelector('.ds-earth-content')!).transform);
    return { x, y, k };
  });
}
const movesOf = async (page: Page): Promise<number> => (await kept(page)).moves.length;

/** The drawing of earth on the screen: its centre and its edges. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.ds-earth-drawing')!.getBoundingClientRect();
    return { x, y, width, height, middle: { x: x + width / 2, y: y + height / 2 } };
  });

onThePage('earth in the browser', (site) => {
  /** The same place, within half a pixel: the frame's height need not be a whole number of pixels. */
  const expectSamePlace = ({ k, x, y }: Transform, other: Transform): void => {
    expect(k).toBeCloseTo(other.k, 4);
    expect(x).toBeCloseTo(other.x, 0);
    expect(y).toBeCloseTo(other.y, 0);
  };

  it('zooms by wheel, keys and buttons, within bounds, and fits itself again', async () => {
    const page = await site.open({ ...USED, ...MOVING });
    await openRecord(page, gameFor('corners'));
    const resting = await transform(page);
    const { middle } = await frameOf(page);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -400);
    await eventually(async () => {
      expect((await transform(page)).k).toBeGreaterThan(resting.k * 1.3);
    });
    await page.keyboard.press('-');
    const smaller = await transform(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect((await transform(page)).k).toBeGreaterThan(smaller.k);
    for (let times = 0; times < 10; times++) await page.keyboard.press('-');
    expectSamePlace(await transform(page), resting);
    for (let times = 0; times < 4; times++) await page.keyboard.press('+');
    for (let times = 0; times < 40; times++) await page.keyboard.press('ArrowRight');
    // However far one pans, the last tiles stay in the frame.
    const frame = await frameOf(page);
    const right = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.ds-species, .ds-corner')].map((e) => e.getBoundingClientRect().right),
      ),
    );
    expect(right).toBeGreaterThan(frame.x + frame.width / 2);
    await page.keyboard.press('0');
    expectSamePlace(await transform(page), resting);
    expect(site.complaints).toEqual([]);
  });

  it('keeps what was zoomed by hand when the frame changes, and else fits the frame', async () => {
    const page = await site.open(MOVING);
    await openRecord(page, gameFor('corners'));
    const resting = await transform(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await eventually(async () => {
      expect((await transform(page)).k).toBeLessThan(resting.k);
    });
    await page.keyboard.press('+');
    const { k } = await transform(page);
    await page.setViewportSize({ width: 1300, height: 740 });
    expect((await transform(page)).k).toBeCloseTo(k, 3);
  });

  it('takes a drag over a target for no answer, and a click for one', async () => {
    const page = await site.open({ ...USED, ...MOVING });
    await openRecord(page, gameFor('corners'));
    const moves = await movesOf(page);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const before = await transform(page);
    const { middle } = await frameOf(page);
    const box = (await page.locator('.ds-corner').evaluateAll(
      (targets, at) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .map(({ x, y, width }) => ({ x: x + width / 2, y: y + width / 2 }))
          .sort((a, b) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y))[0],
      middle,
    ))!;
    await page.mouse.move(box.x, box.y);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 20, { steps: 4 });
    await page.mouse.up();
    expect(await transform(page)).not.toEqual(before);
    expect(await movesOf(page)).toBe(moves);
    await page.mouse.click(box.x + 30, box.y + 20);
    await eventually(async () => {
      expect(await movesOf(page)).toBe(moves + 1);
    });
  });

  it('brings a target that the keyboard reaches into view', async () => {
    const page = await site.open({ ...USED, ...MOVING });
    await openRecord(page, gameFor('corners'));
    for (let times = 0; times < 4; times++) await page.keyboard.press('+');
    await page.locator('.ds-corner').first().focus();
    await page.keyboard.press('Tab');
    await transform(page);
    const frame = await frameOf(page);
    const target = await page.evaluate(() => {
      const { x, y, width } = document.activeElement!.getBoundingClientRect();
      return { x: x + width / 2, y: y + width / 2 };
    });
    expect(target.x).toBeGreaterThan(frame.x);
    expect(target.x).toBeLessThan(frame.x + frame.width);
    expect(target.y).toBeGreaterThan(frame.y);
    expect(target.y).toBeLessThan(frame.y + frame.height);
  });

  it('comes near enough for a finger when corners are named on a phone; one finger pans, two zoom, a tap answers', async () => {
    const page = await site.open({ ...USED, ...PHONE, ...MOVING });
    await openRecord(page, gameFor('corners'));
    const moves = await movesOf(page);
    const resting = await transform(page);
    const sizes = await page
      .locator('.ds-corner')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(43.9);
    // Nothing covers any part of the buttons.
    const covered = await page.locator('.ds-zoom-buttons button:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const met = [0.1, 0.5, 0.9].flatMap((across) =>
          [0.1, 0.5, 0.9].map((down) => document.elementFromPoint(x + width * across, y + height * down)),
        );
        return met.every((each) => button.contains(each)) ? [] : [button.getAttribute('aria-label')];
      }),
    );
    expect(covered).toEqual([]);
    const { x, y } = (await frameOf(page)).middle;
    await swipe(page, { from: { x: x - 80, y }, to: { x: x + 80, y } });
    const panned = await transform(page);
    expect(panned.x).toBeGreaterThan(resting.x);
    expect(panned.k).toBe(resting.k);
    await swipe(
      page,
      { from: { x: x - 40, y }, to: { x: x - 100, y } },
      { from: { x: x + 40, y }, to: { x: x + 100, y } },
    );
    expect((await transform(page)).k).toBeGreaterThan(resting.k * 1.5);
    expect(await movesOf(page)).toBe(moves);
    const last = await page.locator('.ds-corner').last().getAttribute('data-move');
    await byTouch(page, Number(last));
    await eventually(async () => {
      expect(await movesOf(page)).toBe(moves + 1);
    });
    expect(site.complaints).toEqual([]);
  });

  it('is not panned where a finger drags a group of species to another tile on a phone', async () => {
    const page = await site.open({ ...USED, ...PHONE, ...MOVING });
    await openRecord(page, gameFor('migration'));
    const { notation } = game;
    // The last move of the record chose the tile that the group leaves.
    const { animal, move } = gameFor('migration').moves.at(-1) as { animal: string; move: { tile: string } };
    const species = async (tile: string): Promise<number> => {
      const { earth } = notation.position.write(await keptState(page)) as {
        earth: Record<string, { species?: Record<string, number> }>;
      };
      return earth[tile]!.species?.[animal] ?? 0;
    };
    await transform(page);
    const to = Number(await page.locator('.ds-earth .ds-tile[data-move]').first().getAttribute('data-move'));
    const { tile } = notation.move.write(to) as { tile: string };
    const [there, here] = [await species(move.tile), await species(tile)];
    const [from, goal] = [
      await middleOf(page, '.ds-earth [data-group]'),
      await middleOf(page, `.ds-earth ${targetOf(to)}`),
    ];
    await swipe(page, { from, to: goal });
    await eventually(async () => {
      const gone = there - (await species(move.tile));
      expect(gone).toBeGreaterThan(0);
      expect((await species(tile)) - here).toBe(gone);
    });
    expect(site.complaints).toEqual([]);
  });
});
