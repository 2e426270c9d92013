/**
 * Pan and zoom of earth by d3-zoom: wheel, pinch, drag, double click, keys and buttons.
 *
 * The transform is a style of the groups that move, so that nothing is drawn anew. Earth fits itself into its frame until
 * somebody zooms by hand, and again when asked to.
 */
import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Frame, type Point, REACHABLE, SIDE, type Sight, restingLook, scalesOf } from './geometry.ts';

/** Below this scale numbers are drawn larger (`data-far` on the drawing, see earth.css). */
const FAR = 0.46;
/** How far a press on an arrow key pans, in CSS pixels. */
const STEP = 80;
/** How far the pointer may move during a click, in CSS pixels. */
const CLICK_DISTANCE = 5;

class EarthZoom {
  readonly #drawing: SVGSVGElement;
  readonly #moving: readonly SVGGElement[];
  readonly #selection: Selection<SVGSVGElement, unknown, null, undefined>;
  readonly #behaviour = zoom<SVGSVGElement, unknown>();
  readonly #observer: ResizeObserver;
  #frame: Frame = { width: 0, height: 0 };
  #sight: Sight;
  #byHand = false;

  constructor(drawing: SVGSVGElement, moving: readonly SVGGElement[], sight: Sight) {
    this.#drawing = drawing;
    this.#moving = moving;
    this.#sight = sight;
    this.#selection = select(drawing);
    this.#behaviour
      .clickDistance(CLICK_DISTANCE)
      .duration(window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250)
      .filter(accepts)
      .on('start', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent !== null) this.#glide(false);
      })
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.#draw(event.transform);
        if (event.sourceEvent === null) return;
        this.#byHand = true;
        // Explanations of what was pointed at close as they do when a page scrolls.
        drawing.dispatchEvent(new Event('scroll'));
      });
    this.#selection.call(this.#behaviour);
    this.#observer = new ResizeObserver(() => {
      this.#measure();
    });
    this.#observer.observe(drawing);
    this.#measure();
  }

  end(): void {
    this.#observer.disconnect();
    this.#selection.on('.zoom', null);
  }

  /** Earth or what can be named has changed. */
  see(sight: Sight): void {
    this.#sight = sight;
    this.#settle(true);
  }

  /** Earth as a whole, or as near as the question needs; it fits itself from now on. */
  fit(): void {
    this.#byHand = false;
    this.#settle(true);
  }

  /** Larger or smaller about the middle. */
  scaleBy(factor: number): void {
    this.#byHand = true;
    this.#glide(true);
    this.#behaviour.scaleBy(this.#selection, factor);
  }

  /** Pans to the right and downwards by so many CSS pixels. */
  pan(right: number, down: number): void {
    this.#byHand = true;
    this.#pan(right, down);
  }

  /** Brings a place into view. */
  reveal(place: Point): void {
    const { k, x, y } = zoomTransform(this.#drawing);
    const room = Math.min(SIDE * 0.95 * k, this.#frame.width / 2, this.#frame.height / 2);
    const past = (at: number, size: number): number => Math.min(0, at - room) + Math.max(0, at + room - size);
    const right = past(place.x * k + x, this.#frame.width);
    const down = past(place.y * k + y, this.#frame.height);
    if (right !== 0 || down !== 0) this.#pan(right, down);
  }

  #pan(right: number, down: number): void {
    const { k } = zoomTransform(this.#drawing);
    this.#glide(true);
    this.#behaviour.translateBy(this.#selection, -right / k, -down / k);
  }

  #measure(): void {
    const { width, height, left, bottom } = this.#drawing.getBoundingClientRect();
    if (width === 0 || height === 0 || (width === this.#frame.width && height === this.#frame.height)) return;
    const obstacle = this.#drawing.parentElement?.querySelector('[data-obstacle]')?.getBoundingClientRect();
    this.#frame =
      obstacle === undefined || obstacle.width === 0
        ? { width, height }
        : { width, height, taken: { width: obstacle.right - left + 8, height: bottom - obstacle.top + 4 } };
    this.#settle(false);
  }

  /** Takes up what the frame and the sight have become. */
  #settle(gently: boolean): void {
    const frame = this.#frame;
    if (frame.width === 0) return;
    const { whole, corners } = this.#sight;
    const [smallest, largest] = scalesOf(frame, this.#sight);
    this.#behaviour
      .extent([
        [0, 0],
        [frame.width, frame.height],
      ])
      .translateExtent([
        [whole.x - whole.width / 4, whole.y - whole.height / 4],
        [whole.x + whole.width * 1.25, whole.y + whole.height * 1.25],
      ])
      .scaleExtent([Math.min(smallest, this.#resting().k), largest]);
    const before = zoomTransform(this.#drawing);
    const isUseful =
      corners.length === 0 || (before.k >= REACHABLE && corners.some((corner) => this.#isInView(corner, before)));
    if (!isUseful) this.#byHand = false;
    const after = this.#bounded(this.#byHand ? before : this.#resting());
    if (after.k === before.k && after.x === before.x && after.y === before.y) return;
    this.#glide(gently);
    this.#behaviour.transform(this.#selection, after);
  }

  #resting(): ZoomTransform {
    const { scale, middle } = restingLook(this.#frame, this.#sight);
    return zoomIdentity
      .translate(this.#frame.width / 2, this.#frame.height / 2)
      .scale(scale)
      .translate(-middle.x, -middle.y);
  }

  /** The transform nearest to this one that neither loses earth nor is too large or small. */
  #bounded(transform: ZoomTransform): ZoomTransform {
    const [smallest, largest] = this.#behaviour.scaleExtent();
    const { width, height } = this.#frame;
    const scale = Math.max(smallest, Math.min(largest, transform.k));
    const [x, y] = transform.invert([width / 2, height / 2]);
    return this.#behaviour.constrain()(
      scale === transform.k
        ? transform
        : zoomIdentity
            .translate(width / 2, height / 2)
            .scale(scale)
            .translate(-x, -y),
      [
        [0, 0],
        [width, height],
      ],
      this.#behaviour.translateExtent(),
    );
  }

  #isInView(place: Point, transform: ZoomTransform): boolean {
    const [x, y] = transform.apply([place.x, place.y]);
    return x > 0 && x < this.#frame.width && y > 0 && y < this.#frame.height;
  }

  #draw({ k, x, y }: ZoomTransform): void {
    const style = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${k.toFixed(5)})`;
    for (const group of this.#moving) {
      group.style.transform = style;
      group.ownerSVGElement!.toggleAttribute('data-far', k < FAR);
    }
  }

  /** Whether the next change of the transform is a short movement (a transition of the style) rather than at once. */
  #glide(gently: boolean): void {
    for (const group of this.#moving) group.classList.toggle('ds-gliding', gently);
  }
}

/**
 * What d3-zoom answers to: by default the wheel and the main button; no double click on a target, which answers; and no press where
 * species can be dragged, but for a second finger.
 */
function accepts(event: MouseEvent | TouchEvent): boolean {
  if (event.type === 'dblclick' || event.type === 'touchend')
    return !(event.target instanceof Element && event.target.closest('[data-move]') !== null);
  const isPress =
    event.type === 'mousedown' || (event.type === 'touchstart' && (event as TouchEvent).touches.length < 2);
  if (isPress && event.target instanceof Element && event.target.closest('[data-group]') !== null) return false;
  return (!event.ctrlKey || event.type === 'wheel') && !('button' in event && event.button !== 0);
}

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
  const earth = useRef<EarthZoom>(null);
  const first = useRef(sight);

  useLayoutEffect(() => {
    if (drawing.current === null || content.current === null || effects.current === null) return;
    const made = new EarthZoom(drawing.current, [content.current, effects.current], first.current);
    earth.current = made;
    return () => {
      made.end();
      earth.current = null;
    };
  }, [drawing, content, effects]);

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
