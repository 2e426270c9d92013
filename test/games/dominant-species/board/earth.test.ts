/** How earth fits its frame, what events mark on it, and what the overlays say. */
import { describe, expect, it } from '@jest/globals';
import { marksOfEvents, marksOfPreview } from '../../../../src/games/dominant-species/board/earth/marks.ts';
import {
  type Point,
  REACHABLE,
  SIDE,
  TOKEN,
  boxOf,
  centreOf,
  cornerAt,
  restingLook,
  scalesOf,
  shoulderOf,
  tokenAt,
} from '../../../../src/games/dominant-species/board/earth/geometry.ts';
import { effects } from '../../../../src/games/dominant-species/board/preview/effects.ts';
import { wastelandCorners } from '../../../../src/games/dominant-species/board/preview/outlook.ts';
import { atRisk, leads, matchings, pressed } from '../../../../src/games/dominant-species/board/earth/overlays.ts';
import {
  AMPHIBIAN,
  ARACHNID,
  BIRD,
  DOMINATION,
  GRASS,
  INSECT,
  MAMMAL,
  MEAT,
  REPTILE,
  SUN,
  WASTELAND,
  WASTELAND_BOX,
} from '../../../../src/games/dominant-species/rules/components.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import { CORNERS, CORNERS_OF, HEXES, hexNamed } from '../../../../src/games/dominant-species/rules/earth.ts';
import { CORNER, TILE } from '../../../../src/games/dominant-species/rules/moves.ts';
import { newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { NOTHING, type State, copyState, inBox, onTile } from '../../../../src/games/dominant-species/rules/state.ts';

/** The start of a game of six. */
const start = (): State =>
  newGame(
    { players: 6, animalsEach: 1, randomEarth: false, animals: 'dealt' },
    { draw: (_, weights) => weights.findIndex((weight) => weight > 0) },
  );
const WETLAND = hexNamed('0,-1')!;
const SAVANNAH = hexNamed('1,-1')!;
const DESERT = hexNamed('1,0')!;
const CENTRE = hexNamed('0,0')!;

const ALL = Array.from({ length: HEXES }, (_, hex) => hex);
const PHONE = { width: 390, height: 600 };
const DESK = { width: 760, height: 670 };

describe('the frame of earth', () => {
  it('shows every tile with the disks on its corners', () => {
    const whole = boxOf(ALL);
    for (let corner = 0; corner < CORNERS; corner++) {
      const { x, y } = cornerAt(corner);
      expect(x - SIDE * 0.24).toBeGreaterThan(whole.x);
      expect(x + SIDE * 0.24).toBeLessThan(whole.x + whole.width);
      expect(y - SIDE * 0.24).toBeGreaterThan(whole.y);
      expect(y + SIDE * 0.24).toBeLessThan(whole.y + whole.height);
    }
  });

  it('is filled by earth as a whole while tiles are named', () => {
    const sight = { whole: boxOf(ALL), corners: [] };
    const { scale, middle } = restingLook(DESK, sight);
    expect(Math.max((sight.whole.width * scale) / DESK.width, (sight.whole.height * scale) / DESK.height)).toBeCloseTo(
      1,
    );
    expect(middle.x).toBeCloseTo(sight.whole.x + sight.whole.width / 2);
  });

  it('leaves the corners alone where buttons and supplies stand, and is no smaller for it where there is room beside', () => {
    // Two columns: wide frames have room on both sides, narrow ones only above and below.
    const hexes = ALL.filter((hex) => Math.abs(centreOf(hex).x) < SIDE * 2);
    const sight = { whole: boxOf(hexes), hexes: hexes.map(centreOf), corners: [] };
    const taken = [
      { x: 0, y: 0, width: 220, height: 60 },
      { x: 0, y: 600, width: 300, height: 70 },
    ];
    for (const width of [300, 600, 760]) {
      const frame = { width, height: 670 };
      const { scale, middle } = restingLook({ ...frame, taken }, sight);
      for (const { x, y } of sight.hexes) {
        const across = (x - middle.x) * scale + width / 2;
        const down = (y - middle.y) * scale + frame.height / 2;
        const near = taken.some(
          (box) => across < box.x + box.width && down > box.y - SIDE * 0.5 * scale && down < box.y + box.height,
        );
        expect(near).toBe(false);
      }
      const { scale: before } = restingLook(frame, sight);
      if (width === 760) expect(scale).toBe(before);
      else expect(scale).toBeLessThanOrEqual(before);
    }
  });

  it('comes as near as a finger needs where corners are named on a small screen', () => {
    const corners = CORNERS_OF[WETLAND]!.map(cornerAt);
    const near = restingLook(PHONE, { whole: boxOf(ALL), corners });
    expect(near.scale * SIDE).toBeGreaterThanOrEqual(44);
    expect(near.middle.x).toBeCloseTo(centreOf(WETLAND).x);
    expect(near.middle.y).toBeCloseTo(centreOf(WETLAND).y);
    expect(restingLook(DESK, { whole: boxOf(ALL), corners }).scale).toBeGreaterThan(REACHABLE);
  });

  it('cannot be zoomed out beyond earth, and always in', () => {
    for (const hexes of [ALL, [CENTRE]]) {
      const [smallest, largest] = scalesOf(DESK, { whole: boxOf(hexes), corners: [] });
      expect(smallest).toBe(restingLook(DESK, { whole: boxOf(hexes), corners: [] }).scale);
      expect(largest).toBeGreaterThan(smallest);
    }
  });

  it('has room for the plates beside the tokens: none lies on another or on a count, on a tile and its neighbours', () => {
    const animals = [MAMMAL, REPTILE, BIRD, AMPHIBIAN, ARACHNID, INSECT];
    const isApart = (one: Point, other: Point, width: number, height: number): boolean =>
      Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= height;
    const neighbours = ALL.filter((hex) => {
      const [one, other] = [centreOf(hex), centreOf(CENTRE)];
      return Math.hypot(one.x - other.x, one.y - other.y) < SIDE * 1.8;
    });
    expect(neighbours).toHaveLength(7);
    for (const animal of animals) {
      const plate = shoulderOf(animal, CENTRE);
      for (const hex of neighbours)
        for (const other of animals) {
          // A plate says “+9”; a token's count, of one digit, is in its lower half.
          const isItself = other === animal && hex === CENTRE;
          const { x, y } = tokenAt(other, hex);
          expect([animal, other, hex, isItself || isApart(plate, shoulderOf(other, hex), 36, 24)]).toContain(true);
          expect([animal, other, hex, isApart(plate, { x, y: y + TOKEN * 0.21 }, 26, 20)]).toContain(true);
        }
    }
  });
});

describe('the marks of events', () => {
  it('add up what happens to an animal on a tile in the same way', () => {
    const marks = marksOfEvents([
      { event: 'moved', animal: BIRD, from: 3, to: 4, count: 1 },
      { event: 'moved', animal: BIRD, from: 3, to: 4, count: 2 },
      { event: 'placed', animal: BIRD, hex: 5, count: 2 },
      { event: 'eliminated', animal: INSECT, hex: 5, count: 1 },
      { event: 'eliminated', animal: INSECT, hex: 5, count: 1 },
      { event: 'extinct', animal: INSECT, hex: 6, count: 3 },
    ]);
    expect(marks.moves).toEqual([{ animal: BIRD, from: 3, to: 4, count: 3 }]);
    expect(marks.species).toEqual([
      { animal: BIRD, hex: 5, by: 2, change: 'placed' },
      { animal: INSECT, hex: 5, by: -2, change: 'eliminated' },
      { animal: INSECT, hex: 6, by: -3, change: 'extinct' },
    ]);
  });

  it('put VPs on the tile they were scored for, and none elsewhere', () => {
    const marks = marksOfEvents([
      { event: 'vps', animal: BIRD, vps: 9, source: 'domination', hex: 7 },
      { event: 'vps', animal: INSECT, vps: 5, source: 'domination', hex: 7 },
      { event: 'vps', animal: INSECT, vps: 3, source: 'survival', hex: NOTHING },
    ]);
    expect(marks.scores).toEqual([
      {
        hex: 7,
        scores: [
          { animal: BIRD, vps: 9 },
          { animal: INSECT, vps: 5 },
        ],
      },
    ]);
  });

  it.each<GameEvent>([
    { event: 'turn', turn: 2 },
    { event: 'phase', phase: 3 },
    { event: 'acts', animal: BIRD, space: 4 },
    { event: 'pawn', animal: BIRD, space: 4 },
    { event: 'pawns', animal: BIRD, gained: 1 },
    { event: 'initiative', animal: BIRD },
    { event: 'element gained', animal: BIRD, element: SUN },
    { event: 'element lost', animal: BIRD, element: SUN },
    { event: 'element returned', box: WASTELAND_BOX, element: SUN },
    { event: 'card', animal: BIRD, card: 3 },
    { event: 'end' },
  ])('are none for what happens beside earth: $event', (event) => {
    expect(Object.values(marksOfEvents([event])).flat()).toEqual([]);
  });

  it('of a preview tell who would dominate and who would be endangered', () => {
    const before = start();
    const after = copyState(before);
    const mountain = hexNamed('0,1')!;
    const meat = CORNERS_OF[mountain]!.filter((corner) => before.disks[corner] === MEAT);
    for (const corner of meat) after.disks[corner] = NOTHING;
    const marks = marksOfPreview([], effects(before, after), [TILE + SAVANNAH, CORNER + 5]);
    // The reptile and the bird tie with 2 each once the mammal matches nothing there.
    expect(marks.dominance).toContainEqual({ hex: mountain, was: MAMMAL, is: NOTHING });
    expect(marks.risks).toContainEqual({ animal: MAMMAL, hex: mountain, count: 2, endangered: true });
    expect(marks.disks).toEqual(meat.sort((a, b) => a - b).map((corner) => ({ corner, element: MEAT, put: false })));
    expect(marks.nextTiles).toEqual([SAVANNAH]);
    expect(marks.nextCorners).toEqual([5]);
  });
});

describe('the overlays', () => {
  it('go on and off with their key; matching goes through the animals, the one that is asked first', () => {
    const s = start();
    expect(pressed('scoring', null, s)).toEqual({ name: 'scoring' });
    expect(pressed('scoring', { name: 'scoring' }, s)).toBeNull();
    expect(pressed('dominance', { name: 'scoring' }, s)).toEqual({ name: 'dominance' });
    s.asked = AMPHIBIAN;
    s.owner[BIRD] = NOTHING;
    const seen: number[] = [];
    for (let shown = pressed('matching', null, s); shown !== null; shown = pressed('matching', shown, s))
      if (shown.name === 'matching') seen.push(shown.animal);
    expect(seen).toEqual([AMPHIBIAN, ARACHNID, INSECT, MAMMAL, REPTILE]);
  });

  it('tell by how much the dominant animal leads, and who ties', () => {
    const s = start();
    // The amphibian matches 6 on the wetland, the others there match 2 each.
    expect(leads(s).find(({ hex }) => hex === WETLAND)).toMatchObject({ animals: [AMPHIBIAN], fit: 6, by: 4 });
    s.species[onTile(AMPHIBIAN, WETLAND)] = 0;
    expect(leads(s).find(({ hex }) => hex === WETLAND)).toMatchObject({ animals: [ARACHNID, INSECT], by: 0 });
    expect(leads(s).some(({ hex }) => hex === CENTRE)).toBe(false);
  });

  it('tell how well an animal matches each tile, lived on or not', () => {
    const fits = matchings(start(), REPTILE);
    expect(fits).toHaveLength(7);
    expect(fits).toContainEqual({ hex: DESERT, fit: 4, species: 2 });
    expect(fits).toContainEqual({ hex: CENTRE, fit: 2, species: 0 });
  });

  it('tell who would go extinct, hibernating species apart', () => {
    const s = start();
    s.species[onTile(BIRD, DESERT)] = 3;
    s.hibernating[onTile(BIRD, DESERT)] = 1;
    expect(atRisk(s)).toEqual([{ hex: DESERT, atRisk: [{ animal: BIRD, count: 2 }] }]);
  });

  it('tell which elements Wasteland takes this turn, until it is over', () => {
    const s = start();
    const grass = CORNERS_OF[CENTRE]!.filter((corner) => s.disks[corner] === GRASS);
    s.boxes[inBox(WASTELAND_BOX, GRASS)] = 1;
    expect(wastelandCorners(s, 'now')).toEqual(grass);
    s.phase = WASTELAND;
    expect(wastelandCorners(s, 'now')).toEqual(grass);
    s.phase = DOMINATION;
    expect(wastelandCorners(s, 'now')).toEqual([]);
  });
});
