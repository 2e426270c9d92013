/**
 * Jobs on all cores: worker threads that load a TypeScript file and perform the jobs they are sent. Jobs are made as they are
 * needed and results handed over as they come, so that a run holds as much for a million jobs as for a hundred.
 */
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

export interface Run<Job = unknown, Result = unknown> {
  /** Jobs performed at the same time; 0 performs them one after the other in this thread. */
  readonly workers: number;
  readonly isInterrupted?: (() => boolean) | undefined;
  /** What a job is called in the error that ends a run: "seed 17". */
  readonly nameOf: (job: Job) => string;
  /** Called with each result, in the order of the jobs, and how many there are so far. */
  readonly onResult: (result: Result, done: number) => void;
}

/** How a run ended. */
export interface Ended {
  /** Results handed over: fewer than there are jobs after an interruption or a failure. */
  readonly done: number;
  /** The job that failed and why, if that is what ended the run. */
  readonly failure: string | null;
}

/** What a worker starts with: Node 20 does not pass tsx's loader to workers, so each registers it itself. */
const BOOT = `
  const { tsx, script } = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(script); });
`;

const startWorker = (script: string): Worker =>
  new Worker(BOOT, { eval: true, workerData: { tsx: import.meta.resolve('tsx/esm/api'), script } });

/** How often a run checks whether it was interrupted. In ms. */
const POLL_INTERVAL_MS = 50;
/** How many jobs, for each worker, may be done before a slow one whose result comes first. */
const AHEAD = 32;

/** The message of an error, which may come from another thread. */
function messageOf(error: unknown): string {
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
}

/**
 * What performs a file's jobs on workers. Each worker loads that file, named by its `import.meta.url`, and comes to the same call.
 * When interrupted, running jobs are aborted. A job that throws, or whose worker dies, ends the run: the results of the jobs done by
 * then are still handed over.
 */
export function pool<Job, Result>(script: string, perform: (job: Job) => Result | Promise<Result>) {
  if (!isMainThread && (workerData as { script?: string } | null)?.script === script) {
    parentPort!.on('message', (job: Job) => {
      void Promise.resolve(perform(job)).then((result) => {
        parentPort!.postMessage(result);
      });
    });
  }

  return async function all<J extends Job, R extends Result>(
    jobs: Iterable<J>,
    { workers, isInterrupted = () => false, nameOf, onResult }: Run<J, R>,
  ): Promise<Ended> {
    const source = jobs[Symbol.iterator]();
    /** Results that wait for those of jobs before theirs. */
    const waiting = new Map<number, R>();
    const window = AHEAD * Math.max(1, workers);
    let next = 0;
    let handed = 0;
    let done = 0;
    let failure: string | null = null;
    let isOver = false;
    /** Workers without a job, as the first result is still out. */
    const idle: (() => void)[] = [];

    const fail = (job: J, why: string): void => {
      failure ??= `${nameOf(job)}: ${why}`;
    };
    const note = (at: number, result: R): void => {
      waiting.set(at, result);
      while (waiting.has(handed)) {
        const first = waiting.get(handed)!;
        waiting.delete(handed++);
        onResult(first, ++done);
      }
      for (const wake of idle.splice(0)) wake();
    };
    const isStopped = (): boolean => failure !== null || isOver || isInterrupted();
    /** The next job and its number; undefined if there is none. */
    const take = (): { job: J; at: number } | undefined => {
      if (isStopped()) return undefined;
      const each = source.next();
      if (each.done !== true) return { job: each.value, at: next++ };
      isOver = true;
      return undefined;
    };

    const runHere = async (): Promise<void> => {
      for (let taken = take(); taken !== undefined; taken = take()) {
        const { job, at } = taken;
        let result: R;
        try {
          result = (await perform(job)) as R;
        } catch (error) {
          fail(job, messageOf(error));
          return;
        }
        note(at, result);
        // Lets an interruption be noticed.
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const runInWorker = (): Promise<void> =>
      new Promise((resolve, reject) => {
        let taken = take();
        if (taken === undefined) {
          resolve();
          return;
        }
        const worker = startWorker(script);
        let isEnding = false;
        const end = (): void => {
          if (isEnding) return;
          isEnding = true;
          clearInterval(looking);
          void worker.terminate().then(() => {
            resolve();
          });
        };
        const looking = setInterval(() => {
          if (failure !== null || isInterrupted()) end();
        }, POLL_INTERVAL_MS);
        const send = (): void => {
          if (!isStopped() && next - handed >= window) {
            idle.push(send);
            return;
          }
          taken = take();
          if (taken === undefined) end();
          else worker.postMessage(taken.job);
        };
        worker.on('message', (result: R) => {
          const { at } = taken!;
          taken = undefined;
          try {
            note(at, result);
            send();
          } catch (error) {
            // From `onResult` or the jobs: theirs is no failure of a job.
            isOver = true;
            end();
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
        const died = (why: string): void => {
          if (!isEnding && taken !== undefined) fail(taken.job, why);
          end();
        };
        worker.on('error', (error) => {
          died(messageOf(error));
        });
        worker.on('exit', (code) => {
          died(`its worker ended with status ${String(code)}`);
        });
        worker.postMessage(taken.job);
      });
    if (workers === 0) await runHere();
    else {
      const running = await Promise.allSettled(Array.from({ length: workers }, runInWorker));
      const thrown = running.find((each) => each.status === 'rejected');
      if (thrown) throw thrown.reason;
    }
    // Jobs before these were aborted.
    for (const [, result] of [...waiting].sort(([a], [b]) => a - b)) onResult(result, ++done);
    return { done, failure };
  };
}
