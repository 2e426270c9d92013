import { expect, it } from '@jest/globals';
import { brokenLine } from '../../../src/app/editor/broken-line.ts';

const TEXT = '{\n "a": 1,\n "b": \n}\n';

it.each([
  // Chromium and Firefox give the line or the offset; Safari gives neither.
  ['SyntaxError: Unexpected token \'}\', ..."b": \n}\n" is not valid JSON at position 18 (line 4 column 1)', 4],
  ['SyntaxError: JSON.parse: unexpected character at line 4 column 1 of the JSON data', 4],
  ['SyntaxError: Unexpected token } in JSON at position 18', 4],
  ['SyntaxError: Unexpected end of JSON input', 4],
  ['SyntaxError: JSON Parse error: Unexpected EOF', 4],
  ["SyntaxError: JSON Parse error: Unexpected token '}'", undefined],
])('%s', (message, line) => {
  expect(brokenLine(TEXT, message)).toBe(line);
});
