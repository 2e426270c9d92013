/** Invariants: a state that breaks one is detected, whichever card is missing, duplicated or unknown. */
import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { rules } from '../../../../src/games/evolution-game/rules/index.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';

/** A state in the middle of a random game, with cards in hand and cards put back. */
function middle(): State {
  const randomInt = rng(4);
  const s = rules.newGame(rules.defaultOptions(3), randomChance(randomInt));
  for (let moves = 0; moves < 120; moves++) {
    const legal = rules.legalMoves(s);
    rules.play(s, legal[randomInt(legal.length)]!, randomChance(randomInt));
  }
  return s;
}
const before = middle();

describe('The invariants of The Evolution Game', () => {
  it('hold in the middle of a game', () => {
    expect(before.mutation.flat().length).toBeGreaterThan(0);
    expect(rules.violations(before)).toEqual([]);
  });

  it.each([
    ['nichePack', 'niches in the pack and held are not the whole set'],
    ['mutationPack', 'mutation cards in the pack and held are not the whole set'],
    ['selectionPack', 'the natural selection pack is not whole'],
  ] as const)('find a card of %s that is missing, twice, of another kind, and no card at all', (pack, message) => {
    const having = (change: (cards: number[]) => void): string[] => {
      const s = rules.copy(before);
      change(s[pack]);
      return rules.violations(s);
    };
    expect(having((cards) => void cards.pop())).toEqual([message]);
    expect(having((cards) => void cards.push(cards[0]!))).toEqual([message]);
    const other = before[pack].find((card) => card !== before[pack][0])!;
    expect(having((cards) => (cards[0] = other))).toEqual([message]);
    for (const none of [-1, 1023, 5000, 0.5]) expect(having((cards) => (cards[0] = none))).toEqual([message]);
  });

  it('find cards that players hold besides, and colonies and stages that cannot be', () => {
    const s = rules.copy(before);
    s.mutation[0]!.push(s.mutation.flat()[0]!);
    s.store[1]!++;
    s.stage[2] = 99;
    expect(rules.violations(s).join('\n')).toMatch(
      /^mutation cards in the pack[^]*player 2 has \d+ colonies, not \d+[^]*a stage is beyond the last/,
    );
  });
});
