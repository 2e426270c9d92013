/** The page's side of an assessment: it starts at once, is updated while it runs, and can be stopped. */
import { useEffect, useRef, useState } from 'react';
import type { Assessment } from '../../kit/assess.ts';
import type { Timeline } from '../../kit/timeline.ts';
import type { FromAssessor, ToAssessor } from './protocol.ts';

export interface AssessmentState {
  readonly status: 'running' | 'finished' | 'stopped' | 'unable' | 'failed';
  readonly assessment: Assessment | null;
  readonly reason?: string;
}

const STARTED: AssessmentState = { status: 'running', assessment: null };

export function useAssessment({ game, record }: Timeline) {
  const [state, setState] = useState(STARTED);
  const [tries, setTries] = useState(0);
  const worker = useRef<Worker | null>(null);
  const { id } = game.meta;
  useEffect(() => {
    const assessor = new Worker(new URL('./assess.worker.ts', import.meta.url), { type: 'module' });
    worker.current = assessor;
    assessor.onmessage = ({ data }: MessageEvent<FromAssessor>) => {
      setState((before) => {
        switch (data.type) {
          case 'assessed':
            return { ...before, assessment: data.assessment };
          case 'failed':
            return { ...before, status: 'failed', reason: data.reason };
          default:
            return { ...before, status: data.type };
        }
      });
    };
    assessor.onerror = (event) => {
      event.preventDefault();
      // If the worker itself cannot be fetched, the browser gives no reason.
      setState((before) => ({ ...before, status: 'failed', ...(event.message ? { reason: event.message } : {}) }));
    };
    const question: ToAssessor = { game: id, record };
    assessor.postMessage(question);
    return () => {
      assessor.terminate();
    };
  }, [id, record, tries]);
  return {
    state,
    stop: (): void => {
      worker.current?.terminate();
      setState((before) => ({ ...before, status: 'stopped' }));
    },
    again: (): void => {
      setState(STARTED);
      setTries(tries + 1);
    },
  };
}
