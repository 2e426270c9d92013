/**
 * Where a tooltip is placed on a screen that shows everything: in the corner of earth where it hides least, never over what it
 * explains.
 */
import type { Box, Docked, Size } from '../../../../ui/placement.ts';

const GAP = 16;

/** The share of a tooltip that may hide more than in another corner before it moves there: it stays where the eye expects it. */
const HYSTERESIS = 0.04;

/** How much of a box another covers, in square pixels. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const isApart = (a: Box, b: Box): boolean =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

/**
 * The upper left corner of a box in a corner of earth: in the lower right one, unless another hides less of what lies there. Null where all
 * of them would hide the target.
 */
export function dock(target: Box, size: Size, earth: Box, lying: readonly Box[]): Docked | null {
  const low = earth.bottom - size.height - GAP;
  const high = earth.top + GAP;
  const right = earth.right - size.width - GAP;
  const left = earth.left + GAP;
  const corners = [
    [right, low],
    [right, high],
    [left, low],
    [left, high],
  ] as const;
  let best: Docked | null = null;
  let least = Infinity;
  for (const [x, y] of corners) {
    const box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
    if (!isApart(box, target) || y < earth.top) continue;
    const hidden = lying.reduce((sum, each) => sum + shared(box, each), 0);
    if (best !== null && hidden >= least - HYSTERESIS * size.width * size.height) continue;
    best = { left: x, top: y, height: size.height };
    least = hidden;
  }
  return best;
}
