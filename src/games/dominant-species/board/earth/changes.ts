/** The latest changes on earth, and replaying them. */
import { useState } from 'react';
import { isHurried } from '../../../../ui/motion/hurry.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type Marks, isSeen, marksOfEvents } from './marks.ts';

/** What changed last on earth. */
export interface Changes {
  /** The events of the moves so far, the last one last: events seen before return by undoing. */
  readonly past: readonly (readonly GameEvent[])[];
  readonly marks: Marks;
  /** Whether the marks are visible: they are the last move's, or were requested. */
  readonly isShown: boolean;
  /** How often changes have been played, and whether these are: a table just opened or gone back to is not animated. */
  readonly plays: number;
  readonly isPlayed: boolean;
  /** Whether the marks are those of all since the reader's own last move. */
  readonly isSince: boolean;
}

/**
 * Tracks the latest changes, and replays them on request: first everything since the reader's own last move, the next time only
 * the last change, and so on in turn.
 */
export function useChanges(
  last: readonly GameEvent[],
  since: () => readonly GameEvent[],
): readonly [changes: Changes, replay: () => void] {
  const [changes, setChanges] = useState<Changes>(() => ({
    past: [last],
    marks: marksOfEvents(last),
    isShown: true,
    plays: 0,
    isPlayed: false,
    isSince: false,
  }));
  const { past, plays } = changes;
  if (past.at(-1) !== last) {
    const before = past.lastIndexOf(last);
    const marks = marksOfEvents(last);
    const isShown = isSeen(marks);
    setChanges({
      past: before < 0 ? [...past, last] : past.slice(0, before + 1),
      marks: isShown ? marks : changes.marks,
      isShown,
      plays: plays + 1,
      isPlayed: before < 0 && !isHurried(),
      isSince: false,
    });
  }
  const replay = (): void => {
    setChanges((now) => {
      const all = marksOfEvents(since());
      const isSince = !now.isSince && isSeen(all);
      const alone = marksOfEvents(last);
      // The last move may have changed nothing on earth: then the earlier marks stay.
      const marks = isSince ? all : isSeen(alone) ? alone : now.marks;
      return { ...now, marks, isSince, isShown: true, plays: now.plays + 1, isPlayed: true };
    });
  };
  return [changes, replay];
}
