/** New tables, and room for them: those that nobody plays at are removed. */
import type { TableOptions } from '../../src/kit/online/wire.ts';
import { networkOf } from '../addresses.ts';
import { type Match, vacantSeat } from '../match.ts';
import { Refusal } from '../refusal.ts';
import type { Maker, Storage, Visits } from '../storage/storage.ts';
import { areCredentials, hashOf, keyedHash, newCredentials, newMatchID } from './credentials.ts';
import { newClock } from './match-clock.ts';
import { type Credentials, authorizedSeat, seatsAgain } from './seating.ts';
import type { TableStore } from './table-store.ts';

/** The options for a new table. */
export interface NewMatch {
  /** The game's name. */
  readonly game: string;
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly bots: ReadonlyMap<number, string>;
  readonly options: TableOptions;
  /** The address of whoever creates it; none if it does not distinguish people. */
  readonly address?: string | undefined;
  /** The hash of the credentials that make a player its host; new ones if left out. */
  readonly host?: string | null | undefined;
}

/** How the next table is asked for. */
export interface AgainAsked {
  readonly address?: string | undefined;
  /** Called with the levels of its bots before it is created. */
  readonly beforeCreating?: ((bots: readonly string[]) => Promise<void>) | undefined;
}

/** A new table, and what makes a player its host. */
export interface Created {
  readonly id: string;
  readonly hostCredentials: string;
}
/** The next table; for its host also the proof of it. */
export interface Next {
  readonly id: string;
  readonly hostCredentials?: string;
}

export interface OpeningOptions {
  readonly storage: Storage;
  readonly tables: TableStore;
  /** The maximum number of running matches; those asleep do not count. */
  readonly most: number;
  /** The matches with somebody connected to a seat. */
  readonly attended: () => readonly string[];
  readonly now: () => number;
}

/** How long a count of running matches stays valid, in ms, and how long if it shows too many. */
const COUNT_MS = 60_000;
const FULL_MS = 1000;

/** How many tables of one address, and of one network of IPv6, may wait to begin. */
const MOST_UNSTARTED = 10;
const MOST_UNSTARTED_NEAR = 40;

const DAY = 86_400_000;
/** How long tables that have not begun stay without a visit, in ms. */
const STAY = { empty: DAY, vacant: 7 * DAY, seated: 30 * DAY } as const;
/** Whenever the last visit was. */
const ANY_VISIT: Visits = {
  empty: Number.MAX_SAFE_INTEGER,
  vacant: Number.MAX_SAFE_INTEGER,
  seated: Number.MAX_SAFE_INTEGER,
};
/** Tables in play that nobody has visited for so long make room on a full server, in ms. */
const SLEEPS_IF_FULL = 3 * DAY;
/** Unvisited tables looked at together. */
const UNVISITED_AT_ONCE = 20;

export class Opening {
  private secret: Promise<string> | undefined;
  /** The running matches at the last count, and how many this process has created since. */
  private counted = { running: 0, at: -Infinity };

  constructor(private readonly options: OpeningOptions) {}

  /** Creates a table; returns its ID and the credentials that make a player its host. */
  async create(asked: NewMatch): Promise<Created> {
    const engine = this.options.tables.engineOf(asked.game);
    await this.count();
    const setupData = engine.completed(asked.setupData);
    const state = engine.firstState(asked.numPlayers, setupData);
    const now = this.options.now();
    const id = newMatchID();
    const hostCredentials = newCredentials();
    const match: Match = {
      id,
      game: asked.game,
      createdAt: now,
      unlisted: asked.unlisted,
      setupData,
      options: asked.options,
      seats: Array.from({ length: asked.numPlayers }, (_, seat) => vacantSeat(asked.bots.get(seat) ?? null)),
      host: { credentials: asked.host ?? hashOf(hostCredentials), seat: null },
      nextMatchID: null,
      isNextUnlisted: true,
      standing: engine.standingOf(state, now),
      seating: 0,
      ...(asked.options.clock ? { clock: newClock(asked.options.clock, asked.numPlayers) } : {}),
    };
    if (!(await this.options.tables.create(match, state, await this.maker(asked.address)))) {
      throw new Refusal(
        'too-many-waiting',
        `From this address, at most ${String(MOST_UNSTARTED)} tables may wait to begin. Begin at one of them, or try again tomorrow.`,
      );
    }
    this.counted.running++;
    // Only now: who may not create a table must not push another out.
    if (this.counted.running > this.options.most && !(await this.makeRoom(id))) {
      await this.options.tables.remove(id);
      this.counted.running--;
      throw new Refusal('too-many-matches', 'This server is full. Try again later.');
    }
    return { id, hostCredentials };
  }

  /** Who makes tables from an address; undefined without one. */
  async maker(address: string | undefined): Promise<Maker | undefined> {
    if (address === undefined) return undefined;
    this.secret ??= this.options.storage.secret();
    const secret = await this.secret.catch((error: unknown) => {
      this.secret = undefined;
      throw error;
    });
    const network = networkOf(address);
    return {
      by: keyedHash(secret, address),
      near: network === null ? null : keyedHash(secret, network),
      most: MOST_UNSTARTED,
      mostNear: MOST_UNSTARTED_NEAR,
    };
  }

