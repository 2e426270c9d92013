/** The number of unread messages in a table's chat. */
import { useCallback, useState } from 'react';
import { useTableStore } from './use-table-store.ts';
import type { TableConnection } from './connection.ts';
import type { Seat } from '../wire.ts';
import { keepReadUntil, readUntil } from '../storage/online.ts';
import type { ChatMessage } from '../wire.ts';

export interface Unread {
  readonly count: number;
  /** Marks everything as read. The same function until a new message arrives. */
  readonly read: () => void;
}

/** Others' messages since a time. */
export const unreadIn = (messages: readonly ChatMessage[], until: number, me: string | null): number =>
  messages.filter(({ at, sender }) => at > until && sender !== me).length;

/** The number of unread messages, and a way to mark them as read. For a spectator, earlier messages count as read. */
export function useUnread(connection: TableConnection, seat: Seat | null): Unread {
  const { matchID } = connection;
  const messages = useTableStore(connection, 'messages');
  const [until, setUntil] = useState(() => (seat === null ? Date.now() : readUntil(matchID)));
  const last = messages.at(-1)?.at ?? 0;
  const read = useCallback((): void => {
    setUntil((before) => Math.max(before, last));
    if (seat !== null && last > 0) keepReadUntil(matchID, last);
  }, [last, seat, matchID]);
  return { count: unreadIn(messages, until, seat?.playerID ?? null), read };
}
