import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, asked, look, taking } from '../../support/table.ts';

/** The bird takes Ecodiversity; the insect has a pawn on the next space of Domination. */
const ecodiversity = taking('ecodiversity', {
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Ecodiversity', () => {
  test("gives 1 VP for each disk on earth whose type is among your animal's, a type counting once", () => {
    const after = ecodiversity({
      animals: { bird: { vps: 5, elements: ['sun', 'sun', 'seed'] }, insect: { vps: 5, elements: ['meat'] } },
      elements: {
        '0,-1 1,-1 0,0': 'sun',
        '1,0 0,1 0,0': 'sun',
        '1,0 0,1 1,1': 'seed',
        '-1,1 0,1 -1,2': 'meat',
        '-1,1 0,1 0,0': 'grass',
      },
    });
    expect(look(after).animals).toMatchObject({ bird: { vps: 8 }, insect: { vps: 5 } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['ecodiversity'] });
  });

  test('gives nothing where no such disk lies', () => {
    const after = ecodiversity({ elements: { '0,-1 1,-1 0,0': 'sun' } });
    expect(look(after).animals.bird?.vps).toBe(0);
  });
});
