/** The page's side of an analysis: starts it, receives each decision, stops it. */
import { useEffect, useRef, useState } from 'react';
import type { Judged } from '../../../kit/analysis.ts';
import type { Timeline } from '../../../kit/timeline.ts';
import type { FromAnalyst, ToAnalyst } from './protocol.ts';

export interface AnalysisState {
  readonly status: 'idle' | 'running' | 'finished' | 'stopped' | 'unable' | 'failed';
  readonly judged: readonly Judged[];
  readonly all: number;
  readonly reason?: string;
}

const IDLE: AnalysisState = { status: 'idle', judged: [], all: 0 };

/** `seats`: whose decisions are reviewed, if not everybody's. */
export function useAnalysis(played: Pick<Timeline, 'game' | 'record'>, seats?: readonly number[]) {
  const [state, setState] = useState(IDLE);
  const worker = useRef<Worker | null>(null);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, [played]);
  const start = (): void => {
    end();
    setState({ ...IDLE, status: 'running' });
    const analyst = new Worker(new URL('./analyse.worker.ts', import.meta.url), { type: 'module' });
    worker.current = analyst;
    analyst.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
      setState((before) => {
        switch (data.type) {
          case 'judged':
            return { ...before, judged: [...before.judged, data.judged], all: data.all };
          case 'failed':
            return { ...before, status: 'failed', reason: data.reason };
          default:
            return { ...before, status: data.type };
        }
      });
      if (data.type !== 'judged') end();
    };
    analyst.onerror = (event) => {
      event.preventDefault();
      // If the worker itself cannot be fetched, the browser gives no reason.
      setState((before) => ({ ...before, status: 'failed', ...(event.message ? { reason: event.message } : {}) }));
      end();
    };
    const question: ToAnalyst = { game: played.game.meta.id, record: played.record, seats };
    analyst.postMessage(question);
  };
  const stop = (): void => {
    end();
    setState((before) => ({ ...before, status: 'stopped' }));
  };
  return { state, start, stop };
}
