/**
 * Narrating others' moves: the board shows them one after another, each for as long as it takes to read, while the game itself
 * has moved on. Moves of players at this screen are shown at once.
 */
import type { Language } from '../../kit/module.ts';
import { type ComponentType, createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';

/** Called whenever a player starts or stops skipping to their own turn: bots need no pauses then. */
export const OnSkipping = createContext<(isSkipping: boolean) => void>(() => undefined);

/** The pace of narration; `step`: bots wait for a click at each move. */
export type Pace = 'fast' | 'calm' | 'slow' | 'step';

/** How much longer than at the calm pace a move is shown. */
const SLOWER: Readonly<Record<Pace, number>> = { fast: 0, calm: 1, slow: 2.2, step: 0 };

/** What narration needs of a history entry. */
interface Entry {
  /** Who moved; null for the setup. */
  readonly player: number | null;
}

/** The table after some move, with the history up to it. */
export interface Shown<State, E extends Entry> {
  readonly state: State;
  readonly history: readonly E[];
  /** For a part of a move: how long it is shown. */
  readonly step?: {
    readonly milliseconds: number;
    /** Whether it stays until the player goes on. */
    readonly isHeld: boolean;
  };
}

/**
 * The tables of a move that is shown step by step, before the one after it; none for all else. `isSkipping`: without those that go
 * on by themselves.
 */
export type StepsOf<State, E extends Entry> = (
  before: Shown<State, E>,
  after: Shown<State, E>,
  isSkipping: boolean,
) => readonly Shown<State, E>[];

/** The button that goes on from what is held. */
export interface GoOnProps {
  readonly language: Language;
  readonly onGoOn: () => void;
}

/** Moves that are shown step by step, and the button that goes on where they are held. */
export interface InSteps<State, E extends Entry> {
  readonly of: StepsOf<State, E>;
  readonly GoOn: ComponentType<GoOnProps>;
}

/** What is shown step by step. */
export interface Steps<State, E extends Entry> {
  readonly of: StepsOf<State, E>;
  /** Whether others wait at other screens: then what is held goes on by itself. */
  readonly isShared: boolean;
}

/** How long what is held stays where others wait, in milliseconds. */
const HELD = 8000;

export interface Narration<State = unknown, E extends Entry = Entry> extends Shown<State, E> {
  /** Whether the game has moved on beyond what is shown. */
  readonly isBehind: boolean;
  /** Whether the table stays as it is until the player goes on. */
  readonly isHeld: boolean;
  /** Whether something is, or will be, held. */
  readonly hasHeld: boolean;
  /** Whether one may skip to one's own turn: others are shown at a pace, whether or not anything waits to be shown just now. */
  readonly isSkippable: boolean;
  readonly isPaused: boolean;
  /** Continues with the next event. */
  readonly next: () => void;
  /** Shows the current table, and keeps doing so until a player at this screen is to decide. */
  readonly skip: () => void;
  readonly togglePause: () => void;
}

/**
 * How long the table is shown after a move before the next at the calm pace, in milliseconds; 0 for what nobody needs to see.
 * `isOwn`: whether a player at this screen made it.
 */
export type ReadingTime<E extends Entry> = (entry: E, isOwn: boolean) => number;

const NO_TIME = (): number => 0;

interface Play<State, E extends Entry> {
  /** What is shown, followed by what is pending. */
  readonly tables: readonly Shown<State, E>[];
  readonly isPaused: boolean;
  readonly isSkipping: boolean;
}

/** Whether a history continues another: otherwise something was undone, or another game was opened. */
const continues = (before: readonly Entry[], after: readonly Entry[]): boolean =>
  after.length > before.length && (before.length === 0 || after[before.length - 1] === before.at(-1));

/** What is pending after the first table has been shown. */
const advanced = <State, E extends Entry>(play: Play<State, E>): Play<State, E> =>
  play.tables.length > 1 ? { ...play, tables: play.tables.slice(1) } : play;

const isHeldIn = <State, E extends Entry>({ step }: Shown<State, E>): boolean => step?.isHeld === true;

/** What is pending once all is skipped, up to what is held after the first table. */
const skipped = <State, E extends Entry>(tables: Play<State, E>['tables']): Play<State, E>['tables'] => {
  const held = tables.findIndex((table, i) => i > 0 && isHeldIn(table));
  return tables.slice(held < 0 ? -1 : held);
};

/**
 * Shows others' moves at a pace. `seats`: the players at this screen; their moves, and all at the fast pace, are shown at once.
 * `isOurs`: whether one of them is to decide. `readingTime` belongs to the game and is always the same. What is
 * shown step by step is so at every pace, whoever has moved.
 */
export function useNarration<State, E extends Entry>(
  state: State,
  history: readonly E[],
  seats: readonly number[],
  pace: Pace,
  isOurs: boolean,
  readingTime: ReadingTime<E> = NO_TIME,
  steps?: Steps<State, E>,
): Narration<State, E> {
  const [play, setPlay] = useState<Play<State, E>>(() => ({
    tables: [{ state, history }],
    isPaused: false,
    isSkipping: false,
  }));
  const last = play.tables.at(-1)!;
  let now = play;
  if (last.state !== state || last.history !== history) {
    const next = { state, history };
    const by = history.at(-1)?.player ?? null;
    const isShownAtOnce = pace === 'fast' || play.isSkipping || by === null || seats.includes(by);
    const isNext = continues(last.history, history);
    // What is held stays, whatever comes after it.
    const kept = !isNext
      ? []
      : isShownAtOnce
        ? play.tables.slice(0, 1 + play.tables.findLastIndex(isHeldIn))
        : play.tables;
    const parts = isNext ? (steps?.of(last, next, play.isSkipping) ?? []) : [];
    now = { ...play, tables: [...kept, ...parts, next], isSkipping: play.isSkipping && !isOurs };
    setPlay(now);
  }
  const { tables, isPaused, isSkipping } = now;
  const onSkipping = useContext(OnSkipping);
  useEffect(() => {
    if (!isSkipping) return;
    onSkipping(true);
    return () => {
      onSkipping(false);
    };
  }, [isSkipping, onSkipping]);
  const [shown] = tables as readonly [Shown<State, E>, ...Shown<State, E>[]];
  const isBehind = tables.length > 1;
  const isSkippable = isBehind || (!isOurs && (pace === 'calm' || pace === 'slow'));

  const entry = shown.history.at(-1);
  const isOwn = entry?.player !== undefined && entry.player !== null && seats.includes(entry.player);
  const isHeld = isBehind && isHeldIn(shown);
  const hasHeld = isBehind && tables.some(isHeldIn);
  const wait = isHeld ? HELD : (shown.step?.milliseconds ?? (entry && readingTime(entry, isOwn) * SLOWER[pace]) ?? 0);
  const isWaiting = isPaused || (isHeld && steps?.isShared !== true);
  useEffect(() => {
    if (!isBehind || isWaiting) return;
    const timer = setTimeout(() => {
      setPlay(advanced);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [isBehind, isWaiting, wait, shown]);

  const next = useCallback(() => {
    setPlay((before) => {
      if (before.isSkipping) return { ...before, tables: skipped(before.tables) };
      let after = advanced(before);
      const isSeen = ({ history: shownHistory, step }: Shown<State, E>): boolean => {
        // A click leads to the result of all steps.
        if (step !== undefined) return step.isHeld;
        const made = shownHistory.at(-1);
        return made !== undefined && readingTime(made, false) > 0;
      };
      while (after.tables.length > 1 && !isSeen(after.tables[0]!)) after = advanced(after);
      return after;
    });
  }, [readingTime]);
  const skip = useCallback(() => {
    setPlay((before) => ({ tables: skipped(before.tables), isPaused: false, isSkipping: !isOurs }));
  }, [isOurs]);
  const togglePause = useCallback(() => {
    setPlay((before) => ({ ...before, isPaused: !before.isPaused }));
  }, []);
  return useMemo(
    () => ({ ...shown, isBehind, isHeld, hasHeld, isSkippable, isPaused, next, skip, togglePause }),
    [shown, isBehind, isHeld, hasHeld, isSkippable, isPaused, next, skip, togglePause],
  );
}

/** The keys that do what the buttons and a click do: each is bound for as long as its button is shown. */
export const narrationKeys = ({
  isBehind,
  isSkippable,
  next,
  skip,
}: Pick<Narration, 'isBehind' | 'isSkippable' | 'next' | 'skip'>): Readonly<Record<string, () => void>> => ({
  ...(isBehind ? { ' ': next } : {}),
  ...(isSkippable ? { n: skip } : {}),
});
