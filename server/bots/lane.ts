/**
 * Some worker threads and the line of jobs before them: first come, first served.
 *
 * Piscina keeps the threads. The line is ours, because its own does not keep the order of jobs that can be aborted, and because how long
 * to think is settled only when a job's turn comes.
 */
import { Piscina } from 'piscina';
import type { BotLog } from './log.ts';
import type { Task } from './think.ts';

/** Threads without work end after so long. */
const IDLE_MS = 60_000;
/** More memory than thinking takes many times over, in MB. */
const MEMORY = 256;
/** A thread that breaks down, or has not answered in time, is replaced, and the job is tried so often in all. */
const TRIES = 2;

/** Node 20 hands tsx's loader to no worker, so each registers it for itself where it is to run TypeScript. */
const loader = (): string =>
  `data:text/javascript,${encodeURIComponent(`import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`)}`;

export interface LaneOptions {
  readonly threads: number;
  /** By how much the threads give way to others, as Unix counts it; nothing elsewhere. */
  readonly niceness: number;
  /** The file the threads run. */
  readonly file: URL;
  /** After so many milliseconds a thread counts as stuck. */
  readonly patienceMs: number;
  readonly log: BotLog;
}

export interface Lane {
  /** Runs a job when its turn has come; what it is to do is asked only then. Rejects when no thread could do it. */
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
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    ...(file.href.endsWith('.ts') ? { execArgv: ['--import', loader()] } : {}),
  });
  const line: (() => void)[] = [];
  const running = new Set<AbortController>();
  let busy = 0;

  // A thread that breaks down while it starts has no job yet, so Piscina would let the jobs meant for it wait for ever.
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

  /** Lets the next job in line begin in the place of one that is done. */
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
            if (tries === TRIES) throw error;
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
