import { describe, expect, it } from '@jest/globals';
import {
  distinctNames,
  isNameOfBot,
  isolatedName,
  nameError,
  nameKey,
  normalChat,
  normalName,
} from '../../src/kit/online/names.ts';

describe('a name', () => {
  it('is kept as everyone writes it', () => {
    expect(normalName('  Ada\t  Lovelace ')).toBe('Ada Lovelace');
    expect(normalName('Zoe\u0308')).toBe('Zo\u00eb');
  });

  it('may be of any script, and have emoji', () => {
    for (const name of [
      'Ada',
      'Łukasz',
      'Nguyễn',
      '李小龙',
      'שרה',
      'محمد',
      'नीना',
      '👩‍🚀 Eva',
      '❤️',
      "O'Neil",
      'R2-D2',
      '7',
    ]) {
      expect([name, nameError(normalName(name))]).toEqual([name, null]);
    }
  });

  it('may not contain invisible characters, changes of direction, stacks of accents or half a character', () => {
    for (const name of [
      'A\u200bda',
      '\u202eeve',
      'A\u0000da',
      'A\u2066da',
      'A\u00adda',
      '\u3164',
      '\u2800',
      'Ada\ufe0f',
      'A\u034fda',
      'Ada\u{e0041}',
      'Z\u0351\u0352\u0353\u0354\u0355',
      'A\ud800',
      '\udc00da',
      '\u0301',
      'A\uffffda',
      'A\ufffeda',
      'A\ufdd0da',
      'A\u{1fffe}da',
    ]) {
      expect([name, nameError(normalName(name))]).toEqual([name, expect.any(String)]);
    }
  });

  it('can be taken for one that differs in width, case, marks and spaces only', () => {
    for (const name of ['ADA', 'ａｄａ', 'Áda', 'a d a', 'ad\u00ada']) expect(nameKey(name)).toBe(nameKey('Ada'));
    expect(nameKey('Ida')).not.toBe(nameKey('Ada'));
    expect(nameKey('STRASSE')).toBe(nameKey('straße'));
  });

  it('loses line separators, which are spaces', () => {
    expect(normalName('A\u2028\u2029da\ufeff')).toBe('A da');
  });

  it('is that of a bot, with any number', () => {
    for (const name of [
      'hunter',
      'Hunter 2',
      'Lynx',
      'LYNX',
      'l y n x',
      'Ly\u0301nx',
      'Lynx II',
      'lynx (3)',
      'Lynx2',
    ]) {
      expect([name, isNameOfBot(name, 'hunter')]).toEqual([name, true]);
    }
    for (const name of ['Lynxes', 'Ann', 'The lynx', '2', '']) expect(isNameOfBot(name, 'hunter')).toBe(false);
    expect(isNameOfBot('Lynx', 'greedy')).toBe(false);
    expect(isNameOfBot('Bufo', 'greedy')).toBe(true);
    expect(isNameOfBot('constructor', 'constructor')).toBe(true);
    expect(isNameOfBot('toString', 'constructor')).toBe(false);
  });

  it('gets a number if another name looks the same', () => {
    expect(distinctNames(['Ann', 'Ben', 'ann ', 'ÁNN'])).toEqual(['Ann', 'Ben', 'ann  (2)', 'ÁNN (3)']);
    expect(distinctNames(['Ann', 'Ann', 'Ann (2)'])).toEqual(['Ann', 'Ann (3)', 'Ann (2)']);
    expect(distinctNames(['', '', 'Ann'])).toEqual(['', '', 'Ann']);
  });
});

describe('chat', () => {
  it('loses what is not seen and what turns text, and keeps the rest', () => {
    expect(normalChat('\u202egnirts\u202c \u0000ok\u0007')).toBe('gnirts ok');
    expect(normalChat('half \ud800 of it')).toBe('half \ufffd of it');
    expect(normalChat('one\r\ntwo')).toBe('one\ntwo');
    expect(normalChat('👩‍🚀 and ❤️')).toBe('👩‍🚀 and ❤️');
    expect(normalChat('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(normalChat('Z\u0351\u0352\u0353\u0354\u0355!')).toMatch(/^Z\p{M}{3}!$/u);
    expect(normalChat(' \u200b ')).toBe('');
    expect(normalChat('a\u2028b\u2029c\uffffd\u{10fffe}')).toBe('abcd');
    expect(normalChat('x\n'.repeat(400)).split('\n')).toHaveLength(20);
  });
});

describe('A name in a sentence', () => {
  it('is as it was, if nothing about it turns what stands around it', () => {
    for (const name of ['Ann', 'Zoë', 'Дмитрий', '小明', 'x'.repeat(40), '👩‍🚀', 'क्‍ष'])
      expect(isolatedName(name)).toBe(name);
  });

  it('loses what cannot be seen, and what would turn the words behind it', () => {
    expect(isolatedName('Ann\u202Ebob')).toBe('Annbob');
    expect(isolatedName('\u2067Ann\u0000\u200B')).toBe('Ann');
    expect(isolatedName('A\uD800B')).toBe('A\uFFFDB');
    expect(isolatedName('A\uFFFF\u2028B')).toBe('AB');
  });

  it('bears few marks on a letter, and is empty if nothing of it can be seen', () => {
    expect(isolatedName('q\u0304\u0306\u0307\u0308\u030a')).toBe('q\u0304\u0306\u0307');
    for (const name of ['', ' \u200b', '\u200d', '\u0301', '\ufe0f']) expect(isolatedName(name)).toBe('');
  });

  it('is not marked again', () => {
    for (const name of ['Ann', 'נועה']) expect(isolatedName(isolatedName(name))).toBe(isolatedName(name));
  });

  it('is kept to itself, if it is read from right to left', () => {
    expect(isolatedName('נועה')).toBe('\u2068נועה\u2069');
    expect(isolatedName('علي')).toBe('\u2068علي\u2069');
  });
});
