/** The edition of ten rounds, scenario by scenario (rules §13). */
import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import type { CardTable } from '../../../../src/games/card-game/rules/card-table.ts';
import type { GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { summary } from '../../../../src/games/card-game/rules/derived.ts';
import { rules } from '../../../../src/games/card-game/rules/index.ts';
import { violations } from '../../../../src/games/card-game/rules/invariants.ts';
import { notation } from '../../../../src/games/card-game/rules/notation/index.ts';
import {
  POSITION_FORMAT,
  type Position,
  readPosition,
  writePosition,
} from '../../../../src/games/card-game/rules/notation/position.ts';
import { writeCards } from '../../../../src/games/card-game/rules/read-cards.ts';
import { RECONSTRUCTION, TEN_ROUNDS } from '../../../../src/games/card-game/rules/reconstruction.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { view } from '../../../../src/games/card-game/rules/view.ts';
import { answer, asked, endangered, happening, legal, look, player, table, totals } from '../support/table.ts';

const TEN = { edition: 'ten rounds' } as const;
const OTHERS = TEN_ROUNDS.biomes.map(({ name }) => name).filter((name) => name !== 'Sea');
/** A table of ten rounds, at Savannah A: insect +1, amphibian −1; grass 3, seed 1, sun 1. */
const ten = (position: Partial<Position>): State => table({ ...TEN, ...position });
/** Biomes gone before a round, without Savannah A and Forest. */
const goneBefore = (round: number): string[] =>
  OTHERS.filter((name) => name !== 'Savannah A' && name !== 'Forest').slice(0, round - 1);
/** The cards that are drawn, so that none has to be listed. */
const drawing = (cards: readonly string[], biomes: string[] = []) => ({ upcoming: { cards: [...cards], biomes } });
const CARDS = TEN_ROUNDS.animals.filter(({ class: its }) => its === 'arachnid').map(({ id }) => id);
/** All cards of the edition. */
const ALL = [...TEN_ROUNDS.animals, ...TEN_ROUNDS.events].map(({ id }) => id);
const vps = (s: State): number[] => look(s).players.map((each) => each.vps!);
const spaces = (s: State): number[] => look(s).players.map((each) => each.space!);
const sources = (events: readonly GameEvent[]) =>
  events.flatMap((each) => (each.event === 'vps' ? [[each.player, each.source, each.vps]] : []));

/** The round is over when player 1 passes: all others have. */
const ending = (position: Partial<Position>): State =>
  ten({
    ...drawing(CARDS, (position.gone?.length ?? 0) < 8 ? ['Tundra C'] : []),
    ...position,
    players: position.players!.map((each, seat) =>
      seat === 0 ? { hand: ['bird-15'], ...each } : { passed: true, ...each },
    ),
  });

describe('The cards and biomes of ten rounds', () => {
  it('are 112 cards: those of twelve rounds, with Drought and Specialisation for Blight and Niche', () => {
    const ids = ({ animals, events }: CardTable): string[] => [...animals, ...events].map(({ id }) => id);
    const [mine, theirs] = [ids(TEN_ROUNDS), ids(RECONSTRUCTION)];
    expect(mine).toHaveLength(112);
    expect(mine.filter((id) => !theirs.includes(id)).sort()).toEqual(['event-drought-1', 'event-specialisation-1']);
    expect(theirs.filter((id) => !mine.includes(id)).sort()).toEqual(['event-blight-1', 'event-niche-1']);
  });

  it('have a class at home and one that is not on every biome but Sea, which shows water 4', () => {
    const homes = Object.fromEntries(TEN_ROUNDS.biomes.map(({ name, plus, minus }) => [name, [plus, minus]]));
    expect(homes).toEqual({
      Sea: [null, null],
      'Wetland A': ['amphibian', 'mammal'],
      'Wetland B': ['amphibian', 'arachnid'],
      'Savannah A': ['insect', 'amphibian'],
      'Savannah B': ['mammal', 'arachnid'],
      Jungle: ['arachnid', 'mammal'],
      Forest: ['bird', 'insect'],
      Desert: ['reptile', 'amphibian'],
      Mountain: ['bird', 'insect'],
      'Tundra A': ['mammal', 'bird'],
      'Tundra B': ['insect', 'bird'],
      'Tundra C': ['arachnid', 'reptile'],
    });
    expect(TEN_ROUNDS.biomes[0]!.icons).toEqual({ water: 4, grass: 1, grub: 1, meat: 1, seed: 1, sun: 1 });
    expect(RECONSTRUCTION.biomes[0]!.icons.water).toBe(2);
    const icons = (whole: CardTable) => whole.biomes.slice(1).map((biome) => biome.icons);
    expect(icons(TEN_ROUNDS)).toEqual(icons(RECONSTRUCTION));
  });
});

describe('A game of ten rounds', () => {
  const play = (seed: number, players = 2) => {
    const random = rng(seed);
    const chance = randomChance(random);
    const s = rules.newGame({ players, cards: 'reconstruction ten rounds' }, chance);
    const states = [look(s)];
    while (rules.decision(s)) {
      const moves = rules.legalMoves(s);
      rules.play(s, moves[random(moves.length)]!, chance);
      expect(rules.violations(s)).toEqual([]);
      states.push(look(s));
    }
    return { s, states };
  };

  it('begins with seven cards each, on the first of ten spaces, with no VPs and no Element cards', () => {
    const { states } = play(1, 4);
    expect(states[0]).toMatchObject({ edition: 'ten rounds', cards: 'reconstruction ten rounds', round: 1, gone: [] });
    for (const each of states[0]!.players) {
      expect(each).toMatchObject({ vps: 0, space: 1, table: [] });
      expect(each.hand).toHaveLength(7);
      expect(each).not.toHaveProperty('elements');
    }
  });

  it('has Sea as its tenth biome and leaves two of the others out; which two differs', () => {
    const out = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { s, states } = play(seed);
      expect(states.find(({ round }) => round === 9)!.next).toBe('Sea');
      const end = look(s);
      expect([end.round, end.biome, end.next, end.gone.length]).toEqual([10, 'Sea', null, 9]);
      for (const name of OTHERS) if (!end.gone.includes(name)) out.add(name);
    }
    expect(out.size).toBe(11);
  });

  it('ends after round 10 only, however many VPs there are', () => {
    const s = ending({ players: [{ vps: 90, table: ['mammal-01'] }, {}] });
    expect(look(answer(s, 'pass'))).toMatchObject({ round: 2, at: { question: 'turn' } });
  });

  it('never asks for a discard after a round, and shows nobody which biomes are out', () => {
    const { states } = play(3, 5);
    for (const { at, gone, biome, next } of states) {
      if (at.question === 'discard') expect(at.card).toBeDefined();
      expect(new Set([...gone, biome, next]).size).toBe(gone.length + 2);
    }
    const s = rules.newGame({ players: 2, cards: 'reconstruction ten rounds' }, randomChance(rng(1)));
    for (const viewer of [0, 1, null]) {
      const seen = JSON.stringify(writePosition(view(s, viewer)));
      expect(OTHERS.filter((name) => seen.includes(`"${name}"`)).sort()).toEqual([look(s).biome, look(s).next].sort());
    }
  });
});

