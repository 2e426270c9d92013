/** What speaks for and against an answer, in words. */
import type { Reason } from '../../../../kit/module.ts';
import type { Words } from '../locales/locale.ts';

/** A reason worth less is none, in VPs. */
export const LEAST_REASON = 0.1;

/** What speaks for and against an answer; empty if nothing much does. */
export const reasonsText = ({ hint }: Words, reasons: readonly Reason[]): string =>
  reasons
    .filter(({ points }) => Math.abs(points) >= LEAST_REASON)
    .map(({ reason, points }) => (reason === 'own' ? hint.own(points) : hint.rival(points)))
    .join(' ');
