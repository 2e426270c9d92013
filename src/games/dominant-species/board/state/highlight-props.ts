/** Highlighting the events of a log line by pointing at it: hover, focus or tap. */
import { type PointerEvent, useEffect } from 'react';
import type { GameEvent } from '../../rules/events.ts';
import type { HistoryEntry } from './history.ts';
import { type Highlight, NO_HIGHLIGHT } from './highlight.ts';
import { useTable } from './table.ts';

/** Whether a finger has just met a line whose place was not shown yet. */
let isFirstTap = false;

/**
 * The event handlers of a button for these events. `isShownFirst`: a finger, which cannot hover, highlights the place with its
 * first tap, and opens the earlier table with its second.
 */
export const highlightProps = (highlight: Highlight, events: readonly GameEvent[], isShownFirst = false) => {
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
    onPointerDown({ pointerType }: PointerEvent) {
      const shown = highlight.get();
      const isShown = shown.at === 'events' && shown.events[0] === events[0];
      isFirstTap = isShownFirst && pointerType === 'touch' && !isShown;
    },
    onFocus: look,
    onBlur: lookAway,
    onClick() {
      look();
      if (!isFirstTap) highlight.lookBack(events);
      isFirstTap = false;
    },
  };
};

/** Clears the highlight when the component unmounts. */
export function useClearHighlight(): void {
  const { highlight } = useTable();
  useEffect(
    () => () => {
      highlight.set(NO_HIGHLIGHT);
    },
    [highlight],
  );
}

/** Lets events link to the table as it was then. */
export function useLookBack(
  highlight: Highlight,
  history: readonly HistoryEntry[],
  onLookBack: ((entry: number) => void) | undefined,
): void {
  useEffect(() => {
    if (onLookBack === undefined) return;
    highlight.onLookBack((events) => {
      const entry = history.findLastIndex((each) => each.events.some((event) => events.includes(event)));
      if (entry >= 0) onLookBack(entry);
    });
    return () => {
      highlight.onLookBack(null);
    };
  }, [highlight, history, onLookBack]);
}
