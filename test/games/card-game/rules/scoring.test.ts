import { describe, expect, it } from '@jest/globals';
import { result } from '../../../../src/games/card-game/rules/index.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import type { Position } from '../../../../src/games/card-game/rules/notation/position.ts';
import {
  answer,
  answerDealing,
  asked,
  endangered,
  happening,
  legal,
  look,
  player,
  table,
  totals,
} from '../support/table.ts';

/** Cards that survival draws. */
const DRAWN = { cards: Array.from({ length: 15 }, (_, i) => `reptile-${String(i + 1).padStart(2, '0')}`) };

/** A round that is scored as soon as the first player, the last one left, passes. */
const scored = (position: Partial<Position> & Pick<Position, 'players'>, biome = 'Jungle') => {
  const players = position.players.map((each, i) =>
    i === 0
      ? { hand: ['insect-14'], ...each }
      : { hand: [`insect-${String(i + 7)}`.replace(/-(.)$/, '-0$1')], passed: true, ...each },
  );
  return happening(table({ upcoming: DRAWN, ...position, players }), [{ biome }], 'pass');
};
const vpsAfter = (position: Parameters<typeof scored>[0]) => look(scored(position).after).players.map(({ vps }) => vps);

describe('Food chain (rules §8.1)', () => {
  it('scores the first, second and third highest total', () => {
    const players = [
      { table: ['mammal-01'] },
      { table: ['mammal-02'] },
      { table: ['mammal-03'] },
      { table: ['mammal-13'] },
    ];
    expect(vpsAfter({ players })).toEqual([6, 3, 1, 0]);
  });

  it('scores all players on a total in full; after two on the highest, the next total is second', () => {
    const players = [
      { table: ['mammal-01'] },
      { table: ['bird-01'] },
      { table: ['mammal-03'] },
      { table: ['bird-03'] },
    ];
    expect(vpsAfter({ players })).toEqual([6, 6, 3, 3]);
  });

  it('gives a total of 0 no place', () => {
    expect(vpsAfter({ players: [{}, { table: ['event-pack-hunting-1'] }, {}] })).toEqual([0, 0, 0]);
  });

  it('counts the sides shown, and ongoing events', () => {
    const s = table({
      players: [
        { hand: ['insect-14'], table: [endangered('mammal-01'), 'event-camouflage-1'] },
        { table: ['bird-03'], passed: true, hand: ['bird-01'] },
      ],
    });
    expect(totals(s)).toEqual([8, 7]);
  });

  it('gives nothing for a place without VPs', () => {
    const players = [{ table: ['mammal-01'] }, { table: ['mammal-02'] }, { table: ['mammal-03'] }];
    expect(vpsAfter({ biome: 'Desert', players })).toEqual([3, 1, 0]);
  });
});

describe('Tundra (rules §8.2)', () => {
  it('advances all in first place one space, not beyond the last', () => {
    const players = [{ table: ['mammal-01'], space: 6 }, { table: ['bird-01'], space: 3 }, { table: ['bird-02'] }];
    const { after } = scored({ biome: 'Tundra A', players });
    expect(look(after).players.map(({ space }) => space)).toEqual([6, 4, 1]);
    expect(look(after).players.map(({ vps }) => vps)).toEqual([1, 1, 0]);
  });

  it('advances nobody without a total, and on other biomes nobody', () => {
    expect(player(scored({ biome: 'Tundra B', players: [{}, {}] }).after, 1).space).toBe(1);
    expect(player(scored({ players: [{ table: ['mammal-01'] }, {}] }).after, 1).space).toBe(1);
  });
});

describe('Elements (rules §8.3)', () => {
  it('scores 1 VP for the most Element cards, each if tied, and the icons of the biome to who controls them', () => {
    // Savannah A: grass 3, seed 1, sun 1.
    expect(vpsAfter({ players: [{ elements: ['grass'] }, { elements: ['seed', 'sun'] }, {}] })).toEqual([3, 3, 0]);
    expect(vpsAfter({ players: [{ elements: ['grub', 'sun'] }, { elements: ['meat', 'water'] }, {}] })).toEqual([
      2, 1, 0,
    ]);
  });

  it('scores nothing for the most if nobody controls one', () => {
    expect(vpsAfter({ players: [{}, {}] })).toEqual([0, 0]);
  });
});

