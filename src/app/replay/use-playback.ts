/** The state of a replay, and its playback. */
import { useEffect, useState } from 'react';
import { type Timeline, stopFrom } from '../../kit/record/timeline.ts';
import type { StepSize } from '../../kit/step-sizes.ts';

/** How long each point is shown while playing at speed 1, in milliseconds. */
const SHOWN_MS = 1600;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export function usePlayback(timeline: Timeline, from: number) {
  const [point, setPoint] = useState(Math.min(from, timeline.last));
  const [stepSize, setStepSize] = useState<StepSize>('action');
  const [speed, setSpeed] = useState<number>(1);
  const [isPlaying, setPlaying] = useState(false);
  const at = Math.min(point, timeline.last);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      const next = stopFrom(timeline, at, stepSize, 1);
      setPoint(next);
      if (next === timeline.last) setPlaying(false);
    }, SHOWN_MS / speed);
    return () => {
      clearTimeout(timer);
    };
  }, [timeline, at, stepSize, speed, isPlaying]);
  const go = (to: number): void => {
    setPlaying(false);
    setPoint(Math.max(0, Math.min(timeline.last, to)));
  };
  return {
    at,
    stepSize,
    setStepSize,
    speed,
    setSpeed,
    isPlaying,
    go,
    step: (direction: 1 | -1): void => {
      go(stopFrom(timeline, at, stepSize, direction));
    },
    toggle: (): void => {
      if (!isPlaying && at === timeline.last) setPoint(0);
      setPlaying(!isPlaying);
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
