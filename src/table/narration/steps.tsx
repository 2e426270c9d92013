/** Moves that are shown step by step, for the games that have them. */
import { useEffect, useRef } from 'react';
import { useKeys } from '../../ui/keys.ts';
import { prefersLessMotion } from '../../ui/motion/motion.ts';
import { frameWords } from '../words.ts';
import type { GoOnProps, InSteps } from './use-narration.ts';

/** The button that goes on from what is held. It has the focus, unless that is elsewhere in use. */
function GoOn({ language, onGoOn }: GoOnProps) {
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ Enter: onGoOn });
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="table-buttons" data-buttons={1}>
      <button ref={button} type="button" className="ui-button ui-main" aria-keyshortcuts="Enter" onClick={onGoOn}>
        {frameWords({ language }).goOn()}
      </button>
    </div>
  );
}

/** A part of what a move does that is shown by itself, before the table after the move. */
export interface Step<State, E> {
  readonly state: State;
  /** The move, with what has happened so far. */
  readonly entry: E;
  /** How long it is shown, at every pace. */
  readonly milliseconds: number;
  /** Whether it stays until the player goes on. */
  readonly isHeld?: boolean;
}

/** Shows moves step by step; `stepsIn`: the steps of a move, from the table before it. Without motion only what is held is shown. */
export const inSteps = <State, E extends { readonly player: number | null }>(
  stepsIn: (entry: E, before: State) => readonly Step<State, E>[],
): InSteps<State, E> => ({
  of: (before, { history }, isSkipping) => {
    const entry = history.at(-1);
    // After several moves at once the table before the last one is not known.
    if (entry === undefined || history.length !== before.history.length + 1) return [];
    const isHeldOnly = isSkipping || prefersLessMotion();
    return stepsIn(entry, before.state)
      .filter(({ isHeld }) => isHeld === true || !isHeldOnly)
      .map(({ state, entry: part, milliseconds, isHeld = false }) => ({
        state,
        history: [...before.history, part],
        step: { milliseconds, isHeld },
      }));
  },
  GoOn,
});
