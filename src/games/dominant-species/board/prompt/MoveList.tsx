/** All legal answers as a list in words, each with its effect: the whole game can be played from here. */
import { useEffect, useMemo, useRef } from 'react';
import { PHASE_OF_SPACE } from '../../rules/components.ts';
import { type Move, SPACE, kindOf, valueOf } from '../../rules/moves.ts';
import { moveText } from './move-text.ts';
import { NO_HIGHLIGHT } from '../state/highlight.ts';
import { effectText } from '../log/effect-text.ts';
import { useRoving } from '../../../../ui/roving.ts';
import { useTable } from '../state/table.ts';

/** The space of an answer begins another section than the one before it in the list. */
const startsSection = (moves: readonly Move[], i: number): boolean => {
  const at = (move: Move | undefined): number | undefined =>
    move !== undefined && kindOf(move) === kindOf(SPACE) ? PHASE_OF_SPACE[valueOf(move)] : undefined;
  return i > 0 && at(moves[i]) !== at(moves[i - 1]);
};

export function MoveList() {
  const table = useTable();
  const { words, legal, highlight, send } = table;
  const list = useRef<HTMLOListElement>(null);
  const roving = useRoving(list, '[data-answer]', 'first');
  const answers = useMemo(
    () =>
      [...table.legal].map((move) => ({
        move,
        text: moveText(table, move),
        effect: effectText(table, move).join(' '),
      })),
    [table],
  );

  // When opened, and after each answer from here, the first answer is focused: the next question is a key away.
  const opened = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const elsewhere = activeElement !== document.body && !list.current?.contains(activeElement);
    if (opened.current && elsewhere) return;
    opened.current = true;
    list.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [legal]);

  const moves = answers.map(({ move }) => move);
  return (
    <div className="ds-answer-list">
      <h2>{words.answers.list.title}</h2>
      {answers.length === 0 ? (
        <p className="ui-empty">{words.answers.list.none}</p>
      ) : (
        <ol ref={list} {...roving}>
          {answers.map(({ move, text, effect }, i) => (
            <li key={move} className={startsSection(moves, i) ? 'ds-section-start' : undefined}>
              <button
                type="button"
                tabIndex={-1}
                data-answer={move}
                onFocus={() => {
                  highlight.set({ at: 'move', move });
                }}
                onBlur={() => {
                  highlight.set(NO_HIGHLIGHT);
                }}
                onPointerEnter={() => {
                  highlight.set({ at: 'move', move });
                }}
                onPointerLeave={() => {
                  highlight.set(NO_HIGHLIGHT);
                }}
                onClick={() => {
                  highlight.set(NO_HIGHLIGHT);
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
