/** The tooltip for the place pointed at, with a link to the rules: beside that place, never over it. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Box, beside, faraway, originOf, strip } from '../../ui/placement.ts';
import type { RulebookEntry } from '../rulebook/rulebook-text.ts';
import type { Explanation, Explanations, GameTypes, Move, PointedPlace, Table, TableProps } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';
import { frameWords } from '../words.ts';
import './tooltip.css';

type Any = GameTypes;
type Characters = TableProps<Any>['characters'];

interface Explained extends Explanation {
  /** What is explained: what was pointed at, or what lies around it. */
  readonly element: HTMLElement | SVGElement;
}

/** Who plays a seat as its bot, where a place is the portrait of that; null for any other place. */
function aboutCharacter(place: string, { names }: Table<Any>, characters: Characters): Explanation | null {
  const [, seat] = /^character (\d+)$/.exec(place) ?? [];
  return seat === undefined ? null : { title: names[Number(seat)]!, lines: characters?.[Number(seat)]?.about ?? [] };
}

/** The explanation of the innermost place that has one. */
function explanationAt(
  { element }: PointedPlace,
  explanations: Explanations<Any>,
  table: Table<Any>,
  characters: Characters,
): Explained | null {
  for (let at: HTMLElement | SVGElement | null = element; at !== null;) {
    const place = at.dataset.place!;
    const found = aboutCharacter(place, table, characters) ?? explanations.explain(place, table);
    if (found !== null) return { ...found, element: at };
    at = at.parentElement?.closest<HTMLElement | SVGElement>('[data-place]') ?? null;
  }
  return null;
}

/**
 * The move whose effect is described. A mouse leaves the drawing of the effect in view, a finger or a small screen hides it.
 */
function moveAt({ element, by }: PointedPlace, { legal }: Table<Any>): Move | null {
  const move = by === 'mouse' ? undefined : element.closest<HTMLElement | SVGElement>('[data-move]')?.dataset.move;
  return move !== undefined && legal.has(Number(move)) ? Number(move) : null;
}

/** Where a tooltip of a size goes. `part`: what it lies along. */
function placed(
  own: HTMLElement,
  pointed: PointedPlace,
  target: Box,
  part: Box | null,
  explanations: Explanations<Any>,
  root: HTMLElement,
  table: Table<Any>,
) {
  // Measured at its final size: its opening animation does not change the layout.
  const size = { width: own.offsetWidth, height: own.offsetHeight };
  if (part !== null) return strip(target, size.height, part);
  const docked = explanations.dock?.(pointed, size, root, table);
  if (docked) return docked;
  // The effect of a move is shown around it in a drawing, which stays in view.
  const drawing = pointed.element instanceof SVGElement ? pointed.element.closest('svg') : null;
  const aside = drawing && faraway(target, size, drawing.getBoundingClientRect());
  return aside ?? beside(target, size, { width: document.documentElement.clientWidth, height: window.innerHeight });
}

interface TooltipProps {
  readonly id: string;
  readonly pointed: PointedPlace;
  readonly explanations: Explanations<Any>;
  /** The entries of the rulebook; null until they are loaded. */
  readonly entries: readonly RulebookEntry[] | null;
}

/** The lines that quote an entry of the rulebook. */
function quoted({ entry, isQuoted = false }: Explanation, entries: readonly RulebookEntry[] | null): readonly string[] {
  const found = isQuoted ? entries?.find(({ id }) => id === entry) : undefined;
  if (found === undefined) return [];
  return found.rulings.length > 0 ? found.rulings : found.text.slice(0, 1);
}

export function Tooltip({ id, pointed, explanations, entries }: TooltipProps) {
  const { root, rules, page } = useFrame<Any>();
  const { characters } = page;
  const table = useTable<Any>();
  const shown = useMemo(
    () => explanationAt(pointed, explanations, table, characters),
    [pointed, explanations, table, characters],
  );
  const move = moveAt(pointed, table);
  const effect = useMemo(
    () => (move === null ? [] : (explanations.effect?.(move, table) ?? [])),
    [explanations, move, table],
  );
  const confirm = move === null || pointed.by !== 'touch' ? null : (explanations.confirm?.(move, table) ?? null);
  const entry = shown?.entry ?? null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    rules.explain(entry);
    return () => {
      rules.explain(null);
    };
  }, [rules, entry]);
  useLayoutEffect(() => {
    const [own, board] = [box.current, root.current];
    if (own === null || board === null || shown === null) return;
    own.hidden = !shown.element.isConnected;
    own.style.height = '';
    const at = { ...pointed, element: shown.element };
    const target = shown.element.getBoundingClientRect();
    // A finger hides what lies around it: on small screens the tooltip is a strip along the part of the table.
    const part = pointed.by === 'touch' ? (explanations.part?.(at, board) ?? null) : null;
    own.classList.toggle('table-along', part !== null);
    own.classList.toggle('table-docked', explanations.dock !== undefined && board.dataset.layout === 'wide');
    own.style.width = part === null ? '' : `${String(part.right - part.left - 16)}px`;
    const { left, top, height } = placed(own, at, target, part, explanations, board, table);
    const origin = originOf(board);
    own.style.left = `${String(left - origin.left)}px`;
    own.style.top = `${String(top - origin.top)}px`;
    const isCut = height < own.offsetHeight;
    own.classList.toggle('table-cut', isCut);
    if (isCut) own.style.height = `${String(height)}px`;
    // The bar reacts to a click before the table does: nothing is measured until the table has changed as well.
  }, [root, pointed, shown, entries, effect, explanations, table]);
  if (shown === null) return null;
  // A finger is about to make a move: its effect comes first, and the rules are a tap away.
  const said = [...shown.lines, ...quoted(shown, entries)];
  const lines = confirm === null ? said : effect.length > 0 ? [] : said.slice(0, 2);
  return (
    <div role="tooltip" id={id} className="table-tooltip" ref={box}>
      <b>{shown.title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {effect.map((line) => (
        <p key={line} className="table-tooltip-effect">
          {line}
        </p>
      ))}
      {confirm !== null && (
        <button
          type="button"
          className="ui-button ui-main table-tooltip-confirm"
          onClick={() => {
            table.play(move!);
          }}
        >
          {confirm}
        </button>
      )}
      {entry !== null && (
        <button
          type="button"
          className="table-tooltip-more"
          tabIndex={-1}
          onClick={() => {
            rules.open(entry);
          }}
        >
          {explanations.rulesKey !== undefined && (
            <>
              <kbd className="ui-kbd" aria-hidden="true">
                {explanations.rulesKey.toUpperCase()}
              </kbd>{' '}
            </>
          )}
          {frameWords(table.words).tooltip.more()}
        </button>
      )}
    </div>
  );
}
