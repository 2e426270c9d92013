/** Workers for whole games: each plays the tables it is sent, for the results or to learn from, one at a time. */
import { Worker, parentPort } from 'node:worker_threads';
import { type Entrant, type GameResult, type Table, playTable } from '../src/dominant-species/bots/arena.ts';
import {
  STANDARD_BUDGET,
  type Weights,
  greedyWith,
  levelNamed,
  strongWith,
  weightList,
} from '../src/dominant-species/bots/index.ts';
import { examplesOf } from '../src/dominant-species/bots/learning.ts';

/** A bot to be made in the worker: a level by its name, or a greedy bot with weights of its own. */
export interface EntrantText {
  /** What it is counted under. */
  readonly name: string;
  readonly level: string;
  readonly weights?: Weights;
  /** How long a bot that thinks ahead may think about an answer. */
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}
export interface Job {
  readonly entrants: readonly EntrantText[];
  readonly table: Table;
}
/** A deal that swift players play, to learn from. */
export interface SelfPlay {
  readonly deal: number;
}

function entrantOf({ name, level, weights, iterations, ms }: EntrantText): Entrant {
  if (weights) return { name, decide: greedyWith(weightList(weights)) };
  if (level !== 'strong') return { name, decide: levelNamed(level)!.decide };
  let looked = 0;
  const budget =
    iterations === undefined && ms === undefined ? STANDARD_BUDGET : { iterations, ms, now: () => performance.now() };
  const decide = strongWith(budget, (futures) => (looked += futures));
  return { name, decide, looked: () => looked, ms };
}

parentPort?.on('message', (job: Job | SelfPlay) => {
  parentPort!.postMessage('table' in job ? playTable(job.entrants.map(entrantOf), job.table) : examplesOf(job.deal));
});

/** What a worker starts with: Node 20 hands tsx's loader to no worker, so each registers it for itself. */
const BOOT = `
  const [tsx, script] = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(script); });
`;

/** Plays tables on some workers; calls `done` after each. The results come in the order of the jobs. */
export const playAll = (
  jobs: readonly Job[],
  workers: number,
  done?: (played: number) => void,
): Promise<GameResult[]> => all<GameResult>(jobs, workers, done);

/** Plays deals on some workers, to learn from: examples for each, as `examplesOf` returns them. */
export const examplesFromAll = (
  deals: readonly SelfPlay[],
  workers: number,
  done?: (played: number) => void,
): Promise<Float32Array[]> => all<Float32Array>(deals, workers, done);

async function all<Result>(
  jobs: readonly (Job | SelfPlay)[],
  workers: number,
  done?: (played: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let played = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(BOOT, {
        eval: true,
        workerData: [import.meta.resolve('tsx/esm/api'), import.meta.url],
      });
      let at = 0;
      const send = (): void => {
        if (next < jobs.length) {
          at = next++;
          worker.postMessage(jobs[at]);
        } else {
          void worker.terminate().then(() => {
            resolve();
          });
        }
      };
      worker.on('message', (result: Result) => {
        results[at] = result;
        done?.(++played);
        send();
      });
      worker.on('error', reject);
      send();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, run));
  return results;
}
