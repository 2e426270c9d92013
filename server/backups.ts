/** Has the storage back itself up every day. */
import type { FastifyBaseLogger } from 'fastify';
import type { Backups } from './storage/storage.ts';

/** How long after the start the first one is made, so that restarts do not wait for it, and how often is looked afterwards, in ms. */
const FIRST = 60_000;
const EVERY = 3_600_000;

/** Makes the backup of today, unless it is there. Never rejects: the log says why there is none. */
export async function backUp(
  backups: Backups,
  kept: number,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  now = Date.now(),
): Promise<void> {
  try {
    const file = await backups.make(now, kept);
    if (file !== null) log.info({ file }, 'a backup was made');
  } catch (error) {
    log.error({ err: error }, 'no backup could be made');
  }
}

/** Starts making backups. Returns a function that stops it, and resolves when none is under way. */
export function keepBackups(backups: Backups | undefined, kept: number, log: FastifyBaseLogger): () => Promise<void> {
  if (!backups || kept === 0) return () => Promise.resolve();
  let underWay = Promise.resolve();
  const look = (): void => {
    underWay = underWay.then(() => backUp(backups, kept, log));
  };
  const timers = [setTimeout(look, FIRST).unref(), setInterval(look, EVERY).unref()];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await underWay;
  };
}
