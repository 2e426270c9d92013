/** A teacher at the table: says what the strong bot would answer, and why. */
import { useEffect, useState } from 'react';
import type { State } from '../../dominant-species/rules/state.ts';
import { type Progress, newProgress } from './progress.ts';
import type { Advice } from './protocol.ts';
import { newThinker } from './thinker.ts';

/** How long it thinks, in milliseconds. */
const THINKING_MS = 1500;

export type Hint =
  { hint: 'none' } | { hint: 'thinking'; progress: Progress } | { hint: 'given'; advice: Advice } | { hint: 'failed' };

/** The hint for a state, and the way to ask for one; another state has none yet. */
export function useHint(state: State): readonly [hint: Hint, ask: () => void] {
  const [thinker] = useState(newThinker);
  const [progress] = useState(newProgress);
  const [heard, setHeard] = useState<{ state: State; hint: Hint } | null>(null);
  useEffect(
    () => () => {
      thinker.stop();
      setHeard(null);
    },
    [thinker, state],
  );
  useEffect(
    () => () => {
      thinker.close();
    },
    [thinker],
  );
  const hear = (hint: Hint): void => {
    setHeard({ state, hint });
  };
  const ask = (): void => {
    progress.set(0);
    hear({ hint: 'thinking', progress });
    thinker.advise(state, THINKING_MS, progress.set).then(
      (advice) => {
        hear({ hint: 'given', advice });
      },
      () => {
        hear({ hint: 'failed' });
      },
    );
  };
  return [heard?.state === state ? heard.hint : { hint: 'none' }, ask];
}
