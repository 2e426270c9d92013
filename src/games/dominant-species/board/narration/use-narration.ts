/** How the moves of others are narrated at a table of Dominant Species: how long each takes to read. */
import {
  type Narration as AnyNarration,
  type Pace,
  SLOWER,
  useNarration as useAnyNarration,
} from '../../../../ui/use-narration.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import type { HistoryEntry } from '../state/history.ts';
import { byTheRules } from '../state/since.ts';

export type { Pace };
export type Narration = AnyNarration<State, HistoryEntry>;

/** The time for a pawn placed and for anything else, and for each further event, in milliseconds at the calm pace. */
const PAWN_MS = 550;
const EVENT_MS = 900;
const MORE_MS = 250;
const MAX_MS = 4500;

const isNarrated = ({ event }: GameEvent): boolean => event !== 'acts' && event !== 'phase' && event !== 'turn';

/**
 * How long the table stays as a move has left it before the next is shown, in milliseconds. One's own moves need no time, only
 * what the rules did next.
 */
export function readingTime(entry: HistoryEntry | undefined, pace: Pace, isOwn = false): number {
  if (entry === undefined) return 0;
  const narrated = (isOwn ? byTheRules(entry) : entry.events).filter(isNarrated);
  if (narrated.length === 0) return 0;
  const isPawn = narrated.every(({ event }) => event === 'pawn');
  const calm = isPawn ? PAWN_MS : Math.min(MAX_MS, EVENT_MS + MORE_MS * (narrated.length - 1));
  return calm * SLOWER[pace];
}

/** Whether a click continues with the next event: anywhere except on something that handles clicks itself. */
export const isToGoOn = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest('button, a, input, select, label, summary') === null;

/** Shows others' moves at a pace; see `useNarration` in src/ui. */
export const useNarration = (
  state: State,
  history: readonly HistoryEntry[],
  seats: readonly number[],
  pace: Pace,
  isOurs: boolean,
): Narration => useAnyNarration(state, history, seats, pace, isOurs, readingTime);
