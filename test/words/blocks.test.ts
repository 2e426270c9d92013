/** Words that are needed before anything can be fetched, or where nothing is: one file with a block for each language. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '../../src/kit/languages.ts';
import { GAMES } from '../../src/games/index.ts';

const FILES = [
  'src/app/words/home.json',
  'server/told/words.json',
  ...GAMES.filter(({ id }) => id !== 'tricks').map(({ id }) => `src/games/${id}/meta.json`),
];

type Texts = string | { readonly [key: string]: Texts };

/** Each text of a block with its path, "test.title". */
const textsIn = (texts: Texts, path = ''): [path: string, text: string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, each]) => textsIn(each, path === '' ? key : `${path}.${key}`));

/** The names in braces that stand in a text: "{name}", "{others, select, …". */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/gu)].map(([, name]) => name!)),
];

describe.each(FILES)('%s', (file) => {
  const blocks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Texts>;
  const english = new Map(textsIn(blocks.en!));

  it('has a block for each language', () => {
    expect(Object.keys(blocks)).toEqual([...LANGUAGE_CODES]);
  });

  it.each(LANGUAGE_CODES)('has every text in %s, with what stands in the English one', (language) => {
    const texts = textsIn(blocks[language]!);
    expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, text] of texts) {
      expect(`${path}: ${text.trim()}`).not.toBe(`${path}: `);
      expect([path, namesIn(text).sort()]).toEqual([path, namesIn(english.get(path)!).sort()]);
    }
  });
});
