/** Operations on single matches, in SQLite. */
import type { LogEntry } from 'boardgame.io';
import type { Changes, Match } from '../../match.ts';
import {
  MATCH_COLUMNS,
  type MatchRow,
  changeRowOf,
  changed,
  listedOf,
  moveRowOf,
  newRowOf,
  resultRowOf,
  sittingsOf,
} from '../rows.ts';
import {
  DELETE_SITTING,
  INSERT_RESULT,
  INSERT_SITTING,
  IS_UNSTARTED,
  SELECT_NUMBERS,
  UPDATE_SEATING,
  insertMatch,
  updateMoved,
} from '../sql.ts';
import type { Everything, Maker, MatchStore, Move, Numbers, TableState } from '../storage.ts';
import { type Access, bindable } from './access.ts';
import { together } from './group-commit.ts';

/** Stores a move, alone or together with simultaneous ones. */
function commitIn(access: Access) {
  const { db } = access;
  const advance = db.prepare(updateMoved());
  const updateState = db.prepare(`UPDATE tables SET state = ? WHERE match_id = ?`);
  const insertLog = db.prepare(`INSERT INTO log (match_id, state_id, entries) VALUES (?, ?, ?)`);
  const insertResult = db.prepare(INSERT_RESULT);
  const keep = (move: Move): boolean => {
    const { match, madeOn, state, entries, results = [] } = move;
    if (advance.run(bindable(moveRowOf(move))).changes === 0) return false;
    updateState.run(JSON.stringify(state), match);
    insertLog.run(match, madeOn, JSON.stringify(entries));
    for (const result of results) insertResult.run(bindable({ ...resultRowOf(result) }));
    return true;
  };
  const keepAll = db.transaction((moves: readonly Move[]): boolean[] => moves.map(keep));
  return together((moves: readonly Move[]) => access.store(() => keepAll.immediate(moves)));
}

/** Everything about a match, in one transaction. */
export function everythingIn(access: Access): (id: string) => Everything | undefined {
  const { db } = access;
  const selectTable = db.prepare<[string], { state: string; initial_state: string }>(
    `SELECT state, initial_state FROM tables WHERE match_id = ?`,
  );
  const selectSaid = db.prepare<[string], { said: number }>(`SELECT said FROM matches WHERE id = ?`);
  const selectLog = db.prepare<[string], { entries: string }>(
    `SELECT entries FROM log WHERE match_id = ? ORDER BY state_id`,
  );
  return db.transaction((id: string) => {
    const listed = access.read(id);
    if (!listed) return undefined;
    const table = selectTable.get(id)!;
    return {
      match: listed.match,
      state: JSON.parse(table.state) as TableState,
      initialState: JSON.parse(table.initial_state) as TableState,
      log: selectLog.all(id).flatMap(({ entries }) => JSON.parse(entries) as LogEntry[]),
      said: selectSaid.get(id)!.said,
    };
  });
}

/** Matches in a file; `settled` waits for moves being stored. */
export function matchesIn(access: Access): { matches: MatchStore; settled: () => Promise<void> } {
  const { db } = access;
  const insert = db.prepare(insertMatch());
  const insertTable = db.prepare(`INSERT INTO tables (match_id, state, initial_state) VALUES (?, ?, ?)`);
  const selectSeveral = db.prepare<[string], MatchRow>(
    `SELECT ${MATCH_COLUMNS} FROM matches WHERE id IN (SELECT value FROM json_each(?))`,
  );
  const selectState = db.prepare<[string], { state: string }>(`SELECT state FROM tables WHERE match_id = ?`);
  const selectSince = db.prepare<[string, number], { madeOn: number; entries: string }>(
    `SELECT state_id AS madeOn, entries FROM log WHERE match_id = ? AND state_id >= ? ORDER BY state_id`,
  );
  const selectNumbers = db.prepare<[string], Numbers>(`${SELECT_NUMBERS} IN (SELECT value FROM json_each(?))`);
  const update = db.prepare(UPDATE_SEATING);
  const deleteSitting = db.prepare(DELETE_SITTING);
  const insertSitting = db.prepare(INSERT_SITTING);
  const everything = everythingIn(access);
  const commit = commitIn(access);

  const countOf = (column: string) =>
    db.prepare<[string | null], { unstarted: number }>(
      `SELECT COUNT(*) AS unstarted FROM matches WHERE ${column} = ? AND finished = 0 AND ${IS_UNSTARTED}`,
    );
  const countBy = countOf('made_by');
  const countNear = countOf('made_near');

  const create = db.transaction((match: Match, state: TableState, maker?: Maker): boolean => {
    if (maker && countBy.get(maker.by)!.unstarted >= maker.most) return false;
    if (maker && countNear.get(maker.near)!.unstarted >= maker.mostNear) return false;
    insert.run(bindable(newRowOf(match, maker)));
    const text = JSON.stringify(state);
    insertTable.run(match.id, text, text);
    return true;
  });
  const change = db.transaction((id: string, at: number, by: (match: Match) => Changes): Match | undefined => {
    const before = access.read(id);
    if (!before) return undefined;
    const after = changed(before.match, by(before.match));
    update.run(bindable(changeRowOf(before.match, after, at)));
    for (const { seat, account } of sittingsOf(before.match, after)) {
      deleteSitting.run({ id, seat });
      if (account !== null) insertSitting.run({ id, seat, account });
    }
    return after;
  });
  const table = db.transaction((id: string) => {
    const listed = access.read(id);
    return listed && { match: listed.match, state: JSON.parse(selectState.get(id)!.state) as TableState };
  });

  const since = db.transaction((id: string, from: number) => {
    const found = table(id);
    const moves = selectSince
      .all(id, from)
      .map(({ madeOn, entries }) => ({ madeOn, entries: JSON.parse(entries) as LogEntry[] }));
    return found && { ...found, moves };
  });

  const matches: MatchStore = {
    create: (match, state, maker) => access.storeSoon(() => create.immediate(match, state, maker)),
    match: (id) => access.soon(() => access.read(id)),
    matches: (ids) => access.soon(() => selectSeveral.all(JSON.stringify(ids)).map(listedOf)),
    table: (id) => access.soon(() => table(id)),
    since: (id, from) => access.soon(() => since(id, from)),
    numbers: (ids) => access.soon(() => selectNumbers.all(JSON.stringify(ids))),
    everything: (id) => access.soon(() => everything(id)),
    change: (id, at, by) => access.storeSoon(() => change.immediate(id, at, by)),
    commit,
  };
  return { matches, settled: () => commit.settled() };
}
