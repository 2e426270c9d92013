/**
 * Narrating what others do: the board shows their moves one after the other, each for as long as it takes to read, while the game
 * itself has gone on already. What whoever sits here does is shown at once.
 */
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';

/** Is told whenever somebody begins or ceases to skip to their own turn: what runs the bots need not keep their moves apart then. */
export const OnSkipping = createContext<(isSkipping: boolean) => void>(() => undefined);

/** How fast it is narrated; `step`: whoever runs the bots waits for a click at each move. */
export type Pace = 'fast' | 'calm' | 'slow' | 'step';

/** How much longer than at a calm pace a move stays on the table. */
export const SLOWER: Readonly<Record<Pace, number>> = { fast: 0, calm: 1, slow: 2.2, step: 0 };

/** What narrating reads of an entry of a history. */
interface Entry {
  /** Who moved; null for the setup. */
  readonly player: number | null;
}

/** The table as it stood after some move, with the history up to it. */
interface Frame<State, E extends Entry> {
  readonly state: State;
  readonly history: readonly E[];
}

export interface Narration<State = unknown, E extends Entry = Entry> extends Frame<State, E> {
  /** Whether the game has gone on beyond what is shown. */
  readonly isBehind: boolean;
  readonly isPaused: boolean;
  /** Goes on to the next thing that happened. */
  readonly next: () => void;
  /** Shows the table as it stands, and goes on doing so until whoever sits here is asked. */
  readonly skip: () => void;
  readonly togglePause: () => void;
}

/**
 * How long the table stays as a move has left it before the next is shown, in milliseconds; 0 for what nobody needs to see. `isOwn`:
 * whether somebody made it who sits here.
 */
export type ReadingTime<E extends Entry> = (entry: E | undefined, pace: Pace, isOwn: boolean) => number;

interface Play<State, E extends Entry> {
  /** What is shown, then what is still to be. */
  readonly frames: readonly Frame<State, E>[];
  readonly isPaused: boolean;
  readonly isSkipping: boolean;
}

/** Whether a history goes on where another stood: else something was taken back, or another game was opened. */
const continues = (before: readonly Entry[], after: readonly Entry[]): boolean =>
  after.length > before.length && (before.length === 0 || after[before.length - 1] === before.at(-1));

/** What of the play is still to be shown once the first frame has been. */
const advanced = <State, E extends Entry>(play: Play<State, E>): Play<State, E> =>
  play.frames.length > 1 ? { ...play, frames: play.frames.slice(1) } : play;

/**
 * Shows the moves of others at a pace. `seats`: who sits here; their moves and those at a fast pace are shown at once. `isOurs`:
 * whether one of them is asked. `readingTime` is the game's, the same function every time.
 */
export function useNarration<State, E extends Entry>(
  state: State,
  history: readonly E[],
  seats: readonly number[],
  pace: Pace,
  isOurs: boolean,
  readingTime: ReadingTime<E>,
): Narration<State, E> {
  const [play, setPlay] = useState<Play<State, E>>(() => ({
    frames: [{ state, history }],
    isPaused: false,
    isSkipping: false,
  }));
  const last = play.frames.at(-1)!;
  let now = play;
  if (last.state !== state || last.history !== history) {
    const frame = { state, history };
    const by = history.at(-1)?.player ?? null;
    const isShownAtOnce = pace === 'fast' || play.isSkipping || by === null || seats.includes(by);
    const isNarrated = !isShownAtOnce && continues(last.history, history);
    now = { ...play, frames: isNarrated ? [...play.frames, frame] : [frame], isSkipping: play.isSkipping && !isOurs };
    setPlay(now);
  }
  const { frames, isPaused, isSkipping } = now;
  const onSkipping = useContext(OnSkipping);
  useEffect(() => {
    if (!isSkipping) return;
    onSkipping(true);
    return () => {
      onSkipping(false);
    };
  }, [isSkipping, onSkipping]);
  const [shown] = frames as readonly [Frame<State, E>, ...Frame<State, E>[]];
  const isBehind = frames.length > 1;

  const entry = shown.history.at(-1);
  const isOwn = entry?.player !== undefined && entry.player !== null && seats.includes(entry.player);
  const wait = readingTime(entry, pace, isOwn);
  useEffect(() => {
    if (!isBehind || isPaused) return;
    const timer = setTimeout(() => {
      setPlay(advanced);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [isBehind, isPaused, wait, shown]);

  const next = useCallback(() => {
    setPlay((before) => {
      let after = advanced(before);
      while (after.frames.length > 1 && readingTime(after.frames[0]!.history.at(-1), 'calm', false) === 0)
        after = advanced(after);
      return after;
    });
  }, [readingTime]);
  const skip = useCallback(() => {
    setPlay((before) => ({ frames: before.frames.slice(-1), isPaused: false, isSkipping: !isOurs }));
  }, [isOurs]);
  const togglePause = useCallback(() => {
    setPlay((before) => ({ ...before, isPaused: !before.isPaused }));
  }, []);
  return useMemo(
    () => ({ ...shown, isBehind, isPaused, next, skip, togglePause }),
    [shown, isBehind, isPaused, next, skip, togglePause],
  );
}
