/** The course of a game on this device: moves, undo and redo, each stored by the browser. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Frames, newFrames } from '../../ui/after-paint.ts';
import { save } from '../storage/saved-games.ts';
import {
  type Past,
  type Session,
  appendMove,
  popMove,
  recordWithout,
  redoCount,
  resumeSession,
  undoCount,
} from './session.ts';
import { closeSession } from './start.ts';
import { type LocalGame, useLocalGame } from './use-local-game.ts';

/** A game with its past, and what was undone and can be redone. */
interface Course {
  readonly past: Past;
  /** The next move last. Empty in a game for practice. */
  readonly undone: readonly unknown[];
  /** In a game for practice, the longest past from which was gone back; it is redone with what was drawn then. */
  readonly later: Past | null;
}

export interface RunningSession {
  readonly state: unknown;
  readonly past: Past;
  /** Whether the browser stores the game. */
  readonly isStored: boolean;
  readonly play: (move: unknown) => void;
  /** How many moves an undo takes back; 0 if none can be. */
  readonly undoable: number;
  readonly undo: () => void;
  readonly canRedo: boolean;
  readonly redo: () => void;
  /** Whether it is played for practice: moves can be taken back beyond what they revealed, and the record says so. */
  readonly isPractice: boolean;
  /** Makes it a game for practice, for good. */
  readonly practise: () => void;
}

/** What waits to be stored is stored before the page, or the table, goes. */
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

/** Runs a session: each move is stored as soon as its answer is on the screen. One that is only watched is not stored. */
export function useSession(session: Session, isStoredNow: boolean, isWatched: boolean): RunningSession {
  const { game, names, bots } = session;
  const [start, setStart] = useState(session.start);
  const local = useLocalGame(game, start);
  const [course, setCourse] = useState<Course>({ past: session.past, undone: [], later: null });
  // Several moves may be made before the page is drawn again: each goes on from the one before.
  const current = useRef(course);
  const [isStored, setStored] = useState(isStoredNow);
  const [saving] = useState(newFrames);
  useSaved(saving);
  const { past: now, undone: before, later } = course;
  const isPractice = now.record.practice === true;

  const go = useCallback(
    (next: Course): void => {
      current.current = next;
      setCourse(next);
      if (isWatched) return;
      closeSession(game.meta.id);
      saving.after(() => {
        setStored(save(game.meta.id, JSON.stringify(next.past.record)));
      });
      // Frames are drawn only of a page that is seen.
      if (document.hidden) saving.flush();
    },
    [game, isWatched, saving],
  );
  const played = ({ now: stateNow, play: make }: LocalGame, past: Past, move: unknown): Past | null => {
    const state = stateNow().state;
    const metadata = make(move);
    return metadata && appendMove(game, past, state, move, metadata);
  };
  // The board's callback stays the same while the table behind it changes.
  const latest = useRef<(move: unknown) => void>(() => undefined);
  useEffect(() => {
    latest.current = (move) => {
      const past = played(local, current.current.past, move);
      if (past !== null) go({ past, undone: [], later: null });
    };
  });
  const play = useCallback((move: unknown): void => {
    latest.current(move);
  }, []);

  const own = undoCount(now.history, local.G.undo?.moves.length ?? 0, bots);
  const undoable = own > 0 || !isPractice ? own : undoCount(now.history, now.record.moves.length, bots);
  /** Opens the game as it stood after the first moves of a past. */
  const reopen = async (past: Past, without: number, goneBack: Past | null): Promise<void> => {
    const opened = await resumeSession(game, recordWithout(past, without), (player) => names[player] ?? '');
    setStart(opened.start);
    go({ past: opened.past, undone: [], later: goneBack });
  };
  const undo = (): void => {
    if (undoable > own) {
      void reopen(now, undoable, later ?? now);
      return;
    }
    let { past, undone } = course;
    for (let i = 0; i < undoable; i++) {
      const { move } = past.history.at(-1)!;
      if (!local.undo()) break;
      past = popMove(past);
      undone = [...undone, move];
    }
    go(isPractice ? { past, undone: [], later: later ?? now } : { past, undone, later: null });
  };
  /** Makes the undone moves again up to the next decision of a person. */
  const redo = (): void => {
    if (later !== null) {
      const done = now.record.moves.length + redoCount(later, now.record.moves.length, bots);
      const left = later.record.moves.length - done;
      void reopen(later, left, left > 0 ? later : null);
      return;
    }
    let { past, undone } = course;
    while (undone.length > 0) {
      const next = played(local, past, undone.at(-1));
      if (next === null) break;
      past = next;
      undone = undone.slice(0, -1);
      const asked = game.rules.decision(local.now().state);
      if (asked === null || bots[asked.player] === null) break;
    }
    go({ past, undone, later: null });
  };
  return {
    state: local.G.state,
    past: now,
    isStored,
    play,
    undoable,
    undo,
    canRedo: before.length > 0 || later !== null,
    redo,
    isPractice,
    practise: () => {
      go({ past: { ...now, record: { ...now.record, practice: true } }, undone: [], later: null });
    },
  };
}
