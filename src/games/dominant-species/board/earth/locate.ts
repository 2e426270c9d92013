/** Where places of earth lie on the screen: many are drawn without an element of their own, as vacant hexes and where species stand. */
import type { PlaceId } from '../../../../table/types.ts';
import { ANIMALS } from '../../rules/components.ts';
import { cornerNamed, hexNamed } from '../../rules/earth.ts';
import { DISK, type Point, SIDE, TOKEN, centreOf, coneAt, cornerAt, tokenAt } from './geometry.ts';

/** The middle of a place in the drawing, and its size; null for a place that is not on earth. */
function boxOf(place: PlaceId): (Point & { readonly size: number }) | null {
  const [kind = '', ...rest] = place.split(' ');
  const corner = kind === 'corner' ? cornerNamed(rest.join(' ')) : undefined;
  if (corner !== undefined) return { ...cornerAt(corner), size: 2 * DISK };
  const hex = hexNamed(rest[0] ?? '');
  if (hex === undefined) return null;
  if (kind === 'tile') return { ...centreOf(hex), size: 2 * SIDE };
  const animal = ANIMALS.findIndex((name) => name === rest[1]);
  if (animal < 0) return null;
  const cone = { ...coneAt(animal, hex), size: TOKEN };
  switch (kind) {
    case 'species':
      return { ...tokenAt(animal, hex), size: TOKEN };
    case 'cone':
      return cone;
    case 'above':
      return { ...cone, y: cone.y - SIDE * 0.8 };
    default:
      return null;
  }
}

/** From the drawing of earth to the screen; null where nothing is laid out, as in jsdom. */
export function earthOnScreen(root: Element): DOMMatrix | null {
  const content = root.querySelector<SVGGElement>('.ds-earth-content');
  return content !== null && 'getScreenCTM' in content ? content.getScreenCTM() : null;
}

export function locate(place: PlaceId, root: Element): DOMRect | null {
  const box = boxOf(place);
  const matrix = earthOnScreen(root);
  if (box === null || matrix === null) return null;
  const [width, height] = [box.size * matrix.a, box.size * matrix.d];
  return new DOMRect(box.x * matrix.a + matrix.e - width / 2, box.y * matrix.d + matrix.f - height / 2, width, height);
}
