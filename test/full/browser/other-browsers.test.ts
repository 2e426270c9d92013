/** A shorter game in Firefox and in WebKit: every gesture that browsers may handle differently, and the end. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rng } from '../../../src/kit/rng.ts';
import type { GameRecord } from '../../../src/kit/record/record.ts';
import { describeIf } from '../../support/describe-if.ts';
import { type Move, type State, game, legalMoves, replay } from '../../support/game.ts';
import { eventually } from '../../support/waiting.ts';
import { hurrying } from '../../browser/support/hurrying.ts';
import { gameFor, nearTheEnd } from '../../browser/support/situations.ts';
import { pageAddress } from '../../browser/support/browser.ts';
import { BROWSERS, type Window } from '../../browser/support/webdriver.ts';

const KEPT = 'dominant-species:game';
const FEW = 6;
/** Another click sooner than this after the last one, in ms, and nearer to it, in CSS pixels, may make a double click. */
const DOUBLE_CLICK = { ms: 700, px: 10 };

/** Keys by name, as the protocols write them. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE006', ArrowDown: '\uE015' };

/** A point of the window, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A user of a window, with a mouse and a keyboard. */
function person(window: Window) {
  let opened = 0;
  let clicked: Point | null = null;
  const kept = async (): Promise<GameRecord> =>
    JSON.parse((await window.call((key) => localStorage.getItem(key), KEPT)) ?? 'null') as GameRecord;
  const press = (key: string): Promise<void> =>
    window.perform([
      {
        type: 'key',
        id: 'keys',
        actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })),
      },
    ]);
  /** Where a target can be clicked: at its centre, or near it if something is above. */
  const pointOf = (selector: string): Promise<Point | null> =>
    window.call((wanted) => {
      const target = [...document.querySelectorAll(wanted)].find((each) => each.getClientRects().length > 0);
      if (target === undefined) return null;
      target.scrollIntoView({ block: 'nearest' });
      const box = target.getBoundingClientRect();
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const [x, y] = [Math.round(box.x + box.width * across), Math.round(box.y + box.height * down)];
          const on = document.elementFromPoint(x, y);
          if (on !== null && (target.contains(on) || on.closest('label')?.contains(target) === true)) return { x, y };
        }
      }
      return null;
    }, selector);
  /** The same, once the target has stopped moving. */
  const found = async (selector: string): Promise<Point> => {
    let last: Point | null = null;
    await eventually(
      async () => {
        const before = last;
        last = await pointOf(selector);
        if (last === null) throw new Error(`${selector} cannot be reached`);
        expect(last).toEqual(before);
      },
      { interval: 40 },
    );
    return last!;
  };
  const move = ({ x, y }: Point): object => ({ type: 'pointerMove', duration: 0, x, y });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const mouse = (actions: readonly object[]): Promise<void> =>
    window.perform([{ type: 'pointer', id: 'mouse', actions }]);
  return {
    kept,
    press,
    state: async (): Promise<State> => replay(await kept()).state,
    async click(selector: string): Promise<void> {
      const point = await found(selector);
      // The second click of a double click answers nothing: two questions may be answered at the same point.
      const isNear = clicked !== null && Math.hypot(point.x - clicked.x, point.y - clicked.y) < DOUBLE_CLICK.px;
      await mouse([move(point), { type: 'pause', duration: isNear ? DOUBLE_CLICK.ms : 0 }, down, up]);
      clicked = point;
    },
    async drag(from: string, to: string): Promise<void> {
      const [start, goal] = [await found(from), await found(to)];
      const between = { x: Math.round((start.x + goal.x) / 2), y: Math.round((start.y + goal.y) / 2) };
      await mouse([move(start), down, move(between), move(goal), up]);
    },
    /** Opens the game of a record, as if it had been stored. */
    async open(record: GameRecord): Promise<void> {
      await window.call(
        (key, text) => {
          localStorage.setItem(key, text);
        },
        KEPT,
        JSON.stringify(record),
      );
      await window.goTo(`${pageAddress()}?${String(++opened)}#game/dominant-species`);
    },
    /** The question, once the whole table shows it, and the moves offered; null at the end. */
    async asked(): Promise<Move[] | null> {
      let moves: Move[] | null = [];
      await eventually(async () => {
        moves = await window.call(() => {
          if (document.querySelector('[data-over]') !== null) return null;
          if (document.querySelector('[aria-busy="true"]') !== null) return [];
          return [...document.querySelectorAll<HTMLElement>('[data-move]')]
            .filter((target) => target.getClientRects().length > 0)
            .map((target) => Number(target.dataset.move))
            .sort((a, b) => a - b);
        });
        if (moves?.length === 0)
          throw new Error(await window.call(() => `nothing is asked: ${document.body.innerText}`));
      });
      return moves;
    },
    /** Goes to a move in the list with the arrow keys and presses Enter; opens the list with its key if it is not open. */
    async answerByKeys(wanted: Move): Promise<void> {
      const focused = () => window.call(() => (document.activeElement as HTMLElement | null)?.dataset.listed ?? null);
      const isOpen = await window.call(() => document.querySelector('[data-listed]') !== null);
      if (!isOpen) await press('a');
      await eventually(async () => {
        expect(await focused()).not.toBeNull();
      });
      for (let presses = 0; (await focused()) !== String(wanted); presses++) {
        expect(presses).toBeLessThan(100);
        await press('ArrowDown');
      }
      await press('Enter');
    },
  };
}
type Person = ReturnType<typeof person>;

