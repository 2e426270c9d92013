/** The words of the cast: every character has a line for each occasion in every language, short enough for a slip. */
import { describe, expect, it } from '@jest/globals';
import { loadCharacters } from '../../../src/app/cast/characters.tsx';
import { loadWords } from '../../../src/app/words/words.ts';
import { CAST, type Cast } from '../../../src/kit/cast.ts';
import { LANGUAGE_CODES } from '../../../src/kit/languages.ts';

/** Two lines of a slip. */
const LONGEST = 72;

describe.each([...LANGUAGE_CODES])('in %s', (language) => {
  it('every character has lines of its own, in a few words', async () => {
    const characterOf = await loadCharacters(await loadWords('page', language));
    const all = (Object.keys(CAST) as Cast[]).map(characterOf);
    const lines = all.flatMap((character) => Object.values(character.lines!));
    expect(lines).toHaveLength(9 * 6);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line === '' || line.length > LONGEST)).toEqual([]);
    expect(all.filter(({ about }) => about?.length !== 2)).toEqual([]);
  });
});
