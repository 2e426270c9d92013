import { describe, expect, it } from '@jest/globals';
import { FaultsError } from '../../../../src/kit/documents/decode.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import type { CardChance } from '../../../../src/games/card-game/rules/chance.ts';
import { violations } from '../../../../src/games/card-game/rules/invariants.ts';
import { notation } from '../../../../src/games/card-game/rules/notation/index.ts';
import { readPosition, writePosition } from '../../../../src/games/card-game/rules/notation/position.ts';
import { decision, legalMoves, newGame, play } from '../../../../src/games/card-game/rules/play.ts';
import { view } from '../../../../src/games/card-game/rules/view.ts';
import { answer, asked, endangered, look, table } from '../support/table.ts';
import { times } from '../../../support/soak.ts';
import { expectSame } from '../../../support/same.ts';

const noChance: CardChance = randomChance(() => {
  throw new Error('nothing is drawn');
});

describe('A position', () => {
  it('reads back to the same state at every question of a game', () => {
    for (let seed = 0; seed < times(5); seed++) {
      const below = rng(seed);
      const chance: CardChance = randomChance(below);
      const s = newGame({ players: 2 + (seed % 5), cards: 'reconstruction' }, chance);
      for (;;) {
        const written = JSON.parse(JSON.stringify(writePosition(s))) as unknown;
        expectSame(readPosition(written, noChance), s);
        if (s.over) break;
        const moves = legalMoves(s);
        play(s, moves[below(moves.length)]!, chance);
      }
    }
  });

  it('can be left out but for the players: then all cards are in the draw pile, and the first player has the turn', () => {
    const s = table({ players: [{ hand: ['bird-01'] }, {}] });
    expect(s.pileSize).toBe(111);
    expect(look(s)).toMatchObject({ round: 1, gone: [], starter: 0, spent: [] });
    expect(asked(s)).toEqual({ stage: 'turn', player: 1 });
    expect(violations(s)).toEqual([]);
  });

  it('is refused with all that can be named, each with its field', () => {
    const players = [
      { vps: -1, hand: ['bird-01', 'bird-1', 'bird-01'], table: [{ card: 'event-drought', endangered: 1 }] },
      { space: 9, elements: ['sun', 'moon'], passed: 0 },
    ];
    const document = {
      format: 'card-game position 1',
      players,
      starter: 2,
      spent: ['bird-02'],
      discards: { faceUp: ['x'], faceDown: [{ player: 7, card: 'bird-03' }] },
      next: 'Tundra',
    };
    let faults: readonly string[] = [];
    try {
      readPosition(document, noChance);
    } catch (error) {
      if (error instanceof FaultsError) faults = error.faults.map(({ path }) => path);
    }
    expect(faults).toEqual([
      'players[0].vps',
      'players[0].hand[1]',
      'players[0].hand[2]',
      'players[0].table[0].card',
      'players[1].space',
      'players[1].passed',
      'players[1].elements[1]',
      'spent[0]',
      'starter',
      'discards.faceUp[0]',
      'discards.faceDown[0].player',
      'next',
    ]);
  });

  it('is refused with each Abundance that needs an element', () => {
    const table = ['event-abundance-1', 'event-abundance-2'];
    const refused = () =>
      readPosition(
        { format: 'card-game position 1', biome: 'Forest', next: 'Desert', players: [{ table }, {}] },
        noChance,
      );
    expect(refused).toThrow(
      /^players\[0\].table\[0\]: .* needs an element\nplayers\[0\].table\[1\]: .* needs an element$/,
    );
  });

  it('draws the biomes that it does not name', () => {
    const s = readPosition(
      { format: 'card-game position 1', players: [{ hand: ['bird-01'] }, {}] },
      randomChance(rng(1)),
    );
    expect(look(s).biome).not.toBe(look(s).next);
  });

  it('draws none of the biomes that it names', () => {
    for (let seed = 0; seed < 20; seed++) {
      const gone = ['Desert', 'Mountain', 'Jungle', 'Tundra A', 'Tundra B', 'Tundra C', 'Wetland A', 'Wetland B'];
      const s = readPosition(
        { format: 'card-game position 1', players: [{ hand: ['bird-01'] }, {}], gone, next: 'Forest' },
        randomChance(rng(seed)),
      );
      expect(look(s).biome).toMatch('Savannah');
    }
  });

  it('takes the biomes that it leaves out from those to come', () => {
    const s = readPosition(
      {
        format: 'card-game position 1',
        players: [{ hand: ['bird-01'] }, {}],
        upcoming: { biomes: ['Jungle', 'Desert', 'Mountain'] },
      },
      { draw: (_kind, weights) => (weights.filter((each) => each > 0).length === 1 ? weights.indexOf(1) : NaN) },
    );
    expect(look(s)).toMatchObject({ biome: 'Jungle', next: 'Desert', upcoming: { biomes: ['Mountain'] } });
  });

  it('can have a score below 0 after the end, and only then', () => {
    const s = table({ players: [{ vps: -5 }, { vps: 5, space: 2 }], at: { over: true } });
    expect(look(s).players.map(({ vps }) => vps)).toEqual([-5, 5]);
    expect(violations(s)).toEqual([]);
  });

  it('can have discards of one kind only', () => {
    const faceDown = [{ player: 1, card: 'bird-03' }];
    expect(look(table({ discards: { faceDown }, players: [{ hand: ['bird-01'] }, {}] })).discards).toEqual({
      faceUp: [],
      faceDown,
    });
  });

  it('says what comes next, which chance then cannot change', () => {
    const s = table({
      players: [{ hand: ['event-migration-1'] }, {}],
      upcoming: { cards: ['bird-05', 'bird-06'] },
    });
    expect(look(answer(s, { play: 'event-migration-1' })).players[0]!.hand).toEqual(['bird-05', 'bird-06']);
    expect(look(s).upcoming).toEqual({ cards: ['bird-05', 'bird-06'], biomes: [] });
  });

  it('can stand at any question', () => {
    const targets = { table: ['mammal-02', endangered('mammal-03'), 'mammal-04'] };
    const s = table({
      players: [{ hand: ['bird-01'] }, targets],
      spent: ['event-predation-1'],
      at: { question: 'target', player: 0, card: 'event-predation-1', chosen: 'mammal-03' },
    });
    expect(legalMoves(s).map((move) => notation.move.write(move))).toEqual([
      { target: 'mammal-02' },
      { target: 'mammal-04' },
    ]);
    expect(decision(s)).toEqual({ player: 0, phase: 'competition', stage: 'target', round: 1 });
  });
});

