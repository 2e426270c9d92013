/** What a worker of a searching bot does. */
import type { BotLevel } from '../src/kit/module.ts';
import { type WorkerAnswer, type WorkerTask, answer } from './level-bots.ts';

/** The messages of a dedicated worker. */
interface WorkerScope<State, Move> {
  onmessage: ((event: MessageEvent<WorkerTask<State>>) => void) | null;
  postMessage(message: WorkerAnswer<Move>): void;
}

/** Answers every task that the page sends. */
export function thinkHere<State, Move>(level: BotLevel<State, Move>): void {
  const scope = globalThis as unknown as WorkerScope<State, Move>;
  scope.onmessage = ({ data }) => {
    scope.postMessage({ id: data.id, move: answer(level, data) });
  };
}
