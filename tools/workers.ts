/** Whole games on all cores: worker threads that play matches for the arena and checked games for `simulate`. */
import { existsSync } from 'node:fs';
import { loadGame } from '../src/games/index.ts';
import { adviceOn, adviserAmong } from '../src/kit/analysis/advice.ts';
import { type Entrant, type Match, type MatchResult, playMatch } from '../src/kit/arena/arena.ts';
import type { BotLevel, Budget, GameModule, GameOptions } from '../src/kit/module.ts';
import { type CheckedGame, type CheckedResult, playChecked } from './checked-game.ts';
import { type Door, earlierEntrant, openDoor } from './earlier-bots.ts';
import { type Ended, type Run, pool } from './pool.ts';

/** A bot to be made in the worker. */
export interface EntrantText {
  /** The name under which its games are counted. */
  readonly name: string;
  readonly level: string;
  /** The earlier version it belongs to, if it is not of this one: its commit as the user gave it, and its folder. */
  readonly earlier?: { readonly commit: string; readonly folder: string } | undefined;
  /** How long a bot that thinks ahead may think about an answer. */
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}
export interface MatchJob {
  readonly job: 'match';
  readonly game: string;
  /** Measures thinking time as the CPU time of this process, not by the clock: other programs then do not shorten it. */
  readonly byCpuTime?: boolean;
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
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** All bots that can be measured: the levels that tables offer, and fixed opponents. */
export const entrantLevels = async (game: GameModule): Promise<readonly BotLevel<unknown, unknown>[]> => [
  ...(await game.bots()),
  ...((await game.opponents?.()) ?? []),
];

/** What an entrant is called that does nothing but follow hints. */
export const HINTS = 'hints';

/** A bot of a level, which counts its iterations if it thinks ahead. */
function entrantOf(
  game: GameModule,
  levels: readonly BotLevel<unknown, unknown>[],
  text: EntrantText,
  now: () => number,
): Entrant<unknown, unknown> {
  const { name, iterations: most, ms } = text;
  const adviser = text.level === HINTS ? adviserAmong(levels) : undefined;
  if (adviser !== undefined) return { name, decide: (view) => adviceOn(game, adviser, view, undefined, most).move };
  const level = levels.find((each) => each.name === text.level)!;
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

/** The earlier versions that this thread has loaded, by folder, game and clock. */
const doors = new Map<string, Promise<Door>>();

/** An entrant of any version. */
async function versionedEntrantOf(
  game: GameModule,
  levels: readonly BotLevel<unknown, unknown>[],
  text: EntrantText,
  now: () => number,
): Promise<Entrant<unknown, unknown>> {
  const { earlier } = text;
  if (earlier === undefined) return entrantOf(game, levels, text, now);
  const key = [earlier.folder, game.meta.id, now.name].join(' ');
  const door = doors.get(key) ?? openDoor(earlier.folder, game.meta.id, earlier.commit, now);
  doors.set(key, door);
  return earlierEntrant(game, await door, text);
}

async function perform(job: MatchJob | CheckedJob): Promise<MatchResult | CheckedResult> {
  const game = await loadGame(job.game);
  const levels = await entrantLevels(game);
  if (job.job === 'match') {
    const clock = job.byCpuTime === true ? cpuTime : now;
    return playMatch(
      game,
      await Promise.all(job.entrants.map((text) => versionedEntrantOf(game, levels, text, clock))),
      { ...job.match, now: clock },
    );
  }
  return playChecked(
    game,
    job.bots.map((text) => entrantOf(game, levels, text, now)),
    job.checked,
    job.checked.countsSilly ? ((await game.silly?.()) ?? []) : [],
    job.checked.isFromMadeUp ? await madeUpPositions(game) : undefined,
    now,
  );
}

/** Makes up positions of a game, most of which never occur in play; undefined for a game that cannot. */
export type MakeUp = (randomInt: (n: number) => number, options: GameOptions) => unknown;

/** What makes up positions of a game: `tools/<game>/made-up.ts`. */
export async function madeUpPositions({ meta }: GameModule): Promise<MakeUp | undefined> {
  const file = new URL(`./${meta.id}/made-up.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  return ((await import(file.href)) as { madeUpPosition: MakeUp }).madeUpPosition;
}

const all = pool(import.meta.url, perform);

type Handled<Result> = Omit<Run<unknown, Result>, 'nameOf'>;

export const playAll = (jobs: Iterable<MatchJob>, run: Handled<MatchResult>): Promise<Ended> =>
  all<MatchJob, MatchResult>(jobs, {
    ...run,
    nameOf: ({ match: { deal, rotation } }) => `deal ${String(deal)}, rotation ${String(rotation)}`,
  });
export const playAllChecked = (jobs: Iterable<CheckedJob>, run: Handled<CheckedResult>): Promise<Ended> =>
  all<CheckedJob, CheckedResult>(jobs, { ...run, nameOf: ({ checked }) => `seed ${String(checked.seed)}` });
