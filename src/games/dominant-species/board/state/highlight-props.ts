/** Looking at something of the log by pointing at what tells it: by hover, focus or tap. */
import { type PointerEvent, useEffect } from 'react';
import type { GameEvent } from '../../rules/events.ts';
import { type Highlight, NO_HIGHLIGHT } from './highlight.ts';
import { useTable } from './table.ts';

/** What a button that tells of these events listens to. */
export const highlightProps = (highlight: Highlight, events: readonly GameEvent[]) => {
  const look = (): void => {
    highlight.set({ at: 'events', events });
  };
  const lookAway = (): void => {
    highlight.set(NO_HIGHLIGHT);
  };
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse') look();
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') lookAway();
    },
    onFocus: look,
    onBlur: lookAway,
    onClick: look,
  };
};

/** Looks away once the component is gone. */
export function useClearHighlight(): void {
  const { highlight } = useTable();
  useEffect(
    () => () => {
      highlight.set(NO_HIGHLIGHT);
    },
    [highlight],
  );
}
