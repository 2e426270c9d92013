/** The chat of matches, in Postgres. */
import type { ChatMessage } from '../../../src/kit/wire.ts';
import { INSERT_CHAT, SELECT_CHAT, TRIM_CHAT } from '../sql.ts';
import type { ChatStore } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

const LOCK = statement('say', 'select from matches where id = @id for no key update');
const INSERT = statement('said', INSERT_CHAT);
const TRIM = statement('trim', TRIM_CHAT);
const SELECT = statement('chat', SELECT_CHAT);

export const chatIn = ({ run, transaction }: Connections): ChatStore => ({
  say: async (id, said, limit) =>
    transaction(async (within) => {
      // The lock keeps two messages from each missing the other when they count.
      const found = await within(LOCK, { id: key(id) });
      if (found.rowCount === 0) return false;
      await within(INSERT, { id: key(id), message: JSON.stringify(said) });
      await within(TRIM, { id: key(id), limit });
      return true;
    }),

  async chat(id) {
    const { rows } = await run<{ message: string }>(SELECT, { id: key(id) });
    return rows.map(({ message }) => JSON.parse(message) as ChatMessage);
  },
});
