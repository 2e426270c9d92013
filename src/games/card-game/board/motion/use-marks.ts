/** Marks on the table where something has happened, without drawing anything again. */
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { GameEvent } from '../../rules/chance.ts';
import type { History } from '../state/history.ts';
import { placesOf } from '../state/places.ts';

const NOWHERE: readonly string[] = [];

/**
 * Marks what somebody who is not at this screen has just done, until the next move; or the place of the event that is passed to the
 * function returned.
 */
export function useMarks(
  root: RefObject<HTMLElement | null>,
  history: History,
  seats: readonly number[],
): (event: GameEvent | null) => void {
  const [pointedAt, pointAt] = useState<GameEvent | null>(null);
  const last = history.at(-1);
  const places = useMemo(() => {
    if (pointedAt !== null) return placesOf(pointedAt);
    const player = last?.player ?? null;
    return last === undefined || player === null || seats.includes(player) ? NOWHERE : last.events.flatMap(placesOf);
  }, [pointedAt, last, seats]);
  useEffect(() => {
    const marked = places.flatMap((place) => [
      ...(root.current?.querySelectorAll<HTMLElement>(`[data-motion="${place}"]`) ?? []),
    ]);
    for (const each of marked) each.dataset.marked = 'true';
    return () => {
      for (const each of marked) delete each.dataset.marked;
    };
  }, [root, places]);
  return pointAt;
}
