/**
 * What is highlighted: a move that is pointed at, or something in the log.
 *
 * Kept outside React's state, so that moving the pointer over the board only renders what shows the effect.
 */
import { startTransition, useEffect, useState } from 'react';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';

/** Nothing, a legal answer to the open question, several steps made by one gesture, or events that happened. */
export type Highlighted =
  | { readonly at: 'nothing' }
  | { readonly at: 'move'; readonly move: Move }
  | { readonly at: 'steps'; readonly steps: readonly [Move, ...Move[]] }
  | { readonly at: 'events'; readonly events: readonly GameEvent[] };

export const NO_HIGHLIGHT: Highlighted = { at: 'nothing' };

export interface Highlight {
  get(): Highlighted;
  /** Highlights something else; `NO_HIGHLIGHT` nothing. */
  set(highlighted: Highlighted): void;
  subscribe(changed: () => void): () => void;
  /** Shows the table as it was when events happened, where that is possible. */
  lookBack(events: readonly GameEvent[]): void;
  /** Sets how that is done; null if it is not possible. */
  onLookBack(show: ((events: readonly GameEvent[]) => void) | null): void;
}

export function newHighlight(): Highlight {
  let highlighted: Highlighted = NO_HIGHLIGHT;
  const listeners = new Set<() => void>();
  let showThen: ((events: readonly GameEvent[]) => void) | null = null;
  return {
    lookBack(events) {
      showThen?.(events);
    },
    onLookBack(show) {
      showThen = show;
    },
    get: () => highlighted,
    set(next) {
      if (next === highlighted) return;
      highlighted = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The current highlight; rendering it yields to everything the player does. */
export function useHighlighted(highlight: Highlight): Highlighted {
  const [highlighted, setHighlighted] = useState(() => highlight.get());
  useEffect(
    () =>
      highlight.subscribe(() => {
        startTransition(() => {
          setHighlighted(highlight.get());
        });
      }),
    [highlight],
  );
  return highlighted;
}
