import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';

/**
 * Expects a value to equal another, as `toEqual` has it. For whole states in a loop: what Node finds no difference in has none, and is found equal
 * fifteen times sooner; what differs is left to `toEqual`, to judge and to show.
 */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
