/** Operations on single matches, in Postgres. */
import type { LogEntry } from 'boardgame.io';
import { MATCH_COLUMNS, type MatchRow, changed, listedOf, matchOf, newRowOf, seatingOf, standingOf } from '../rows.ts';
import { SELECT_MATCH, UPDATE_SEATING, insertMatch } from '../sql.ts';
import type { MatchStore, TableState } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

interface TableRow extends MatchRow {
  state: string;
}

const INSERT = statement('create', insertMatch('since', 'state', 'initial_state'));
const SELECT = statement('match', SELECT_MATCH);
const SELECT_SEVERAL = statement('matches', `select ${MATCH_COLUMNS} from matches where id = any(@ids::text[])`);
const SELECT_TABLE = statement('table', `select ${MATCH_COLUMNS}, state from matches where id = @id`);
// A single statement sees one snapshot.
const SELECT_EVERYTHING = statement(
  'everything',
  `select ${MATCH_COLUMNS}, state, initial_state,
     (select string_agg(entries, ',' order by state_id) from log where match_id = id) as log
   from matches where id = @id`,
);
const LOCK = statement('change', `${SELECT_MATCH} for no key update`);
const UPDATE = statement('changed', UPDATE_SEATING);
// The second writer waits for the row, then finds another state number and stores nothing.
const COMMIT = statement(
  'commit',
  `with moved as (
     update matches set state_id = @state_id, state = @state, standing = @standing, finished = @finished,
       deciding = @deciding, since = @since, updated_at = @since, claimed_until = 0
     where id = @id and state_id = @made_on
     returning id
   )
   insert into log (match_id, state_id, entries) select id, @made_on, @entries from moved`,
);

export const matchesIn = ({ run, transaction }: Connections): MatchStore => ({
  async create(match, state) {
    const json = JSON.stringify(state);
    await run(INSERT, { ...newRowOf(match), state: json, initial_state: json });
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

  async everything(id) {
    const { rows } = await run<TableRow & { initial_state: string; log: string | null }>(SELECT_EVERYTHING, {
      id: key(id),
    });
    const row = rows[0];
    return (
      row && {
        match: matchOf(row),
        state: JSON.parse(row.state) as TableState,
        initialState: JSON.parse(row.initial_state) as TableState,
        log: (JSON.parse(`[${row.log ?? ''}]`) as LogEntry[][]).flat(),
      }
    );
  },

  change: async (id, at, change) =>
    transaction(async (within) => {
      const { rows } = await within<MatchRow>(LOCK, { id: key(id) });
      if (!rows[0]) return undefined;
      const match = matchOf(rows[0]);
      const after = changed(match, change(match));
      await within(UPDATE, { ...seatingOf(after), updated_at: at, id });
      return after;
    }),

  async commit({ match, madeOn, state, entries, standing }) {
    const { rowCount } = await run(COMMIT, {
      ...standingOf(standing),
      id: key(match),
      made_on: madeOn,
      state: JSON.stringify(state),
      entries: JSON.stringify(entries),
    });
    return rowCount === 1;
  },
});
