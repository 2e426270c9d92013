/** The messages between the page and the bots' worker. Views and moves are the game's own. */
import type { Advice } from '../../kit/module.ts';

/** A question for the worker: the state as seen by the deciding seat. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
}

/** How a bot answers: the seed of its random generator, and how long it may think, in milliseconds. Advice needs neither. */
export interface Thought {
  readonly level: string;
  readonly seed: number;
  readonly ms: number;
}

/** To the worker: answer a question at some level, give advice on it (and why not `about`), or stop. */
export type ToWorker =
  | ({ type: 'think'; id: number } & Question & Thought)
  | ({ type: 'advise'; id: number; about?: unknown } & Question)
  | { type: 'stop' };

/** From the worker: its progress (0 to 1), the answer or the advice, or an error. */
export type FromWorker =
  | { id: number; type: 'progress'; done: number }
  | { id: number; type: 'move'; move: unknown }
  | { id: number; type: 'advice'; advice: Advice<unknown> }
  | { id: number; type: 'failed'; reason: string };
