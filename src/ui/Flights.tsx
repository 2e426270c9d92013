/** Pieces that fly from where they were to where they go, above the table. They ignore the pointer and delay nothing. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { newFrames } from './after-paint.ts';
import { isHurried } from './hurry.ts';
import { prefersLessMotion } from './motion.ts';
import './flights.css';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A flying piece. `Place`: anything that the game's board can find on the screen. */
export interface Flight<Piece, Place> {
  readonly piece: Piece;
  /** Its start, any stops, and its end: at least two places. */
  readonly way: readonly Place[];
}

interface FlightsProps<Event, Piece, Place> {
  readonly root: RefObject<HTMLElement | null>;
  /** The latest events. The same array is animated only once. */
  readonly events: readonly Event[];
  readonly flightsOf: (events: readonly Event[]) => readonly Flight<Piece, Place>[];
  /** The centre of a place on the screen; null if it is not visible. */
  readonly pointOf: (root: HTMLElement, place: Place) => Point | null;
  readonly draw: (piece: Piece) => ReactNode;
  /** The delay before the first piece, in milliseconds; none by default. */
  readonly delay?: number | undefined;
}

/** How long a piece flies from one place to the next, and the delay between pieces, in milliseconds. */
const DURATION = 280;
const STAGGER = 60;
/** The time per place of a flight with several stops, in milliseconds: the piece hops. */
const HOP = 170;

const durationOf = ({ way }: Flight<unknown, unknown>): number =>
  way.length === 2 ? DURATION : HOP * (way.length - 1);

/** The centre of a visible element. */
export function middleOf(elements: Iterable<Element>): Point | null {
  for (const element of elements) {
    if (element.getClientRects().length === 0) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}

/** Animates a piece that is on the screen; false if its way is not visible. */
function fly(element: HTMLElement, points: readonly (Point | null)[], duration: number, delay: number): boolean {
  const seen = points.filter((point) => point !== null);
  if (seen.length < 2 || points[0] === null || points.at(-1) === null) return false;
  const at = ({ x, y }: Point): string => `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px) translate(-50%, -50%)`;
  const landed = at(seen.at(-1)!);
  element.animate(
    [
      ...seen.map((point, i) => ({ transform: at(point), opacity: 1, offset: (0.9 * i) / (seen.length - 1) })),
      { transform: landed, opacity: 0 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'both' },
  );
  return true;
}

/** Animates the events whenever they change; earlier flights end at once. */
export function Flights<Event, Piece, Place>({
  root,
  events,
  flightsOf,
  pointOf,
  draw,
  delay = 0,
}: FlightsProps<Event, Piece, Place>) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ events: readonly Event[]; flights: readonly Flight<Piece, Place>[] }>({
    events,
    flights: [],
  });
  if (shown.events !== events)
    setShown({ events, flights: prefersLessMotion() || isHurried() ? [] : flightsOf(events) });
  const { flights } = shown;

  useEffect(() => {
    const board = root.current;
    const pieces = [...(layer.current?.children ?? [])] as HTMLElement[];
    if (board === null || flights.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frames = newFrames();
    // Measured once the table is painted: earlier, the browser would need an extra layout.
    frames.after(() => {
      // All measurements before the first animation: otherwise each piece would cause a layout.
      const ways = flights.map(({ way }) => way.map((place) => pointOf(board, place)));
      let end = 0;
      pieces.forEach((piece, i) => {
        const flight = flights[i]!;
        if (!fly(piece, ways[i]!, durationOf(flight), delay + i * STAGGER)) piece.hidden = true;
        end = Math.max(end, delay + i * STAGGER + durationOf(flight));
      });
      timer = setTimeout(() => {
        setShown((before) => ({ ...before, flights: [] }));
      }, end + STAGGER);
    });
    return () => {
      frames.cancel();
      clearTimeout(timer);
    };
  }, [root, flights, pointOf, delay]);

  return (
    <div ref={layer} className="ui-flights" aria-hidden="true">
      {flights.map(({ piece }, i) => (
        <div key={i}>{draw(piece)}</div>
      ))}
    </div>
  );
}
