/** Matches in one SQLite file: nothing else to install. Every call is one transaction. */
import type { LogEntry } from 'boardgame.io';
import type { Match } from '../matches/match.ts';
import type { ChatMessage } from '../../src/kit/wire.ts';
import type { Listed, Listing, Move, Storage, TableState } from './storage.ts';
import { together } from './group-commit.ts';
import { MATCH_COLUMNS, type MatchRow, SOMEBODY, botSeatsOf, changed, matchOf } from './rows.ts';
import { type Sync, openFile } from './sqlite-file.ts';

/** Matches removed at once: no move waits longer for it than for another move. */
const PRUNED_AT_ONCE = 10;

/** Between one lot and the next, in ms. */
const PRUNE_PAUSE_MS = 5;

/** Whether an error shows that the file is not as SQLite wrote it. */
const isDamage = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code));

/** Opens a file, which is made if there is none. Throws an Error that says what is wrong with it. */
export function openSqlite(file: string, sync: Sync = 'normal'): Storage {
  const { db, close } = openFile(file, sync);
  // What this process's forerunner was about to do for bots, nobody does now.
  db.exec('UPDATE matches SET claimed_until = 0 WHERE claimed_until > 0');

  const insertMatch = db.prepare(
    `INSERT INTO matches (id, game, created_at, updated_at, finished, unlisted, setup_data, options, seats, next_match_id, next_unlisted, host, bot_seats, deciding, state_id, standing)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertTable = db.prepare(`INSERT INTO tables (match_id, state, initial_state) VALUES (?, ?, ?)`);
  const selectMatch = db.prepare<[string], MatchRow>(`SELECT ${MATCH_COLUMNS} FROM matches WHERE id = ?`);
  const selectMatches = db.prepare<[string], MatchRow>(
    `SELECT ${MATCH_COLUMNS} FROM matches WHERE id IN (SELECT value FROM json_each(?))`,
  );
  const selectState = db.prepare<[string], { state: string }>(`SELECT state FROM tables WHERE match_id = ?`);
  const selectTable = db.prepare<[string], { state: string; initial_state: string }>(
    `SELECT state, initial_state FROM tables WHERE match_id = ?`,
  );
  const selectLog = db.prepare<[string], { entries: string }>(
    `SELECT entries FROM log WHERE match_id = ? ORDER BY state_id`,
  );
  const updateMatch = db.prepare(
    `UPDATE matches SET seats = ?, bot_seats = ?, next_match_id = ?, next_unlisted = ?, host = ?, updated_at = ? WHERE id = ?`,
  );
  const advance = db.prepare(
    `UPDATE matches SET state_id = ?, deciding = ?, finished = ?, standing = ?, updated_at = ?, claimed_until = 0
     WHERE id = ? AND state_id = ?`,
  );
  const updateState = db.prepare(`UPDATE tables SET state = ? WHERE match_id = ?`);
  const insertLog = db.prepare(`INSERT INTO log (match_id, state_id, entries) VALUES (?, ?, ?)`);
  const insertChat = db.prepare(`INSERT INTO chat (match_id, message) VALUES (?, ?)`);
  const trimChat = db.prepare(
    `DELETE FROM chat WHERE match_id = ? AND n <= (SELECT n FROM chat WHERE match_id = ? ORDER BY n DESC LIMIT 1 OFFSET ?)`,
  );
  const selectChat = db.prepare<[string], { message: string }>(
    `SELECT message FROM chat WHERE match_id = ? ORDER BY n`,
  );
  const exists = db.prepare<[string], { id: string }>(`SELECT id FROM matches WHERE id = ?`);
  const selectCount = db.prepare<[], { running: number; kept: number }>(
    `SELECT COALESCE(SUM(finished = 0), 0) AS running, COUNT(*) AS kept FROM matches`,
  );
  const selectWaiting = db.prepare<[number, number], { id: string }>(
    `SELECT id FROM matches WHERE finished = 0 AND deciding IS NOT NULL AND ((bot_seats >> deciding) & 1) = 1 AND claimed_until <= ?
     ORDER BY standing ->> '$.since' LIMIT ?`,
  );
  const updateClaim = db.prepare(
    `UPDATE matches SET claimed_until = ? WHERE id = ? AND finished = 0 AND deciding IS NOT NULL
     AND ((bot_seats >> deciding) & 1) = 1 AND claimed_until <= ?`,
  );
  const selectOld = db.prepare<[number, number, number], { id: string }>(
    `SELECT id FROM matches WHERE (finished = 1 AND updated_at < ?) OR (finished = 0 AND created_at < ? AND seats NOT LIKE '${SOMEBODY}')
     LIMIT ?`,
  );
  const deletes = ['DELETE FROM matches WHERE id = ?', 'DELETE FROM tables WHERE match_id = ?'].concat(
    ['log', 'chat'].map((table) => `DELETE FROM ${table} WHERE match_id = ?`),
  );
  const removals = deletes.map((sql) => db.prepare(sql));
  const writeHealth = db.prepare('INSERT OR REPLACE INTO health (id, at) VALUES (1, ?)');
  const selectNewest = db.prepare<[], { id: string }>(`SELECT id FROM matches ORDER BY rowid DESC LIMIT 1`);

  const read = (id: string): Listed | undefined => {
    const row = selectMatch.get(id);
    return row && { match: matchOf(row), updatedAt: row.updated_at };
  };
  const stateOf = (id: string): TableState => JSON.parse(selectState.get(id)!.state) as TableState;
  const removeAll = (id: string): void => {
    for (const removal of removals) removal.run(id);
  };

  const create = db.transaction((match: Match, state: TableState) => {
    const { standing } = match;
    insertMatch.run(
      match.id,
      match.game,
      match.createdAt,
      match.createdAt,
      standing.gameover === null ? 0 : 1,
      match.unlisted ? 1 : 0,
      JSON.stringify(match.setupData ?? null),
      JSON.stringify(match.options),
      JSON.stringify(match.seats),
      match.nextMatchID,
      match.isNextUnlisted ? 1 : 0,
      JSON.stringify(match.host),
      botSeatsOf(match.seats),
      standing.deciding,
      standing.stateID,
      JSON.stringify(standing),
    );
    const text = JSON.stringify(state);
    insertTable.run(match.id, text, text);
  });

  const change = db.transaction((id: string, at: number, by: (match: Match) => Partial<Match>): Match | undefined => {
    const before = read(id);
    if (!before) return undefined;
    const after = changed(before.match, by(before.match));
    updateMatch.run(
      JSON.stringify(after.seats),
      botSeatsOf(after.seats),
      after.nextMatchID,
      after.isNextUnlisted ? 1 : 0,
      JSON.stringify(after.host),
      at,
      id,
    );
    return after;
  });

  /** Keeps a move, within a transaction. */
  const keep = (move: Move): boolean => {
    const { standing } = move;
    const { changes } = advance.run(
      standing.stateID,
      standing.deciding,
      standing.gameover === null ? 0 : 1,
      JSON.stringify(standing),
      standing.since,
      move.match,
      move.madeOn,
    );
    if (changes === 0) return false;
    updateState.run(JSON.stringify(move.state), move.match);
    insertLog.run(move.match, move.madeOn, JSON.stringify(move.entries));
    return true;
  };
  const keepAll = db.transaction((moves: readonly Move[]): boolean[] => moves.map(keep));
  const say = db.transaction((id: string, said: ChatMessage, limit: number): boolean => {
    if (!exists.get(id)) return false;
    insertChat.run(id, JSON.stringify(said));
    trimChat.run(id, id, limit);
    return true;
  });

  const everything = db.transaction((id: string) => {
    const listed = read(id);
    if (!listed) return undefined;
    const table = selectTable.get(id)!;
    return {
      match: listed.match,
      state: JSON.parse(table.state) as TableState,
      initialState: JSON.parse(table.initial_state) as TableState,
      log: selectLog.all(id).flatMap(({ entries }) => JSON.parse(entries) as LogEntry[]),
    };
  });

  const table = db.transaction((id: string) => {
    const listed = read(id);
    return listed && { match: listed.match, state: stateOf(id) };
  });

  const pruneSome = db.transaction((finishedBefore: number, emptyBefore: number): number => {
    const old = selectOld.all(finishedBefore, emptyBefore, PRUNED_AT_ONCE);
    for (const { id } of old) removeAll(id);
    return old.length;
  });
  const remove = db.transaction((id: string, when?: (match: Match) => boolean): void => {
    const listed = read(id);
    if (listed && (!when || when(listed.match))) removeAll(id);
  });

  /** What showed that the file is damaged: it does not mend by itself. */
  let damage: unknown;
  /** The database answers at once; what it throws becomes a rejection, as other databases give it. */
  const soon = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      try {
        resolve(work());
      } catch (error) {
        if (isDamage(error)) damage = error;
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  const commit = together((moves: readonly Move[]) => {
    try {
      return keepAll.immediate(moves);
    } catch (error) {
      if (isDamage(error)) damage = error;
      throw error;
    }
  });

  const list = ({ game, isGameover, updatedBefore, updatedAfter, limit }: Listing): Listed[] => {
    const tests = ['unlisted = 0'];
    const values: (number | string)[] = [];
    const where = (test: string, value: number | string | undefined): void => {
      if (value === undefined) return;
      tests.push(test);
      values.push(value);
    };
    where('game = ?', game);
    where('finished = ?', isGameover === undefined ? undefined : Number(isGameover));
    where('updated_at < ?', updatedBefore);
    where('updated_at > ?', updatedAfter);
    const sql = `SELECT ${MATCH_COLUMNS} FROM matches WHERE ${tests.join(' AND ')} ORDER BY updated_at DESC LIMIT ?`;
    const rows = db.prepare<(number | string)[], MatchRow>(sql).all(...values, limit);
    return rows.map((row) => ({ match: matchOf(row), updatedAt: row.updated_at }));
  };

  return {
    isShared: false,
    create: (match, state) =>
      soon(() => {
        create.immediate(match, state);
      }),
    match: (id) => soon(() => read(id)),
    matches: (ids) =>
      soon(() =>
        selectMatches.all(JSON.stringify(ids)).map((row) => ({ match: matchOf(row), updatedAt: row.updated_at })),
      ),
    table: (id) => soon(() => table(id)),
    everything: (id) => soon(() => everything(id)),
    change: (id, at, by) => soon(() => change.immediate(id, at, by)),
    commit,
    say: (id, said, limit) => soon(() => say.immediate(id, said, limit)),
    chat: (id) => soon(() => selectChat.all(id).map(({ message }) => JSON.parse(message) as ChatMessage)),
    list: (listing) => soon(() => list(listing)),
    count: () => soon(() => selectCount.get()!),
    remove: (id, when) =>
      soon(() => {
        remove.immediate(id, when);
      }),
    async prune(finishedBefore, emptyBefore) {
      for (let removed = 0; ;) {
        const some = await soon(() => pruneSome.immediate(finishedBefore, emptyBefore));
        removed += some;
        if (some < PRUNED_AT_ONCE || !db.open) return removed;
        // Whoever waits goes first.
        await new Promise((resolve) => setTimeout(resolve, PRUNE_PAUSE_MS));
      }
    },
    waitingForBots: (now, limit) => soon(() => selectWaiting.all(now, limit).map(({ id }) => id)),
    claim: (id, now, until) => soon(() => updateClaim.run(until, id, now).changes > 0),
    check: (now) =>
      soon(() => {
        if (damage !== undefined) throw damage as Error;
        writeHealth.run(now);
        const newest = selectNewest.get();
        if (newest) everything(newest.id);
      }),
    close: async () => {
      await commit.settled();
      close();
    },
  };
}
