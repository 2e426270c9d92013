import { describe, expect, it } from '@jest/globals';
import { listsOf } from '../../../../src/games/card-game/rules/cards.ts';
import { summary } from '../../../../src/games/card-game/rules/derived.ts';
import { ownerOf } from '../../../../src/games/card-game/rules/table.ts';
import { endangered, table } from '../support/table.ts';

const players = [
  { hand: ['bird-01'], table: ['bird-14'], elements: ['sun'], vps: 7, space: 3 },
  { hand: ['bird-02', 'bird-03'], table: [endangered('bird-05')], passed: true },
];

describe('The summary', () => {
  it('names both biomes, counts the piles, and has a line for each player', () => {
    expect(summary(table({ players, discards: { faceUp: ['bird-06'] } }))).toEqual([
      'Savannah A, then Forest; 106 cards in the draw pile, 1 in the discard pile',
      'seat 0: 7 VPs, space 3, 1 in hand; food chain 3 (place 1); icons grass 1, seed 1, sun 1; controls sun',
      'seat 1: 0 VPs, space 1, 2 in hand; food chain 3 (place 1); icons seed 1; controls nothing; has passed',
    ]);
  });

  it('names no next biome in the last round', () => {
    const gone = [
      ...['Desert', 'Forest', 'Jungle', 'Mountain', 'Savannah A', 'Savannah B'],
      ...['Tundra A', 'Tundra B', 'Tundra C', 'Wetland A', 'Wetland B'],
    ];
    expect(summary(table({ players, gone, biome: 'Sea', next: null }))[0]).toBe(
      'Sea; 107 cards in the draw pile, 0 in the discard pile',
    );
  });
});

describe('The owner of a card', () => {
  it('is the player on whose table it is; a card in a hand has none', () => {
    const { ids } = listsOf('reconstruction');
    const owners = ['bird-14', 'bird-05', 'bird-01'].map((id) => ownerOf(table({ players }), ids.indexOf(id)));
    expect(owners).toEqual([0, 1, -1]);
  });
});
