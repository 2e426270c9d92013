import { describe, expect, test } from '@jest/globals';
import { ELEMENTS } from '../../../../../src/games/dominant-species/rules/components.ts';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Metamorphosis; the insect has a pawn on the next space of Domination. */
const metamorphosis = taking('metamorphosis', {
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Metamorphosis', () => {
  test('swaps one of your added elements for one of your choice from the bag', () => {
    const s = metamorphosis({
      animals: { bird: { elements: ['sun', 'meat', 'sun'] } },
      boxes: { abundance: Array<string>(20).fill('grub') },
    });
    expect(asked(s)).toEqual({ question: 'metamorphosis lost', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'meat' }, { element: 'sun' }]);
    const gained = answer(s, { element: 'sun' });
    expect(asked(gained)).toEqual({ question: 'metamorphosis gained', animal: 'bird' });
    expect(legal(gained)).toEqual(['grass', 'meat', 'seed', 'sun', 'water'].map((element) => ({ element })));
    const after = answer(gained, { element: 'water' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.elements).toEqual(['meat', 'sun', 'water']);
    expect(look(after).bag).toEqual({ grass: 20, grub: 0, meat: 19, seed: 20, sun: 19, water: 19 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['metamorphosis'] });
  });

  test('may take the same type, and works for an animal with six elements', () => {
    const s = metamorphosis({ animals: { bird: { elements: ['sun', 'sun', 'sun', 'sun'] } } });
    // There is only one type to lose.
    expect(asked(s)).toEqual({ question: 'metamorphosis gained', animal: 'bird' });
    expect(look(answer(s, { element: 'sun' })).animals.bird?.elements).toEqual(['sun', 'sun', 'sun', 'sun']);
  });

  test('takes the new element before yours goes in', () => {
    const s = metamorphosis({
      animals: { bird: { elements: ['sun'] } },
      boxes: { abundance: Array<string>(19).fill('sun') },
    });
    expect(legal(s)).toEqual(['grass', 'grub', 'meat', 'seed', 'water'].map((element) => ({ element })));
  });

  test('does nothing without an added element', () => {
    const after = metamorphosis({});
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.elements).toEqual([]);
  });

  test('does nothing with an empty bag', () => {
    const after = metamorphosis({
      animals: { bird: { elements: ['grass', 'sun'] } },
      boxes: {
        adaptation: ELEMENTS.flatMap((element) =>
          Array<string>(element === 'grass' || element === 'sun' ? 19 : 20).fill(element),
        ),
      },
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.elements).toEqual(['grass', 'sun']);
  });
});
