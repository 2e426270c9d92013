/** Stored matches and their states: the cache, one move at a time per table, and the events about them. */
import { EventEmitter } from 'node:events';
import type { LogEntry } from 'boardgame.io';
import type { After } from '../../src/kit/boardgame/wire.ts';
import { Refusal } from '../refusal.ts';
import type { Logged, Maker, Said, Storage, TableState, Visits } from '../storage/storage.ts';
import type { Clocks } from './downtimes.ts';
import type { Engine, Engines } from './engine.ts';
import { LruCache } from './lru-cache.ts';
import { awakened, settled } from './match-clock.ts';
import { tellAtOf } from '../due.ts';
import { endedByRules, resultsOf } from './results.ts';
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
  said: [match: string, message: Said];
  /** A player has changed their plan. */
  planned: [match: string, seat: number];
}

/** A move as a client sends it. */
export interface MoveAsked {
  readonly type: string;
  readonly args: readonly unknown[];
  /** The number of the state it was made on. */
  readonly stateID: number;
}

/** A move to make, or with `count`, the number of moves to undo. What was planned costs no time. */
type ToMove = MoveAsked & { readonly seat: number; readonly count?: number; readonly isPlanned?: boolean };
/** The end of a game before its rules end it: `gameover` of the state, which may refuse. */
interface ToEnd {
  readonly stateID: number;
  readonly end: (table: Table) => object;
}
type ToMake = ToMove | ToEnd;

interface TableStoreOptions {
  readonly storage: Storage;
  readonly engines: Engines;
  readonly clocks: Clocks;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** How many tables are cached, so that a move need not read what the last one wrote. */
const CACHED = 10_000;
/** How often a move is tried while seats change, which need not concern it: somebody's connection was lost. */
const MOVE_TRIES = 3;

export class TableStore {
  readonly events = new EventEmitter<MatchEvents>();
  private readonly storage: Storage;
  private readonly engines: Engines;
  private readonly clocks: Clocks;
  private readonly now: () => number;
  private readonly onError: (error: unknown) => void;
  /**
   * Tables known to be stored. Where other processes write to the storage too they may be outdated: then only moves are made on
   * them, each of which is stored only at the state and seating it was made on.
   */
  private readonly cache = new LruCache<string, Table>(CACHED);
  /** The last pending move at each table. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor({ storage, engines, clocks, now, onError }: TableStoreOptions) {
    this.storage = storage;
    this.engines = engines;
    this.clocks = clocks;
    this.now = now;
    this.onError = onError;
  }

  /** The engine of a match's game. Throws a Refusal for a game that this server does not have. */
  engineOf(game: string): Engine {
    const engine = this.engines.get(game);
    if (!engine) throw new Refusal('no-game', 'This server does not have this game.');
    return engine;
  }

  /** Stores a new match. False if too many of its maker's have not begun. */
  async create(match: Match, state: TableState, maker?: Maker): Promise<boolean> {
    const isStored = await this.storage.create(match, state, maker);
    if (isStored) this.announce('changed', match.id, match);
    return isStored;
  }

  /** Removes a match that has not begun, if it was not visited since; returns whether it did. */
  async removeUnvisited(id: string, before: Visits): Promise<boolean> {
    const isRemoved = await this.storage.removeUnvisited(id, before);
    if (isRemoved) {
      this.cache.delete(id);
      this.announce('removed', id);
    }
    return isRemoved;
  }

  /** Puts to sleep at most so many matches that nobody has visited since before a time; returns how many. */
  async sleep(before: number, limit: number): Promise<number> {
    const asleep = await this.storage.sleep(before, this.now(), limit);
    for (const id of asleep) this.cache.delete(id);
    return asleep.length;
  }

  /** Removes a match if `condition` holds for the stored one. Emits no event. */
  async remove(id: string, condition?: (match: Match) => boolean): Promise<void> {
    await this.storage.remove(id, condition);
    this.cache.delete(id);
  }

  /** A match. Throws a Refusal if there is none. */
  async known(id: string): Promise<Match> {
    const known = this.current(id)?.match ?? (await this.storage.match(id))?.match;
    if (!known) throw noMatch();
    return known;
  }

  /** A match and its state; undefined if there is none. */
  async table(id: string): Promise<Table | undefined> {
    return this.current(id) ?? this.read(id);
  }

  /** A cached table that is certainly what is stored. */
  private current(id: string): Table | undefined {
    return this.storage.isShared ? undefined : this.cache.get(id);
  }

  /** Reads a table, whatever is cached. */
  private async read(id: string): Promise<Table | undefined> {
    const stored = await this.storage.table(id);
    const table = stored && { ...stored, state: this.upToDate(stored) };
    if (table) this.cache.set(id, table);
    return table;
  }

  /**
   * A table as stored, with the moves made on a state with this number or later ones; undefined if there is none. The next move may
   * well be made here: then it need not be read again.
   */
  async since(id: string, stateID: number): Promise<(Table & { readonly moves: readonly Logged[] }) | undefined> {
    const stored = await this.storage.since(id, stateID);
    if (!stored) return undefined;
    const { match } = stored;
    const state = this.upToDate(stored);
    const cached = this.cache.get(id);
    // A move or a change may have been made here while it was read.
    const isBehind = cached && (cached.state._stateID > state._stateID || cached.match.seating > match.seating);
    if (!isBehind) this.cache.set(id, { match, state });
    return { ...stored, state };
  }