describe('The classes of a biome', () => {
  it('count one more and one less in the total, for each animal, healthy or endangered', () => {
    const s = ten({
      players: [
        { table: ['insect-01', endangered('insect-02')], hand: ['bird-15'] },
        { table: ['amphibian-01', endangered('amphibian-02')] },
        { table: ['mammal-01'] },
      ],
    });
    expect(totals(s)).toEqual([10 + 1 + 4 + 1, 10 - 1 + 4 - 1, 10]);
  });

  it('never bring an animal below 0, and an animal with 0 is in play: its icons count', () => {
    const weak = endangered('amphibian-15');
    const s = ten({ players: [{ table: [weak], hand: ['bird-15'] }, {}] });
    expect(totals(s)).toEqual([0, 0]);
    const nobody = ending({ biome: 'Desert', players: [{ table: [endangered('amphibian-14')] }, {}] });
    // Amphibian-14 shows its own class's element, water; on Savannah A nothing of that scores.
    expect(vps(answer(nobody, 'pass'))).toEqual([0, 0]);
    const led = ten({
      players: [
        { table: [endangered('amphibian-15')], hand: ['event-specialisation-1', 'bird-15'] },
        { hand: ['bird-14'] },
      ],
    });
    expect(vps(answer(led, { play: 'event-specialisation-1' }))).toEqual([1, 0]);
  });

  it('change nothing at Sea', () => {
    const gone = OTHERS.slice(0, 9);
    const s = ten({
      gone,
      biome: 'Sea',
      next: null,
      players: [{ table: ['insect-01', 'amphibian-01'], hand: ['bird-15'] }, {}],
    });
    expect(totals(s)).toEqual([20, 0]);
  });
});

