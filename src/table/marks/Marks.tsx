/** Marks (`data-marked`) on the places of the table where something has happened, without drawing anything again. */
import { useEffect, useMemo } from 'react';
import { usePointed } from '../pointing.ts';
import type { GameTypes, PlaceId } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';
import { elementsOf } from '../places.ts';
import './marks.css';

const NOTHING: readonly never[] = [];

/** Marks what is pointed at; otherwise what somebody who is not at this screen has just done, until the next move. */
export function Marks() {
  const { board, root } = useFrame<GameTypes>();
  const { state, history, seats } = useTable<GameTypes>();
  const { events, places } = usePointed<GameTypes>();
  const last = history.at(-1);
  const marked = useMemo(() => {
    const placesOf = (happened: readonly GameTypes['Event'][]): readonly PlaceId[] =>
      happened.flatMap((event) => board.places?.(event, state) ?? NOTHING);
    const player = last?.player ?? null;
    const isSeen = last === undefined || player === null || seats.includes(player);
    return [...places, ...placesOf(events.length > 0 ? events : isSeen ? NOTHING : last.events)];
  }, [board, events, places, last, seats, state]);
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const elements = marked.flatMap((place) => elementsOf(table, place));
    for (const each of elements) each.dataset.marked = 'true';
    return () => {
      for (const each of elements) delete each.dataset.marked;
    };
  }, [root, marked]);
  return null;
}
