/** Earth at rest in its frame: as a whole, or as near as the question needs. The code that moves it is loaded later. */
import { observeSize } from '../../../../ui/resize.ts';
import { type Frame, type Point, type Sight, restingLook, roomBeside } from './geometry.ts';

/** Below this scale numbers are drawn larger (`data-far` on the drawing, see earth.css). */
const FAR = 0.46;
/** Below this scale they are drawn as large as the token allows (`data-farther`). */
const FARTHER = 0.33;
/** The distance of earth from obstacles in its frame, in CSS pixels. */
const GAP = 5;

/** A scale, and what it is moved by in CSS pixels. */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export class EarthAtRest {
  protected readonly drawing: SVGSVGElement;
  protected sight: Sight;
  protected frame: Frame = { width: 0, height: 0 };
  protected readonly moving: readonly SVGGElement[];
  /** The slips of paper over the upper right of earth, and where their upper left corner is in the frame. */
  readonly #slips: HTMLElement | null;
  #slipsAt: Point = { x: 0, y: 0 };
  #stopObserving = (): void => undefined;

  constructor(drawing: SVGSVGElement, moving: readonly SVGGElement[], sight: Sight) {
    this.drawing = drawing;
    this.moving = moving;
    this.sight = sight;
    this.#slips = drawing.closest('.ds-earth-view')?.querySelector('.ds-slips') ?? null;
  }

  start(): void {
    this.#stopObserving = observeSize(this.drawing, () => {
      this.#measure();
    });
    this.#measure();
  }

  end(): void {
    this.#stopObserving();
  }

  /** Earth or what can be named has changed. */
  see(sight: Sight): void {
    this.sight = sight;
    this.settle(true);
    this.#leaveRoom();
  }

  /** Shows earth as a whole, or as near as the question needs; it fits itself from now on. */
  fit(): void {
    this.settle(true);
  }

  /* eslint-disable @typescript-eslint/no-empty-function, @typescript-eslint/no-unused-vars -- at rest nothing moves; the subclass that moves earth overrides these. */
  /** Larger or smaller about the middle. */
  scaleBy(_factor: number): void {}

  /** Pans to the right and downwards by so many CSS pixels. */
  pan(_right: number, _down: number): void {}

  /** Brings a place into view. */
  reveal(_place: Point): void {}
  /* eslint-enable @typescript-eslint/no-empty-function */

  /** Applies changes of the frame and the sight. */
  protected settle(_gently: boolean): void {
    if (this.frame.width > 0) this.draw(this.resting());
  }
  /* eslint-enable @typescript-eslint/no-unused-vars */

  protected resting(): Transform {
    const { scale, middle } = restingLook(this.frame, this.sight);
    return { k: scale, x: this.frame.width / 2 - middle.x * scale, y: this.frame.height / 2 - middle.y * scale };
  }

  protected draw({ k, x, y }: Transform): void {
    const style = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${k.toFixed(5)})`;
    for (const group of this.moving) {
      group.style.transform = style;
      group.ownerSVGElement!.toggleAttribute('data-far', k < FAR);
      group.ownerSVGElement!.toggleAttribute('data-farther', k < FARTHER);
    }
  }

  /** Whether the next change of the transform is animated (a CSS transition). */
  protected glide(gently: boolean): void {
    for (const group of this.moving) group.classList.toggle('ds-gliding', gently);
  }

  #measure(): void {
    const { width, height, left, top } = this.drawing.getBoundingClientRect();
    if (width === 0 || height === 0 || (width === this.frame.width && height === this.frame.height)) return;
    const obstacles = this.drawing.closest('.ds-earth-view')?.querySelectorAll('[data-obstacle]') ?? [];
    const taken = [...obstacles].flatMap((obstacle) => {
      const box = obstacle.getBoundingClientRect();
      return box.width === 0
        ? []
        : [
            {
              x: box.left - left - GAP,
              y: box.top - top - GAP,
              width: box.width + 2 * GAP,
              height: box.height + 2 * GAP,
            },
          ];
    });
    this.frame = { width, height, taken };
    this.settle(false);
    const slips = this.#slips?.getBoundingClientRect();
    if (slips !== undefined) this.#slipsAt = { x: slips.left - left, y: slips.top - top };
    this.#leaveRoom();
  }

  /** Slips extend as far down as earth at rest leaves room: what they are about is below. */
  #leaveRoom(): void {
    if (this.#slips === null || this.frame.width === 0) return;
    const room = roomBeside(this.frame, this.sight, this.#slipsAt) - GAP;
    // Only on the slips: a property of the view would be inherited by all of earth.
    this.#slips.style.setProperty('--ds-room', `${room.toFixed(0)}px`);
  }
}
