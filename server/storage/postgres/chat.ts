/** The chat of matches, in Postgres. */
import type { ChatMessage } from '../../../src/kit/online/wire.ts';
import { beginningOf, isSame, messageText } from '../rows.ts';
import { INSERT_CHAT, SELECT_CHAT, SELECT_SAID, TRIM_CHAT } from '../sql.ts';
import type { ChatStore } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

const LOCK = statement('say', 'select from matches where id = @id for no key update');
const INSERT = statement('said', INSERT_CHAT);
const SAID = statement('said before', SELECT_SAID);
const TRIM = statement('trim', TRIM_CHAT);
const SELECT = statement('chat', SELECT_CHAT);

export const chatIn = ({ run, transaction }: Connections): ChatStore => ({
  say: async (id, said, limit, account = null) =>
    transaction(async (within) => {
      // The lock keeps two messages from each missing the other when they count.
      const found = await within(LOCK, { id: key(id) });
      if (found.rowCount === 0) return 'no-match';
      const { rows } = await within<{ message: string }>(SAID, { id: key(id), beginning: beginningOf(said) });
      if (rows[0]) return isSame(rows[0].message, said) ? 'again' : 'other';
      await within(INSERT, { id: key(id), message: messageText(said), account });
      await within(TRIM, { id: key(id), limit });
      return 'said';
    }),

  async chat(id) {
    const { rows } = await run<{ message: string }>(SELECT, { id: key(id) });
    return rows.map(({ message }) => JSON.parse(message) as ChatMessage);
  },
});
