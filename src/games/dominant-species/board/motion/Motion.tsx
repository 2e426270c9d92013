/** What moves and sounds when something happens. Fetched after the table: nothing waits for it. */
import { type RefObject, useEffect, useRef } from 'react';
import type { GameEvent } from '../../rules/events.ts';
import { Flights } from './Flights.tsx';
import { playEvents } from './sounds.ts';

export function Motion({ root, events }: { root: RefObject<HTMLElement | null>; events: readonly GameEvent[] }) {
  const heard = useRef(events);
  useEffect(() => {
    if (heard.current === events) return;
    heard.current = events;
    playEvents(events);
  }, [events]);
  return <Flights root={root} events={events} />;
}
