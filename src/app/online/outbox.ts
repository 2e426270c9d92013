/** A move on its way to the server: it is held until the server has it or it can no longer be made. */
import type { LogEntry } from 'boardgame.io';
import { type LoggedMove, loggedMove } from './wire.ts';

/** A move that the server has not yet been seen to have. */
export interface Held {
  readonly move: LoggedMove;
  /** The number of the state it was made on. */
  readonly madeOn: number;
}

/**
 * What becomes of a held move once the page knows where the game stands: it is sent `again`, as the game stands where it was made; it
 * was `made`; or it is `lost`, as something else was made there.
 */
export function settle({ move, madeOn }: Held, stateID: number, log: readonly LogEntry[]): 'again' | 'made' | 'lost' {
  if (stateID <= madeOn) return 'again';
  return log.some((entry) => entry._stateID === madeOn && isSame(loggedMove(entry), move)) ? 'made' : 'lost';
}

const isSame = (logged: LoggedMove | null, move: LoggedMove): boolean =>
  logged?.type === move.type && logged.playerID === move.playerID && logged.args.join() === move.args.join();
