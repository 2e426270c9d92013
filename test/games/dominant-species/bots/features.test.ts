import { describe, expect, it } from '@jest/globals';
import {
  COURSE_NAMES,
  FEATURE_NAMES,
  courseOf,
  featuresOf,
} from '../../../../src/games/dominant-species/bots/network/features.ts';
import { BIRD, INSECT, MAMMAL } from '../../../../src/games/dominant-species/rules/components.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

const s = table({
  earth: {
    ...STARTING_EARTH,
    '0,-1': { terrain: 'wetland', species: { bird: 4, insect: 1 } },
    '-1,1': { terrain: 'forest', species: { bird: 1 } },
    '0,0': { terrain: 'sea', tundra: true, species: { insect: 2, bird: 1 } },
  },
  elements: { '-1,0 0,-1 -1,-1': 'seed', '0,0 1,0 1,-1': 'grass' },
  animals: { bird: { vps: 12, elements: ['grass'] }, insect: { vps: 7 } },
  boxes: { regression: ['grass'], adaptation: ['grass', 'sun'] },
});

function counts(animal: number): Record<string, number> {
  const own = featuresOf(s)[animal]!;
  return Object.fromEntries(FEATURE_NAMES.map((name, i) => [name, own[i]!]));
}

describe('features', () => {
  it('counts what an animal has on earth', () => {
    expect(counts(BIRD)).toMatchObject({
      vps: 12,
      species: 6,
      spread: 3,
      // Two seeds of its own and the grass added: 2 on wetland, 1 on the tundra, nothing in the forest.
      matching: 3,
      matchingShort: 3,
      fragile: 2,
      // 8 for wetland, 5 for forest; on tundra only first place pays.
      placings: 13,
      lowerPlacings: 0,
      margin: 4,
      dominated: 1,
      dominatedPlacings: 8,
      dominanceMargin: 2,
      tundraSpecies: 1,
      tundraTiles: 1,
      survival: 0,
      // Minus half of the insect's 4.
      bestTile: 6,
      secondTile: 5,
      // On the tundra it is behind: nothing ahead.
      thirdTile: 0,
      // Three species more at 8, one at 5.
      richMargin: (3 * 8 + 5) / 10,
      bird: 1,
      insect: 0,
    });
    expect(counts(INSECT)).toMatchObject({
      vps: 7,
      species: 3,
      placings: 5,
      lowerPlacings: 4,
      dominated: 1,
      survival: 1,
      bestTile: 1,
      secondTile: 0,
      missed: 5,
      bird: 0,
      insect: 1,
    });
  });

  it('counts what it holds and what is threatened', () => {
    expect(counts(BIRD)).toMatchObject({ elements: 1, types: 2, supply: 0.3, typesSupply: 0.2, threatened: 1 });
    expect(counts(BIRD).threatenedLater).toBe(0);
    expect(counts(INSECT)).toMatchObject({ elements: 0, types: 1, supply: 0.2, threatened: 0 });
  });

  it('counts what it has beside earth', () => {
    const rich = table({
      animals: {
        bird: { genePool: 12, eliminated: 42, hand: 8, aside: 2 },
        insect: { genePool: 30, eliminated: 24, hand: 5, aside: 5 },
      },
      initiative: ['insect', 'bird'],
    });
    const of = (animal: number) => {
      const own = featuresOf(rich)[animal]!;
      return Object.fromEntries(FEATURE_NAMES.map((name, i) => [name, own[i]!]));
    };
    expect(of(BIRD)).toMatchObject({
      genePool: 12,
      genePoolShort: 8,
      genePoolLong: 12,
      eliminated: 42,
      initiative: 0.5,
      pawns: 8,
    });
    expect(of(INSECT)).toMatchObject({
      genePool: 30,
      genePoolShort: 8,
      genePoolLong: 20,
      eliminated: 24,
      initiative: 1,
      pawns: 5,
    });
  });

  it('counts where it could live', () => {
    // Seed is on the corner of jungle, wetland and an empty hex; grass on that of tundra, savannah and desert.
    expect(counts(BIRD)).toMatchObject({
      livable: 5,
      richLivable: 8 + 6 + 1 + 7 + 4,
      within: 3,
      richWithin: 6 + 7 + 4,
    });
    expect(counts(INSECT)).toMatchObject({ livable: 3, within: 2, richWithin: 7 + 4 });
  });

  it('leaves animals that do not play at 0', () => {
    expect(Object.values(counts(MAMMAL)).every((count) => count === 0)).toBe(true);
  });

  it('counts pawns left on the display', () => {
    const waiting = table({ display: { glaciation: ['bird', 'insect'] }, earth: STARTING_EARTH });
    const all = featuresOf(waiting);
    const [first, other] = [FEATURE_NAMES.indexOf('iceFirst'), FEATURE_NAMES.indexOf('waiting')];
    expect([all[BIRD]![first], all[BIRD]![other]]).toEqual([1, 0]);
    expect([all[INSECT]![first], all[INSECT]![other]]).toEqual([0, 1]);
  });

  it('says how far the game has come', () => {
    const course = new Float64Array(COURSE_NAMES.length);
    courseOf(s, course);
    expect(Object.fromEntries(COURSE_NAMES.map((name, i) => [name, course[i]]))).toMatchObject({
      animals: 2,
      tiles: 7,
      tundra: 1,
      disks: 2,
      highest: 12,
    });
  });
});
