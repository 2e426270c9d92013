/** @jest-environment jsdom */
/** The coach at a table: what its card says, where its rings are, and that one step takes the place of another. */
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { randomChance } from '../../src/kit/chance.ts';
import type { CoachStep } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { TableFrame } from '../../src/table/TableFrame.tsx';
import { arrowTo, ringRound } from '../../src/table/coach/ring.ts';
import { neverResize, setScreen } from '../support/fake-screen.ts';
import { eventually } from '../support/waiting.ts';
import type { Tricks } from './board/tricks.ts';
import { board } from './english.ts';
import { game as tricks } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen(() => true);
neverResize();

const ROOM = new DOMRect(0, 0, 1000, 600);
/** In jsdom nothing has a place: here the deck lies in the middle, and all else fills the table. */
const deck = new DOMRect(450, 250, 100, 90);
const BAR = new DOMRect(0, 0, 1000, 60);
const rectOf = (element: Element): DOMRect => {
  const { place, bar } = (element as HTMLElement).dataset;
  return place === 'deck' ? deck : bar === undefined ? ROOM : BAR;
};
Element.prototype.getBoundingClientRect = function () {
  return rectOf(this);
};
Element.prototype.getClientRects = function () {
  return [rectOf(this)] as unknown as DOMRectList;
};

const STEP: CoachStep = {
  id: 'first 0',
  title: 'The deck',
  where: 'Lesson 1 of 2',
  progress: { index: 0, count: 3, label: 'Step 1 of 3' },
  text: 'The cards come from here.\n\nNobody knows which is next.',
  task: { label: 'Your turn', text: 'Lay a card.' },
  at: ['deck'],
  actions: [{ label: 'Back' }, { label: 'Next', act: () => undefined }],
};

let root: Root;
let box: HTMLElement;
const state = tricks.rules.newGame({ players: 2 }, randomChance(rng(1)));
const table = { state, history: [], names: ['Ann', 'Ben'], seats: [0], onMove: () => undefined };
const show = async (coach: CoachStep): Promise<void> => {
  act(() => {
    root.render(<TableFrame<Tricks> game={tricks} board={board} {...table} coach={coach} />);
  });
  await eventually(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    expect(find('h1')?.textContent).toBe(coach.title);
    expect(box.querySelectorAll('rect.table-coach-ring')).toHaveLength(coach.at.length);
  });
};
const find = (selector: string) => box.querySelector<HTMLElement>(`.table-coach ${selector}`);
const said = () => [...find('[role="status"]')!.querySelectorAll('p')].map(({ textContent }) => textContent);

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  box.remove();
});

it('the coach says what a step is about, with a ring round the place it means and an arrow to it', async () => {
  await show(STEP);
  expect(document.activeElement).toBe(find('h1'));
  const described = document.getElementById(find('h1')!.getAttribute('aria-describedby')!)!;
  expect(described.textContent).toContain('Nobody knows which is next.');
  expect(find('small')!.textContent).toBe('Lesson 1 of 2');
  expect([...box.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) => dataset.step)).toEqual([
    'now',
    'next',
    'next',
  ]);
  const ring = box.querySelector('rect.table-coach-ring')!;
  expect(['x', 'y', 'width', 'height'].map((name) => Number(ring.getAttribute(name)))).toEqual([444, 244, 112, 102]);
  expect(box.querySelectorAll('.table-coach-arrow')).toHaveLength(1);
  // Nothing of it is in the way of the table.
  expect(ring.closest('[aria-hidden="true"]')).not.toBeNull();
});

it('a wrong answer is told why, a right one is praised, and the buttons stay where they are', async () => {
  await show(STEP);
  const buttons = () => [...box.querySelectorAll('.table-coach-actions > *')].map(({ textContent }) => textContent);
  const before = buttons();
  expect(said()).toEqual([]);
  await show({ ...STEP, said: { text: 'That one is higher.', isRight: false } });
  expect(said()).toEqual(['↺ That one is higher.']);
  expect(find('.table-coach-again')!.textContent).toContain('The cards come from here.');
  await show({ ...STEP, at: [], said: { text: 'It is the lowest.', isRight: true } });
  expect(said()).toEqual(['✓ Well done!', 'It is the lowest.']);
  expect(box.querySelector('.table-coach-rings')).toBeNull();
  expect(buttons()).toEqual(before);
});

it('a step without places has no ring, and the next one is announced', async () => {
  await show(STEP);
  act(() => {
    (document.activeElement as HTMLElement).blur();
  });
  await show({ ...STEP, id: 'first 1', text: 'That is all.', at: [] });
  expect(document.activeElement).toBe(find('h1'));
  expect(box.querySelector('.table-coach-arrow')).toBeNull();
});

it('a ring is a circle round what is about as wide as high, and leaves out what is scrolled away', () => {
  expect(ringRound(new DOMRect(100, 100, 40, 40), ROOM, ROOM)).toEqual({ x: 94, y: 94, width: 52, height: 52, rx: 26 });
  expect(ringRound(new DOMRect(100, 100, 200, 40), ROOM, ROOM)?.rx).toBe(12);
  // A circle would run over what is written on a card.
  expect(ringRound(new DOMRect(100, 100, 140, 160), ROOM, ROOM, true)?.rx).toBe(12);
  expect(ringRound(new DOMRect(100, 700, 40, 40), ROOM, ROOM)).toBeNull();
  expect(ringRound(null, ROOM, ROOM)).toBeNull();
});

it('an arrow to a wide place comes from beside it, where no buttons are', () => {
  const from = (x: number, width: number): number =>
    Number(/^M(\d+),/.exec(arrowTo({ x, y: 94, width, height: 52, rx: 12 }, 1000, 600))![1]);
  expect(from(100, 300)).toBeGreaterThan(400);
  expect(from(600, 300)).toBeLessThan(600);
  expect(from(10, 980)).toBeGreaterThan(950);
});

it('an arrow begins at the card and ends at the ring', () => {
  const path = arrowTo({ x: 94, y: 94, width: 52, height: 52, rx: 26 }, 1000, 600);
  const [x, y] = /^M(\d+),(\d+)/.exec(path)!.slice(1).map(Number);
  expect([x, y]).toEqual([270, 600]);
  const [endX, endY] = /L(\d+),(\d+)L/.exec(path)!.slice(1).map(Number);
  expect(Math.hypot(endX! - 120, endY! - 120)).toBeCloseTo(30, -0.5);
});
