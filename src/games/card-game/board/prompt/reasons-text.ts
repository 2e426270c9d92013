/** The reasons for and against a move, in words. */
import type { Reason } from '../../../../kit/module.ts';
import type { Words } from '../words.ts';

/** The reasons for an answer in whole VPs, those of less than half a VP left out. */
const clauses = (reasons: readonly Reason[], say: Words['hint']['lost']): string[] =>
  reasons.flatMap(({ reason, points }) => {
    const vps = Math.round(points);
    return vps > 0 ? [reason === 'own' ? say.own({ vps }) : say.rival({ vps })] : [];
  });

/** What another answer would cost, as the rest of a sentence after a colon. */
export function losses({ hint }: Words, reasons: readonly Reason[]): string {
  const lost = clauses(reasons, hint.lost);
  return lost.length > 0 ? lost.join('; ') : hint.later();
}

/** The reasons for an answer as a sentence of its own; empty if there are none. */
export function reasonsText({ hint }: Words, reasons: readonly Reason[]): string {
  if (reasons.length === 0) return '';
  const text = clauses(reasons, hint.won).join('; ') || hint.later();
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
