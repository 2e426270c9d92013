/**
 * What is highlighted: a move that is pointed at, or something of the log.
 *
 * Kept outside React's state, so that moving the pointer over the board draws anew only what shows the effect.
 */
import { startTransition, useEffect, useState } from 'react';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';

/** Nothing, a legal answer to the open question, or events that happened. */
export type Highlighted =
  | { readonly at: 'nothing' }
  | { readonly at: 'move'; readonly move: Move }
  | { readonly at: 'events'; readonly events: readonly GameEvent[] };

export const NO_HIGHLIGHT: Highlighted = { at: 'nothing' };

export interface Highlight {
  get(): Highlighted;
  /** Highlights something else; `NO_HIGHLIGHT` nothing. */
  set(highlighted: Highlighted): void;
  subscribe(changed: () => void): () => void;
}

export function newHighlight(): Highlight {
  let highlighted: Highlighted = NO_HIGHLIGHT;
  const listeners = new Set<() => void>();
  return {
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

/** What is highlighted now; work on it gives way to everything the player does. */
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
