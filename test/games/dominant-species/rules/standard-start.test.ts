import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import {
  type Position,
  readPosition,
  writePosition,
} from '../../../../src/games/dominant-species/rules/notation/position.ts';

const read = (more: object) =>
  readPosition(
    { format: 'dominant-species position 1', start: true, players: [['bird'], ['insect']], ...more },
    randomChance(() => 0),
  );

describe('A position from the standard start', () => {
  it('has the tiles, species and elements of the start, and begins with Planning', () => {
    const { earth, elements, animals, at }: Position = writePosition(read({}));
    expect(Object.keys(earth!)).toHaveLength(7);
    expect(earth!['-1,1']).toEqual({ terrain: 'forest', species: { bird: 2 } });
    expect(Object.keys(elements!)).toHaveLength(12);
    expect(animals!.bird).toMatchObject({ genePool: 50, hand: 7 });
    expect(at).toEqual({ question: 'planning space', animal: 'insect' });
  });

  it('has what is given in its place; null takes a tile or an element away, however its corner is named', () => {
    const { earth, elements }: Position = writePosition(
      read({
        earth: { '0,-1': { terrain: 'wetland', species: { bird: 4 } }, '1,0': null },
        elements: { '1,0 0,1 1,1': null },
      }),
    );
    expect(earth!['0,-1']!.species).toEqual({ bird: 4 });
    expect(earth).not.toHaveProperty(['1,0']);
    expect(Object.keys(elements!)).toHaveLength(11);
  });

  it('is refused where it is not said to be one, or names no hex', () => {
    expect(() => read({ start: false })).toThrow('start: can only be true');
    expect(() => read({ earth: { here: null } })).toThrow('"here" is not a hex');
  });
});
