/** The chat of matches, in SQLite. */
import type { ChatMessage } from '../../../src/kit/online/wire.ts';
import { type ChatRow, beginningOf, isSame, messageOf, messageText } from '../rows.ts';
import { COUNT_SAID, INSERT_CHAT, SELECT_CHAT, SELECT_SAID, TRIM_CHAT } from '../sql.ts';
import type { ChatStore, Message } from '../storage.ts';
import type { Access } from './access.ts';

export function chatIn(access: Access): ChatStore {
  const { db } = access;
  const exists = db.prepare<[string], { id: string }>(`SELECT id FROM matches WHERE id = ?`);
  const count = db.prepare<[{ id: string }], { said: number }>(COUNT_SAID);
  const insert = db.prepare(INSERT_CHAT);
  const trim = db.prepare(TRIM_CHAT);
  const select = db.prepare<[{ id: string; after: number }], ChatRow>(SELECT_CHAT);
  const selectSaid = db.prepare<[{ id: string; beginning: string }], { message: string }>(SELECT_SAID);
  const say = db.transaction((id: string, said: ChatMessage, limit: number, account: string | null): Message => {
    if (!exists.get(id)) return 'no-match';
    const before = selectSaid.get({ id, beginning: beginningOf(said) });
    if (before) return isSame(before.message, said) ? 'again' : 'other';
    const { said: number } = count.get({ id })!;
    insert.run({ id, number, message: messageText(said), account });
    trim.run({ id, until: number - limit });
    return number;
  });
  return {
    say: (id, said, limit, account = null) => access.storeSoon(() => say.immediate(id, said, limit, account)),
    chat: (id, after = 0) => access.soon(() => select.all({ id, after }).map(messageOf)),
  };
}
