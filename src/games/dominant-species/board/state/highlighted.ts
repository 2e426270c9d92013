/**
 * What the board shows in addition to the current table: the effect of the answer pointed at, of something in the log, or of the
 * last move.
 */
import { type ReactNode, createContext, createElement, useContext, useMemo } from 'react';
import type { GameEvent } from '../../rules/events.ts';
import { type Move, SPACE, kindOf, valueOf } from '../../rules/moves.ts';
import { useHighlighted } from './highlight.ts';
import { type Effects, effects } from '../preview/effects.ts';
import { preview, previewSteps } from '../preview/preview.ts';
import { spaceAnswers } from '../preview/space-outlook.ts';
import { useTable } from './table.ts';

export interface HighlightEffects {
  readonly of: 'preview' | 'history' | 'last move';
  readonly events: readonly GameEvent[];
  /** Previews only: how the table would differ. */
  readonly effects: Effects | null;
  /** Previews only: what could be named next; for a space, what its pawn could name. */
  readonly next: readonly Move[];
}

const HighlightContext = createContext<HighlightEffects>({ of: 'last move', events: [], effects: null, next: [] });

/** Computes the highlight once for all parts of the board that show it. */
export function HighlightProvider({ children }: { children: ReactNode }) {
  const { s, legal, highlight, last } = useTable();
  const highlighted = useHighlighted(highlight);
  const shown = useMemo((): HighlightEffects => {
    if (highlighted.at === 'move' && legal.has(highlighted.move)) {
      const { move } = highlighted;
      const { before, after, events, next } = preview(s, move);
      const isSpace = kindOf(move) === kindOf(SPACE);
      return {
        of: 'preview',
        events,
        effects: effects(before, after),
        next: isSpace ? spaceAnswers(s, s.asked, valueOf(move)) : next,
      };
    }
    if (highlighted.at === 'steps' && legal.has(highlighted.steps[0])) {
      const { before, after, events, next } = previewSteps(s, highlighted.steps);
      return { of: 'preview', events, effects: effects(before, after), next };
    }
    if (highlighted.at === 'events') return { of: 'history', events: highlighted.events, effects: null, next: [] };
    return { of: 'last move', events: last, effects: null, next: [] };
  }, [highlighted, s, legal, last]);
  return createElement(HighlightContext, { value: shown }, children);
}

export const useHighlightEffects = (): HighlightEffects => useContext(HighlightContext);
