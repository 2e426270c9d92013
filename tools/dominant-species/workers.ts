/** Worker threads that play whole games to learn from them: between greedy bots of different weights, or by the self-play policy. */
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type Weights, greedyWith, weightList } from '../../src/games/dominant-species/bots/index.ts';
import { examplesOf } from '../../src/games/dominant-species/bots/learning.ts';
import { type Unit, valueNetwork } from '../../src/games/dominant-species/bots/value-network.ts';
import { rules } from '../../src/games/dominant-species/rules/index.ts';
import type { Setup } from '../../src/games/dominant-species/rules/setup.ts';
import { type Match, type MatchResult, playMatch } from '../../src/kit/arena.ts';

/** A greedy bot with weights of its own, to be made in the worker. */
export interface EntrantText {
  /** What it is counted under. */
  readonly name: string;
  readonly weights: Weights;
}
export interface Job {
  readonly entrants: readonly EntrantText[];
  readonly match: Match<Setup>;
}
/** A deal that the self-play policy plays, to learn from; with a network it searches where pawns go. */
export interface SelfPlay {
  readonly deal: number;
  readonly searching?: { readonly units: readonly Unit[]; readonly rollouts: number } | undefined;
}

function selfPlay({ deal, searching }: SelfPlay): Float32Array {
  if (!searching) return examplesOf(deal);
  return examplesOf(deal, { network: valueNetwork(searching.units), rollouts: searching.rollouts });
}

const IS_WORKER = 'plays to learn';
if (!isMainThread && (workerData as { does?: string } | null)?.does === IS_WORKER) {
  parentPort!.on('message', (job: Job | SelfPlay) => {
    parentPort!.postMessage(
      'match' in job
        ? playMatch(
            { rules },
            job.entrants.map(({ name, weights }) => ({ name, decide: greedyWith(weightList(weights)) })),
            job.match,
          )
        : selfPlay(job),
    );
  });
}

/** What a worker starts with: Node 20 hands tsx's loader to no worker, so each registers it for itself. */
const BOOT = `
  const { tsx, script } = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(script); });
`;

/** Plays matches on some workers. The results come in the order of the jobs. */
export const playAll = (jobs: readonly Job[], workers: number): Promise<MatchResult[]> =>
  all<MatchResult>(jobs, workers);

/** Plays deals on some workers, to learn from: examples for each, as `examplesOf` returns them. */
export const examplesFromAll = (
  deals: readonly SelfPlay[],
  workers: number,
  onDone?: (played: number) => void,
): Promise<Float32Array[]> => all<Float32Array>(deals, workers, onDone);

async function all<Result>(
  jobs: readonly (Job | SelfPlay)[],
  workers: number,
  onDone?: (played: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let played = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(BOOT, {
        eval: true,
        workerData: { does: IS_WORKER, tsx: import.meta.resolve('tsx/esm/api'), script: import.meta.url },
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
        onDone?.(++played);
        send();
      });
      worker.on('error', reject);
      send();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, run));
  return results;
}
