/**
 * How many clicks a game takes, and how far the pointer travels: the same questions answered step by step, and by shortcuts (groups
 * dragged, numbers at the tile under the pointer, whole actions).
 */
import type { Page } from 'playwright-core';
import { levelNamed } from '../../../src/games/dominant-species/bots/index.ts';
import { wholeOffer } from '../../../src/games/dominant-species/board/answers/offers.ts';
import { foreseeing, foreseen } from '../../../src/games/dominant-species/board/preview/preview.ts';
import { COUNT, type Move, TILE, kindOf, valueOf } from '../../../src/games/dominant-species/rules/moves.ts';
import { HEX_NAMES } from '../../../src/games/dominant-species/rules/earth.ts';
import { decision, legalMoves, play } from '../../../src/games/dominant-species/rules/play.ts';
import { Q } from '../../../src/games/dominant-species/rules/questions.ts';
import { type State, copyState } from '../../../src/games/dominant-species/rules/state.ts';
import { rng } from '../../../src/kit/rng.ts';
import { asked, kept, keptState, reach, targetOf } from './player.ts';

/** What answering took. */
export interface Effort {
  /** Questions answered. */
  answers: number;
  /** Presses of the mouse's button; a drag is one. */
  clicks: number;
  keys: number;
  /** How far the pointer travelled, in CSS pixels. */
  pixels: number;
  /** Gestures that were not taken; their questions were answered step by step, which counts as well. */
  missed: number;
}

/** How long to wait for numbers at a tile under the pointer, in ms: what is not offered there is answered step by step. */
const CHIPS = 3000;

/** How long a gesture or a click may take to have an effect, in ms. */
const BY_GESTURE = 10_000;
const BY_CLICK = 30_000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The greedy bot's next moves, within one action and until something is left to chance. */
function planned(s: State): Move[] {
  const decide = levelNamed('greedy')!.decide;
  const randomInt = rng(1);
  const after = copyState(s);
  const { asked: animal, space } = s;
  const moves: Move[] = [];
  foreseen(() => {
    while (decision(after) !== null && after.asked === animal && after.space === space) {
      moves.push(decide(after, randomInt));
      play(after, moves.at(-1)!, foreseeing([]));
    }
  });
  return moves;
}

const isCount = (move: Move | undefined): boolean => move !== undefined && kindOf(move) === kindOf(COUNT);
const isTile = (move: Move | undefined): boolean => move !== undefined && kindOf(move) === kindOf(TILE);

/** Tiles with their numbers, in whatever order they are named. */
const pairs = (moves: readonly Move[]): string => {
  const found: string[] = [];
  for (const [i, move] of moves.entries())
    if (isTile(move)) found.push([move, ...(isCount(moves[i + 1]) ? [moves[i + 1]] : [])].join(' '));
  return found.sort().join();
};

/** Answers up to `most` questions, or until stopped, and returns what that took. */
export async function effortOf(
  page: Page,
  way: 'steps' | 'gestures',
  most: number,
  isStopped: () => boolean = () => false,
): Promise<Effort> {
  const effort: Effort = { answers: 0, clicks: 0, keys: 0, pixels: 0, missed: 0 };
  let pointer: Point = { x: 0, y: 0 };
  const goTo = async (to: Point): Promise<void> => {
    effort.pixels += Math.hypot(to.x - pointer.x, to.y - pointer.y);
    pointer = to;
    await page.mouse.move(to.x, to.y, { steps: 3 });
  };
  const pointOf = async (selector: string): Promise<Point> => {
    await page.locator(`${selector}:visible`).first().waitFor();
    const found = await reach(page, selector);
    if (found === null || !('tap' in found)) throw new Error(`the pointer cannot reach ${selector}`);
    return found.tap;
  };
  const click = async (selector: string): Promise<void> => {
    await goTo(await pointOf(selector));
    await page.mouse.click(pointer.x, pointer.y);
    effort.clicks++;
  };
  /** Drags a group; a number other than the greatest is chosen by a digit key. */
  const drag = async (from: Move, to: Point, digit: number | null): Promise<void> => {
    await goTo(await pointOf(targetOf(from)));
    await page.mouse.down();
    await goTo(to);
    if (digit !== null) {
      await page.keyboard.press(String(digit));
      effort.keys++;
    }
    await page.mouse.up();
    effort.clicks++;
  };
  /** The centre of a tile, whatever is on it. */
  const centre = async (hex: number): Promise<Point> => {
    const { x, y, width, height } = (await page
      .locator(`.ds-earth [data-place="tile ${HEX_NAMES[hex]!}"]`)
      .first()
      .boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };

  /** Answers as many of the questions as possible with one gesture. */
  const gesture = async (s: State, plan: readonly Move[]): Promise<void> => {
    const [first, second, third] = plan;
    const whole = wholeOffer(s, new Set(legalMoves(s)));
    if (whole !== null && pairs(plan.slice(0, whole.steps.length)) === pairs(whole.steps)) {
      await click(`.ds-count-chips [data-steps="${whole.steps.join(' ')}"]`);
      return;
    }
    if (s.question === Q['migration from'] && isTile(first) && isTile(second)) {
      const most = Math.min(s.speciesLeft, s.movable[valueOf(first!)]!);
      const isLess = isCount(third) && valueOf(third!) < most;
      await drag(first!, await centre(valueOf(second!)), isLess ? valueOf(third!) : null);
      return;
    }
    if (isTile(first) && isCount(second)) {
      const chip = `[data-steps="${String(first)} ${String(second)}"]`;
      const { x, y } = await pointOf(targetOf(first!));
      // If the pointer is already there, it does not count as pointing until it moves.
      await goTo({ x: x + 3, y: y + 3 });
      await goTo({ x, y });
      const isOffered = await page
        .locator(chip)
        .first()
        .waitFor({ timeout: CHIPS })
        .then(
          () => true,
          () => false,
        );
      if (isOffered) {
        await click(chip);
        return;
      }
    }
    await click(targetOf(first!));
  };

  for (let now = await asked(page); now !== null && effort.answers < most && !isStopped(); now = await asked(page)) {
    const s = await keptState(page);
    const plan = planned(s);
    const before = (await kept(page)).moves.length;
    // The record shows how many questions a gesture has answered: a number without alternatives is not asked for.
    const isTaken = async (timeout: number): Promise<boolean> =>
      page
        .waitForFunction(
          (moves) =>
            (JSON.parse(localStorage.getItem('dominant-species:game')!) as { moves: unknown[] }).moves.length > moves &&
            document.querySelector('[aria-busy="true"]') === null,
          before,
          { timeout },
        )
        .then(
          () => true,
          () => false,
        );
    if (way === 'gestures') await gesture(s, plan);
    if (way === 'steps' || !(await isTaken(BY_GESTURE))) {
      if (way === 'gestures') effort.missed++;
      await click(targetOf(plan[0]!));
      // On a loaded machine the table may have moved between looking and clicking: then once more, which is not counted.
      if (!(await isTaken(BY_GESTURE))) {
        await click(targetOf(plan[0]!));
        effort.clicks--;
      }
      if (!(await isTaken(BY_CLICK)))
        throw new Error(`a click on ${targetOf(plan[0]!)} answers nothing: ${now.question}`);
    }
    effort.answers += (await kept(page)).moves.length - before;
  }
  return effort;
}
