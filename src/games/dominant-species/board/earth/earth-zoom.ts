/**
 * Pan and zoom of earth by d3-zoom: wheel, pinch, drag, double click, keys and buttons.
 *
 * The transform is a style of the moving groups. During a gesture the browser moves the painted picture of earth; as soon as the
 * gesture ends, earth is painted at its new place.
 */
import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { prefersLessMotion } from '../../../../ui/motion/motion.ts';
import { EarthAtRest, type Transform } from './at-rest.ts';
import { type Point, REACHABLE, SIDE, type Sight, scalesOf } from './geometry.ts';

/** How far the pointer may move during a click, in CSS pixels. */
const CLICK_DISTANCE = 5;

/** Earth that pans and zooms. It fits itself into its frame until somebody zooms by hand, and again when asked to. */
export class EarthZoom extends EarthAtRest {
  /** What holds the drawing: it stays where it is, so that hands are measured against it. */
  readonly #view: HTMLElement;
  /** What the hand moves: earth and the effects above it. */
  readonly #picture: HTMLElement;
  readonly #selection: Selection<HTMLElement, unknown, null, undefined>;
  readonly #behaviour = zoom<HTMLElement, unknown>();
  #byHand = false;
  /** The transform that earth is painted with. */
  #painted: Transform = zoomIdentity;

  constructor(drawing: SVGSVGElement, moving: readonly SVGGElement[], sight: Sight) {
    super(drawing, moving, sight);
    this.#picture = drawing.parentElement!;
    this.#view = this.#picture.parentElement!;
    this.#selection = select(this.#view);
    this.#behaviour
      .clickDistance(CLICK_DISTANCE)
      .duration(prefersLessMotion() ? 0 : 250)
      .filter((event: MouseEvent | TouchEvent) => {
        const isOnEarth =
          event.target === this.#view || (event.target instanceof Node && drawing.contains(event.target));
        return isOnEarth && accepts(event);
      })
      .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent !== null) this.glide(false);
      })
      .on('end', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent !== null) this.draw(event.transform);
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent === null) {
          this.draw(event.transform);
          return;
        }
        this.#carry(event.transform);
        this.#byHand = true;
        // Explanations of what was pointed at close as they do when a page scrolls.
        drawing.dispatchEvent(new Event('scroll'));
      });
    this.#selection.call(this.#behaviour);
  }

  override end(): void {
    super.end();
    this.#selection.on('.zoom', null);
  }

  override fit(): void {
    this.#byHand = false;
    super.fit();
  }

  override scaleBy(factor: number): void {
    this.#byHand = true;
    this.glide(true);
    this.#behaviour.scaleBy(this.#selection, factor);
  }

  override pan(right: number, down: number): void {
    this.#byHand = true;
    this.#pan(right, down);
  }

  override reveal(place: Point): void {
    const { k, x, y } = zoomTransform(this.#view);
    const room = Math.min(SIDE * 0.95 * k, this.frame.width / 2, this.frame.height / 2);
    const past = (at: number, size: number): number => Math.min(0, at - room) + Math.max(0, at + room - size);
    const right = past(place.x * k + x, this.frame.width);
    const down = past(place.y * k + y, this.frame.height);
    if (right !== 0 || down !== 0) this.#pan(right, down);
  }

  /** Moves the picture of earth as it is painted. */
  #carry({ k, x, y }: Transform): void {
    const by = k / this.#painted.k;
    const left = x - this.#painted.x * by;
    const top = y - this.#painted.y * by;
    this.#picture.style.transform = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${by.toFixed(5)})`;
  }

  protected override draw(transform: Transform): void {
    this.#painted = transform;
    this.#picture.style.transform = '';
    super.draw(transform);
  }

  #pan(right: number, down: number): void {
    const { k } = zoomTransform(this.#view);
    this.glide(true);
    this.#behaviour.translateBy(this.#selection, -right / k, -down / k);
  }

  protected override settle(gently: boolean): void {
    const frame = this.frame;
    if (frame.width === 0) return;
    const { whole, corners } = this.sight;
    const [smallest, largest] = scalesOf(frame, this.sight);
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
    const before = zoomTransform(this.#view);
    const isUseful =
      corners.length === 0 || (before.k >= REACHABLE && corners.some((corner) => this.#isInView(corner, before)));
    if (!isUseful) this.#byHand = false;
    const after = this.#bounded(this.#byHand ? before : this.#resting());
    if (after.k === before.k && after.x === before.x && after.y === before.y) return;
    this.glide(gently);
    this.#behaviour.transform(this.#selection, after);
  }

  #resting(): ZoomTransform {
    const { k, x, y } = this.resting();
    return zoomIdentity.translate(x, y).scale(k);
  }

  /** The transform nearest to this one that neither loses earth nor is too large or small. */
  #bounded(transform: ZoomTransform): ZoomTransform {
    const [smallest, largest] = this.#behaviour.scaleExtent();
    const { width, height } = this.frame;
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
    return x > 0 && x < this.frame.width && y > 0 && y < this.frame.height;
  }
}

/**
 * What d3-zoom reacts to: by default the wheel and the main button; no double click on a target, which answers; and no press
 * where species can be dragged, except with a second finger.
 */
function accepts(event: MouseEvent | TouchEvent): boolean {
  if (event.type === 'dblclick' || event.type === 'touchend')
    return !(event.target instanceof Element && event.target.closest('[data-move]') !== null);
  const isPress =
    event.type === 'mousedown' || (event.type === 'touchstart' && (event as TouchEvent).touches.length < 2);
  if (isPress && event.target instanceof Element && event.target.closest('[data-group]') !== null) return false;
  return (!event.ctrlKey || event.type === 'wheel') && !('button' in event && event.button !== 0);
}