const ALL_BUT_SEA = [
  ...['Desert', 'Forest', 'Jungle', 'Mountain', 'Savannah A', 'Savannah B'],
  ...['Tundra A', 'Tundra B', 'Tundra C', 'Wetland A', 'Wetland B'],
];

describe('A position is refused', () => {
  const two = [{ hand: ['bird-01'] }, { hand: ['bird-02'] }];
  const refused = (position: object, message: string): void => {
    expect(() => table({ players: two, ...position })).toThrow(message);
  };

  it('if it is none', () => {
    expect(() => readPosition([], noChance)).toThrow('is not an object');
    expect(() => readPosition({ format: 'dominant-species position 1' }, noChance)).toThrow('format: must be');
    expect(() => readPosition({ players: [] }, noChance)).toThrow('format: must be');
    refused({ hexes: [] }, 'hexes: unknown');
    refused({ players: [{}] }, 'players: at least 2 play');
    refused({ players: [{}, {}, {}, {}, {}, {}, {}] }, 'players: has 7 items; at most 6 are allowed');
  });

  it('if a card is unknown, or in two places, or not seen', () => {
    refused({ spent: ['event-meteor-1'] }, 'spent[0]: "event-meteor-1" is not a card');
    refused({ spent: ['bird-01'] }, 'spent[0]: bird-01 is somewhere else already');
    refused({ players: [{ hand: ['?'] }, {}] }, 'players[0].hand[0]: is a card that was not seen');
    refused({ upcoming: { cards: ['bird-01'] } }, 'upcoming.cards[0]: bird-01 is not in the draw pile');
    refused({ upcoming: { cards: ['bird-03', 'bird-03'] } }, 'upcoming.cards[1]: bird-03 cannot be drawn twice');
  });

  it('if pieces are not as they can be', () => {
    refused({ spent: ['bird-05'] }, 'spent[0]: bird-05 cannot be spent');
    refused({ players: [{ table: ['event-niche-1'] }, {}] }, 'players[0].table[0]: event-niche-1 cannot be on a table');
    refused(
      { players: [{ table: ['event-abundance-1'] }, {}] },
      'players[0].table[0]: event-abundance-1 needs an element',
    );
    refused({ players: [{ table: [endangered('event-camouflage-1')] }, {}] }, 'only an animal can be endangered');
    refused(
      { players: [{ table: [{ card: 'bird-03', element: 'sun' }] }, {}] },
      'only Abundance and Drought have an element',
    );
    refused({ players: [{ elements: ['sun'] }, { elements: ['sun'] }] }, 'the sun card is with another player already');
    refused({ players: [{ space: 7 }, {}] }, 'players[0].space: 7 is not a whole number from 1 to 6');
    refused({ players: [{ vps: -3 }, {}] }, 'players[0].vps: -3 is not a whole number from 0 to 9999');
  });

  it('if biomes are not as they can be', () => {
    refused({ biome: 'Savannah A', next: 'Savannah A' }, 'next: Savannah A has come up already');
    refused({ biome: 'Sea' }, 'biome: Sea comes last');
    refused({ gone: ['Desert', 'Desert'] }, 'gone[1]: Desert has come up already');
    refused({ round: 4 }, 'round: 0 biomes are gone, so this is round 1');
    refused({ next: null }, 'next: the next biome is face up in all rounds but the last');
    refused({ upcoming: { biomes: ['Sea'] } }, 'upcoming.biomes[0]: Sea comes last');
    refused({ upcoming: { biomes: ['Forest'] } }, 'upcoming.biomes[0]: Forest has come up already');
    const later = (fields: object) => () =>
      readPosition({ format: 'card-game position 1', players: two, ...fields }, randomChance(rng(1)));
    expect(later({ gone: [...ALL_BUT_SEA, 'Sea'] })).toThrow('all biomes are gone');
    // Only Sea is left for the eleventh round.
    expect(later({ gone: ALL_BUT_SEA.slice(1), next: ALL_BUT_SEA[0] })).toThrow(
      'the position does not add up: Sea is not the last biome',
    );
    refused({ gone: ['Marsh'] }, 'gone[0]: "Marsh" is not a biome');
  });

  it('if no such question can be open', () => {
    const at = (fields: object, message: string, position: object = {}): void => {
      refused({ ...position, at: fields }, message);
    };
    at({ question: 'turn', player: 2 }, 'at.player: 2 is not a whole number from 0 to 1');
    at({ question: 'turn', player: 0 }, 'at.player: has passed', {
      players: [{ passed: true, hand: ['bird-01'] }, {}],
    });
    at({ question: 'turn', player: 0, card: 'bird-01' }, 'at.card: unknown');
    at({ question: 'dinner', player: 0 }, 'at.question: "dinner" is not a question');
    at({ question: 'target', player: 0 }, 'at.card: is missing');
    at({ question: 'target', player: 0, card: 'event-predation-1' }, 'was not played by this player');
    at({ question: 'class', player: 0, card: 'event-predation-1' }, 'event-predation-1 does not ask this question', {
      spent: ['event-predation-1'],
    });
    at({ question: 'class', player: 0, card: 'event-niche-1' }, 'event-niche-1 does not ask this question', {
      spent: ['event-niche-1'],
    });
    at({ question: 'target', player: 0, card: 'bird-03' }, 'does not ask this question', {
      players: [{ table: ['bird-03'] }, {}],
    });
    at({ question: 'target', player: 0, card: 'event-predation-1' }, 'leaves no choice', {
      spent: ['event-predation-1'],
    });
    at({ question: 'target', player: 0, card: 'event-parasitism-1', opponent: 0 }, 'cannot be their own opponent', {
      spent: ['event-parasitism-1'],
    });
    at({ question: 'target', player: 0, card: 'event-extinction-1', opponent: 1 }, 'only Parasitism', {
      spent: ['event-extinction-1'],
    });
    at({ question: 'target', player: 0, card: 'event-extinction-1', chosen: 'bird-01' }, 'only Predation', {
      spent: ['event-extinction-1'],
    });
    at({ question: 'target', player: 0, card: 'event-extinction-1', left: 1 }, 'none here', {
      spent: ['event-extinction-1'],
    });
    at(
      { question: 'target', player: 0, card: 'event-predation-1', chosen: 'bird-03' },
      'at.chosen: bird-03 has not been',
      {
        players: [{ hand: ['bird-01'], table: ['bird-03', 'bird-04', 'bird-05'] }, {}],
        spent: ['event-predation-1'],
      },
    );
    at({ question: 'element', player: 0, card: 'event-abundance-1' }, 'at.card: event-abundance-1 has its element', {
      players: [{ hand: ['bird-01'], table: [{ card: 'event-abundance-1', element: 'sun' }] }, {}],
    });
    at({ question: 'target', player: 0, card: 'bird-07' }, 'at.player: has passed', {
      players: [{ passed: true, table: ['bird-07'] }, { table: ['reptile-01', 'reptile-02'] }],
    });
    const afterRound = { gone: ['Desert'], players: [{ space: 2, hand: ['bird-01'] }, { hand: ['bird-02'] }] };
    at({ question: 'discard', player: 0, left: 1 }, 'a hand that is discarded whole is not asked about', afterRound);
    at({ question: 'discard', player: 0, left: 2 }, 'at.left: 2 is not a whole number from 1 to 1', afterRound);
    at({ question: 'discard', player: 1, left: 1 }, 'at: the open question leaves no choice', afterRound);
    at({ question: 'discard', player: 0, left: 1 }, 'at.question: survival comes after a round');
    at({ question: 'discard', player: 0, left: 1 }, 'at.question: survival comes after a round', {
      ...afterRound,
      spent: ['event-niche-1'],
    });
    at({ over: false }, 'is left out while the game goes on');
    expect(() => table({ players: two.map((each) => ({ ...each, passed: true })) })).toThrow('has passed');
  });

  it('if it is what a seat saw', () => {
    const s = table({ players: two });
    expect(() => readPosition(writePosition(view(s, 0)), noChance)).toThrow('was not seen');
  });
});