describe('Scoring a round of ten', () => {
  it.each([1, 4, 9])('gives the number of the round for dominance: round %i', (round) => {
    const gone = goneBefore(round);
    const next = round === 9 ? 'Sea' : 'Forest';
    const players = [{ table: ['mammal-01'] }, { table: ['mammal-02'] }, {}];
    const { after, events } = happening(ending({ gone, next, players }), [], 'pass');
    expect(sources(events)).toEqual([[0, 'dominance', round]]);
    expect(spaces(after)).toEqual([2, 1, 1]);
  });

  it('gives it in full to all on the highest total, and each of them advances, on any biome', () => {
    const s = ending({
      players: [{ table: ['mammal-01'] }, { table: ['reptile-01'], space: 4 }, { table: ['mammal-02'] }],
    });
    const after = answer(s, 'pass');
    expect(vps(after)).toEqual([1, 1, 0]);
    expect(spaces(after)).toEqual([2, 5, 1]);
  });

  it('gives nothing for a total of 0, and nobody advances', () => {
    const { after, events } = happening(ending({ players: [{}, {}] }), [], 'pass');
    expect(sources(events)).toEqual([]);
    expect(spaces(after)).toEqual([1, 1]);
  });

  it('does not advance anyone beyond the tenth space', () => {
    expect(spaces(answer(ending({ players: [{ table: ['mammal-01'], space: 10 }, {}] }), 'pass'))).toEqual([10, 1]);
  });

  it('gives all icons of an element to whoever alone has the most of it in play', () => {
    // Insect-03 shows grub, insect-05 two of grass, arachnid-03 meat.
    const s = ending({ players: [{ table: ['insect-05'] }, { table: ['insect-02', 'mammal-01'] }] });
    const { events } = happening(s, [], 'pass');
    expect(sources(events)).toEqual([
      [1, 'dominance', 1],
      [0, 'element', 3],
    ]);
  });

  it('gives them to nobody if the most is tied', () => {
    const s = ending({
      players: [{ table: ['insect-02'] }, { table: ['insect-02'.replace('02', '04'), 'mammal-01'] }],
    });
    expect(sources(happening(s, [], 'pass').events)).toEqual([[1, 'dominance', 1]]);
  });

  it('gives them to nobody if a Drought names the element', () => {
    const drought = { card: 'event-drought-1', element: 'grass' };
    const s = ending({ players: [{ table: ['insect-05', drought] }, { table: ['mammal-01'] }] });
    expect(sources(happening(s, [], 'pass').events)).toEqual([[1, 'dominance', 1]]);
  });

  it('has no Element cards: playing a card changes nobody’s control', () => {
    const s = ten({ players: [{ hand: ['insect-05', 'bird-15'] }, { hand: ['bird-14'] }] });
    const { events } = happening(s, [], { play: 'insect-05' });
    expect(events.map(({ event }) => event)).toEqual(['played']);
  });
});

