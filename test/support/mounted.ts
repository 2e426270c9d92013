/** A place on the page for what a test draws. */
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, jest } from '@jest/globals';

/** A box with a React root, new for each test of this file or group, while time goes on only as the test says. */
export function mounted(timers?: Parameters<typeof jest.useFakeTimers>[0]): {
  readonly box: HTMLElement;
  readonly root: Root;
} {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let box: HTMLElement;
  let root: Root;
  beforeEach(() => {
    jest.useFakeTimers(timers);
    box = document.body.appendChild(document.createElement('div'));
    root = createRoot(box);
  });
  afterEach(() => {
    act(() => {
      root.unmount();
    });
    box.remove();
    jest.useRealTimers();
  });
  return {
    get box() {
      return box;
    },
    get root() {
      return root;
    },
  };
}
