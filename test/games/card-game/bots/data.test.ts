import { expect, it } from '@jest/globals';
import { FEATURE_COUNT } from '../../../../src/games/card-game/bots/features.ts';
import { LEARNED } from '../../../../src/games/card-game/bots/value.ts';
import { EDITIONS, MAX_PLAYERS, MIN_PLAYERS, ROUNDS } from '../../../../src/games/card-game/rules/components.ts';

it.each(EDITIONS)(
  'the bots have a weight for every feature, at every number of players and of rounds to come: %s',
  (edition) => {
    const players = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => String(MIN_PLAYERS + i));
    expect(Object.keys(LEARNED[edition])).toEqual(players);
    for (const { weights, spread } of Object.values(LEARNED[edition])) {
      // Biomes after the first round, and for the spread also none.
      expect(weights).toHaveLength(ROUNDS[edition] - 1);
      expect([...new Set(weights.map((row) => row.length))]).toEqual([FEATURE_COUNT]);
      expect(spread).toHaveLength(ROUNDS[edition]);
      expect([...weights, spread].flat().every(Number.isFinite)).toBe(true);
      expect(Math.min(...spread)).toBeGreaterThan(0);
    }
  },
);
