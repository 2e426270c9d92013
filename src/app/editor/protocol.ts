/** What the page and the worker that assesses a position say to each other. */
import type { Assessment } from '../../kit/assess.ts';

/** To the worker: a game that has just begun, by its record, and how long it may take, in milliseconds. It ends when the worker is ended. */
export interface ToAssessor {
  readonly game: string;
  readonly record: unknown;
  readonly ms: number;
}

export type FromAssessor =
  | { readonly type: 'assessed'; readonly assessment: Assessment }
  | { readonly type: 'finished' }
  /** No bot of the game compares answers. */
  | { readonly type: 'unable' }
  | { readonly type: 'failed'; readonly reason: string };
