/** Results and downtimes, in SQLite. */
import type { Pause } from '../../../src/kit/online/clock.ts';
import { type ResultRow, downtimeOf, resultOf } from '../rows.ts';
import { INSERT_DOWNTIME, SELECT_ALIVE, SELECT_DOWNTIMES, SELECT_RESULTS, UPDATE_ALIVE } from '../sql.ts';
import type { Downtimes, ResultStore } from '../storage.ts';
import type { Access } from './access.ts';

export function resultsIn(access: Access): ResultStore {
  const select = access.db.prepare<[{ id: string }], ResultRow>(SELECT_RESULTS);
  return { results: (match) => access.soon(() => select.all({ id: match }).map(resultOf)) };
}

export function downtimesIn(access: Access): Downtimes {
  const { db } = access;
  const selectAlive = db.prepare<[], { value: string }>(SELECT_ALIVE);
  const updateAlive = db.prepare(UPDATE_ALIVE);
  const insert = db.prepare(INSERT_DOWNTIME);
  const select = db.prepare<[{ after: number }], Pause>(SELECT_DOWNTIMES);
  const alive = db.transaction((now: number, silent: number, after: number): Pause[] => {
    const downtime = downtimeOf(selectAlive.get()?.value, now, silent);
    if (downtime) insert.run({ ...downtime });
    updateAlive.run({ value: String(now) });
    return select.all({ after });
  });
  return { alive: (now, silent, after) => access.storeSoon(() => alive.immediate(now, silent, after)) };
}
