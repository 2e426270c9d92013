/** Final scoring and the standings (rules §5.6). Placings of single tiles are in sections/domination.test.ts. */
import { describe, expect, it } from '@jest/globals';
import { asked, legal, look, table } from '../support/table.ts';
import { ANIMALS } from '../../../../src/games/dominant-species/rules/components.ts';
import type { Position } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { standings } from '../../../../src/games/dominant-species/rules/scoring.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';

/** A game that ends with Ice Age in this Reset. Everybody can live on sun. */
const last = (position: Partial<Position>): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    cards: { faceUp: ['omnivore', 'habitat'], taken: ['ice age'] },
    ...position,
    animals: Object.fromEntries(
      (position.players ?? [['mammal'], ['reptile'], ['bird'], ['amphibian']])
        .flat()
        .map((animal) => [animal, { elements: ['sun'] }]),
    ),
    at: { phase: 'reset' },
  });
const vps = (s: State) => Object.values(look(s).animals).map((animal) => animal.vps);
/** A finished game with these VPs, in food chain order. */
const over = (players: string[][], scores: number[]): State => {
  const animals: Record<string, object> = Object.fromEntries(
    ANIMALS.filter((animal) => players.flat().includes(animal)).map((animal, i) => [animal, { vps: scores[i] }]),
  );
  return table({ players, animals: animals, at: { over: true } });
};
const order = (s: State) =>
  standings(s).map(({ place, player, animal, score }) => [place, player, ANIMALS[animal], score]);

describe('Final scoring', () => {
  it('scores every tile on earth once more by placings', () => {
    const s = last({
      earth: {
        '0,0': { terrain: 'sea', tundra: true, species: { bird: 1, amphibian: 1 } },
        '0,-1': { terrain: 'wetland', species: { mammal: 1, reptile: 2, bird: 3, amphibian: 4 } },
        '1,-1': { terrain: 'savannah', species: { amphibian: 1 } },
        '1,0': { terrain: 'desert' },
        '0,1': { terrain: 'mountain', species: { mammal: 2, bird: 2 } },
      },
      elements: { '0,0 0,1 1,0': 'sun', '0,-1 0,0 1,-1': 'sun' },
    });
    expect(vps(s)).toEqual([
      1 + 3, // fourth on wetland, first on mountain by the food chain
      2, // third on wetland
      1 + 4 + 2, // first on tundra, second on wetland, second on mountain
      8 + 7, // first on wetland, first on savannah
    ]);
  });

  it('scores tiles again that Domination has chosen this turn', () => {
    const s = last({
      earth: { '0,0': { terrain: 'sea', species: { bird: 1 }, dominated: true } },
      elements: { '0,0 0,1 1,0': 'sun' },
    });
    expect(vps(s)).toEqual([0, 0, 9, 0]);
  });

  it('has no dominance and no cards, and ends the game', () => {
    const s = last({
      earth: { '0,0': { terrain: 'sea', species: { bird: 1 } } },
      elements: { '0,0 0,1 1,0': 'seed' },
    });
    expect(look(s).at).toEqual({ over: true });
    expect(asked(s)).toBeNull();
    expect(legal(s)).toEqual([]);
    expect(look(s).cards).toEqual({ faceUp: ['habitat', 'omnivore'], taken: ['ice age'] });
  });
});

describe('The standings', () => {
  it('go by VPs', () => {
    expect(order(over([['mammal'], ['bird'], ['insect']], [20, 70, 50]))).toEqual([
      [1, 1, 'bird', 70],
      [2, 2, 'insect', 50],
      [3, 0, 'mammal', 20],
    ]);
    expect(standings(over([['mammal'], ['bird']], [20, 70])).map(({ tied }) => tied)).toEqual([false, false]);
  });

  it.each([
    [['insect'], ['mammal'], 1],
    [['reptile'], ['bird'], 0],
    [['arachnid'], ['amphibian'], 1],
  ])('break a tie by the food chain: %j and %j', (one, other, winner) => {
    const s = standings(over([one, other], [33, 33]));
    expect(s.map(({ player }) => player)).toEqual([winner, 1 - winner]);
    expect(s.map(({ place }) => place)).toEqual([1, 2]);
    expect(s.map(({ tied }) => tied)).toEqual([true, true]);
  });

  it('tell who is tied from who is not', () => {
    const s = standings(over([['insect'], ['bird'], ['mammal'], ['reptile']], [10, 40, 25, 40]));
    expect(s.map(({ player, tied }) => [player, tied])).toEqual([
      [3, true],
      [0, true],
      [1, false],
      [2, false],
    ]);
  });
});
