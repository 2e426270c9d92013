/** @jest-environment jsdom */
/** What a click does not set going: handlers of events that nobody is told of, the focus, and movement nobody waits for. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { UNHEARD, withoutUnheard } from '../../../src/ui/heard.ts';
import { isHurried, useHurry } from '../../../src/ui/hurry.ts';
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

it('React is not told of events that no component has a handler for, and is told of the others', () => {
  const SRC = join(import.meta.dirname, '../../../src');
  const handled = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...readFileSync(join(SRC, path), 'utf8').matchAll(/\bon([A-Z][A-Za-z]+?)(?:Capture)?[=(:]/gu)])
    .map(([, name]) => name!.toLowerCase());
  expect(handled).toContain('click');
  expect(handled.filter((name) => UNHEARD.has(name))).toEqual([]);

  const element = box();
  const listened = jest.spyOn(element, 'addEventListener');
  const onClick = jest.fn();
  act(() => {
    withoutUnheard(element, () => createRoot(element)).render(<button onClick={onClick} />);
  });
  const names = listened.mock.calls.map(([name]) => name);
  expect(names).toContain('click');
  expect(names.filter((name) => UNHEARD.has(name))).toEqual([]);
  element.querySelector('button')!.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

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
