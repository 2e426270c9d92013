/** Matches in one SQLite file: nothing else to install. Every call is one transaction. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import Database from 'better-sqlite3';
import type { Match } from '../match.ts';
import type { Listed, Move, Said, Storage, TableState } from './storage.ts';
import { type MatchRow, SOMEBODY, botSeatsOf, changed, matchOf } from './rows.ts';

/** The changes that led from an empty file to what this program expects, oldest first; `user_version` counts those made. */
const MIGRATIONS = [
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL,
     finished INTEGER NOT NULL,
     unlisted INTEGER NOT NULL,
     setup_data TEXT NOT NULL,
     options TEXT NOT NULL,
     seats TEXT NOT NULL,
     next_match_id TEXT,
     bot_seats INTEGER NOT NULL,
     deciding INTEGER,
     state_id INTEGER NOT NULL,
     standing TEXT NOT NULL,
     claimed_until INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE INDEX matches_by_change ON matches (finished, updated_at);
   -- What every move rewrites is kept apart from what lists read.
   CREATE TABLE tables (match_id TEXT PRIMARY KEY, state TEXT NOT NULL, initial_state TEXT NOT NULL) STRICT;
   CREATE TABLE log (
     match_id TEXT NOT NULL,
     state_id INTEGER NOT NULL,
     entries TEXT NOT NULL,
     PRIMARY KEY (match_id, state_id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE chat (n INTEGER PRIMARY KEY, match_id TEXT NOT NULL, message TEXT NOT NULL) STRICT;
   CREATE INDEX chat_by_match ON chat (match_id, n);`,
  // Without it a list of running and finished matches reads them all, and everybody waits meanwhile.
  `CREATE INDEX matches_public ON matches (updated_at) WHERE unlisted = 0;`,
];

const MATCH = `id, created_at, updated_at, unlisted, setup_data, options, seats, next_match_id, standing`;

/** How surely a move is on the disk when it is kept: `normal` outlives the end of the process, `full` also a power failure. */
export type Sync = 'normal' | 'full';

/** Opens a file, which is made if there is none. Throws if it is not a database, or one of a later version of this program. */
export function openSqlite(file: string, sync: Sync = 'normal'): Storage {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${sync}`);
  db.pragma('busy_timeout = 5000');
  // A checkpoint copies the log back into the file; seldom enough that its cost is spread over many moves.
  db.pragma('wal_autocheckpoint = 4000');
  migrate(db, file);
  // What this process's forerunner was about to do for bots, nobody does now.
  db.exec('UPDATE matches SET claimed_until = 0 WHERE claimed_until > 0');

  const insertMatch = db.prepare(
    `INSERT INTO matches (id, created_at, updated_at, finished, unlisted, setup_data, options, seats, next_match_id, bot_seats, deciding, state_id, standing)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertTable = db.prepare(`INSERT INTO tables (match_id, state, initial_state) VALUES (?, ?, ?)`);
  const selectMatch = db.prepare<[string], MatchRow>(`SELECT ${MATCH} FROM matches WHERE id = ?`);
  const selectMatches = db.prepare<[string], MatchRow>(
    `SELECT ${MATCH} FROM matches WHERE id IN (SELECT value FROM json_each(?))`,
  );
  const selectState = db.prepare<[string], { state: string }>(`SELECT state FROM tables WHERE match_id = ?`);
  const selectTable = db.prepare<[string], { state: string; initial_state: string }>(
    `SELECT state, initial_state FROM tables WHERE match_id = ?`,
  );
  const selectLog = db.prepare<[string], { entries: string }>(
    `SELECT entries FROM log WHERE match_id = ? ORDER BY state_id`,
  );
  const updateMatch = db.prepare(
    `UPDATE matches SET seats = ?, bot_seats = ?, next_match_id = ?, updated_at = ? WHERE id = ?`,
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
  const selectOld = db.prepare<[number, number], { id: string }>(
    `SELECT id FROM matches WHERE (finished = 1 AND updated_at < ?) OR (finished = 0 AND created_at < ? AND seats NOT LIKE '${SOMEBODY}')`,
  );
  const deletes = ['DELETE FROM matches WHERE id = ?', 'DELETE FROM tables WHERE match_id = ?'].concat(
    ['log', 'chat'].map((table) => `DELETE FROM ${table} WHERE match_id = ?`),
  );
  const removals = deletes.map((sql) => db.prepare(sql));
  const ping = db.prepare('SELECT 1');

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
      match.createdAt,
      match.createdAt,
      standing.gameover === null ? 0 : 1,
      match.unlisted ? 1 : 0,
      JSON.stringify(match.setupData ?? null),
      JSON.stringify(match.options),
      JSON.stringify(match.seats),
      match.nextMatchID,
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
    updateMatch.run(JSON.stringify(after.seats), botSeatsOf(after.seats), after.nextMatchID, at, id);
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
  const commit = together((moves: readonly Move[]) => keepAll.immediate(moves));

  const say = db.transaction((id: string, said: Said, limit: number): boolean => {
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

  const prune = db.transaction((finishedBefore: number, emptyBefore: number): number => {
    const old = selectOld.all(finishedBefore, emptyBefore);
    for (const { id } of old) removeAll(id);
    return old.length;
  });
  const remove = db.transaction((id: string, when?: (match: Match) => boolean): void => {
    const listed = read(id);
    if (listed && (!when || when(listed.match))) removeAll(id);
  });

  /** The database answers at once; what it throws becomes a rejection, as other databases give it. */
  const soon = <T>(work: () => T): Promise<T> =>
    new Promise((resolve) => {
      resolve(work());
    });

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
    chat: (id) => soon(() => selectChat.all(id).map(({ message }) => JSON.parse(message) as Said)),
    list: ({ isGameover, updatedBefore, updatedAfter, limit }) =>
      soon(() => {
        const tests = ['unlisted = 0'];
        const values: number[] = [];
        const where = (test: string, value: number | undefined): void => {
          if (value === undefined) return;
          tests.push(test);
          values.push(value);
        };
        where('finished = ?', isGameover === undefined ? undefined : Number(isGameover));
        where('updated_at < ?', updatedBefore);
        where('updated_at > ?', updatedAfter);
        const sql = `SELECT ${MATCH} FROM matches WHERE ${tests.join(' AND ')} ORDER BY updated_at DESC LIMIT ?`;
        return db
          .prepare<number[], MatchRow>(sql)
          .all(...values, limit)
          .map((row) => ({ match: matchOf(row), updatedAt: row.updated_at }));
      }),
    count: () => soon(() => selectCount.get()!),
    remove: (id, when) =>
      soon(() => {
        remove.immediate(id, when);
      }),
    prune: (finishedBefore, emptyBefore) => soon(() => prune.immediate(finishedBefore, emptyBefore)),
    waitingForBots: (now, limit) => soon(() => selectWaiting.all(now, limit).map(({ id }) => id)),
    claim: (id, now, until) => soon(() => updateClaim.run(until, id, now).changes > 0),
    ping: () =>
      soon(() => {
        ping.get();
      }),
    close: async () => {
      await commit.settled();
      db.close();
    },
  };
}

/**
 * Does pieces of work that come at the same time together: what takes longest, the end of a transaction and with it the disk, is done once for all
 * of them. Nothing is reported before that. If the whole fails each piece is done alone, so that none suffers by another.
 */
function together<Piece, Result>(
  doAll: (pieces: readonly Piece[]) => Result[],
): ((piece: Piece) => Promise<Result>) & { settled(): Promise<void> } {
  interface Asked {
    piece: Piece;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  let asked: Asked[] = [];
  let doing = Promise.resolve();
  const doNow = (now: readonly Asked[]): void => {
    try {
      const results = doAll(now.map(({ piece }) => piece));
      now.forEach(({ resolve }, i) => {
        resolve(results[i]!);
      });
    } catch (error) {
      if (now.length === 1) now[0]!.reject(error);
      else for (const each of now) doNow([each]);
    }
  };
  const add = (piece: Piece): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (asked.push({ piece, resolve, reject }) > 1) return;
      // After all that has arrived has been looked at.
      doing = new Promise((done) => {
        setImmediate(() => {
          const now = asked;
          asked = [];
          doNow(now);
          done();
        });
      });
    });
  return Object.assign(add, { settled: () => doing });
}

function migrate(db: Database.Database, file: string): void {
  const made = db.pragma('user_version', { simple: true }) as number;
  if (made > MIGRATIONS.length) {
    db.close();
    throw new Error(
      `${file} was written by a later version of this program (${String(made)} > ${String(MIGRATIONS.length)})`,
    );
  }
  db.transaction(() => {
    for (const migration of MIGRATIONS.slice(made)) db.exec(migration);
    db.pragma(`user_version = ${String(MIGRATIONS.length)}`);
  }).immediate();
}
