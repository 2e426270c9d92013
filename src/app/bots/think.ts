/** The bots' worker: it thinks about one question at a time; a new one replaces the old. */
import type { BotLevel, GameModule, Thinking } from '../../kit/module.ts';
import { rng } from '../../kit/rng.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** How often the worker checks whether it should stop, in milliseconds. */
const CHECK_INTERVAL = 60;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Asked = Exclude<ToWorker, { type: 'stop' }>;

/** Handles the page's messages, for games loaded by `load`, and sends answers. */
export function startThinking(
  load: (game: string) => Promise<GameModule>,
  send: (message: FromWorker) => void,
): (message: ToWorker) => void {
  /** The current question; another number means stop. */
  let current = 0;

  /** Thinks until the time is up or the search is complete; null if stopped. */
  async function thinkAbout(level: BotLevel<unknown, unknown>, id: number, question: Question, about?: unknown) {
    const { view, seed, ms } = question;
    const now = (): number => performance.now();
    const thinking: Thinking<unknown> = level.think!(view, rng(seed), { ms, now }, about);
    const started = now();
    let lastCheck = started;
    while (thinking.step()) {
      if (now() - lastCheck < CHECK_INTERVAL) continue;
      send({ id, type: 'progress', done: Math.min(1, (now() - started) / ms) });
      await breathe();
      if (current !== id) return null;
      lastCheck = now();
    }
    return thinking;
  }

  /** The answer to a question; null if stopped. */
  async function answerTo(asked: Asked): Promise<FromWorker | null> {
    const { id } = asked;
    const levels = await (await load(asked.game)).bots();
    if (asked.type === 'advise') {
      const adviser = levels.findLast((level) => level.think !== undefined);
      if (adviser === undefined) throw new Error(`no bot of ${asked.game} gives advice`);
      const thinking = await thinkAbout(adviser, id, asked, asked.about);
      return thinking && { id, type: 'advice', advice: thinking.advice() };
    }
    const level = levels.find(({ name }) => name === asked.level);
    if (level === undefined) throw new Error(`${asked.game} has no bot called ${asked.level}`);
    if (level.think === undefined) return { id, type: 'move', move: level.decide(asked.view, rng(asked.seed)) };
    const thinking = await thinkAbout(level, id, asked);
    return thinking && { id, type: 'move', move: thinking.best() };
  }

  return (message) => {
    if (message.type === 'stop') {
      current = 0;
      return;
    }
    current = message.id;
    answerTo(message).then(
      (answer) => {
        if (answer !== null && current === message.id) send(answer);
      },
      (error: unknown) => {
        send({ id: message.id, type: 'failed', reason: error instanceof Error ? error.message : String(error) });
      },
    );
  };
}
