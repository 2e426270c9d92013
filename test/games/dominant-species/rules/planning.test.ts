/** Planning (rules §3), and moves that are not legal (rules §9). */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, dealing, legal, look, table } from '../support/table.ts';
import { type MoveText, readMove } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { IllegalMoveError, apply } from '../../../../src/games/dominant-species/rules/play.ts';
import { ahead } from '../../../../src/games/dominant-species/rules/ahead.ts';
import type { Position } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';

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

/** Amphibian, bird, reptile and mammal on the track, with a number of pawns in hand and the rest set aside. */
const planning = (hands: Record<string, number>, position: Partial<Position> = {}): State => {
  const animals: Record<string, object> = Object.fromEntries(
    Object.entries(hands).map(([animal, hand]) => [animal, { hand }]),
  );
  return table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth: { ...STARTING_EARTH, '0,1': { terrain: 'mountain', species: { mammal: 1 } } },
    animals: animals,
    ...position,
  });
};

/** A display on which these spaces are vacant; the animals' pawns take turns on the others. */
function crowded(animals: string[], ...vacant: string[]): NonNullable<Position['display']> {
  const display: NonNullable<Position['display']> = {};
  SPACES.forEach((space, i) => {
    const section = space.slice(0, space.indexOf(' '));
    (display[section] ??= []).push(vacant.includes(space) ? null : animals[i % animals.length]!);
  });
  return display;
}

describe('Planning', () => {
  it('starts with the first animal on the initiative track', () => {
    expect(asked(planning({}))).toEqual({ question: 'planning space', animal: 'amphibian' });
    const initiative = ['reptile', 'mammal', 'bird', 'amphibian'];
    expect(asked(planning({}, { initiative }))).toEqual({ question: 'planning space', animal: 'reptile' });
  });

  it('offers all 41 spaces, whatever they can do this turn, and no passing', () => {
    const s = planning({});
    expect(SPACES).toHaveLength(41);
    expect(legal(s)).toEqual(SPACES.map((space) => ({ space })));
  });

  it('offers vacant spaces only', () => {
    let s = planning({}, { display: { glaciation: [null, 'bird', 'mammal'] } });
    const vacant = SPACES.filter((space) => space !== 'glaciation 2' && space !== 'glaciation 3');
    expect(legal(s)).toEqual(vacant.map((space) => ({ space })));
    s = answer(s, { space: 'migration 1' });
    expect(legal(s)).toEqual(vacant.filter((space) => space !== 'migration 1').map((space) => ({ space })));
  });

  it('moves a pawn from the hand to the space', () => {
    const s = look(answer(planning({}), { space: 'migration 2' }));
    expect(s.display.migration).toEqual([null, 'amphibian', null, null, null, null]);
    expect(s.animals.amphibian).toMatchObject({ hand: 4, aside: 5 });
  });

  it('goes round in initiative order, one pawn at a time, and skips empty hands', () => {
    let s = planning({ amphibian: 1, bird: 3, reptile: 0, mammal: 2 });
    const order = [];
    for (let i = 1; asked(s)?.question === 'planning space'; i++) {
      order.push(asked(s)?.animal);
      s = answer(s, { space: i === 6 ? 'domination 5' : `competition ${String(i)}` });
    }
    expect(order).toEqual(['amphibian', 'bird', 'mammal', 'bird', 'mammal', 'bird']);
  });

  it('asks an animal without any species too, and it acts and scores what it can', () => {
    const animals: Record<string, object> = {
      amphibian: { genePool: 0, hand: 2 },
      bird: { hand: 0 },
      reptile: { hand: 0 },
      mammal: { hand: 0 },
    };
    const given = { animals: animals as NonNullable<Position['animals']>, display: { domination: ['mammal'] } };
    let s = planning({}, { ...given, boxes: { adaptation: ['sun'] } });
    s = answer(s, { space: 'adaptation 1' }, { space: 'glaciation 1' });
    expect(asked(s)).toEqual({ question: 'adaptation element', animal: 'amphibian' });
    s = answer(s, { element: 'sun' }, { tile: '1,0' });
    expect(look(s).animals.amphibian).toMatchObject({ elements: ['sun'], genePool: 0, eliminated: 44, vps: 1 });
  });

  it('ends when no hand holds a pawn, and execution starts', () => {
    let s = planning({ amphibian: 0, bird: 0, reptile: 1, mammal: 1 }, { boxes: { adaptation: ['sun'] } });
    s = answer(s, { space: 'adaptation 2' });
    expect(asked(s)).toEqual({ question: 'planning space', animal: 'mammal' });
    s = answer(s, { space: 'domination 1' });
    expect(asked(s)).toEqual({ question: 'adaptation element', animal: 'reptile' });
  });

  it('leaves pawns that wait on the display where they are', () => {
    const s = answer(
      planning(
        { amphibian: 0, bird: 0, reptile: 0, mammal: 1 },
        { display: { glaciation: [null, null, 'bird'] }, boxes: { adaptation: ['sun'] } },
      ),
      { space: 'adaptation 1' },
    );
    expect(asked(s)).toEqual({ question: 'adaptation element', animal: 'mammal' });
    expect(look(s).display.glaciation).toEqual([null, null, 'bird', null]);
  });

  it('puts the pawn on the only vacant space unasked; then planning ends and the pawns left stay in hand', () => {
    const players = [['mammal'], ['reptile'], ['bird'], ['amphibian'], ['arachnid']];
    const display = crowded(['mammal', 'reptile', 'bird', 'amphibian', 'arachnid'], 'initiative 1', 'depletion 1');
    const s = planning({ mammal: 0, reptile: 1, bird: 1, amphibian: 0, arachnid: 1 }, { players, display });
    expect(asked(s)).toEqual({ question: 'planning space', animal: 'arachnid' });
    expect(legal(s)).toEqual([{ space: 'initiative 1' }, { space: 'depletion 1' }]);
    const after = answer(s, { space: 'initiative 1' });
    // The bird's pawn was placed on Depletion; the arachnid's, on Initiative, is back in its hand.
    expect(asked(after)).toEqual({ question: 'initiative space', animal: 'arachnid' });
    expect(look(after).display.depletion).toEqual(['bird']);
    expect(look(after).animals).toMatchObject({ bird: { hand: 0 }, reptile: { hand: 1 }, arachnid: { hand: 1 } });
    expect(legal(after)).toEqual([{ space: 'initiative 1' }, 'forfeit']);
  });

  it('is over at once with no space vacant', () => {
    const animals = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid'];
    const s = planning(
      { mammal: 0, reptile: 1, bird: 0, amphibian: 0, arachnid: 0 },
      { players: animals.map((animal) => [animal]), display: crowded(animals) },
    );
    expect(asked(s)).toEqual({ question: 'initiative space', animal: 'mammal' });
    expect(look(s).animals.reptile).toMatchObject({ hand: 1 });
  });
});

