/** Who is told that it is their turn, and when. */
import { allowance } from '../src/kit/online/clock.ts';
import { type Match, playsOn } from './match.ts';

/** How long somebody may take to notice by themselves before anything is sent, in ms. */
export const FIRST_WAIT = 20_000;
/** Of the time of a stint, the part after which somebody is reminded. */
const SOON = 0.8;

/** Whose decision is told to whom: the seat and its account, and whether the table itself is told; null if nobody is. */
export function toldOf({ standing, seats, options, asleepAt }: Match): readonly unknown[] | null {
  if (asleepAt !== undefined) return null;
  if (standing.gameover !== null) return seats.some(({ account }) => account !== undefined) ? ['over'] : null;
  const { deciding, stint } = standing;
  const seat = deciding === null ? undefined : seats[deciding];
  if (!stint || !seat || !playsOn(seat) || (seat.account === undefined && options.told !== true)) return null;
  return [deciding, seat.account, options.told];
}

/** When a match is to be looked at for telling, after a change now; null if nobody is told. */
export const tellAtOf = (match: Match, now: number): number | null =>
  toldOf(match) === null ? null : now + FIRST_WAIT;

/** When somebody is reminded that their time ends; null at a table without a clock. */
export function soonAtOf({ clock }: Match): number | null {
  if (!clock?.running || clock.running.isOut) return null;
  const { seat, due } = clock.running;
  return Math.floor(due - (1 - SOON) * allowance(clock, seat));
}
