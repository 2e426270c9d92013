/** The course of a game on this device: moves, undo and redo, each stored by the browser. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Frames, newFrames } from '../../ui/motion/after-paint.ts';
import { lazyValue } from '../../ui/lazy-value.ts';
import { type Gestures, gesturesAfter } from '../../kit/undo.ts';
import { freshChance } from '../bots/chance.ts';
import {
  type LocalGame,
  moved,
  movesOf,
  progressOf,
  recordOf,
  redoCount,
  undoCount,
  undone,
} from '../session/local-game.ts';
import type { Session } from '../session/session.ts';
import { closeSession } from '../session/start.ts';
import { save } from '../storage/saved-games.ts';

const NONE: Gestures = new Set();

/** Opens the game again as it was before a reveal: only practice games need it. */
const useReopened = lazyValue(async () => (await import('../session/resume.ts')).reopened);

/** A game, and what was undone and can be redone. */
interface SessionState {
  readonly local: LocalGame;
  /** The next move last. Empty in a practice game. */
  readonly undone: readonly unknown[];
  /** In a practice game, the longest game that was undone; redo repeats its draws. */
  readonly later: LocalGame | null;
  readonly gestures: Gestures;
}

export interface RunningSession {
  readonly local: LocalGame;
  /** Whether the browser stores the game. */
  readonly isStored: boolean;
  /** `isJoined`: by the same gesture as the previous move, so that one undo takes both back. */
  readonly play: (move: unknown, isJoined?: boolean) => void;
  /** How many moves an undo takes back; 0 if none. */
  readonly undoable: number;
  readonly undo: () => void;
  /** The fewest moves to which the game can be taken back, and takes it back to so many. */
  readonly firstUndoable: number;
  readonly undoTo: (moves: number) => void;
  readonly canRedo: boolean;
  readonly redo: () => void;
  /** Whether it is a practice game: moves can be undone even after a reveal, and the record says so. */
  readonly isPractice: boolean;
  /** Makes it a practice game, permanently. */
  readonly practise: () => void;
}

/** Stores pending moves before the page or the table is closed. */
function useSaved(saving: Frames): void {
  useEffect(() => {
    window.addEventListener('pagehide', saving.flush);
    document.addEventListener('visibilitychange', saving.flush);
    return () => {
      window.removeEventListener('pagehide', saving.flush);
      document.removeEventListener('visibilitychange', saving.flush);
      saving.flush();
    };
  }, [saving]);
}

/** Runs a session: each move is stored once its result is on the screen. A game that is only watched is not stored. */
export function useSession(session: Session, isStoredNow: boolean, isWatched: boolean): RunningSession {
  const { game, bots } = session;
  const [course, setCourse] = useState<SessionState>({ local: session.local, undone: [], later: null, gestures: NONE });
  // Several moves may be made between two renders: each continues from the previous one.
  const current = useRef(course);
  const [isStored, setStored] = useState(isStoredNow);
  const [saving] = useState(newFrames);
  useSaved(saving);
  const { local, undone: before, later, gestures } = course;
  const { entries, begun, now } = local;
  const isPractice = begun.practice === true;
  const reopened = useReopened(isPractice);
  const isReopenable = isPractice && reopened !== null;

  const go = useCallback(
    (next: SessionState): void => {
      current.current = next;
      setCourse(next);
      if (isWatched) return;
      closeSession(game.meta.id);
      saving.after(() => {
        setStored(save(game.meta.id, JSON.stringify(recordOf(next.local)), progressOf(next.local, bots)));
      });
      // Hidden pages get no frames.
      if (document.hidden) saving.flush();
    },
    [bots, game, isWatched, saving],
  );
  // The board's callback is stable while the table behind it changes.
  const play = useCallback(
    (move: unknown, isJoined = false): void => {
      const { local, gestures } = current.current;
      const next = moved(local, move, freshChance());
      if (next === null) return;
      go({ local: next, undone: [], later: null, gestures: gesturesAfter(gestures, local.entries.length, isJoined) });
    },
    [go],
  );

  /** How many moves there are since something was last revealed. */
  const withoutReveal = now.undo?.moves.length ?? 0;
  const own = undoCount(entries, withoutReveal, bots, gestures);
  const undoable = own > 0 || !isReopenable ? own : undoCount(entries, movesOf(local), bots, gestures);
  /** Reopens the game after the first moves of another. */
  const reopen = (whole: LocalGame, moves: number, later: LocalGame | null): void => {
    if (reopened === null) return;
    go({ local: reopened(game, recordOf(whole, moves)).local, undone: [], later, gestures });
  };
  /** Takes back the last moves, as many as can be at most. */
  const takeBack = (count: number): void => {
    if (count > withoutReveal) {
      if (isReopenable) reopen(local, movesOf(local) - count, later ?? local);
      return;
    }
    const back = undone(local, count);
    if (back === null) return;
    const moves = entries.slice(-count).map(({ move }) => move);
    const redoable = isPractice
      ? { undone: [], later: later ?? local }
      : { undone: [...before, ...moves.reverse()], later: null };
    go({ local: back, gestures, ...redoable });
  };
  /** Redoes moves up to the next decision of a person, or to the end of a gesture. */
  const redo = (): void => {
    if (later !== null) {
      const done = movesOf(local) + redoCount(later.entries, movesOf(local), bots, gestures);
      reopen(later, done, done < movesOf(later) ? later : null);
      return;
    }
    let next = local;
    let left = before;
    while (left.length > 0) {
      const again = moved(next, left.at(-1), freshChance());
      if (again === null) break;
      next = again;
      left = left.slice(0, -1);
      if (left.length > 0 && gestures.has(next.entries.length)) continue;
      const asked = game.rules.decision(next.now.state);
      if (asked === null || bots[asked.player] === null) break;
    }
    go({ local: next, undone: left, later: null, gestures });
  };
  return {
    local,
    isStored,
    play,
    undoable,
    undo: () => {
      takeBack(undoable);
    },
    firstUndoable: isReopenable ? 0 : movesOf(local) - withoutReveal,
    undoTo: (moves) => {
      takeBack(movesOf(local) - moves);
    },
    canRedo: before.length > 0 || (later !== null && isReopenable),
    redo,
    isPractice,
    practise: () => {
      go({ local: { ...local, begun: { ...begun, practice: true } }, undone: [], later: null, gestures });
    },
  };
}
