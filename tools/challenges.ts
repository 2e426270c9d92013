/** `npm run -s challenges`: how often thoughtless lines reach the goals of the challenges. Run it to measure their `odds`. */
import { seedOf } from '../src/kit/arena/arena.ts';
import type { Trial } from '../src/kit/learning.ts';
import { type SceneAttempt, type ScenePlayer, stageOf } from '../src/kit/scenes.ts';
import type { BotLevel, GameModule } from '../src/kit/module.ts';
import { rng } from '../src/kit/rng.ts';
import {
  command,
  gameOf,
  wasInterrupted,
  interrupted,
  printMeanwhile,
  progress,
  runIfStarted,
  stop,
} from './command-line.ts';

const USAGE = `npm run -s challenges -- [options]

  --game NAME  the game (dominant-species)
  --lines N    lines of each kind for every challenge (100)
  --only ID    one challenge (all of the game)`;

/** A line is abandoned after this many answers. */
const MAX_ANSWERS = 60;

/** Whether a line reaches the goal; `decide` answers for the seat. */
function reaches(
  challenge: Trial<unknown, unknown>,
  stage: ScenePlayer<unknown, unknown, unknown>,
  begun: SceneAttempt<unknown, unknown, unknown>,
  decide: (state: unknown) => unknown,
): boolean {
  let course = begun;
  do course = stage.answer(challenge.scene, course, decide(course.state));
  while (challenge.judge(course) === 'open' && course.answers < MAX_ANSWERS);
  return challenge.judge(course) === 'met';
}

/** Whether each line reaches the goal: first random ones, then those led by the greedy bot with one answer in four at random. */
function* linesOf(
  game: GameModule,
  levels: readonly BotLevel<unknown, unknown>[],
  challenge: Trial<unknown, unknown>,
  lines: number,
): Generator<{ kind: 'random' | 'led'; isMet: boolean }> {
  const { rules } = game;
  const stage = stageOf(game, levels);
  const begun = stage.begin(challenge.scene);
  const greedy = levels.find(({ name }) => name === 'greedy')!;
  for (const [kind, seed, randomly] of [
    ['random', 1, 4],
    ['led', 2, 1],
  ] as const) {
    for (let line = 0; line < lines; line++) {
      const randomInt = rng(seedOf(seed, line));
      const decide = (s: unknown): unknown => {
        const legal = rules.legalMoves(s);
        if (randomInt(4) < randomly) return legal[randomInt(legal.length)];
        return greedy.decide(rules.view(s, challenge.scene.seat), randomInt);
      };
      yield { kind, isMet: reaches(challenge, stage, begun, decide) };
    }
  }
}

export const main = command(USAGE, async (given, io) => {
  const lines = given.whole('lines', 1, 100_000, 100);
  const game = await gameOf(given.text('game'));
  const levels = await game.bots();
  const all = (await game.challenges?.()) ?? [];
  const challenges = all.filter(({ id }) => given.text('only') === undefined || id === given.text('only'));
  if (challenges.length === 0) {
    const { id } = game.meta;
    stop(
      all.length === 0
        ? `--game: ${id} has no challenges`
        : `--only: ${String(given.text('only'))} is no challenge of ${id}; allowed: ${all.map((each) => each.id).join(', ')}`,
      2,
    );
  }
  const count = 2 * lines * challenges.length;
  const onDone = progress(io, count, 'lines');
  let done = 0;
  for (const challenge of challenges) {
    const tried = { random: 0, led: 0 };
    const met = { random: 0, led: 0 };
    let isInterrupted = false;
    for (const { kind, isMet } of linesOf(game, levels, challenge, lines)) {
      tried[kind]++;
      if (isMet) met[kind]++;
      onDone(++done);
      isInterrupted = done < count && (await wasInterrupted(io));
      if (isInterrupted) break;
    }
    const share = (kind: 'random' | 'led'): string => {
      const few = tried[kind] < lines ? ` (of ${String(tried[kind])} lines)` : '';
      return `${kind} ${tried[kind] === 0 ? 'unknown' : (met[kind] / tried[kind]).toFixed(3)}${few}`;
    };
    printMeanwhile(io, `${game.meta.id} ${challenge.id} ${share('random')} ${share('led')}\n`);
    if (isInterrupted) {
      interrupted(io, done, count, 'lines');
      break;
    }
  }
  return 0;
});

runIfStarted(main, import.meta.url);
