/**
 * What is pointed at on the board, and the answer looked at with it.
 *
 * By mouse and keyboard that is what lies under the pointer or has the focus. A finger cannot hover: its first tap points, also at
 * an answer on the table, which is looked at and not given. A second tap on the same answer gives it.
 */
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { type Highlight, NO_HIGHLIGHT } from '../state/highlight.ts';

/** How long the mouse rests on something before it counts as pointing, in milliseconds. */
const MOMENT = 60;
/** How long a press is a long one, in milliseconds, and how far the finger may stray, in pixels. */
const LONG = 450;
const STRAY = 10;

export interface Pointed {
  element: Element;
  /** The key of the explanation, see `tips.ts`. */
  key: string;
  by: 'mouse' | 'keyboard' | 'touch';
}

/** The answers that are looked at first: those on the table. What stands in the bar is given at once. */
const LOOKED_AT_FIRST = ':is(.ds-earth, .ds-part-display, .ds-part-cards) [data-move]';

const inside = (target: EventTarget | null, selector: string): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(selector) : null;

export function usePointing(root: RefObject<HTMLElement | null>, highlight: Highlight): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);

  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    let described: Element | null = null;
    /** What was looked at last by pointing; others (the log, the list of answers) look at things by themselves. */
    let highlighted = NO_HIGHLIGHT;
    let press: { x: number; y: number; timer: number } | null = null;
    let byTouch = false;
    let byFocus = false;
    let wasLong = false;
    /** The answer that a finger has looked at. */
    let tapped: Element | null = null;
    let resting: number | undefined;

    const explain = (target: EventTarget | null, by: Pointed['by'] = 'keyboard'): void => {
      const element = inside(target, '[data-tooltip]');
      if (element === described) return;
      described?.removeAttribute('aria-describedby');
      described = element;
      element?.setAttribute('aria-describedby', 'ds-tooltip');
      const key = element?.dataset.tooltip;
      // Explaining gives way to everything the player does.
      startTransition(() => {
        setPointed(element === null || key === undefined ? null : { element, key, by });
      });
    };
    const look = (target: EventTarget | null): void => {
      const move = inside(target, '[data-move]')?.dataset.move;
      const isStill = highlight.get() === highlighted;
      if (move === undefined) {
        if (isStill) highlight.set(NO_HIGHLIGHT);
      } else if (!isStill || highlighted.at !== 'move' || highlighted.move !== Number(move)) {
        highlighted = { at: 'move', move: Number(move) };
        highlight.set(highlighted);
      }
    };
    const point = (target: EventTarget | null, by: Pointed['by'] = 'keyboard'): void => {
      window.clearTimeout(resting);
      byFocus = false;
      explain(target, by);
      look(target);
    };
    const away = (): void => {
      point(null);
    };
    const release = (): void => {
      if (press !== null) window.clearTimeout(press.timer);
      press = null;
    };

    /** The mouse has to rest a moment: what it only passes on its way to a click is not worth the work. */
    const rest = (target: EventTarget | null): void => {
      window.clearTimeout(resting);
      resting = window.setTimeout(() => {
        point(target, 'mouse');
      }, MOMENT);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && inside(event.target, '#ds-tooltip') === null) rest(event.target);
    };
    const onLeave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') away();
    };
    const onDown = (event: PointerEvent): void => {
      byTouch = event.pointerType === 'touch';
      wasLong = false;
      release();
      if (!byTouch || inside(event.target, '#ds-tooltip, [data-steps]') !== null) return;
      away();
      const { target } = event;
      const timer = window.setTimeout(() => {
        wasLong = true;
        point(target, 'touch');
        tapped = inside(target, LOOKED_AT_FIRST);
      }, LONG);
      press = { x: event.clientX, y: event.clientY, timer };
    };
    const onMove = (event: PointerEvent): void => {
      if (press !== null && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY) release();
    };
    const onClick = (event: MouseEvent): void => {
      if (inside(event.target, '#ds-tooltip') !== null) {
        // A button in the explanation leads elsewhere; it must have been clicked before it goes.
        if (inside(event.target, 'button') !== null) window.setTimeout(away);
        return;
      }
      if (wasLong) {
        wasLong = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (byTouch && inside(event.target, '[data-steps]') === null) {
        const answer = inside(event.target, LOOKED_AT_FIRST);
        const isSecond = answer !== null && answer === tapped;
        tapped = answer;
        if (isSecond) {
          tapped = null;
          away();
        } else if (answer !== null) {
          event.preventDefault();
          event.stopPropagation();
          point(answer, 'touch');
        } else if (inside(event.target, '[data-move]') === null) explain(event.target, 'touch');
        else away();
      } else {
        away();
      }
    };
    const onContextMenu = (event: Event): void => {
      if (byTouch && inside(event.target, '[data-move], [data-tooltip]') !== null) event.preventDefault();
    };
    const onFocus = (event: FocusEvent): void => {
      if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
      point(event.target);
      byFocus = true;
    };
    const onBlur = (): void => {
      if (byFocus) away();
    };
    const onKey = (event: KeyboardEvent): void => {
      byTouch = false;
      if (event.key !== 'Escape' || described === null) return;
      // What only lies under the mouse was not opened: the key means something else as well.
      if (byFocus) event.stopPropagation();
      explain(null);
    };
    const onScroll = (event: Event): void => {
      if (inside(event.target, '#ds-tooltip') === null) explain(null);
    };

    board.addEventListener('pointerover', onOver);
    board.addEventListener('pointerleave', onLeave);
    board.addEventListener('pointerdown', onDown);
    board.addEventListener('pointermove', onMove);
    board.addEventListener('pointerup', release);
    board.addEventListener('pointercancel', release);
    board.addEventListener('click', onClick, true);
    board.addEventListener('contextmenu', onContextMenu);
    board.addEventListener('focusin', onFocus);
    board.addEventListener('focusout', onBlur);
    board.addEventListener('scroll', onScroll, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      release();
      window.clearTimeout(resting);
      board.removeEventListener('pointerover', onOver);
      board.removeEventListener('pointerleave', onLeave);
      board.removeEventListener('pointerdown', onDown);
      board.removeEventListener('pointermove', onMove);
      board.removeEventListener('pointerup', release);
      board.removeEventListener('pointercancel', release);
      board.removeEventListener('click', onClick, true);
      board.removeEventListener('contextmenu', onContextMenu);
      board.removeEventListener('focusin', onFocus);
      board.removeEventListener('focusout', onBlur);
      board.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [root, highlight]);

  return pointed;
}
