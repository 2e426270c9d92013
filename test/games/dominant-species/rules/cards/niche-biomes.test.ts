import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, asked, look, taking } from '../../support/table.ts';

/** The bird takes Niche Biomes; the insect has a pawn on the next space of Domination. */
const nicheBiomes = taking('niche biomes', {
  players: [['mammal'], ['bird'], ['amphibian'], ['insect']],
  earth: {
    ...STARTING_EARTH,
    '0,0': { terrain: 'sea', tundra: true, species: { bird: 1 } },
    '0,-1': { terrain: 'wetland', species: { bird: 1 } },
    '1,0': { terrain: 'desert', species: { bird: 1 } },
    '2,0': { terrain: 'sea', species: { bird: 1 } },
  },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

/** The card taken on a tile. */
const scored = (tile: string) => ({
  at: { question: 'domination card', animal: 'bird', space: 'domination 1', tile },
});

describe('Niche Biomes', () => {
  test('costs every animal with more VPs than yours the first-place value of the tile just scored', () => {
    const after = nicheBiomes({
      animals: { mammal: { vps: 21 }, bird: { vps: 20 }, amphibian: { vps: 20 }, insect: { vps: 40 } },
    });
    expect(look(after).animals).toMatchObject({
      mammal: { vps: 13 },
      bird: { vps: 20 },
      amphibian: { vps: 20 },
      insect: { vps: 32 },
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['niche biomes'] });
  });

  test.each([
    { tile: '2,0', terrain: 'a sea', loss: 9 },
    { tile: '1,0', terrain: 'a desert', loss: 4 },
    { tile: '0,0', terrain: 'a tundra tile on a sea', loss: 1 },
  ])('costs $loss for $terrain', ({ tile, loss }) => {
    const after = nicheBiomes({ ...scored(tile), animals: { insect: { vps: 30 } } });
    expect(look(after).animals.insect?.vps).toBe(30 - loss);
  });

  test('never drops VPs below 0', () => {
    const after = nicheBiomes({ ...scored('2,0'), animals: { insect: { vps: 5 } } });
    expect(look(after).animals).toMatchObject({ bird: { vps: 0 }, insect: { vps: 0 } });
  });

  test('costs your other animals VPs, too', () => {
    const after = nicheBiomes({
      players: [
        ['mammal', 'bird', 'arachnid'],
        ['reptile', 'amphibian', 'insect'],
      ],
      animals: { mammal: { vps: 30 }, insect: { vps: 30 } },
    });
    expect(look(after).animals).toMatchObject({ mammal: { vps: 22 }, insect: { vps: 22 } });
  });
});
