/**
 * What the player looks at: an answer that is pointed at, or something of the story.
 *
 * Kept outside React's state, so that moving the pointer over the board draws anew only what shows the effect.
 */
import { startTransition, useEffect, useState } from 'react';
import type { GameEvent } from '../rules/dealer.ts';
import type { Move } from '../rules/moves.ts';

/** Nothing, a legal answer to the open question, or events that happened. */
export type Looked =
  | { readonly at: 'nothing' }
  | { readonly at: 'move'; readonly move: Move }
  | { readonly at: 'events'; readonly events: readonly GameEvent[] };

export const NOTHING_LOOKED_AT: Looked = { at: 'nothing' };

export interface Attention {
  get(): Looked;
  /** Looks at something else; `NOTHING_LOOKED_AT` looks away. */
  look(looked: Looked): void;
  subscribe(changed: () => void): () => void;
}

export function newAttention(): Attention {
  let looked: Looked = NOTHING_LOOKED_AT;
  const listeners = new Set<() => void>();
  return {
    get: () => looked,
    look(next) {
      if (next === looked) return;
      looked = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** What the player looks at now; work on it gives way to everything the player does. */
export function useLooked(attention: Attention): Looked {
  const [looked, setLooked] = useState(() => attention.get());
  useEffect(
    () =>
      attention.subscribe(() => {
        startTransition(() => {
          setLooked(attention.get());
        });
      }),
    [attention],
  );
  return looked;
}