describe('After a round of ten', () => {
  it('whoever has the fewest VPs starts the next one', () => {
    const s = ending({ players: [{ table: ['mammal-01'], vps: 7 }, { vps: 3 }, { vps: 5 }] });
    expect(look(answer(s, 'pass')).starter).toBe(1);
  });

  it('among several, the first from the left neighbour of the last one on', () => {
    const s = ending({
      starter: 1,
      at: { question: 'turn', player: 0 },
      players: [{ vps: 3 }, { vps: 3 }, { vps: 5 }],
    });
    expect(look(answer(s, 'pass')).starter).toBe(0);
  });

  it('all draw two cards from the starter on, whatever their space', () => {
    const s = ending({ players: [{ hand: ['bird-15'], vps: 9, space: 6 }, { space: 3 }] });
    const after = answer(s, 'pass');
    expect(player(after, 2).hand).toEqual(CARDS.slice(0, 2));
    expect(player(after, 1).hand).toEqual(['bird-15', ...CARDS.slice(2, 4)]);
  });

  it('before round 10 all draw the number of their space instead', () => {
    const gone = goneBefore(9);
    const s = ending({ gone, next: 'Sea', players: [{ hand: ['bird-15'], vps: 9, space: 6 }, { space: 3 }] });
    const after = answer(s, 'pass');
    expect([look(after).round, look(after).biome, look(after).next]).toEqual([10, 'Sea', null]);
    expect(player(after, 2).hand).toEqual(CARDS.slice(0, 3));
    expect(player(after, 1).hand).toHaveLength(7);
  });

  it('tables and spent events are discarded, and nobody has passed', () => {
    const after = answer(ending({ spent: ['event-migration-1'], players: [{ table: ['mammal-01'] }, {}] }), 'pass');
    expect(look(after)).toMatchObject({ spent: [], discards: { faceUp: ['mammal-01', 'event-migration-1'] } });
    expect(look(after).players.every((each) => !each.passed && each.table!.length === 0)).toBe(true);
  });

  it('the game ends after round 10: dominance and a step, then +5 and −5', () => {
    const gone = OTHERS.slice(0, 9);
    const players = [
      { table: ['mammal-01'], vps: 20, space: 4 },
      { vps: 31, space: 5 },
      { vps: 8, space: 2 },
    ];
    const { after, events } = happening(ending({ gone, biome: 'Sea', next: null, players }), [], 'pass');
    expect(sources(events)).toEqual([
      [0, 'dominance', 10],
      [0, 'highest', 5],
      [1, 'highest', 5],
      [2, 'lowest', -5],
    ]);
    expect(vps(after)).toEqual([35, 36, 3]);
    expect(spaces(after)).toEqual([5, 5, 2]);
    expect(asked(after)).toBeNull();
  });
});

