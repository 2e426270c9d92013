/**
 * Dragging a group of species from tile to tile: pressing on a tile they can leave, and letting go on one they can go to. All that
 * may move go along; a digit pressed meanwhile says how many. By mouse and by finger alike.
 */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { COUNT, type Move, TILE, kindOf, valueOf } from '../../rules/moves.ts';
import { decision, legalMoves, play } from '../../rules/play.ts';
import { NOTHING, copyState } from '../../rules/state.ts';
import { foreseeing, foreseen, preview } from '../preview/preview.ts';
import { NO_HIGHLIGHT } from '../state/highlight.ts';
import { type Steps, type Table, useTable } from '../state/table.ts';
import { SIDE, centreOf } from './geometry.ts';

/** How far the pointer moves before a press becomes a drag, in CSS pixels. */
const SLACK = 8;

/** A group that can be dragged, and where to: for each tile the moves that bring it there, but for the number. */
export interface Group {
  readonly from: number;
  readonly to: ReadonlyMap<number, Steps>;
}

/** The group that starts from a tile; null if none does. */
export function groupAt({ s, legal }: Pick<Table, 's' | 'legal'>, hex: number): Group | null {
  const asked = decision(s);
  if (asked === null || legal.size === 0) return null;
  const goals = (moves: Iterable<Move>, first: readonly Move[]): Group['to'] =>
    new Map(
      [...moves]
        .filter((move) => kindOf(move) === kindOf(TILE))
        .map((move) => [valueOf(move), [...first, move] as unknown as Steps]),
    );
  switch (asked.question) {
    case 'migration from':
      if (!legal.has(TILE + hex)) return null;
      return { from: hex, to: goals(preview(s, TILE + hex).next, [TILE + hex]) };
    case 'migration to':
      return hex === s.from ? { from: hex, to: goals(legal, []) } : null;
    case 'mass exodus to':
      return hex === s.from ? { from: hex, to: goals(legal, []) } : null;
    case 'wanderlust from':
      return legal.has(TILE + hex) ? { from: hex, to: new Map([[s.tile, [TILE + hex]]]) } : null;
    default:
      return null;
  }
}

/** The numbers that can be named once the moves of a drag have been made, greatest first; none where there is no choice. */
export function countsAfter({ s }: Pick<Table, 's'>, steps: Steps): Move[] {
  const after = copyState(s);
  const isForeseen = foreseen(() => {
    for (const step of steps) play(after, step, foreseeing([]));
  });
  const next = isForeseen ? legalMoves(after) : [];
  return next.every((move) => kindOf(move) === kindOf(COUNT)) ? next.reverse() : [];
}

/** The hex at a point of the screen; NOTHING where there is none of these. */
function hexAt(content: SVGGElement, hexes: Iterable<number>, x: number, y: number): number {
  const matrix = content.getScreenCTM();
  if (matrix === null) return NOTHING;
  for (const hex of hexes) {
    const centre = centreOf(hex);
    const dx = x - (centre.x * matrix.a + matrix.e);
    const dy = y - (centre.y * matrix.d + matrix.f);
    if (Math.hypot(dx, dy) < SIDE * 0.87 * matrix.a) return hex;
  }
  return NOTHING;
}

interface Drag {
  readonly group: Group;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
  over: number;
  /** How many were asked for by a digit; all if none was. */
  count: number | null;
  steps: Steps | null;
}

/** What the drawing of earth listens to so that groups can be dragged. `follower` is what follows the pointer. */
export function useDrag(content: RefObject<SVGGElement | null>, follower: RefObject<HTMLElement | null>) {
  const table = useTable();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  /** The moves that letting go would make, and what they look like. */
  const aim = (held: Drag): void => {
    const way = held.group.to.get(held.over);
    held.steps = null;
    let shown = '';
    if (way !== undefined) {
      const counts = countsAfter(table, way);
      const chosen = counts.find((move) => valueOf(move) === held.count) ?? counts[0];
      held.steps = chosen === undefined ? way : [...way, chosen];
      shown = chosen === undefined ? '' : String(valueOf(chosen));
    }
    follower.current?.setAttribute('data-count', shown);
    table.highlight.set(held.steps === null ? NO_HIGHLIGHT : { at: 'steps', steps: held.steps });
  };
  const end = (): void => {
    drag.current = null;
    if (follower.current !== null) follower.current.hidden = true;
    table.highlight.set(NO_HIGHLIGHT);
  };
  const onKey = (event: KeyboardEvent): void => {
    const held = drag.current;
    if (held?.isMoving !== true) return;
    if (event.key === 'Escape') end();
    else if (/^[1-9]$/.test(event.key)) {
      held.count = Number(event.key);
      aim(held);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      latest.current(event);
    };
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('keydown', press, true);
    };
  }, []);

  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      wasDragged.current = false;
      const source = event.target instanceof Element ? event.target.closest<SVGElement>('[data-group]') : null;
      const group =
        source === null || !event.isPrimary || event.button !== 0 ? null : groupAt(table, Number(source.dataset.group));
      if (group === null || group.to.size === 0) return;
      drag.current = {
        group,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        isMoving: false,
        over: NOTHING,
        count: null,
        steps: null,
      };
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const held = drag.current;
      if (held === null || event.pointerId !== held.pointer || content.current === null) return;
      if (!held.isMoving) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
        held.isMoving = true;
        wasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (follower.current !== null) follower.current.hidden = false;
      }
      if (follower.current !== null) {
        const { left, top } = event.currentTarget.getBoundingClientRect();
        follower.current.style.translate = `${String(event.clientX - left)}px ${String(event.clientY - top)}px`;
      }
      const over = hexAt(content.current, held.group.to.keys(), event.clientX, event.clientY);
      if (over === held.over) return;
      held.over = over;
      aim(held);
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      const held = drag.current;
      if (held === null || event.pointerId !== held.pointer) return;
      const { steps, isMoving } = held;
      end();
      if (isMoving && steps !== null) table.sendAll(steps);
    },
    onPointerCancel: end,
    /** The click that ends a drag is none. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
    },
  };
}
