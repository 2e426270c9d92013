/** `npm run -s challenges`: how often lines that nobody thought about reach the goals of the challenges. Their `odds` come from here. */
import { parseArgs } from 'node:util';
import { gameIds, loadGame } from '../src/games/index.ts';
import { seedOf } from '../src/kit/arena.ts';
import { type Challenge, type Course, type Stage, stageOf } from '../src/kit/learning.ts';
import type { BotLevel, GameModule } from '../src/kit/module.ts';
import { rng } from '../src/kit/rng.ts';
import { command, runIfStarted, wholeOption, withUsage } from './command-line.ts';

const USAGE = `npm run -s challenges -- [--lines N] [--only ID]

  --lines N  lines of each kind for every challenge (100)
  --only ID  one challenge`;

/** A line that has not come to anything by then is given up. */
const MOST_ANSWERS = 60;

/** Whether a line reaches the goal; `decide` answers for the seat. */
function reaches(
  challenge: Challenge<unknown, unknown>,
  stage: Stage<unknown, unknown, unknown>,
  begun: Course<unknown, unknown, unknown>,
  decide: (state: unknown) => unknown,
): boolean {
  let course = begun;
  do course = stage.answer(challenge.scene, course, decide(course.state));
  while (challenge.judge(course) === 'open' && course.answers < MOST_ANSWERS);
  return challenge.judge(course) === 'met';
}

/** The share of lines that reach the goal: of those made at random, and of those that the greedy bot leads, one answer in four at random. */
function oddsOf(
  game: GameModule,
  levels: readonly BotLevel<unknown, unknown>[],
  challenge: Challenge<unknown, unknown>,
  lines: number,
): { random: number; led: number } {
  const { rules } = game;
  const stage = stageOf(game, levels);
  const begun = stage.begin(challenge.scene);
  const greedy = levels.find(({ name }) => name === 'greedy')!;
  const share = (kind: number, randomly: number): number => {
    let met = 0;
    for (let line = 0; line < lines; line++) {
      const randomInt = rng(seedOf(kind, line));
      const decide = (s: unknown): unknown => {
        const legal = rules.legalMoves(s);
        if (randomInt(4) < randomly) return legal[randomInt(legal.length)];
        return greedy.decide(rules.view(s, challenge.scene.seat), randomInt);
      };
      if (reaches(challenge, stage, begun, decide)) met++;
    }
    return met / lines;
  };
  return { random: share(1, 4), led: share(2, 1) };
}

export const main = command(USAGE, async (argv, io) => {
  const { values } = withUsage(USAGE, () =>
    parseArgs({ args: [...argv], options: { lines: { type: 'string' }, only: { type: 'string' } } }),
  );
  const lines = wholeOption('lines', values.lines, 1, 100_000, 100);
  for (const id of gameIds) {
    const game = await loadGame(id);
    const levels = await game.bots();
    for (const challenge of (await game.learning?.())?.challenges ?? []) {
      if (values.only !== undefined && values.only !== challenge.id) continue;
      const { random, led } = oddsOf(game, levels, challenge, lines);
      io.out(`${id} ${challenge.id} random ${random.toFixed(3)} led ${led.toFixed(3)}\n`);
    }
  }
  return 0;
});

runIfStarted(main, import.meta.url);
