/** A bot's mind beside the page: asks the worker, and another one if the first is lost. */
import type { Move } from '../../dominant-species/rules/moves.ts';
import type { State } from '../../dominant-species/rules/state.ts';
import { freshSeed } from '../chance.ts';
import type { LevelName } from './levels.ts';
import type { Asked, Said } from './protocol.ts';

/** Workers tried for one question before it is given up. */
const TRIES = 3;

export interface Thinker {
  /**
   * Finds an answer to the open question within about `ms` milliseconds. Asking again ends the question before, whose
   * promise then never settles. Rejects if no worker could answer.
   */
  think(state: State, level: LevelName, ms: number, onProgress: (done: number) => void): Promise<Move>;
  /** Ends what is being thought about. */
  stop(): void;
  /** Ends the worker. */
  close(): void;
}

export function newThinker(): Thinker {
  let worker: Worker | null = null;
  let id = 0;

  const lose = (): void => {
    worker?.terminate();
    worker = null;
  };
  const tell = (asked: Asked): void => {
    worker ??= new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(asked);
  };

  return {
    think: (state, level, ms, onProgress) =>
      new Promise<Move>((resolve, reject) => {
        const own = ++id;
        let tries = 0;
        const attempt = (): void => {
          tries++;
          tell({ ask: 'think', id: own, state, level, seed: freshSeed(), ms });
          const lost = (reason: string): void => {
            if (id !== own) return;
            lose();
            if (tries < TRIES) attempt();
            else reject(new Error(reason));
          };
          worker!.onerror = (event) => {
            event.preventDefault();
            lost(event.message);
          };
          worker!.onmessage = ({ data }: MessageEvent<Said>) => {
            if (data.id !== own || id !== own) return;
            if (data.said === 'progress') onProgress(data.done);
            else if (data.said === 'move') resolve(data.move);
            else lost(data.reason);
          };
        };
        attempt();
      }),
    stop() {
      id++;
      if (worker !== null) tell({ ask: 'stop' });
    },
    close() {
      id++;
      lose();
    },
  };
}
