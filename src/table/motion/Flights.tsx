/** Pieces that fly from where they were to where they go, above the table. They ignore the pointer and delay nothing. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { newFrames } from '../../ui/motion/after-paint.ts';
import { originOf } from '../../ui/placement.ts';
import { rectOf } from '../places.ts';
import type { Flight, Locate, PlaceId } from '../types.ts';
import './flights.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long a piece flies from one place to the next, and the delay between pieces, in milliseconds. */
const DURATION = 280;
const STAGGER = 60;
/** The time per place of a flight with several stops, in milliseconds: the piece hops. */
const HOP = 170;

const durationOf = ({ way }: Flight<unknown>): number => (way.length === 2 ? DURATION : HOP * (way.length - 1));

/** The centre of the first visible place among several; null if none is visible. */
function pointOf(root: Element, places: PlaceId | readonly PlaceId[], locate: Locate | undefined): Point | null {
  for (const place of [places].flat()) {
    const rect = rectOf(root, place, locate);
    if (rect !== null) return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
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

interface FlightsProps<Piece> {
  readonly root: RefObject<HTMLElement | null>;
  /** Other flights end at once. */
  readonly flights: readonly Flight<Piece>[];
  /** The delay before the first piece, in milliseconds. */
  readonly delay: number;
  readonly draw: (piece: Piece) => ReactNode;
  readonly locate: Locate | undefined;
}

/** Animates flights whenever they change. */
export function Flights<Piece>({ root, flights: given, delay, draw, locate }: FlightsProps<Piece>) {
  const layer = useRef<HTMLDivElement>(null);
  const [landed, setLanded] = useState(given);
  const flights = landed === given ? [] : given;
  useEffect(() => {
    const table = root.current;
    const pieces = [...(layer.current?.children ?? [])] as HTMLElement[];
    if (table === null || pieces.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frames = newFrames();
    // Measured once the table is painted: earlier, the browser would need an extra layout.
    frames.after(() => {
      // All measurements before the first animation: otherwise each piece would cause a layout.
      const origin = originOf(table);
      const ways = given.map(({ way }) =>
        way.map((places) => {
          const point = pointOf(table, places, locate);
          return point && { x: point.x - origin.left, y: point.y - origin.top };
        }),
      );
      let end = 0;
      pieces.forEach((piece, i) => {
        const flight = given[i]!;
        if (!fly(piece, ways[i]!, durationOf(flight), delay + i * STAGGER)) piece.hidden = true;
        end = Math.max(end, delay + i * STAGGER + durationOf(flight));
      });
      timer = setTimeout(() => {
        setLanded(given);
      }, end + STAGGER);
    });
    return () => {
      frames.cancel();
      clearTimeout(timer);
    };
  }, [root, given, delay, locate]);
  return (
    <div ref={layer} className="ui-flights" aria-hidden="true">
      {flights.map(({ piece }, i) => (
        <div key={i}>{draw(piece)}</div>
      ))}
    </div>
  );
}