describe('Clean-up and survival (rules §8.5, §8.6)', () => {
  it('discards tables and spent events, keeps Element cards, and makes the left neighbour the starting player', () => {
    const { after } = scored({
      players: [
        { table: ['mammal-01', endangered('mammal-02')], elements: ['meat'] },
        { table: [{ card: 'event-abundance-1', element: 'sun' }] },
      ],
      spent: ['event-niche-1'],
      gone: ['Desert'],
    });
    expect(look(after)).toMatchObject({
      round: 3,
      gone: ['Desert', 'Savannah A'],
      biome: 'Forest',
      next: 'Jungle',
      starter: 1,
      spent: [],
      discards: { faceUp: ['mammal-01', 'mammal-02', 'event-abundance-1', 'event-niche-1'], faceDown: [] },
    });
    expect(player(after, 1)).toMatchObject({ table: [], elements: ['meat'], passed: false });
    expect(asked(after)).toEqual({ stage: 'turn', player: 2 });
  });

  it('draws for all, clockwise from the new starting player, then all discard', () => {
    const { after } = scored({ players: [{ space: 2 }, { space: 1 }, { space: 3 }] });
    // The second player is the new starting player: 2 drawn; the third draws 4; the first draws 3.
    expect(look(after).players.map(({ hand }) => hand)).toEqual([
      ['insect-14', 'reptile-07', 'reptile-08', 'reptile-09'],
      ['insect-08', 'reptile-01', 'reptile-02'],
      ['insect-09', 'reptile-03', 'reptile-04', 'reptile-05', 'reptile-06'],
    ]);
    expect(asked(after)).toEqual({ stage: 'discard', player: 3 });
    const next = answer(after, { discard: 'reptile-03' }, { discard: 'insect-09' });
    expect(asked(next)).toEqual({ stage: 'discard', player: 1 });
    expect(legal(next)).toHaveLength(4);
    const turn = answer(next, { discard: 'reptile-07' });
    expect(asked(turn)).toEqual({ stage: 'turn', player: 2 });
    expect(look(turn).discards.faceDown).toEqual([
      { player: 2, card: 'reptile-03' },
      { player: 2, card: 'insect-09' },
      { player: 0, card: 'reptile-07' },
    ]);
  });

  it('turns no biome up in round 12, which is Sea', () => {
    const names = [
      'Wetland A',
      'Wetland B',
      'Savannah A',
      'Savannah B',
      'Jungle',
      'Forest',
      'Desert',
      'Mountain',
      'Tundra A',
      'Tundra B',
    ];
    const s = table({
      players: [{ hand: ['insect-01'] }, { hand: ['bird-01'], passed: true }],
      gone: names,
      biome: 'Tundra C',
      next: 'Sea',
      upcoming: DRAWN,
    });
    expect(look(answer(s, 'pass'))).toMatchObject({ round: 12, biome: 'Sea', next: null });
  });

  it('turns up the biomes that a position says come next', () => {
    const { after } = happening(
      table({
        players: [
          { hand: ['bird-01'], table: ['mammal-01'] },
          { hand: ['bird-02'], passed: true },
        ],
        upcoming: { ...DRAWN, biomes: ['Mountain'] },
      }),
      [],
      'pass',
    );
    expect(look(after).next).toBe('Mountain');
  });

  it('draws Sea after all others, unasked of chance', () => {
    const names = [
      'Wetland A',
      'Wetland B',
      'Savannah A',
      'Savannah B',
      'Jungle',
      'Forest',
      'Desert',
      'Mountain',
      'Tundra A',
    ];
    const s = table({
      players: [{ hand: ['insect-01'] }, { hand: ['bird-01'], passed: true }],
      gone: names,
      biome: 'Tundra C',
      next: 'Tundra B',
      upcoming: DRAWN,
    });
    expect(look(answerDealing(s, [], 'pass')).next).toBe('Sea');
  });
});

