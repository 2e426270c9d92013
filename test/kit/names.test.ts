import { describe, expect, it } from '@jest/globals';
import { nameError, nameKey, normalChat, normalName } from '../../src/kit/names.ts';

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

  it('may not have what is not seen, turns text, stands on heaps of marks or is half a character', () => {
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
    ]) {
      expect([name, nameError(normalName(name))]).toEqual([name, expect.any(String)]);
    }
  });

  it('can be taken for one that differs in width, case, marks and spaces only', () => {
    for (const name of ['ADA', 'ａｄａ', 'Áda', 'a d a', 'ad\u00ada']) expect(nameKey(name)).toBe(nameKey('Ada'));
    expect(nameKey('Ida')).not.toBe(nameKey('Ada'));
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
    expect(normalChat('x\n'.repeat(400)).split('\n')).toHaveLength(20);
  });
});