describe('What ten rounds have in common with twelve', () => {
  const gone = OTHERS.slice(0, 9);
  const LAST = { gone, biome: 'Sea', next: null } as const;

  it('the last card played, and then an empty hand, end the round, whoever might still play', () => {
    const s = ten({
      ...drawing(CARDS, ['Tundra C']),
      biome: 'Savannah A',
      next: 'Forest',
      players: [{ hand: ['mammal-01'] }, { hand: ['bird-14', 'bird-15'] }, { hand: ['reptile-15'] }],
    });
    const first = answer(s, { play: 'mammal-01' });
    expect(asked(first)).toMatchObject({ player: 2 });
    const second = answer(first, { play: 'bird-15' });
    expect(look(second).round).toBe(1);
    const { after, events } = happening(second, [], { play: 'reptile-15' });
    expect(events).toContainEqual(expect.objectContaining({ event: 'round over', why: 'empty hand' }));
    expect(look(after)).toMatchObject({ round: 2, biome: 'Forest' });
    // Dominance, seed and sun.
    expect(vps(after)).toEqual([1, 1, 1]);
  });

  it('Hardiness advances one space, on any biome; on the tenth it does nothing', () => {
    const players = (space: number) => [{ hand: ['event-hardiness-1', 'bird-15'], space }, { hand: ['bird-14'] }];
    expect(spaces(answer(ten({ players: players(6) }), { play: 'event-hardiness-1' }))).toEqual([7, 1]);
    expect(spaces(answer(ten({ players: players(10) }), { play: 'event-hardiness-1' }))).toEqual([10, 1]);
  });

  it('Abundance offers all six elements, on the biome or not, and its icons count in scoring', () => {
    const s = ending({ players: [{ hand: ['event-abundance-1', 'bird-15'], table: ['mammal-01'] }, {}] });
    const chosen = answer(s, { play: 'event-abundance-1' });
    expect(legal(chosen)).toEqual(['grass', 'grub', 'meat', 'seed', 'sun', 'water'].map((element) => ({ element })));
    const { events } = happening(answer(chosen, { element: 'grass' }), [], 'pass');
    expect(sources(events)).toEqual([
      [0, 'dominance', 1],
      [0, 'element', 3],
    ]);
  });

  it('Early Thaw ends the round at once: nobody gets another turn', () => {
    const s = ten({
      ...drawing(CARDS, ['Tundra C']),
      biome: 'Savannah A',
      next: 'Forest',
      players: [
        { hand: ['event-early-thaw-1', 'bird-15'], table: ['mammal-02'] },
        { hand: ['mammal-01', 'insect-01'] },
      ],
    });
    const { after, events } = happening(s, [], { play: 'event-early-thaw-1' });
    expect(sources(events)).toEqual([[0, 'dominance', 1]]);
    expect(look(after).round).toBe(2);
  });

  it('a symbol suppresses whatever the class is worth on the biome', () => {
    // Wolverine suppresses a bird; at Tundra A mammals have one more, birds one less.
    const s = ten({
      biome: 'Tundra A',
      next: 'Forest',
      players: [{ hand: ['mammal-07', 'bird-15'] }, { hand: ['bird-14'], table: ['bird-02'] }],
    });
    expect(totals(s)).toEqual([0, 7]);
    const after = answer(s, { play: 'mammal-07' });
    expect(player(after, 2).table).toEqual([endangered('bird-02')]);
    expect(totals(after)).toEqual([7, 3]);
  });

  it('when the draw pile runs out after a round, the discards are shuffled, tables of the round among them', () => {
    const s = table({
      ...TEN,
      biome: 'Savannah A',
      next: 'Forest',
      upcoming: { cards: [], biomes: ['Tundra C'] },
      discards: { faceUp: ALL.filter((id) => !['bird-15', 'mammal-01', 'mammal-02'].includes(id)), faceDown: [] },
      players: [
        { hand: ['bird-15'], table: ['mammal-01'] },
        { passed: true, table: ['mammal-02'] },
      ],
    });
    const drawn = [{ card: 'mammal-01' }, { card: 'mammal-02' }, { card: 'insect-01' }, { card: 'insect-02' }];
    const { after, events } = happening(s, drawn, 'pass');
    expect(events).toContainEqual({ event: 'reshuffled', cards: 111 });
    expect(player(after, 2).hand).toEqual(['mammal-01', 'mammal-02']);
    expect(player(after, 1).hand).toEqual(['bird-15', 'insect-01', 'insect-02']);
  });

  it('all on one space at the end gain 5 VPs and lose 5', () => {
    const { after, events } = happening(ending({ ...LAST, players: [{ vps: 4 }, { vps: 6 }] }), [], 'pass');
    expect(sources(events)).toEqual([
      [0, 'highest', 5],
      [1, 'highest', 5],
      [0, 'lowest', -5],
      [1, 'lowest', -5],
    ]);
    expect(vps(after)).toEqual([4, 6]);
  });

  const places = (...players: NonNullable<Position['players']>): readonly number[] =>
    rules.result(answer(ending({ ...LAST, players }), 'pass'))!.places;

  it('ties go to the higher space, then to more cards in hand, and then the victory is shared', () => {
    // Two players: +5 and −5 apart, so 20 and 10 become 15 and 15.
    expect(places({ vps: 20, space: 2 }, { vps: 10, space: 3 })).toEqual([2, 1]);
    expect(places({ vps: 9, space: 4, hand: ['bird-15'] }, { vps: 9, space: 4 })).toEqual([1, 2]);
    expect(places({ vps: 9, space: 4, hand: ['bird-15'] }, { vps: 9, space: 4, hand: ['bird-14'] })).toEqual([1, 1]);
  });
});

