/** @jest-environment jsdom */
/** Motion at the table of every game: a piece flies when something happens, and none does with reduced motion. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { randomChance } from '../../src/kit/chance.ts';
import type { HistoryEntry } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { neverResize, setScreen } from '../support/fake-screen.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const nothing = (): void => undefined;
let isLessMotion = false;
setScreen((query) => (query.includes('reduced-motion') ? isLessMotion : query.includes('min-width')));
neverResize();

/** How many pieces have started flying. */
let flown = 0;
Object.assign(Element.prototype, {
  scrollIntoView: nothing,
  // Everything has a place on the screen.
  getClientRects: () => [new DOMRectReadOnly(0, 0, 10, 10)],
  animate(this: Element) {
    if (this.parentElement?.classList.contains('ui-flights') === true) flown += 1;
    return { cancel: nothing, finished: Promise.resolve() };
  },
});
Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ a: 1, d: 1, e: 0, f: 0 }) });
afterAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

/** Watches a game from its start until a piece has flown or a number of moves have been made; returns how many were made. */
async function watch(id: string, most: number): Promise<number> {
  const game = await loadGame(id);
  const { rules } = game;
  const ui = await game.ui();
  const words = await ui.loadWords('en');
  const randomInt = rng(4);
  const chance = randomChance(randomInt);
  const players = game.meta.minPlayers;
  let state = rules.newGame(rules.defaultOptions(players), chance);
  const names = ['Ann', 'Ben', 'Cleo', 'Dara'].slice(0, players);
  let history: readonly HistoryEntry<unknown, unknown>[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = async (): Promise<void> => {
    act(() => {
      root.render(
        <ui.Words value={words}>
          <ui.Board {...{ state, names, history, seats: [], onMove: nothing }} />
        </ui.Words>,
      );
    });
    // Flying pieces are measured once the table is painted.
    for (let i = 0; i < 4; i++) await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
  };
  await show();
  flown = 0;
  let moves = 0;
  while (flown === 0 && moves < most) {
    const asked = rules.decision(state)!;
    const legal = rules.legalMoves(state);
    const move = legal[randomInt(legal.length)];
    const events: unknown[] = [];
    const after = rules.copy(state);
    rules.play(after, move, { ...chance, emit: (event) => events.push(event) });
    state = after;
    history = [...history, { player: asked.player, move, events, asked }];
    moves += 1;
    await show();
  }
  act(() => {
    root.unmount();
  });
  return moves;
}

describe.each([...gameIds])('%s', (id) => {
  it('lets a piece fly when something happens, and none where less motion is wanted', async () => {
    isLessMotion = false;
    const moves = await watch(id, 25);
    expect(flown).toBeGreaterThan(0);
    isLessMotion = true;
    expect(await watch(id, moves)).toBe(moves);
    expect(flown).toBe(0);
  });
});
