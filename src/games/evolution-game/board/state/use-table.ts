import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../locales/locale.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { decision, legalMoves } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import { type Table, namingOf } from './table.ts';

const NO_EVENTS: readonly GameEvent[] = [];

interface TableProps extends Pick<Table, 'names' | 'advice' | 'history'> {
  /** The state shown, which may be behind the game. */
  state: State;
  isBehind: boolean;
  seats: readonly number[];
  /** From whose side the table is shown if no player on this screen is to move. */
  looksFrom: number | undefined;
  /** Whether nobody who plays is looking. */
  isWatched: boolean;
  words: Locale;
  onMove: (move: Move) => void;
}

/** What the board's parts read, and the answer that is looked at. */
export function useTableValue({
  state,
  isBehind,
  seats,
  looksFrom,
  isWatched,
  names,
  words,
  advice,
  history,
  onMove,
}: TableProps) {
  const [looked, setLooked] = useState<{ state: State; move: Move } | null>(null);
  const asked = useMemo(() => decision(state), [state]);
  const mine = asked !== null && !isBehind && seats.includes(asked.player);
  const own =
    asked !== null && seats.includes(asked.player)
      ? asked.player
      : (seats[0] ?? looksFrom ?? asked?.player ?? state.winner);
  const isYours = !isWatched && seats.includes(own);
  const legal = useMemo(() => new Set(mine ? legalMoves(state) : []), [mine, state]);
  // A target that is still on the screen after its question counts only if its answer is still legal.
  const legalNow = useRef(legal);
  useEffect(() => {
    legalNow.current = legal;
  });
  const send = useCallback(
    (move: Move) => {
      if (!legalNow.current.has(move)) return;
      setLooked(null);
      onMove(move);
    },
    [onMove],
  );
  const table = useMemo(
    (): Table => ({
      s: state,
      names,
      words,
      naming: namingOf(state, names, words),
      asked,
      own,
      isYours,
      mine,
      legal,
      advice,
      hinted: advice?.move ?? null,
      history,
      last: history.at(-1)?.events ?? NO_EVENTS,
      send,
      look: (move) => {
        setLooked(move === null ? null : { state, move });
      },
    }),
    [state, names, words, asked, own, isYours, mine, legal, advice, history, send],
  );
  return { table, looked: looked?.state === state ? looked.move : null };
}
