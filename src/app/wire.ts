/** The contract with the server (`kit/wire.ts`), and what the page makes of it. */
import type { LogEntry } from 'boardgame.io';
import { loggedMove as loggedIn } from '../kit/history.ts';
import type { GameResult } from '../kit/module.ts';
import { REFUSALS, type RefusalWord, type Match as WireMatch } from '../kit/wire.ts';

export {
  CHAT_LENGTH,
  type ChatMessage,
  NAME_LENGTH,
  type Player,
  type RefusalWord,
  type Refused,
} from '../kit/wire.ts';

/** How a game ended, as boardgame.io has it: the winner's player ID, where there is one. */
export type End = Partial<GameResult> & { readonly winner?: string };

export type Match = WireMatch<Readonly<Record<string, unknown>>, End>;

/** Why something asked of the server was not done: a word of the server's, or what became of the request. */
export type Reason = RefusalWord | 'unreachable' | 'no-server' | 'unknown';

/** The page's word for the server's; `unknown` for one of a later server. */
export const reasonOf = (word: string | null): Reason =>
  word !== null && Object.hasOwn(REFUSALS, word) ? (word as RefusalWord) : 'unknown';

/** boardgame.io's move: its name and arguments, and who made it. */
export interface LoggedMove {
  readonly type: string;
  readonly args: readonly unknown[];
  readonly playerID: string;
}

/** A move as it is logged, where an entry is one; null for what follows by itself. */
export function loggedMove(entry: LogEntry): LoggedMove | null {
  const made = loggedIn(entry);
  return made && { type: made.name, args: made.args, playerID: String(made.player) };
}

/** A seat with what opens it. */
export interface Seat {
  /** The game by name. */
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}
