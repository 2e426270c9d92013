/** What the page and the worker in which bots think say to each other. */
import type { Reason } from '../../dominant-species/bots/index.ts';
import type { Move } from '../../dominant-species/rules/moves.ts';
import type { State } from '../../dominant-species/rules/state.ts';
import type { LevelName } from './levels.ts';

/** What the strong bot would do, and why. */
export interface Advice {
  readonly move: Move;
  /** The next best answer, and by how many VPs it would come out behind; null if there is none worth naming. */
  readonly other: { readonly move: Move; readonly behind: number } | null;
  /** What speaks for the move against the other one, the weightiest first. */
  readonly reasons: readonly Reason[];
}

/** To the worker: answer the open question of a state at some level, or advise on it; or stop. */
export type Asked =
  | { ask: 'think'; id: number; state: State; level: LevelName; seed: number; ms: number }
  | { ask: 'advise'; id: number; state: State; seed: number; ms: number }
  | { ask: 'stop' };

/** From the worker: how far it is (0 to 1), the answer or the advice, or what went wrong. */
export type Said =
  | { id: number; said: 'progress'; done: number }
  | { id: number; said: 'move'; move: Move }
  | { id: number; said: 'advice'; advice: Advice }
  | { id: number; said: 'failed'; reason: string };
