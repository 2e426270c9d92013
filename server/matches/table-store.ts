/** Stored matches and their states: the cache, one move at a time per table, and the events about them. */
import { EventEmitter } from 'node:events';
import type { LogEntry } from 'boardgame.io';
import type { ChatMessage } from '../../src/kit/wire.ts';
import { Refusal } from '../refusal.ts';
import type { Storage, TableState } from '../storage/storage.ts';
import type { Engine, Engines } from './engine.ts';
import { LruCache } from './lru-cache.ts';
import type { Changes, Match } from '../match.ts';

/** A match and its state. */
export interface Table {
  readonly match: Match;
  readonly state: TableState;
}

/** Events; emitted once the change is stored. */
export interface MatchEvents {
  /** A move was made. */
  moved: [match: Match, state: TableState, entries: readonly LogEntry[]];
  /** Something else about a match changed. */
  changed: [id: string, match: Match];
  /** A match was removed. */
  removed: [id: string];
  /** A person gave up a seat: sockets connected to it become spectators. */
  left: [match: Match];
  said: [match: string, message: ChatMessage];
}

/** A move as a client sends it. */
export interface MoveAsked {
  readonly type: string;
  readonly args: readonly unknown[];
  /** The number of the state it was made on. */
  readonly stateID: number;
}

/** A move to make, or with `count`, the number of moves to undo. */
type ToMake = MoveAsked & { readonly seat: number; readonly count?: number };

interface TableStoreOptions {
  readonly storage: Storage;
  readonly engines: Engines;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** How many tables are cached, so that a move need not read what the last one wrote. */
const CACHED = 2000;

export class TableStore {
  readonly events = new EventEmitter<MatchEvents>();
  private readonly storage: Storage;
  private readonly engines: Engines;
  private readonly now: () => number;
  private readonly onError: (error: unknown) => void;
  /** Tables known to be stored; unused if other processes write to the storage too. */
  private readonly cache = new LruCache<string, Table>(CACHED);
  /** The last pending move at each table. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor({ storage, engines, now, onError }: TableStoreOptions) {
    this.storage = storage;
    this.engines = engines;
    this.now = now;
    this.onError = onError;
  }

  /** The engine of a match's game. Throws a Refusal for a game that this server does not have. */
  engineOf(game: string): Engine {
    const engine = this.engines.get(game);
    if (!engine) throw new Refusal('no-game', 'This server does not have this game.');
    return engine;
  }

  /** Stores a new match. */
  async create(match: Match, state: TableState): Promise<void> {
    await this.storage.create(match, state);
    this.announce('changed', match.id, match);
  }

  /** Removes a match if `condition` holds for the stored one. Emits no event. */
  async remove(id: string, condition?: (match: Match) => boolean): Promise<void> {
    await this.storage.remove(id, condition);
    this.cache.delete(id);
  }

  /** A match. Throws a Refusal if there is none. */
  async known(id: string): Promise<Match> {
    const known = this.cache.get(id)?.match ?? (await this.storage.match(id))?.match;
    if (!known) throw noMatch();
    return known;
  }

  /** A match and its state; undefined if there is none. */
  async table(id: string): Promise<Table | undefined> {
    const known = this.cache.get(id);
    if (known) return known;
    const stored = await this.storage.table(id);
    const table = stored && { ...stored, state: this.upToDate(stored) };
    if (table && !this.storage.isShared) this.cache.set(id, table);
    return table;
  }

  /** The table, if it is at the given state. Throws a Refusal if not. */
  async at(id: string, stateID: number): Promise<Table> {
    const known = await this.table(id);
    if (known?.state._stateID === stateID) return known;
    // The cache may be outdated: the storage decides.
    this.cache.delete(id);
    const stored = await this.table(id);
    if (!stored) throw noMatch();
    if (stored.state._stateID !== stateID) throw stale();
    return stored;
  }

  private upToDate({ match, state }: Table): TableState {
    return this.engines.get(match.game)?.upToDate(state) ?? state;
  }

  /** Makes a move. Moves at one table are made one after another. */
  async move(id: string, check: (match: Match) => ToMake): Promise<number> {
    const before = this.queues.get(id);
    const mine = before ? before.then(() => this.make(id, check)) : this.make(id, check);
    const settled = mine.then(nothing, nothing);
    this.queues.set(id, settled);
    try {
      return await mine;
    } finally {
      if (this.queues.get(id) === settled) this.queues.delete(id);
    }
  }

  private async make(id: string, check: (match: Match) => ToMake): Promise<number> {
    let table = await this.table(id);
    if (!table) throw noMatch();
    let asked = check(table.match);
    if (asked.stateID !== table.state._stateID) {
      table = await this.at(id, asked.stateID);
      asked = check(table.match);
    }
    const { seat, type, args, stateID, count } = asked;
    const engine = this.engineOf(table.match.game);
    const { state, entries } =
      count === undefined
        ? engine.afterMove(table.state, seat, type, args)
        : engine.afterUndo(table.state, seat, count);
    const before = table.match.standing;
    const standing = engine.standingOf(state, this.now(), before, type === 'undo' ? undefined : seat);
    // If several processes serve a match, another may have been faster: then nothing is stored.
    if (!(await this.storage.commit({ match: id, madeOn: stateID, state, entries, standing }))) {
      this.cache.delete(id);
      throw stale();
    }
    // Seats may have changed while the move was being written.
    const match = { ...(this.cache.get(id) ?? table).match, standing };
    if (!this.storage.isShared) this.cache.set(id, { match, state });
    this.announce('moved', match, state, entries);
    return state._stateID;
  }

  async change(id: string, by: (match: Match) => Changes): Promise<Match> {
    const match = await this.storage.change(id, this.now(), by);
    if (!match) throw noMatch();
    const cached = this.cache.get(id);
    if (cached) this.cache.set(id, { ...cached, match: { ...match, standing: cached.match.standing } });
    this.announce('changed', id, match);
    return match;
  }

  /** Emits an event about what is stored. A failing listener does not undo it. */
  announce<Name extends keyof MatchEvents>(name: Name, ...what: MatchEvents[Name]): void {
    for (const listener of this.events.listeners(name)) {
      try {
        (listener as (...what: MatchEvents[Name]) => void)(...what);
      } catch (error) {
        this.onError(error);
      }
    }
  }
}

export const noMatch = (): Refusal => new Refusal('no-match', 'There is no such match.');
export const stale = (): Refusal => new Refusal('stale', 'The table has changed in the meantime.');
const nothing = (): void => undefined;