/** Waits until a number of moves are stored. */
const answered = (someone: Person, count: number): Promise<void> =>
  eventually(async () => {
    expect((await someone.kept()).moves).toHaveLength(count);
  });

/** Makes legal moves by one kind of input, a number of times or to the end. */
async function playOn(someone: Person, answer: (move: Move) => Promise<void>, most = Infinity): Promise<void> {
  const randomInt = rng(1);
  for (let made = 0; made < most; made++) {
    const offered = await someone.asked();
    if (offered === null) return;
    const state = await someone.state();
    expect(offered).toEqual([...legalMoves(state)].sort((a, b) => a - b));
    const { length } = (await someone.kept()).moves;
    await answer(hurrying(state, offered, randomInt));
    await answered(someone, length + 1);
  }
}

/** The tile that a move names. */
const tileOf = (move: Move): string | undefined => (game.notation.move.write(move) as { tile?: string }).tile;
/** How many species are on a tile. */
function speciesAt(s: State, tile: string): number {
  const { earth } = game.notation.position.write(s) as { earth: Record<string, { species?: Record<string, number> }> };
  return Object.values(earth[tile]?.species ?? {}).reduce((sum, count) => sum + count, 0);
}

const target = (move: Move): string => `[data-move="${String(move)}"]`;

for (const { name, open, packages } of BROWSERS) {
  if (open === undefined) {
    const missing = `Tests in ${name} left out: it is not installed (Debian: apt-get install ${packages})`;
    if (process.env.CI === 'true') throw new Error(missing);
    process.stderr.write(`${missing}\n`);
  }

  describeIf(open !== undefined)(`a game of two in ${name}`, () => {
    let window: Window;
    let someone: Person;
    beforeAll(async () => {
      window = await open!();
      someone = person(window);
    });
    afterAll(async () => {
      await window.close();
    });

    it('is begun by clicks and played with the mouse, with keys and from the menu', async () => {
      await window.goTo(pageAddress());
      await someone.click('a[href="#together/dominant-species"]');
      // Parts of the form that load late move the button: a click that misses it is repeated.
      await eventually(
        async () => {
          if (await window.call(() => document.querySelector('[data-question]') !== null)) return;
          await someone.click('button[type=submit]');
          throw new Error('the game has not begun');
        },
        { interval: 2000 },
      );
      await playOn(someone, (move) => someone.click(target(move)), FEW);
      await playOn(someone, (move) => someone.answerByKeys(move), FEW);
      // The list closes with the key that opens it.
      await someone.press('a');
      const { length } = (await someone.kept()).moves;
      await someone.press('u');
      await answered(someone, length - 1);
      await someone.click('.table-redo');
      await answered(someone, length);
      await someone.click('.page-menu');
      await someone.click('dialog[open] a[href^="#"]');
      await eventually(async () => {
        expect(await window.call(() => document.querySelector('[data-question]'))).toBeNull();
      });
      await window.call(() => {
        history.back();
      });
      await playOn(someone, (move) => someone.click(target(move)), 1);
    });

    it('moves species by dragging them', async () => {
      await someone.open(gameFor('migration'));
      const to = (await someone.asked())!.find((move) => tileOf(move) !== undefined)!;
      const before = await someone.state();
      await someone.drag('.ds-named', target(to));
      await eventually(async () => {
        expect(speciesAt(await someone.state(), tileOf(to)!)).toBeGreaterThan(speciesAt(before, tileOf(to)!));
      });
    });

    it('comes to its end', async () => {
      await someone.open(nearTheEnd(FEW));
      await playOn(someone, (move) => someone.click(target(move)));
      const state = await someone.state();
      expect(state.over).toBe(true);
      const final = await window.call(() => document.querySelector<HTMLElement>('[data-over]')!.innerText);
      for (const animal of state.initiative) expect(final).toContain(String(state.vps[animal]));
    });
  });
}
