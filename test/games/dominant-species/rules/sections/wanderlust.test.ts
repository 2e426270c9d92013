/** Wanderlust (rules §4.9). */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, table } from '../../support/table.ts';
import type { Position } from '../../../../../src/games/dominant-species/rules/notation/position.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };
const EARTH: NonNullable<Position['earth']> = {
  ...STARTING_EARTH,
  '0,1': { terrain: 'mountain', species: { mammal: 1 } },
};

/** The stacks show forest, no tile and sea unless given. */
const wanderlust = (position: Partial<Position> = {}, pawns: (string | null)[] = ['bird']): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth: EARTH,
    stacks: [
      { faceUp: 'forest', faceDown: 7 },
      { faceUp: null, faceDown: 8 },
      { faceUp: 'sea', faceDown: 7 },
    ],
    ...position,
    display: { wanderlust: pawns, domination: ['mammal'] },
    at: { phase: 'wanderlust' },
  });

const corners = (s: State) =>
  legal(s)
    .map((move) => (typeof move === 'object' ? move.corner : move))
    .sort();

describe('Wanderlust', () => {
  it('offers the face-up tiles by their stacks, or to forfeit', () => {
    const s = wanderlust();
    expect(asked(s)).toEqual({ question: 'wanderlust stack', animal: 'bird' });
    expect(legal(s)).toEqual([{ stack: 1 }, { stack: 3 }, 'forfeit']);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(wanderlust({}, [null, null, 'bird']));
    expect(s.display.wanderlust).toEqual([null, null, null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it('offers the vacant hexes next to earth', () => {
    const s = answer(wanderlust(), { stack: 1 });
    expect(asked(s)).toEqual({ question: 'wanderlust hex', animal: 'bird' });
    expect(legal(s)).toEqual(
      [
        ['-2,0', '-2,1', '-2,2'],
        ['-1,-1', '-1,2'],
        ['0,-2', '0,2'],
        ['1,-2', '1,1'],
        ['2,-2', '2,-1', '2,0'],
      ]
        .flat()
        .map((tile) => ({ tile })),
    );
  });

  it('offers no hex beyond the edge of the board', () => {
    const earth = { '3,-3': { terrain: 'sea', species: { mammal: 1 } } };
    const stacks = [
      { faceUp: 'sea', faceDown: 29 },
      { faceUp: null, faceDown: 0 },
      { faceUp: null, faceDown: 0 },
    ];
    expect(legal(answer(wanderlust({ earth, stacks }), { stack: 1 }))).toEqual([
      { tile: '2,-3' },
      { tile: '2,-2' },
      { tile: '3,-2' },
    ]);
  });

  it('puts the tile on the hex; it is not replaced on its stack', () => {
    const s = answer(wanderlust(), { stack: 3 }, { tile: '0,-2' });
    expect(look(s).earth['0,-2']).toEqual({ terrain: 'sea' });
    expect(look(s).stacks).toEqual([
      { faceUp: 'forest', faceDown: 7 },
      { faceUp: null, faceDown: 8 },
      { faceUp: null, faceDown: 7 },
    ]);
    expect(asked(s)).toEqual(AFTER);
  });

  it('leaves everything as it is when forfeited', () => {
    const before = wanderlust();
    const s = answer(before, 'forfeit');
    expect(look(s).earth).toEqual(look(before).earth);
    expect(look(s).stacks).toEqual(look(before).stacks);
    expect(look(s).animals.bird).toMatchObject({ vps: 0, hand: 5 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('goes from left to right; a later pawn finds the tiles and hexes that are left', () => {
    let s = wanderlust({}, ['reptile', 'bird', 'reptile']);
    expect(asked(s)?.animal).toBe('reptile');
    s = answer(s, { stack: 1 }, { tile: '0,-2' });
    expect(asked(s)).toEqual({ question: 'wanderlust stack', animal: 'bird' });
    expect(legal(s)).toEqual([{ stack: 3 }, 'forfeit']);
    const hexes = legal(answer(s, { stack: 3 }));
    expect(hexes).not.toContainEqual({ tile: '0,-2' });
    expect(hexes).toContainEqual({ tile: '1,-3' });
    s = answer(s, { stack: 3 }, { tile: '1,-2' });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.reptile?.hand).toBe(5);
  });

  it('is forfeited unasked with no face-up tile', () => {
    const s = wanderlust({ stacks: [8, 8, 8].map((faceDown) => ({ faceUp: null, faceDown })) });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.bird?.hand).toBe(5);
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 21],
  ])('scores the owner of the pawn the bonus for %i tiles next to the new one: %i VPs', (around, vps) => {
    const ring = ['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0'] as const;
    const earth: NonNullable<Position['earth']> = { '3,-3': { terrain: 'sea', species: { mammal: 1 } } };
    for (const hex of ring.slice(0, around)) earth[hex] = { ...STARTING_EARTH[hex], tundra: hex === '0,1' };
    const stacks = [
      { faceUp: 'sea', faceDown: 29 - around },
      { faceUp: null, faceDown: 0 },
      { faceUp: null, faceDown: 0 },
    ];
    const s = look(answer(wanderlust({ earth, stacks }), { stack: 1 }, { tile: '0,0' }));
    expect(Object.entries(s.animals).map(([animal, each]) => [animal, each.vps])).toEqual([
      ['mammal', 0],
      ['reptile', 0],
      ['bird', vps],
      ['amphibian', 0],
    ]);
  });
});

describe('The element of Wanderlust', () => {
  const boxes = { wanderlust: ['sun', 'grub', 'sun'] };
  const elements = { '0,-2 0,-1 1,-2': 'meat', '-1,-1 0,-2 0,-1': 'seed' };

  it('is one of the box, if wanted', () => {
    const s = answer(wanderlust({ boxes, elements }), { stack: 1 }, { tile: '0,-2' });
    expect(asked(s)).toEqual({ question: 'wanderlust element', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'grub' }, { element: 'sun' }, 'done']);
  });

  it('goes on a vacant corner of the new tile; disks that lay there before stay', () => {
    const s = answer(wanderlust({ boxes, elements }), { stack: 1 }, { tile: '0,-2' }, { element: 'sun' });
    expect(asked(s)).toEqual({ question: 'wanderlust corner', animal: 'bird' });
    expect(corners(s)).toEqual(
      ['-1,-1 -1,-2 0,-2', '-1,-2 0,-3 0,-2', '0,-2 0,-3 1,-3', '0,-2 1,-3 1,-2'].map(sorted).sort(),
    );
    const corner = sorted('0,-2 1,-3 1,-2');
    const after = answer(s, { corner });
    expect(look(after).elements).toEqual({ ...elements, [corner]: 'sun' });
    expect(look(after).boxes.wanderlust).toEqual(['grub', 'sun']);
    expect(look(after).bag).toEqual(look(s).bag);
    expect(look(after).animals.bird?.vps).toBe(1);
    expect(asked(after)).toEqual(AFTER);
  });

  it('can be left in the box', () => {
    const s = answer(wanderlust({ boxes, elements }), { stack: 1 }, { tile: '0,-2' }, 'done');
    expect(look(s).elements).toEqual(elements);
    expect(look(s).boxes.wanderlust).toEqual(['grub', 'sun', 'sun']);
    expect(look(s).animals.bird?.vps).toBe(1);
    expect(asked(s)).toEqual(AFTER);
  });

  it('is not asked for with an empty box', () => {
    expect(asked(answer(wanderlust({ elements }), { stack: 1 }, { tile: '0,-2' }))).toEqual(AFTER);
  });

  it('is not asked for when the new tile has no vacant corner', () => {
    const taken = ['-1,0 -1,1 0,0', '-1,0 0,-1 0,0', '-1,1 0,0 0,1', '0,-1 0,0 1,-1', '0,0 0,1 1,0', '0,0 1,-1 1,0'];
    const ring = Object.fromEntries(Object.entries(EARTH).filter(([hex]) => hex !== '0,0'));
    const s = wanderlust({
      boxes,
      earth: ring,
      elements: Object.fromEntries(taken.map((corner) => [corner, 'meat'])),
      stacks: [
        { faceUp: 'sea', faceDown: 24 },
        { faceUp: null, faceDown: 0 },
        { faceUp: null, faceDown: 0 },
      ],
    });
    const after = answer(s, { stack: 1 }, { tile: '0,0' });
    expect(asked(after)).toEqual({ question: 'wanderlust from', animal: 'mammal' });
    expect(look(after).boxes.wanderlust).toEqual(['grub', 'sun', 'sun']);
  });
});

describe('Wandering onto the new tile', () => {
  const earth = {
    ...EARTH,
    '0,-1': { terrain: 'wetland', species: { amphibian: 3, bird: 1 } },
    '1,-1': { terrain: 'savannah', species: { amphibian: 2, mammal: 2 } },
    '1,0': { terrain: 'desert', species: { reptile: 4 } },
  };
  /** The reptile, with no species next to it, has put the forest on 1,-2. */
  const wander = () => answer(wanderlust({ earth }, ['reptile']), { stack: 1 }, { tile: '1,-2' });

  it('asks animals in food chain order, and none with no species next to it', () => {
    let s = wander();
    const order = [];
    for (let i = 0; i < 3; i++) {
      order.push(asked(s));
      s = answer(s, 'done');
    }
    expect(order).toEqual(['mammal', 'bird', 'amphibian'].map((animal) => ({ question: 'wanderlust from', animal })));
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).earth['1,-2']).toEqual({ terrain: 'forest' });
  });

  it('comes after the bonus', () => {
    expect(look(wander()).animals.reptile?.vps).toBe(3);
  });

  it('offers the adjacent tiles with species of the animal, or to stop', () => {
    const s = answer(wander(), 'done', 'done');
    expect(legal(s)).toEqual([{ tile: '0,-1' }, { tile: '1,-1' }, 'done']);
    const count = answer(s, { tile: '0,-1' });
    expect(asked(count)).toEqual({ question: 'wanderlust count', animal: 'amphibian' });
    expect(legal(count)).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }]);
  });

  it('moves any number of species from any of them', () => {
    let s = answer(wander(), 'done', 'done', { tile: '0,-1' }, { count: 2 }, { tile: '1,-1' }, { count: 2 });
    expect(legal(s)).toEqual([{ tile: '0,-1' }, 'done']);
    s = answer(s, 'done');
    expect(look(s).earth['1,-2']).toEqual({ terrain: 'forest', species: { amphibian: 4 } });
    expect(look(s).earth['0,-1']?.species).toEqual({ bird: 1, amphibian: 1 });
    expect(look(s).earth['1,-1']?.species).toEqual({ mammal: 2 });
    expect(look(s).animals.amphibian).toMatchObject({ genePool: 39, eliminated: 0 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('goes on unasked to the next animal when nothing is left to move', () => {
    const s = answer(wander(), { tile: '1,-1' }, { count: 2 });
    expect(asked(s)).toEqual({ question: 'wanderlust from', animal: 'bird' });
    const next = answer(s, { tile: '0,-1' });
    expect(asked(next)).toEqual({ question: 'wanderlust from', animal: 'amphibian' });
    expect(look(next).earth['1,-2']?.species).toEqual({ mammal: 2, bird: 1 });
  });

  it('takes species from adjacent tiles only, the bird too', () => {
    const far = { ...EARTH, '0,0': { terrain: 'sea', species: { bird: 2, reptile: 2 } } };
    expect(asked(answer(wanderlust({ earth: far }), { stack: 1 }, { tile: '1,-2' }))).toEqual(AFTER);
  });
});

/** A corner in the order in which the notation writes it: by q, then r. */
function sorted(corner: string): string {
  return corner
    .split(' ')
    .map((hex) => hex.split(',').map(Number) as [number, number])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map(([q, r]) => `${String(q)},${String(r)}`)
    .join(' ');
}
