import { describe, expect, test } from '@jest/globals';
import { NotationError } from '../../src/kit/documents/decode.ts';
import { byNumber, byText, describeMoves, hidden, names, numbers } from '../../src/kit/moves.ts';

const SUITS = ['clubs', 'hearts', 'spades'];
const suit = byText(names(SUITS, 'a suit'));

const MOVES = describeMoves({
  play: [suit, { ...byNumber(numbers(1, 9, 1)), field: 'rank' }],
  discard: [hidden, byNumber(numbers(0, 40))],
  goUnder: [],
});

const read = (document: unknown): number => MOVES.notation().read(document);
const write = (move: number): unknown => MOVES.notation().write(move);

describe('a description of moves', () => {
  test('packs what a move names into its number and takes it apart again', () => {
    const move = MOVES.play(2, 5);
    expect(MOVES.names[MOVES.kindOf(move)]).toBe('play');
    expect(MOVES.valuesOf(move)).toEqual([2, 5]);
    expect(new Set([MOVES.play(2, 5), MOVES.play(5 % 3, 2), MOVES.discard(2), MOVES.goUnder()]).size).toBe(4);
  });

  test('tells moves that name something from single words', () => {
    expect(MOVES.hasValue(MOVES.play(0, 0))).toBe(true);
    expect(MOVES.hasValue(MOVES.discard(0))).toBe(true);
    expect(MOVES.hasValue(MOVES.goUnder())).toBe(false);
  });

  test('writes and reads notation, a word for a move that names nothing', () => {
    expect(write(MOVES.play(1, 2))).toEqual({ play: 'hearts', rank: 3 });
    expect(write(MOVES.goUnder())).toBe('go under');
    for (const move of [MOVES.play(1, 2), MOVES.discard(40), MOVES.goUnder()]) expect(read(write(move))).toBe(move);
  });

  test.each([
    ['an unknown word', 'fold', '"fold" is not a move; allowed as words: go under'],
    ['an unknown field', { steal: 'hearts' }, 'a move names one thing: play and rank, discard'],
    ['two moves at once', { play: 'hearts', discard: 3 }, 'a move names one thing: play and rank, discard'],
    ['a thing out of range', { discard: 41 }, 'from 0 to 40'],
    ['a part left out', { play: 'hearts' }, 'rank'],
  ])('refuses %s and says what is allowed', (_, document, message) => {
    expect(() => read(document)).toThrow(NotationError);
    expect(() => read(document)).toThrow(message);
  });

  test('gives boardgame.io each move by name, with numbers or text as described', () => {
    expect(MOVES.actions.write(MOVES.play(1, 2))).toEqual({ move: 'play', args: ['hearts', 2] });
    expect(MOVES.actions.read('play', ['hearts', 2])).toBe(MOVES.play(1, 2));
    expect(MOVES.actions.read('goUnder', [])).toBe(MOVES.goUnder());
    expect(MOVES.actions.hidden).toEqual(['discard']);
  });

  test.each([
    ['an unknown name', 'fold', []],
    ['too few arguments', 'play', ['hearts']],
    ['too many arguments', 'goUnder', [1]],
    ['text for a number', 'discard', ['3']],
    ['a number out of range', 'discard', [41]],
    ['a fraction', 'discard', [0.5]],
    ['a name that stands for nothing', 'play', ['stars', 2]],
  ])("reads nothing from boardgame.io's action with %s", (_, name, args) => {
    expect(MOVES.actions.read(name, args)).toBeUndefined();
  });

  test('has the kind amid the value where that leaves the numbers of small values as they were', () => {
    const small = describeMoves({ take: [byNumber(numbers(0, 127))], pass: [] });
    const large = describeMoves({ take: [byNumber(numbers(0, 1000))], pass: [] }, { kindAt: { from: 7, bits: 4 } });
    expect([large.take(0), large.take(127), large.pass()]).toEqual([small.take(0), small.take(127), small.pass()]);
    for (const value of [0, 127, 128, 777, 1000]) {
      const move = large.take(value);
      expect([large.names[large.kindOf(move)], large.value(move), large.valuesOf(move)]).toEqual([
        'take',
        value,
        [value],
      ]);
      expect(large.actions.read('take', [value])).toBe(move);
    }
    expect(large.actions.read('take', [1001])).toBeUndefined();
    expect(() => describeMoves({ a: [], b: [], c: [] }, { kindAt: { from: 0, bits: 1 } })).toThrow('31 bits');
  });

  test('refuses a move called like a method, and moves that need more than 31 bits', () => {
    expect(() => describeMoves({ kindOf: [] })).toThrow('no move can be called kindOf');
    expect(() => describeMoves({ many: [byNumber(numbers(0, 2 ** 30)), byNumber(numbers(0, 9))] })).toThrow('31 bits');
  });
});
