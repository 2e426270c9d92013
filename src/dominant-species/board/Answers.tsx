/** All legal answers as a list in words, each with what it would do: the whole game can be played from here. */
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { PHASE_OF_SPACE } from '../rules/components.ts';
import { type Move, SPACE, kindOf, valueOf } from '../rules/moves.ts';
import { answerText } from './answer-text.ts';
import { NOTHING_LOOKED_AT } from './attention.ts';
import { effectText } from './effect-text.ts';
import { useTable } from './table-context.ts';

/** The space of an answer begins another section than the one before it in the list. */
const startsSection = (moves: readonly Move[], i: number): boolean => {
  const at = (move: Move | undefined): number | undefined =>
    move !== undefined && kindOf(move) === kindOf(SPACE) ? PHASE_OF_SPACE[valueOf(move)] : undefined;
  return i > 0 && at(moves[i]) !== at(moves[i - 1]);
};

export function Answers() {
  const table = useTable();
  const { words, open, attention, send } = table;
  const list = useRef<HTMLOListElement>(null);
  const answers = useMemo(
    () =>
      [...table.open].map((move) => ({
        move,
        text: answerText(table, move),
        effect: effectText(table, move).join(' '),
      })),
    [table],
  );

  // Once opened, and once something was answered from here, the first answer has the focus: the next question is a key away.
  const opened = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const elsewhere = activeElement !== document.body && !list.current?.contains(activeElement);
    if (opened.current && elsewhere) return;
    opened.current = true;
    list.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [open]);

  /** The arrows, Home and End go through the list. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus();
  };

  const moves = answers.map(({ move }) => move);
  return (
    <div className="ds-answer-list">
      <h2>{words.answers.list.title}</h2>
      {answers.length === 0 ? (
        <p className="ds-none">{words.answers.list.none}</p>
      ) : (
        <ol ref={list} onKeyDown={onKeyDown}>
          {answers.map(({ move, text, effect }, i) => (
            <li key={move} className={startsSection(moves, i) ? 'ds-section-start' : undefined}>
              <button
                type="button"
                data-answer={move}
                onFocus={() => {
                  attention.look({ at: 'move', move });
                }}
                onBlur={() => {
                  attention.look(NOTHING_LOOKED_AT);
                }}
                onPointerEnter={() => {
                  attention.look({ at: 'move', move });
                }}
                onPointerLeave={() => {
                  attention.look(NOTHING_LOOKED_AT);
                }}
                onClick={() => {
                  attention.look(NOTHING_LOOKED_AT);
                  send(move);
                }}
              >
                <b>{text}</b>
                {effect !== '' && <span>{effect}</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
