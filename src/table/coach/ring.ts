/** The drawing of rings and arrows, in CSS pixels. */

/** A rectangle with round corners; a circle where it is about as wide as high. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The room between a place and its ring. */
const GAP = 6;
/** The corners of a ring that is not a circle. */
const CORNER = 12;
/** How much longer one side may be than the other where the ring is a circle. */
const ROUND = 1.25;
/** How far beside the place an arrow begins. */
const ASIDE = 150;
/** How far beside a wide place at least. */
const BESIDE = 36;
/** The room to the edge of the screen. */
const MARGIN = 24;
const HEAD = 13;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const rounded = (value: number): number => Math.round(value * 2) / 2;

/**
 * The ring round a place within the room for it, from the corner of `around`; null if its middle is out of that room. `isPlate`: the place is a
 * rectangle with something written in it, such as a card, over which a circle would run.
 */
export function ringRound(
  place: Box | null,
  room: Box,
  around: Pick<Box, 'left' | 'top'>,
  isPlate = false,
): Ring | null {
  if (place === null) return null;
  const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
  if (x < room.left || x > room.right || y < room.top || y > room.bottom) return null;
  const left = Math.max(place.left - GAP, room.left + GAP);
  const top = Math.max(place.top - GAP, room.top + GAP);
  const width = Math.min(place.right + GAP, room.right - GAP) - left;
  const height = Math.min(place.bottom + GAP, room.bottom - GAP) - top;
  const isRound = !isPlate && Math.max(width, height) < ROUND * Math.min(width, height);
  return {
    x: rounded(left - around.left),
    y: rounded(top - around.top),
    width: rounded(width),
    height: rounded(height),
    rx: isRound ? rounded(Math.min(width, height) / 2) : Math.min(CORNER, width / 2, height / 2),
  };
}

/** The path of an arrow from the upper edge of the card to a ring: beside the place, so that it does not run over it. */
export function arrowTo({ x, y, width, height, rx }: Ring, whole: number, card: number): string {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isRound = rx > CORNER;
  // Below a wide place are its buttons, from the left on.
  const aside = isRound ? Math.min(ASIDE, whole / 4) : Math.max(Math.min(ASIDE, whole / 4), width / 2 + BESIDE);
  const beside = middle.x + aside * (middle.x < whole / 2 ? 1 : -1);
  const isRoom = beside >= MARGIN && beside <= whole - MARGIN;
  const from = { x: isRound || isRoom ? clamp(beside, MARGIN, whole - MARGIN) : whole - MARGIN, y: card };
  const bend = { x: from.x, y: Math.max(middle.y, card - (card - middle.y) * 0.8) };
  const away = Math.hypot(bend.x - middle.x, bend.y - middle.y) || 1;
  const end = isRound
    ? {
        x: middle.x + ((bend.x - middle.x) / away) * (width / 2 + 4),
        y: middle.y + ((bend.y - middle.y) / away) * (height / 2 + 4),
      }
    : { x: clamp(bend.x, x - 4, x + width + 4), y: clamp(bend.y, y - 4, y + height + 4) };
  // The head opens towards where the curve comes from.
  const angle = Math.atan2(bend.y - end.y, bend.x - end.x);
  const wing = (turn: number): string =>
    `${String(Math.round(end.x + HEAD * Math.cos(angle + turn)))},${String(Math.round(end.y + HEAD * Math.sin(angle + turn)))}`;
  const point = (at: { x: number; y: number }): string => `${String(Math.round(at.x))},${String(Math.round(at.y))}`;
  return `M${point(from)}Q${point(bend)} ${point(end)}M${wing(0.5)}L${point(end)}L${wing(-0.5)}`;
}
