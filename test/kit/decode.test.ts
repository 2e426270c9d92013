import { describe, expect, it } from '@jest/globals';
import { NotationError, documentOf } from '../../src/kit/decode.ts';

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
