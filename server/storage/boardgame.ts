/**
 * This storage for boardgame.io's own `Server`: matches in SQLite or Postgres that outlive its process.
 *
 *     Server({ games: [DominantSpecies], db: sqliteStorage('data/games.sqlite') })
 *
 * boardgame.io's server writes matches whole and compares players' credentials with what was stored, so they are stored as they
 * are; the project's own server keeps only their hashes. A file or database belongs to one kind of server and to one process.
 */
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import type { Match, Seat, Standing } from '../match.ts';
import type { Storage, TableState } from './storage.ts';

/** boardgame.io's marker of an asynchronous storage; plain Node cannot import its enum. */
const ASYNC = 1;

/** More than any server has: boardgame.io lists all matches. */
const ALL = 2 ** 31 - 1;

const standingOf = ({ _stateID, ctx }: State | TableState): Standing => ({
  stateID: _stateID,
  turn: ctx.turn,
  phase: ctx.phase,
  // Bots of this project's own server do not play here.
  deciding: null,
  gameover: (ctx.gameover as object | undefined) ?? null,
  since: Date.now(),
});

const seatOf = ({ name, credentials, data }: Server.PlayerMetadata): Seat => ({
  name: name ?? null,
  credentials: credentials ?? null,
  ...(data === undefined ? {} : { data: data as unknown }),
  bot: null,
  lastSeen: null,
  agreed: [],
});

const seatsOf = ({ players }: Server.MatchData): Seat[] =>
  Object.values(players)
    .sort((a, b) => a.id - b.id)
    .map(seatOf);

/** boardgame.io keeps the last move's log with the state; here it is only in the log. */
function withoutLog(state: State): TableState {
  const kept: Partial<State> = { ...state };
  delete kept.deltalog;
  return kept as TableState;
}

/** A storage for boardgame.io's `Server`, opened when the server connects. */
class BoardgameStorage {
  readonly #open: () => Promise<Storage>;
  #storage: Storage | undefined;
  /** Who is connected, by match; only for this process. */
  readonly #connected = new Map<string, ReadonlySet<number>>();

