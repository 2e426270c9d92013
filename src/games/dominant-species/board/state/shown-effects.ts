/**
 * What the board shows in addition to the current table: the effect of the moves pointed at, of something in the log, or of the
 * last move.
 */
import { useMemo } from 'react';
import { usePointed } from '../../../../table/pointing.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type Move, SPACE, kindOf, valueOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { type Effects, type MovePreview, effects } from '../preview/effects.ts';
import { preview, previewSteps } from '../preview/preview.ts';
import { spaceAnswers } from '../preview/space-answers.ts';
import { type Types, useTable } from '../table.ts';

/** What a move, or those of a gesture, would change. */
export function previewOf(s: State, moves: readonly Move[]): MovePreview | null {
  const [move] = moves;
  if (move === undefined) return null;
  const { before, after, events, next } = moves.length === 1 ? preview(s, move) : previewSteps(s, moves);
  const isSpace = kindOf(move) === kindOf(SPACE);
  return { events, effects: effects(before, after), next: isSpace ? spaceAnswers(s, s.asked, valueOf(move)) : next };
}

export interface ShownEffects {
  readonly of: 'preview' | 'history' | 'last move';
  readonly events: readonly GameEvent[];
  /** Null except for previews. */
  readonly effects: Effects | null;
  readonly next: readonly Move[];
}

export function useShownEffects(): ShownEffects {
  const { last } = useTable();
  const { preview: would, events } = usePointed<Types>();
  return useMemo((): ShownEffects => {
    if (would !== null) return { of: 'preview', ...would };
    if (events.length > 0) return { of: 'history', events, effects: null, next: [] };
    return { of: 'last move', events: last, effects: null, next: [] };
  }, [would, events, last]);
}
