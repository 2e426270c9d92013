/** What the page and the worker that analyses a game say to each other. */
import type { Judged } from '../../../kit/analysis.ts';

/** To the worker: a game by its record, and how long each decision may take, in milliseconds. It ends when the worker is ended. */
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
