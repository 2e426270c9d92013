/** How many messages of a table's chat have not been read. */
import { useCallback, useState } from 'react';
import { usePart } from '../ui/hooks.ts';
import type { TableConnection } from './connection.ts';
import type { Seat } from '../lobby/api.ts';
import { keepReadUntil, readUntil } from '../storage/online.ts';
import type { Message } from '../lobby/wire.ts';

export interface Unread {
  readonly count: number;
  /** Notes that all is read. It stays the same function until there is more to read. */
  readonly read: () => void;
}

/** The messages of others since a time. */
export const unreadIn = (messages: readonly Message[], until: number, me: string | null): number =>
  messages.filter(({ at, sender }) => at > until && sender !== me).length;

/** How many messages this reader has not read, and the way to have read them. Who watches has read what was said before they came. */
export function useUnread(connection: TableConnection, seat: Seat | null): Unread {
  const { matchID } = connection;
  const messages = usePart(connection, 'messages');
  const [until, setUntil] = useState(() => (seat === null ? Date.now() : readUntil(matchID)));
  const last = messages.at(-1)?.at ?? 0;
  const read = useCallback((): void => {
    setUntil((before) => Math.max(before, last));
    if (seat !== null && last > 0) keepReadUntil(matchID, last);
  }, [last, seat, matchID]);
  return { count: unreadIn(messages, until, seat?.playerID ?? null), read };
}
