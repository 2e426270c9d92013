/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, jest } from '@jest/globals';
import { useUndoKeys } from '../../../src/ui/undo-keys.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('Ctrl+Z takes a change back wherever nothing is typed: on a box to tick and in a list, too', () => {
  const onUndo = jest.fn();
  function Page() {
    useUndoKeys(onUndo, null);
    return (
      <p>
        <button />
        <select />
        <input type="checkbox" />
        <input type="number" />
        <textarea />
      </p>
    );
  }
  const box = document.body.appendChild(document.createElement('div'));
  act(() => {
    createRoot(box).render(<Page />);
  });
  const undone = [...box.querySelectorAll('p > *')].map((target) => {
    onUndo.mockClear();
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    return onUndo.mock.calls.length;
  });
  expect(undone).toEqual([1, 1, 1, 0, 0]);
});
