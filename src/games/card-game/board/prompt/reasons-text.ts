/** The reasons for and against an answer, in words. */
import type { Reason } from '../../../../kit/module.ts';
import type { Words } from '../locales/locale.ts';

/** Reasons worth less than this are not named, in VPs. */
export const MIN_REASON = 0.1;

/** The reasons for and against an answer, as the rest of a sentence after a colon; empty if there are no notable ones. */
export function reasonsAfterColon({ hint }: Words, reasons: readonly Reason[]): string {
  const clauses = reasons
    .filter(({ points }) => Math.abs(points) >= MIN_REASON)
    .map(({ reason, points }) => (reason === 'own' ? hint.own(points) : hint.rival(points)));
  return clauses.length === 0 ? '' : `${clauses.join('; ')}.`;
}

/** The same as a sentence of its own. */
export function reasonsText(words: Words, reasons: readonly Reason[]): string {
  const text = reasonsAfterColon(words, reasons);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
