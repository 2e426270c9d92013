/**
 * What the lobby, sockets and bots can do with matches. Each request is carried out completely or refused; its result is stored
 * first and then announced through `events`.
 */
import type { EventEmitter } from 'node:events';
import type { Pause } from '../../src/kit/clock.ts';
import type { TableOptions } from '../../src/kit/wire.ts';
import { areCredentials, hashOf, keyedHash, newCredentials, newMatchID } from './credentials.ts';
import { networkOf } from '../addresses.ts';
import type { Engine, Engines } from './engine.ts';
import {
  type Credentials,
  authorizedSeat,
  free,
  handOver,
  join,
  leave,
  seatOf,
  seatsAgain,
  seen,
  takeBack,
  update,
} from './seating.ts';
export type { Credentials } from './seating.ts';
import { Chat } from './chat.ts';
import { type Clocks, NO_PAUSES } from './downtimes.ts';
import { type EndAsked, Endings } from './endings.ts';
import { isTimeUp, newClock } from './match-clock.ts';
import { type SettingsAsked, changedSettings } from './settings.ts';
import { type UndoAsked, Undoing } from './undoing.ts';
import { type Match, isPerson, vacantSeat } from '../match.ts';
import { Refusal } from '../refusal.ts';
import { type MatchEvents, type MoveAsked, type Table, TableStore, stale } from './table-store.ts';
import { isBeingAsked } from './undo-request.ts';
import type { Maker, Storage, Visits } from '../storage/storage.ts';

export interface Limits {
  /** The maximum number of running matches. */
  readonly matches: number;
  /** Chat messages stored per match. */
  readonly chatKept: number;
}

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

export interface MatchesOptions {
  readonly storage: Storage;
  readonly engines: Engines;
  readonly limits: Limits;
  /** Whether a person is connected to a seat. */
  readonly isHere: (match: string, seat: number) => boolean;
  /** The matches with somebody connected to a seat; none if left out. */
  readonly attended?: () => readonly string[];
  /** When no clock runs; by default they always do. */
  readonly clocks?: Clocks;
  /** Whether bots play here; by default they do. */
  readonly hasBots?: boolean;
  /** When the person of an account is away; by default nobody is. */
  readonly awayOf?: (account: string) => Promise<readonly Pause[]>;
  readonly now?: () => number;
  /** Called with errors after something was stored; it stays stored. */
  readonly onError?: (error: unknown) => void;
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
/** Unvisited tables looked at together. */
const UNVISITED_AT_ONCE = 20;

export class Matches {
  readonly events: EventEmitter<MatchEvents>;
  private readonly storage: Storage;
  private readonly tables: TableStore;
  private readonly chat: Chat;
  private readonly undoing: Undoing;
  private readonly endings: Endings;
  private readonly clocks: Clocks;
  private readonly awayOf: (account: string) => Promise<readonly Pause[]>;
  private readonly limits: Limits;
  private readonly isHere: MatchesOptions['isHere'];
  private readonly attended: () => readonly string[];
  private readonly now: () => number;
  private secret: Promise<string> | undefined;
  /** The running matches at the last count, and how many this process has created since. */
  private counted = { running: 0, at: -Infinity };
  readonly engines: Engines;

  constructor({
    storage,
    engines,
    limits,
    isHere,
    attended = () => [],
    clocks = NO_PAUSES,
    hasBots = true,
    awayOf = () => Promise.resolve([]),
    now = Date.now,
    onError = () => undefined,
  }: MatchesOptions) {
    this.engines = engines;
    this.storage = storage;
    this.tables = new TableStore({ storage, engines, clocks, now, onError });
    this.chat = new Chat({ storage, tables: this.tables, now, kept: limits.chatKept });
    this.undoing = new Undoing({ tables: this.tables, chat: this.chat, now });
    this.endings = new Endings({ tables: this.tables, clocks, now, hasBots, note: this.chat.noteSeat });
    this.clocks = clocks;
    this.awayOf = awayOf;
    this.events = this.tables.events;
    this.limits = limits;
    this.isHere = isHere;
    this.attended = attended;
    this.now = now;
  }

  private get pauses(): readonly Pause[] {
    return this.clocks.pauses();
  }

  /** A match and its state; undefined if there is none. */
  table(id: string): Promise<Table | undefined> {
    return this.tables.table(id);
  }

