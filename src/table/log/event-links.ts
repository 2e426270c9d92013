/** Lines that stand for events: pointing at them shows the events, a click the table as it was then. */
import { type PointerEvent, useEffect } from 'react';
import type { GameTypes } from '../types.ts';
import { useTable } from '../use-table.ts';
import { type LinkTable, lookBackAt } from './turns.ts';

/** Whether a finger has just met a line whose place was not shown yet. */
let isFirstTap = false;

/**
 * The event handlers of a button for these events. `isShownFirst`: a finger, which cannot hover, shows the place with its first
 * tap, and opens the earlier table with its second.
 */
export const eventLink = <G extends GameTypes>(
  table: LinkTable<G>,
  events: readonly G['Event'][],
  isShownFirst = false,
) => {
  const { pointing } = table;
  const point = (): void => {
    pointing.point({ events });
  };
  const leave = (): void => {
    pointing.point(null);
  };
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse') point();
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') leave();
    },
    onPointerDown({ pointerType }: PointerEvent) {
      const isShown = pointing.get()?.events?.[0] === events[0];
      isFirstTap = isShownFirst && pointerType === 'touch' && !isShown;
    },
    onFocus: point,
    onBlur: leave,
    onClick() {
      point();
      if (!isFirstTap) lookBackAt(table, events);
      isFirstTap = false;
    },
  };
};

/** Points at nothing any more when the component unmounts. */
export function usePointAway(): void {
  const { pointing } = useTable<GameTypes>();
  useEffect(
    () => () => {
      pointing.point(null);
    },
    [pointing],
  );
}
