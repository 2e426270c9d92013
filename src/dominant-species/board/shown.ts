/** What the board shows beside the table as it stands: the effect of the answer pointed at, a part of the story, or the last move. */
import { useMemo } from 'react';
import type { GameEvent } from '../rules/dealer.ts';
import type { Move } from '../rules/moves.ts';
import { useLooked } from './attention.ts';
import { type Effects, effects } from './effects.ts';
import { preview } from './preview.ts';
import { useTable } from './table-context.ts';

export interface Shown {
  readonly of: 'preview' | 'story' | 'last move';
  readonly events: readonly GameEvent[];
  /** Previews only: how the table would differ. */
  readonly effects: Effects | null;
  /** Previews only: what could be named next. */
  readonly next: readonly Move[];
}

export function useShown(): Shown {
  const { s, open, attention, last } = useTable();
  const looked = useLooked(attention);
  return useMemo((): Shown => {
    if (looked.at === 'move' && open.has(looked.move)) {
      const { before, after, events, next } = preview(s, looked.move);
      return { of: 'preview', events, effects: effects(before, after), next };
    }
    if (looked.at === 'events') return { of: 'story', events: looked.events, effects: null, next: [] };
    return { of: 'last move', events: last, effects: null, next: [] };
  }, [looked, s, open, last]);
}
