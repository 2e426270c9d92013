/** @jest-environment jsdom */
/** People who share a device and are called the same: the set-up says so, and what is stored is told apart. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { SetupPage } from '../../../src/app/home/SetupPage.tsx';
import { InLanguage } from '../../../src/app/words/languages.tsx';
import { loadWords } from '../../../src/app/words/words.ts';
import { startSession } from '../../../src/app/session/session.ts';
import { resumeSession } from '../../../src/app/session/resume.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { rng } from '../../../src/kit/rng.ts';
import { Curtain } from '../../../src/table/curtain/Curtain.tsx';
import { game as tricks } from '../../tricks/index.ts';
import { setScreen } from '../../support/fake-screen.ts';
import { eventually } from '../../support/waiting.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen(() => false);
const en = await loadWords('page', 'en');

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  const page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
});

const fields = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('input[type="text"]')];
const isOffered = (): boolean => !document.querySelector<HTMLButtonElement>('button[type="submit"]')!.disabled;
const warning = (): string => document.querySelector('[role="alert"].ui-reason')?.textContent ?? '';
const enter = (seat: number, name: string): void => {
  const field = fields()[seat]!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, name);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

it('a game does not start with two names that look the same, and the page says which', async () => {
  act(() => {
    root.render(
      <InLanguage first={en}>
        <SetupPage game="card-game" isTogether />
      </InLanguage>,
    );
  });
  await eventually(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(fields().length).toBeGreaterThanOrEqual(2);
    },
    { timeout: 20_000 },
  );
  enter(0, 'Ann');
  enter(1, 'Ben');
  expect([isOffered(), warning()]).toEqual([true, '']);
  enter(1, ' A\u200bNN ');
  expect(isOffered()).toBe(false);
  expect(warning()).toContain('“ANN” can be mistaken');
  expect(fields()[1]!.getAttribute('aria-invalid')).toBe('true');
  enter(1, 'Player 1');
  expect(isOffered()).toBe(true);
  enter(0, '');
  expect(isOffered()).toBe(false);
  enter(1, 'Ben');
  expect([isOffered(), warning()]).toEqual([true, '']);
});

it('a stored game with two people of one name tells them apart behind the curtain', async () => {
  const game = tricks as unknown as GameModule;
  const names = ['Ann', 'Ann', 'ann'];
  const { local } = startSession(game, { options: game.rules.defaultOptions(3) }, names, randomChance(rng(5)));
  const resumed = await resumeSession(game, local.begun, (seat) => `Player ${String(seat + 1)}`);
  expect(resumed.names).toEqual(['Ann', 'Ann (2)', 'ann (3)']);
  const shown = resumed.names.map((name) => {
    act(() => {
      root.render(<Curtain language="en" name={name} onReady={() => undefined} />);
    });
    return document.body.textContent;
  });
  expect(new Set(shown).size).toBe(3);
});
