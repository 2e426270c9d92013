/** Pieces that fly from where they were to where they go, above the table. They catch no pointer and delay nothing. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersLessMotion } from '../../../../ui/motion.ts';
import type { GameEvent } from '../../rules/events.ts';
import { NOTHING } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { CardIcon } from '../art/marks.tsx';
import { PawnMark } from '../art/pieces.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { TUNDRA } from '../../rules/components.ts';
import { type Point, centreOf, cornerAt, tokenAt } from '../earth/geometry.ts';
import { type Flight, type Piece, type Place, flightsOf } from './flights.ts';
import './motion.css';

/** How long a flight takes, and how much later the next begins, in milliseconds. */
const DURATION = 280;
const STAGGER = 60;

function Drawn({ piece }: { piece: Piece }) {
  switch (piece.piece) {
    case 'pawn':
      return <PawnMark animal={piece.animal} size={30} />;
    case 'token':
    case 'cone':
      return <AnimalIcon animal={piece.animal} size={34} />;
    case 'disk':
      return <ElementIcon element={piece.element} size={24} variant="disk" />;
    case 'tile':
      return <TerrainSwatch terrain={piece.terrain} size={70} />;
    case 'ice':
      return <TerrainSwatch terrain={TUNDRA} size={70} />;
    case 'card':
      return <CardIcon size={40} />;
  }
}

/** The middle of a place on the screen; null where it cannot be seen. */
function pointOf(root: HTMLElement, place: Place): Point | null {
  if ('named' in place) {
    const found = [...root.querySelectorAll(`[data-place="${place.named}"]`)].find(
      (each) => each.getClientRects().length > 0,
    );
    if (found === undefined) return null;
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
  const content = root.querySelector<SVGGElement>('.ds-earth-content');
  const matrix = content?.getScreenCTM();
  if (!matrix) return null;
  const at =
    'corner' in place
      ? cornerAt(place.corner)
      : place.animal === NOTHING
        ? centreOf(place.hex)
        : tokenAt(place.animal, place.hex);
  return { x: at.x * matrix.a + matrix.e, y: at.y * matrix.d + matrix.f };
}

/** Lets a piece fly once it is on the screen. */
function fly(element: HTMLElement, root: HTMLElement, { from, to }: Flight, i: number): boolean {
  const start = pointOf(root, from);
  const end = pointOf(root, to);
  if (start === null || end === null) return false;
  const at = ({ x, y }: Point): string => `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px) translate(-50%, -50%)`;
  element.animate(
    [
      { transform: at(start), opacity: 1 },
      { transform: at(end), opacity: 1, offset: 0.9 },
      { transform: at(end), opacity: 0 },
    ],
    { duration: DURATION, delay: i * STAGGER, easing: 'ease-in-out', fill: 'both' },
  );
  return true;
}

/** Shows the flights of the events whenever they are others than before; what flew before is gone at once. */
export function Flights({ root, events }: { root: RefObject<HTMLElement | null>; events: readonly GameEvent[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ events: readonly GameEvent[]; flights: readonly Flight[] }>({
    events,
    flights: [],
  });
  if (shown.events !== events) setShown({ events, flights: prefersLessMotion() ? [] : flightsOf(events) });
  const { flights } = shown;

  useEffect(() => {
    const board = root.current;
    if (board === null || layer.current === null || flights.length === 0) return;
    const pieces = [...layer.current.children] as HTMLElement[];
    pieces.forEach((piece, i) => {
      if (!fly(piece, board, flights[i]!, i)) piece.hidden = true;
    });
    const timer = setTimeout(
      () => {
        setShown((before) => ({ ...before, flights: [] }));
      },
      DURATION + STAGGER * flights.length,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [root, flights]);

  return (
    <div ref={layer} className="ds-flights" aria-hidden="true">
      {flights.map(({ piece }, i) => (
        <div key={i}>
          <Drawn piece={piece} />
        </div>
      ))}
    </div>
  );
}
