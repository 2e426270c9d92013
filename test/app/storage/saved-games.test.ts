import { describe, expect, it } from '@jest/globals';
import { described } from '../../../src/app/storage/saved-games.ts';

describe('a saved game', () => {
  it('is listed by its players and moves, whose names do not turn or hide what stands beside them', () => {
    const names = ['Ann\u202E', 'B\u0000ob', 'נועה', 'q\u0304\u0306\u0307\u0308'];
    expect(described(JSON.stringify({ names, moves: [1, 2] }))).toEqual({
      names: 'Ann, Bob, \u2068נועה\u2069, q\u0304\u0306\u0307',
      moves: 2,
    });
  });

  it('is not listed by a text that is no record', () => {
    for (const text of ['', 'null', '{}', '{"names":"Ann","moves":[]}']) expect(described(text)).toBeNull();
  });
});
