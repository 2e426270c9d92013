/** The tooltip for what is pointed at, with a link to the rules. */
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { CARDS } from '../../rules/components.ts';
import { MOVE_KINDS, type Move, SPACE, kindOf } from '../../rules/moves.ts';
import { useEffectLines } from './effect-lines.ts';
import { useKeys } from '../../../../ui/keys.ts';
import { type Pointed, usePointing } from './pointing.ts';
import { withoutLinks } from '../rulebook/links.ts';
import { useRulesText } from '../rulebook/use-rules-text.ts';
import { type Table, useTable } from '../state/table.ts';
import { type Box, beside, faraway } from '../../../../ui/placement.ts';
import { dock, strip } from './dock.ts';
import { boxesOnScreen } from '../earth/geometry.ts';
import { tilesOf } from '../places.ts';
import './tooltip.css';
import type { TooltipText } from './tooltip-text.ts';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import type { EntryName, RulesText } from '../locales/rules-text.ts';

const useExplanations = lazyValue(() => import('./explain.ts'));

/** The tooltip of a card with its rulings: its short text is on the card itself. */
function withRulings(tip: TooltipText, key: string, rules: RulesText | null): TooltipText {
  const [kind, card] = key.split(':');
  if (kind !== 'card' || rules === null) return tip;
  const { text, rulings } = rules.cards[CARDS[Number(card)]!];
  const lines = (rulings ?? text.flat().slice(0, 1)).map(withoutLinks);
  return { ...tip, lines: [...tip.lines, ...lines] };
}

/**
 * The answer whose effect is described in its tooltip; null if none. A mouse leaves the drawing of the effect in view, a finger
 * or a small screen hides it. Spaces describe their possibilities themselves.
 */
function describedMove(pointed: Pointed | null, { legal }: Table): Move | null {
  if (pointed === null || pointed.by === 'mouse') return null;
  const target = pointed.element.closest<HTMLElement | SVGElement>('[data-move]')?.dataset.move;
  const move = Number(target);
  return target !== undefined && legal.has(move) && kindOf(move) !== kindOf(SPACE) ? move : null;
}

/** The answer pointed at by a finger, and the label of the button that gives it. */
function touchedMove(pointed: Pointed | null, { legal }: Table): { move: Move; kind: Confirmed } | null {
  const target =
    pointed?.by === 'touch'
      ? pointed.element.closest<HTMLElement | SVGElement>('[data-move]')?.dataset.move
      : undefined;
  const move = Number(target);
  const kind = CONFIRMED.find((each) => each === MOVE_KINDS[kindOf(move)]);
  return target !== undefined && legal.has(move) && kind !== undefined ? { move, kind } : null;
}
const CONFIRMED = ['space', 'tile', 'corner', 'card'] as const;
type Confirmed = (typeof CONFIRMED)[number];

/** The part of the table that something touched lies on; below earth the animals' VPs give way as well. */
function touchedPart(element: Element, board: HTMLElement | null): Box | undefined {
  const part = element.closest('.ds-part, .ds-earth');
  if (part === null) return undefined;
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const chips = part.matches('.ds-earth') ? board?.querySelector('.ds-chips')?.getBoundingClientRect() : undefined;
  return { left, top, right, bottom: Math.max(bottom, chips?.bottom ?? 0) };
}

/** What a tooltip should not cover: the tiles of earth, and anything else that is read or pressed there. */
function lyingOnEarth(root: HTMLElement, { s }: Table): Box[] {
  const matrix = root.querySelector<SVGGElement>('.ds-earth-content')?.getScreenCTM();
  const others = root.querySelectorAll('.ds-slip, .ds-earth-controls, .ds-strip > *');
  return [
    ...(matrix ? boxesOnScreen(tilesOf(s), matrix) : []),
    ...[...others].map((each) => each.getBoundingClientRect()),
  ];
}

