/** All legal moves as a list in words, each with its effect: the whole game can be played from here. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useRoving } from '../../ui/roving.ts';
import { pointsAt } from '../pointing.ts';
import type { GameTypes, Move, Table } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable, useFrameWords } from '../use-table.ts';
import './moves.css';

/** As many as can be read; more would make the page slow. */
const MOST = 200;

type Effect = (move: Move, table: Table<GameTypes>) => ReactNode;

/** What tells what a move would change, once it is loaded. */
function useLoadedEffect(): Effect | null {
  const { board } = useFrame();
  const [effectOf, setEffect] = useState<Effect | null>(null);
  useEffect(() => {
    let isShown = true;
    board.loadEffect?.().then(
      (loaded) => {
        if (isShown) setEffect(() => loaded);
      },
      // The moves can be read without it.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [board]);
  return effectOf;
}

export function MoveList() {
  const table = useTable();
  const { board } = useFrame();
  const words = useFrameWords();
  const effectOf = useLoadedEffect();
  const { legal, pointing, play } = table;
  const list = useRef<HTMLOListElement>(null);
  const roving = useRoving(list, '[data-listed]', 'first');
  const moves = useMemo(
    () =>
      [...table.legal].slice(0, MOST).map((move) => ({
        move,
        text: board.moveText(move, table, 'list'),
        effect: effectOf?.(move, table) ?? '',
        group: board.moveGroup?.(move),
      })),
    [table, board, effectOf],
  );

  // When opened, and after each move from here, the first move is focused: the next question is a key away.
  const opened = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const elsewhere = activeElement !== document.body && !list.current?.contains(activeElement);
    if (opened.current && elsewhere) return;
    opened.current = true;
    list.current?.querySelector<HTMLElement>('[data-listed]')?.focus();
  }, [legal]);

  return (
    <div className="table-moves">
      <h2>{words.moves.title()}</h2>
      {moves.length === 0 ? (
        <p className="ui-empty">{words.moves.none()}</p>
      ) : (
        <ol ref={list} {...roving}>
          {moves.map(({ move, text, effect, group }, i) => (
            <li key={move} data-starts={i > 0 && group !== moves[i - 1]!.group}>
              <button
                type="button"
                tabIndex={-1}
                data-listed={move}
                {...pointsAt(pointing, move)}
                onClick={() => {
                  play(move);
                }}
              >
                <b>{text}</b>
                {effect !== '' && <span>{effect}</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      {legal.size > MOST && <p className="ui-empty">{words.moves.more({ count: legal.size - MOST })}</p>}
    </div>
  );
}
