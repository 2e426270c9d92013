import { describe } from '@jest/globals';

/** `describe` where a condition holds, otherwise `describe.skip`: the tests are reported as left out. */
export const describeIf = (condition: boolean): typeof describe.skip => (condition ? describe : describe.skip);