  /** The table, if it is at the given state. Throws a Refusal if not. */
  async at(id: string, stateID: number): Promise<Table> {
    const known = await this.table(id);
    if (known?.state._stateID === stateID) return known;
    // The cache may be outdated: the storage decides.
    const stored = await this.read(id);
    if (!stored) throw noMatch();
    if (stored.state._stateID !== stateID) throw stale();
    return stored;
  }

  private upToDate({ match, state }: Table): TableState {
    return this.engines.get(match.game)?.upToDate(state) ?? state;
  }

  /** Makes a move, or ends the game. Moves at one table are made one after another. */
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
    for (let i = 0; i < MOVE_TRIES; i++) {
      const mayBeOutdated = this.storage.isShared && this.cache.get(id) !== undefined;
      try {
        const made = await this.tryToMake(id, check);
        if (made !== undefined) return made;
      } catch (error) {
        // What is stored decides, not what was stored.
        if (!mayBeOutdated || !(error instanceof Refusal)) throw error;
        this.cache.delete(id);
      }
    }
    throw stale();
  }

  /** Makes a move; undefined, and nothing is stored, if the seats changed while it was being checked, or the table was asleep. */
  private async tryToMake(id: string, check: (match: Match) => ToMake): Promise<number | undefined> {
    let table = this.cache.get(id) ?? (await this.read(id));
    if (!table) throw noMatch();
    let asked = check(table.match);
    if (asked.stateID !== table.state._stateID) {
      table = await this.at(id, asked.stateID);
      asked = check(table.match);
    }
    await this.clocks.fresh();
    if (table.match.asleepAt !== undefined) {
      await this.change(id, () => ({}));
      return undefined;
    }
    const { stateID } = asked;
    const next = this.after(table, asked);
    const { state, entries } = next;
    const { seating, clock, standing } = next.match;
    const { results } = next;
    const tellAt = tellAtOf(next.match, this.now());
    // Somebody else may have been faster with a move, through another process, or with a seat: then nothing is stored.
    if (
      !(await this.storage.commit({
        match: id,
        madeOn: stateID,
        seating,
        state,
        entries,
        standing,
        clock,
        tellAt,
        results,
      }))
    ) {
      this.cache.delete(id);
      return undefined;
    }
    const cached = this.cache.get(id)?.match;
    // Seats may have changed since the move was written: then the storage knows best.
    const match = cached === undefined || cached.seating === seating ? next.match : { ...cached, standing };
    if (cached?.seating === seating) this.cache.set(id, { match, state });
    else this.cache.delete(id);
    this.announce('moved', match, state, entries);
    if (standing.gameover !== null && 'end' in asked) this.announce('changed', id, match);
    return state._stateID;
  }

  /** What is to be stored of a move, or of the end of a game. */
  private after({ match, state: before }: Table, asked: ToMake) {
    const engine = this.engineOf(match.game);
    const { rules } = engine.game;
    const now = this.now();
    const made = afterAsked(engine, { match, state: before }, asked);
    const gameover = made.state.ctx.gameover as object | undefined;
    const ended = gameover && endedByRules(rules, made.state.G.state, match, gameover);
    const isChanged = ended !== undefined && ended !== gameover;
    const state = isChanged ? { ...made.state, ctx: { ...made.state.ctx, gameover: ended } } : made.state;
    const mover = 'end' in asked || asked.type === 'undo' ? undefined : asked.seat;
    const moved = { ...match, standing: engine.standingOf(state, now, match.standing, mover) };
    const isPlanned = 'isPlanned' in asked && asked.isPlanned;
    return {
      state,
      entries: made.entries.map((entry, i) => (i > 0 && entry.automatic === true ? entry : dated(entry, now))),
      match: { ...moved, clock: settled(moved, now, this.clocks.pauses(), { mover, isPlanned }) },
      results: ended && resultsOf(rules, state.G.state, match, ended, now),
    };
  }

  /** Changes a match; one that is asleep wakes, unless `wakes` is false. Throws a Refusal if there is none, or whatever `by` throws. */
  async change(id: string, by: (match: Match) => Changes, { wakes = true } = {}): Promise<Match> {
    await this.clocks.fresh();
    const match = await this.storage.change(id, this.now(), (stored) => {
      const before = wakes ? awakened(stored, this.now()) : stored;
      const changes = { asleepAt: before.asleepAt, ...by(before) };
      if (!before.clock && !changes.clock) return changes;
      return {
        ...changes,
        clock: settled({ ...before, ...changes }, this.now(), this.clocks.pauses(), { before }),
      };
    });
    if (!match) throw noMatch();
    const cached = this.cache.get(id);
    // A move that was stored meanwhile is not known here yet, or has been announced already.
    if (cached?.match.standing.stateID === match.standing.stateID) this.cache.set(id, { ...cached, match });
    else this.cache.delete(id);
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

/** A log entry that says when it was made. */
const dated = (entry: LogEntry, at: number): LogEntry => ({
  ...entry,
  metadata: { ...(entry.metadata as object | undefined), at },
});

/** The state after what was asked for, and its log entries. Throws a Refusal if it is not allowed. */
function afterAsked(engine: Engine, table: Table, asked: ToMake): After {
  if ('end' in asked) return engine.afterEnd(table.state, asked.end(table));
  const { seat, type, args, count } = asked;
  return count === undefined
    ? engine.afterMove(table.state, seat, type, args)
    : engine.afterUndo(table.state, seat, count);
}

export const noMatch = (): Refusal => new Refusal('no-match', 'There is no such match.');
export const stale = (): Refusal => new Refusal('stale', 'The table has changed in the meantime.');
const nothing = (): void => undefined;
