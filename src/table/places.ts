/** Places on the page: elements named by `data-place`, in the words of the notation. Several may have the same name. */
import type { Locate, PlaceId } from './types.ts';

/** The elements of a place. */
export const elementsOf = (root: Element, place: PlaceId): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-place="${place.replace(/["\\]/g, '\\$&')}"]`),
];

/** A mention of a place in the bar is not the place. */
const MENTION = '[data-bar] *';

const area = ({ width, height }: DOMRect): number => width * height;

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

/** Where the bar names a place; null if it does not. */
export const mentionIn = (root: Element, place: PlaceId): HTMLElement | null =>
  elementsOf(root, place).find(
    (element) => isVisible(element) && element.matches(MENTION) && getComputedStyle(element).visibility === 'visible',
  ) ?? null;

/** The largest visible element of a place; null if there is none. */
export function elementOf(root: Element, place: PlaceId): HTMLElement | null {
  let largest: HTMLElement | null = null;
  let size = 0;
  for (const element of elementsOf(root, place)) {
    if (!isVisible(element) || element.matches(MENTION)) continue;
    const own = area(element.getBoundingClientRect());
    if (largest === null || own > size) [largest, size] = [element, own];
  }
  return largest;
}

/** The rectangle of a place on the screen: of the largest of its visible elements. Null if it is not visible. */
export const rectOf = (root: Element, place: PlaceId, locate?: Locate): DOMRect | null =>
  elementOf(root, place)?.getBoundingClientRect() ?? locate?.(place, root) ?? null;
