/** Notes that a game has been finished: its result, and the day. */
import { noteDay } from '../storage/streak.ts';
import { type LocalGame, recordOf } from '../session/local-game.ts';
import { resultOf, storeResult } from '../storage/results.ts';

/** A practice game counts for the day only. */
export function noteFinished(local: LocalGame, bots: readonly (string | null)[]): void {
  const result = resultOf(local.game, local.now.state, bots, JSON.stringify(recordOf(local).moves));
  // A game that is only opened again is not finished today.
  if (result === null || local.begun.practice === true || storeResult(result)) noteDay();
}
