/** What goes over the wire, as docs/online.md has it. */
import type { LogEntry } from 'boardgame.io';
import type { GameOver } from '../../dominant-species/game/game.ts';
import type { SetupText } from '../../dominant-species/rules/record.ts';
import type { LevelName } from '../bots/levels.ts';

/** A seat of a match, and who sits there. */
export interface Player {
  readonly id: number;
  /** Vacant without. */
  readonly name?: string;
  readonly isConnected?: boolean;
  /** A bot plays here. */
  readonly bot?: LevelName;
  /** The bot plays for a person, who may take the seat back. */
  readonly isHandedOver?: boolean;
  /** When the person was last seen to leave, in ms since 1970. */
  readonly lastSeen?: number;
  /** The seats whose players agree to hand this one to a bot. */
  readonly agreed?: readonly number[];
}

export interface Match {
  readonly matchID: string;
  readonly players: readonly Player[];
  readonly setupData?: Omit<SetupText, 'players'> & { position?: unknown };
  readonly unlisted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly gameover?: GameOver;
  readonly nextMatchID?: string;
  readonly table: { readonly hints: boolean; readonly awayAfter: number | null };
  readonly standing: {
    readonly stateID: number;
    readonly turn: number;
    readonly phase: string;
    readonly deciding: string | null;
    readonly since: number;
  };
}

/** A message of the chat. */
export interface Message {
  readonly id: string;
  /** The seat of who said it. */
  readonly sender: string;
  readonly payload: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** The longest message, in characters. */
export const MESSAGE_LENGTH = 500;

/** The longest name, in characters. */
export const NAME_LENGTH = 24;

/** The words for what the server does not do. */
export const REFUSAL_WORDS = [
  'bad-request',
  'bad-setup',
  'not-authorized',
  'no-match',
  'no-seat',
  'seat-taken',
  'table-full',
  'not-vacant',
  'not-away',
  'too-many',
  'too-many-matches',
  'closing',
  'stale',
  'not-legal',
  'not-yours',
  'over',
  'watching-full',
] as const;
export type RefusalWord = (typeof REFUSAL_WORDS)[number];

/** A refusal as sockets bring it. */
export interface Refused {
  readonly refusal: string;
  readonly message: string;
}

/** Why something asked of the server was not done: a word of the server's, or what became of the request. */
export type Reason = RefusalWord | 'unreachable' | 'no-server' | 'unknown';

/** The page's word for the server's; `unknown` for one of a later server. */
export const reasonOf = (word: string | null): Reason => REFUSAL_WORDS.find((known) => known === word) ?? 'unknown';

/** A move as it is logged, where an entry is one; null for what follows by itself. */
export function loggedMove({ action, automatic }: LogEntry): LoggedMove | null {
  if (automatic === true || action.type !== 'MAKE_MOVE') return null;
  const { type, args, playerID } = action.payload as { type: string; args?: unknown; playerID: string };
  return { type, args: Array.isArray(args) ? args : [], playerID };
}

/** boardgame.io's move: its name and arguments, and who made it. */
export interface LoggedMove {
  readonly type: string;
  readonly args: readonly unknown[];
  readonly playerID: string;
}