describe('Moves and outcomes', () => {
  it('are refused if they name nothing there is', () => {
    const { move, outcome } = notation;
    expect(move.read('pass')).toBe(move.read('pass'));
    expect(() => move.read('surrender', 'moves[3]')).toThrow(
      'moves[3]: "surrender" is not a move; allowed as words: pass, done',
    );
    expect(() => move.read({ eat: 'bird-01' })).toThrow('a move names one thing: play, target');
    expect(() => move.read({})).toThrow('a move names one thing');
    expect(() => move.read({ play: 'bird-01', target: 'bird-02' })).toThrow('one thing');
    expect(() => move.read({ play: 'bird-99' }, 'move')).toThrow(
      'move.play: "bird-99" is not a card of "reconstruction"',
    );
    expect(() => move.read({ class: 'fish' })).toThrow('is not a class');
    expect(() => move.read({ element: 'fire' })).toThrow('is not an element');
    expect(() => outcome.read({ biome: 'Swamp' })).toThrow('is not a biome');
    expect(() => outcome.read({ player: 9 })).toThrow('is not a whole number');
    expect(() => outcome.read({ die: 6 })).toThrow('an outcome names one thing: card, biome, player');
    expect(() => outcome.read({})).toThrow('an outcome names one thing');
  });

  it('read back', () => {
    const { move, outcome } = notation;
    for (const text of [
      { play: 'bird-01' },
      { target: 'bird-02' },
      { recover: 'bird-02' },
      { discard: 'event-niche-1' },
      { class: 'bird' },
      { element: 'sun' },
      'pass',
      'done',
    ]) {
      expect(move.write(move.read(text))).toEqual(text);
    }
    for (const text of [{ card: 'bird-01' }, { biome: 'Sea' }, { player: 2 }]) {
      expect(outcome.write(outcome.read(text))).toEqual(text);
    }
  });
});
