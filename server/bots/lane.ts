/**
 * A few worker threads with a queue of jobs: first come, first served.
 *
 * Piscina manages the threads. The queue is our own, because Piscina's does not keep the order of abortable jobs, and because the
 * thinking time is decided only when a job's turn comes.
 */
import { Piscina } from 'piscina';
import type { BotLog } from './log.ts';
import type { Task } from './think.ts';

/** Idle threads end after this time, in ms. */
const IDLE_MS = 60_000;
/** Memory limit of a thread in MB: many times what thinking takes. */
const MEMORY_LIMIT = 256;
/** A thread that crashes or does not answer in time is replaced; a job is tried this often in total. */
const MAX_TRIES = 2;

/** Node 20 does not pass tsx's loader to workers, so each registers it itself when it runs TypeScript. */
const loader = (): string =>
  `data:text/javascript,${encodeURIComponent(`import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`)}`;

export interface LaneOptions {
  readonly threads: number;
  /** The Unix niceness of the threads; no effect elsewhere. */
  readonly niceness: number;
  /** The file the threads run. */
  readonly file: URL;
  /** A thread counts as stuck after this many milliseconds. */
  readonly patienceMs: number;
  readonly log: BotLog;
}

export interface Lane {
  /** Runs a job when its turn comes; `task` is called only then. Rejects if no thread could do it. */
  run(match: string, task: () => Task, signal: AbortSignal): Promise<unknown>;
  readonly busy: number;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Opens a lane. Its threads start when there is work. */
export function openLane({ threads, niceness, file, patienceMs, log }: LaneOptions): Lane {
  const pool = new Piscina<Task, unknown>({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: niceness,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
    ...(file.href.endsWith('.ts') ? { execArgv: ['--import', loader()] } : {}),
  });
  const line: (() => void)[] = [];
  const running = new Set<AbortController>();
  let busy = 0;

  // A thread that crashes while starting has no job yet, so Piscina would leave the jobs queued for it waiting forever.
  pool.on('error', (error: unknown) => {
    for (const each of running) each.abort(error);
  });

  /** Waits until a thread is free. */
  async function turn(signal: AbortSignal): Promise<void> {
    if (busy === threads) {
      await new Promise<void>((resolve, reject) => {
        const begin = (): void => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        };
        const giveUp = (): void => {
          line.splice(line.indexOf(begin), 1);
          reject(signal.reason as Error);
        };
        line.push(begin);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    } else {
      busy++;
    }
  }

  /** Lets the next job in the queue start in place of a finished one. */
  function leave(): void {
    const next = line.shift();
    if (next) next();
    else busy--;
  }

  /** Runs a job once. */
  async function attempt(task: Task, signal: AbortSignal): Promise<unknown> {
    const attempted = new AbortController();
    const abort = (): void => {
      attempted.abort(signal.reason);
    };
    const stuck = setTimeout(() => {
      attempted.abort(new Error(`no answer in ${String(patienceMs)} ms`));
    }, patienceMs);
    signal.addEventListener('abort', abort, { once: true });
    running.add(attempted);
    try {
      return await pool.run(task, { signal: attempted.signal });
    } finally {
      clearTimeout(stuck);
      signal.removeEventListener('abort', abort);
      running.delete(attempted);
    }
  }

  return {
    async run(match, task, signal) {
      signal.throwIfAborted();
      await turn(signal);
      try {
        for (let tries = 1; ; tries++) {
          try {
            signal.throwIfAborted();
            return await attempt(task(), signal);
          } catch (error) {
            signal.throwIfAborted();
            log.warn({ match, tries, err: error }, 'a bot’s thread failed');
            if (tries === MAX_TRIES) throw error;
          }
        }
      } finally {
        leave();
      }
    },
    get busy() {
      return busy;
    },
    get waiting() {
      return line.length;
    },
    close: () => pool.destroy(),
  };
}
