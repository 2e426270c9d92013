/** Rings round the places that the coach speaks of, and one arrow from its card to the first. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { scrollTo } from '../../ui/scroll.ts';
import { elementOf, mentionIn, rectOf } from '../places.ts';
import type { GameTypes, Locate, PlaceId } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';
import { type Ring, arrowTo, ringRound } from './ring.ts';

/** The milliseconds between two looks at where the places are: panels open, pieces slide, and readers zoom. */
const LOOK = 120;

/** Where the bar names a place. */
const mentionOf = (table: Element, place: PlaceId): DOMRect | null =>
  mentionIn(table, place)?.getBoundingClientRect() ?? null;

/** Where a place is on the screen; in the bar, if only that names it. */
function shownAt(table: Element, place: PlaceId, locate: Locate | undefined): DOMRect | null {
  const rect = rectOf(table, place, locate);
  return rect !== null && rect.width > 0 && rect.height > 0 ? rect : mentionOf(table, place);
}

/** The longest side of an element that is a piece, such as a pawn's space, in CSS pixels; drawings are pieces of any size. */
const PIECE = 60;

/** Whether a place is a card, a panel or the like. */
function isPlate(table: Element, place: PlaceId): boolean {
  const element = elementOf(table, place);
  return element instanceof HTMLElement && Math.max(element.offsetWidth, element.offsetHeight) > PIECE;
}

/** What is left of the table's room for a place once the bar and all that scrolls around it have cut it off. */
function roomOf(whole: Element, table: Element, place: PlaceId): DOMRect {
  const within = whole.firstElementChild!.getBoundingClientRect();
  let { left, top, right, bottom } = within;
  const element = elementOf(table, place);
  const bar = table.querySelector('[data-bar]')?.getBoundingClientRect();
  // On low screens it stands beside the table.
  if (element !== null && bar !== undefined && bar.height < within.height / 2) top = Math.max(top, bar.bottom);
  for (let at = element?.parentElement ?? null; at !== null && at !== table; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const around = at.getBoundingClientRect();
    [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
    [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Opens the panel with the place most meant, once. */
function usePanelOf(first: PlaceId | undefined, locate: Locate | undefined): void {
  const { board, root, panels } = useFrame<GameTypes>();
  const { layout } = useTable<GameTypes>();
  const isLed = useRef(false);
  useEffect(() => {
    const table = root.current;
    if (isLed.current || first === undefined || table === null) return;
    isLed.current = true;
    const panel = board.panelOf?.(first) ?? null;
    const isShown = shownAt(table, first, locate) !== null;
    // On small screens what is open may also cover the place.
    if (!isShown || (panel === null && layout !== 'wide' && panels.opened !== null)) panels.open(panel);
  }, [board, root, panels, layout, first, locate]);
}

/** Where places are drawn that have no element of their own; undefined until that is loaded. */
function useLocate(): Locate | undefined {
  const { board } = useFrame<GameTypes>();
  const [locate, setLocate] = useState<Locate>();
  useEffect(() => {
    let isShown = true;
    board.motion?.().then(
      (motion) => {
        if (isShown) setLocate(() => motion.locate);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [board]);
  return locate;
}

interface RingsProps {
  readonly at: readonly PlaceId[];
  /** The places that have been spoken of; undefined if that does not matter. */
  readonly taught: readonly PlaceId[] | undefined;
  /** The table with the card. */
  readonly whole: HTMLElement | null;
}

interface Seen {
  readonly rings: readonly (Ring | null)[];
  readonly arrow: string | null;
}

const NOTHING: Seen = { rings: [], arrow: null };

/** Marks the panels beside the middle of the table that have none of the places spoken of. */
function veil(table: Element, taught: readonly PlaceId[], panelOf: (place: PlaceId) => string | null): void {
  const known = new Set(taught.map(panelOf));
  const places = taught.map((place) => elementOf(table, place));
  for (const panel of table.querySelectorAll<HTMLElement>('[data-panel][data-form="in place"]'))
    panel.toggleAttribute(
      'data-untaught',
      !known.has(panel.dataset.panel ?? null) && !places.some((place) => place !== null && panel.contains(place)),
    );
}

export function Rings({ at, taught, whole }: RingsProps) {
  const { board, root, panels } = useFrame<GameTypes>();
  const { layout } = useTable<GameTypes>();
  const { opened } = panels;
  const locate = useLocate();
  usePanelOf(at[0], locate);
  const [seen, setSeen] = useState<Seen>(NOTHING);
  const isScrolled = useRef(false);
  useEffect(() => {
    const look = (): void => {
      const table = root.current;
      if (whole === null || table === null) return;
      if (taught !== undefined) veil(table, taught, (place) => board.panelOf?.(place) ?? null);
      const first = at[0] === undefined ? null : elementOf(table, at[0]);
      if (first !== null && !isScrolled.current && first.getClientRects().length > 0) {
        isScrolled.current = true;
        scrollTo(first, { block: 'center', inline: 'nearest' });
      }
      const around = whole.getBoundingClientRect();
      const bottom = whole.firstElementChild!.getBoundingClientRect().bottom - around.top;
      // On small screens an open panel covers everything that is not in it.
      const isCovered = (place: PlaceId): boolean =>
        layout !== 'wide' && opened !== null && (board.panelOf?.(place) ?? null) !== opened;
      const rings = at.map((place) => {
        const rect = isCovered(place) ? mentionOf(table, place) : shownAt(table, place, locate);
        return ringRound(rect, roomOf(whole, table, place), around, isPlate(table, place));
      });
      const ring = rings[0] ?? null;
      const arrow = ring && arrowTo(ring, around.width, bottom);
      setSeen((before) => (JSON.stringify(before) === JSON.stringify({ rings, arrow }) ? before : { rings, arrow }));
    };
    look();
    const timer = setInterval(look, LOOK);
    whole?.addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      whole?.removeEventListener('scroll', look, true);
    };
  }, [at, taught, board, root, whole, locate, layout, opened]);
  if (at.length === 0 || whole === null) return null;
  return createPortal(
    <svg className="table-coach-rings" aria-hidden="true">
      {seen.rings.map((ring, i) => ring && <rect key={at[i]} data-place-meant={at[i]} {...ring} />)}
      {seen.rings.map((ring, i) => ring && <rect key={at[i]} className="table-coach-ring" {...ring} />)}
      {seen.arrow !== null && (
        <g className="table-coach-arrow">
          <path d={seen.arrow} pathLength={1} />
          <path d={seen.arrow} pathLength={1} className="table-coach-ring" />
        </g>
      )}
    </svg>,
    whole,
  );
}
