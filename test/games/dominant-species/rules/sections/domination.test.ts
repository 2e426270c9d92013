/** Domination (rules §4.12). The cards have their own tests. */
import { describe, expect, it } from '@jest/globals';
import { answer, asked, legal, look, table } from '../../support/table.ts';
import type { Position } from '../../../../../src/games/dominant-species/rules/notation/position.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on the last space, with a tile of its own to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };
const LAST = '-3,3';

/** Pawns on the first four spaces; tiles beside the mammal's. */
const domination = (
  pawns: (string | null)[],
  earth: NonNullable<Position['earth']>,
  position: Partial<Position> = {},
): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    ...position,
    earth: { [LAST]: { terrain: 'sea', species: { mammal: 1 } }, ...earth },
    display: { domination: [...pawns, null, null, null, null].slice(0, 4).concat('mammal') },
    at: { phase: 'domination' },
  });

const vps = (s: State) => Object.values(look(s).animals).map((animal) => animal.vps);
const centre = (terrain: string, species: Record<string, number>, tundra = false) => ({
  '0,0': { terrain, species, tundra },
});
/** An element on a corner of the centre, and more of its type on the next ones. */
const around = (...elements: string[]) => {
  const corners = ['-1,0 -1,1 0,0', '-1,0 0,-1 0,0', '-1,1 0,0 0,1', '0,-1 0,0 1,-1', '0,0 0,1 1,0'];
  return Object.fromEntries(elements.map((element, i) => [corners[i]!, element]));
};
/** What is given about animals; defaults are those of docs/notation.md. */
const animalsWith = (given: Record<string, object>) => given as NonNullable<Position['animals']>;
const cards = (...faceUp: string[]) => ({ faceUp, taken: [] });

