import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Fertile; the insect has a pawn on the next space of Domination. */
const fertile = taking('fertile');

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Fertile', () => {
  test('gives 1 VP for every species on a tile you occupy, anyone’s', () => {
    const s = fertile({
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 3 } },
        '1,0': { terrain: 'desert', species: { insect: 9 } },
        '0,1': { terrain: 'mountain', species: { bird: 2, insect: 5 } },
      },
      animals: { bird: { vps: 1 } },
    });
    expect(asked(s)).toEqual({ question: 'fertile tile', animal: 'bird' });
    expect(legal(s)).toEqual([{ tile: '0,-1' }, { tile: '0,1' }]);
    const after = answer(s, { tile: '0,1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals).toMatchObject({ bird: { vps: 8 }, insect: { vps: 0 } });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['fertile'] });
  });

  test('does nothing for an animal without species', () => {
    const after = fertile({ earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { insect: 3 } } } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals).toMatchObject({ bird: { vps: 0 }, insect: { vps: 0 } });
  });

  test('takes the only tile you occupy unasked', () => {
    const after = fertile({
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 3, insect: 1 } } },
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.vps).toBe(4);
  });
});
