import { describe, expect, it } from '@jest/globals';
import {
  OF_ELEMENT,
  OF_TILE,
  animalOf,
  elementRows,
  findTileInputs,
  rowCount,
  tileRows,
} from '../../../../src/games/dominant-species/bots/network/tile-inputs.ts';
import { BIRD, GRASS, INSECT, MAMMAL, SEED, SUN } from '../../../../src/games/dominant-species/rules/components.ts';
import { held } from '../../../../src/games/dominant-species/rules/state.ts';
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
  boxes: { regression: ['grass'], wasteland: ['grass', 'sun'] },
});

/** The rows for an animal's tiles, by name. */
function tilesOf(animal: number): Record<string, number>[] {
  findTileInputs(s);
  const tiles: Record<string, number>[] = [];
  for (let row = 0; row < rowCount; row++) {
    if (animalOf[row] !== animal) continue;
    tiles.push(Object.fromEntries(OF_TILE.map((name, i) => [name, tileRows[row * OF_TILE.length + i]!])));
  }
  return tiles;
}

function elementOf(animal: number, element: number): Record<string, number> {
  findTileInputs(s);
  const from = held(animal, element) * OF_ELEMENT.length;
  return Object.fromEntries(OF_ELEMENT.map((name, i) => [name, elementRows[from + i]!]));
}

describe('the ground', () => {
  it('has a row for each tile that an animal occupies or could live on', () => {
    // Jungle, wetland, tundra, savannah and desert match the bird; it is in the forest too.
    // Tundra, savannah and desert match the insect; it is on the wetland too.
    expect(tilesOf(BIRD)).toHaveLength(6);
    expect(tilesOf(INSECT)).toHaveLength(4);
    expect(tilesOf(MAMMAL)).toHaveLength(0);
  });

  it('says how an animal stands on a tile', () => {
    const wetland = tilesOf(BIRD).find((row) => row['VPs for first place'] === 8 / 9)!;
    expect(wetland).toMatchObject({
      species: 1,
      occupied: 1,
      'a single species': 0,
      matching: 2 / 3,
      endangered: 0,
      'species of the best rival': 1 / 4,
      'species of the next rival': 0,
      // Three more, and the bird is ahead of the insect on the food chain.
      'lead in species': 3.5 / 4,
      'rivals there': 1 / 3,
      'matching of the best rival there': 0,
      'lead in matching': 2 / 4,
      dominated: 1,
      'dominated by a rival': 0,
      'VPs for second place': 4 / 5,
      'VPs it would pay now': 8 / 9,
      'species short of the next place': 0,
      'VPs more for the next place': 0,
      'rivals that match it and are not there': 0,
      'species next to it': 1 / 5,
      tundra: 0,
      'next to tundra': 1,
      'limit of Speciation': 1,
      disks: 1 / 3,
      'matching up to 3': 2 / 3,
      'the best rival there matches it by 1 or not at all': 1,
    });
    const tundra = tilesOf(BIRD).find((row) => row.tundra === 1)!;
    expect(tundra).toMatchObject({
      'a single species': 1,
      'a matching of 1': 1,
      'lead in species': -0.5 / 4,
      'lead in matching': -1 / 4,
      dominated: 0,
      'dominated by a rival': 1,
      'VPs it would pay now': 0,
      // As many as the insect has is enough.
      'species short of the next place': 1 / 4,
      'VPs more for the next place': 1 / 9,
      'next to tundra': 0,
    });
    expect(tilesOf(BIRD).find((row) => row.endangered === 1)).toMatchObject({ 'VPs for first place': 5 / 9 });
  });

  it('says what an element is to an animal', () => {
    expect(elementOf(BIRD, GRASS)).toMatchObject({
      held: 1 / 3,
      added: 1 / 2,
      'held at all': 1,
      'disks on earth': 1 / 8,
      'pairs held and on earth': 1 / 16,
      'in the box of Regression': 1,
      'in the box of Wasteland': 1 / 2,
      'held, and in the box of Wasteland': 1 / 2,
      'rivals that hold it': 1 / 3,
      'held by rivals': 2 / 6,
      printed: 0,
      'added, and in the box of Regression': 1,
      'disks on tiles occupied': 1 / 4,
      'share of the matching on tiles occupied': 1 / 3,
      'tiles occupied where nothing else feeds it': 1 / 3,
    });
    expect(elementOf(BIRD, SEED)).toMatchObject({ held: 2 / 3, added: 0, printed: 1, 'rivals that hold it': 0 });
    expect(elementOf(INSECT, SUN)).toMatchObject({
      held: 0,
      'in the box of Wasteland': 1 / 2,
      'held, and in the box of Wasteland': 0,
    });
  });
});
