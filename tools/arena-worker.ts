/** The arena's workers: each plays the tables it is sent, one at a time. */
import { Worker, parentPort } from 'node:worker_threads';
import { type Entrant, type GameResult, type Table, playTable } from '../src/dominant-species/bots/arena.ts';
import { type Weights, greedyWith, levelNamed, weightList } from '../src/dominant-species/bots/index.ts';

/** A bot to be made in the worker: a level by its name, or a greedy bot with weights of its own. */
export interface EntrantText {
  readonly name: string;
  readonly weights?: Weights;
}
export interface Job {
  readonly entrants: readonly EntrantText[];
  readonly table: Table;
}
export type Done = GameResult;

const entrantOf = ({ name, weights }: EntrantText): Entrant => ({
  name,
  decide: weights ? greedyWith(weightList(weights)) : levelNamed(name)!.decide,
});

parentPort?.on('message', ({ entrants, table }: Job) => {
  parentPort!.postMessage(playTable(entrants.map(entrantOf), table) satisfies Done);
});

/** What a worker starts with: Node 20 hands tsx's loader to no worker, so each registers it for itself. */
const BOOT = `
  const [tsx, script] = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(script); });
`;

/** Plays tables on some workers; calls `done` after each. The results come in no particular order. */
export async function playAll(
  jobs: readonly Job[],
  workers: number,
  done?: (played: number) => void,
): Promise<GameResult[]> {
  const results: GameResult[] = [];
  let next = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(BOOT, {
        eval: true,
        workerData: [import.meta.resolve('tsx/esm/api'), import.meta.url],
      });
      const send = (): void => {
        if (next < jobs.length) worker.postMessage(jobs[next++]);
        else
          void worker.terminate().then(() => {
            resolve();
          });
      };
      worker.on('message', (result: Done) => {
        results.push(result);
        done?.(results.length);
        send();
      });
      worker.on('error', reject);
      send();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, run));
  return results;
}
