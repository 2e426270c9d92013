/** Whole games on all cores: worker threads that play matches for the arena and checked games for `simulate`. */
import { existsSync } from 'node:fs';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../src/games/index.ts';
import { type Entrant, type Match, type MatchResult, playMatch } from '../src/kit/arena.ts';
import type { BotLevel, Budget, GameModule, GameOptions } from '../src/kit/module.ts';
import { type CheckedGame, type CheckedResult, playChecked } from './checked-game.ts';

/** A bot to be made in the worker. */
export interface EntrantText {
  /** What it is counted under. */
  readonly name: string;
  readonly level: string;
  /** How long a bot that thinks ahead may think about an answer. */
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}
export interface MatchJob {
  readonly job: 'match';
  readonly game: string;
  readonly entrants: readonly EntrantText[];
  readonly match: Omit<Match<GameOptions>, 'now'>;
}
export interface CheckedJob {
  readonly job: 'checked';
  readonly game: string;
  readonly bots: readonly EntrantText[];
  readonly checked: CheckedGame;
}

const now = (): number => performance.now();

/** All that can sit down to be measured: the levels that tables offer, and fixed opponents. */
export const entrantLevels = async (game: GameModule): Promise<readonly BotLevel<unknown, unknown>[]> => [
  ...(await game.bots()),
  ...((await game.opponents?.()) ?? []),
];

/** A bot of a level, which counts its iterations if it thinks ahead. */
function entrantOf(levels: readonly BotLevel<unknown, unknown>[], text: EntrantText): Entrant<unknown, unknown> {
  const level = levels.find(({ name }) => name === text.level)!;
  const { name, iterations: most, ms } = text;
  if (!level.think) return { name, decide: (view, randomInt) => level.decide(view, randomInt) };
  const budget: Budget | undefined = most === undefined && ms === undefined ? undefined : { iterations: most, ms, now };
  let iterations = 0;
  return {
    name,
    ms,
    iterations: () => iterations,
    decide(view, randomInt) {
      const thinking = level.think!(view, randomInt, budget);
      while (thinking.step());
      iterations += thinking.iterations;
      return thinking.best();
    },
  };
}

async function perform(job: MatchJob | CheckedJob): Promise<MatchResult | CheckedResult> {
  const game = await loadGame(job.game);
  const levels = await entrantLevels(game);
  if (job.job === 'match') {
    return playMatch(
      game,
      job.entrants.map((text) => entrantOf(levels, text)),
      { ...job.match, now },
    );
  }
  return playChecked(
    game,
    job.bots.map((text) => entrantOf(levels, text)),
    job.checked,
    job.checked.isFromMadeUp ? await madeUpPositions(game) : undefined,
    now,
  );
}

/** Makes up positions of a game, most of which play never reaches; undefined for a game without such. */
export type MakeUp = (randomInt: (n: number) => number, options: GameOptions) => unknown;

/** What the tests of a game make positions up with. */
export async function madeUpPositions({ meta }: GameModule): Promise<MakeUp | undefined> {
  const file = new URL(`../test/games/${meta.id}/reference/made-up.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  return ((await import(file.href)) as { madeUpPosition: MakeUp }).madeUpPosition;
}

const IS_WORKER = 'plays games';
if (!isMainThread && (workerData as { does?: string } | null)?.does === IS_WORKER) {
  parentPort!.on('message', (job: MatchJob | CheckedJob) => {
    void perform(job).then((result) => {
      parentPort!.postMessage(result);
    });
  });
}

/** What a worker starts with: Node 20 hands tsx's loader to no worker, so each registers it for itself. */
const BOOT = `
  const { tsx, script } = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(script); });
`;

export interface Run<Result = unknown> {
  /** Games played at the same time; 1 plays them in this thread. */
  readonly workers: number;
  readonly isInterrupted: () => boolean;
  /** Is told after each game how many are done, and how that one ended. */
  readonly onDone?: (done: number, result: Result) => void;
}

/** Plays all games. The results come in the order of the jobs; when interrupted, those that were done by then. */
export const playAll = async (jobs: readonly MatchJob[], run: Run<MatchResult>): Promise<MatchResult[]> =>
  all<MatchResult>(jobs, run);
export const playAllChecked = async (jobs: readonly CheckedJob[], run: Run<CheckedResult>): Promise<CheckedResult[]> =>
  all<CheckedResult>(jobs, run);

async function all<Result>(
  jobs: readonly (MatchJob | CheckedJob)[],
  { workers, isInterrupted, onDone }: Run<Result>,
): Promise<Result[]> {
  const results: (Result | undefined)[] = [];
  let next = 0;
  let done = 0;
  const isLeft = (): boolean => next < jobs.length && !isInterrupted();
  const note = (at: number, result: Result): void => {
    results[at] = result;
    onDone?.(++done, result);
  };
  if (workers === 1) {
    while (isLeft()) {
      const at = next++;
      note(at, (await perform(jobs[at]!)) as Result);
      // Lets an interruption be heard.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } else {
    const run = () =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(BOOT, {
          eval: true,
          workerData: { does: IS_WORKER, tsx: import.meta.resolve('tsx/esm/api'), script: import.meta.url },
        });
        let at = 0;
        const send = (): void => {
          if (isLeft()) {
            at = next++;
            worker.postMessage(jobs[at]);
          } else {
            void worker.terminate().then(() => {
              resolve();
            });
          }
        };
        worker.on('message', (result: Result) => {
          note(at, result);
          send();
        });
        worker.on('error', reject);
        send();
      });
    await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, run));
  }
  return results.filter((result): result is Result => result !== undefined);
}
