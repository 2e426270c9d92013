/** Every number on the cards, as printed in the rules (§1), established by playing the cards. */
import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import type { CardChance, DrawKind, GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { CLASSES, ELEMENTS, SURVIVAL } from '../../../../src/games/card-game/rules/components.ts';
import { derived } from '../../../../src/games/card-game/rules/derived.ts';
import { moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import { apply } from '../../../../src/games/card-game/rules/play.ts';
import { answer, endangered, player, table } from '../support/table.ts';

/** VPs of the first, second and third place; icons of grass, grub, meat, seed, sun, water. */
const BIOMES: Readonly<Record<string, readonly [vps: number[], icons: number[]]>> = {
  Sea: [
    [7, 4, 2],
    [1, 1, 1, 1, 1, 2],
  ],
  'Wetland A': [
    [7, 3, 1],
    [0, 2, 0, 0, 0, 4],
  ],
  'Wetland B': [
    [7, 3, 1],
    [2, 0, 0, 1, 0, 3],
  ],
  'Savannah A': [
    [6, 3, 1],
    [3, 0, 0, 1, 1, 0],
  ],
  'Savannah B': [
    [6, 3, 1],
    [2, 0, 2, 1, 0, 0],
  ],
  Jungle: [
    [5, 2, 1],
    [0, 3, 0, 2, 0, 1],
  ],
  Forest: [
    [4, 2, 1],
    [0, 2, 0, 3, 0, 1],
  ],
  Desert: [
    [3, 1, 0],
    [1, 0, 1, 0, 3, 0],
  ],
  Mountain: [
    [2, 1, 0],
    [0, 0, 1, 2, 2, 0],
  ],
  'Tundra A': [
    [1, 0, 0],
    [0, 0, 3, 0, 2, 0],
  ],
  'Tundra B': [
    [1, 0, 0],
    [0, 3, 2, 0, 0, 0],
  ],
  'Tundra C': [
    [1, 0, 0],
    [2, 0, 1, 0, 2, 0],
  ],
};

/** By slot: food chain and icons of the healthy side, those of the endangered side, and the offset of the class it suppresses. */
const SLOTS: readonly (readonly [healthy: string, endangered: string, suppresses?: number])[] = [
  ['10', '5'],
  ['8 P', '4'],
  ['7 Q', '4'],
  ['7 PQ', '3 P'],
  ['6 PP', '3 P'],
  ['6 PS', '3 S'],
  ['6 P', '2', 1],
  ['5 PPQ', '2 P'],
  ['5 PQS', '2 P'],
  ['5 QQ', '2 Q', 2],
  ['4 PPPS', '2 PP'],
  ['4 PQ', '1 P', 3],
  ['3 PPQS', '1 PQ'],
  ['3 PQS', '1 P', 4],
  ['2 PPP', '1 P', 5],
];
const ANIMALS = CLASSES.flatMap((itsClass, circle) =>
  SLOTS.map((sides, i) => ({ id: `${itsClass}-${String(i + 1).padStart(2, '0')}`, circle, sides })),
);

/** "7 PQ" of the insects, as `derived` says it: food chain 7, icons grass 1, grub 1. */
function side(text: string, circle: number) {
  const [foodChain, letters = ''] = text.split(' ');
  const icons: Record<string, number> = {};
  for (const letter of letters) {
    const element = ELEMENTS[(circle + { P: 0, Q: 1, S: 3 }[letter]!) % ELEMENTS.length]!;
    icons[element] = (icons[element] ?? 0) + 1;
  }
  return { foodChain: Number(foodChain), icons };
}

/** Chance, and the events while it decides. */
function listening() {
  const events: GameEvent[] = [];
  const chance: CardChance = { ...randomChance<DrawKind, GameEvent>(rng(1)), emit: (event) => void events.push(event) };
  return { events, chance };
}

describe('The numbers on the biomes (rules §1)', () => {
  it.each(Object.entries(BIOMES))('%s', (biome, [vps, icons]) => {
    const isLast = biome === 'Sea';
    const s = table({
      biome,
      next: isLast ? null : biome === 'Forest' ? 'Desert' : 'Forest',
      gone: isLast ? Object.keys(BIOMES).slice(1) : [],
      players: [
        { hand: ['bird-02'], table: ['insect-01'] },
        { passed: true, table: ['insect-02'] },
        { passed: true, table: ['insect-03'] },
        { passed: true, elements: [...ELEMENTS] },
      ],
    });
    const { events, chance } = listening();
    apply(s, moveOf('pass'), chance);
    const scored = events.flatMap((event) => (event.event === 'vps' ? [event] : []));
    const sumOf = (is: (event: (typeof scored)[number]) => boolean): number =>
      scored.filter(is).reduce((sum, event) => sum + event.vps, 0);
    expect(['first', 'second', 'third'].map((place) => sumOf(({ source }) => source === place))).toEqual(vps);
    expect(ELEMENTS.map((_, i) => sumOf(({ source, element }) => source === 'element' && element === i))).toEqual(
      icons,
    );
    expect(events.some(({ event }) => event === 'advanced')).toBe(biome.startsWith('Tundra'));
  });
});

describe('The numbers on the animals (rules §1)', () => {
  it('are their food chain and icons, healthy and endangered', () => {
    const shown = (piece: string | { card: string; endangered: boolean }) => {
      const s = table({ players: [{ hand: ['event-niche-1'], table: [piece] }, {}] });
      const { foodChain, icons } = derived(s).players[0]!;
      return { foodChain, icons };
    };
    for (const { id, circle, sides } of ANIMALS) {
      expect([id, shown(id)]).toEqual([id, side(sides[0], circle)]);
      expect([id, shown(endangered(id))]).toEqual([id, side(sides[1], circle)]);
    }
  });

  it('are the classes that they suppress', () => {
    for (const { id, circle, sides } of ANIMALS) {
      // One of each class, and none the animal that is played.
      const others = CLASSES.map((itsClass) => (id === `${itsClass}-01` ? `${itsClass}-02` : `${itsClass}-01`));
      const s = answer(
        table({ players: [{ hand: [id, 'event-niche-1'] }, { hand: ['event-blight-1'], table: others }] }),
        { play: id },
      );
      const struck = sides[2] === undefined ? undefined : others[(circle + sides[2]) % CLASSES.length];
      expect(player(s, 2).table).toEqual(others.map((each) => (each === struck ? endangered(each) : each)));
    }
  });
});

describe('The numbers on the Survival Track (rules §1)', () => {
  it('are the cards drawn, then discarded', () => {
    const s = table({
      players: [1, 2, 3, 4, 5, 6].map((space) => ({
        space,
        ...(space === 1 ? { hand: ['bird-02'] } : { passed: true }),
      })),
    });
    const { events, chance } = listening();
    let after = apply(s, moveOf('pass'), chance);
    while (after.phase === SURVIVAL) after = apply(after, moveOf('discard', after.hands[after.active]![0]), chance);
    const cardsOf = (what: GameEvent['event']): number[] =>
      s.hands.map(
        (_, seat) => events.filter((each) => each.event === what && 'player' in each && each.player === seat).length,
      );
    expect(cardsOf('drew')).toEqual([2, 3, 4, 5, 6, 7]);
    expect(cardsOf('discarded')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