describe('Drawing (rules §3)', () => {
  const all = [...RECONSTRUCTION.animals, ...RECONSTRUCTION.events].map(({ id }) => id);
  /** A table with a number of cards in the draw pile: the rest have been discarded. */
  const withPile = (pile: readonly string[], faceUp: readonly string[]) => {
    const hands = ['event-migration-1', 'insect-01', 'bird-01'];
    return table({
      players: [{ hand: hands.slice(0, 2) }, { hand: hands.slice(2) }],
      discards: {
        faceUp: [...faceUp],
        faceDown: all
          .filter((id) => !hands.includes(id) && !pile.includes(id) && !faceUp.includes(id))
          .map((card) => ({ player: 1, card })),
      },
    });
  };

  it('makes a new draw pile of all discards when a card must be drawn and there is none', () => {
    const s = withPile(['bird-02'], ['mammal-01', 'mammal-02']);
    const { after, events } = happening(s, [{ card: 'mammal-01' }], { play: 'event-migration-1' });
    expect(player(after, 1).hand).toEqual(['insect-01', 'bird-02', 'mammal-01']);
    expect(events).toContainEqual({ event: 'reshuffled', cards: 112 - 4 });
    expect(look(after).discards).toEqual({ faceUp: [], faceDown: [] });
    expect(after.pileSize).toBe(112 - 5);
  });

  it('lets an empty draw pile stand until then', () => {
    const s = withPile(['bird-02', 'bird-03'], ['mammal-01']);
    const after = answerDealing(s, [{ card: 'bird-03' }], { play: 'event-migration-1' });
    expect(after.pileSize).toBe(0);
    expect(look(after).discards.faceUp).toEqual(['mammal-01']);
  });
});

describe('The end (rules §8.4, §9)', () => {
  const last = {
    gone: [
      'Wetland A',
      'Wetland B',
      'Savannah A',
      'Savannah B',
      'Jungle',
      'Forest',
      'Desert',
      'Mountain',
      'Tundra A',
      'Tundra B',
      'Tundra C',
    ],
    biome: 'Sea',
    next: null,
  };
  const end = (...players: object[]) =>
    happening(
      table({
        ...last,
        players: players.map((each, i) => ({
          hand: [`insect-0${String(i + 1)}`],
          ...(i > 0 ? { passed: true } : {}),
          ...each,
        })),
      }),
      [],
      'pass',
    );

  it('comes after Sea, without clean-up and survival', () => {
    const { after } = end({ table: ['mammal-01'], space: 2 }, { vps: 9 });
    expect(asked(after)).toBeNull();
    expect(player(after, 1)).toMatchObject({ table: ['mammal-01'], hand: ['insect-01'], vps: 7 + 5 });
    expect(player(after, 2).vps).toBe(9 - 5);
    expect(look(after)).toMatchObject({ round: 12, biome: 'Sea', at: { over: true } });
  });

  it('comes with 66 VPs, but only when a round has been scored', () => {
    const s = table({
      players: [
        { hand: ['event-niche-1', 'insect-01'], elements: ['sun'], vps: 65 },
        { hand: ['bird-01'], passed: true },
      ],
    });
    const played = answer(s, { play: 'event-niche-1' });
    expect(player(played, 1).vps).toBe(66);
    expect(asked(played)).toEqual({ stage: 'turn', player: 1 });
    const { after, events } = happening(played, [], 'pass');
    expect(asked(after)).toBeNull();
    expect(events.at(-1)).toEqual({ event: 'game over', places: [1, 2] });
  });

  it('gives all on the highest space 5 VPs and takes 5 from all on the lowest; a score may fall below 0', () => {
    expect(
      look(end({ space: 4 }, { space: 4 }, { space: 2 }, { space: 1 }, { space: 1, vps: 7 }).after).players.map(
        ({ vps }) => vps,
      ),
    ).toEqual([5, 5, 0, -5, 2]);
  });

  it('does both if all stand on one space', () => {
    const { after, events } = end({ vps: 3 }, { vps: 2 });
    expect(look(after).players.map(({ vps }) => vps)).toEqual([3, 2]);
    expect(events.filter(({ event }) => event === 'vps')).toHaveLength(4);
  });

  it('breaks ties by the Survival Track, cards in hand, Element cards; then the victory is shared', () => {
    const places = (...players: object[]) => result(end(...players).after)!.places;
    // 20 + 5 on the highest space against 25 on a lower one: VPs are equal, so the higher space is first.
    expect(places({ vps: 20, space: 3 }, { vps: 25, space: 2 }, { space: 1 })).toEqual([1, 2, 3]);
    expect(places({ vps: 8, hand: ['bird-02'] }, { vps: 8, hand: ['bird-03', 'bird-04'] })).toEqual([2, 1]);
    // On Sea every Element card scores 1 VP, and 1 more goes to the most: 6 + 1 + 1 + 1 against 7 + 1 + 1 for each of three.
    expect(places({ vps: 8, elements: ['meat'] }, { vps: 6, elements: ['sun', 'grub'] })).toEqual([2, 1]);
    expect(places({ vps: 8 }, { vps: 8 }, { vps: 1 })).toEqual([1, 1, 3]);
  });
});
