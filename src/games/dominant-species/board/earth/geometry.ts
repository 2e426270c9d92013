/** How earth lies on the screen: hexes of side 100, and what must fit into view. */
import { TERRAINS } from '../../rules/components.ts';
import { CORNER_POINTS, HEX_POINTS, NEIGHBOURS } from '../../rules/earth.ts';
import type { State } from '../../rules/state.ts';

/** Side of a hex in the units of the drawing. */
export const SIDE = 100;
const HALF_HEIGHT = (SIDE * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centreOf = (hex: number): Point => ({ x: HEX_POINTS[hex]!.x * SIDE, y: HEX_POINTS[hex]!.y * SIDE });
export const cornerAt = (corner: number): Point => ({
  x: CORNER_POINTS[corner]!.x * SIDE,
  y: CORNER_POINTS[corner]!.y * SIDE,
});

/** The corners of a hex as points of a polygon, scaled about its centre. */
export function hexagon({ x, y }: Point, scale = 1): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = (i * Math.PI) / 3;
      return `${(x + SIDE * scale * Math.cos(angle)).toFixed(1)},${(y + SIDE * scale * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');
}

/** Size of a species token. */
export const TOKEN = SIDE * 0.5;
/** Radius of an element disk on a corner. */
export const DISK = SIDE * 0.165;

/**
 * Where each animal's token stands on a tile, from its centre: the mammal at the upper left, then round by the food chain. No
 * token stands right above another, so that the cone of a dominant one hides no number; nor does a token reach a disk.
 */
const TOKEN_PLACES: readonly Point[] = [
  { x: -0.29, y: -0.42 },
  { x: 0.29, y: -0.42 },
  { x: 0.57, y: 0.05 },
  { x: 0.29, y: 0.5 },
  { x: -0.29, y: 0.5 },
  { x: -0.57, y: 0.05 },
].map(({ x, y }) => ({ x: x * SIDE, y: y * SIDE }));

/** The animals from the back to the front, so that a cone stands before what is farther up. */
export const BACK_TO_FRONT: readonly number[] = [0, 1, 5, 2, 4, 3];

/** How far the side of a tile shows below it. */
export const THICKNESS = SIDE * 0.1;

/** Where an animal's token stands. */
export const tokenAt = (animal: number, hex: number): Point => {
  const centre = centreOf(hex);
  const place = TOKEN_PLACES[animal]!;
  return { x: centre.x + place.x, y: centre.y + place.y };
};

/** Where the cone of a dominant animal stands: on its token. */
export const coneAt = (animal: number, hex: number): Point => {
  const { x, y } = tokenAt(animal, hex);
  return { x, y: y - TOKEN * 0.64 };
};

/**
 * Where a plate stands beside an animal's token, from the centre of the tile: outside of the token or below it, so that it hides no count, no cone
 * and no other plate.
 */
const PLATE_PLACES: readonly Point[] = [
  { x: -0.56, y: -0.56 },
  { x: 0.56, y: -0.56 },
  { x: 0.56, y: 0.45 },
  { x: 0.19, y: 0.85 },
  { x: -0.19, y: 0.85 },
  { x: -0.56, y: 0.45 },
].map(({ x, y }) => ({ x: x * SIDE, y: y * SIDE }));

/** Beside an animal's token. */
export const shoulderOf = (animal: number, hex: number): Point => {
  const centre = centreOf(hex);
  const place = PLATE_PLACES[animal]!;
  return { x: centre.x + place.x, y: centre.y + place.y };
};

/** A cross over a point, as a path. */
export const cross = ({ x, y }: Point, half: number): string =>
  [1, -1]
    .map((way) => `M${String(x - half)} ${String(y - half * way)}L${String(x + half)} ${String(y + half * way)}`)
    .join('');

/** A part of the drawing. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Room around earth for the disks on its outer corners. */
const MARGIN = SIDE * 0.25;

/** The part of the drawing that these hexes fill; the middle of the board without any. */
export function boxOf(hexes: readonly number[]): Box {
  if (hexes.length === 0) return { x: -3 * SIDE, y: -3 * SIDE, width: 6 * SIDE, height: 6 * SIDE };
  const points = hexes.map(centreOf);
  const left = Math.min(...points.map(({ x }) => x)) - SIDE - MARGIN;
  const right = Math.max(...points.map(({ x }) => x)) + SIDE + MARGIN;
  const top = Math.min(...points.map(({ y }) => y)) - HALF_HEIGHT - MARGIN;
  const bottom = Math.max(...points.map(({ y }) => y)) + HALF_HEIGHT + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The frame that earth is seen in, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** What of the frame is taken by something else, at its upper or its lower edge. */
  readonly taken?: readonly Box[];
}

/** What must be in view. */
export interface Sight {
  /** Earth, with the free hexes that matter. */
  readonly whole: Box;
  /** The middles of its hexes. */
  readonly hexes?: readonly Point[];
  /** The corners that can be named now; none if the question is another. */
  readonly corners: readonly Point[];
}

/** How earth is seen: CSS pixels to a unit of the drawing, and what lies in the middle of the frame. */
export interface Look {
  readonly scale: number;
  readonly middle: Point;
}

/** From this scale on a finger can tell corners apart: a side of a hex, their distance, is 44 CSS pixels. */
export const REACHABLE = 44 / SIDE;
/** The largest scale, unless earth is so small that it fills its frame only beyond it. */
const LARGEST = 1.8;

/** The scales from which to choose: earth as a whole is the smallest. */
export function scalesOf(frame: Frame, { whole }: Sight): readonly [smallest: number, largest: number] {
  const smallest = Math.min(frame.width / whole.width, frame.height / whole.height);
  return [smallest, Math.max(LARGEST, smallest * 1.5)];
}

/** Whether a tile would lie where the frame is taken. */
function isOverlapping(
  { taken = [], width, height }: Frame,
  hexes: readonly Point[],
  { scale, middle }: Look,
): boolean {
  const half = SIDE * 0.8 * scale;
  return hexes.some(({ x, y }) => {
    const across = (x - middle.x) * scale + width / 2;
    const top = (y - HALF_HEIGHT - middle.y) * scale + height / 2;
    const bottom = top + (2 * HALF_HEIGHT + THICKNESS) * scale;
    return taken.some(
      (box) => across - half < box.x + box.width && across + half > box.x && top < box.y + box.height && bottom > box.y,
    );
  });
}

/** The shares of what is taken at an edge that earth makes way for. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** The shares of the room beside earth that it moves by, to the left and to the right. */
const ASIDE = [0, -0.5, 0.5, -1, 1];

/** Earth as a whole: in the middle of its frame, or between what is taken at its edges where that would be in the way. */
function wholeLook(frame: Frame, { whole, hexes = [] }: Sight): Look {
  const { width, height, taken = [] } = frame;
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  /** `aside`: how far it moves to the left of its place in the middle, as a share of the room there is. */
  const fitting = (above: number, below: number, aside = 0): Look => {
    const scale = Math.min(width / whole.width, (height - above - below) / whole.height);
    const room = (width / scale - whole.width) / 2;
    return { scale, middle: { x: middle.x + aside * room, y: middle.y - (above - below) / 2 / scale } };
  };
  const isAbove = (box: Box): boolean => box.y + box.height / 2 < height / 2;
  const above = Math.max(0, ...taken.filter(isAbove).map((box) => box.y + box.height));
  const below = Math.max(0, ...taken.filter((box) => !isAbove(box)).map((box) => height - box.y));
  // The largest that is not in the way; of equals the one nearest to the middle, which comes first.
  const rooms = SHARES.flatMap((high) => SHARES.map((low) => [high * above, low * below] as const));
  const heights = rooms.sort((a, b) => fitting(...b).scale - fitting(...a).scale);
  for (const [up, down] of heights) {
    for (const aside of ASIDE) {
      const look = fitting(up, down, aside);
      if (!isOverlapping(frame, hexes, look)) return look;
    }
  }
  return fitting(above, below);
}

/** How earth is seen while nobody has zoomed by hand: as a whole, or near enough to reach the corners that can be named. */
export function restingLook(frame: Frame, sight: Sight): Look {
  const whole = wholeLook(frame, sight);
  const { corners } = sight;
  if (corners.length === 0 || whole.scale >= REACHABLE) return whole;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    scale: REACHABLE,
    middle: { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 },
  };
}

/** The boxes that tiles fill on the screen, given how the drawing lies there; their tips left and right are left out. */
export const boxesOnScreen = (hexes: readonly number[], { a, d, e, f }: DOMMatrixReadOnly) =>
  hexes.map((hex) => {
    const { x, y } = centreOf(hex);
    return {
      left: (x - SIDE * 0.8) * a + e,
      right: (x + SIDE * 0.8) * a + e,
      top: (y - HALF_HEIGHT) * d + f,
      bottom: (y + HALF_HEIGHT + THICKNESS) * d + f,
    };
  });

/** How much height a place to the right of the frame has above the first hex below it, while earth rests. */
export function roomBeside(frame: Frame, sight: Sight, { x, y }: Point): number {
  const { scale, middle } = restingLook(frame, sight);
  const tops = (sight.hexes ?? []).flatMap((hex) => {
    const right = (hex.x + SIDE * 0.8 - middle.x) * scale + frame.width / 2;
    return right > x ? [(hex.y - HALF_HEIGHT - middle.y) * scale + frame.height / 2] : [];
  });
  return Math.min(frame.height, ...tops) - y;
}

/** For a tile of sea, a bit for each of its edges at which no other sea lies; edge 0 lies between corners 0 and 1. 0 for other tiles. */
export function coastOf(s: State, hex: number): number {
  if (TERRAINS[s.terrain[hex]!] !== 'sea') return 0;
  const { x, y } = centreOf(hex);
  let coast = 0;
  for (let edge = 0; edge < 6; edge++) {
    const angle = ((edge + 0.5) * Math.PI) / 3;
    const far = 2 * HALF_HEIGHT;
    const across = { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    const near = NEIGHBOURS[hex]!.find((each) => {
      const centre = centreOf(each);
      return Math.hypot(centre.x - across.x, centre.y - across.y) < 1;
    });
    if (near === undefined || TERRAINS[s.terrain[near]!] !== 'sea') coast |= 1 << edge;
  }
  return coast;
}