  readonly #underWay = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor(open: () => Promise<Storage>) {
    this.#open = open;
  }

  /** Tells boardgame.io that all methods are asynchronous. */
  type(): number {
    return ASYNC;
  }

  /**
   * Opens the file or database, and makes its tables if there are none. Rejects if it cannot be opened, or the driver is not
   * installed.
   */
  async connect(): Promise<void> {
    this.#isClosed = false;
    this.#storage ??= await this.#open();
  }

  /**
   * Closes the file or the connections once work in progress is done. boardgame.io's server never calls this; sockets may still
   * close after it, when there are no matches any more.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay);
    await this.#storage?.close();
    this.#storage = undefined;
  }

  /** Keeps track of work in progress. */
  #during<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    const done = (): boolean => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }

  get #opened(): Storage {
    if (this.#storage === undefined) throw new Error('the storage is not connected');
    return this.#storage;
  }

  /**
   * Stores a new match. Rejects if its ID is taken.
   *
   * @param id The match ID.
   * @param match Its first state, seats and options.
   */
  async createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const match: Match = {
      id,
      game: metadata.gameName,
      createdAt: metadata.createdAt,
      unlisted: metadata.unlisted ?? false,
      setupData: metadata.setupData as unknown,
      options: { hints: false, awayAfter: null },
      seats: seatsOf(metadata),
      host: { credentials: null, seat: null },
      nextMatchID: null,
      isNextUnlisted: false,
      standing: standingOf(initialState),
      seating: 0,
    };
    await this.#opened.create(match, withoutLog(initialState));
  }

  /** Rejects if the match is gone or a later state is stored: another process uses the same data. */
  setState(id: string, state: State, entries: LogEntry[] = []): Promise<void> {
    return this.#during(this.#commit(id, state, entries));
  }

  async #commit(id: string, state: State, entries: LogEntry[]): Promise<void> {
    const found = await this.#opened.match(id);
    const madeOn = found?.match.standing.stateID ?? -1;
    // boardgame.io stores the same state again after a move that its game refused.
    if (madeOn === state._stateID && entries.length === 0) return;
    const isNext = madeOn < state._stateID;
    const move = { match: id, madeOn, state: withoutLog(state), entries, standing: standingOf(state) };
    if (found === undefined || !isNext || !(await this.#opened.commit(move))) {
      throw new Error(`match ${id}: state ${String(state._stateID)} does not follow what is stored`);
    }
  }

  /** Stores who sits where, and which match follows. Who is connected is known only to this process. */
  async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    const players = Object.values(metadata.players);
    this.#connected.set(id, new Set(players.filter(({ isConnected }) => isConnected).map((player) => player.id)));
    const changes = { seats: seatsOf(metadata), nextMatchID: metadata.nextMatchID ?? null };
    if (!this.#isClosed) await this.#during(this.#opened.change(id, metadata.updatedAt, () => changes));
  }

  /** What boardgame.io asks for of a match: any of its state, log, seats and first state; nothing of a match that is gone. */
  fetch<Options extends StorageAPI.FetchOpts>(id: string, options: Options): Promise<StorageAPI.FetchResult<Options>> {
    const found = this.#isClosed ? Promise.resolve({}) : this.#during(this.#fetched(id, options));
    return found as Promise<StorageAPI.FetchResult<Options>>;
  }

  async #fetched(id: string, options: StorageAPI.FetchOpts): Promise<Partial<StorageAPI.FetchFields>> {
    const found: Partial<StorageAPI.FetchFields> = {};
    if (options.log === true || options.initialState === true) {
      const all = await this.#opened.everything(id);
      if (all !== undefined) {
        if (options.log === true) found.log = all.log;
        if (options.initialState === true) found.initialState = { ...all.initialState, deltalog: [] };
      }
    }
    if (options.state === true) {
      const table = await this.#opened.table(id);
      if (table !== undefined) found.state = { ...table.state, deltalog: [] };
    }
    if (options.metadata === true) {
      const listed = await this.#opened.match(id);
      if (listed !== undefined) found.metadata = this.#metadataOf(listed.match, listed.updatedAt);
    }
    return found;
  }

  #metadataOf(match: Match, updatedAt: number): Server.MatchData {
    const connected = this.#connected.get(match.id);
    const players = match.seats.map(({ name, credentials, data }, id) => ({
      id,
      ...(name === null ? {} : { name }),
      ...(credentials === null ? {} : { credentials }),
      ...(data === undefined ? {} : { data }),
      ...(connected?.has(id) === true ? { isConnected: true } : {}),
    }));
    return {
      gameName: match.game,
      players: Object.fromEntries(players.map((player) => [player.id, player])),
      ...(match.setupData === undefined ? {} : { setupData: match.setupData }),
      ...(match.standing.gameover === null ? {} : { gameover: match.standing.gameover }),
      ...(match.nextMatchID === null ? {} : { nextMatchID: match.nextMatchID }),
      unlisted: match.unlisted,
      createdAt: match.createdAt,
      updatedAt,
    };
  }

  /** Removes a match. */
  async wipe(id: string): Promise<void> {
    this.#connected.delete(id);
    await this.#opened.remove(id);
  }

  /**
   * Public matches, as boardgame.io's lobby shows them, without unlisted ones.
   *
   * @param options The game, and when the matches changed; all of them by default.
   */
  async listMatches({ gameName, where }: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    const listed = await this.#opened.list({ ...where, game: gameName, limit: ALL });
    return listed.map(({ match }) => match.id);
  }
}

export type { BoardgameStorage };

// Each loads its driver only when opened: nobody needs both.

/** Matches in one SQLite file, created if it does not exist. Before Node 24 it needs `better-sqlite3`. */
export const sqliteStorage = (file: string): BoardgameStorage =>
  new BoardgameStorage(async () => (await import('./sqlite.ts')).openSqlite(file));

/**
 * Matches in a Postgres database, `postgres://user:password@host/name`; its tables are created if they do not exist. Needs `pg`.
 */
export const postgresStorage = (url: string): BoardgameStorage =>
  new BoardgameStorage(async () => (await import('./postgres.ts')).openPostgres(url));
