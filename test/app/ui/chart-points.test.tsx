/** @jest-environment jsdom */
/** The points of a chart can be stepped through with keys, and are read out. */
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, jest } from '@jest/globals';
import { ChartPoints } from '../../../src/ui/ChartPoints.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const chosen = jest.fn<(point: number) => void>();

function Chart() {
  const [pointed, setPointed] = useState<number | null>(null);
  const at = pointed ?? 4;
  const text = `turn ${String(at)}`;
  return <ChartPoints label="VPs" count={5} at={at} text={text} onPoint={setPointed} onChoose={chosen} />;
}

it('says each point, and leads there by Enter', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() => {
    root.render(<Chart />);
  });
  const slider = box.querySelector('input')!;
  expect(slider.getAttribute('aria-valuetext')).toBe('turn 4');
  act(() => {
    slider.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, '2');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(slider.getAttribute('aria-valuetext')).toBe('turn 2');
  expect(chosen).not.toHaveBeenCalled();
  act(() => {
    slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  expect(chosen).toHaveBeenCalledWith(2);
  // Moving on leaves the chart as it is.
  act(() => {
    slider.blur();
  });
  expect(slider.getAttribute('aria-valuetext')).toBe('turn 4');
  act(() => {
    root.unmount();
  });
});
