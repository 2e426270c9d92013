/**
 * @jest-environment jsdom
 *
 * The form of a game's options, on the pages that start a game and open a table: what is chosen is what the table is asked for.
 */
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import type { GameOptions, Language } from '../../src/kit/module.ts';
import { setScreen } from '../support/fake-screen.ts';
import { eventually } from '../support/waiting.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen(() => false);

let unmount = (): void => undefined;
afterEach(() => {
  act(unmount);
  document.body.innerHTML = '';
});

/** The form of a game for two, and what `setupData` its options make. */
async function formOf(id: string, language: Language) {
  const { notation, rules, meta, ...game } = await loadGame(id);
  const ui = await game.ui();
  const words = await ui.loadWords(language);
  const SetupForm = ui.SetupForm!;
  let now: GameOptions = rules.defaultOptions(2);
  function Page() {
    const [options, setOptions] = useState(now);
    now = options;
    return (
      <ui.Words value={words}>
        <SetupForm names={['Ann', 'Ben']} value={options} onChange={setOptions} language={language} />
      </ui.Words>
    );
  }
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  unmount = () => {
    root.unmount();
  };
  act(() => {
    root.render(<Page />);
  });
  // The form is fetched when it is first shown.
  await eventually(async () => {
    await act(() => Promise.resolve());
    expect(box.querySelector('input')).not.toBeNull();
  });
  return {
    choices: (name: string) =>
      [...box.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map((input) => ({
        label: input.closest('label')!.querySelector('strong')!.textContent,
        isChosen: input.checked,
        choose: () => {
          act(() => {
            input.click();
          });
        },
      })),
    setupData: (): Record<string, unknown> => {
      const { players, ...setupData } = notation.options.write(now) as GameOptions & Record<string, unknown>;
      expect(players).toBe(now.players);
      return setupData;
    },
    /** What a lobby says of a table with these options. */
    inWords: (setupData: Record<string, unknown>) => meta.describe!(setupData, language),
    withPlayers: (players: number) => notation.options.write(ui.withPlayers!(now, players)),
  };
}

describe.each(['en', 'de'] as const)('The length of Dominant Species (%s)', (language) => {
  it('is full at first; another is asked of the table, and stays with another number of players', async () => {
    const form = await formOf('dominant-species', language);
    const chosen = () => form.choices('length').findIndex(({ isChosen }) => isChosen);
    expect(form.choices('length')).toHaveLength(3);
    expect(chosen()).toBe(0);
    expect(form.setupData()).not.toHaveProperty('length');
    for (const [at, length] of [
      [1, 'short'],
      [2, 'shortest'],
    ] as const) {
      form.choices('length')[at]!.choose();
      expect(chosen()).toBe(at);
      expect(form.setupData().length).toBe(length);
      expect(form.inWords(form.setupData()).join()).toMatch(length === 'short' ? /23/ : /18/);
      expect(form.withPlayers(4)).toMatchObject({ players: 4, length });
    }
    form.choices('length')[0]!.choose();
    expect(form.setupData()).not.toHaveProperty('length');
  });
});

describe.each(['en', 'de'] as const)('The edition of the card game (%s)', (language) => {
  it('is twelve rounds at first; ten brings its own cards, and stays with another number of players', async () => {
    const form = await formOf('card-game', language);
    const chosen = () => form.choices('edition').map(({ isChosen }) => isChosen);
    expect(chosen()).toEqual([true, false]);
    expect(form.setupData()).toEqual({ cards: 'reconstruction' });
    form.choices('edition')[1]!.choose();
    expect(chosen()).toEqual([false, true]);
    expect(form.setupData()).toEqual({ edition: 'ten rounds', cards: 'reconstruction ten rounds' });
    expect(form.inWords(form.setupData())).toHaveLength(1);
    expect(form.withPlayers(5)).toEqual({ players: 5, edition: 'ten rounds', cards: 'reconstruction ten rounds' });
    form.choices('edition')[0]!.choose();
    expect(form.setupData()).toEqual({ cards: 'reconstruction' });
    expect(form.inWords(form.setupData())).toEqual([]);
  });
});