describe('Domination', () => {
  it('offers the tiles with species on them that have not been chosen this turn, or to forfeit', () => {
    const s = domination(['bird'], {
      '-1,0': { terrain: 'jungle', species: { reptile: 1 }, dominated: true },
      '0,0': { terrain: 'sea', tundra: true, species: { bird: 1 } },
      '0,-1': { terrain: 'wetland' },
      '1,-1': { terrain: 'savannah', species: { reptile: 2 } },
    });
    expect(asked(s)).toEqual({ question: 'domination tile', animal: 'bird' });
    expect(legal(s)).toEqual([{ tile: LAST }, { tile: '0,0' }, { tile: '1,-1' }, 'forfeit']);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(domination([null, 'bird'], centre('sea', { bird: 1 })));
    expect(s.display.domination).toEqual([null, null, null, null, 'mammal']);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it.each([
    ['sea', [9, 5, 3, 2]],
    ['wetland', [8, 4, 2, 1]],
    ['savannah', [7, 4, 2, 0]],
    ['jungle', [6, 3, 2, 0]],
    ['forest', [5, 3, 2, 0]],
    ['desert', [4, 2, 0, 0]],
    ['mountain', [3, 2, 0, 0]],
  ])('scores the placings on a tile of %s: %j', (terrain, [first, second, third, fourth]) => {
    const s = domination(['bird'], centre(terrain, { mammal: 2, reptile: 4, bird: 1, amphibian: 5 }));
    const after = answer(s, { tile: '0,0' });
    expect(vps(after)).toEqual([third, second, fourth, first]);
    expect(look(after).earth['0,0']?.species).toEqual({ mammal: 2, reptile: 4, bird: 1, amphibian: 5 });
    expect(asked(after)).toEqual(AFTER);
  });

  it.each(['sea', 'wetland', 'desert'])('scores 1 for first place on tundra, on top of a %s too', (terrain) => {
    const s = domination(['bird'], centre(terrain, { mammal: 2, reptile: 4, bird: 1 }, true));
    expect(vps(answer(s, { tile: '0,0' }))).toEqual([0, 1, 0, 0]);
  });

  it('scores nothing for a fifth and sixth place', () => {
    const players = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'].map((animal) => [animal]);
    const species = { mammal: 1, reptile: 2, bird: 3, amphibian: 4, arachnid: 5, insect: 6 };
    const s = domination(['bird'], centre('sea', species), { players });
    expect(vps(answer(s, { tile: '0,0' }))).toEqual([0, 0, 2, 3, 5, 9]);
  });

  it.each([
    [{ mammal: 2, reptile: 2, bird: 2, amphibian: 2 }, [9, 5, 3, 2]],
    [{ mammal: 1, bird: 2, amphibian: 2 }, [3, 0, 9, 5]],
    [{ reptile: 3, bird: 1, amphibian: 1 }, [0, 9, 5, 3]],
  ])('breaks ties by the food chain: %j on a sea score %j', (species, scores) => {
    const s = domination(['bird'], centre('sea', species));
    expect(vps(answer(s, { tile: '0,0' }))).toEqual(scores);
  });

  it('gives an animal one placing only', () => {
    const s = domination(['bird'], centre('sea', { amphibian: 7 }));
    expect(vps(answer(s, { tile: '0,0' }))).toEqual([0, 0, 0, 9]);
  });

  it('scores placings by species, whoever dominates', () => {
    const s = domination(['bird'], centre('jungle', { reptile: 1, amphibian: 2 }), { elements: around('sun') });
    expect(vps(answer(s, { tile: '0,0' }))).toEqual([0, 3, 0, 6]);
  });

  it('adds to the VPs an animal has', () => {
    const animals = animalsWith({ bird: { vps: 17 } });
    expect(vps(answer(domination(['bird'], centre('desert', { bird: 1 }), { animals }), { tile: '0,0' }))).toEqual([
      0, 0, 21, 0,
    ]);
  });

  it('chooses a tile once a turn', () => {
    let s = domination(['bird', 'bird', 'reptile'], {
      ...centre('sea', { bird: 1 }),
      '2,0': { terrain: 'desert', species: { bird: 1 } },
    });
    s = answer(s, { tile: '0,0' });
    expect(look(s).earth['0,0']?.dominated).toBe(true);
    expect(legal(s)).toEqual([{ tile: LAST }, { tile: '2,0' }, 'forfeit']);
    s = answer(s, 'forfeit');
    expect(asked(s)).toEqual({ question: 'domination tile', animal: 'reptile' });
    expect(legal(s)).toEqual([{ tile: LAST }, { tile: '2,0' }, 'forfeit']);
  });

  it('scores nothing when forfeited, and the tiles can still be chosen', () => {
    const s = answer(
      domination(['bird'], centre('sea', { bird: 1 }), { elements: around('seed'), cards: cards('omnivore') }),
      'forfeit',
    );
    expect(vps(s)).toEqual([0, 0, 0, 0]);
    expect(look(s).cards.faceUp).toEqual(['omnivore']);
    expect(asked(s)).toEqual(AFTER);
    expect(legal(s)).toEqual([{ tile: LAST }, { tile: '0,0' }, 'forfeit']);
  });

  it('goes from left to right', () => {
    let s = domination(['amphibian', null, 'bird', 'reptile'], centre('sea', { bird: 1 }));
    const order = [];
    for (let i = 0; i < 4; i++) {
      order.push(look(s).at.space);
      s = i < 3 ? answer(s, 'forfeit') : s;
    }
    expect(order).toEqual(['domination 1', 'domination 3', 'domination 4', 'domination 5']);
  });

  it('asks nobody while every tile is empty or has been chosen', () => {
    const s = table(
      {
        players: [['mammal'], ['bird']],
        earth: { '0,0': { terrain: 'sea' }, '1,0': { terrain: 'desert', species: { bird: 1 }, dominated: true } },
        elements: { '0,0 0,1 1,0': 'seed' },
        cards: cards('omnivore', 'habitat', 'blight', 'fertile', 'disease'),
        stacks: [10, 9, 7].map((faceDown) => ({ faceUp: 'forest', faceDown })),
        display: { domination: ['mammal', 'bird'] },
        at: { phase: 'domination' },
      },
      Array.from({ length: 12 }, () => ({ element: 'sun' })),
    );
    expect(asked(s)).toEqual({ question: 'planning space', animal: 'bird' });
    expect(vps(s)).toEqual([0, 0]);
    expect(look(s).animals).toMatchObject({ mammal: { hand: 7 }, bird: { hand: 7 } });
  });
});

describe('The card of a dominated tile', () => {
  const contest = { ...centre('jungle', { bird: 1, amphibian: 3 }) };
  const elements = around('seed', 'seed', 'water');

  it('must be taken by the animal that dominates the tile, whoever owns the pawn', () => {
    const s = answer(
      domination(['reptile'], contest, { elements, cards: cards('omnivore', 'habitat', 'biodiversity') }),
      { tile: '0,0' },
    );
    // Bird: 2 × 2 seed; amphibian: 3 × 1 water.
    expect(asked(s)).toEqual({ question: 'domination card', animal: 'bird' });
    expect(legal(s)).toEqual([{ card: 'biodiversity' }, { card: 'habitat' }, { card: 'omnivore' }]);
    expect(vps(s)).toEqual([0, 0, 3, 6]);
  });

  it('goes to the box and is not replaced before the Reset', () => {
    const s = answer(
      domination(['reptile'], contest, { elements, cards: cards('omnivore', 'habitat', 'biodiversity') }),
      { tile: '0,0' },
      { card: 'omnivore' },
    );
    expect(look(s).cards).toEqual({ faceUp: ['biodiversity', 'habitat'], taken: ['omnivore'] });
    expect(look(s).animals).toMatchObject({ bird: { hand: 6, aside: 4 }, reptile: { hand: 5, aside: 5 } });
    expect(asked(s)).toEqual(AFTER);
  });

  it('is taken without a question if only one card is face up', () => {
    const s = answer(domination(['reptile'], contest, { elements, cards: cards('omnivore') }), { tile: '0,0' });
    expect(look(s).cards).toEqual({ faceUp: [], taken: ['omnivore'] });
    expect(look(s).animals.bird).toMatchObject({ hand: 6, aside: 4 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('leaves choices on it to the animal that took it', () => {
    const s = answer(
      domination(['reptile'], contest, { elements, cards: cards('habitat', 'omnivore') }),
      { tile: '0,0' },
      { card: 'habitat' },
    );
    expect(asked(s)).toEqual({ question: 'habitat element', animal: 'bird' });
  });

  it.each([
    ['with no card face up', elements, []],
    ['with a tie for the best matching', around('seed', 'seed', 'seed', 'water', 'water'), ['omnivore', 'habitat']],
    ['with no matching above 0', around('grub', 'sun'), ['omnivore', 'habitat']],
  ])('is not taken %s', (_, on, faceUp) => {
    const s = answer(domination(['reptile'], contest, { elements: on, cards: cards(...faceUp) }), { tile: '0,0' });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).cards).toEqual({ faceUp: [...faceUp].sort(), taken: [] });
    expect(vps(s)).toEqual([0, 0, 3, 6]);
  });

  it('is taken for each dominated tile; the second animal finds what is left', () => {
    const s = answer(
      domination(
        ['reptile', 'reptile'],
        { ...contest, '1,0': { terrain: 'desert', species: { amphibian: 1 } } },
        { elements: { ...elements, '1,0 1,1 2,0': 'water' }, cards: cards('omnivore', 'habitat', 'biodiversity') },
      ),
      { tile: '0,0' },
      { card: 'biodiversity' },
      { tile: '1,0' },
    );
    expect(asked(s)).toEqual({ question: 'domination card', animal: 'amphibian' });
    expect(legal(s)).toEqual([{ card: 'habitat' }, { card: 'omnivore' }]);
  });

  it('can use the pawn that has just returned to hand; a pawn put on a box that has been passed waits for the next turn', () => {
    const one = animalsWith({ bird: { hand: 0 } });
    let s = domination([null, 'bird'], contest, { animals: one, elements, cards: cards('instinct') });
    s = answer(s, { tile: '0,0' });
    expect(asked(s)).toEqual({ question: 'instinct space', animal: 'bird' });
    const again = answer(s, { space: 'domination 2' });
    expect(asked(again)).toEqual(AFTER);
    expect(look(again).display.domination).toEqual([null, 'bird', null, null, null]);
    expect(asked(answer(s, { space: 'domination 1' }))).toEqual(AFTER);
    expect(asked(answer(s, { space: 'domination 3' }))).toEqual({ question: 'domination tile', animal: 'bird' });
  });
});
