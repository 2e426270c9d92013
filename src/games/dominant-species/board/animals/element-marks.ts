/** An animal's added elements, marked if they have come or gone, or would. */
import { ELEMENTS, ELEMENTS_HELD } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type State, held } from '../../rules/state.ts';
import { elementsHeld } from '../../rules/pieces.ts';

export interface MarkedElement {
  readonly element: number;
  readonly mark: 'held' | 'gained' | 'lost';
}

/** How many of an element an animal gains or (below 0) loses by some events. */
function changeOf(events: readonly GameEvent[], animal: number, element: number): number {
  let change = 0;
  for (const each of events) {
    if (each.event !== 'element gained' && each.event !== 'element lost') continue;
    if (each.animal === animal && each.element === element) change += each.event === 'element gained' ? 1 : -1;
  }
  return change;
}

/** `would`: the events are a preview, and the table is as before them; otherwise it is as after them. */
export function markedElements(
  s: State,
  animal: number,
  events: readonly GameEvent[],
  would: boolean,
): MarkedElement[] {
  let room = ELEMENTS_HELD - elementsHeld(s, animal);
  const marks: MarkedElement[] = [];
  for (let element = 0; element < ELEMENTS.length; element++) {
    const here = s.added[held(animal, element)]!;
    const change = changeOf(events, animal, element);
    const gained = Math.max(0, change);
    const lost = Math.max(0, -change);
    const marked = Math.min(here, would ? lost : gained);
    // Elements to come or gone are drawn where there is room for an element.
    const absent = Math.min(room, would ? gained : lost);
    room -= absent;
    for (let i = 0; i < here + absent; i++) {
      const mark = i < here - marked ? 'held' : i < here === would ? 'lost' : 'gained';
      marks.push({ element, mark });
    }
  }
  return marks;
}
