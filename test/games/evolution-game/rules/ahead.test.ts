/** Looking ahead: what a player is asked next, as far as it can be foreseen. */
import { describe, expect, it } from '@jest/globals';
import { ahead } from '../../../../src/games/evolution-game/rules/ahead.ts';
import { newGame } from '../../../../src/games/evolution-game/rules/play.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';
import { after, asked, at, coloniesOf } from './table.ts';

/** "begin 2": what a player, counted from 1, is asked next. */
const askedAhead = (s: State, player: number): string | null => {
  const next = ahead(s, player - 1);
  return next === null ? null : asked(next);
};

describe('looking ahead', () => {
  it('while gene pools are arranged, is at the own arrangement, and at nothing once it is made', () => {
    const s = newGame({ players: 3 });
    expect(askedAhead(s, 2)).toBe('arrange 2');
    expect(askedAhead(after(s, [{ arrange: 'OOLLGGYY' }]), 1)).toBeNull();
  });

  it('while the first colonies are placed, is at the next own colony, and at nothing once all are placed', () => {
    const settling = at({
      players: [{ toSettle: 1 }, { toSettle: 2 }],
      question: { stage: 'settle', player: 1 },
    });
    expect(askedAhead(settling, 2)).toBe('settle 2');
    const placed = after(settling, [{ place: 'A1' }]);
    expect(asked(placed)).toBe('settle 2');
    expect(askedAhead(placed, 1)).toBeNull();
  });

  it('before the first colonies, is at nothing while somebody adapted to no domain is asked for a remedy', () => {
    const remedy = at({
      players: [
        { genePool: 'OOLLGGYY', toSettle: 15 },
        { genePool: 'OOLLGGYY', toSettle: 15 },
      ],
      domains: 'LLOOYYGG',
      question: { stage: 'remedy', player: 1 },
    });
    expect(askedAhead(remedy, 2)).toBeNull();
  });

  it('in play, is at the beginning of the next own turn, as many turns on as players lie between', () => {
    const s = at({ players: [{}, {}, {}], turn: 7, question: { stage: 'begin', player: 2 } });
    expect([1, 2, 3].map((player) => [askedAhead(s, player), ahead(s, player - 1)!.turn])).toEqual([
      ['begin 1', 9],
      ['begin 2', 10],
      ['begin 3', 8],
    ]);
  });

  it('leaves the table as it is, and nothing of what is being done at it', () => {
    const growing = at({
      players: [{ counter: 3 }, {}],
      colonies: { A: '12.......' },
      question: { stage: 'place', player: 1, rolled: 2, for: 'growth', left: 2 },
    });
    const before = JSON.stringify(growing);
    const next = ahead(growing, 1)!;
    expect(JSON.stringify(growing)).toBe(before);
    expect(coloniesOf(next, 'A')).toBe('12.......');
    expect(asked(next)).toBe('begin 2');
  });

  it('is at nothing once the race is won', () => {
    const won = at({ players: [{ stage: 15 }, {}], question: null });
    expect([1, 2].map((player) => askedAhead(won, player))).toEqual([null, null]);
  });
});
