/** The bots' worker: it thinks about one question at a time; a new one replaces the old. */
import { adviserAmong, startAdvice } from '../../kit/analysis/advice.ts';
import type { GameModule } from '../../kit/module.ts';
import { rng } from '../../kit/rng.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** How often the worker checks whether it should stop, in milliseconds. */
const CHECK_INTERVAL = 60;

const now = (): number => performance.now();
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Asked = Exclude<ToWorker, { type: 'stop' }>;

/** Handles the page's messages, for games loaded by `load`, and sends answers. */
export function startThinking(
  load: (game: string) => Promise<GameModule>,
  send: (message: FromWorker) => void,
): (message: ToWorker) => void {
  /** The current question; another number means stop. */
  let current = 0;

  /** Steps until there is nothing left to do, reporting how much is done; false if stopped. */
  async function finish(id: number, step: () => boolean, done: () => number): Promise<boolean> {
    let lastCheck = now();
    while (step()) {
      if (now() - lastCheck < CHECK_INTERVAL) continue;
      send({ id, type: 'progress', done: Math.min(1, done()) });
      await breathe();
      if (current !== id) return false;
      lastCheck = now();
    }
    return true;
  }

  /** The answer to a question; null if stopped. */
  async function answerTo(asked: Asked): Promise<FromWorker | null> {
    const { id } = asked;
    const game = await load(asked.game);
    const levels = await game.bots();
    if (asked.type === 'advise') {
      const adviser = adviserAmong(levels);
      if (adviser === undefined) throw new Error(`no bot of ${asked.game} gives advice`);
      const advising = startAdvice(game, adviser, asked.view, asked.about);
      const isFinished = await finish(
        id,
        () => advising.step(),
        () => advising.done,
      );
      return isFinished ? { id, type: 'advice', advice: advising.advice() } : null;
    }
    const level = levels.find(({ name }) => name === asked.level);
    if (level === undefined) throw new Error(`${asked.game} has no bot called ${asked.level}`);
    if (level.think === undefined) return { id, type: 'move', move: level.decide(asked.view, rng(asked.seed)) };
    const { ms } = asked;
    const started = now();
    const thinking = level.think(asked.view, rng(asked.seed), { ms, now });
    const isFinished = await finish(
      id,
      () => thinking.step(),
      () => (now() - started) / ms,
    );
    return isFinished ? { id, type: 'move', move: thinking.best() } : null;
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
