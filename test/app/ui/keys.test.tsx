/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, jest } from '@jest/globals';
import { useKeys } from '../../../src/ui/keys.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('Enter goes to the table if nothing has the focus, and presses a focused button', () => {
  const answer = jest.fn();
  function Table() {
    useKeys({ Enter: answer, l: answer });
    return <button type="button">Log</button>;
  }
  const box = document.body.appendChild(document.createElement('div'));
  act(() => {
    createRoot(box).render(<Table />);
  });
  const pressed = (target: Element, key: string) => {
    answer.mockClear();
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return { answered: answer.mock.calls.length, presses: !event.defaultPrevented };
  };
  const button = box.querySelector('button')!;
  expect(pressed(button, 'Enter')).toEqual({ answered: 0, presses: true });
  expect(pressed(button, 'l')).toEqual({ answered: 1, presses: false });
  expect(pressed(document.body, 'Enter')).toEqual({ answered: 1, presses: false });
});
