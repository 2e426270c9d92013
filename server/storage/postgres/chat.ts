/** The chat of matches, in Postgres. */
import { type ChatRow, beginningOf, isSame, messageOf, messageText } from '../rows.ts';
import { COUNT_SAID, INSERT_CHAT, SELECT_CHAT, SELECT_SAID, TRIM_CHAT } from '../sql.ts';
import type { ChatStore } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

const LOCK = statement('say', 'select from matches where id = @id for no key update');
const COUNT = statement('count said', COUNT_SAID);
const INSERT = statement('said', INSERT_CHAT);
const SAID = statement('said before', SELECT_SAID);
const TRIM = statement('trim', TRIM_CHAT);
const SELECT = statement('chat', SELECT_CHAT);

export const chatIn = ({ run, transaction }: Connections): ChatStore => ({
  say: async (id, said, limit, account = null) =>
    transaction(async (within) => {
      // The lock keeps two messages from each missing the other, and their numbers in the order in which they are stored.
      const found = await within(LOCK, { id: key(id) });
      if (found.rowCount === 0) return 'no-match';
      const { rows } = await within<{ message: string }>(SAID, { id: key(id), beginning: beginningOf(said) });
      if (rows[0]) return isSame(rows[0].message, said) ? 'again' : 'other';
      const counted = await within<{ said: number }>(COUNT, { id: key(id) });
      const number = counted.rows[0]!.said;
      await within(INSERT, { id: key(id), number, message: messageText(said), account });
      await within(TRIM, { id: key(id), until: number - limit });
      return number;
    }),

  async chat(id, after = 0) {
    const { rows } = await run<ChatRow & Record<string, unknown>>(SELECT, { id: key(id), after });
    return rows.map(messageOf);
  },
});
