import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Immigrants; the insect has a pawn on the next space of Domination. */
const immigrants = taking('immigrants', {
  players: [['bird'], ['insect'], ['mammal']],
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

const earth = {
  ...STARTING_EARTH,
  '0,0': { terrain: 'sea', tundra: true, species: { mammal: 2, bird: 3, insect: 4 } },
  '0,-1': { terrain: 'wetland', species: { mammal: 1, bird: 2, insect: 5 } },
};

describe('Immigrants', () => {
  test('makes every animal choose, yours too, in food chain order, each seeing the choices before its own', () => {
    const mammal = immigrants({
      earth,
      animals: {
        mammal: { elements: ['sun', 'grub', 'sun'], hand: 1, aside: 9 },
        bird: { elements: ['meat'], hand: 0 },
      },
    });
    expect(look(mammal).at).toEqual({
      question: 'immigrants price',
      animal: 'mammal',
      actor: 'bird',
      space: 'domination 1',
    });
    expect(legal(mammal)).toEqual([{ element: 'grub' }, { element: 'sun' }, 'lose pawn', 'keep one']);

    const bird = answer(mammal, { element: 'sun' });
    expect(look(bird).animals.mammal?.elements).toEqual(['grub', 'sun']);
    expect(look(bird).bag).toMatchObject({ grub: 19, sun: 19 });
    expect(asked(bird)).toEqual({ question: 'immigrants price', animal: 'bird' });
    expect(legal(bird)).toEqual([{ element: 'meat' }, 'keep one']);

    const insect = answer(bird, 'keep one');
    expect(look(insect).earth['0,0']?.species).toEqual({ mammal: 2, bird: 1, insect: 4 });
    expect(look(insect).earth['0,-1']?.species).toEqual({ mammal: 1, bird: 1, insect: 5 });
    expect(look(insect).animals.bird).toMatchObject({ genePool: 49 - 5, eliminated: 3, elements: ['meat'] });
    expect(asked(insect)).toEqual({ question: 'immigrants price', animal: 'insect' });
    expect(legal(insect)).toEqual(['lose pawn', 'keep one']);

    const after = answer(insect, 'lose pawn');
    expect(look(after).animals.insect).toMatchObject({ aside: 5, eliminated: 0 });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['immigrants'] });
  });

  test('asks all six animals in food chain order, whoever leads them', () => {
    const order: unknown[] = [];
    let s = immigrants({
      players: [
        ['mammal', 'bird', 'arachnid'],
        ['reptile', 'amphibian', 'insect'],
      ],
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
    });
    for (; asked(s)?.question === 'immigrants price'; s = answer(s, 'keep one')) order.push(asked(s)?.animal);
    expect(order).toEqual(['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect']);
    expect(asked(s)).toEqual(NEXT_PAWN);
  });

  test('lets an animal lose its last pawn, which is set aside', () => {
    const s = immigrants({ earth, animals: { mammal: { hand: 1 } } });
    expect(look(answer(s, 'lose pawn')).animals.mammal).toMatchObject({ hand: 0, aside: 10 });
  });

  test('does not count pawns on the display, and has an animal with no other choice keep one on each tile', () => {
    const after = immigrants({
      earth,
      animals: { mammal: { hand: 0 }, bird: { hand: 0 }, insect: { hand: 0 } },
      display: { domination: [null, 'insect', 'mammal', 'bird'] },
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).display.domination).toEqual([null, null, 'mammal', 'bird', null]);
    expect(look(after).animals).toMatchObject({
      mammal: { genePool: 46, eliminated: 1 },
      bird: { genePool: 44, eliminated: 3 },
      insect: { genePool: 40, eliminated: 7 },
    });
    for (const hex of ['0,0', '0,-1']) {
      expect(look(after).earth[hex]?.species).toEqual({ mammal: 1, bird: 1, insect: 1 });
    }
  });

  test('lets an animal keep one on each tile even if that costs nothing', () => {
    const s = immigrants({ earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } } });
    const after = answer(s, 'keep one', 'keep one', 'keep one');
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']?.species).toEqual({ bird: 1 });
    expect(look(after).animals).toMatchObject({ mammal: { hand: 6 }, bird: { hand: 6 }, insect: { aside: 4 } });
  });
});
