/** Moves that no person of some sense makes in the card game. */
import { describe, expect, it } from '@jest/globals';
import { SILLY } from '../../../../src/games/card-game/bots/silly.ts';
import { moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import { legalMoves } from '../../../../src/games/card-game/rules/play.ts';
import { table } from '../support/table.ts';

const PASS = moveOf('pass');

describe('Passing', () => {
  const isSilly = (tables: readonly object[]): boolean => {
    const s = table({ players: tables } as Parameters<typeof table>[0]);
    expect(legalMoves(s)).toContain(PASS);
    return SILLY.some((each) => each.is(s, PASS));
  };
  it('is silly with nothing played and a card that would come first', () => {
    expect(isSilly([{ hand: ['mammal-01', 'bird-15'] }, { hand: ['bird-03'] }])).toBe(true);
  });
  it('is not with an animal on the table', () => {
    expect(isSilly([{ hand: ['mammal-01'], table: ['bird-02'] }, { hand: ['bird-03'] }])).toBe(false);
  });
});
