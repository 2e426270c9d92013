/**
 * Matches in a Postgres database, which several processes may share. A match is a row, so whatever must be atomic is one
 * statement or holds the row's lock. JSON is stored as text: it is always read whole, and `jsonb` would refuse texts that JSON
 * allows.
 */
import { chatIn } from './postgres/chat.ts';
import { type PostgresOptions, connect } from './postgres/connections.ts';
import { listsIn } from './postgres/lists.ts';
import { matchesIn } from './postgres/matches.ts';
import { downtimesIn, resultsIn } from './postgres/results.ts';
import { migrate } from './postgres/tables.ts';
import { upkeepIn } from './postgres/upkeep.ts';
import { workIn } from './postgres/work.ts';
import type { Storage } from './storage.ts';

export type { PostgresOptions } from './postgres/connections.ts';
export { POSTGRES_VERSION } from './postgres/tables.ts';

/**
 * Opens a Postgres database and creates or migrates its tables. Rejects if it does not answer or a newer version has migrated it.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Storage> {
  await migrate(url);
  const connections = connect(url, options);
  return {
    isShared: true,
    ...matchesIn(connections),
    ...resultsIn(connections),
    ...downtimesIn(connections),
    ...chatIn(connections),
    ...listsIn(connections),
    ...upkeepIn(connections),
    ...workIn(connections),
    close: connections.close,
  };
}
