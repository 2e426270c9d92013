/**
 * What is pointed at on the table: a place (`data-place`) that is explained, and a move (`data-move`) that is previewed.
 *
 * By mouse and keyboard that is what is under the pointer or has the focus. A finger cannot hover: its first tap points, even at
 * a move on the table, which is previewed but not made. A second tap on the same move makes it.
 */
import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { GameTypes, PointedAt, PointedPlace, Pointing } from '../types.ts';

/** How long the mouse rests on something before it counts as pointing, in milliseconds. */
const MOMENT = 60;
/** How long a press is a long one, in milliseconds, and how far the finger may stray, in pixels. */
const LONG = 450;
const MAX_DRIFT = 10;
/** How far a mouse has to go after a click until it points again, in pixels. */
const REARM_DISTANCE = 4;

/** The moves that are previewed first: those on the table. Those that are buttons with words, or in dialogs, are made at once. */
const LOOKED_AT_FIRST = '[data-move]:not([data-bar] *, dialog *, .ui-button)';
/** Something else that a tap does something to. */
const CONTROL = ':is(button, a, input, select, label, summary):not([aria-disabled="true"])';
const TOOLTIP = '.table-tooltip';

const inside = (target: EventTarget | null, selector: string): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(selector) : null;

/** Points at things for `setPointed` and the table: one at a time, after a moment where it is by mouse. */
class Pointer {
  readonly #pointing: Pointing<GameTypes>;
  readonly #tooltipId: string;
  readonly #setPointed: (pointed: PointedPlace | null) => void;
  #explained: Element | null = null;
  /** The element that refers to the tooltip: by keyboard the one that has the focus. */
  #described: Element | null = null;
  /** What was pointed at last here; others (the log, the list of answers) point on their own. */
  #last: PointedAt<GameTypes> | null = null;
  #resting: number | undefined;
  byFocus = false;

  constructor(pointing: Pointing<GameTypes>, setPointed: (pointed: PointedPlace | null) => void, tooltipId: string) {
    this.#pointing = pointing;
    this.#tooltipId = tooltipId;
    this.#setPointed = setPointed;
  }

  get isExplaining(): boolean {
    return this.#explained !== null;
  }

  explain(target: EventTarget | null, by: PointedPlace['by'] = 'keyboard'): void {
    const element = inside(target, '[data-place]');
    if (element === this.#explained) return;
    this.#described?.removeAttribute('aria-describedby');
    const focused = by === 'keyboard' && target instanceof Element ? target : element;
    this.#described = element && focused;
    this.#described?.setAttribute('aria-describedby', this.#tooltipId);
    this.#explained = element;
    // Tooltips yield to everything the player does.
    startTransition(() => {
      this.#setPointed(element && { element, by });
    });
  }

  #look(target: EventTarget | null): void {
    const move = inside(target, '[data-move]')?.dataset.move;
    const isStill = this.#pointing.get() === this.#last;
    if (move === undefined) {
      if (isStill) this.#pointing.point(null);
    } else if (!isStill || this.#last?.moves?.[0] !== Number(move)) {
      this.#last = { moves: [Number(move)] };
      this.#pointing.point(this.#last);
    }
  }

  point(target: EventTarget | null, by: PointedPlace['by'] = 'keyboard'): void {
    this.stop();
    this.byFocus = false;
    this.explain(target, by);
    this.#look(target);
  }

  away(): void {
    this.point(null);
  }

  /** The mouse has to rest for a moment: what it only passes on its way to a click is not worth the work. */
  rest(target: EventTarget | null): void {
    this.stop();
    this.#resting = window.setTimeout(() => {
      this.point(target, 'mouse');
    }, MOMENT);
  }

  stop(): void {
    window.clearTimeout(this.#resting);
  }
}

/** Listens to events of a name; returns a function that stops. */
function on<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement | Window,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  capture = false,
): () => void {
  target.addEventListener(name, listener as EventListener, capture);
  return () => {
    target.removeEventListener(name, listener as EventListener, capture);
  };
}

