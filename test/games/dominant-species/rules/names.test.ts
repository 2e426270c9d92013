import { describe, expect, test } from '@jest/globals';
import {
  ANIMALS,
  CARDS,
  ELEMENTS,
  PHASE_OF_SPACE,
  PHASES,
  SPACES,
  STACKS,
} from '../../../../src/games/dominant-species/rules/components.ts';
import { CORNER_NAMES, HEX_NAMES } from '../../../../src/games/dominant-species/rules/earth.ts';
import { MOVE_KINDS, type MoveKind, moveOf } from '../../../../src/games/dominant-species/rules/moves.ts';
import {
  moveText,
  outcomeText,
  readMove,
  readOutcome,
} from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { corner, hex, space, spaceName } from '../../../../src/games/dominant-species/rules/names.ts';
import { type Field, NotationError } from '../../../../src/kit/documents/decode.ts';

const field = (value: unknown): Field => ({ value, path: 'here' });

/** The error message of a refusal. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  throw new Error('not refused');
}

describe('A space of the action display', () => {
  test('is written as its section and its number from the left', () => {
    const names = Array.from({ length: SPACES }, (_, n) => spaceName(n));
    expect(new Set(names).size).toBe(41);
    expect(names[0]).toBe('initiative 1');
    expect(names[40]).toBe('domination 5');
    names.forEach((name, n) => {
      expect(name.startsWith(`${PHASES[PHASE_OF_SPACE[n]!]!} `)).toBe(true);
      expect(space.read(field(name))).toBe(n);
    });
  });

  test.each([
    'migration 7',
    'migration 0',
    'migration 11',
    'migration',
    'Migration 1',
    'migration  1',
    'migration 1 ',
    'planning 1',
    'reset 1',
    'competition 8',
    '',
    '__proto__ 1',
  ])('is not %j', (text) => {
    expect(refusal(() => space.read(field(text)))).toBe(
      `here: ${JSON.stringify(text)} is not a space; a space is a section and a number from the left: "migration 2"`,
    );
  });
});

describe('A hex', () => {
  test('is written "q,r"', () => {
    HEX_NAMES.forEach((name, n) => {
      expect(hex.read(field(name))).toBe(n);
    });
  });

  test.each(['4,0', '0,3', '0, 0', '0,0,0', 'centre'])('is not %j', (text) => {
    expect(refusal(() => hex.read(field(text)))).toBe(`here: ${JSON.stringify(text)} is not a hex of the board, "q,r"`);
  });

  test('is text', () => {
    expect(refusal(() => hex.read(field(0)))).toBe('here: 0 is not text');
  });
});

describe('A corner', () => {
  test('is written as its three hexes in any order', () => {
    CORNER_NAMES.forEach((name, n) => {
      expect(corner.read(field(name))).toBe(n);
      expect(corner.read(field(name.split(' ').reverse().join(' ')))).toBe(n);
    });
  });

  test.each(['0,0', '0,0 1,0 2,0', '-4,0 -4,1 -5,1', '0,0 1,0 1,-1 0,-1'])('is not %j', (text) => {
    expect(refusal(() => corner.read(field(text)))).toMatch(
      `here: ${JSON.stringify(text)} is not a corner of the board`,
    );
  });
});

describe('A move', () => {
  const values: Partial<Record<MoveKind, number>> = {
    space: SPACES,
    tile: HEX_NAMES.length,
    corner: CORNER_NAMES.length,
    element: ELEMENTS.length,
    animal: ANIMALS.length,
    card: CARDS.length,
    stack: STACKS,
  };
  const all = MOVE_KINDS.flatMap((kind) =>
    kind === 'count'
      ? Array.from({ length: 54 }, (_, i) => moveOf(kind, i + 1))
      : Array.from({ length: values[kind] ?? 1 }, (_, value) => moveOf(kind, value)),
  );

  test('is read as it was written, whatever it names', () => {
    expect(all).toHaveLength(41 + 35 + 92 + 6 + 6 + 54 + 26 + 3 + 4);
    for (const move of all) expect(readMove(field(JSON.parse(JSON.stringify(moveText(move)))))).toBe(move);
    expect(new Set(all.map((move) => JSON.stringify(moveText(move)))).size).toBe(all.length);
  });

  test.each([
    [moveOf('space', 36), { space: 'domination 1' }],
    [moveOf('tile', HEX_NAMES.indexOf('0,-1')), { tile: '0,-1' }],
    [moveOf('element', ELEMENTS.indexOf('sun')), { element: 'sun' }],
    [moveOf('animal', ANIMALS.indexOf('bird')), { animal: 'bird' }],
    [moveOf('count', 3), { count: 3 }],
    [moveOf('card', CARDS.indexOf('aquatic')), { card: 'aquatic' }],
    [moveOf('stack', 0), { stack: 1 }],
    [moveOf('forfeit'), 'forfeit'],
    [moveOf('done'), 'done'],
    [moveOf('losePawn'), 'lose pawn'],
    [moveOf('keepOne'), 'keep one'],
  ])('%i is written %j', (move, text) => {
    expect(moveText(move)).toEqual(text);
    expect(readMove(field(text))).toBe(move);
  });

  test.each([
    ['pass', 'here: "pass" is not a move; allowed as words: forfeit, done, lose pawn, keep one'],
    ['losePawn', 'here: "losePawn" is not a move'],
    [{}, 'here: a move names one thing: space, tile, corner, element, animal, count, card, stack'],
    [{ tile: '0,0', count: 1 }, 'here: a move names one thing'],
    [{ forfeit: 1 }, 'here: a move names one thing'],
    [{ hex: '0,0' }, 'here: a move names one thing'],
    [null, 'here: null is not an object'],
    [7, 'here: 7 is not an object'],
    [undefined, 'here: is missing; an object is expected'],
    [['done'], 'here: ["done"] is not an object'],
    [{ tile: '9,9' }, 'here.tile: "9,9" is not a hex of the board'],
    [{ corner: '0,0' }, 'here.corner: "0,0" is not a corner of the board'],
    [{ space: 'migration 9' }, 'here.space: "migration 9" is not a space'],
    [{ element: 'fire' }, 'here.element: "fire" is not an element; allowed: grass, grub, meat, seed, sun, water'],
    [{ animal: 'fish' }, 'here.animal: "fish" is not an animal; allowed: mammal, reptile, bird'],
    [{ card: 'Aquatic' }, 'here.card: "Aquatic" is not a card; allowed: aquatic, '],
    [{ count: 0 }, 'here.count: 0 is not a whole number from 1 to 99'],
    [{ count: 1.5 }, 'here.count: 1.5 is not a whole number'],
    [{ count: '1' }, 'here.count: "1" is not a whole number'],
    [{ stack: 0 }, 'here.stack: 0 is not a whole number from 1 to 3'],
    [{ stack: 4 }, 'here.stack: 4 is not a whole number from 1 to 3'],
  ])('is not %j', (value, message) => {
    expect(refusal(() => readMove(field(value)))).toContain(message);
  });
});

describe('An outcome', () => {
  test('is read as it was written, whatever was drawn', () => {
    const all = [
      ...ELEMENTS.map((_, drawn) => ({ kind: 'element', drawn }) as const),
      ...Array.from({ length: 7 }, (_, drawn) => ({ kind: 'tile', drawn }) as const),
      ...CARDS.map((_, drawn) => ({ kind: 'card', drawn }) as const),
      ...ANIMALS.map((_, drawn) => ({ kind: 'animal', drawn }) as const),
    ];
    for (const outcome of all) expect(readOutcome(field(outcomeText(outcome)))).toEqual(outcome);
    expect(outcomeText({ kind: 'tile', drawn: 0 })).toEqual({ tile: 'sea' });
    expect(outcomeText({ kind: 'card', drawn: CARDS.indexOf('ice age') })).toEqual({ card: 'ice age' });
  });

  test.each([
    ['sun', 'here: "sun" is not an object'],
    [{}, 'here: an outcome names one thing: element, tile, card, animal'],
    [{ element: 'sun', tile: 'sea' }, 'here: an outcome names one thing'],
    [{ stack: 1 }, 'here: an outcome names one thing'],
    [{ element: 'fire' }, 'here.element: "fire" is not an element'],
    [{ tile: 'tundra' }, 'here.tile: "tundra" is not the terrain of a large tile'],
    [{ card: 3 }, 'here.card: 3 is not a card'],
    [{ animal: 'fish' }, 'here.animal: "fish" is not an animal'],
  ])('is not %j', (value, message) => {
    expect(refusal(() => readOutcome(field(value)))).toContain(message);
  });
});
