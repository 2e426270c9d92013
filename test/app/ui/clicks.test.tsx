/** @jest-environment jsdom */
/** What a click does not trigger: focus changes, and motion nobody waits for. */
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { isHurried, useHurry } from '../../../src/ui/motion/hurry.ts';
import { usePressWithoutFocus } from '../../../src/ui/release.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const box = (): HTMLElement => document.body.appendChild(document.createElement('div'));

function Table({ shown }: { shown: number }) {
  const table = useRef<HTMLDivElement>(null);
  useHurry(shown);
  usePressWithoutFocus(table);
  return (
    <div ref={table}>
      <button data-move={shown}>
        <b />
      </button>
      <button className="other" />
      <input />
    </div>
  );
}

const press = (target: Element): boolean =>
  target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));

it('an answer pressed by mouse does not take the focus, and leaves it nowhere else', () => {
  const element = box();
  act(() => {
    createRoot(element).render(<Table shown={1} />);
  });
  const field = element.querySelector('input')!;
  field.focus();
  expect(press(element.querySelector('.other')!)).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(press(element.querySelector('b')!)).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it('who answers as soon as the table shows the last answer is in a hurry; who looks at it first is not, nor is what happens later', () => {
  const element = box();
  const root = createRoot(element);
  const answerAfter = (look: number, shown: number): boolean => {
    jest.advanceTimersByTime(look);
    element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const isInHurry = isHurried();
    act(() => {
      root.render(<Table shown={shown} />);
    });
    return isInHurry;
  };
  expect(answerAfter(5000, 1)).toBe(false);
  expect(answerAfter(100, 2)).toBe(true);
  expect(answerAfter(2000, 3)).toBe(false);
  expect(answerAfter(100, 4)).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(isHurried()).toBe(false);
});
