/** The cast: faces, names, tempers and lines, short enough for a slip. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { portraitOf } from '../../../src/app/cast/Portrait.tsx';
import { loadCharacters } from '../../../src/app/cast/characters.tsx';
import { GAMES } from '../../../src/games/index.ts';
import { CAST, type Cast, castName } from '../../../src/kit/bots/cast.ts';
import { LANGUAGE_CODES } from '../../../src/kit/languages.ts';

/** Two lines of a slip. */
const LONGEST = 72;
const LEVELS = Object.keys(CAST) as Cast[];
/** The levels offered at tables: at the largest, one person has five bots. */
const OFFERED = LEVELS.filter((level) => level !== 'random');
const FIVE = [0, 1, 2, 3, 4];

describe.each([...LANGUAGE_CODES])('in %s', (language) => {
  it('every level has lines of its own, in a few words', async () => {
    const characterOf = await loadCharacters(language);
    const all = LEVELS.map((level) => characterOf(level));
    const lines = all.flatMap((character) => Object.values(character.lines!));
    expect(lines).toHaveLength(9 * 6);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line === '' || line.length > LONGEST)).toEqual([]);
  });

  it('each of five bots of a level has a temper of its own, of a kind with the others', async () => {
    const characterOf = await loadCharacters(language);
    const about = OFFERED.map((level) => FIVE.map((before) => characterOf(level, before).about!));
    for (const level of about) expect(new Set(level.map(([kind]) => kind)).size).toBe(1);
    const tempers = about.flatMap((level) => level.map(([, temper]) => temper!));
    expect(new Set(tempers).size).toBe(5 * OFFERED.length);
    expect(tempers.filter((temper) => temper === '' || temper.length > LONGEST)).toEqual([]);
  });
});

it('each of five bots of a level has a name and a face of its own', () => {
  expect(Math.max(...GAMES.map(({ maxPlayers }) => maxPlayers))).toBe(6);
  const names = OFFERED.flatMap((level) => FIVE.map((before) => castName(level, before)));
  expect(new Set(names).size).toBe(5 * OFFERED.length);
  expect(castName('strong', 5)).toBe('Meles II');
  const faces = OFFERED.flatMap((level) => FIVE.map((before) => new URL(portraitOf(level, before)!)));
  expect(new Set(faces.map(String)).size).toBe(faces.length);
  for (const { pathname, hash } of faces) {
    expect(existsSync(pathname)).toBe(true);
    if (hash === '') continue;
    // Its colours, and mostly a thing that it wears.
    const drawing = readFileSync(pathname, 'utf8');
    expect(drawing).toContain(`<g id="${hash.slice(1)}"/>`);
    expect(drawing).toContain(`${hash}:target~`);
  }
});
