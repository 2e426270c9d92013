/** Positions that no game can reach are refused. */
import { describe, expect, it } from '@jest/globals';
import { type Says, at } from './table.ts';

describe('positions that no game comes to', () => {
  const placing = (counter: number, question: Record<string, string | number>, colonies = {}): Says => ({
    players: [{ counter }, {}],
    colonies,
    question: { stage: 'place', player: 1, ...question },
  });
  const inA = { A: '1........' };

  it.each<[string, Says, string]>([
    [
      'growth on a Natural Selection square',
      placing(4, { rolled: 4, for: 'growth', left: 2 }),
      'question.for: the counter is on no square that asks for this',
    ],
    [
      'Colonisation on a Population Growth square',
      placing(3, { rolled: 2, for: 'colonisation', open: 'AB' }),
      'question.for: the counter is on no square that asks for this',
    ],
    [
      'more to place than rolled',
      placing(3, { rolled: 3, for: 'growth', left: 4 }),
      'question.left: 4 is not a whole number from 1 to 3',
    ],
    [
      'growth in some domains only',
      placing(3, { rolled: 3, for: 'growth', open: 'AB', left: 2 }),
      'question.open: "AB" is not 8 of the letters',
    ],
    [
      'Colonisation where a colony stands',
      placing(4, { rolled: 4, for: 'colonisation', open: 'AB' }, inA),
      'question.open: A cannot be open',
    ],
    [
      'Colonisation where the player is unadapted',
      { ...placing(4, { rolled: 4, for: 'colonisation', open: 'AB' }), domains: 'OLLLGGYY' },
      'question.open: B cannot be open',
    ],
    [
      'Rapid Speciation where the number rolled is reached',
      placing(4, { rolled: 1, for: 'rapidSpeciation', open: 'AB' }, inA),
      'question.open: A cannot be open',
    ],
    [
      'Rapid Speciation with more left than its domains lack',
      placing(4, { rolled: 1, for: 'rapidSpeciation', open: 'AB', left: 3 }),
      'question.left: 3 is not 2',
    ],
    [
      'Rapid Speciation in more domains than a card has',
      placing(4, { rolled: 1, for: 'rapidSpeciation', open: 'ABCDE' }),
      'question.open: no Rapid Speciation card has all these letters',
    ],
    [
      'too few niches in the middle of a turn',
      {
        ...placing(3, { rolled: 3, for: 'growth', left: 2 }),
        players: [{ counter: 3, niches: [] }, {}],
      },
      'player 1 holds 0 niches, not 7',
    ],
    [
      'niches of the stage after the bonus before they are exchanged',
      {
        players: [{ counter: 0, stage: 14, niches: ['A', 'B'] }, {}],
        colonies: inA,
        question: { stage: 'survive', player: 1, rolled: 3 },
      },
      'player 1 holds 2 niches, not 1',
    ],
    [
      'survival on the Evolution Square before the bonus',
      {
        players: [{ counter: 0, niches: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, {}],
        colonies: inA,
        question: { stage: 'survive', player: 1, rolled: 3 },
      },
      'player 1 holds 7 niches, not 0',
    ],
    [
      'niches before they are dealt',
      { players: [{ genePool: null }, { genePool: null }], question: { stage: 'arrange', player: 1 } },
      'player 1 holds 7 niches, not 0',
    ],
    [
      'a later stage while settling',
      { players: [{ toSettle: 3, stage: 2 }, {}], question: { stage: 'settle', player: 1 } },
      'player 1 has left the start before the first turn',
    ],
    [
      'a counter on the circuit while settling',
      { players: [{ toSettle: 3, counter: 2 }, {}], question: { stage: 'settle', player: 1 } },
      'player 1 has left the start before the first turn',
    ],
    [
      'colonies left to settle in play',
      { players: [{}, { toSettle: 3 }] },
      'player 2 has colonies left to settle in play',
    ],
  ])('refuse %s', (_what, says, why) => {
    expect(() => at(says)).toThrow(why);
  });

  it('leave out what follows for a card: how many may still be placed', () => {
    const settled = { A: '11.......', C: '1........' };
    expect(at(placing(4, { rolled: 4, for: 'colonisation', open: 'BD' }, settled)).left).toBe(2);
    expect(at(placing(4, { rolled: 4, for: 'rapidSpeciation', open: 'ABC' }, settled)).left).toBe(2 + 4 + 3);
  });
});
