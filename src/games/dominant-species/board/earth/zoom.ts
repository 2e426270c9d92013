/** How earth is seen: fitted into its frame at once, panned and zoomed as soon as the code for it is there. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import { EarthAtRest } from './at-rest.ts';
import type { Point, Sight } from './geometry.ts';

const useZoom = lazyValue(async () => (await import('./earth-zoom.ts')).EarthZoom);

/** How far a press on an arrow key pans, in CSS pixels. */
const STEP = 80;

/** What the buttons and keys of earth do to its view. */
export interface View {
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly fit: () => void;
  /** Brings a place into view. */
  readonly reveal: (place: Point) => void;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Makes a drawing pan and zoom: its content, and the effects drawn above it. */
export function useEarthZoom(
  drawing: RefObject<SVGSVGElement | null>,
  content: RefObject<SVGGElement | null>,
  effects: RefObject<SVGGElement | null>,
  sight: Sight,
): View {
  const earth = useRef<EarthAtRest>(null);
  const first = useRef(sight);
  const Zoom = useZoom() ?? EarthAtRest;

  useLayoutEffect(() => {
    if (drawing.current === null || content.current === null || effects.current === null) return;
    const made = new Zoom(drawing.current, [content.current, effects.current], first.current);
    made.start();
    earth.current = made;
    return () => {
      made.end();
      earth.current = null;
    };
  }, [drawing, content, effects, Zoom]);

  useLayoutEffect(() => {
    first.current = sight;
    earth.current?.see(sight);
  }, [sight]);

  // Arrow keys scroll whatever else has the focus.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const arrow = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
      const isOurs =
        event.target === document.body || (event.target instanceof Node && drawing.current?.contains(event.target));
      if (arrow === undefined || !isOurs || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      earth.current?.pan(...arrow);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [drawing]);

  const [view] = useState<View>(() => ({
    larger: () => earth.current?.scaleBy(1.35),
    smaller: () => earth.current?.scaleBy(1 / 1.35),
    fit: () => earth.current?.fit(),
    reveal: (place) => earth.current?.reveal(place),
  }));
  return view;
}
