import { describe, expect, test } from '@jest/globals';
import { ELEMENTS } from '../../../../../src/games/dominant-species/rules/components.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, answerDealing, asked, look, table } from '../../support/table.ts';

/** The bird takes Symbiotic and elements are drawn; then the insect has a pawn on the next space of Domination. */
const symbiotic = (position: object, ...drawn: string[]): State =>
  answerDealing(
    table({
      players: [['mammal'], ['bird'], ['amphibian'], ['insect']],
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
      display: { domination: [null, 'insect'] },
      cards: { faceUp: ['symbiotic', 'omnivore'], taken: [] },
      at: { question: 'domination card', animal: 'bird', space: 'domination 1', tile: '0,-1' },
      ...position,
    }),
    drawn.map((element) => ({ element })),
    { card: 'symbiotic' },
  );

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

/** All disks of the bag but these. */
const allBut = (...left: string[]): string[] =>
  ELEMENTS.flatMap((element) => Array<string>(20 - left.filter((each) => each === element).length).fill(element));

describe('Symbiotic', () => {
  test('makes you and every animal with fewer elements draw one from the bag, in food chain order', () => {
    const after = symbiotic(
      {
        animals: {
          mammal: { elements: [] }, // 2
          bird: { elements: ['sun', 'sun'] }, // 4
          amphibian: { elements: ['meat'] }, // 4, default ones counted
          insect: { elements: ['sun'] }, // 3
        },
      },
      'water',
      'grub',
      'seed',
    );
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals).toMatchObject({
      mammal: { elements: ['water'] },
      bird: { elements: ['grub', 'sun', 'sun'] },
      amphibian: { elements: ['meat'] },
      insect: { elements: ['seed', 'sun'] },
    });
    expect(look(after).bag).toEqual({ grass: 20, grub: 19, meat: 19, seed: 19, sun: 17, water: 19 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['symbiotic'] });
  });

  test('goes by what animals held when the card started', () => {
    // The bird has three after drawing, and the insect, with two, still does not draw.
    const after = symbiotic({}, 'water');
    expect(look(after).animals).toMatchObject({ bird: { elements: ['water'] }, insect: { elements: [] } });
  });

  test('draws nothing for you with six elements, but for animals with fewer', () => {
    const after = symbiotic(
      { animals: { bird: { elements: ['sun', 'sun', 'sun', 'sun'] }, amphibian: { elements: ['sun', 'sun', 'sun'] } } },
      'water',
      'grub',
    );
    expect(look(after).animals).toMatchObject({
      mammal: { elements: ['water'] },
      bird: { elements: ['sun', 'sun', 'sun', 'sun'] },
      amphibian: { elements: ['sun', 'sun', 'sun'] },
      insect: { elements: ['grub'] },
    });
  });

  test('draws while the bag lasts', () => {
    const after = symbiotic(
      { animals: { bird: { elements: ['sun'] } }, boxes: { adaptation: allBut('sun', 'meat', 'water') } },
      'water',
      'meat',
    );
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals).toMatchObject({
      mammal: { elements: ['water'] },
      bird: { elements: ['meat', 'sun'] },
      insect: { elements: [] },
    });
    expect(look(after).bag).toEqual({ grass: 0, grub: 0, meat: 0, seed: 0, sun: 0, water: 0 });
  });

  test('does nothing with an empty bag', () => {
    const after = symbiotic({ boxes: { adaptation: allBut() } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.elements).toEqual([]);
  });
});
