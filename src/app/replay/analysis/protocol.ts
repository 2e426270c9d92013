/** The messages between the page and the worker that analyses a game. */
import type { Judged } from '../../../kit/analysis.ts';

/** To the worker: a game by its record. Terminating the worker stops it. */
export interface ToAnalyst {
  readonly game: string;
  readonly record: unknown;
  /** Only the decisions of these seats, if given. */
  readonly seats?: readonly number[] | undefined;
}

export type FromAnalyst =
  | { readonly type: 'judged'; readonly judged: Judged; readonly done: number; readonly all: number }
  | { readonly type: 'finished' }
  /** No bot of the game thinks ahead. */
  | { readonly type: 'unable' }
  | { readonly type: 'failed'; readonly reason: string };
