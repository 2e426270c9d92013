import { describe, expect, test } from '@jest/globals';
import {
  ELEMENTS,
  STARTING_DISKS,
  STARTING_TILES,
  TERRAINS,
} from '../../../../src/games/dominant-species/rules/components.ts';
import {
  CORNERS,
  CORNERS_OF,
  CORNER_NAMES,
  CORNER_POINTS,
  HEXES,
  HEXES_AT,
  HEX_NAMES,
  HEX_POINTS,
  NEIGHBOURS,
  cornerNamed,
  hexNamed,
} from '../../../../src/games/dominant-species/rules/earth.ts';

/** Going round a hex, as docs/notation.md does. */
const ROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

const around = (name: string): string[] => {
  const [q, r] = name.split(',').map(Number);
  return ROUND.map(([dq, dr]) => `${String(q! + dq)},${String(r! + dr)}`);
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('The hexes', () => {
  test('are 35, in columns of 4, 5, 6, 5, 6, 5, 4, each from the top', () => {
    expect(HEXES).toBe(35);
    expect(HEX_NAMES).toEqual([
      ...['-3,0', '-3,1', '-3,2', '-3,3'],
      ...['-2,-1', '-2,0', '-2,1', '-2,2', '-2,3'],
      ...['-1,-2', '-1,-1', '-1,0', '-1,1', '-1,2', '-1,3'],
      ...['0,-2', '0,-1', '0,0', '0,1', '0,2'],
      ...['1,-3', '1,-2', '1,-1', '1,0', '1,1', '1,2'],
      ...['2,-3', '2,-2', '2,-1', '2,0', '2,1'],
      ...['3,-3', '3,-2', '3,-1', '3,0'],
    ]);
  });

  test('are found by name, and no others', () => {
    HEX_NAMES.forEach((name, hex) => {
      expect(hexNamed(name)).toBe(hex);
    });
    for (const name of ['-4,0', '0,3', '0,-3', '3,1', '0, 0', '0', '', '__proto__', 'constructor']) {
      expect(hexNamed(name)).toBeUndefined();
    }
  });

  test('have the neighbours of the axial grid that are on the board, going round', () => {
    HEX_NAMES.forEach((name, hex) => {
      expect(NEIGHBOURS[hex]!.map((neighbour) => HEX_NAMES[neighbour])).toEqual(
        around(name).filter((each) => HEX_NAMES.includes(each)),
      );
    });
  });

  test('are neighbours of their neighbours, two corners shared', () => {
    for (const hex of numbers(HEXES)) {
      for (const other of numbers(HEXES)) {
        const shared = CORNERS_OF[hex]!.filter((corner) => CORNERS_OF[other]!.includes(corner)).length;
        expect(NEIGHBOURS[hex]!.includes(other)).toBe(NEIGHBOURS[other]!.includes(hex));
        expect(shared).toBe(hex === other ? 6 : NEIGHBOURS[hex]!.includes(other) ? 2 : 0);
      }
    }
  });

  test('lie flat-topped, q to the right, r downwards', () => {
    const at = (name: string): { x: number; y: number } => {
      const [centre, point] = [HEX_POINTS[hexNamed('0,0')!]!, HEX_POINTS[hexNamed(name)!]!];
      return { x: point.x - centre.x, y: point.y - centre.y };
    };
    expect(at('0,1').x).toBeCloseTo(0);
    expect(at('0,1').y).toBeCloseTo(Math.sqrt(3));
    expect(at('1,0').x).toBeCloseTo(1.5);
    expect(at('1,0').y).toBeCloseTo(Math.sqrt(3) / 2);
  });
});

describe('The corners', () => {
  test('are 92: 24 touched by one hex, 18 by two, 50 by three', () => {
    expect(CORNERS).toBe(92);
    expect(new Set(CORNER_NAMES).size).toBe(92);
    expect([1, 2, 3].map((hexes) => HEXES_AT.filter((at) => at.length === hexes).length)).toEqual([24, 18, 50]);
  });

  test('of a hex are the six where it meets two neighbours that follow each other', () => {
    HEX_NAMES.forEach((name, hex) => {
      expect(new Set(CORNERS_OF[hex]).size).toBe(6);
      const neighbours = around(name);
      const named = neighbours.map((neighbour, i) => cornerNamed(`${name} ${neighbour} ${neighbours[(i + 1) % 6]!}`));
      expect(CORNERS_OF[hex]).toEqual(named);
    });
  });

  test('know the hexes that touch them', () => {
    for (const corner of numbers(CORNERS)) {
      const touching = numbers(HEXES).filter((hex) => CORNERS_OF[hex]!.includes(corner));
      expect([...HEXES_AT[corner]!].sort((a, b) => a - b)).toEqual(touching);
      const cells = CORNER_NAMES[corner]!.split(' ');
      expect(cells).toHaveLength(3);
      expect(cells.filter((cell) => HEX_NAMES.includes(cell)).map(hexNamed)).toEqual(HEXES_AT[corner]);
    }
  });

  test('lie a side away from the middle of every hex that touches them', () => {
    for (const corner of numbers(CORNERS)) {
      for (const hex of HEXES_AT[corner]!) expect(distance(CORNER_POINTS[corner]!, HEX_POINTS[hex]!)).toBeCloseTo(1);
    }
  });

  test('are found by their three cells in any order, those off the board included', () => {
    CORNER_NAMES.forEach((name, corner) => {
      const [a, b, c] = name.split(' ');
      for (const text of [`${a!} ${b!} ${c!}`, `${c!} ${a!} ${b!}`, `${b!} ${a!} ${c!}`, `  ${c!}   ${b!} ${a!} `]) {
        expect(cornerNamed(text)).toBe(corner);
      }
    });
    expect(HEXES_AT[cornerNamed('-4,0 -3,-1 -3,0')!]).toEqual([hexNamed('-3,0')]);
  });

  test('are no three hexes that do not meet', () => {
    for (const text of ['0,0 0,1 0,2', '0,0 0,0 0,0', '0,0 1,0', '0,0 1,0 0,1 1,-1', '9,9 9,10 10,9', '', 'x y z']) {
      expect(cornerNamed(text)).toBeUndefined();
    }
  });

  test.each([
    ['jungle', 'wetland', 'grub', 'water'],
    ['wetland', 'savannah', 'water', 'grass'],
    ['savannah', 'desert', 'grass', 'sun'],
    ['desert', 'mountain', 'sun', 'meat'],
    ['mountain', 'forest', 'meat', 'seed'],
    ['forest', 'jungle', 'seed', 'grub'],
  ] as const)('on the edge of %s and %s hold %s at the centre and %s off it at the start', (one, two, inner, outer) => {
    const hexOf = new Map(STARTING_TILES.map(([hex, terrain]) => [TERRAINS[terrain]!, hexNamed(hex)!]));
    const centre = hexNamed('0,0')!;
    const onEdge = STARTING_DISKS.filter(([corner]) => {
      const hexes = HEXES_AT[cornerNamed(corner)!]!;
      return hexes.includes(hexOf.get(one)!) && hexes.includes(hexOf.get(two)!);
    });
    const atCentre = (corner: string): boolean => HEXES_AT[cornerNamed(corner)!]!.includes(centre);
    expect(onEdge.filter(([corner]) => atCentre(corner)).map(([, element]) => ELEMENTS[element])).toEqual([inner]);
    expect(onEdge.filter(([corner]) => !atCentre(corner)).map(([, element]) => ELEMENTS[element])).toEqual([outer]);
  });
});
