/** A bot's mind beside the page: asks the worker, and another one if the first is lost. */
import type { Move } from '../../dominant-species/rules/moves.ts';
import type { State } from '../../dominant-species/rules/state.ts';
import { freshSeed } from '../chance.ts';
import type { LevelName } from './levels.ts';
import type { Advice, Asked, Said } from './protocol.ts';

/** Workers tried for one question before it is given up. */
const TRIES = 3;

export interface Thinker {
  /**
   * Finds an answer to the open question within about `ms` milliseconds. Asking again ends the question before, whose
   * promise then never settles. Rejects if no worker could answer.
   */
  think(state: State, level: LevelName, ms: number, onProgress: (done: number) => void): Promise<Move>;
  /** What the strong bot would answer, and why; the rest as with `think`. */
  advise(state: State, ms: number, onProgress: (done: number) => void): Promise<Advice>;
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

  /** Asks the worker, another one if it is lost; `read` says what of its words is the answer. */
  const ask = <Answer>(
    question: (id: number) => Asked,
    read: (said: Said) => Answer | undefined,
    onProgress: (done: number) => void,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const own = ++id;
      let tries = 0;
      const attempt = (): void => {
        tries++;
        tell(question(own));
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
          else if (data.said === 'failed') lost(data.reason);
          else {
            const answer = read(data);
            if (answer !== undefined) resolve(answer);
          }
        };
      };
      attempt();
    });

  return {
    think: (state, level, ms, onProgress) =>
      ask(
        (own) => ({ ask: 'think', id: own, state, level, seed: freshSeed(), ms }),
        (said) => (said.said === 'move' ? said.move : undefined),
        onProgress,
      ),
    advise: (state, ms, onProgress) =>
      ask(
        (own) => ({ ask: 'advise', id: own, state, seed: freshSeed(), ms }),
        (said) => (said.said === 'advice' ? said.advice : undefined),
        onProgress,
      ),
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