  /** A match. Throws a Refusal if there is none. */
  known(id: string): Promise<Match> {
    return this.tables.known(id);
  }

  /** The engine of a match's game. Throws a Refusal for a game that this server does not have. */
  engineOf(game: string): Engine {
    return this.tables.engineOf(game);
  }

  /** Creates a table; returns its ID and the credentials that make a player its host. */
  async create(asked: NewMatch): Promise<{ id: string; hostCredentials: string }> {
    const engine = this.engineOf(asked.game);
    await this.count();
    const setupData = engine.completed(asked.setupData);
    const state = engine.firstState(asked.numPlayers, setupData);
    const now = this.now();
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
    if (!(await this.tables.create(match, state, await this.maker(asked.address)))) {
      throw new Refusal(
        'too-many-waiting',
        `From this address, at most ${String(MOST_UNSTARTED)} tables may wait to begin. Begin at one of them, or try again tomorrow.`,
      );
    }
    this.counted.running++;
    // Only now: who may not create a table must not push another out.
    if (this.counted.running > this.limits.matches && (await this.removeUnvisited(ANY_VISIT, 1, id)) === 0) {
      await this.tables.remove(id);
      this.counted.running--;
      throw new Refusal('too-many-matches', 'This server is full. Try again later.');
    }
    return { id, hostCredentials };
  }

  /** Who makes tables from an address; undefined without one. */
  async maker(address: string | undefined): Promise<Maker | undefined> {
    if (address === undefined) return undefined;
    this.secret ??= this.storage.secret();
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
    const now = this.now();
    await this.storage.visited(this.attended(), now);
    return this.removeUnvisited({
      empty: now - STAY.empty,
      vacant: now - STAY.vacant,
      seated: now - STAY.seated,
    });
  }

