/** Gestures at an online table: several moves that one undo takes back. */
import { useCallback, useState } from 'react';
import { type Gestures, gestureLength, gesturesAfter } from '../../kit/undo.ts';
import type { TableConnection } from './connection.ts';

/** Making a move, undoing the last gesture, and how many moves that is. `moves`: the length of the history. */
export function useGestures(connection: TableConnection, moves: number) {
  const [gestures, setJoined] = useState<Gestures>(() => new Set());
  const last = gestureLength(gestures, moves, moves);
  const play = useCallback(
    (move: unknown, isJoined = false): void => {
      const entry = connection.get().game!.history.length;
      setJoined((before) => gesturesAfter(before, entry, isJoined));
      connection.play(move);
    },
    [connection],
  );
  const takeBack = useCallback((): void => {
    connection.undo(last);
  }, [connection, last]);
  return { play, takeBack, last };
}
