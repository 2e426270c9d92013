import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import type { GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { newGame } from '../../../../src/games/card-game/rules/play.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import { asked, look } from '../support/table.ts';

describe.each([2, 3, 4, 5, 6])('Setup for %i (rules §2)', (players) => {
  const events: GameEvent[] = [];
  const s = newGame(
    { players, cards: RECONSTRUCTION.name },
    { ...randomChance(rng(players)), emit: (each) => events.push(each) },
  );

  it('turns up two biomes, neither of them Sea', () => {
    const { biome, next, gone, round } = look(s);
    expect(round).toBe(1);
    expect(gone).toEqual([]);
    expect(biome).not.toBe(next);
    expect([biome, next]).not.toContain('Sea');
  });

  it('gives everyone 7 cards, 0 VPs and the lowest space, and nobody an Element card', () => {
    for (const each of look(s).players) {
      expect(each.hand).toHaveLength(7);
      expect(each).toMatchObject({ vps: 0, space: 1, table: [], elements: [], passed: false });
    }
    expect(s.pileSize).toBe(112 - 7 * players);
    expect(look(s)).toMatchObject({ spent: [], discards: { faceUp: [], faceDown: [] } });
  });

  it('asks the starting player for the first turn', () => {
    expect(asked(s)).toEqual({ stage: 'turn', player: look(s).starter + 1 });
    expect(events.slice(-2)).toEqual([
      { event: 'round', round: 1, biome: s.biome, starter: s.starter },
      { event: 'next', biome: s.next },
    ]);
  });
});

describe('Setup', () => {
  it('draws any player as the starting one, and any biome but Sea as the first', () => {
    const starters = new Set<number>();
    const biomes = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const { starter, biome } = look(newGame({ players: 4, cards: RECONSTRUCTION.name }, randomChance(rng(seed))));
      starters.add(starter);
      biomes.add(biome);
    }
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
    expect(biomes.size).toBe(11);
    expect(biomes).not.toContain('Sea');
  });
});
