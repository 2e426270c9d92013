/** The course of a game on this device: moves, undo and redo, each stored by the browser at once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { save } from '../storage/saved-games.ts';
import { type Past, type Session, appendMove, popMove, undoCount } from './session.ts';
import { closeSession } from './start.ts';
import { type LocalGame, useLocalGame } from './use-local-game.ts';

/** A game with its past, and what was undone and can be redone: the next move last. */
interface Course {
  readonly past: Past;
  readonly undone: readonly unknown[];
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
}

/** Runs a session. One that is only watched is not stored. */
export function useSession(session: Session, isStoredNow: boolean, isWatched: boolean): RunningSession {
  const { game, start, bots } = session;
  const local = useLocalGame(game, start);
  const [course, setCourse] = useState<Course>({ past: session.past, undone: [] });
  const [isStored, setStored] = useState(isStoredNow);

  const go = useCallback(
    (next: Course): void => {
      setCourse(next);
      if (isWatched) return;
      closeSession(game.meta.id);
      setStored(save(game.meta.id, JSON.stringify(next.past.record)));
    },
    [game, isWatched],
  );
  const played = ({ now, play: make }: LocalGame, past: Past, move: unknown): Past | null => {
    const before = now().state;
    const metadata = make(move);
    return metadata && appendMove(game, past, before, move, metadata);
  };
  // The board's callback stays the same while the table behind it changes.
  const latest = useRef<(move: unknown) => void>(() => undefined);
  useEffect(() => {
    latest.current = (move) => {
      const past = played(local, course.past, move);
      if (past !== null) go({ past, undone: [] });
    };
  });
  const play = useCallback((move: unknown): void => {
    latest.current(move);
  }, []);

  const undoable = undoCount(course.past.history, local.G.undo?.moves.length ?? 0, bots);
  const undo = (): void => {
    let { past, undone } = course;
    for (let i = 0; i < undoable; i++) {
      const { move } = past.history.at(-1)!;
      if (!local.undo()) break;
      past = popMove(past);
      undone = [...undone, move];
    }
    go({ past, undone });
  };
  /** Makes the undone moves again up to the next decision of a person. */
  const redo = (): void => {
    let { past, undone } = course;
    while (undone.length > 0) {
      const next = played(local, past, undone.at(-1));
      if (next === null) break;
      past = next;
      undone = undone.slice(0, -1);
      const asked = game.rules.decision(local.now().state);
      if (asked === null || bots[asked.player] === null) break;
    }
    go({ past, undone });
  };
  return {
    state: local.G.state,
    past: course.past,
    isStored,
    play,
    undoable,
    undo,
    canRedo: course.undone.length > 0,
    redo,
  };
}
