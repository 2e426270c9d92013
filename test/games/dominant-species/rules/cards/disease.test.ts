import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Disease; the insect has a pawn on the next space of Domination. */
const disease = taking('disease', {
  players: [['mammal'], ['reptile'], ['bird'], ['amphibian'], ['arachnid'], ['insect']],
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Disease', () => {
  test('costs every animal with more elements than yours one added element of its choice, in food chain order', () => {
    const s = disease({
      animals: {
        mammal: { elements: ['sun', 'meat'] }, // 4
        reptile: { elements: ['grub', 'grub'] }, // 4
        bird: { elements: ['sun'] }, // 3
        amphibian: { elements: ['water', 'water'] }, // 5
        arachnid: { elements: ['grub'] }, // 3, as many as the bird
        insect: { elements: ['seed', 'sun', 'sun', 'water'] }, // 6
      },
    });
    expect(asked(s)).toEqual({ question: 'disease element', animal: 'mammal' });
    expect(legal(s)).toEqual([{ element: 'meat' }, { element: 'sun' }]);
    const insect = answer(s, { element: 'meat' });
    // The reptile and the amphibian have nothing to choose.
    expect(look(insect).animals.reptile?.elements).toEqual(['grub']);
    expect(look(insect).animals.amphibian?.elements).toEqual(['water']);
    expect(asked(insect)).toEqual({ question: 'disease element', animal: 'insect' });
    expect(legal(insect)).toEqual([{ element: 'seed' }, { element: 'sun' }, { element: 'water' }]);
    const after = answer(insect, { element: 'sun' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals).toMatchObject({
      mammal: { elements: ['sun'] },
      reptile: { elements: ['grub'] },
      bird: { elements: ['sun'] },
      arachnid: { elements: ['grub'] },
      insect: { elements: ['seed', 'sun', 'water'] },
    });
    expect(look(after).bag).toEqual({ grass: 20, grub: 18, meat: 20, seed: 19, sun: 17, water: 18 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['disease'] });
  });

  test('costs an animal without added elements nothing, even if it has more than yours', () => {
    const after = disease({});
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).bag).toEqual({ grass: 20, grub: 20, meat: 20, seed: 20, sun: 20, water: 20 });
  });

  test('counts default elements', () => {
    // The amphibian's 3 + 1 are more than the bird's 2 + 1, the mammal's 2 + 1 are not.
    const s = disease({
      animals: { bird: { elements: ['sun'] }, amphibian: { elements: ['sun'] }, mammal: { elements: ['sun'] } },
    });
    expect(look(s).animals).toMatchObject({ amphibian: { elements: [] }, mammal: { elements: ['sun'] } });
  });

  test("lets an opponent's player choose", () => {
    const s = disease({ animals: { arachnid: { elements: ['sun', 'meat'] } } });
    expect(look(s).at).toEqual({
      question: 'disease element',
      animal: 'arachnid',
      actor: 'bird',
      space: 'domination 1',
    });
  });
});