describe('Drought', () => {
  const players = [{ hand: ['event-drought-1', 'bird-15'] }, { hand: ['bird-14'] }];

  it('names an element of the biome, then draws a card, and needs no animal', () => {
    const s = ten({ players, ...drawing(CARDS) });
    const chosen = answer(s, { play: 'event-drought-1' });
    expect(legal(chosen)).toEqual([{ element: 'grass' }, { element: 'seed' }, { element: 'sun' }]);
    expect(look(chosen).at).toEqual({ question: 'element', player: 0, card: 'event-drought-1' });
    const after = answer(chosen, { element: 'seed' });
    expect(player(after, 1).table).toEqual([{ card: 'event-drought-1', element: 'seed' }]);
    expect(player(after, 1).hand).toEqual(['bird-15', CARDS[0]]);
  });

  const MANY: CardTable = {
    ...TEN_ROUNDS,
    name: 'many Droughts',
    events: [
      ...TEN_ROUNDS.events.slice(0, -3),
      ...[1, 2, 3].map((copy) => ({ id: `dry-${String(copy)}`, name: 'Dry', effect: 'drought' as const })),
    ],
  };
  const many = (elements: readonly string[]): State =>
    ten({
      cards: writeCards(MANY),
      biome: 'Wetland A',
      ...drawing(CARDS),
      players: [
        {
          hand: ['dry-3', 'bird-15'],
          table: elements.map((element, i) => ({ card: `dry-${String(i + 1)}`, element })),
        },
        { hand: ['bird-14'] },
      ],
    });

  it('is not asked about if only one element is left, and only draws if there is none', () => {
    const one = rules.copy(many(['water']));
    const play = (s: State): State => {
      const move = notation.forState!(s).move.read({ play: 'dry-3' }, 'move');
      const after = rules.copy(s);
      rules.play(after, move, randomChance(rng(1)));
      return after;
    };
    expect(player(play(one), 1).table).toContainEqual({ card: 'dry-3', element: 'grub' });
    const none = play(many(['water', 'grub']));
    expect(player(none, 1).table).toContain('dry-3');
    expect(player(none, 1).hand).toEqual(['bird-15', CARDS[0]]);
    expect(violations(none)).toEqual([]);
    // Such a position can be written and read again.
    expect(table(look(none))).toEqual(none);
  });

  it('is refused without its element, with one that is not on the biome, or twice with the same', () => {
    const at = (piece: unknown) => () => ten({ players: [{ table: [piece as string], hand: ['bird-15'] }, {}] });
    expect(at('event-drought-1')).toThrow('needs an element');
    expect(at({ card: 'event-drought-1', element: 'meat' })).toThrow('each Drought names another element of the biome');
    expect(() => many(['water', 'water'])).toThrow('each Drought names another element of the biome');
  });

  it('that has its element already asks no question', () => {
    expect(() =>
      ten({
        players: [{ table: [{ card: 'event-drought-1', element: 'sun' }], hand: ['bird-15'] }, {}],
        at: { question: 'element', player: 0, card: 'event-drought-1' },
      }),
    ).toThrow('event-drought-1 has its element already');
  });
});

