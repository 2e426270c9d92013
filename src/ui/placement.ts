/** Placement of explanations: never over what they explain, and completely on the screen. */

/** Where the coordinates of what is fixed in a table begin on the screen: at its box, if it has one (`data-box`). */
export function originOf(table: Element | null): { readonly left: number; readonly top: number } {
  return table?.closest('[data-box]')?.getBoundingClientRect() ?? { left: 0, top: 0 };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where a box is placed: lower than it would like to be where there is no room. */
export interface Docked {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** The gap to what is explained, and to the edge of the screen. */
const GAP = 6;

const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most));

/**
 * The upper left corner of a box of a given size next to another: below it if there is room, otherwise above, to its right or to
 * its left. If there is room on no side it goes to the roomier of above and below, and is as high as fits.
 */
export function beside(target: Box, size: Size, view: Size): Docked {
  const across = within((target.left + target.right - size.width) / 2, view.width - size.width - GAP);
  const along = within((target.top + target.bottom - size.height) / 2, view.height - size.height - GAP);
  const below = view.height - target.bottom - 2 * GAP;
  const above = target.top - 2 * GAP;
  const { height } = size;
  if (height <= below) return { left: across, top: target.bottom + GAP, height };
  if (height <= above) return { left: across, top: target.top - GAP - height, height };
  if (height <= view.height - 2 * GAP) {
    if (size.width <= view.width - target.right - 2 * GAP) return { left: target.right + GAP, top: along, height };
    if (size.width <= target.left - 2 * GAP) return { left: target.left - GAP - size.width, top: along, height };
  }
  return below >= above
    ? { left: across, top: target.bottom + GAP, height: below }
    : { left: across, top: GAP, height: above };
}

/**
 * The upper left corner of a box in the corner of a frame farthest from a target in it, so that the target's surroundings stay
 * visible. Null if the frame has no room for that.
 */
export function faraway(target: Box, size: Size, frame: Box): Docked | null {
  const isLeft = target.left + target.right < frame.left + frame.right;
  const isUpper = target.top + target.bottom < frame.top + frame.bottom;
  const left = isLeft ? frame.right - size.width - GAP : frame.left + GAP;
  const top = isUpper ? frame.bottom - size.height - GAP : frame.top + GAP;
  // As far from the target as the target is wide and high, so that its neighbours are visible.
  const across = isLeft ? left - target.right : target.left - (left + size.width);
  const along = isUpper ? top - target.bottom : target.top - (top + size.height);
  const isClear = across >= target.right - target.left || along >= target.bottom - target.top;
  const isInside = top >= frame.top && top + size.height <= frame.bottom;
  return isClear && isInside ? { left, top, height: size.height } : null;
}

/**
 * On touch screens, a tooltip as wide as the part of the table it covers: at the lower edge of that part, or at its upper edge if
 * it would hide what it explains.
 */
export function strip(target: Box, height: number, part: Box): Docked {
  const low = part.bottom - height - GAP;
  const isLow = target.bottom <= low || target.top - part.top < part.bottom - target.bottom;
  return { left: part.left + GAP, top: isLow ? low : part.top + GAP, height };
}
