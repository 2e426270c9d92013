/** Hints: what the strongest bot would answer, and why. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Advice } from '../../kit/module.ts';
import { type Progress, newProgress } from './progress.ts';
import { newThinker } from './thinker.ts';

export type Hint =
  | { hint: 'none' }
  | { hint: 'thinking'; progress: Progress }
  | { hint: 'given'; advice: Advice<unknown> }
  | { hint: 'failed' };

/**
 * The hint for a seat's view of a state, with ways to request one and to ask why another answer is not advised; a new view starts
 * without. With `isAutomatic`, it requests one by itself.
 */
export function useHint(
  game: string,
  view: unknown,
  isAutomatic = false,
): readonly [hint: Hint, ask: () => void, askWhyNot: (move: unknown) => void] {
  const [thinker] = useState(newThinker);
  const [progress] = useState(newProgress);
  const [heard, setHeard] = useState<{ view: unknown; hint: Hint } | null>(null);
  const isHeard = useRef(false);
  useEffect(
    () => () => {
      thinker.stop();
      // Only if it changes anything: React mistakes effects that set a state on every incoming move for an endless loop.
      if (!isHeard.current) return;
      isHeard.current = false;
      setHeard(null);
    },
    [thinker, view],
  );
  useEffect(
    () => () => {
      thinker.close();
    },
    [thinker],
  );
  const askAbout = useCallback(
    (about?: unknown): void => {
      const hear = (hint: Hint): void => {
        isHeard.current = true;
        setHeard({ view, hint });
      };
      progress.set(0);
      hear({ hint: 'thinking', progress });
      thinker.advise({ game, view }, progress.set, about).then(
        (advice) => {
          hear({ hint: 'given', advice });
        },
        () => {
          hear({ hint: 'failed' });
        },
      );
    },
    [thinker, progress, game, view],
  );
  const ask = useCallback((): void => {
    askAbout();
  }, [askAbout]);
  useEffect(() => {
    if (!isAutomatic) return;
    const timer = setTimeout(ask);
    return () => {
      clearTimeout(timer);
    };
  }, [isAutomatic, ask]);
  return [heard !== null && heard.view === view ? heard.hint : { hint: 'none' }, ask, askAbout];
}
