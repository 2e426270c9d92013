/** What the page knows about a table, in parts that change independently. */
import type { LogEntry } from 'boardgame.io';
import type { G } from '../../kit/boardgame/g.ts';
import type { History } from '../../kit/game-rules.ts';
import type { Notice } from '../online/RefusalText.tsx';
import type { Match, ChatMessage } from '../wire.ts';

/** The game as its viewer may see it, and what has happened. */
export interface GameNow {
  readonly stateID: number;
  readonly G: G;
  /** The state the game started from. */
  readonly start: unknown;
  readonly log: readonly LogEntry[];
  readonly history: History<unknown, unknown>;
}

/** A message that the server has not sent back yet. */
export interface UnsentMessage {
  readonly id: string;
  readonly payload: string;
  /** Whether the server refused it. */
  readonly isRefused: boolean;
}

/** What the page shows of a table. Each part keeps its identity until it changes. */
export interface Parts {
  /** Null until the server has sent it. */
  readonly game: GameNow | null;
  readonly match: Match | null;
  readonly messages: readonly ChatMessage[];
  readonly unsentMessages: readonly UnsentMessage[];
  readonly status: 'connecting' | 'online' | 'offline';
  /** The status of a slow move: being sent, or waiting for the connection. */
  readonly sending: 'sending' | 'unsent' | null;
  readonly notice: Notice | null;
  /** How often the server has said that the reader's plan was changed, perhaps on another device. */
  readonly planChanges: number;
  /** Why there is no table to show; null while there may be one. */
  readonly ended: Notice | null;
}

/** Stores the parts of a table. */
export interface PartsStore {
  readonly get: () => Parts;
  readonly set: (change: Partial<Parts>) => void;
  /** Calls back at every change. Returns a function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
}

export function newParts(unsentMessages: readonly UnsentMessage[]): PartsStore {
  let parts: Parts = {
    game: null,
    match: null,
    messages: [],
    unsentMessages,
    status: 'connecting',
    sending: null,
    notice: null,
    planChanges: 0,
    ended: null,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => parts,
    set(change) {
      parts = { ...parts, ...change };
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
