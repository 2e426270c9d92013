/** What single tiles gain must be what the evaluation of the whole position gains. */
import { describe, expect, it } from '@jest/globals';
import { evaluate, WEIGHTS, weightList } from '../../../../src/games/dominant-species/bots/index.ts';
import { gainOfIce, gainOfSpecies, lookAtTiles } from '../../../../src/games/dominant-species/bots/tiles.ts';
import { BIRD, MAMMAL } from '../../../../src/games/dominant-species/rules/components.ts';
import { hexNamed } from '../../../../src/games/dominant-species/rules/earth.ts';
import { type State, copyState, onTile } from '../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

const weights = weightList(WEIGHTS);

/** The bird is asked; the mammal holds the Survival card by two species to one. */
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

/** What a change gains the bird, by the whole evaluation. */
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
    lookAtTiles(s, weights);
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
    lookAtTiles(s, weights);
    const byIce = gainOfIce(s, wetland);
    const whole = gain((after) => {
      after.tundra[wetland] = 1;
      after.genePool[BIRD]! += 3;
      after.species[onTile(BIRD, wetland)] = 1;
    });
    expect(byIce).toBeCloseTo(whole, 9);
  });
});
