/** The worker that judges the decisions of a game, one after another, or the answers to the question at its end. */
import { loadGame } from '../../games/index.ts';
import { decisionsOf, judge, judgeAmong } from '../../kit/analysis/analysis.ts';
import { type Assessment, assess } from '../../kit/analysis/assess.ts';
import { timelineOf } from '../../kit/record/timeline.ts';
import type { FromJudge, ToJudge } from './judge.ts';

/** How often the page is sent what is known of a question, in milliseconds. */
const SEND_EVERY = 400;

const send = (message: FromJudge): void => {
  postMessage(message);
};

async function start({ what, game: id, record, seats }: ToJudge): Promise<void> {
  const game = await loadGame(id);
  const level = judgeAmong(await game.bots());
  if (level === undefined) {
    send({ type: 'unable' });
    return;
  }
  const timeline = timelineOf(game, record);
  if (what === 'decisions') {
    const points = decisionsOf(timeline).filter((point) => seats?.includes(timeline.asked[point]!.player) !== false);
    for (const point of points) send({ type: 'judged', judged: judge(timeline, level, point), all: points.length });
  } else {
    const now = (): number => performance.now();
    let sent = now();
    let known: (() => Assessment) | null = null;
    for (known of assess(game, level, timeline.end)) {
      if (now() - sent < SEND_EVERY) continue;
      send({ type: 'assessed', assessment: known() });
      sent = now();
    }
    if (known !== null) send({ type: 'assessed', assessment: known() });
  }
  send({ type: 'finished' });
}

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  start(data).catch((error: unknown) => {
    send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
});
