/** The contract with the server (`kit/wire.ts`), and what the page makes of it. */
import type { LogEntry } from 'boardgame.io';
import { loggedMove as loggedIn } from '../kit/boardgame/log.ts';
import type { GameResult } from '../kit/module.ts';
import { type Ending, REFUSALS, type RefusalWord, type Match as WireMatch } from '../kit/online/wire.ts';

export {
  CHAT_LENGTH,
  type ChatMessage,
  NAME_LENGTH,
  type Player,
  type RefusalWord,
  type Refused,
} from '../kit/online/wire.ts';

/** boardgame.io's `gameover`: the winner's player ID, if there is a winner. */
export type End = Partial<GameResult> & { readonly winner?: string; readonly how?: Ending };

export type Match = WireMatch<Readonly<Record<string, unknown>>, End>;

/** Why a request to the server failed: the server's refusal code, or what happened to the request itself. */
export type Reason = RefusalWord | 'unreachable' | 'no-server' | 'unknown';

/** A refusal code that the page knows; `unknown` for one that a newer server has added. */
export const reasonOf = (word: string | null): Reason =>
  word !== null && Object.hasOwn(REFUSALS, word) ? (word as RefusalWord) : 'unknown';

/** boardgame.io's move: its name and arguments, and who made it. */
export interface LoggedMove {
  readonly type: string;
  readonly args: readonly unknown[];
  readonly playerID: string;
}

/** The move of a log entry; null for entries that boardgame.io adds by itself. */
export function loggedMove(entry: LogEntry): LoggedMove | null {
  const made = loggedIn(entry);
  return made && { type: made.name, args: made.args, playerID: String(made.player) };
}

/** A seat and its credentials. */
export interface Seat {
  /** The game by name. */
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}
