import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { listsOf } from '../../../../src/games/card-game/rules/cards.ts';
import type { CardChance, GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { violations } from '../../../../src/games/card-game/rules/invariants.ts';
import { readPosition } from '../../../../src/games/card-game/rules/notation/position.ts';
import { answer, asked, legal, look } from '../support/table.ts';

const CARDS = listsOf('reconstruction');
const noChance: CardChance = {
  draw: (kind) => {
    throw new Error(`a ${kind} is drawn by chance`);
  },
};
const read = (more: object = {}, chance = noChance) =>
  readPosition({ format: 'card-game position 1', start: true, players: [{}, {}], ...more }, chance);
const handsOf = (more?: object): string[][] => look(read(more)).players.map(({ hand }) => hand!);

describe('A position from the standard start', () => {
  it('has seven cards in each hand and two biomes without any chance, always the same of a seed', () => {
    const s = read();
    expect(look(s)).toMatchObject({
      round: 1,
      biome: 'Wetland B',
      next: 'Savannah A',
      starter: 0,
      at: { question: 'turn', player: 0 },
    });
    expect(handsOf()).toEqual([
      ['arachnid-06', 'bird-09', 'mammal-10', 'event-hardiness-1', 'arachnid-07', 'event-abundance-1', 'amphibian-11'],
      [
        'bird-13',
        'event-predation-1',
        'mammal-12',
        'event-adaptive-radiation-1',
        'amphibian-08',
        'amphibian-10',
        'reptile-11',
      ],
    ]);
    expect(s.pileSize).toBe(112 - 14);
    expect(violations(s)).toEqual([]);
    expect(read({ seed: 0 })).toEqual(s);
    expect(handsOf({ seed: 1 })).not.toEqual(handsOf());
    for (let seed = 0; seed < 50; seed++) {
      expect(violations(read({ seed, players: Array.from({ length: 2 + (seed % 5) }, () => ({})) }))).toEqual([]);
    }
  });

  it('keeps the other hands when one is given, and deals no card that lies elsewhere', () => {
    const [first, second] = handsOf();
    expect(handsOf({ players: [{ hand: ['insect-12'] }, {}] })).toEqual([['insect-12'], second]);
    const [taken, discarded, upcoming, animal] = [second![1]!, second![2]!, second![3]!, second![0]!];
    const s = read({
      players: [{}, { table: [animal] }],
      spent: [taken],
      discards: { faceUp: [discarded] },
      upcoming: { cards: [upcoming] },
    });
    const [own, dealt] = look(s).players.map(({ hand }) => hand!);
    expect(own).toEqual(first);
    expect(dealt).toHaveLength(7);
    expect(dealt!.slice(0, 3)).toEqual(second!.slice(4));
    expect(look(s).upcoming).toEqual({ cards: [upcoming], biomes: [] });
    expect(violations(s)).toEqual([]);
  });

  it('deals no more cards than lie nowhere else', () => {
    const s = read({ discards: { faceUp: CARDS.ids.slice(0, 102) } });
    expect(look(s).players.map(({ hand }) => hand!.length)).toEqual([7, 3]);
    expect(s.pileSize).toBe(0);
    expect(violations(s)).toEqual([]);
  });

  it('deals the cards that another hand would have had once the others are gone', () => {
    const [first] = handsOf();
    const faceUp = CARDS.ids.filter((card) => !first!.includes(card));
    expect(handsOf({ players: [{ hand: [] }, {}], starter: 1, discards: { faceUp } })).toEqual([[], first]);
  });

  it('draws a biome that is neither gone nor to come, Sea after all others', () => {
    const gone = ['Desert', 'Mountain', 'Jungle', 'Tundra A', 'Tundra B', 'Tundra C', 'Wetland A', 'Wetland B'];
    for (let seed = 0; seed < 20; seed++) {
      expect(look(read({ seed, gone, next: 'Forest' })).biome).toMatch('Savannah');
      expect(look(read({ seed, gone: [...gone, 'Forest', 'Savannah A'] }))).toMatchObject({
        biome: 'Savannah B',
        next: 'Sea',
      });
    }
  });

  it('is played on: who is given no card passes at once, and the round is scored', () => {
    const events: GameEvent[] = [];
    const chance: CardChance = { ...randomChance(rng(3)), emit: (event) => events.push(event) };
    const s = read({ players: [{ hand: [] }, { table: ['mammal-11'] }] }, chance);
    expect(events.slice(0, 2)).toEqual([
      { event: 'passed', player: 0, emptyHand: true },
      expect.objectContaining({ event: 'round over', round: 1, why: 'empty hand' }),
    ]);
    expect(look(s)).toMatchObject({ round: 2, gone: ['Wetland B'], biome: 'Savannah A' });
  });

  it.each<[object, string]>([
    [{ start: false }, 'start: can only be true'],
    [{ start: 'yes' }, 'start: can only be true'],
    [{ seed: -1 }, 'seed: -1 is not a whole number from 0 to 2147483647'],
    [{ seed: 'a' }, 'seed: "a" is not a whole number'],
    [{ players: [{}] }, 'players: at least 2 play'],
    [{ players: [{}, 7] }, 'players[1]: 7 is not an object'],
    [{ players: [{}, { hand: ['bird-1'] }] }, 'players[1].hand[0]: "bird-1" is not a card'],
    [{ players: [{}, { hand: null }] }, 'players[1].hand: null is not a list'],
    [{ biome: 'Moon' }, 'biome: "Moon" is not a biome; allowed: '],
  ])('is refused with %j', (more, why) => {
    expect(() => read(more)).toThrow(why);
  });

  it('is refused with a seed but no start', () => {
    expect(() => readPosition({ format: 'card-game position 1', seed: 3, players: [{}, {}] }, noChance)).toThrow(
      'seed: says how the standard start is shuffled: it needs "start": true',
    );
  });
});

describe('The example of a start with changes in docs/notation-card-game.md', () => {
  const notation = readFileSync(new URL('../../../../docs/notation-card-game.md', import.meta.url), 'utf8');
  const [, example] = [...notation.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]): unknown => JSON.parse(json!));

  it('is a table where Extinction takes one of two animals from the game', () => {
    const s = readPosition(example, noChance);
    expect(look(s)).toMatchObject({
      biome: 'Jungle',
      next: 'Tundra A',
      players: [{ table: [] }, { elements: ['meat'] }],
    });
    expect(look(s).players.map(({ hand }) => hand!.length)).toEqual([2, 7]);
    expect(legal(s)).toEqual([{ play: 'event-extinction-1' }, { play: 'insect-12' }, 'pass']);
    const played = answer(s, { play: 'event-extinction-1' });
    expect(asked(played)).toEqual({ stage: 'target', player: 1 });
    const after = answer(played, { target: 'mammal-11' });
    expect(asked(after)).toEqual({ stage: 'turn', player: 2 });
    expect(look(after)).toMatchObject({
      players: [{ hand: ['insect-12'] }, { table: ['bird-02'] }],
      spent: ['event-extinction-1'],
      discards: { faceUp: ['mammal-11'] },
    });
  });
});
