/** The bots' worker, so that the page never waits for them. */
import { loadGame } from '../../games/index.ts';
import type { ToWorker } from './protocol.ts';
import { startThinking } from './think.ts';

const hear = startThinking(loadGame, (message) => {
  postMessage(message);
});
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hear(data);
});
