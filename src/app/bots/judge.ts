/** Judging by the strongest bot: the decisions of a game, or the question at its end. A worker does it, so that the page never waits. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Judged } from '../../kit/analysis/analysis.ts';
import type { Assessment } from '../../kit/analysis/assess.ts';
import { notationOf } from '../../kit/record/record.ts';
import type { Timeline } from '../../kit/record/timeline.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';

/** To the worker: a game by its record. Terminating the worker stops it. */
export interface ToJudge {
  readonly what: 'decisions' | 'question';
  readonly game: string;
  readonly record: unknown;
  /** Only the decisions of these seats, if given. */
  readonly seats?: readonly number[] | undefined;
}

export type FromJudge =
  | { readonly type: 'judged'; readonly judged: Judged; readonly all: number }
  /** What is known so far of the answers to the question. */
  | { readonly type: 'assessed'; readonly assessment: Assessment }
  | { readonly type: 'finished' }
  /** No bot of the game compares answers. */
  | { readonly type: 'unable' }
  | { readonly type: 'failed'; readonly reason: string };

/** How far it has come. */
export interface JudgeState {
  readonly status: 'idle' | 'running' | 'finished' | 'stopped' | 'unable' | 'failed';
  readonly judged: readonly Judged[];
  /** How many decisions there are to judge. */
  readonly all: number;
  readonly assessment: Assessment | null;
  /** Why it failed, if the browser says so. */
  readonly reason?: string;
}

const IDLE: JudgeState = { status: 'idle', judged: [], all: 0, assessment: null };

function after(before: JudgeState, message: FromJudge): JudgeState {
  switch (message.type) {
    case 'judged':
      return { ...before, judged: [...before.judged, message.judged], all: message.all };
    case 'assessed':
      return { ...before, assessment: message.assessment };
    case 'failed':
      return { ...before, status: 'failed', reason: message.reason };
    default:
      return { ...before, status: message.type };
  }
}

/** `start` judges from the beginning; leaving the page or another game stops it. */
export function useJudge(
  { game, record }: Pick<Timeline, 'game' | 'record'>,
  what: ToJudge['what'],
  seats?: readonly number[],
) {
  const [state, setState] = useState(IDLE);
  const worker = useRef<Worker | null>(null);
  const end = useCallback((): void => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end, game, record]);
  const start = useCallback((): void => {
    end();
    setState({ ...IDLE, status: 'running' });
    const judge = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    worker.current = judge;
    judge.onmessage = ({ data }: MessageEvent<FromJudge>) => {
      setState((before) => after(before, data));
      if (data.type !== 'judged' && data.type !== 'assessed') end();
    };
    judge.onerror = (event) => {
      event.preventDefault();
      // If the worker itself cannot be fetched, the browser gives no reason.
      setState((before) => ({ ...before, status: 'failed', ...(event.message ? { reason: event.message } : {}) }));
      end();
    };
    judge.postMessage({ what, game: game.meta.id, record, seats } satisfies ToJudge);
  }, [end, game, record, what, seats]);
  const stop = (): void => {
    end();
    setState((before) => ({ ...before, status: 'stopped' }));
  };
  return { state, start, stop };
}

/** A judged move in words; as records have it if the game has none. */
export const moveNameOf = ({ game, ui, words }: LoadedGame, state: unknown, move: unknown): string =>
  ui.moveName?.(words, state, move) ?? JSON.stringify(notationOf(game, state).move.write(move));
