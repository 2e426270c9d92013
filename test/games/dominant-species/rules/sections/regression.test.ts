/** Regression (rules §4.3). */
import { describe, expect, it } from '@jest/globals';
import { answer, asked, legal, look, table } from '../../support/table.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

const ALL = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'];

/** Disks in the Regression box, added elements by animal, pawns on Regression. The mammal has a pawn on Domination. */
const regression = (
  box: string[],
  elements: Record<string, string[]>,
  pawns: (string | null)[] = [],
  playing = ['mammal', 'reptile', 'bird', 'amphibian'],
): State =>
  table({
    players: playing.map((animal) => [animal]),
    earth: { '0,0': { terrain: 'mountain', species: { mammal: 1 } } },
    animals: Object.fromEntries(
      playing.map((animal) => [animal, { elements: elements[animal] ?? [], genePool: animal === 'insect' ? 0 : 20 }]),
    ),
    boxes: { regression: box },
    display: { regression: pawns, domination: ['mammal'] },
    at: { phase: 'regression' },
  });

const AFTER = { question: 'domination tile', animal: 'mammal' };
const added = (s: State, animal: string) => look(s).animals[animal]?.elements;

describe('Regression', () => {
  it('costs every animal one added element of each type in the box', () => {
    const before = regression(['sun', 'water'], {
      mammal: ['sun', 'grub'],
      bird: ['sun', 'water'],
      amphibian: ['water', 'meat'],
    });
    expect(asked(before)).toEqual(AFTER);
    expect(added(before, 'mammal')).toEqual(['grub']);
    expect(added(before, 'bird')).toEqual([]);
    expect(added(before, 'amphibian')).toEqual(['meat']);
  });

  it('puts lost elements in the bag and leaves the box as it is', () => {
    const s = look(regression(['sun', 'sun', 'water'], { mammal: ['sun'], bird: ['sun', 'water'] }));
    expect(s.boxes.regression).toEqual(['sun', 'sun', 'water']);
    expect(s.bag).toEqual({ grass: 20, grub: 20, meat: 20, seed: 20, sun: 18, water: 19 });
  });

  it('costs one element of a type, however many disks of it are in the box or on the display', () => {
    const s = regression(['sun', 'sun', 'sun'], { bird: ['sun', 'sun', 'sun'] });
    expect(added(s, 'bird')).toEqual(['sun', 'sun']);
  });

  it.each([
    ['mammal', 'meat'],
    ['bird', 'seed'],
    ['amphibian', 'water'],
    ['arachnid', 'grub'],
    ['insect', 'grass'],
  ])('costs the %s an added %s, but never a default one', (animal, element) => {
    const s = regression([element], { [animal]: [element] }, [], ALL);
    expect(added(s, animal)).toEqual([]);
    expect(look(s).bag[element]).toBe(19);
    const bare = regression([element], {}, [], ALL);
    expect(look(bare).bag[element]).toBe(19);
    expect(look(bare).animals[animal]?.elements).toEqual([]);
  });

  it('spares all of a type for one protection', () => {
    const s = regression(['sun', 'sun'], { bird: ['sun', 'sun'] }, ['bird']);
    expect(asked(s)).toEqual(AFTER);
    expect(added(s, 'bird')).toEqual(['sun', 'sun']);
  });

  it('asks an animal with fewer protections than threatened types which one to protect, without a way out', () => {
    const s = regression(['meat', 'sun', 'water'], { bird: ['sun', 'sun', 'water', 'meat'] }, ['bird']);
    expect(asked(s)).toEqual({ question: 'regression element', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'meat' }, { element: 'sun' }, { element: 'water' }]);
    const after = answer(s, { element: 'water' });
    expect(added(after, 'bird')).toEqual(['sun', 'water']);
    expect(look(after).bag).toMatchObject({ meat: 19, sun: 18, water: 18 });
    expect(asked(after)).toEqual(AFTER);
  });

  it('makes an animal use all its protections, each for another type', () => {
    let s = regression(['meat', 'sun', 'water'], { bird: ['sun', 'water', 'meat'] }, ['bird', 'bird']);
    s = answer(s, { element: 'sun' });
    expect(asked(s)).toEqual({ question: 'regression element', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'meat' }, { element: 'water' }]);
    s = answer(s, { element: 'meat' });
    expect(added(s, 'bird')).toEqual(['meat', 'sun']);
  });

  it('keeps all types unasked with as many protections as threatened types', () => {
    const s = regression(['sun', 'water', 'grub'], { bird: ['sun', 'water', 'meat'] }, ['bird', 'bird']);
    expect(asked(s)).toEqual(AFTER);
    expect(added(s, 'bird')).toEqual(['meat', 'sun', 'water']);
  });

  it('does not count as threatened a type that the animal has by default only', () => {
    const s = regression(['seed', 'sun'], { bird: ['sun'] }, ['bird']);
    expect(asked(s)).toEqual(AFTER);
    expect(added(s, 'bird')).toEqual(['sun']);
  });

  it('counts an added element of the default type as threatened', () => {
    const s = regression(['seed', 'sun'], { bird: ['sun', 'seed'] }, ['bird']);
    expect(legal(s)).toEqual([{ element: 'seed' }, { element: 'sun' }]);
  });

  it('protects only the animal whose pawn it is', () => {
    const s = regression(['sun'], { mammal: ['sun'], bird: ['sun'] }, ['bird']);
    expect(added(s, 'bird')).toEqual(['sun']);
    expect(added(s, 'mammal')).toEqual([]);
  });

  it('is protected against by pawns on Regression only', () => {
    const s = table({
      players: [['mammal'], ['bird']],
      earth: { '0,0': { terrain: 'mountain', species: { mammal: 1 } } },
      animals: { bird: { elements: ['sun'] } },
      boxes: { regression: ['sun'] },
      display: { adaptation: [null, null, 'bird'], abundance: ['bird'], domination: ['mammal'] },
      at: { phase: 'regression' },
    });
    expect(added(s, 'bird')).toEqual([]);
  });

  it('gives the reptile one protection for free', () => {
    const s = regression(['water'], { reptile: ['water', 'water'] });
    expect(asked(s)).toEqual(AFTER);
    expect(added(s, 'reptile')).toEqual(['water', 'water']);
  });

  it('lets the reptile choose where its free protection goes', () => {
    const s = regression(['sun', 'water'], { reptile: ['sun', 'water'] });
    expect(asked(s)).toEqual({ question: 'regression element', animal: 'reptile' });
    expect(legal(s)).toEqual([{ element: 'sun' }, { element: 'water' }]);
    expect(added(answer(s, { element: 'water' }), 'reptile')).toEqual(['water']);
  });

  it("adds the reptile's free protection to its pawns", () => {
    const three = ['grub', 'sun', 'water'];
    let s = regression(three, { reptile: three }, [null, 'reptile']);
    s = answer(s, { element: 'grub' }, { element: 'sun' });
    expect(added(s, 'reptile')).toEqual(['grub', 'sun']);
    const all = regression(three, { reptile: three }, ['reptile', 'reptile']);
    expect(asked(all)).toEqual(AFTER);
    expect(added(all, 'reptile')).toEqual(three);
  });

  it('lets animals decide in food chain order, wherever their pawns are', () => {
    const two = ['sun', 'water'];
    let s = regression(two, { mammal: two, reptile: two, bird: two, amphibian: two }, ['bird', 'mammal']);
    const order = [];
    for (let i = 0; i < 3; i++) {
      order.push(asked(s)?.animal);
      s = answer(s, { element: 'sun' });
    }
    expect(order).toEqual(['mammal', 'reptile', 'bird']);
    expect(asked(s)).toEqual(AFTER);
    expect(['mammal', 'reptile', 'bird', 'amphibian'].map((animal) => added(s, animal))).toEqual([
      ['sun'],
      ['sun'],
      ['sun'],
      [],
    ]);
  });

  it('returns the pawns to their owners after it, not before', () => {
    const s = regression(['sun', 'water'], { bird: ['sun', 'water'] }, ['reptile', 'bird']);
    expect(look(s).display.regression).toEqual(['reptile', 'bird']);
    expect(look(s).animals).toMatchObject({ reptile: { hand: 4 }, bird: { hand: 4 } });
    const after = look(answer(s, { element: 'sun' }));
    expect(after.display.regression).toEqual([null, null]);
    expect(after.animals).toMatchObject({ reptile: { hand: 5 }, bird: { hand: 5 } });
  });

  it('returns the pawns when the box is empty, and nobody loses anything', () => {
    const s = regression([], { bird: ['sun'], mammal: ['sun'] }, ['bird', 'bird']);
    expect(look(s).display.regression).toEqual([null, null]);
    expect(look(s).animals).toMatchObject({ bird: { hand: 5, elements: ['sun'] }, mammal: { elements: ['sun'] } });
  });
});
