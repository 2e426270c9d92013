/** Bots at a table: whenever one of them is asked, it thinks and answers. */
import { useEffect, useState } from 'react';
import type { Move } from '../../dominant-species/rules/moves.ts';
import { decision } from '../../dominant-species/rules/play.ts';
import type { State } from '../../dominant-species/rules/state.ts';
import type { LevelName } from './levels.ts';
import { PAUSE, type Pace } from './pace.ts';
import { type Progress, newProgress } from './progress.ts';
import { newThinker } from './thinker.ts';

/** How long the strong bot thinks about an answer, in milliseconds. */
const THINKING_MS = 1000;

/** What the bots are doing. */
export type Doing =
  | { doing: 'nothing' }
  /** The bot that is asked thinks. */
  | { doing: 'thinking'; player: number; progress: Progress }
  /** It has decided and waits to be told to go on. */
  | { doing: 'waiting'; player: number; step: () => void }
  /** It could not think; `retry` asks it again. */
  | { doing: 'stuck'; player: number; retry: () => void };

export function useBots(
  state: State,
  bots: readonly (LevelName | null)[],
  pace: Pace,
  isIdle: boolean,
  onMove: (move: Move) => void,
): Doing {
  const [thinker] = useState(newThinker);
  const [progress] = useState(newProgress);
  useEffect(
    () => () => {
      thinker.close();
    },
    [thinker],
  );
  const player = decision(state)?.player;
  const level = player === undefined ? null : (bots[player] ?? null);
  const [heard, setHeard] = useState<{ state: State; doing: Doing } | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (level === null || player === undefined || isIdle) return;
    const started = performance.now();
    progress.set(0);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const doing = (now: Doing): void => {
      setHeard({ state, doing: now });
    };
    thinker.think(state, level, THINKING_MS, progress.set).then(
      (move) => {
        const answer = (): void => {
          onMove(move);
        };
        if (pace === 'step') doing({ doing: 'waiting', player, step: answer });
        else pause = setTimeout(answer, Math.max(0, PAUSE[pace] - (performance.now() - started)));
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
      clearTimeout(pause);
      // Asked again, even of the same state, it thinks anew.
      setHeard(null);
    };
  }, [thinker, progress, state, level, player, isIdle, pace, onMove, tries]);

  if (level === null || player === undefined || isIdle) return { doing: 'nothing' };
  return heard?.state === state ? heard.doing : { doing: 'thinking', player, progress };
}
