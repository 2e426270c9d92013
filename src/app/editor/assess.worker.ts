/** The worker that assesses a position, so that the page never waits for it. */
import { loadGame } from '../../games/index.ts';
import { judgeAmong } from '../../kit/analysis.ts';
import { type Assessment, assess } from '../../kit/assess.ts';
import { timelineOf } from '../../kit/timeline.ts';
import type { FromAssessor, ToAssessor } from './protocol.ts';

/** How often the page is sent an update, in milliseconds. */
const SEND_EVERY = 400;

const send = (message: FromAssessor): void => {
  postMessage(message);
};

async function start({ game: id, record }: ToAssessor): Promise<void> {
  const game = await loadGame(id);
  const level = judgeAmong(await game.bots());
  if (level === undefined) {
    send({ type: 'unable' });
    return;
  }
  const now = (): number => performance.now();
  let sent = now();
  let known: (() => Assessment) | null = null;
  for (const so of assess(game, level, timelineOf(game, record).end)) {
    known = so;
    if (now() - sent < SEND_EVERY) continue;
    send({ type: 'assessed', assessment: known() });
    sent = now();
  }
  if (known !== null) send({ type: 'assessed', assessment: known() });
  send({ type: 'finished' });
}

addEventListener('message', ({ data }: MessageEvent<ToAssessor>) => {
  start(data).catch((error: unknown) => {
    send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
});
