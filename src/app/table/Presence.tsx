/** For those who listen to a page: which table it shows, and whether their moves arrive. */
import { useWords } from '../words/words.ts';
import { useArrival } from '../ui/Heading.tsx';
import type { TableConnection } from './connection.ts';
import { useTableStore } from './use-table-store.ts';

/** `label` names the table for newcomers. */
export function Presence({ connection, label }: { connection: TableConnection; label: string }) {
  const { table: words } = useWords('online');
  const arrival = useArrival<HTMLParagraphElement>();
  const status = useTableStore(connection, 'status');
  const sending = useTableStore(connection, 'sending');
  return (
    <section aria-label={label}>
      <p ref={arrival} className="visually-hidden">
        {label}
      </p>
      <p className="visually-hidden" role="status">
        {status !== 'offline' && (sending === 'sending' ? words.sending() : status === 'online' && words.online())}
      </p>
    </section>
  );
}
