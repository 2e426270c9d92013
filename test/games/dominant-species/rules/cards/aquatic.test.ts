import { describe, expect, test } from '@jest/globals';
import { ELEMENTS } from '../../../../../src/games/dominant-species/rules/components.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';
import { answer, asked, legal, look, taking } from '../../support/table.ts';

/** Two waters, a forest, and ice on a sea. */
const EARTH = {
  '0,-1': { terrain: 'wetland', species: { bird: 1, insect: 1 } },
  '0,-2': { terrain: 'sea' },
  '0,0': { terrain: 'sea', tundra: true },
  '1,-1': { terrain: 'forest' },
};

/** Disks on all ten corners of the two waters. */
const FULL_WATERS = Object.fromEntries(
  [
    '-1,-1 -1,0 0,-1',
    '-1,-1 0,-2 0,-1',
    '-1,-1 -1,-2 0,-2',
    '-1,-2 0,-3 0,-2',
    '0,-3 1,-3 0,-2',
    '1,-3 1,-2 0,-2',
    '1,-2 0,-2 0,-1',
    '1,-2 1,-1 0,-1',
    '1,-1 0,0 0,-1',
    '-1,0 0,0 0,-1',
  ].map((corner) => [corner, 'meat']),
);

/** The bird takes Aquatic; the insect has a pawn on the next space of Domination. */
const aquatic = taking('aquatic', {
  earth: EARTH,
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

const sorted = (s: State): string[] =>
  legal(s)
    .map((move) => JSON.stringify(move))
    .sort();
const corners = (...names: string[]): string[] => names.map((corner) => JSON.stringify({ corner })).sort();

describe('Aquatic', () => {
  test('puts an element of your choice from the bag', () => {
    const s = aquatic({});
    expect(asked(s)).toEqual({ question: 'aquatic element', animal: 'bird' });
    expect(legal(s)).toEqual(ELEMENTS.map((element) => ({ element })));
    const after = answer(s, { element: 'meat' }, { corner: '0,-1 0,-2 1,-2' }, 'done');
    expect(look(after).elements).toEqual({ '0,-2 0,-1 1,-2': 'meat' });
    expect(look(after).bag).toMatchObject({ meat: 19, sun: 20 });
    expect(look(after).animals.bird?.elements).toEqual([]);
  });

  test('offers the element types that are in the bag', () => {
    const s = aquatic({ boxes: { abundance: ['sun', 'meat'].flatMap((element) => Array<string>(20).fill(element)) } });
    expect(legal(s)).toEqual(['grass', 'grub', 'seed', 'water'].map((element) => ({ element })));
  });

  test('puts the element on a vacant corner of a sea or wetland tile; a sea under tundra is none', () => {
    const s = aquatic({ elements: { '0,-2 0,-1 1,-2': 'grub', '0,-1 0,0 1,-1': 'grub' } });
    expect(sorted(answer(s, { element: 'sun' }))).toEqual(
      corners(
        '-1,-1 -1,0 0,-1',
        '-1,-1 0,-2 0,-1',
        '-1,-2 -1,-1 0,-2',
        '-1,-2 0,-3 0,-2',
        '0,-3 0,-2 1,-3',
        '0,-2 1,-3 1,-2',
        '0,-1 1,-2 1,-1',
        '-1,0 0,-1 0,0',
      ),
    );
  });

  test('then puts up to 4 species from your gene pool on one sea or wetland tile that touches the element', () => {
    const both = answer(aquatic({}), { element: 'sun' }, { corner: '0,-2 0,-1 1,-2' });
    expect(asked(both)).toEqual({ question: 'aquatic tile', animal: 'bird' });
    expect(legal(both)).toEqual([{ tile: '0,-2' }, { tile: '0,-1' }, 'done']);
    const onWetland = answer(aquatic({}), { element: 'sun' }, { corner: '0,-1 0,0 1,-1' });
    expect(legal(onWetland)).toEqual([{ tile: '0,-1' }, 'done']);

    const count = answer(both, { tile: '0,-2' });
    expect(legal(count)).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }, { count: 4 }]);
    const after = answer(count, { count: 4 });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-2']).toEqual({ terrain: 'sea', species: { bird: 4 } });
    expect(look(after).animals.bird).toMatchObject({ genePool: 53 - 4, eliminated: 0 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['aquatic'] });
  });

  test('may put no species', () => {
    const after = answer(aquatic({}), { element: 'sun' }, { corner: '0,-2 0,-1 1,-2' }, 'done');
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird).toMatchObject({ genePool: 53 });
  });

  test('puts no more species than the gene pool holds', () => {
    const two = aquatic({ animals: { bird: { genePool: 2 } } });
    const count = answer(two, { element: 'sun' }, { corner: '0,-1 0,0 1,-1' }, { tile: '0,-1' });
    expect(legal(count)).toEqual([{ count: 1 }, { count: 2 }]);
    const none = aquatic({ animals: { bird: { genePool: 0 } } });
    expect(asked(answer(none, { element: 'sun' }, { corner: '0,-1 0,0 1,-1' }))).toEqual(NEXT_PAWN);
  });

  test('without a vacant corner puts only species, on any one sea or wetland tile', () => {
    const s = aquatic({ elements: FULL_WATERS });
    expect(asked(s)).toEqual({ question: 'aquatic tile', animal: 'bird' });
    expect(legal(s)).toEqual([{ tile: '0,-2' }, { tile: '0,-1' }, 'done']);
    const after = answer(s, { tile: '0,-1' }, { count: 3 });
    expect(look(after).earth['0,-1']).toMatchObject({ species: { bird: 4, insect: 1 } });
    expect(asked(after)).toEqual(NEXT_PAWN);
  });

  test('with an empty bag puts only species, on any one sea or wetland tile', () => {
    const s = aquatic({ boxes: { adaptation: ELEMENTS.flatMap((element) => Array<string>(20).fill(element)) } });
    expect(legal(s)).toEqual([{ tile: '0,-2' }, { tile: '0,-1' }, 'done']);
    expect(look(answer(s, { tile: '0,-2' }, { count: 1 })).elements).toEqual({});
  });

  test('does nothing where all sea and wetland lies under tundra', () => {
    const after = aquatic({
      earth: {
        '0,-1': { terrain: 'wetland', tundra: true, species: { bird: 1, insect: 1 } },
        '0,-2': { terrain: 'sea', tundra: true },
        '1,-1': { terrain: 'forest' },
      },
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards.taken).toEqual(['aquatic']);
  });
});
