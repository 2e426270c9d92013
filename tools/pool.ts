/** Jobs on all cores: worker threads that load a TypeScript file and perform the jobs they are sent. */
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

export interface Run<Result = unknown> {
  /** Jobs performed at the same time; 0 performs them one after the other in this thread. */
  readonly workers: number;
  readonly isInterrupted?: () => boolean;
  /** Called after each job with how many are done, and its result. */
  readonly onDone?: (done: number, result: Result) => void;
}

/** What a worker starts with: Node 20 does not pass tsx's loader to workers, so each registers it itself. */
const BOOT = `
  const { tsx, script } = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(script); });
`;

/** How often a run checks whether it was interrupted. In ms. */
const POLL_INTERVAL_MS = 50;

/**
 * What performs a file's jobs on workers. Each worker loads that file, named by its `import.meta.url`, and comes to the same call. The results come
 * in the order of the jobs; when interrupted, those that were done by then: running jobs are aborted.
 */
export function pool<Job, Result>(script: string, perform: (job: Job) => Result | Promise<Result>) {
  if (!isMainThread && (workerData as { script?: string } | null)?.script === script) {
    parentPort!.on('message', (job: Job) => {
      void Promise.resolve(perform(job)).then((result) => {
        parentPort!.postMessage(result);
      });
    });
  }

  return async function all<R extends Result>(
    jobs: readonly Job[],
    { workers, isInterrupted = () => false, onDone }: Run<R>,
  ): Promise<R[]> {
    const results: (R | undefined)[] = [];
    let next = 0;
    let done = 0;
    const isLeft = (): boolean => next < jobs.length && !isInterrupted();
    const note = (at: number, result: R): void => {
      results[at] = result;
      onDone?.(++done, result);
    };
    const runHere = async (): Promise<void> => {
      while (isLeft()) {
        const at = next++;
        note(at, (await perform(jobs[at]!)) as R);
        // Lets an interruption be noticed.
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const runInWorker = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const worker = new Worker(BOOT, {
          eval: true,
          workerData: { tsx: import.meta.resolve('tsx/esm/api'), script },
        });
        let at = 0;
        const end = (): void => {
          clearInterval(looking);
          void worker.terminate().then(() => {
            resolve();
          });
        };
        const looking = setInterval(() => {
          if (isInterrupted()) end();
        }, POLL_INTERVAL_MS);
        const send = (): void => {
          if (isLeft()) {
            at = next++;
            worker.postMessage(jobs[at]);
          } else end();
        };
        worker.on('message', (result: R) => {
          note(at, result);
          send();
        });
        worker.on('error', (error) => {
          clearInterval(looking);
          reject(error);
        });
        send();
      });
    if (workers === 0) await runHere();
    else await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, runInWorker));
    return results.filter((result): result is R => result !== undefined);
  };
}
