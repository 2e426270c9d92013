/** @jest-environment jsdom */
/** A new version of the page is announced in a table's menu, and by a dot on the menu button. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from '@jest/globals';
import { InLanguage } from '../../../src/app/words/languages.tsx';
import { loadWords } from '../../../src/app/words/words.ts';
import { noteUpdate } from '../../../src/app/offline.ts';
import { MenuLabel } from '../../../src/app/ui/MenuLabel.tsx';
import { UpdateLine } from '../../../src/app/ui/UpdateLine.tsx';
import { setScreen } from '../../support/fake-screen.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen(() => false);

it('a new version is announced as soon as it is ready, not before', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const first = await loadWords('page', 'de');
  act(() => {
    root.render(
      <InLanguage first={first}>
        <MenuLabel word="Menü" />
        <UpdateLine />
      </InLanguage>,
    );
  });
  const dot = (): Element | null => box.querySelector('.page-update-dot');
  expect(box.textContent).toBe('Menü');
  expect(dot()).toBeNull();
  act(noteUpdate);
  expect(box.textContent).toMatch(/Neue Version|neue Version/);
  expect(dot()).not.toBeNull();
  act(() => {
    root.unmount();
  });
});
