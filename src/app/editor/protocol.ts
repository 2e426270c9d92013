/** The messages between the page and the worker that assesses a position. */
import type { Assessment } from '../../kit/assess.ts';

/** To the worker: a game that has just begun, by its record. Terminating the worker stops it. */
export interface ToAssessor {
  readonly game: string;
  readonly record: unknown;
}

export type FromAssessor =
  | { readonly type: 'assessed'; readonly assessment: Assessment }
  | { readonly type: 'finished' }
  /** No bot of the game compares answers. */
  | { readonly type: 'unable' }
  | { readonly type: 'failed'; readonly reason: string };