describe('A move that is not legal', () => {
  const at = (position: Partial<Position>) => table({ players: [['mammal'], ['bird'], ['reptile']], ...position });
  const onEarth: NonNullable<Position['earth']> = {
    ...STARTING_EARTH,
    '0,1': { terrain: 'mountain', species: { mammal: 1, bird: 2 } },
  };
  const act = (section: string, position: Partial<Position> = {}) =>
    at({
      earth: onEarth,
      ...position,
      display: { [section]: ['bird'], ...(section === 'domination' ? {} : { domination: ['mammal'] }) },
      at: { phase: section },
    });

  it.each<[string, State, MoveText]>([
    ['planning on a taken space', at({ display: { migration: ['bird'] } }), { space: 'migration 1' }],
    ['passing in planning', at({}), 'forfeit'],
    ['an answer to another question', at({}), { tile: '0,0' }],
    ['Initiative onto a taken space', act('initiative'), { space: 'domination 1' }],
    [
      'an element that is not in the Adaptation box',
      act('adaptation', { boxes: { adaptation: ['sun'] } }),
      { element: 'grub' },
    ],
    ['ending an action that can only be forfeited', act('adaptation', { boxes: { adaptation: ['sun'] } }), 'done'],
    [
      'forfeiting a protection',
      act('regression', {
        boxes: { regression: ['sun', 'grub'] },
        animals: { bird: { vps: 0, elements: ['sun', 'grub'], genePool: 47, eliminated: 0, hand: 5, aside: 4 } },
      }),
      'forfeit',
    ],
    [
      'a taken corner in Abundance',
      answer(act('abundance', { boxes: { abundance: ['sun'] }, elements: { '0,0 0,1 1,0': 'sun' } }), {
        element: 'sun',
      }),
      { corner: '0,0 0,1 1,0' },
    ],
    [
      'an element that is not in the Wasteland box',
      act('wasteland', { boxes: { wasteland: ['sun'] } }),
      { element: 'water' },
    ],
    [
      'Depletion of a type that is not in the box',
      act('depletion', { boxes: { depletion: ['sun'] }, elements: { '0,0 0,1 1,0': 'sun', '0,0 1,-1 1,0': 'meat' } }),
      { corner: '0,0 1,-1 1,0' },
    ],
    ['Glaciation of a tundra tile', act('glaciation'), { tile: '0,0' }],
    [
      'Speciation around an element of another type',
      act('speciation', { elements: { '0,0 0,1 1,0': 'meat', '0,0 1,-1 1,0': 'sun' } }),
      { corner: '0,0 1,-1 1,0' },
    ],
    [
      'a Wanderlust stack with no face-up tile',
      act('wanderlust', {
        stacks: [
          { faceUp: 'sea', faceDown: 8 },
          { faceUp: null, faceDown: 8 },
          { faceUp: null, faceDown: 7 },
        ],
      }),
      { stack: 2 },
    ],
    ['Migration from where the animal is not', act('migration'), { tile: '0,0' }],
    [
      'Migration of more species than there are',
      answer(act('migration'), { tile: '0,1' }, { tile: '0,0' }),
      { count: 3 },
    ],
    [
      'Competition on a terrain out of reach',
      act('competition', {
        earth: { ...onEarth, '-1,0': { terrain: 'jungle', species: { bird: 1, mammal: 1 } } },
      }),
      { tile: '0,1' },
    ],
    ['Domination of an empty tile', act('domination'), { tile: '0,0' }],
    [
      'refusing a card',
      answer(
        act('domination', {
          elements: { '0,0 0,1 1,0': 'seed' },
          cards: { faceUp: ['habitat', 'blight'], taken: [] },
        }),
        { tile: '0,1' },
      ),
      'forfeit',
    ],
  ])('is refused and changes nothing: %s', (_, s, move) => {
    const before = structuredClone(s);
    expect(() => apply(s, readMove({ value: move, path: 'move' }), dealing([]))).toThrow(IllegalMoveError);
    expect(s).toEqual(before);
  });

  it('is any move once the game is over', () => {
    const s = at({ at: { over: true } });
    expect(legal(s)).toEqual([]);
    expect(asked(s)).toBeNull();
    expect(() => apply(s, readMove({ value: 'done', path: 'move' }), dealing([]))).toThrow(IllegalMoveError);
  });

  it('is not what a legal one is: that leaves the state it was made in as it was', () => {
    const s = at({});
    const before = structuredClone(s);
    expect(look(answer(s, { space: 'migration 1' })).display.migration?.[0]).toBe('bird');
    expect(s).toEqual(before);
  });
});

