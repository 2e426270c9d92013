/** Somebody who plays on the page: reads the question, clicks an answer. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DOMINATION, ICE_AGE, PHASE_OF_SPACE } from '../../src/dominant-species/rules/components.ts';
import { CARD, FORFEIT, type Move, SPACE, kindOf, valueOf } from '../../src/dominant-species/rules/moves.ts';

/** What the page asks: the question, the animal, and the moves it offers; null at the end. */
export async function asked(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[data-question]');
    if (document.querySelector('[data-over]') !== null || bar === null) return null;
    const shown = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-move]')].filter(
      (target) => target.getClientRects().length > 0,
    );
    return {
      question: bar.dataset.question!,
      animal: bar.dataset.asked,
      moves: shown.map((target) => Number(target.dataset.move)),
    };
  });
}

/** Clicks (or taps) a move and waits for the page to have taken it. */
export async function choose(page: Page, move: Move, how: 'click' | 'tap' = 'click'): Promise<void> {
  const before = await page.evaluate(() => localStorage.getItem('dominant-species:game')?.length);
  const target = page.locator(`[data-move="${String(move)}"]:visible`);
  expect(await target.count(), `targets of move ${String(move)}`).toBe(1);
  await target[how]();
  await page.waitForFunction((length) => localStorage.getItem('dominant-species:game')?.length !== length, before);
}

/** An answer that brings the game to its end soon: dominate, take cards, Ice Age above all, and decline what can be. */
export function hurrying(moves: readonly Move[], below: (n: number) => number): Move {
  const among = (some: readonly Move[]): Move | undefined => some[below(Math.max(1, some.length))];
  const kind = kindOf(moves[0]!);
  if (kind === kindOf(SPACE)) {
    const dominating = moves.filter((move) => kindOf(move) === kind && PHASE_OF_SPACE[valueOf(move)] === DOMINATION);
    if (dominating.length > 0) return dominating[0]!;
  }
  if (moves.includes(CARD + ICE_AGE)) return CARD + ICE_AGE;
  const ending = moves.filter((move) => move >= FORFEIT);
  const acting = moves.filter((move) => move < FORFEIT);
  if (ending.length > 0 && below(2) === 0) return among(ending)!;
  return among(acting) ?? moves[0]!;
}
