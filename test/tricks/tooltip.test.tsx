/** @jest-environment jsdom */
/** Tooltips of places, by mouse, keyboard and finger. */
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { randomChance } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';
import { TableFrame } from '../../src/table/TableFrame.tsx';
import type { Move } from '../../src/table/types.ts';
import { neverResize, setScreen } from '../support/fake-screen.ts';
import type { Tricks } from './board/tricks.ts';
import { board } from './english.ts';
import { game as tricks } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen(() => true);
neverResize();

let root: Root;
let box: HTMLElement;
let made: Move[];
beforeEach(async () => {
  made = [];
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const state = tricks.rules.newGame({ players: 2 }, randomChance(rng(1)));
  await after(() => {
    root.render(
      <TableFrame<Tricks>
        game={tricks}
        board={board}
        {...{ state, history: [], names: ['Ann', 'Ben'], seats: [0], onMove: (move) => made.push(move) }}
      />,
    );
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  box.remove();
});

/** Does something, and waits longer than a mouse has to rest and a tooltip takes to be loaded. */
async function after(acting: () => void): Promise<void> {
  act(acting);
  for (let i = 0; i < 4; i++) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 40)));
}
const find = (selector: string): HTMLElement => box.querySelector<HTMLElement>(selector)!;
const tooltip = (): string[] | null =>
  box.querySelector('[role="tooltip"]') && [...find('[role="tooltip"]').children].map(({ textContent }) => textContent);
const pointer = (selector: string, type: string, pointerType: string) =>
  after(() => {
    find(selector).dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
  });
const tap = async (selector: string): Promise<void> => {
  await pointer(selector, 'pointerdown', 'touch');
  await pointer(selector, 'pointerup', 'touch');
  await after(() => {
    find(selector).click();
  });
};

const ANN = ['Ann', '0 points', 'More in the rules'];

it('a place under the mouse is explained until the mouse leaves it, also when an unexplained place lies in it', async () => {
  await pointer('[data-place="player 0"]', 'pointerover', 'mouse');
  expect(tooltip()).toEqual(ANN);
  expect(find('[aria-describedby]').dataset.place).toBe('player 0');
  await pointer('[data-place="laid 0"]', 'pointerover', 'mouse');
  expect(tooltip()).toEqual(ANN);
  await pointer('.tricks-middle', 'pointerover', 'mouse');
  expect(tooltip()).toBeNull();
});

it('Escape closes a tooltip', async () => {
  await pointer('[data-place="player 0"]', 'pointerover', 'mouse');
  await after(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  expect(tooltip()).toBeNull();
});

it('the first tap of a finger on a move previews it, and the second makes it', async () => {
  const move = find('.tricks-middle [data-move]').dataset.move!;
  await tap('.tricks-middle [data-move]');
  expect(made).toEqual([]);
  expect(find('[data-preview]').dataset.preview).toBe(move);
  await tap('.tricks-middle [data-move]');
  expect(made).toEqual([Number(move)]);
});

it('a finger on a place explains it, and a long press does as well', async () => {
  await tap('[data-place="player 0"]');
  expect(tooltip()).toEqual(ANN);
  await tap('.tricks-middle');
  expect(tooltip()).toBeNull();
  await pointer('[data-place="player 0"]', 'pointerdown', 'touch');
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 450)));
  await after(() => undefined);
  expect(tooltip()).toEqual(ANN);
});
