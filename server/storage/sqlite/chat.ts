/** The chat of matches, in SQLite. */
import type { ChatMessage } from '../../../src/kit/wire.ts';
import { INSERT_CHAT, SELECT_CHAT, TRIM_CHAT } from '../sql.ts';
import type { ChatStore } from '../storage.ts';
import type { Access } from './access.ts';

export function chatIn(access: Access): ChatStore {
  const { db } = access;
  const exists = db.prepare<[string], { id: string }>(`SELECT id FROM matches WHERE id = ?`);
  const insert = db.prepare(INSERT_CHAT);
  const trim = db.prepare(TRIM_CHAT);
  const select = db.prepare<[{ id: string }], { message: string }>(SELECT_CHAT);
  const say = db.transaction((id: string, said: ChatMessage, limit: number): boolean => {
    if (!exists.get(id)) return false;
    insert.run({ id, message: JSON.stringify(said) });
    trim.run({ id, limit });
    return true;
  });
  return {
    say: (id, said, limit) => access.soon(() => say.immediate(id, said, limit)),
    chat: (id) => access.soon(() => select.all({ id }).map(({ message }) => JSON.parse(message) as ChatMessage)),
  };
}
