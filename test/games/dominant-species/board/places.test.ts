/** The names of places on earth as the page shows them. */
import { describe, expect, test } from '@jest/globals';
import { cornerName, placeName } from '../../../../src/games/dominant-species/board/places.ts';
import { CORNERS, CORNERS_OF, HEXES_AT } from '../../../../src/games/dominant-species/rules/earth.ts';

describe('The name of a corner', () => {
  const corners = Array.from({ length: CORNERS }, (_, corner) => corner);

  test('is made of places, never of coordinates, and each has its own', () => {
    const names = corners.map(cornerName);
    expect(names.filter((name) => !/^[A-Z]\d+( [A-Z]\d+| [→↘↙←↖↗]| [A-Z]\d+ [A-Z]\d+)$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(CORNERS);
  });

  test('at the rim says where it lies on its only tile', () => {
    const top = CORNERS_OF.findIndex((_, hex) => placeName(hex) === 'A1');
    const lone = CORNERS_OF[top]!.filter((corner) => HEXES_AT[corner]!.length === 1);
    // At the top of the leftmost column, corner ↗ also belongs to B1, and ↙ to A2.
    expect(lone.map(cornerName).sort()).toEqual(['A1 ←', 'A1 ↖']);
  });
});
