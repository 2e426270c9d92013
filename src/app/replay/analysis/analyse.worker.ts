/** The worker that analyses a game, decision by decision, so that the page never waits for it. */
import { decisionsOf, judge, judgeAmong } from '../../../kit/analysis.ts';
import { timelineOf } from '../../../kit/timeline.ts';
import { loadGame } from '../../../games/index.ts';
import type { FromAnalyst, ToAnalyst } from './protocol.ts';

const send = (message: FromAnalyst): void => {
  postMessage(message);
};

async function analyse({ game: id, record, seats }: ToAnalyst): Promise<void> {
  const game = await loadGame(id);
  const level = judgeAmong(await game.bots());
  if (level === undefined) {
    send({ type: 'unable' });
    return;
  }
  const timeline = timelineOf(game, record);
  const points = decisionsOf(timeline).filter((point) => seats?.includes(timeline.asked[point]!.player) !== false);
  points.forEach((point, i) => {
    const judged = judge(timeline, level, point);
    send({ type: 'judged', judged, done: i + 1, all: points.length });
  });
  send({ type: 'finished' });
}

addEventListener('message', ({ data }: MessageEvent<ToAnalyst>) => {
  analyse(data).catch((error: unknown) => {
    send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
});
