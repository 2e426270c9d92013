/** Waiting for something that happens soon: through other sockets, processes or threads. */
import { expect } from '@jest/globals';

export interface PollOptions {
  /** How long to wait, in ms. */
  readonly timeout?: number | undefined;
  /** How often to look, in ms. */
  readonly interval?: number | undefined;
}

/** Repeats a check until it passes. On timeout it throws the last failure. */
export async function eventually(
  check: () => unknown,
  { timeout = 45_000, interval = 20 }: PollOptions = {},
): Promise<void> {
  const until = performance.now() + timeout;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() >= until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/** What may be expected of a value that is read repeatedly. */
interface Polled {
  toBe(expected: unknown): Promise<void>;
  toEqual(expected: unknown): Promise<void>;
  toMatchObject(expected: object | unknown[]): Promise<void>;
  toBeGreaterThan(expected: number): Promise<void>;
  toBeGreaterThanOrEqual(expected: number): Promise<void>;
}

/** Expects a value, read repeatedly, to become something: `await poll(() => moves.length).toBe(3)`. */
export function poll(read: () => unknown, options?: PollOptions): Polled {
  return {
    toBe: (expected) =>
      eventually(async () => {
        expect(await read()).toBe(expected);
      }, options),
    toEqual: (expected) =>
      eventually(async () => {
        expect(await read()).toEqual(expected);
      }, options),
    toMatchObject: (expected) =>
      eventually(async () => {
        expect(await read()).toMatchObject(expected);
      }, options),
    toBeGreaterThan: (expected) =>
      eventually(async () => {
        expect(await read()).toBeGreaterThan(expected);
      }, options),
    toBeGreaterThanOrEqual: (expected) =>
      eventually(async () => {
        expect(await read()).toBeGreaterThanOrEqual(expected);
      }, options),
  };
}
