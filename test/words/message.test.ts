import { describe, expect, test } from '@jest/globals';
import { type Grammar, messageReader, wordsFrom } from '../../src/words/message.ts';

const NOUNS: Readonly<Record<string, string>> = { forest: 'Wald', sea: 'Meer' };
const ENGLISH: Grammar = { language: 'en-GB' };
const GERMAN: Grammar = {
  language: 'de',
  forms: { in: (tile) => (tile === 'sea' ? 'ins Meer' : `in den ${NOUNS[tile as string]!}`) },
};
const english = messageReader(ENGLISH);
const german = messageReader(GERMAN);

describe('a message', () => {
  test('puts values in their places, those of an object by a path', () => {
    expect(english('{player} to move at {tile.at}')({ player: 'Ann', tile: { at: 'B2' } })).toBe('Ann to move at B2');
  });

  test('shows the name of a value that was left out', () => {
    expect(english('{player} to move')()).toBe('{player} to move');
  });

  test.each([
    [0, 'no cards'],
    [1, '1 card'],
    [2, '2 cards'],
  ])('chooses the plural of %i, with the number for #', (count, text) => {
    expect(english('{count, plural, =0 {no cards} one {# card} other {# cards}}')({ count })).toBe(text);
  });

  test.each([
    [1, '1st place'],
    [2, '2nd place'],
    [3, '3rd place'],
    [11, '11th place'],
    [22, '22nd place'],
  ])('chooses the ordinal of %i', (place, text) => {
    const message = english('{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place');
    expect(message({ place })).toBe(text);
  });

  test('counts the others besides one', () => {
    const message = english('{n, plural, offset:1 =1 {a move} one {a move and one since} other {a move and # since}}');
    expect([1, 2, 4].map((n) => message({ n }))).toEqual(['a move', 'a move and one since', 'a move and 3 since']);
  });

  test('chooses by a value, also by null and by true', () => {
    const message = english(
      '{by, select, null {Ice} bird {The {by}} other {Somebody}} came{late, select, true { late} other {}}.',
    );
    expect(message({ by: null, late: true })).toBe('Ice came late.');
    expect(message({ by: 'bird', late: false })).toBe('The bird came.');
    expect(message({ by: 'insect', late: false })).toBe('Somebody came.');
  });

  test('keeps # where nothing is counted, and quoted braces', () => {
    expect(english("# '{x}' isn't '' '{'")({ x: 1 })).toBe("# {x} isn't ' {");
  });

  test('formats numbers, signs, lists and times as its language does', () => {
    expect(german('{share, number, 2}')({ share: 0.5 })).toBe('0,50');
    expect(german('{speed, number}× {share, percent}')({ speed: 1.5, share: 0.62 })).toBe('1,5× 62\u00a0%');
    expect(english('{gain, signed} {loss, signed}')({ gain: 3, loss: -2 })).toBe('+3 −2');
    expect(english('{names, list}')({ names: ['a', 'b', 'c'] })).toBe('a, b and c');
    expect(german('{names, list, or}')({ names: ['a', 'b'] })).toBe('a oder b');
    expect(german('{passed, ago}')({ passed: 3 * 3_600_000 })).toBe('vor 3 Stunden');
    expect(english('{passed, ago}')({ passed: 2.5 * 86_400_000 })).toBe('2 days ago');
    expect(english('{at, date}')({ at: Date.UTC(2026, 0, 5, 12) })).toMatch(/5 Jan 2026/);
  });

  test('has the forms of its grammar', () => {
    expect(german('Die Vögel ziehen {tile, in}.')({ tile: 'forest' })).toBe('Die Vögel ziehen in den Wald.');
    expect(german('Die Vögel ziehen {tile, in}.')({ tile: 'sea' })).toBe('Die Vögel ziehen ins Meer.');
  });

  test('writes nouns in their forms, several as a list, and begins a sentence with a capital form', () => {
    const nouns = { bird: { the: 'the bird', many: 'birds' }, fox: { the: 'the fox', many: 'foxes' } };
    const message = messageReader({ language: 'en-GB', nouns });
    expect(message('{animal, The} sees {others, the}.')({ animal: 'bird', others: ['fox', 'bird'] })).toBe(
      'The bird sees the fox and the bird.',
    );
    expect(message('{animals, Many, or}')({ animals: ['bird', 'fox'] })).toBe('Birds or foxes');
    expect(message('{text, Text}')({ text: 'no noun' })).toBe('No noun');
    expect(() => message('{animal, a}')).toThrow('the unknown form “a”');
  });

  test.each([
    ['a brace too many', 'a } b'],
    ['a placeholder without a name', '{, plural, other {x}}'],
    ['a placeholder without an end', '{count, number'],
    ['a choice by “count” without “other”', '{count, plural, one {x}}'],
    ['a case without a text', '{count, plural, one x other {y}}'],
    ['a case without an end', '{count, plural, other {y'],
    ['the unknown form “The”', '{animal, The}'],
    ['a quotation without an end', "a '{ b"],
  ])('is refused for %s, and says where', (what, text) => {
    expect(() => english(text)).toThrow(what);
    expect(() => english(text)).toThrow(text);
  });
});

describe('a catalogue', () => {
  const en = { title: 'Rules', bar: { waits: 'Waiting for {player}', over: 'The game is over' } };

  test('has a message for each text', () => {
    const words = wordsFrom(en, ENGLISH);
    expect(words.title()).toBe('Rules');
    expect(words.bar.waits({ player: 'Ann' })).toBe('Waiting for Ann');
  });
});
