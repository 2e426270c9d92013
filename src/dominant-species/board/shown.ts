/** What the board shows beside the table as it stands: the effect of the answer pointed at, a part of the story, or the last move. */
import { type ReactNode, createContext, createElement, useContext, useMemo } from 'react';
import type { GameEvent } from '../rules/dealer.ts';
import { type Move, SPACE, kindOf, valueOf } from '../rules/moves.ts';
import { useLooked } from './attention.ts';
import { type Effects, effects } from './effects.ts';
import { preview } from './preview.ts';
import { spaceAnswers } from './space-outlook.ts';
import { useTable } from './table-context.ts';

export interface Shown {
  readonly of: 'preview' | 'story' | 'last move';
  readonly events: readonly GameEvent[];
  /** Previews only: how the table would differ. */
  readonly effects: Effects | null;
  /** Previews only: what could be named next; for a space, what its pawn could name. */
  readonly next: readonly Move[];
}

const ShownContext = createContext<Shown>({ of: 'last move', events: [], effects: null, next: [] });

/** Works out what is shown, once for all parts of the board that show it. */
export function ShownProvider({ children }: { children: ReactNode }) {
  const { s, open, attention, last } = useTable();
  const looked = useLooked(attention);
  const shown = useMemo((): Shown => {
    if (looked.at === 'move' && open.has(looked.move)) {
      const { move } = looked;
      const { before, after, events, next } = preview(s, move);
      const isSpace = kindOf(move) === kindOf(SPACE);
      return {
        of: 'preview',
        events,
        effects: effects(before, after),
        next: isSpace ? spaceAnswers(s, s.asked, valueOf(move)) : next,
      };
    }
    if (looked.at === 'events') return { of: 'story', events: looked.events, effects: null, next: [] };
    return { of: 'last move', events: last, effects: null, next: [] };
  }, [looked, s, open, last]);
  return createElement(ShownContext, { value: shown }, children);
}

export const useShown = (): Shown => useContext(ShownContext);
