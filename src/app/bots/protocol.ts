/** What the page and the worker in which bots think say to each other. */
import type { Move } from '../../dominant-species/rules/moves.ts';
import type { State } from '../../dominant-species/rules/state.ts';
import type { LevelName } from './levels.ts';

/** To the worker: think about the open question of a state, or stop. */
export type Asked =
  { ask: 'think'; id: number; state: State; level: LevelName; seed: number; ms: number } | { ask: 'stop' };

/** From the worker: how far it is (0 to 1), the answer, or what went wrong. */
export type Said =
  | { id: number; said: 'progress'; done: number }
  | { id: number; said: 'move'; move: Move }
  | { id: number; said: 'failed'; reason: string };
