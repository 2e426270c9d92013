/** The worker in which bots think, so that the page never waits for them. One question at a time; a new one ends the old. */
import { loadGame } from '../../games/index.ts';
import type { BotLevel, Thinking } from '../../kit/module.ts';
import { rng } from '../../kit/rng.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** How often the worker looks whether it is to stop, in milliseconds. */
const BREATH = 60;

const send = (message: FromWorker): void => {
  postMessage(message);
};
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The question being thought about; another number means stop. */
let current = 0;

type Asked = Exclude<ToWorker, { type: 'stop' }>;

const levelsOf = async (game: string): Promise<readonly BotLevel<unknown, unknown>[]> => (await loadGame(game)).bots();

/** Thinks until the time is up or nothing is left to do; null if told to stop. */
async function thought(level: BotLevel<unknown, unknown>, id: number, question: Question, about?: unknown) {
  const { view, seed, ms } = question;
  const now = (): number => performance.now();
  const thinking: Thinking<unknown> = level.think!(view, rng(seed), { ms, now }, about);
  const started = now();
  let rested = started;
  while (thinking.step()) {
    if (now() - rested < BREATH) continue;
    send({ id, type: 'progress', done: Math.min(1, (now() - started) / ms) });
    await breathe();
    if (current !== id) return null;
    rested = now();
  }
  return thinking;
}

/** What is to be said to a question; null if told to stop. */
async function answerTo(asked: Asked): Promise<FromWorker | null> {
  const { id } = asked;
  const levels = await levelsOf(asked.game);
  if (asked.type === 'advise') {
    const teacher = levels.findLast((level) => level.think !== undefined);
    if (teacher === undefined) throw new Error(`no bot of ${asked.game} gives advice`);
    const thinking = await thought(teacher, id, asked, asked.about);
    return thinking && { id, type: 'advice', advice: thinking.advice() };
  }
  const level = levels.find(({ name }) => name === asked.level);
  if (level === undefined) throw new Error(`${asked.game} has no bot called ${asked.level}`);
  if (level.think === undefined) return { id, type: 'move', move: level.decide(asked.view, rng(asked.seed)) };
  const thinking = await thought(level, id, asked);
  return thinking && { id, type: 'move', move: thinking.best() };
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'stop') {
    current = 0;
    return;
  }
  current = data.id;
  answerTo(data).then(
    (answer) => {
      if (answer !== null && current === data.id) send(answer);
    },
    (error: unknown) => {
      send({ id: data.id, type: 'failed', reason: error instanceof Error ? error.message : String(error) });
    },
  );
});
