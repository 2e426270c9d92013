/** The course of a game on this device: moves, undo and redo, each stored by the browser. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Frames, newFrames } from '../../ui/after-paint.ts';
import { type Joined, joinedAfter } from '../../kit/undo.ts';
import { save } from '../storage/saved-games.ts';
import {
  type Past,
  type Session,
  appendMove,
  popMove,
  progressOf,
  recordWithout,
  redoCount,
  resumeSession,
  undoCount,
} from '../session/session.ts';
import { closeSession } from '../session/start.ts';
import { type LocalGame, useLocalGame } from './use-local-game.ts';

const NONE: Joined = new Set();

/** A game with its past, and what was undone and can be redone. */
interface Course {
  readonly past: Past;
  /** The next move last. Empty in a practice game. */
  readonly undone: readonly unknown[];
  /** In a practice game, the longest past that was undone; redo repeats its draws. */
  readonly later: Past | null;
  readonly joined: Joined;
}

export interface RunningSession {
  readonly state: unknown;
  readonly past: Past;
  /** Whether the browser stores the game. */
  readonly isStored: boolean;
  /** `isJoined`: by the same gesture as the previous move, so that one undo takes both back. */
  readonly play: (move: unknown, isJoined?: boolean) => void;
  /** How many moves an undo takes back; 0 if none. */
  readonly undoable: number;
  readonly undo: () => void;
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
  const { game, names, bots } = session;
  const [start, setStart] = useState(session.start);
  const local = useLocalGame(game, start);
  const [course, setCourse] = useState<Course>({ past: session.past, undone: [], later: null, joined: NONE });
  // Several moves may be made between two renders: each continues from the previous one.
  const current = useRef(course);
  const [isStored, setStored] = useState(isStoredNow);
  const [saving] = useState(newFrames);
  const running = useRef(local);
  useSaved(saving);
  const { past: now, undone: before, later, joined } = course;
  const isPractice = now.record.practice === true;

  const go = useCallback(
    (next: Course): void => {
      current.current = next;
      setCourse(next);
      if (isWatched) return;
      closeSession(game.meta.id);
      saving.after(() => {
        const { past } = next;
        const progress = progressOf(game, running.current.now().state, past, bots);
        setStored(save(game.meta.id, JSON.stringify(past.record), progress));
      });
      // Hidden pages get no frames.
      if (document.hidden) saving.flush();
    },
    [bots, game, isWatched, saving],
  );
  const played = ({ now: stateNow, play: make }: LocalGame, past: Past, move: unknown): Past | null => {
    const state = stateNow().state;
    const metadata = make(move);
    return metadata && appendMove(game, past, state, move, metadata);
  };
  // The board's callback is stable while the table behind it changes.
  const latest = useRef<(move: unknown, isJoined: boolean) => void>(() => undefined);
  useEffect(() => {
    running.current = local;
    latest.current = (move, isJoined) => {
      const before = current.current;
      const past = played(local, before.past, move);
      if (past === null) return;
      go({ past, undone: [], later: null, joined: joinedAfter(before.joined, before.past.history.length, isJoined) });
    };
  });
  const play = useCallback((move: unknown, isJoined = false): void => {
    latest.current(move, isJoined);
  }, []);

  const own = undoCount(now.history, local.G.undo?.moves.length ?? 0, bots, joined);
  const undoable = own > 0 || !isPractice ? own : undoCount(now.history, now.record.moves.length, bots, joined);
  /** Reopens the game after the first moves of a past. */
  const reopen = async (past: Past, without: number, goneBack: Past | null): Promise<void> => {
    const opened = await resumeSession(game, recordWithout(past, without), (player) => names[player] ?? '');
    setStart(opened.start);
    go({ past: opened.past, undone: [], later: goneBack, joined });
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
    go({ past, joined, ...(isPractice ? { undone: [], later: later ?? now } : { undone, later: null }) });
  };
  /** Redoes moves up to the next decision of a person, or to the end of a gesture. */
  const redo = (): void => {
    if (later !== null) {
      const done = now.record.moves.length + redoCount(later, now.record.moves.length, bots, joined);
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
      if (undone.length > 0 && joined.has(past.history.length)) continue;
      const asked = game.rules.decision(local.now().state);
      if (asked === null || bots[asked.player] === null) break;
    }
    go({ past, undone, later: null, joined });
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
      go({ past: { ...now, record: { ...now.record, practice: true } }, undone: [], later: null, joined });
    },
  };
}
