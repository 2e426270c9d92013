/** Operations on single matches, in Postgres. */
import type { LogEntry } from 'boardgame.io';
import {
  MATCH_COLUMNS,
  type MatchRow,
  changeRowOf,
  changed,
  listedOf,
  matchOf,
  moveRowOf,
  newRowOf,
  resultRowOf,
  sittingsOf,
} from '../rows.ts';
import {
  DELETE_SITTING,
  INSERT_SITTING,
  IS_UNSTARTED,
  SELECT_MATCH,
  SELECT_NUMBERS,
  UPDATE_SEATING,
  insertMatch,
  updateMoved,
} from '../sql.ts';
import type { MatchStore, Numbers, TableState } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

interface TableRow extends MatchRow {
  state: string;
}

const INSERT = statement('create', insertMatch('since', 'state', 'initial_state'));
// Held while a maker's matches are counted, so that two at once do not miss each other.
const LOCK_MAKER = statement('lock maker', 'select pg_advisory_xact_lock(hashtextextended(@who, 0))');
const COUNT_MADE = statement(
  'count made',
  `select
     (select count(*) from matches where made_by = @made_by and not finished and ${IS_UNSTARTED}) as made_by,
     (select count(*) from matches where made_near = @made_near and not finished and ${IS_UNSTARTED}) as made_near`,
);
const SELECT = statement('match', SELECT_MATCH);
const SELECT_SEVERAL = statement('matches', `select ${MATCH_COLUMNS} from matches where id = any(@ids::text[])`);
const SELECT_TABLE = statement('table', `select ${MATCH_COLUMNS}, state from matches where id = @id`);
const SELECT_SEVERAL_NUMBERS = statement('numbers', `${SELECT_NUMBERS} = any(@ids::text[])`);
// A single statement sees one snapshot.
const SELECT_SINCE = statement(
  'since',
  `select ${MATCH_COLUMNS}, state,
     (select string_agg('[' || state_id || ',' || entries || ']', ',' order by state_id)
       from log where match_id = id and log.state_id >= @from) as log
   from matches where id = @id`,
);
const SELECT_EVERYTHING = statement(
  'everything',
  `select ${MATCH_COLUMNS}, state, initial_state, said,
     (select string_agg(entries, ',' order by state_id) from log where match_id = id) as log
   from matches where id = @id`,
);
const LOCK = statement('change', `${SELECT_MATCH} for no key update`);
const UPDATE = statement('changed', UPDATE_SEATING);
const DELETE_OF_SEAT = statement('rise', DELETE_SITTING);
const INSERT_OF_SEAT = statement('sit', INSERT_SITTING);
// The second writer waits for the row, then finds another state number and stores nothing.
const commitWith = (name: string, more: string) =>
  statement(
    name,
    `with moved as (
     ${updateMoved('state', 'since')}
     returning id
   )${more}
   insert into log (match_id, state_id, entries) select id, @made_on, @entries from moved`,
  );
const COMMIT = commitWith('commit', '');
const COMMIT_END = commitWith(
  'commit end',
  `, ended as (
     insert into results
     select result.* from moved, json_populate_recordset(null::results, @results::json) result
     on conflict do nothing
   )`,
);

export const matchesIn = ({ run, transaction }: Connections): MatchStore => ({
  async create(match, state, maker) {
    const json = JSON.stringify(state);
    const row = { ...newRowOf(match, maker), state: json, initial_state: json };
    if (!maker) {
      await run(INSERT, row);
      return true;
    }
    return transaction(async (within) => {
      await within(LOCK_MAKER, { who: maker.near ?? maker.by });
      const { rows } = await within<{ made_by: number; made_near: number }>(COUNT_MADE, row);
      if (rows[0]!.made_by >= maker.most || rows[0]!.made_near >= maker.mostNear) return false;
      await within(INSERT, row);
      return true;
    });
  },

  async match(id) {
    const { rows } = await run<MatchRow>(SELECT, { id: key(id) });
    return rows[0] && listedOf(rows[0]);
  },

  async matches(ids) {
    const { rows } = await run<MatchRow>(SELECT_SEVERAL, { ids: ids.map(key) });
    return rows.map(listedOf);
  },

  async table(id) {
    const { rows } = await run<TableRow>(SELECT_TABLE, { id: key(id) });
    return rows[0] && { match: matchOf(rows[0]), state: JSON.parse(rows[0].state) as TableState };
  },

  async since(id, from) {
    const { rows } = await run<TableRow & { log: string | null }>(SELECT_SINCE, { id: key(id), from });
    const row = rows[0];
    return (
      row && {
        match: matchOf(row),
        state: JSON.parse(row.state) as TableState,
        moves: (JSON.parse(`[${row.log ?? ''}]`) as [number, LogEntry[]][]).map(([madeOn, entries]) => ({
          madeOn,
          entries,
        })),
      }
    );
  },

  async numbers(ids) {
    return (await run<Numbers & Record<string, unknown>>(SELECT_SEVERAL_NUMBERS, { ids: ids.map(key) })).rows;
  },

  async everything(id) {
    const { rows } = await run<TableRow & { initial_state: string; log: string | null; said: number }>(
      SELECT_EVERYTHING,
      {
        id: key(id),
      },
    );
    const row = rows[0];
    return (
      row && {
        match: matchOf(row),
        state: JSON.parse(row.state) as TableState,
        initialState: JSON.parse(row.initial_state) as TableState,
        log: (JSON.parse(`[${row.log ?? ''}]`) as LogEntry[][]).flat(),
        said: row.said,
      }
    );
  },

  change: async (id, at, change) =>
    transaction(async (within) => {
      const { rows } = await within<MatchRow>(LOCK, { id: key(id) });
      if (!rows[0]) return undefined;
      const match = matchOf(rows[0]);
      const after = changed(match, change(match));
      await within(UPDATE, changeRowOf(match, after, at));
      for (const { seat, account } of sittingsOf(match, after)) {
        await within(DELETE_OF_SEAT, { id, seat });
        if (account !== null) await within(INSERT_OF_SEAT, { id, seat, account });
      }
      return after;
    }),

  async commit(move) {
    const { match, state, entries, results } = move;
    const { rowCount } = await run(results ? COMMIT_END : COMMIT, {
      ...moveRowOf(move),
      ...(results ? { results: JSON.stringify(results.map(resultRowOf)) } : {}),
      id: key(match),
      state: JSON.stringify(state),
      entries: JSON.stringify(entries),
    });
    return rowCount === 1;
  },
});
