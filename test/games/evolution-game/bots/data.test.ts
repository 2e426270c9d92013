import { expect, it } from '@jest/globals';
import { FEATURE_COUNT } from '../../../../src/games/evolution-game/bots/features.ts';
import { networkFrom, storedNetwork, weightCount } from '../../../../src/games/evolution-game/bots/network.ts';
import { LEARNED, networkFor } from '../../../../src/games/evolution-game/bots/value.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../../../../src/games/evolution-game/rules/components.ts';

const COUNTS = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i);

it('the bots of The Evolution Game have a network for every number of players, with a weight for every feature', () => {
  expect(Object.keys(LEARNED).map(Number)).toEqual(COUNTS);
  for (const players of COUNTS) {
    const { linear, units } = LEARNED[players]!;
    expect(linear).toHaveLength(FEATURE_COUNT);
    // A bias and the output weight stand after the features.
    expect([...new Set(units.map((row) => row.length))]).toEqual([FEATURE_COUNT + 2]);
    const { hidden, weights } = networkFor(players);
    expect(hidden).toBe(units.length);
    expect(weights).toHaveLength(weightCount(FEATURE_COUNT, hidden));
    expect(weights.every(Number.isFinite)).toBe(true);
  }
});

it('a network that is stored and read again is the same', () => {
  const stored = LEARNED[MIN_PLAYERS]!;
  expect(storedNetwork(networkFrom(stored), FEATURE_COUNT)).toEqual(stored);
});
