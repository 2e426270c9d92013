import { describe, expect, it } from '@jest/globals';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';

describe('components (§1)', () => {
  it('has 32 squares, four of them Survival squares, and every region on one Environmental Change square', () => {
    const { timeCircuit } = RECONSTRUCTION;
    expect(timeCircuit).toHaveLength(32);
    expect(timeCircuit.filter((square) => square === 'T' || square === 'EVO')).toHaveLength(4);
    expect(timeCircuit.filter((square) => square.startsWith('EC')).sort()).toEqual(
      Array.from('ABCDEFGH', (letter) => `EC ${letter}`),
    );
  });
  it('has 48 niches with every letter on 15, 52 mutation cards, 25 natural selection cards, 16 stages', () => {
    const { niches, mutation, naturalSelection: cards, stages } = RECONSTRUCTION;
    expect(niches).toHaveLength(48);
    for (const letter of 'ABCDEFGH') expect(niches.filter((niche) => niche.includes(letter))).toHaveLength(15);
    expect(Object.values(mutation).reduce((sum, count) => sum + count)).toBe(52);
    expect(cards.plague.length + cards.rapidSpeciation.length + 5 + 2 + 2).toBe(25);
    expect(stages).toHaveLength(16);
  });
});
