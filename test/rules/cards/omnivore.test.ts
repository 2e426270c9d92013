import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/dominant-species/rules/state.ts';
import { STARTING_EARTH, answer, asked, look, table } from '../../support/table.ts';

/** The bird takes Omnivore; the insect has a pawn on the next space of Domination. */
const omnivore = (position: object): State =>
  answer(
    table({
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
      display: { domination: [null, 'insect'] },
      cards: { faceUp: ['omnivore', 'blight'], taken: [] },
      at: { question: 'domination card', animal: 'bird', space: 'domination 1', tile: '0,-1' },
      ...position,
    }),
    { card: 'omnivore' },
  );

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Omnivore', () => {
  test('gives you one pawn of those set aside, into the hand', () => {
    const after = omnivore({});
    expect(look(after).animals).toMatchObject({ bird: { hand: 8, aside: 2 }, insect: { aside: 3 } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['blight'], taken: ['omnivore'] });
  });

  test('gives none to an animal that has all ten', () => {
    const after = omnivore({
      animals: { bird: { hand: 8 } },
      display: { migration: ['bird', 'bird'], domination: [null, 'insect'] },
    });
    expect(look(after).animals.bird).toMatchObject({ hand: 8, aside: 0 });
  });
});
