/** What the host may change about a table once it is there. */
import type { ClockSettings } from '../../src/kit/online/clock.ts';
import type { TimeOut } from '../../src/kit/online/wire.ts';
import type { Changes, Match } from '../match.ts';
import { Refusal } from '../refusal.ts';
import { newClock } from './match-clock.ts';
import { requireHost } from './seating.ts';

/** The settings to change; the others stay. */
export interface SettingsAsked {
  readonly spectators?: boolean | undefined;
  readonly unlisted?: boolean | undefined;
  /** Null for none. */
  readonly clock?: ClockSettings | null | undefined;
  readonly timeOut?: TimeOut | undefined;
}

/** Refuses somebody without a seat where only players may watch. `viewer`: their seat, if they have shown that it is theirs. */
export function refuseWatchers({ options }: Pick<Match, 'options'>, viewer: number | null): void {
  if (viewer === null && options.spectators === false) {
    throw new Refusal('not-watchable', 'Only its players may watch this table.');
  }
}

/** The settings after a change by a seat. Throws a Refusal if it may not change them, or not any more. */
export function changedSettings(match: Match, by: number, asked: SettingsAsked): Changes {
  requireHost(match, by);
  const { spectators, unlisted, clock, timeOut } = asked;
  if ((clock !== undefined || timeOut !== undefined) && match.standing.stateID > 0) {
    throw new Refusal('has-moved', 'The clock can be changed only before the first move.');
  }
  const { clock: before, ...options } = match.options;
  const next = clock === undefined ? before : (clock ?? undefined);
  return {
    ...(unlisted === undefined ? {} : { unlisted }),
    options: {
      ...options,
      ...(next ? { clock: next } : {}),
      ...(timeOut === undefined ? {} : { timeOut }),
      ...(spectators === undefined ? {} : { spectators }),
    },
    ...(clock === undefined ? {} : { clock: clock ? newClock(clock, match.seats.length) : undefined }),
  };
}
