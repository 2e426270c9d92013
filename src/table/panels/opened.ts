/** Which panel is open, and when that changes by itself. */
import { useCallback, useState } from 'react';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import type { RulebookTarget } from '../rulebook/RulebookPages.tsx';

/** What decides what is open. */
export interface Situation {
  /** The open question: a new one may open and close panels. */
  readonly question: string;
  /** The panel on which it is answered; null if the board or the bar has all moves. */
  readonly needed: string | null;
  /** Whether the question is for somebody at this screen. */
  readonly isOurs: boolean;
  /** Whether panels open over the board, as sheets, rather than beside it. */
  readonly areSheets: boolean;
  /** Whether a panel stands in place, so that it is never opened. */
  readonly isInPlace: (panel: string) => boolean;
}

interface Opened {
  readonly question: string;
  readonly panel: string | null;
  readonly isByHand: boolean;
  /** Whether the question was for somebody at this screen when the panel was opened. */
  readonly isOurs: boolean;
}

/** What is open once a new question has come up. */
function openedFor({ needed, isOurs, areSheets, isInPlace }: Situation, { panel, isByHand, ...before }: Opened) {
  if (needed === 'chart') return needed;
  // The list of moves serves one question after another. On a small screen an empty one would only hide what others do.
  if (panel === 'moves') return isOurs || !areSheets ? panel : null;
  // While others decide, what somebody is reading stays open, and from then on until their own next move.
  if ((!isOurs && needed === null) || (isByHand && !before.isOurs && panel !== null)) return panel;
  if (needed === null) return areSheets ? null : panel;
  return isInPlace(needed) ? null : needed;
}

/**
 * The open panel, and where the rulebook is open. A new question opens the panel on which it is answered; what was opened by hand
 * stays until the reader's next move.
 */
export function useOpened(situation: Situation) {
  const { question, isOurs, areSheets, isInPlace } = situation;
  const [opened, setOpened] = useState<Opened>({ question: '', panel: null, isByHand: false, isOurs: false });
  const [rulesAt, setRulesAt] = useState<RulebookTarget>({ to: null });
  let now = opened;
  if (opened.question !== question) {
    const panel = openedFor(situation, opened);
    now = { question, panel, isByHand: opened.isByHand && panel === opened.panel, isOurs };
    setOpened(now);
  }
  const open = useCallback(
    (panel: string | null, at?: string): void => {
      if (panel === 'rules') setRulesAt({ to: at ?? null });
      const isSeen = panel === null || isInPlace(panel);
      setOpened((before) => ({ ...before, panel: isSeen ? null : panel, isByHand: true, isOurs }));
    },
    [isOurs, isInPlace],
  );
  // A window made wider shows in place what was a sheet.
  const panel = now.panel !== null && isInPlace(now.panel) ? null : now.panel;
  useBackCloses(areSheets && now.isByHand && panel !== null, () => {
    open(null);
  });
  return { opened: panel, open, rulesAt };
}
