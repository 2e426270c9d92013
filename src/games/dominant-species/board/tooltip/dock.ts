/** Where an explanation stands on a screen that shows everything: at the lower right of earth, whatever it explains. */
import type { Box, Size } from '../../../../ui/placement.ts';

const GAP = 16;

const isApart = (a: Box, b: Box): boolean =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

/** The upper left corner of a box in the lower right corner of earth; in the upper right one if what it explains lies there. */
export function dock(target: Box, size: Size, earth: Box): { left: number; top: number; height: number } | null {
  const left = earth.right - size.width - GAP;
  for (const top of [earth.bottom - size.height - GAP, earth.top + GAP]) {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    if (isApart(box, target) && top >= earth.top) return { left, top, height: size.height };
  }
  return null;
}

/**
 * On a screen for fingers, an explanation as wide as the part of the table it lies over: at the lower edge of that part, or at its
 * upper edge where it would hide what it explains.
 */
export function strip(target: Box, height: number, part: Box): { left: number; top: number; height: number } {
  const low = part.bottom - height - GAP / 2;
  const isLow = target.bottom <= low || target.top - part.top < part.bottom - target.bottom;
  return { left: part.left + GAP / 2, top: isLow ? low : part.top + GAP / 2, height };
}
