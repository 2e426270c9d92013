import { describe, expect, it } from '@jest/globals';
import { violations } from '../../../../src/games/dominant-species/rules/invariants.ts';
import { NONE, Q } from '../../../../src/games/dominant-species/rules/questions.ts';
import { copyState } from '../../../../src/games/dominant-species/rules/state.ts';
import { table } from '../support/table.ts';

describe('What must always hold', () => {
  it('holds at a table that was set up', () => {
    expect(violations(table({}))).toEqual([]);
  });

  it.each([
    ['no question is open before the end', { question: NONE }],
    ['the open question leaves one answer only', { question: Q['wasteland element'] }],
    ['a question is open after the end', { over: true }],
  ])('is broken where %s', (_, change) => {
    expect(violations({ ...copyState(table({})), ...change })).toEqual(['the open question leaves no choice']);
  });
});
