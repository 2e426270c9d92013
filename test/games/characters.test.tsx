/** @jest-environment jsdom */
/** The characters of bots at the table of every game: portraits at their seats, and a line on the speaker's plate for a while. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { randomChance } from '../../src/kit/chance.ts';
import type { Character, HistoryEntry } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { AboveContext } from '../../src/table/Effects.tsx';
import { Speech } from '../../src/table/speech/Speech.tsx';
import { neverResize, setScreen } from '../support/fake-screen.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen((query) => query.includes('min-width') || query.includes('reduced-motion'));
neverResize();
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  getClientRects: () => [new DOMRectReadOnly(0, 0, 200, 90)],
});
Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ a: 1, d: 1, e: 0, f: 0 }) });
let unmount: () => void = () => undefined;
afterEach(() => {
  act(unmount);
  jest.useRealTimers();
});
afterAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

/** Says on which occasion it speaks. */
const OWL: Character = {
  about: ['tawny owl', 'Has seen it all.'],
  portrait: <img src="owl.svg" alt="" />,
  lines: { lead: 'lead!', scored: 'scored!', lost: 'lost!', last: 'last!', won: 'won!', beaten: 'beaten!' },
};

/** A table of the fewest players, bots at some of its seats, and a way to play on at random. */
async function sitDown(id: string, charactersOf: (players: number) => readonly (Character | null)[] | undefined) {
  const game = await loadGame(id);
  const { rules } = game;
  const ui = await game.ui();
  const words = await ui.loadWords('en');
  const randomInt = rng(4);
  const chance = randomChance(randomInt);
  const players = game.meta.minPlayers;
  const characters = charactersOf(players);
  let state = rules.newGame(rules.defaultOptions(players), chance);
  const names = ['Ann', 'Ben', 'Cleo', 'Dara'].slice(0, players);
  let history: readonly HistoryEntry<unknown, unknown>[] = [{ player: null, move: null, events: [], asked: null }];
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  unmount = () => {
    root.unmount();
    box.remove();
  };
  const show = async (thinking?: number): Promise<void> => {
    act(() => {
      root.render(
        <ui.Words value={words}>
          <AboveContext value={<Speech />}>
            <ui.Board {...{ state, names, characters, thinking, history, seats: [], onMove: () => undefined }} />
          </AboveContext>
        </ui.Words>,
      );
    });
    for (let i = 0; i < 3; i++) await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  const play = (): void => {
    const asked = rules.decision(state)!;
    const legal = rules.legalMoves(state);
    const move = legal[randomInt(legal.length)];
    const events: unknown[] = [];
    const after = rules.copy(state);
    rules.play(after, move, { ...chance, emit: (event) => events.push(event) });
    state = after;
    history = [...history, { player: asked.player, move, events, asked }];
  };
  await show();
  return { box, show, play, isOver: () => rules.decision(state) === null };
}

describe.each([...gameIds])('%s', (id) => {
  it('shows the portraits of bots at their seats, and none of people', async () => {
    const { box, show, play } = await sitDown(id, (players) =>
      Array.from({ length: players }, (_, i) => (i === 1 ? OWL : null)),
    );
    // Dominant Species first deals its animals.
    for (let i = 0; i < 4; i++) play();
    await show();
    const portraits = [...box.querySelectorAll<HTMLElement>('.table-portrait')];
    expect(portraits.length).toBeGreaterThan(0);
    expect(new Set(portraits.map(({ dataset }) => dataset.place))).toEqual(new Set(['character 1']));
    for (const portrait of portraits) {
      expect(portrait.querySelector('img')!.getAttribute('src')).toBe('owl.svg');
      expect(portrait.closest('[data-plate]')).not.toBeNull();
    }
  });

  it('draws a ring round the portrait of the bot that thinks, and of no other', async () => {
    const { box, show, play } = await sitDown(id, (players) => Array.from({ length: players }, () => OWL));
    for (let i = 0; i < 4; i++) play();
    const ringed = () =>
      new Set([...box.querySelectorAll<HTMLElement>('[data-thinking]')].map(({ dataset }) => dataset.place));
    await show(1);
    expect(ringed()).toEqual(new Set(['character 1']));
    await show();
    expect(ringed()).toEqual(new Set());
  });

  it('keeps the room of a portrait that is still being fetched, and none where nobody has a character', async () => {
    const { box } = await sitDown(id, (players) => Array.from({ length: players }, () => ({})));
    expect(box.querySelector('.table-portrait')!.childElementCount).toBe(0);
    act(unmount);
    const { box: plain } = await sitDown(id, () => undefined);
    expect(plain.querySelector('.table-portrait')).toBeNull();
  });

  it('shows a line on the plate of the speaker, says it politely, and takes it away again', async () => {
    const { box, show, play, isOver } = await sitDown(id, (players) => Array.from({ length: players }, () => OWL));
    while (!isOver()) play();
    await show();
    const speech = box.querySelector('[data-speech]')!;
    expect(speech.getAttribute('role')).toBe('status');
    expect(speech.textContent).toMatch(/^(Ann|Ben|Cleo|Dara): won!$/);
    expect(speech.querySelector('.table-slip')).not.toBeNull();
    act(() => {
      speech.querySelector('p')!.click();
    });
    expect(speech.textContent).toBe('');
  });
});
