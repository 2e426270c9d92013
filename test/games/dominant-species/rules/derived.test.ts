import { describe, expect, it } from '@jest/globals';
import { derived, summary } from '../../../../src/games/dominant-species/rules/derived.ts';
import { table } from '../support/table.ts';

const s = table({
  earth: {
    '0,0': { terrain: 'sea', tundra: true, species: { bird: 1 } },
    '0,-1': { terrain: 'wetland', species: { bird: 2, insect: 3 } },
  },
  elements: { '0,-1 1,-1 0,0': 'seed' },
  animals: { bird: { vps: 7 } },
});

describe('What follows from a position', () => {
  it('says for every tile who dominates it, how well animals match it, who is endangered and what it would score', () => {
    expect(derived(s).tiles['0,-1']).toEqual({
      dominant: 'bird',
      matching: { bird: 2, insect: 0 },
      endangered: ['insect'],
      placings: [
        { animal: 'insect', vps: 8 },
        { animal: 'bird', vps: 4 },
      ],
    });
  });

  it('says who holds the Survival card, and what each animal dominates and occupies', () => {
    expect(derived(s)).toMatchObject({
      survival: 'bird',
      tilesDominated: { bird: 2, insect: 0 },
      tundraOccupied: { bird: 1, insect: 0 },
    });
  });
});

describe('The summary', () => {
  it('has a line for each animal in initiative order', () => {
    expect(summary(s)).toEqual([
      'insect: 0 VPs, 3 species on earth, 51 in the gene pool, 7 pawns in hand',
      'bird: 7 VPs, 3 species on earth, 51 in the gene pool, 7 pawns in hand',
    ]);
  });

  it('names the space being carried out', () => {
    const acting = table({
      display: { adaptation: ['bird'] },
      boxes: { adaptation: ['sun', 'seed'] },
      at: { phase: 'execution' },
    });
    expect(summary(acting)[0]).toBe('space: adaptation 1');
  });
});
