/**
 * What the lobby, sockets and bots can do with matches. Each request is carried out completely or refused; its result is stored
 * first and then announced through `events`.
 */
import type { EventEmitter } from 'node:events';
import type { Pause } from '../../src/kit/online/clock.ts';
import type { PlannedAnswer } from '../../src/kit/online/plan.ts';
import { hashOf, newCredentials } from './credentials.ts';
import type { Engine, Engines } from './engine.ts';
import {
  type Credentials,
  authorizedSeat,
  free,
  handOver,
  join,
  leave,
  seatOf,
  seen,
  takeBack,
  update,
} from './seating.ts';
export type { Credentials } from './seating.ts';
import { type AgainAsked, type Created, type NewMatch, type Next, Opening } from './opening.ts';
export type { NewMatch } from './opening.ts';
import { Chat } from './chat.ts';
import { type Clocks, NO_PAUSES } from './downtimes.ts';
import { type EndAsked, Endings } from './endings.ts';
import { isTimeUp } from './match-clock.ts';
import { type SettingsAsked, changedSettings } from './settings.ts';
import { type PlanAsked, Plans } from './plans.ts';
import { type UndoAsked, Undoing } from './undoing.ts';
import { type Changes, type Match, isPerson } from '../match.ts';
import { Refusal } from '../refusal.ts';
import { type MatchEvents, type MoveAsked, type Table, TableStore, stale } from './table-store.ts';
import { isBeingAsked } from './undo-request.ts';
import type { Maker, Storage } from '../storage/storage.ts';

export interface Limits {
  /** The maximum number of running matches. */
  readonly matches: number;
  /** Chat messages stored per match. */
  readonly chatKept: number;
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

export class Matches {
  readonly events: EventEmitter<MatchEvents>;
  private readonly storage: Storage;
  private readonly tables: TableStore;
  private readonly chat: Chat;
  private readonly undoing: Undoing;
  private readonly endings: Endings;
  private readonly plans: Plans;
  private readonly clocks: Clocks;
  private readonly awayOf: (account: string) => Promise<readonly Pause[]>;
  private readonly isHere: MatchesOptions['isHere'];
  private readonly opening: Opening;
  private readonly now: () => number;
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
    this.opening = new Opening({ storage, tables: this.tables, most: limits.matches, attended, now });
    this.plans = new Plans({ storage, tables: this.tables, now, onError });
    this.clocks = clocks;
    this.awayOf = awayOf;
    this.events = this.tables.events;
    this.isHere = isHere;
    this.now = now;
  }

  private get pauses(): readonly Pause[] {
    return this.clocks.pauses();
  }

  /** A match and its state; undefined if there is none. */
  table(id: string): Promise<Table | undefined> {
    return this.tables.table(id);
  }

  /** The same, with the moves made on a state with this number or later ones. */
  since(id: string, stateID: number): ReturnType<TableStore['since']> {
    return this.tables.since(id, stateID);
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
  create(asked: NewMatch): Promise<Created> {
    return this.opening.create(asked);
  }

  /** The next table after a match, for a player there; its host is the host of this table. */
  playAgain(id: string, by: Credentials, unlisted: boolean | undefined, asked?: AgainAsked): Promise<Next> {
    return this.opening.again(id, by, unlisted, asked);
  }

  /** Who makes tables from an address; undefined without one. */
  maker(address: string | undefined): Promise<Maker | undefined> {
    return this.opening.maker(address);
  }

  /** Removes tables that have not begun and that nobody has visited for long; returns how many. */
  removeAbandoned(): Promise<number> {
    return this.opening.removeAbandoned();
  }

  /** Puts tables in play to sleep that nobody has visited for so many days; returns how many. */
  sleep(days: number): Promise<number> {
    return this.opening.sleep(days);
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
    const seats = (match: Match) =>
      match.seats.map((seat, i) => {
        if (seat.account !== from) return seat;
        return into === null
          ? { ...seat, name: `Player ${String(i + 1)}`, account: undefined }
          : { ...seat, account: into };
      });
    await this.tables.change(id, (match) => ({ seats: seats(match) }), ASLEEP);
  }

  /** Brings a match up to date with when a person is away: their clock in days stands meanwhile. */
  async noteAway(id: string, account: string): Promise<void> {
    const away = await this.awayOf(account);
    const seats = (match: Match) => match.seats.map((seat) => (seat.account === account ? { ...seat, away } : seat));
    await this.tables.change(id, (match) => ({ seats: seats(match) }), ASLEEP);
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
    // What was planned before the bot took over holds no more.
    await this.plans.drop({ id, seat: await this.seatOf(id, by) });
    await this.tables.change(id, (match) => takeBack(match, authorized(match, by)));
  }

  /** The seat that credentials belong to. */
  async seatOf(id: string, by: Credentials): Promise<number> {
    return authorized(await this.known(id), by);
  }

  /** That seat, the hash by which this sitting is known, whoever asks with whatever proof, and at which seating. */
  async placeOf(id: string, by: Credentials): Promise<{ seat: number; credentials: string; seating: number }> {
    const match = await this.known(id);
    const seat = authorized(match, by);
    return { seat, credentials: match.seats[seat]!.credentials!, seating: match.seating };
  }

  /** Notes whose account a seat is. False, and nothing changes, if it is another's already. */
  async claim(id: string, by: Credentials, account: string): Promise<boolean> {
    const changes = (match: Match): Changes => {
      const seat = authorized(match, by);
      if (match.seats[seat]!.account !== undefined) return {};
      return { seats: match.seats.map((each, i) => (i === seat ? { ...each, account } : each)) };
    };
    const match = await this.tables.change(id, changes, ASLEEP);
    return match.seats[seatOf(match, by.playerID)]!.account === account;
  }

  /** Records that a person arrived at their seat, which wakes a table, or left it. Ignored if the match is gone. */
  async seen(id: string, seat: number, how: 'here' | 'gone'): Promise<void> {
    if (how === 'here') {
      await this.storage.visited([id], this.now());
      const match = await this.known(id);
      if (match.asleepAt === undefined && match.seats[seat]!.agreed.length === 0) return;
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

  /** Plans a player's answers to their own next questions, which nobody else sees. */
  async plan(id: string, by: Credentials, asked: PlanAsked): Promise<void> {
    await this.plans.set(id, (match) => authorized(match, by), asked);
  }

  /** What a player has planned and that still holds. */
  planned(id: string, by: Credentials): Promise<readonly PlannedAnswer[]> {
    return this.plans.of(id, (match) => authorized(match, by));
  }

  /** Plays what was planned, where it is asked now; returns how many moves that were. */
  playPlans(limit: number): Promise<number> {
    return this.plans.play(limit);
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

/** What is noted about a person is no visit: a table that is asleep stays so. */
const ASLEEP = { wakes: false } as const;

/** The seat that credentials belong to. Throws a Refusal if they are wrong. */
const authorized = (match: Match, by: Credentials): number => authorizedSeat(match, by);
/** Whether a match is to be removed because nobody sits at it. */
const isLeft = (match: Match): boolean => match.standing.gameover === null && !match.seats.some(isPerson);