/** Points by mouse, keyboard and finger; returns a function that stops. */
function listen(board: HTMLElement, pointer: Pointer): () => void {
  let press: { x: number; y: number; timer: number } | null = null;
  let byTouch = false;
  let wasLong = false;
  /** Where the mouse clicked and still is: what a move brings under it is not pointed at. */
  let clicked: { x: number; y: number } | null = null;
  /** The move that a finger has previewed. */
  let tapped: Element | null = null;

  const release = (): void => {
    if (press !== null) window.clearTimeout(press.timer);
    press = null;
  };
  const isStill = (event: PointerEvent): boolean =>
    clicked !== null && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < REARM_DISTANCE;
  const onOver = (event: PointerEvent): void => {
    if (isStill(event)) return;
    clicked = null;
    if (event.pointerType !== 'touch' && inside(event.target, TOOLTIP) === null) pointer.rest(event.target);
  };
  const onLeave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') pointer.away();
  };
  const onDown = (event: PointerEvent): void => {
    byTouch = event.pointerType === 'touch';
    wasLong = false;
    release();
    if (!byTouch || inside(event.target, `${TOOLTIP}, [data-steps]`) !== null) return;
    pointer.away();
    const { target } = event;
    const timer = window.setTimeout(() => {
      wasLong = true;
      pointer.point(target, 'touch');
      tapped = inside(target, LOOKED_AT_FIRST);
    }, LONG);
    press = { x: event.clientX, y: event.clientY, timer };
  };
  const onMove = (event: PointerEvent): void => {
    if (clicked !== null) onOver(event);
    if (press !== null && Math.hypot(event.clientX - press.x, event.clientY - press.y) > MAX_DRIFT) release();
  };
  /** The first tap on an move on the table previews it, the second makes it. */
  const onTap = (event: MouseEvent): void => {
    const move = inside(event.target, LOOKED_AT_FIRST);
    const isSecond = move !== null && move === tapped;
    tapped = move;
    if (isSecond) {
      tapped = null;
      pointer.away();
    } else if (move !== null) {
      event.preventDefault();
      event.stopPropagation();
      pointer.point(move, 'touch');
    } else if (inside(event.target, `[data-move], ${CONTROL}`) === null) pointer.explain(event.target, 'touch');
    else pointer.away();
  };
  const onClick = (event: MouseEvent): void => {
    if (inside(event.target, TOOLTIP) !== null) {
      // A button in the tooltip leads elsewhere; it must have been clicked before the tooltip closes.
      if (inside(event.target, 'button') !== null) {
        window.setTimeout(() => {
          pointer.away();
        });
      }
    } else if (wasLong) {
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (byTouch && inside(event.target, '[data-steps]') === null) {
      onTap(event);
    } else {
      pointer.away();
      clicked = { x: event.clientX, y: event.clientY };
    }
  };
  const onContextMenu = (event: Event): void => {
    if (byTouch && inside(event.target, '[data-move], [data-place]') !== null) event.preventDefault();
  };
  const onFocus = (event: FocusEvent): void => {
    if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
    pointer.point(event.target);
    pointer.byFocus = true;
  };
  const onBlur = (): void => {
    if (pointer.byFocus) pointer.away();
  };
  const onKey = (event: KeyboardEvent): void => {
    byTouch = false;
    if (event.key !== 'Escape' || !pointer.isExplaining) return;
    // What is only under the mouse was not opened: the key has another meaning as well.
    if (pointer.byFocus) event.stopPropagation();
    pointer.explain(null);
  };
  const onScroll = (event: Event): void => {
    if (inside(event.target, TOOLTIP) === null) pointer.explain(null);
  };

  const ends = [
    on(board, 'pointerover', onOver),
    on(board, 'pointerleave', onLeave),
    on(board, 'pointerdown', onDown),
    on(board, 'pointermove', onMove),
    on(board, 'pointerup', release),
    on(board, 'pointercancel', release),
    on(board, 'click', onClick, true),
    on(board, 'contextmenu', onContextMenu),
    on(board, 'focusin', onFocus),
    on(board, 'focusout', onBlur),
    on(board, 'scroll', onScroll, true),
    on(window, 'keydown', onKey, true),
  ];
  return () => {
    release();
    for (const end of ends) end();
  };
}

/** The place that the player points at. `tooltipId`: the id of the element that explains it. */
export function usePointer(
  root: RefObject<HTMLElement | null>,
  pointing: Pointing<GameTypes>,
  tooltipId: string,
): PointedPlace | null {
  const [pointed, setPointed] = useState<PointedPlace | null>(null);

  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    const pointer = new Pointer(pointing, setPointed, tooltipId);
    const end = listen(board, pointer);
    return () => {
      end();
      pointer.stop();
    };
  }, [root, pointing, tooltipId]);

  return pointed;
}
