/** The messages between the page and the worker that analyses a game. */
import type { Judged } from '../../../kit/analysis.ts';

/** To the worker: a game by its record, and the time for each decision in milliseconds. Terminating the worker stops it. */
export interface ToAnalyst {
  readonly game: string;
  readonly record: unknown;
  readonly ms: number;
}

export type FromAnalyst =
  | { readonly type: 'judged'; readonly judged: Judged; readonly done: number; readonly all: number }
  | { readonly type: 'finished' }
  /** No bot of the game thinks ahead. */
  | { readonly type: 'unable' }
  | { readonly type: 'failed'; readonly reason: string };