describe('Looking ahead', () => {
  const seats = { mammal: 0, reptile: 1, bird: 2, amphibian: 3 };
  const next = (s: State, animal: keyof typeof seats) => {
    const at = ahead(s, seats[animal]);
    return at && asked(at);
  };

  it('while others plan, one is asked for one’s next pawn, with every space that is vacant now', () => {
    const s = planning({});
    expect(next(s, 'mammal')).toEqual({ question: 'planning space', animal: 'mammal' });
    const after = answer(s, { space: 'migration 1' });
    expect(legal(ahead(after, seats.mammal)!)).toHaveLength(40);
  });

  it('after the last pawn the section of one’s first one is foreseen, past the pawns of others', () => {
    const display = { domination: ['bird', 'mammal', null, null, null] };
    const s = planning({ mammal: 0, bird: 2, reptile: 2, amphibian: 2 }, { display });
    expect(next(s, 'mammal')).toEqual({ question: 'domination tile', animal: 'mammal' });
    expect(next(s, 'bird')).toEqual({ question: 'planning space', animal: 'bird' });
  });

  it('without a pawn in hand or on the display nothing can be foreseen', () => {
    expect(next(planning({ mammal: 0, bird: 2, reptile: 2, amphibian: 2 }), 'mammal')).toBeNull();
  });
});
