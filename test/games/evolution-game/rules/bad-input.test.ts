import { describe, expect, it } from '@jest/globals';
import { isLegal, newGame } from '../../../../src/games/evolution-game/rules/play.ts';
import { at, refuse } from './table.ts';

describe('bad input', () => {
  it.each([1, 5, 2.5, Number.NaN])('refuses %s players', (players) => {
    expect(() => newGame({ players })).toThrow('is not a whole number from 2 to 4');
  });
  it('refuses what is no move', () => {
    const s = at({});
    for (const move of [-1, 1.5, 2 ** 40, Number.NaN]) expect(isLegal(s, move)).toBe(false);
    refuse(s, { place: 'A1' });
    refuse(s, { moveTo: 3 });
    refuse(s, { survive: [] });
    refuse(s, 'growth');
  });
});
