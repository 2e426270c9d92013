/**
 * `npm run -s find-daily`: looks for challenges of the day, which are decisions in games of bots in which one answer is clearly
 * better than the next beyond the error of the comparison, and the bots miss it. Each goes into the list as it is found.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { advisingOf } from '../src/kit/analysis/advice.ts';
import { type Judge, judgeAmong } from '../src/kit/analysis/analysis.ts';
import { assess } from '../src/kit/analysis/assess.ts';
import { randomChance } from '../src/kit/chance.ts';
import * as engine from '../src/kit/engine.ts';
import type { DailyPosition } from '../src/kit/learning.ts';
import type { BotLevel, GameModule } from '../src/kit/module.ts';
import { compact } from '../src/kit/documents/pack.ts';
import { type GameRecord, notationOf, recordedMove, startRecord } from '../src/kit/record/record.ts';
import { rng } from '../src/kit/rng.ts';
import { command, gameOf, interrupted, progress, runIfStarted, wasInterrupted } from './command-line.ts';

const USAGE = `npm run -s find-daily -- [options]

  --game NAME  the game (dominant-species)
  --most N     challenges in the whole list (30)
  --games N    games of bots to look through (100)
  --seed N     seed of the first game; each further game takes the next seed (1)
  --file FILE  the list to be continued (src/games/NAME/content/daily.json)`;

/** The questions examined have at least and at most this many answers. */
const ANSWERS = { least: 4, most: 40 };
/** The best answer is ahead of the next by so many standard errors, and by so many of the differences that a hint calls noticeable. */
const CLEAR = { errors: 4, noticeable: 4 };
/** The share of a comparison's rollouts in a first look, which needs not be that sure. */
const FIRST_LOOK = 0.1;
/** One question in so many is examined, and at most so many in a game, of which one at most goes into the list. */
const SAMPLE = 6;
const MAX_LOOKS = 25;
/** The first moves of a game are never examined. */
const FIRST_MOVES = 12;
const MAX_MOVES = 400;
/** No kind of answer in a phase has more than this share of the list. */
const MAX_OF_A_KIND = 0.3;

/** The best answer of a state if it is clearly better than the next. */
function clearlyBest(game: GameModule, level: Judge, state: unknown, share: number, errors: number) {
  const advising = advisingOf(level);
  let assessed: ReturnType<typeof assess> extends Generator<infer Result> ? Result | undefined : never;
  for (const so of assess(game, level, state, Math.ceil(advising.comparisons * share))) assessed = so;
  const [best, next] = assessed!().answers;
  const { mean, standardError } = next!.behind;
  const isClear = mean >= errors * standardError && mean >= CLEAR.noticeable * advising.noticeable;
  // An answer that nobody can explain teaches nothing.
  return isClear && best!.reasons.length > 0
    ? { move: best!.move, behind: { mean, standardError }, reasons: best!.reasons }
    : null;
}

/** The kind of an answer: its phase, and what it names or says. */
const kindOf = (phase: string, best: unknown): string =>
  `${phase} ${typeof best === 'string' ? best : Object.keys(best as object).join()}`;

/** The first challenge in a game; null after every move, so that the run can be interrupted. */
function* challengeIn(
  game: GameModule,
  level: Judge,
  greedy: BotLevel<unknown, unknown>,
  seed: number,
  isWanted: (kind: string) => boolean,
): Generator<DailyPosition | null> {
  const { rules, meta } = game;
  const randomInt = rng(seed);
  const chance = randomChance<string, unknown>(randomInt);
  const options = rules.defaultOptions(Math.max(meta.minPlayers, Math.min(meta.maxPlayers, 2 + (seed % 3))));
  const start = engine.start(game, { options }, 'own', chance);
  const begun: GameRecord = { ...startRecord(game, { options }, []), outcomes: start.entry.outcomes };
  const moves: GameRecord['moves'][number][] = [];
  let running = start.game;
  let looks = 0;
  for (let i = 0; i < MAX_MOVES && looks < MAX_LOOKS; i++) {
    const { state } = running;
    const asked = rules.decision(state);
    if (asked === null) return;
    const notation = notationOf(game, state);
    const written = (move: unknown): string => JSON.stringify(notation.move.write(move));
    const played = greedy.decide(rules.view(state, asked.player), randomInt);
    const count = rules.legalMoves(state).length;
    const isLooked = i >= FIRST_MOVES && count >= ANSWERS.least && count <= ANSWERS.most && randomInt(SAMPLE) === 0;
    if (isLooked) {
      looks++;
      const first = clearlyBest(game, level, state, FIRST_LOOK, CLEAR.errors / 2);
      yield null;
      const best =
        first === null || written(first.move) === written(played)
          ? null
          : clearlyBest(game, level, state, 1, CLEAR.errors);
      const answer = best === null ? null : notation.move.write(best.move);
      if (best !== null && written(best.move) !== written(played) && isWanted(kindOf(asked.phase, answer))) {
        yield {
          phase: asked.phase,
          answers: count,
          best: answer,
          behind: {
            mean: Number(best.behind.mean.toFixed(2)),
            standardError: Number(best.behind.standardError.toFixed(2)),
          },
          reasons: best.reasons,
          record: compact({ ...begun, moves }),
        };
        return;
      }
    }
    const made = engine.move(game, running, asked.player, played, chance);
    if ('refusal' in made) throw new Error(`${greedy.name} played ${written(played)}: ${made.refusal}`);
    moves.push(recordedMove(notation, made.entry));
    running = made.game;
    yield null;
  }
}

/** The list as a file, a challenge a line. */
const listText = (list: readonly DailyPosition[]): string =>
  `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;

export const main = command(USAGE, async (given, io) => {
  const game = await gameOf(given.text('game'));
  const most = given.whole('most', 1, 366, 30);
  const games = given.whole('games', 1, 1e6, 100);
  const first = given.whole('seed', 0, 2 ** 31 - 1, 1);
  const file = given.text('file') ?? `src/games/${game.meta.id}/content/daily.json`;
  const levels = await game.bots();
  const level = judgeAmong(levels)!;
  const greedy = levels.find(({ name }) => name === 'greedy')!;
  const list = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DailyPosition[]) : [];
  const isWanted = (kind: string): boolean =>
    list.filter(({ phase, best }) => kindOf(phase, best) === kind).length < Math.max(1, most * MAX_OF_A_KIND);
  const onDone = progress(io, games, 'games');
  for (let done = 0; done < games && list.length < most; done++) {
    for (const found of challengeIn(game, level, greedy, first + done, isWanted)) {
      if (found !== null) {
        list.push(found);
        writeFileSync(file, listText(list));
      }
      if (await wasInterrupted(io)) {
        interrupted(io, done, games, 'games');
        return 0;
      }
    }
    onDone(done + 1);
  }
  io.out(`${String(list.length)} challenges\n`);
  return 0;
});

runIfStarted(main, import.meta.url);