  /**
   * Removes tables that have not begun, are not visited now, and were last visited before a time; the longest unvisited first, at
   * most so many. Returns how many.
   */
  private async removeUnvisited(before: Visits, most = Infinity, except?: string): Promise<number> {
    const attended = new Set(this.attended());
    const passed = new Set(except === undefined ? [] : [except]);
    for (let removed = 0; ;) {
      const found = await this.storage.unvisited(before, UNVISITED_AT_ONCE + passed.size);
      const next = found.filter((id) => !passed.has(id));
      if (next.length === 0) return removed;
      for (const id of next) {
        if (!attended.has(id) && (await this.tables.removeUnvisited(id, before))) {
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
    const age = this.now() - at;
    if (age >= COUNT_MS || (running >= this.limits.matches && age >= FULL_MS)) {
      // Set before awaiting, so that concurrent requests do not count too.
      this.counted = { running, at: this.now() };
      this.counted.running = (await this.storage.count()).running;
    }
  }

  /**
   * Seats a person; returns the seat and the credentials, which are never sent again. Omit `address` if it does not distinguish
   * people.
   */
  async join(
    id: string,
    playerID: string | undefined,
    person: {
      name: string;
      data?: unknown;
      address?: string | undefined;
      account?: string | undefined;
      hostCredentials?: string | undefined;
    },
  ): Promise<{ playerID: string; playerCredentials: string }> {
    const playerCredentials = newCredentials();
    const { address, ...rest } = person;
    const away = rest.account === undefined ? [] : await this.awayOf(rest.account);
    const newcomer = {
      ...rest,
      ...(away.length > 0 ? { away } : {}),
      credentials: hashOf(playerCredentials),
      ...(address === undefined ? {} : { from: hashOf(`${id} ${address}`) }),
    };
    let taken = 0;
    await this.tables.change(id, (match) => {
      const { seat, changes } = join(match, playerID, newcomer);
      taken = seat;
      return changes;
    });
    return { playerID: String(taken), playerCredentials };
  }

  /** Gives up a seat. A running match without any people is removed, as in boardgame.io's lobby. */
  async leave(id: string, by: Credentials): Promise<void> {
    const match = await this.tables.change(id, (match) => leave(match, authorized(match, by)));
    this.tables.announce('left', match);
    if (!isLeft(match)) {
      await this.endings.afterwards(match);
      return;
    }
    // Somebody may have joined meanwhile: then it stays.
    await this.tables.remove(id, isLeft);
    if (!(await this.storage.match(id))) this.tables.announce('removed', id);
  }

  /** Frees the seat of a person: the host, if they have not made a move; everybody, once their time is up. */
  async free(id: string, by: Credentials, playerID: string): Promise<void> {
    const match = await this.tables.change(id, (match) => {
      const seat = seatOf(match, playerID);
      return free(match, authorized(match, by), seat, isTimeUp(match, seat, this.now(), this.pauses));
    });
    this.tables.announce('left', match);
    await this.endings.afterwards(match);
  }

  /** Notes whether a table has channels of its own, where each turn is told. */
  async tell(id: string, told: boolean): Promise<void> {
    await this.tables.change(id, ({ options }) => ({ options: { ...options, told } }));
  }

  /** Gives the seats of an account in a match to another account, or with null takes its name from them: the game is over. */
  async reassign(id: string, from: string, into: string | null): Promise<void> {
    await this.tables.change(id, (match) => ({
      seats: match.seats.map((seat, i) => {
        if (seat.account !== from) return seat;
        return into === null
          ? { ...seat, name: `Player ${String(i + 1)}`, account: undefined }
          : { ...seat, account: into };
      }),
    }));
  }

  /** Brings a match up to date with when a person is away: their clock in days stands meanwhile. */
  async noteAway(id: string, account: string): Promise<void> {
    const away = await this.awayOf(account);
    await this.tables.change(id, (match) => ({
      seats: match.seats.map((seat) => (seat.account === account ? { ...seat, away } : seat)),
    }));
  }

  /** Changes a person's name or stored data. */
  async update(id: string, by: Credentials, changes: { name?: string; data?: unknown }): Promise<void> {
    await this.tables.change(id, (match) => update(match, authorized(match, by), changes));
  }

  /** Hands a seat over to a bot, as far as the others agree; returns whether it happened. */
  async handOver(id: string, by: Credentials, playerID: string, bot: string): Promise<boolean> {
    const outcome = { isDone: false };
    const match = await this.tables.change(id, (match) => {
      const seat = seatOf(match, playerID);
      const asking = authorized(match, by);
      const now = this.now();
      const up = isTimeUp(match, seat, now, this.pauses);
      const { done, changes } = handOver(match, asking, seat, {
        bot,
        isHere: this.isHere(id, seat),
        isTimeUp: up,
        now,
      });
      outcome.isDone = done;
      return changes;
    });
    if (outcome.isDone) await this.endings.afterwards(match);
    return outcome.isDone;
  }

  /** Returns a seat from a bot to its person. */
  async takeBack(id: string, by: Credentials): Promise<void> {
    await this.tables.change(id, (match) => takeBack(match, authorized(match, by)));
  }

  /**
   * The next table after a match, created if there is none: the same game, seats, bots and options. Its host is the host of this
   * table, by the credentials of their seat here, whoever asks first; where this table has none, whoever asks first.
   * `beforeCreating` may refuse.
   */
  async playAgain(
    id: string,
    by: Credentials,
    unlisted: boolean | undefined,
    { address, beforeCreating }: AgainAsked = {},
  ): Promise<{ id: string; hostCredentials?: string }> {
    const match = await this.known(id);
    authorized(match, by);
    const before = match.nextMatchID;
    // The next table may be gone: everybody left it.
    const existing = before === null ? undefined : await this.storage.match(before);
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
      ({ nextMatchID } = await this.tables.change(id, (now) =>
        now.nextMatchID === before ? { nextMatchID: made.id, isNextUnlisted } : {},
      ));
    } finally {
      if (nextMatchID !== made.id) {
        await this.tables.remove(made.id);
        this.counted.running--;
      }
    }
    if (nextMatchID === made.id && host === null) return made;
    return withHost(await this.known(nextMatchID!), by);
  }

  /** The seat that credentials belong to. */
  async seatOf(id: string, by: Credentials): Promise<number> {
    return authorized(await this.known(id), by);
  }

  /** That seat, and the hash by which this sitting is known, whoever asks with whatever proof. */
  async placeOf(id: string, by: Credentials): Promise<{ seat: number; credentials: string }> {
    const match = await this.known(id);
    const seat = authorized(match, by);
    return { seat, credentials: match.seats[seat]!.credentials! };
  }

  /** Notes whose account a seat is. False, and nothing changes, if it is another's already. */
  async claim(id: string, by: Credentials, account: string): Promise<boolean> {
    const match = await this.tables.change(id, (match) => {
      const seat = authorized(match, by);
      if (match.seats[seat]!.account !== undefined) return {};
      return { seats: match.seats.map((each, i) => (i === seat ? { ...each, account } : each)) };
    });
    return match.seats[seatOf(match, by.playerID)]!.account === account;
  }

  /** Records that a person arrived at their seat or left it. Ignored if the match is gone. */
  async seen(id: string, seat: number, how: 'here' | 'gone'): Promise<void> {
    if (how === 'here') {
      await this.storage.visited([id], this.now());
      if ((await this.known(id)).seats[seat]!.agreed.length === 0) return;
    }
    await this.tables
      .change(id, (match) => seen(match, seat, how === 'here' ? 'here' : this.now()))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
  }

  /** Makes a person's move; returns the number of the resulting state. */
  async move(id: string, by: Credentials, asked: MoveAsked): Promise<number> {
    return this.tables.move(id, (match) => {
      const seat = authorized(match, by);
      // Their time was up just before: the page is brought up to date, and says so.
      if (match.seats[seat]!.bot !== null && match.clock?.outAt === asked.stateID) throw stale();
      if (match.seats[seat]!.bot !== null)
        throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
      return { ...asked, seat };
    });
  }

  /** Makes a move for a bot's seat. */
  async moveOfBot(id: string, seat: number, asked: MoveAsked): Promise<number> {
    if (await this.endings.endIfDecided(await this.known(id))) throw stale();
    return this.tables.move(id, (match) => {
      if (!match.seats[seat]?.bot) throw new Refusal('not-yours', 'No bot plays here.');
      if (isBeingAsked(match, this.now())) throw stale();
      return { ...asked, seat };
    });
  }

  /** Sends a message to a match's chat. */
  async say(id: string, by: Credentials, message: { id: string; payload: string }): Promise<void> {
    const match = await this.known(id);
    const { account } = match.seats[authorized(match, by)]!;
    const said = { id: message.id, sender: by.playerID, payload: message.payload, at: this.now() };
    await this.chat.say(id, said, account);
  }

  /** Undoes moves of others too, if they agree. */
  async undo(id: string, by: Credentials, asked: UndoAsked): Promise<void> {
    await this.undoing.undo(id, (match) => authorized(match, by), asked);
  }

  /** Resigns for good. */
  async resign(id: string, by: Credentials): Promise<void> {
    await this.endings.resign(id, (match) => authorized(match, by));
  }

  /** Asks the others to end the game, or answers them; returns whether it has ended. */
  async end(id: string, by: Credentials, asked: EndAsked): Promise<boolean> {
    return this.endings.ask(id, (match) => authorized(match, by), asked);
  }

  /** Changes a table's settings. Only the host may, and some only before the first move. */
  async settings(id: string, by: Credentials, asked: SettingsAsked): Promise<void> {
    await this.tables.change(id, (match) => changedSettings(match, authorized(match, by), asked));
  }

  /** Sees to the matches in which somebody's time may be up. */
  async timeOuts(limit: number): Promise<void> {
    await this.clocks.fresh();
    for (const id of await this.storage.due(this.now(), limit)) {
      await this.asAway(id);
      await this.endings.timeOut(id).catch((error: unknown) => {
        // Somebody moved, another process was faster, or the match is gone.
        if (!(error instanceof Refusal)) throw error;
      });
    }
  }

  /** Before somebody's time is up: they may be away since a moment ago, and the process that noted it have ended. */
  private async asAway(id: string): Promise<void> {
    const match = (await this.storage.match(id))?.match;
    const running = match?.clock?.running;
    const seat = running && match.seats[running.seat];
    if (seat?.account === undefined) return;
    const away = await this.awayOf(seat.account);
    if (JSON.stringify(away) !== JSON.stringify(seat.away ?? [])) await this.noteAway(id, seat.account);
  }
}

/** A match, and for its host the proof of it. */
const withHost = ({ id, host }: Match, { credentials }: Credentials): { id: string; hostCredentials?: string } =>
  credentials && areCredentials(credentials, host.credentials) ? { id, hostCredentials: credentials } : { id };
/** The seat that credentials belong to. Throws a Refusal if they are wrong. */
const authorized = (match: Match, by: Credentials): number => authorizedSeat(match, by);
/** Whether a match is to be removed because nobody sits at it. */
const isLeft = (match: Match): boolean => match.standing.gameover === null && !match.seats.some(isPerson);
