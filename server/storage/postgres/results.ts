/** Results and downtimes, in Postgres. */
import type { Pause } from '../../../src/kit/online/clock.ts';
import { type ResultRow, downtimeOf, resultOf } from '../rows.ts';
import { INSERT_DOWNTIME, SELECT_ALIVE, SELECT_DOWNTIMES, SELECT_RESULTS, UPDATE_ALIVE } from '../sql.ts';
import type { Downtimes, ResultStore } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

const RESULTS = statement('results', SELECT_RESULTS);
// Held while a process says that it is alive, so that two at once note one downtime.
const LOCK = statement('lock alive', `select pg_advisory_xact_lock(hashtextextended('alive', 0))`);
const ALIVE = statement('alive', SELECT_ALIVE);
const SAY = statement('say alive', UPDATE_ALIVE);
const INSERT = statement('downtime', INSERT_DOWNTIME);
const DOWNTIMES = statement('downtimes', SELECT_DOWNTIMES);

export const resultsIn = ({ run }: Connections): ResultStore => ({
  async results(match) {
    const { rows } = await run<ResultRow>(RESULTS, { id: key(match) });
    return rows.map(resultOf);
  },
});

export const downtimesIn = ({ transaction }: Connections): Downtimes => ({
  alive: async (now, silent, after) =>
    transaction(async (within) => {
      await within(LOCK);
      const { rows } = await within<{ value: string }>(ALIVE);
      const downtime = downtimeOf(rows[0]?.value, now, silent);
      if (downtime) await within(INSERT, { ...downtime });
      await within(SAY, { value: String(now) });
      return (await within<Pause & Record<string, number>>(DOWNTIMES, { after })).rows;
    }),
});
