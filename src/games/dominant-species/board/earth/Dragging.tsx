/**
 * Dragging a group of species from tile to tile: press on a tile they can leave, and release on one they can go to. All that may
 * move are moved; a digit pressed meanwhile sets the number. By mouse and by finger alike.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { COUNT, type Move, TILE, kindOf, valueOf } from '../../rules/moves.ts';
import { decision, legalMoves, play } from '../../rules/play.ts';
import { NOTHING, copyState } from '../../rules/state.ts';
import { foreseeing, foreseen, preview } from '../preview/preview.ts';
import { type Steps, type Table, useTable } from '../table.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { SIDE, centreOf } from './geometry.ts';

/** How far the pointer moves before a press becomes a drag, in CSS pixels. */
const DRAG_THRESHOLD = 8;

/** A group that can be dragged, with its destinations: for each tile the moves that bring it there, without the number. */
export interface Group {
  readonly from: number;
  readonly to: ReadonlyMap<number, Steps>;
}

/** The group that starts from a tile; null if none does. */
function groupAt({ state, legal }: Pick<Table, 'state' | 'legal'>, hex: number): Group | null {
  const asked = decision(state);
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
      return { from: hex, to: goals(preview(state, TILE + hex).next, [TILE + hex]) };
    case 'migration to':
      return hex === state.from ? { from: hex, to: goals(legal, []) } : null;
    case 'mass exodus to':
      return hex === state.from ? { from: hex, to: goals(legal, []) } : null;
    case 'wanderlust from':
      return legal.has(TILE + hex) ? { from: hex, to: new Map([[state.tile, [TILE + hex]]]) } : null;
    default:
      return null;
  }
}

/** The numbers that can be named after the moves of a drag, greatest first; none if there is no choice. */
function countsAfter({ state }: Pick<Table, 'state'>, steps: Steps): Move[] {
  const after = copyState(state);
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
  /** The number set by a digit; all if none was. */
  count: number | null;
  steps: Steps | null;
}

interface DraggingProps {
  drawing: RefObject<SVGSVGElement | null>;
  content: RefObject<SVGGElement | null>;
}

/** Makes the groups on earth draggable, and shows what is dragged at the pointer. */
export function Dragging({ drawing, content }: DraggingProps) {
  const table = useTable();
  const { state, question } = table;
  const follower = useRef<HTMLDivElement>(null);
  // The listeners are stable while the table behind them changes.
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });

  useEffect(() => {
    const svg = drawing.current;
    const box = follower.current;
    if (svg === null || box === null) return;
    let drag: Drag | null = null;
    let wasDragged = false;

    /** Determines the moves that releasing would make, and previews them. */
    const aim = (held: Drag): void => {
      const way = held.group.to.get(held.over);
      held.steps = null;
      let shown = '';
      if (way !== undefined) {
        const counts = countsAfter(latest.current, way);
        const chosen = counts.find((move) => valueOf(move) === held.count) ?? counts[0];
        held.steps = chosen === undefined ? way : [...way, chosen];
        shown = chosen === undefined ? '' : String(valueOf(chosen));
      }
      box.dataset.count = shown;
      latest.current.pointing.point(held.steps === null ? null : { moves: held.steps });
    };
    const end = (): void => {
      if (drag?.isMoving === true) latest.current.pointing.point(null);
      drag = null;
      box.hidden = true;
    };
    const onDown = (event: PointerEvent): void => {
      wasDragged = false;
      const source = event.target instanceof Element ? event.target.closest<SVGElement>('[data-group]') : null;
      if (source === null || !event.isPrimary || event.button !== 0) return;
      const group = groupAt(latest.current, Number(source.dataset.group));
      if (group === null || group.to.size === 0) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      drag = { group, pointer, x, y, isMoving: false, over: NOTHING, count: null, steps: null };
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== drag?.pointer || content.current === null) return;
      if (!drag.isMoving) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_THRESHOLD) return;
        drag.isMoving = true;
        wasDragged = true;
        svg.setPointerCapture(event.pointerId);
        box.hidden = false;
      }
      const { left, top } = svg.getBoundingClientRect();
      box.style.translate = `${String(event.clientX - left)}px ${String(event.clientY - top)}px`;
      const over = hexAt(content.current, drag.group.to.keys(), event.clientX, event.clientY);
      if (over === drag.over) return;
      drag.over = over;
      aim(drag);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== drag?.pointer) return;
      const { steps, isMoving } = drag;
      end();
      if (isMoving && steps !== null) latest.current.play(...steps);
    };
    /** The click at the end of a drag is ignored. */
    const onClick = (event: MouseEvent): void => {
      if (wasDragged) event.stopPropagation();
      wasDragged = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (drag?.isMoving !== true) return;
      if (event.key === 'Escape') end();
      else if (/^[1-9]$/.test(event.key)) {
        drag.count = Number(event.key);
        aim(drag);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    svg.addEventListener('pointerdown', onDown);
    svg.addEventListener('pointermove', onMove);
    svg.addEventListener('pointerup', onUp);
    svg.addEventListener('pointercancel', end);
    svg.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      svg.removeEventListener('pointerdown', onDown);
      svg.removeEventListener('pointermove', onMove);
      svg.removeEventListener('pointerup', onUp);
      svg.removeEventListener('pointercancel', end);
      svg.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [drawing, content]);

  const animal = question?.kind === 'mass exodus to' ? state.moving : (question?.side ?? NOTHING);
  return (
    <div ref={follower} className="ds-follower" hidden aria-hidden="true">
      {animal !== NOTHING && <AnimalIcon animal={animal} size={44} />}
    </div>
  );
}
