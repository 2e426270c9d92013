/** Animations and sounds of events. Loaded after the table: nothing waits for it. */
import { type RefObject, useEffect, useState } from 'react';
import { prefersLessMotion } from '../../../../ui/motion.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { useTable } from '../state/table.ts';
import { Flights } from './Flights.tsx';
import { type Flight, type Origins, conesHanded, originsOf } from './flights.ts';
import { playEvents } from './sounds.ts';

const NO_EVENTS: readonly GameEvent[] = [];

interface Shown {
  readonly events: readonly GameEvent[];
  readonly s: State;
  /** Events already shown: they return by undoing, and are not animated again. */
  readonly past: readonly (readonly GameEvent[])[];
  /** The events to animate. */
  readonly fresh: readonly GameEvent[];
  readonly cones: readonly Flight[];
  /** Where what was placed has come from. */
  readonly origins: Origins;
  /** The initiative order before. */
  readonly order: readonly number[];
}

/** Lets the animals' cards slide to their new places in initiative order. */
function slide(root: HTMLElement, before: readonly number[], after: readonly number[]): void {
  const cards = after.map((animal) =>
    root.querySelector<HTMLElement>(`.ds-animal[data-place="animal ${String(animal)}"]`),
  );
  const tops = cards.map((card) => card?.getBoundingClientRect().top ?? 0);
  cards.forEach((card, place) => {
    const from = tops[before.indexOf(after[place]!)];
    if (card === null || from === undefined || from === tops[place]) return;
    card.animate([{ transform: `translateY(${String(from - tops[place]!)}px)` }, { transform: 'none' }], {
      duration: 280,
      easing: 'ease-in-out',
    });
  });
}

export function Motion({ root, events }: { root: RefObject<HTMLElement | null>; events: readonly GameEvent[] }) {
  const { s } = useTable();
  const [shown, setShown] = useState<Shown>({
    events,
    s,
    past: [events],
    fresh: NO_EVENTS,
    cones: [],
    origins: originsOf(s, s),
    order: s.initiative,
  });
  let now = shown;
  if (shown.events !== events) {
    const isFresh = !shown.past.includes(events);
    now = {
      events,
      s,
      past: isFresh ? [...shown.past, events] : shown.past,
      fresh: isFresh ? events : NO_EVENTS,
      cones: isFresh && !prefersLessMotion() ? conesHanded(shown.s, s) : [],
      origins: originsOf(shown.s, s),
      order: shown.s.initiative,
    };
    setShown(now);
  }
  const { fresh, order } = now;
  useEffect(() => {
    if (fresh.length > 0) playEvents(fresh);
  }, [fresh]);
  useEffect(() => {
    const board = root.current;
    if (board === null || prefersLessMotion() || order.join() === now.s.initiative.join()) return;
    slide(board, order, now.s.initiative);
  }, [root, order, now.s]);
  return <Flights root={root} events={fresh} cones={now.cones} origins={now.origins} />;
}
