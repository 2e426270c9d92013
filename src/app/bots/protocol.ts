/** What the page and the worker in which bots think say to each other. Views and moves are the game's own. */
import type { Advice } from '../../kit/module.ts';

/** What a worker is to think about: the open question, as the seat that is asked sees the state. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  /** Of the generator from which the bot draws. */
  readonly seed: number;
  /** How long it may think, in milliseconds. */
  readonly ms: number;
}

/** To the worker: answer a question at some level, advise on it (and say why not `about`), or stop. */
export type ToWorker =
  | ({ type: 'think'; id: number; level: string } & Question)
  | ({ type: 'advise'; id: number; about?: unknown } & Question)
  | { type: 'stop' };

/** From the worker: how far it is (0 to 1), the answer or the advice, or what went wrong. */
export type FromWorker =
  | { id: number; type: 'progress'; done: number }
  | { id: number; type: 'move'; move: unknown }
  | { id: number; type: 'advice'; advice: Advice<unknown> }
  | { id: number; type: 'failed'; reason: string };
