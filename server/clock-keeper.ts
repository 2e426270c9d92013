/** Keeps the clocks of all tables: notes that the server is alive, plays what was planned, and sees to those whose time is up. */
import type { FastifyBaseLogger } from 'fastify';
import { ALIVE_EVERY, type Downtimes } from './matches/downtimes.ts';
import type { Matches } from './matches/matches.ts';

/** How often plans and time-outs are looked for, in ms, and how many are seen to at once. */
const SWEEP_EVERY = 1000;
const SWEEP_BATCH = 100;

/** Starts keeping the clocks; `onPlayed` is told how many planned moves were made. Returns a function that stops it, and resolves when nothing is under way. */
export function keepClocks(
  matches: Pick<Matches, 'playPlans' | 'timeOuts'>,
  downtimes: Downtimes,
  log: FastifyBaseLogger,
  onPlayed: (moves: number) => void,
): () => Promise<void> {
  let isStopped = false;
  let sweeping: Promise<void> | undefined;
  const failed = (error: unknown): void => {
    if (!isStopped) log.error({ err: error }, 'the clocks could not be looked after');
  };
  const beat = (): Promise<void> => downtimes.beat().catch(failed);
  const sweep = (): void => {
    sweeping ??= matches
      .playPlans(SWEEP_BATCH)
      .then(onPlayed)
      // Whoever has planned an answer is not too late with it.
      .catch(failed)
      .then(() => matches.timeOuts(SWEEP_BATCH))
      .catch(failed)
      .finally(() => {
        sweeping = undefined;
      });
  };
  const timers = [setInterval(() => void beat(), ALIVE_EVERY).unref(), setInterval(sweep, SWEEP_EVERY).unref()];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await sweeping;
    isStopped = true;
    // So that no more than the downtime itself is credited.
    await beat();
  };
}
