/** @jest-environment jsdom */
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useCountUp } from '../../../src/ui/motion/count-up.ts';
import { setScreen } from '../../support/fake-screen.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let box: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  setScreen(() => false);
  box = document.createElement('div');
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  jest.useRealTimers();
});

const Score = ({ vps }: { vps: number }) => useCountUp(vps);
const show = (vps: number): void => {
  act(() => {
    root.render(<Score vps={vps} />);
  });
};
const pass = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

it('VPs count up for 300 ms at most', () => {
  show(10);
  show(40);
  pass(150);
  const between = Number(box.textContent);
  expect(between).toBeGreaterThan(10);
  expect(between).toBeLessThan(40);
  pass(170);
  expect(box.textContent).toBe('40');
});

it('VPs are what they have come to as soon as whoever plays goes on', () => {
  show(10);
  show(40);
  pass(50);
  act(() => {
    window.dispatchEvent(new Event('pointerdown'));
  });
  expect(box.textContent).toBe('40');
});
