/** Which part of the table is open over the others, and when that changes automatically. */
import { useCallback, useState } from 'react';
import { useBackCloses } from '../../../../ui/use-back-closes.ts';
import type { Layout } from '../../../../ui/use-layout.ts';
import { CARD, CORNER, type Move, SPACE, TILE, kindOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Part } from '../locales/words/table.ts';

export type Sheet = Exclude<Part, 'earth'>;

/** The parts that are read rather than played: on a wide screen they lie over the display and the cards, never over earth. */
const READ: readonly Sheet[] = ['answers', 'log', 'chart', 'rules', 'final', 'supplies'];
export const isRead = (sheet: Sheet | null): boolean => sheet !== null && READ.includes(sheet);

/** The part of the table that contains the moves; null if the bar has them all. */
export function partNeeded(s: State, legal: ReadonlySet<Move>): Part | null {
  if (s.over) return 'final';
  for (const move of legal) {
    if (kindOf(move) === kindOf(SPACE)) return 'display';
    if (kindOf(move) === kindOf(CARD)) return 'cards';
    if (kindOf(move) === kindOf(TILE) || kindOf(move) === kindOf(CORNER)) return 'earth';
  }
  return null;
}

interface Opened {
  question: string;
  sheet: Sheet | null;
  byHand: boolean;
  /** Whether the question was for a player at this screen. */
  isOurs: boolean;
}

/** The sheet that is open once a new question has come up, given what was open before. */
function sheetFor(needed: Part | null, opened: Opened, layout: Layout, isOurs: boolean): Sheet | null {
  const before = opened.sheet;
  // While others decide, what somebody is reading stays open.
  // On a small screen an empty list of answers would only hide what they do.
  if (!isOurs && needed === null) return before === 'answers' && layout !== 'wide' ? null : before;
  // Nor is it closed when their turn comes: the bar announces the turn, and their next answer closes it.
  if (needed !== 'final' && !opened.isOurs && opened.byHand && isRead(before)) return before;
  if (before === 'answers' && needed !== 'final') return before;
  if (needed === 'earth') return layout === 'wide' && isRead(before) ? before : null;
  return needed ?? (before === 'display' || before === 'cards' || before === 'final' ? null : before);
}

/**
 * The open sheet. A new question opens the part on which it is answered; a sheet opened by hand stays until then, and one opened
 * for reading while others decide stays until the next answer or until it is closed.
 */
export function useSheet(question: string, needed: Part | null, layout: Layout, isOurs: boolean) {
  const [opened, setOpened] = useState<Opened>({ question: '', sheet: null, byHand: false, isOurs: false });
  let now = opened;
  if (opened.question !== question) {
    const sheet = sheetFor(needed, opened, layout, isOurs);
    now = { question, sheet, byHand: opened.byHand && sheet === opened.sheet, isOurs };
    setOpened(now);
  }
  const show = useCallback(
    (sheet: Sheet | null): void => {
      setOpened((before) => ({ ...before, sheet, byHand: true, isOurs }));
    },
    [isOurs],
  );
  useBackCloses(layout !== 'wide' && now.byHand && now.sheet !== null, () => {
    setOpened((before) => ({ ...before, sheet: null }));
  });
  return [now.sheet, show] as const;
}
