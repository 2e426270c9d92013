import type { Challenge } from '../../../kit/learning.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import type { Goal } from './goals.ts';

/** A challenge as it is stored. */
export interface KeptChallenge {
  /** The section in which it begins. */
  readonly at: string;
  readonly difficulty: number;
  readonly odds: Challenge<State, GameEvent>['odds'];
  readonly goal: Goal;
  readonly seat: number;
  readonly seed: number;
  readonly moves: readonly unknown[];
  /** The position, packed. */
  readonly letters: string;
}
