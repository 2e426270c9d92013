/** The added elements of an animal, with those marked that came or went, or would. */
import { ELEMENTS, ELEMENTS_HELD } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type State, held } from '../../rules/state.ts';
import { elementsHeld } from '../../rules/pieces.ts';

export interface MarkedElement {
  readonly element: number;
  readonly mark: 'held' | 'gained' | 'lost';
}

/** How many of each element an animal gains or (below 0) loses by some events. */
function changes(events: readonly GameEvent[], animal: number): number[] {
  const by = ELEMENTS.map(() => 0);
  for (const event of events) {
    if (event.event === 'element gained' && event.animal === animal) by[event.element]!++;
    if (event.event === 'element lost' && event.animal === animal) by[event.element]!--;
  }
  return by;
}

/** `would`: the events are those of a preview, the table is as it is before them; else it is as it is after them. */
export function markedElements(
  s: State,
  animal: number,
  events: readonly GameEvent[],
  would: boolean,
): MarkedElement[] {
  const by = changes(events, animal);
  let room = ELEMENTS_HELD - elementsHeld(s, animal);
  return ELEMENTS.flatMap((_, element) => {
    const here = s.added[held(animal, element)]!;
    const gained = Math.max(0, by[element]!);
    const lost = Math.max(0, -by[element]!);
    const marked = Math.min(here, would ? lost : gained);
    // What has yet to come and what is gone already stand where there is room for an element.
    const absent = Math.min(room, would ? gained : lost);
    room -= absent;
    return [
      ...Array.from({ length: here - marked }, () => ({ element, mark: 'held' as const })),
      ...Array.from({ length: marked }, () => ({ element, mark: would ? ('lost' as const) : ('gained' as const) })),
      ...Array.from({ length: absent }, () => ({ element, mark: would ? ('gained' as const) : ('lost' as const) })),
    ];
  });
}
