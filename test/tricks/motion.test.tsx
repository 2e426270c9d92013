/** @jest-environment jsdom */
/** Pieces, sounds and marks at a table. */
import { asked as heard } from '../support/fake-audio.ts';
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { randomChance } from '../../src/kit/chance.ts';
import type { HistoryEntry } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { TableFrame } from '../../src/table/TableFrame.tsx';
import type { Move } from '../../src/table/types.ts';
import { setSoundVolume } from '../../src/ui/sound.ts';
import { neverResize, setScreen } from '../support/fake-screen.ts';
import { motion } from './board/Board.tsx';
import type { Tricks } from './board/tricks.ts';
import { board } from './english.ts';
import { game as tricks } from './index.ts';
import { type Event, KEEP } from './rules/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
globalThis.structuredClone = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
let isLessMotion = false;
setScreen((query) => (query.includes('reduced-motion') ? isLessMotion : true));
neverResize();

/** The ways of the pieces that have flown: from the left of one place to the left of another. */
let flown: string[] = [];
/** Every place lies as far from the left as its name is long. */
const rect = (element: Element): DOMRect => new DOMRect((element as HTMLElement).dataset.place?.length ?? 0, 0, 0, 0);
Object.assign(Element.prototype, {
  getClientRects: () => [0],
  getBoundingClientRect(this: Element) {
    return rect(this);
  },
  animate(this: Element, frames: readonly { transform: string }[]) {
    const [from, to] = [frames[0]!, frames.at(-1)!].map(({ transform }) => /\d+/.exec(transform)![0]);
    if (this.closest('.ui-flights') !== null) flown.push(`${from!} to ${to!}`);
  },
});

type Entry = HistoryEntry<Move, Event>;
let root: Root;
let box: HTMLElement;
beforeEach(() => {
  isLessMotion = false;
  flown = [];
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  box.remove();
});

/** Time for the table to be painted, and then for what is measured on it. */
async function frames(): Promise<void> {
  for (let i = 0; i < 3; i++) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 25)));
}

/** A table of two with one of them at this screen; `play` makes moves of both. */
async function sitDown(moves = motion) {
  const chance = randomChance(rng(1));
  let state = tricks.rules.newGame({ players: 2 }, chance);
  let history: readonly Entry[] = [];
  const show = async (): Promise<void> => {
    act(() => {
      root.render(
        <TableFrame<Tricks>
          game={tricks}
          board={{ ...board, motion: () => Promise.resolve(moves) }}
          {...{ state, history, names: ['Ann', 'Ben'], seats: [0], onMove: () => undefined }}
        />,
      );
    });
    await frames();
  };
  await show();
  while (box.querySelector('.ui-flights') === null) await frames();
  return {
    async play(...moves: readonly Move[]) {
      for (const move of moves) {
        const question = tricks.rules.decision(state)!;
        const events: Event[] = [];
        const after = tricks.rules.copy(state);
        const legal = tricks.rules.legalMoves(state);
        const made = legal.includes(move) ? move : legal[0]!;
        tricks.rules.play(after, made, { ...chance, emit: (event: Event) => events.push(event) });
        state = after;
        history = [...history, { player: question.player, move: made, events, asked: question }];
        await show();
      }
    },
    async takeBack() {
      history = history.slice(0, -1);
      await show();
    },
  };
}
/** The longest of a round: both lay a card and keep it; then everybody draws. */
const ROUND = [0, KEEP, 0, KEEP];

it('pieces fly between the places of a new move, but not when moves are taken back', async () => {
  const table = await sitDown();
  await table.play(...ROUND);
  // From "deck" to "hand 0" and, since "hand 1" is nowhere on the page, to "player 1".
  expect(flown).toEqual(['4 to 6', '4 to 8']);
  await table.takeBack();
  expect(flown).toHaveLength(2);
});

it('after one move, 32 pieces fly at most', async () => {
  const flight = { piece: { card: 0 }, way: ['deck', 'player 0'] };
  const table = await sitDown({ ...motion, flights: () => Array.from({ length: 40 }, () => flight) });
  await table.play(0);
  expect(flown).toHaveLength(32);
});

it('no piece flies where less motion is wanted', async () => {
  isLessMotion = true;
  const table = await sitDown();
  await table.play(...ROUND);
  expect(flown).toEqual([]);
});

it('a new move is heard once, and not again when it is taken back', async () => {
  setSoundVolume(1);
  const table = await sitDown();
  const before = heard.pitches.length;
  await table.play(0);
  expect(heard.pitches.length - before).toBe(1);
  await table.takeBack();
  expect(heard.pitches.length - before).toBe(1);
  setSoundVolume(0);
});

it('the places of a move by somebody who is not at this screen are marked until the next move', async () => {
  const table = await sitDown();
  const marked = (): (string | undefined)[] =>
    [...box.querySelectorAll<HTMLElement>('[data-marked]')].map(({ dataset }) => dataset.place);
  await table.play(0, KEEP);
  expect(marked()).toEqual([]);
  await table.play(0);
  expect(marked()).toEqual(['player 1']);
  await table.takeBack();
  expect(marked()).toEqual([]);
});

it('a press ends what moves at the table', async () => {
  await sitDown();
  const ended: string[] = [];
  const animation = (name: string, iterations: number) => ({
    effect: { getComputedTiming: () => ({ iterations }) },
    finish: () => ended.push(name),
  });
  Object.assign(box.querySelector('[data-layout]')!, {
    getAnimations: () => [animation('a piece', 1), animation('a pulse', Infinity)],
  });
  window.dispatchEvent(new Event('pointerdown'));
  expect(ended).toEqual(['a piece']);
});