  /** Removes tables that have not begun and that nobody has visited for long; returns how many. */
  async removeAbandoned(): Promise<number> {
    const now = this.options.now();
    await this.options.storage.visited(this.options.attended(), now);
    return this.removeUnvisited({
      empty: now - STAY.empty,
      vacant: now - STAY.vacant,
      seated: now - STAY.seated,
    });
  }

  /** Puts tables in play to sleep that nobody has visited for so many days; returns how many. */
  async sleep(days: number): Promise<number> {
    const now = this.options.now();
    await this.options.storage.visited(this.options.attended(), now);
    let asleep = 0;
    for (let some = UNVISITED_AT_ONCE; some === UNVISITED_AT_ONCE; asleep += some) {
      some = await this.options.tables.sleep(now - days * DAY, UNVISITED_AT_ONCE);
    }
    this.counted.running -= asleep;
    return asleep;
  }

  /** Makes room for one table: another one that has not begun is removed, or one in play put to sleep. */
  private async makeRoom(except: string): Promise<boolean> {
    if ((await this.removeUnvisited(ANY_VISIT, 1, except)) > 0) return true;
    const asleep = await this.options.tables.sleep(this.options.now() - SLEEPS_IF_FULL, 1);
    this.counted.running -= asleep;
    return asleep > 0;
  }

  /**
   * Removes tables that have not begun, are not visited now, and were last visited before a time; the longest unvisited first, at
   * most so many. Returns how many.
   */
  private async removeUnvisited(before: Visits, most = Infinity, except?: string): Promise<number> {
    const attended = new Set(this.options.attended());
    const passed = new Set(except === undefined ? [] : [except]);
    for (let removed = 0; ;) {
      const found = await this.options.storage.unvisited(before, UNVISITED_AT_ONCE + passed.size);
      const next = found.filter((id) => !passed.has(id));
      if (next.length === 0) return removed;
      for (const id of next) {
        if (!attended.has(id) && (await this.options.tables.removeUnvisited(id, before))) {
          removed++;
          this.counted.running--;
        } else {
          passed.add(id);
        }
        if (removed >= most) return removed;
      }
    }
  }

  /**
   * Counting reads every match, so it is done rarely. Matches created since are added; those finished since are only subtracted
   * by the next count.
   */
  private async count(): Promise<void> {
    const { running, at } = this.counted;
    const age = this.options.now() - at;
    if (age >= COUNT_MS || (running >= this.options.most && age >= FULL_MS)) {
      // Set before awaiting, so that concurrent requests do not count too.
      this.counted = { running, at: this.options.now() };
      this.counted.running = (await this.options.storage.count()).running;
    }
  }

  /**
   * The next table after a match, created if there is none: the same game, seats, bots and options. Its host is the host of this
   * table, by the credentials of their seat here, whoever asks first; where this table has none, whoever asks first.
   * `beforeCreating` may refuse.
   */
  async again(
    id: string,
    by: Credentials,
    unlisted: boolean | undefined,
    { address, beforeCreating }: AgainAsked = {},
  ): Promise<Next> {
    const match = await this.options.tables.known(id);
    authorizedSeat(match, by);
    const before = match.nextMatchID;
    // The next table may be gone: everybody left it.
    const existing = before === null ? undefined : await this.options.storage.match(before);
    if (existing) return withHost(existing.match, by);
    const seats = seatsAgain(match);
    await beforeCreating?.(seats.flatMap(({ bot }) => bot ?? []));
    const host = match.host.seat === null ? null : match.seats[match.host.seat]!.credentials;
    const isNextUnlisted = unlisted ?? match.unlisted;
    const made = await this.create({
      game: match.game,
      numPlayers: seats.length,
      setupData: match.setupData,
      unlisted: isNextUnlisted,
      bots: new Map(seats.flatMap(({ bot }, seat) => (bot === null ? [] : [[seat, bot]]))),
      options: match.options,
      address,
      host,
    });
    let nextMatchID: string | null = null;
    try {
      // Two simultaneous requests create two tables; the first to be stored counts.
      ({ nextMatchID } = await this.options.tables.change(id, (now) =>
        now.nextMatchID === before ? { nextMatchID: made.id, isNextUnlisted } : {},
      ));
    } finally {
      if (nextMatchID !== made.id) {
        await this.options.tables.remove(made.id);
        this.counted.running--;
      }
    }
    if (nextMatchID === made.id && host === null) return made;
    return withHost(await this.options.tables.known(nextMatchID!), by);
  }
}

/** A match, and for its host the proof of it. */
const withHost = ({ id, host }: Match, { credentials }: Credentials): Next =>
  credentials && areCredentials(credentials, host.credentials) ? { id, hostCredentials: credentials } : { id };