describe('Specialisation', () => {
  const score = (own: readonly unknown[], other: readonly unknown[] = []): number => {
    const s = ten({
      players: [
        { hand: ['event-specialisation-1', 'bird-15'], table: own as string[] },
        { hand: ['bird-14'], table: other as string[] },
      ],
    });
    const { after, events } = happening(s, [], { play: 'event-specialisation-1' });
    expect(sources(events).every(([, source]) => source === 'specialisation')).toBe(true);
    return vps(after)[0]!;
  };

  it('scores 1 VP for each element led alone, on the biome or not, at most 3', () => {
    expect(score(['insect-02'])).toBe(1);
    expect(score(['arachnid-02'])).toBe(1);
    expect(score(['insect-02', 'arachnid-02'])).toBe(2);
    expect(score(['insect-02', 'arachnid-02', 'mammal-02', 'bird-02'])).toBe(3);
  });

  it('scores nothing for a tie or without icons; Drought does not matter', () => {
    expect(score(['insect-02'], ['insect-04'])).toBe(0);
    expect(score(['insect-01'])).toBe(0);
    expect(score(['insect-02', { card: 'event-drought-1', element: 'grass' }])).toBe(1);
  });
});

describe('The text of ten rounds', () => {
  const read = (document: object) => notation.options.read(document);

  it('names the edition; without it a game has twelve rounds', () => {
    expect(read({ players: 2 })).toEqual({ players: 2, cards: 'reconstruction' });
    expect(read({ players: 2, ...TEN })).toEqual({ players: 2, cards: 'reconstruction ten rounds' });
    expect(notation.options.write({ players: 2, cards: 'reconstruction' })).toEqual({
      players: 2,
      cards: 'reconstruction',
    });
    expect(read(notation.options.write({ players: 3, cards: 'reconstruction ten rounds' }) as object)).toEqual({
      players: 3,
      cards: 'reconstruction ten rounds',
    });
    expect(() => read({ players: 2, edition: 'eleven rounds' })).toThrow('edition: "eleven rounds" is not an edition');
  });

  it('refuses cards of the other edition', () => {
    const own = { ...(writeCards(RECONSTRUCTION) as object), name: 'mine' };
    const ownTen = { ...(writeCards(TEN_ROUNDS) as object), name: 'mine' };
    expect(() => read({ players: 2, ...TEN, cards: 'reconstruction' })).toThrow('is not a table of cards');
    expect(() => read({ players: 2, ...TEN, cards: own })).toThrow(
      'cards: is for "twelve rounds", not for "ten rounds"',
    );
    expect(() => read({ players: 2, cards: ownTen })).toThrow('cards: is for "ten rounds", not for "twelve rounds"');
    expect(read({ players: 2, ...TEN, cards: ownTen }).cards).toMatchObject({ name: 'mine' });
  });

  it('refuses Element cards, Sea too early, none in the last round, and a discard after a round', () => {
    expect(() => ten({ players: [{ elements: ['sun'] }, {}] })).toThrow('there are no Element cards in ten rounds');
    expect(() => ten({ next: 'Sea' })).toThrow('Sea comes last');
    expect(() => ten({ gone: OTHERS.slice(0, 9), biome: OTHERS[9]!, next: null })).toThrow('Sea is not the last biome');
    expect(() => ten({ gone: ['Desert'], at: { question: 'discard', player: 0, left: 1 } })).toThrow(
      'nobody discards after a round in ten rounds',
    );
    expect(() => ten({ players: [{ space: 11 }, {}] })).toThrow('11 is not a whole number from 1 to 10');
    const controlled = rules.copy(ten({ players: [{ hand: ['bird-15'] }, {}] }));
    controlled.control[0] = 1;
    expect(violations(controlled)).toContain('there are no Element cards in ten rounds');
  });

  it('draws the biomes that a position leaves out: after nine others only Sea can be next', () => {
    const players = [{ hand: ['bird-15'] }, {}];
    const document = { format: POSITION_FORMAT, ...TEN, gone: OTHERS.slice(0, 8), players };
    const s = readPosition(document, randomChance(rng(4)));
    expect(OTHERS.slice(8)).toContain(look(s).biome);
    expect(look(s).next).toBe('Sea');
    expect(summary(s)[0]).toContain(`${look(s).biome}, then Sea`);
  });
});
