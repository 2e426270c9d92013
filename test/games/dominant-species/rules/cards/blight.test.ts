import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Blight; the insect has a pawn on the next space of Domination. */
const blight = taking('blight');

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

const earth = { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } };

describe('Blight', () => {
  test('chooses any tile on earth', () => {
    const s = blight({ earth });
    expect(asked(s)).toEqual({ question: 'blight tile', animal: 'bird' });
    expect(legal(s)).toEqual(['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0'].map((tile) => ({ tile })));
  });

  test('removes all but one of its elements, to the bag; you choose the one that stays', () => {
    const s = blight({
      earth,
      elements: {
        '0,-1 1,-1 0,0': 'sun',
        '0,-1 1,-1 1,-2': 'sun',
        '0,-1 0,-2 -1,-1': 'meat',
        '1,0 0,1 0,0': 'grass',
      },
    });
    const which = answer(s, { tile: '0,-1' });
    expect(asked(which)).toEqual({ question: 'blight corner', animal: 'bird' });
    expect(new Set(legal(which))).toEqual(
      new Set([{ corner: '-1,-1 0,-2 0,-1' }, { corner: '0,-1 1,-2 1,-1' }, { corner: '0,-1 0,0 1,-1' }]),
    );
    expect(legal(which)).toHaveLength(3);
    const after = answer(which, { corner: '0,-1 1,-2 1,-1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).elements).toEqual({ '0,-1 1,-2 1,-1': 'sun', '0,0 0,1 1,0': 'grass' });
    expect(look(after).bag).toEqual({ grass: 19, grub: 20, meat: 20, seed: 20, sun: 19, water: 20 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['blight'] });
  });

  test('leaves a single element and a tile without elements as they are', () => {
    const s = blight({ earth, elements: { '0,-1 1,-1 0,0': 'sun' } });
    for (const tile of ['0,-1', '-1,1']) {
      const after = answer(s, { tile });
      expect(asked(after)).toEqual(NEXT_PAWN);
      expect(look(after).elements).toEqual({ '0,-1 0,0 1,-1': 'sun' });
    }
  });
});
