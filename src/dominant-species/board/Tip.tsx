/** The explanation of what is pointed at, and the way from it to the rules. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CARDS } from '../rules/components.ts';
import { type Move, SPACE, kindOf } from '../rules/moves.ts';
import { useEffectLines } from './effect-lines.ts';
import { useKeys } from './keys.ts';
import { type Pointed, usePointing } from './pointing.ts';
import { withoutLinks } from './rules-links.ts';
import { useRulesText } from './rules-text-state.ts';
import { type Table, useTable } from './table-context.ts';
import { entryOf } from './tip-entry.ts';
import { beside, faraway } from './tip-place.ts';
import { type TipText, tipOf } from './tips.ts';
import type { EntryName, RulesText } from './words/rules-text.ts';

/** The explanation of a card with its rulings: what it does in short is on the card itself. */
function withRulings(tip: TipText, key: string, rules: RulesText | null): TipText {
  const [kind, card] = key.split(':');
  if (kind !== 'card' || rules === null) return tip;
  const { text, rulings } = rules.cards[CARDS[Number(card)]!];
  const lines = (rulings ?? text.flat().slice(0, 1)).map(withoutLinks);
  return { ...tip, lines: [...tip.lines, ...lines] };
}

/**
 * The answer whose effect is told beside its explanation; null if none is. A mouse leaves the drawing of the effect in view, a
 * finger or a small screen hides it. Spaces say what a pawn would find by themselves.
 */
function answerTold(pointed: Pointed | null, { open }: Table): Move | null {
  if (pointed === null || pointed.byMouse) return null;
  const target = pointed.element.closest<HTMLElement | SVGElement>('[data-move]')?.dataset.move;
  const move = Number(target);
  return target !== undefined && open.has(move) && kindOf(move) !== kindOf(SPACE) ? move : null;
}

interface TipProps {
  root: RefObject<HTMLElement | null>;
  /** Opens the rules at an entry, or just opens or closes them. */
  onRules: (entry: EntryName | null) => void;
}

export function Tip({ root, onRules }: TipProps) {
  const table = useTable();
  const pointed = usePointing(root, table.attention);
  const { text: rules } = useRulesText(table.words, pointed?.key.startsWith('card:') === true);
  const tip = pointed === null ? null : tipOf(pointed.key, table);
  const effect = useEffectLines(answerTold(pointed, table));
  const entry = pointed === null || tip === null ? null : entryOf(pointed.key, table.s);
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
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    // Measured as it will be: the animation with which it appears changes no measures.
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    const target = pointed.element.getBoundingClientRect();
    // On earth the effect of an answer shows around it: the explanation stands aside.
    const earth = pointed.element.closest('.ds-earth')?.getBoundingClientRect();
    const aside = earth === undefined ? null : faraway(target, size, earth);
    const { left, top, height } = aside ?? beside(target, size, view);
    own.style.left = `${String(left)}px`;
    own.style.top = `${String(top)}px`;
    own.classList.toggle('ds-cut', height < size.height);
    if (height < size.height) own.style.height = `${String(height)}px`;
  });

  if (shown === null) return null;
  return (
    <div role="tooltip" id="ds-tip" className="ds-tip" ref={box}>
      <b>{shown.title}</b>
      {shown.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {effect.map((line) => (
        <p key={line} className="ds-tip-effect">
          {line}
        </p>
      ))}
      {entry !== null && (
        <button
          type="button"
          className="ds-tip-more"
          tabIndex={-1}
          onClick={() => {
            onRules(entry);
          }}
        >
          <kbd aria-hidden="true">R</kbd> {table.words.tips.more}
        </button>
      )}
    </div>
  );
}
