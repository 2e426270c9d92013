import { describe, expect, it } from '@jest/globals';
import { FaultsError, NotationError, documentOf, integer, together } from '../../src/kit/documents/decode.ts';

describe('documentOf', () => {
  const read = (value: unknown) => documentOf({ value, path: '' }, 'x 1', ['a']);

  it('hands out the fields of a document of the format', () => {
    expect(read({ format: 'x 1', a: 2 }).a).toEqual({ value: 2, path: 'a' });
  });

  it.each([
    [{ format: 'x 2' }, 'format: comes from another version of this program; this one reads "x 1"'],
    [{ format: 'y 1' }, 'format: must be "x 1"'],
    [{ a: 2 }, 'format: must be "x 1"'],
    [{ format: 'x 1', b: 2 }, 'b: unknown field; allowed: format, a'],
    [[], '[] is not an object'],
  ])('refuses %j', (document, message) => {
    expect(() => read(document)).toThrow(new NotationError(message));
  });
});

describe('together', () => {
  const read = (...values: readonly unknown[]) =>
    together(values.map((value, i) => () => integer({ value, path: String.fromCharCode(97 + i) }, 1, 6)));

  it('gives what each part read', () => {
    expect(read(3, 1)).toEqual([3, 1]);
  });

  it('refuses one fault as itself, and several with all of them', () => {
    const [a, c] = [
      new NotationError('a: 9 is not a whole number from 1 to 6'),
      new NotationError('c: true is not a whole number from 1 to 6'),
    ];
    expect(() => read(9, 2, 3)).toThrow(a);
    expect(() => read(9, 2, true)).toThrow(new FaultsError([a, c]));
    // Also in nested parts.
    expect(() => together([() => read(9, 2, true), () => read(1)])).toThrow(new FaultsError([a, c]));
  });

  it('hides nothing that is no fault of the document', () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    expect(() => together([() => read(9), broken])).toThrow(TypeError);
  });

  it('names all unknown fields of a document', () => {
    expect(() => documentOf({ value: { format: 'x 1', b: 1, c: 2 }, path: '' }, 'x 1', ['a'])).toThrow(/^b: .*\nc: /);
  });
});
