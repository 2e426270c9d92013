/** The page's side of the bots' worker: sends it questions, and starts another if it crashes. */
import type { Advice } from '../../kit/module.ts';
import { freshSeed } from './chance.ts';
import type { FromWorker, Question, Thought, ToWorker } from './protocol.ts';

/** Workers tried for one question before giving up. */
const MAX_TRIES = 3;

export interface Thinker {
  /**
   * Finds an answer to the open question within about `ms` milliseconds. A new question cancels the previous one, whose promise
   * then never settles. Rejects if no worker could answer.
   */
  think(
    question: Question & Omit<Thought, 'level' | 'seed'>,
    level: string,
    onProgress: (done: number) => void,
  ): Promise<unknown>;
  /** The strongest bot's advice, the same for the same question, and why not `about`; it takes as long as it takes. */
  advise(question: Question, onProgress: (done: number) => void, about?: unknown): Promise<Advice<unknown>>;
  /** Stops thinking. */
  stop(): void;
  /** Terminates the worker. */
  close(): void;
}

export function newThinker(): Thinker {
  let worker: Worker | null = null;
  let id = 0;

  const lose = (): void => {
    worker?.terminate();
    worker = null;
  };
  const send = (message: ToWorker): void => {
    worker ??= new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(message);
  };

  /** Asks the worker, or another one if it crashes; `read` extracts the answer from its messages. */
  const ask = <Answer>(
    question: (id: number) => ToWorker,
    read: (message: FromWorker) => Answer | undefined,
    onProgress: (done: number) => void,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const own = ++id;
      let tries = 0;
      const attempt = (): void => {
        tries++;
        send(question(own));
        const lost = (reason: string): void => {
          if (id !== own) return;
          lose();
          if (tries < MAX_TRIES) attempt();
          else reject(new Error(reason));
        };
        worker!.onerror = (event) => {
          event.preventDefault();
          lost(event.message);
        };
        worker!.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if (data.id !== own || id !== own) return;
          if (data.type === 'progress') onProgress(data.done);
          else if (data.type === 'failed') lost(data.reason);
          else {
            const answer = read(data);
            if (answer !== undefined) resolve(answer);
          }
        };
      };
      attempt();
    });

  return {
    think: (question, level, onProgress) =>
      ask(
        (own) => ({ type: 'think', id: own, level, seed: freshSeed(), ...question }),
        (message) => (message.type === 'move' ? message.move : undefined),
        onProgress,
      ),
    advise: (question, onProgress, about) =>
      ask(
        (own) => ({ type: 'advise', id: own, about, ...question }),
        (message) => (message.type === 'advice' ? message.advice : undefined),
        onProgress,
      ),
    stop() {
      id++;
      if (worker !== null) send({ type: 'stop' });
    },
    close() {
      id++;
      lose();
    },
  };
}
