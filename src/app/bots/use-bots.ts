/** Bots at a table: each thinks and answers when it is its turn, given only what its seat may see. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameModule } from '../../kit/module.ts';
import { PAUSE, type Pace } from '../storage/preferences.ts';
import { type Progress, newProgress } from './progress.ts';
import { newThinker } from './thinker.ts';

/** How long a searching bot thinks about an answer, in milliseconds. */
const THINKING_MS = 1000;

/** What the bots are doing. */
export type Doing =
  | { doing: 'nothing' }
  /** The deciding bot is thinking. */
  | { doing: 'thinking'; player: number; progress: Progress }
  /** It has decided and waits for the click that continues. */
  | { doing: 'waiting'; player: number; step: () => void }
  /** It could not think; `retry` asks it again. */
  | { doing: 'stuck'; player: number; retry: () => void };

/** What the bots are doing, and a way to skip the pauses: they then answer as soon as they have decided. */
interface Bots {
  readonly doing: Doing;
  readonly skip: (isSkipping: boolean) => void;
}

export function useBots(
  { meta, rules }: GameModule,
  state: unknown,
  bots: readonly (string | null)[],
  pace: Pace,
  isIdle: boolean,
  onMove: (move: unknown) => void,
): Bots {
  const [thinker] = useState(newThinker);
  const [progress] = useState(newProgress);
  useEffect(
    () => () => {
      thinker.close();
    },
    [thinker],
  );
  const player = rules.decision(state)?.player;
  const level = player === undefined ? null : (bots[player] ?? null);
  const [heard, setHeard] = useState<{ state: unknown; doing: Doing } | null>(null);
  const [tries, setTries] = useState(0);
  const isSkipping = useRef(false);
  /** Plays the answer that has been decided; null if there is none. */
  const waiting = useRef<(() => void) | null>(null);
  const skip = useCallback((isOn: boolean) => {
    isSkipping.current = isOn;
    if (isOn) waiting.current?.();
  }, []);

  useEffect(() => {
    if (level === null || player === undefined || isIdle) return;
    const started = performance.now();
    progress.set(0);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const doing = (now: Doing): void => {
      setHeard({ state, doing: now });
    };
    const question = { game: meta.id, view: rules.view(state, player), ms: THINKING_MS };
    thinker.think(question, level, progress.set).then(
      (move) => {
        const answer = (): void => {
          waiting.current = null;
          clearTimeout(pause);
          onMove(move);
        };
        if (pace === 'step') doing({ doing: 'waiting', player, step: answer });
        else if (isSkipping.current) answer();
        else {
          waiting.current = answer;
          pause = setTimeout(answer, Math.max(0, PAUSE[pace] - (performance.now() - started)));
        }
      },
      () => {
        doing({
          doing: 'stuck',
          player,
          retry: () => {
            setTries(tries + 1);
          },
        });
      },
    );
    return () => {
      thinker.stop();
      waiting.current = null;
      clearTimeout(pause);
      // When asked again, even about the same state, it thinks again.
      setHeard(null);
    };
  }, [thinker, progress, meta, rules, state, level, player, isIdle, pace, onMove, tries]);

  if (level === null || player === undefined || isIdle) return { doing: { doing: 'nothing' }, skip };
  const doing: Doing = heard !== null && heard.state === state ? heard.doing : { doing: 'thinking', player, progress };
  return { doing, skip };
}
