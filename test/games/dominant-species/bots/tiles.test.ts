/** The gains of single tiles must equal those of the evaluation of the whole position. */
import { describe, expect, it } from '@jest/globals';
import { evaluate, WEIGHTS, weightList } from '../../../../src/games/dominant-species/bots/index.ts';
import {
  gainOfDisk,
  gainOfElement,
  gainOfIce,
  gainOfSpecies,
} from '../../../../src/games/dominant-species/bots/gains.ts';
import { lookAtTiles } from '../../../../src/games/dominant-species/bots/tiles.ts';
import { BIRD, ELEMENTS, MAMMAL, SEED } from '../../../../src/games/dominant-species/rules/components.ts';
import { hexNamed } from '../../../../src/games/dominant-species/rules/earth.ts';
import { NOTHING, type State, copyState, held, onTile } from '../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

const weights = weightList(WEIGHTS);

/** The bird is to decide; the mammal holds the Survival card by two species to one. */
const s = table({
  players: [['bird'], ['mammal']],
  earth: {
    ...STARTING_EARTH,
    '0,-1': { terrain: 'wetland', species: { bird: 4, mammal: 1 } },
    '1,-1': { terrain: 'savannah', species: { bird: 1 } },
    '0,0': { terrain: 'sea', tundra: true, species: { mammal: 2, bird: 1 } },
  },
  elements: { '0,0 0,-1 1,-1': 'seed', '0,0 1,0 1,-1': 'grass' },
  display: { migration: ['bird'] },
  at: { phase: 'execution' },
});

/** The tiles as the bird's player sees them. */
function look(): void {
  lookAtTiles(s, weights, s.owner[BIRD]!);
}

/** What a change gains for the bird, by the whole evaluation. */
function gain(change: (s: State) => void): number {
  const after = copyState(s);
  change(after);
  return evaluate(after, s.owner[BIRD]!, weights) - evaluate(s, s.owner[BIRD]!, weights);
}

describe('what a tile gains', () => {
  const tundra = hexNamed('0,0')!;

  it.each([
    ['evens the Survival card out', 1],
    ['takes the Survival card', 2],
  ])('%s', (_, more) => {
    expect(s.asked).toBe(BIRD);
    look();
    expect(gainOfSpecies(s, BIRD, tundra, more)).toBeCloseTo(
      gain((after) => (after.species[onTile(BIRD, tundra)]! += more)),
      9,
    );
    expect(gainOfSpecies(s, MAMMAL, tundra, -1)).toBeCloseTo(
      gain((after) => after.species[onTile(MAMMAL, tundra)]!--),
      9,
    );
  });

  it('counts the tile more that the holder of the Survival card gets by ice', () => {
    const wetland = hexNamed('0,-1')!;
    look();
    const byIce = gainOfIce(s, wetland);
    const whole = gain((after) => {
      after.tundra[wetland] = 1;
      after.genePool[BIRD]! += 3;
      after.species[onTile(BIRD, wetland)] = 1;
    });
    expect(byIce).toBeCloseTo(whole, 9);
  });

  it.each(ELEMENTS.map((name, element) => [name, element] as const))(
    'is the same for another element: %s',
    (_, element) => {
      look();
      const byTiles = gainOfElement(s, BIRD, element, 1);
      expect(byTiles).toBeCloseTo(
        gain((after) => after.added[held(BIRD, element)]!++),
        9,
      );
    },
  );

  it('is the same for a disk that goes', () => {
    const corner = s.disks.indexOf(SEED);
    look();
    const byTiles = gainOfDisk(s, corner, SEED, -1);
    expect(byTiles).toBeCloseTo(
      gain((after) => (after.disks[corner] = NOTHING)),
      9,
    );
  });

  it('is the same as often as one asks, and follows what has changed', () => {
    const savannah = hexNamed('1,-1')!;
    look();
    const once = gainOfSpecies(s, BIRD, savannah, 2);
    expect(gainOfSpecies(s, BIRD, savannah, 2)).toBe(once);
    s.species[onTile(BIRD, savannah)]! += 2;
    look();
    const now = gain((after) => (after.species[onTile(BIRD, savannah)]! += 2));
    expect(gainOfSpecies(s, BIRD, savannah, 2)).toBeCloseTo(now, 9);
    expect(now).not.toBeCloseTo(once, 6);
    s.species[onTile(BIRD, savannah)]! -= 2;
  });
});
