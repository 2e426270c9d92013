/** Initiative (rules §4.1) and the pass along the action display (rules §4). */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, table } from '../../support/table.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on the last space of Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };

/** Amphibian, bird, reptile, mammal on the track; an animal's pawn is on Initiative, two of the bird's species on earth. */
const initiative = (animal: string): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth: {
      ...STARTING_EARTH,
      '0,1': { terrain: 'mountain', species: { mammal: 1 } },
      '1,0': { terrain: 'desert', species: { bird: 2 } },
    },
    display: { initiative: [animal], speciation: ['reptile'], domination: [null, null, null, null, 'mammal'] },
    at: { phase: 'initiative' },
  });

const SPACES = Object.entries({
  initiative: 1,
  adaptation: 3,
  regression: 2,
  abundance: 2,
  wasteland: 1,
  depletion: 1,
  glaciation: 4,
  speciation: 6,
  wanderlust: 3,
  migration: 6,
  competition: 7,
  domination: 5,
}).flatMap(([section, spaces]) => Array.from({ length: spaces }, (_, i) => `${section} ${String(i + 1)}`));

describe('Initiative', () => {
  it('offers every vacant space, its own too, or to forfeit', () => {
    const s = initiative('bird');
    expect(asked(s)).toEqual({ question: 'initiative space', animal: 'bird' });
    expect(legal(s)).toEqual([
      ...SPACES.filter((space) => space !== 'speciation 1' && space !== 'domination 5').map((space) => ({ space })),
      'forfeit',
    ]);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(initiative('bird'));
    expect(s.display.initiative).toEqual([null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
    expect(s.initiative).toEqual(['amphibian', 'bird', 'reptile', 'mammal']);
  });

  it.each([
    ['amphibian', ['amphibian', 'bird', 'reptile', 'mammal']],
    ['bird', ['bird', 'amphibian', 'reptile', 'mammal']],
    ['reptile', ['amphibian', 'reptile', 'bird', 'mammal']],
  ])('moves the %s one place to the left, if it is not first', (animal, track) => {
    const s = look(answer(initiative(animal), { space: 'initiative 1' }));
    expect(s.initiative).toEqual(track);
  });

  it('takes the pawn from the hand to the space', () => {
    const s = answer(initiative('bird'), { space: 'glaciation 3' });
    expect(look(s).display.glaciation).toEqual([null, null, 'bird', null]);
    expect(look(s).animals.bird).toMatchObject({ hand: 4, aside: 5 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('lets the pawn of the first animal move on, though the track stays as it is', () => {
    const s = look(answer(initiative('amphibian'), { space: 'glaciation 2' }));
    expect(s.initiative).toEqual(['amphibian', 'bird', 'reptile', 'mammal']);
    expect(s.display.glaciation).toEqual([null, 'amphibian', null, null]);
  });

  it('leaves a pawn put back on Initiative there for the next turn', () => {
    const s = answer(initiative('bird'), { space: 'initiative 1' });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).display.initiative).toEqual(['bird']);
    expect(look(s).initiative).toEqual(['bird', 'amphibian', 'reptile', 'mammal']);
  });

  it('lets a pawn put ahead of the pass act this turn', () => {
    const s = answer(initiative('bird'), { space: 'migration 6' });
    expect(asked(s)).toEqual({ question: 'migration from', animal: 'bird' });
    expect(look(s).at.space).toBe('migration 6');
    expect(look(s).display.migration).toEqual([null, null, null, null, null, null]);
  });

  it('is forfeited whole: no swap, and the pawn stays in hand', () => {
    const s = answer(initiative('bird'), 'forfeit');
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).initiative).toEqual(['amphibian', 'bird', 'reptile', 'mammal']);
    expect(look(s).animals.bird).toMatchObject({ hand: 5, aside: 5 });
    expect(look(s).display.initiative).toEqual([null]);
  });

  it('asks nobody without a pawn on it', () => {
    const s = table({
      players: [['mammal'], ['bird']],
      earth: { '0,1': { terrain: 'mountain', species: { mammal: 1 } } },
      display: { domination: ['mammal'] },
      at: { phase: 'execution' },
    });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).initiative).toEqual(['bird', 'mammal']);
  });
});

describe('Execution', () => {
  it('goes through the sections in their order, and through their spaces from left to right', () => {
    let s = table({
      players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
      earth: {
        ...STARTING_EARTH,
        '0,1': { terrain: 'mountain', species: { mammal: 1, bird: 2 } },
        '1,0': { terrain: 'desert', species: { mammal: 1, bird: 2 } },
      },
      elements: { '0,1 1,0 0,0': 'sun', '0,1 1,0 1,1': 'meat' },
      boxes: {
        adaptation: ['sun', 'grub'],
        abundance: ['sun', 'grub'],
        wasteland: ['water'],
        depletion: ['sun', 'meat'],
        wanderlust: [],
      },
      stacks: [
        { faceUp: 'sea', faceDown: 8 },
        { faceUp: null, faceDown: 7 },
        { faceUp: null, faceDown: 8 },
      ],
      display: {
        initiative: ['mammal'],
        adaptation: ['reptile', null, 'mammal'],
        abundance: [null, 'reptile'],
        wasteland: ['mammal'],
        depletion: ['reptile'],
        glaciation: ['amphibian'],
        speciation: ['amphibian', 'mammal'],
        wanderlust: [null, null, 'amphibian'],
        migration: ['bird', null, null, null, null, 'mammal'],
        competition: [null, 'bird', null, null, 'bird'],
        domination: ['bird', null, null, 'bird'],
      },
      at: { phase: 'execution' },
    });
    const order = [look(s).at.space];
    for (let i = 0; i < 15; i++) {
      s = answer(s, 'forfeit');
      order.push(look(s).at.space);
    }
    expect(order).toEqual([
      'initiative 1',
      'adaptation 1',
      'adaptation 3',
      'abundance 2',
      'wasteland 1',
      'depletion 1',
      'glaciation 1',
      'speciation 1',
      'speciation 2',
      'wanderlust 3',
      'migration 1',
      'migration 6',
      'competition 2',
      'competition 5',
      'domination 1',
      'domination 4',
    ]);
  });
});
