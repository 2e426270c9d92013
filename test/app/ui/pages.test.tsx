/** @jest-environment jsdom */
/** Pages one after the other, without a reload: each has its own words, and what was stored in the browser. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Library } from '../../../src/app/replay/Library.tsx';
import { LearnPage } from '../../../src/app/learn/LearnPage.tsx';
import { save } from '../../../src/app/storage/saved-games.ts';
import { WithWords } from '../../../src/app/ui/WithWords.tsx';
import { InLanguage } from '../../../src/app/words/languages.tsx';
import { loadWords } from '../../../src/app/words/words.ts';
import { eventually } from '../../support/waiting.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const en = await loadWords('page', 'en');

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  localStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
});

const show = async (page: 'learn' | 'replay'): Promise<void> => {
  await act(async () => {
    root.render(
      <InLanguage first={en}>
        <WithWords of={page}>
          {page === 'learn' ? <LearnPage game="card-game" parts={[]} /> : <Library game="card-game" />}
        </WithWords>
      </InLanguage>,
    );
    await Promise.resolve();
  });
};
const shows = (text: string): Promise<void> =>
  eventually(async () => {
    await act(async () => {
      await Promise.resolve();
    });
    expect(document.body.textContent).toContain(text);
  });

it('a page that follows another has its own words, not those of the one before', async () => {
  await show('replay');
  await shows('Watch a game');
  await show('learn');
  await shows('Learn the game');
});

it('a part of a page leaves nothing in its place until its words are there', () => {
  act(() => {
    root.render(
      <InLanguage first={en}>
        <WithWords of="editor" isPart>
          <p>a part</p>
        </WithWords>
      </InLanguage>,
    );
  });
  expect(document.body.textContent).toBe('');
});

it.each([
  [null, 'finished · 2 moves'],
  [4, 'in progress · 2 moves'],
])('the games to watch say whether the current one is over: round %s', async (round, text) => {
  save('card-game', JSON.stringify({ names: ['Ann', 'Ben'], moves: [{}, {}] }), { moves: 2, round });
  await show('replay');
  await shows(text);
});
