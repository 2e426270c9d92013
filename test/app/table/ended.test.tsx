/** @jest-environment jsdom */
/** The table of a game that its players have ended: the end, not the question that the rules would still ask. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../../src/games/index.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import type { GameEnd } from '../../../src/kit/module.ts';
import { rng } from '../../../src/kit/rng.ts';
import { neverResize, setScreen } from '../../support/fake-screen.ts';
import { eventually } from '../../support/waiting.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen((query) => query.includes('reduce') || query.includes('75rem'));
neverResize();
HTMLElement.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.scrollTo = () => undefined;

const NAMES = ['Ann', 'Ben', 'Cleo'];
let unmount: () => void = () => undefined;
afterEach(() => {
  act(unmount);
  document.body.innerHTML = '';
});

describe.each(gameIds)('%s', (id) => {
  /** A table in the middle of a game of three. */
  async function shown(seats: readonly number[], end?: GameEnd) {
    const game = await loadGame(id);
    const { rules } = game;
    const chance = randomChance(rng(3));
    const state = rules.newGame(rules.defaultOptions(3), chance);
    for (let made = 0; made < 25; made++) rules.play(state, rules.legalMoves(state)[0], chance);
    const ui = await game.ui();
    const words = await ui.loadWords('en');
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    unmount = () => {
      root.unmount();
    };
    const view = rules.view(state, seats[0] ?? null);
    await act(async () => {
      root.render(
        <ui.Words value={words}>
          <ui.Board state={view} names={NAMES} seats={seats} onMove={() => undefined} history={[]} end={end} />
        </ui.Words>,
      );
      await Promise.resolve();
    });
    return { asked: rules.decision(state)!.player };
  }
  const sentence = (): string | null => document.querySelector('h1')!.textContent;
  const standings = (): string[][] =>
    [...document.querySelectorAll('.table-standings tbody tr')].map((row) =>
      [...row.children].slice(0, 2).map((cell) => cell.textContent.trim()),
    );
  const moves = () => document.querySelectorAll('[data-move]:not([disabled])').length;
  const rows = async (): Promise<string[][]> => {
    await eventually(async () => {
      await act(() => Promise.resolve());
      expect(standings()).toHaveLength(3);
    });
    return standings();
  };

  it('shows the places as agreed, and asks nobody', async () => {
    for (const seats of [[0], [1], []]) {
      await shown(seats, { text: 'That is the end.', places: [3, 1, 2] });
      expect(sentence()).toBe('That is the end.');
      expect(moves()).toBe(0);
      const found = await rows();
      expect(found.map(([place]) => place)).toEqual(['1st', '2nd', '3rd']);
      for (const [i, name] of ['Ben', 'Cleo', 'Ann'].entries()) expect(found[i]![1]).toContain(name);
      expect(document.querySelector('.table-final h2')!.textContent).toBe('That is the end.');
      act(unmount);
      document.body.innerHTML = '';
      unmount = () => undefined;
    }
  });

  it('shows no places where there is no result', async () => {
    await shown([], { text: 'Nobody has won.' });
    expect((await rows()).map(([place]) => place)).toEqual(['–', '–', '–']);
  });

  it('asks while the game goes on', async () => {
    await shown([0]);
    expect(sentence()).not.toBe('That is the end.');
    expect(standings()).toEqual([]);
  });
});