interface TooltipProps {
  root: RefObject<HTMLElement | null>;
  /** Opens the rules at an entry, or just opens or closes them. */
  onRules: (entry: EntryName | null) => void;
}

export function Tooltip({ root, onRules }: TooltipProps) {
  const table = useTable();
  const pointed = usePointing(root, table.highlight);
  const { text: rules } = useRulesText(table.words, pointed?.key.startsWith('card:') === true);
  const explanations = useExplanations(pointed !== null);
  const tip = useMemo(
    () => (pointed === null || explanations === null ? null : explanations.tooltipFor(pointed.key, table)),
    [pointed, explanations, table],
  );
  const effect = useEffectLines(describedMove(pointed, table));
  const touched = touchedMove(pointed, table);
  const entry =
    pointed === null || explanations === null || tip === null ? null : explanations.entryOf(pointed.key, table.s);
  useKeys({
    r: () => {
      onRules(entry);
    },
  });

  const box = useRef<HTMLDivElement>(null);
  const shown = tip === null || pointed === null ? null : withRulings(tip, pointed.key, rules);
  useLayoutEffect(() => {
    const own = box.current;
    if (own === null || pointed === null) return;
    own.hidden = !pointed.element.isConnected;
    own.style.height = '';
    const target = pointed.element.getBoundingClientRect();
    const board = root.current;
    const earth = board?.querySelector('.ds-earth')?.getBoundingClientRect();
    const isWide = board?.dataset.layout === 'wide' && earth !== undefined;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    // A finger hides what lies around it: on small screens the explanation is a strip along the part of the table.
    const part = isWide || pointed.by !== 'touch' ? undefined : touchedPart(pointed.element, board);
    own.classList.toggle('ds-along', part !== undefined);
    own.classList.toggle('ds-docked', isWide);
    own.style.width = part === undefined ? '' : `${String(part.right - part.left - 16)}px`;
    // Measured at its final size: its opening animation does not change the layout.
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    // If everything is in view it has a place of its own. Elsewhere the effect of a move is shown around it, so it moves aside.
    const docked =
      part !== undefined
        ? strip(target, size.height, part)
        : isWide
          ? dock(target, size, earth, lyingOnEarth(board, table))
          : null;
    const isOnEarth = pointed.element.closest('.ds-earth') !== null;
    const aside = docked ?? (earth === undefined || !isOnEarth ? null : faraway(target, size, earth));
    const { left, top, height } = aside ?? beside(target, size, view);
    own.style.left = `${String(left)}px`;
    own.style.top = `${String(top)}px`;
    own.classList.toggle('ds-cut', height < size.height);
    if (height < size.height) own.style.height = `${String(height)}px`;
    // The bar reacts to a click before the table does: nothing is measured until the table has changed as well.
  }, [root, pointed, tip, rules, effect, table]);

  if (shown === null) return null;
  // A finger is about to answer: the effect of the answer comes first, and the rules are a tap away.
  const lines = touched === null ? shown.lines : effect.length > 0 ? [] : shown.lines.slice(0, 2);
  return (
    <div role="tooltip" id="ds-tooltip" className="ds-tooltip" ref={box}>
      <b>{shown.title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {effect.map((line) => (
        <p key={line} className="ds-tooltip-effect">
          {line}
        </p>
      ))}
      {touched !== null && (
        <button
          type="button"
          className="ui-button ui-main ds-tooltip-confirm"
          onClick={() => {
            table.send(touched.move);
          }}
        >
          {table.words.tooltips.confirm[touched.kind]}
        </button>
      )}
      {entry !== null && (
        <button
          type="button"
          className="ds-tooltip-more"
          tabIndex={-1}
          onClick={() => {
            onRules(entry);
          }}
        >
          <kbd className="ui-kbd" aria-hidden="true">
            R
          </kbd>{' '}
          {table.words.tooltips.more}
        </button>
      )}
    </div>
  );
}
