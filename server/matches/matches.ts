/**
 * What can be done with matches, whoever asks: the lobby, a socket, a bot. Each thing is done wholly or refused, is kept before it
 * is told, and is told through `events`.
 */
import { EventEmitter } from 'node:events';
import type { LogEntry } from 'boardgame.io';
import type { ChatMessage, UndoAnswer } from '../../src/kit/wire.ts';
import { hashOf, newCredentials, newMatchID } from './credentials.ts';
import type { Engine, Engines } from './engine.ts';
import {
  type Changes,
  type Match,
  type TableOptions,
  authorizedSeat,
  free,
  handOver,
  isPerson,
  join,
  leave,
  seatOf,
  seatsAgain,
  seen,
  takeBack,
  update,
  vacantSeat,
} from './match.ts';
import { Refusal } from '../refusal.ts';
import { LruCache } from './lru-cache.ts';
import { answerUndoRequest, askForUndo, grantedRequest, isBeingAsked } from './undo-request.ts';
import type { Storage, TableState } from '../storage/storage.ts';

/** What happened, when it is kept. */
export interface MatchEvents {
  /** A move was made. */
  moved: [match: Match, state: TableState, entries: readonly LogEntry[]];
  /** Something else about a match changed. */
  changed: [id: string, match: Match];
  /** A match is no more. */
  removed: [id: string];
  /** A person gave a seat up: whoever was connected there sits there no more. */
  left: [match: Match];
  said: [match: string, message: ChatMessage];
}

export interface Limits {
  /** Running matches, of all. */
  readonly matches: number;
  /** Messages kept of a match's chat. */
  readonly chatKept: number;
}

/** What is asked for of a new table. */
export interface NewMatch {
  /** The game's name. */
  readonly game: string;
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly bots: ReadonlyMap<number, string>;
  readonly options: TableOptions;
}

/** Whose request it is: a seat, and what shows that it is theirs. */
export interface Credentials {
  readonly playerID: string;
  readonly credentials: string;
}

/** What a player says about taking moves back, and at which state. */
export interface UndoAsked {
  readonly stateID: number;
  readonly what: UndoAnswer;
}

/** A move to be made: `count` of them taken back, where it is left to the table. */
type ToMake = MoveAsked & { readonly seat: number; readonly count?: number };

/** A move as a client sends it. */
export interface MoveAsked {
  readonly type: string;
  readonly args: readonly unknown[];
  /** The number of the state it was made on. */
  readonly stateID: number;
}

export interface MatchesOptions {
  readonly storage: Storage;
  readonly engines: Engines;
  readonly limits: Limits;
  /** Whether a person is connected to a seat. */
  readonly isHere: (match: string, seat: number) => boolean;
  readonly now?: () => number;
  /** Told of what went wrong after something was kept: it is kept nevertheless. */
  readonly onError?: (error: unknown) => void;
}

/** How many tables are held in memory, so that a move need not read what the last one wrote. */
const CACHED = 2000;
/** How long a count of the running matches is good for, in ms; and how long when it says that there are too many. */
const COUNT_MS = 60_000;
const FULL_MS = 1000;

export class Matches {
  readonly events = new EventEmitter<MatchEvents>();
  private readonly storage: Storage;
  private readonly limits: Limits;
  private readonly isHere: MatchesOptions['isHere'];
  private readonly now: () => number;
  /** What this process knows to be in the storage; empty where others write to it too. */
  private readonly cache = new LruCache<string, { match: Match; state: TableState }>(CACHED);
  /** The last move asked for at each table that has one under way. */
  private readonly queues = new Map<string, Promise<unknown>>();
  /** How many matches were running at a time, and how many this process has made since. */
  private counted = { running: 0, at: -Infinity };
  readonly engines: Engines;
  private readonly onError: (error: unknown) => void;

  constructor({ storage, engines, limits, isHere, now = Date.now, onError = () => undefined }: MatchesOptions) {
    this.engines = engines;
    this.onError = onError;
    this.storage = storage;
    this.limits = limits;
    this.isHere = isHere;
    this.now = now;
  }

  /** The engine of a match's game. Throws a Refusal for a game that this server does not have, or has no more. */
  engineOf(game: string): Engine {
    const engine = this.engines.get(game);
    if (!engine) throw new Refusal('no-game', 'This server does not have this game.');
    return engine;
  }

  /** Sets a table up; returns its ID, and what shows whoever sits down with it to be the host. */
  async create(asked: NewMatch): Promise<{ id: string; hostCredentials: string }> {
    const engine = this.engineOf(asked.game);
    await this.refuseTooMany();
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
      host: { credentials: hashOf(hostCredentials), seat: null },
      nextMatchID: null,
      isNextUnlisted: true,
      standing: engine.standingOf(state, now),
    };
    await this.storage.create(match, state);
    this.counted.running++;
    this.tell('changed', id, match);
    return { id, hostCredentials };
  }

  /** Counting reads every match, so it is done seldom. What was made since is added; what ended since is not taken away before the next count. */
  private async refuseTooMany(): Promise<void> {
    const { running, at } = this.counted;
    const age = this.now() - at;
    if (age >= COUNT_MS || (running >= this.limits.matches && age >= FULL_MS)) {
      // Set before it is waited for: those who ask meanwhile need not count too.
      this.counted = { running, at: this.now() };
      this.counted.running = (await this.storage.count()).running;
    }
    if (this.counted.running >= this.limits.matches) {
      throw new Refusal('too-many-matches', 'This server is full. Try again later.');
    }
  }

  /** Seats a person; returns the seat and the credentials, which are never told again. `address` is left out where it tells nobody apart. */
  async join(
    id: string,
    playerID: string | undefined,
    person: { name: string; data?: unknown; address?: string | undefined; hostCredentials?: string | undefined },
  ): Promise<{ playerID: string; playerCredentials: string }> {
    const playerCredentials = newCredentials();
    const { address, ...rest } = person;
    const newcomer = {
      ...rest,
      credentials: hashOf(playerCredentials),
      ...(address === undefined ? {} : { from: hashOf(`${id} ${address}`) }),
    };
    let taken = 0;
    await this.change(id, (match) => {
      const { seat, changes } = join(match, playerID, newcomer);
      taken = seat;
      return changes;
    });
    return { playerID: String(taken), playerCredentials };
  }

  /** Gives a seat up. A running match that no person sits at any more is removed, as boardgame.io's lobby does. */
  async leave(id: string, by: Credentials): Promise<void> {
    const match = await this.change(id, (match) => leave(match, authorized(match, by)));
    this.tell('left', match);
    if (!isLeft(match)) return;
    // Meanwhile another may have joined: then it stays.
    await this.storage.remove(id, isLeft);
    this.cache.delete(id);
    if (!(await this.storage.match(id))) this.tell('removed', id);
  }

  /** Frees the seat of a person who has not made a move: the host's right. */
  async free(id: string, by: Credentials, playerID: string): Promise<void> {
    const match = await this.change(id, (match) => free(match, authorized(match, by), seatOf(match, playerID)));
    this.tell('left', match);
  }

  /** Changes a person's name or what is kept with it. */
  async update(id: string, by: Credentials, changes: { name?: string; data?: unknown }): Promise<void> {
    await this.change(id, (match) => update(match, authorized(match, by), changes));
  }

  /** Hands a seat to a bot, as far as the others agree; returns whether it is done. */
  async handOver(id: string, by: Credentials, playerID: string, bot: string): Promise<boolean> {
    let isDone = false;
    await this.change(id, (match) => {
      const seat = seatOf(match, playerID);
      const asking = authorized(match, by);
      const { done, changes } = handOver(match, asking, seat, { bot, isHere: this.isHere(id, seat), now: this.now() });
      isDone = done;
      return changes;
    });
    return isDone;
  }

  /** Gives a person the seat back that a bot plays. */
  async takeBack(id: string, by: Credentials): Promise<void> {
    await this.change(id, (match) => takeBack(match, authorized(match, by)));
  }

  /** The table that follows a match, which is made if there is none: the same game, seats, bots and options. */
  async playAgain(
    id: string,
    by: Credentials,
    unlisted: boolean | undefined,
  ): Promise<{ id: string; hostCredentials?: string }> {
    const match = await this.known(id);
    authorized(match, by);
    const before = match.nextMatchID;
    // The next table may be no more: everybody left it.
    if (before !== null && (await this.storage.match(before))) return { id: before };
    const seats = seatsAgain(match);
    const isNextUnlisted = unlisted ?? match.unlisted;
    const made = await this.create({
      game: match.game,
      numPlayers: seats.length,
      setupData: match.setupData,
      unlisted: isNextUnlisted,
      bots: new Map(seats.flatMap(({ bot }, seat) => (bot === null ? [] : [[seat, bot]]))),
      options: match.options,
    });
    let nextMatchID: string | null = null;
    try {
      // Two who ask at once make two tables; the first to be kept is everybody's.
      ({ nextMatchID } = await this.change(id, (now) =>
        now.nextMatchID === before ? { nextMatchID: made.id, isNextUnlisted } : {},
      ));
    } finally {
      if (nextMatchID !== made.id) {
        await this.storage.remove(made.id);
        this.cache.delete(made.id);
        this.counted.running--;
      }
    }
    return nextMatchID === made.id ? made : { id: nextMatchID! };
  }

  /** A match. Throws a Refusal if there is none. */
  async known(id: string): Promise<Match> {
    const known = this.cache.get(id)?.match ?? (await this.storage.match(id))?.match;
    if (!known) throw noMatch();
    return known;
  }

  /** The seat that credentials show to be somebody's. */
  async seatOf(id: string, by: Credentials): Promise<number> {
    return authorized(await this.known(id), by);
  }

  /** Notes that a person came to their seat or left it. A match that is gone meanwhile is no matter. */
  async seen(id: string, seat: number, how: 'here' | 'gone'): Promise<void> {
    if (how === 'here' && (await this.known(id)).seats[seat]!.agreed.length === 0) return;
    await this.change(id, (match) => seen(match, seat, how === 'here' ? 'here' : this.now())).catch(
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      },
    );
  }

  /** Makes a person's move; returns the number of the state it led to. */
  async move(id: string, by: Credentials, asked: MoveAsked): Promise<number> {
    return this.inTurn(id, (match) => {
      const seat = authorized(match, by);
      if (match.seats[seat]!.bot !== null)
        throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
      return { ...asked, seat };
    });
  }

  /** Makes the move of a bot's seat. */
  async moveOfBot(id: string, seat: number, asked: MoveAsked): Promise<number> {
    return this.inTurn(id, (match) => {
      if (!match.seats[seat]?.bot) throw new Refusal('not-yours', 'No bot plays here.');
      if (isBeingAsked(match, this.now())) throw stale();
      return { ...asked, seat };
    });
  }

  /** Asks the others to take moves back, or answers who asked; what everybody granted is taken back. Each is told in the chat. */
  async undo(id: string, by: Credentials, { stateID, what }: UndoAsked): Promise<void> {
    const { match, state } = await this.tableAt(id, stateID);
    const seat = authorized(match, by);
    if (match.seats[seat]!.bot !== null) throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
    const moves = what === 'ask' ? this.engineOf(match.game).requestable(state, seat) : 0;
    const told: NonNullable<ChatMessage['undo']>[] = [];
    const answered = await this.change(id, (current) => {
      if (current.standing.stateID !== stateID) throw stale();
      const answer =
        what === 'ask' ? askForUndo(current, seat, moves, this.now()) : answerUndoRequest(current, seat, what);
      told.splice(0, 1, ...(answer.told ? [answer.told] : []));
      return answer.changes;
    });
    const granted = grantedRequest(answered);
    if (!granted) {
      for (const each of told) await this.tellUndo(id, seat, each);
      return;
    }
    await this.inTurn(id, (current) => {
      if (grantedRequest(current)?.seat !== granted.seat) throw stale();
      return { seat: granted.seat, type: 'undo', args: [], stateID, count: granted.moves };
    });
    await this.tellUndo(id, granted.seat, { what: 'granted', moves: granted.moves });
  }

  private async tellUndo(id: string, seat: number, undo: NonNullable<ChatMessage['undo']>): Promise<void> {
    const { what, moves } = undo;
    const payload = `(${UNDO_TOLD[what]}: ${String(moves)} ${moves === 1 ? 'move' : 'moves'})`;
    await this.keepMessage(id, { id: newMatchID(), sender: String(seat), payload, at: this.now(), undo });
  }

  /** Says something in a match's chat. */
  async say(id: string, by: Credentials, message: { id: string; payload: string }): Promise<void> {
    await this.seatOf(id, by);
    await this.keepMessage(id, { id: message.id, sender: by.playerID, payload: message.payload, at: this.now() });
  }

  private async keepMessage(id: string, said: ChatMessage): Promise<void> {
    if (!(await this.storage.say(id, said, this.limits.chatKept))) throw noMatch();
    this.tell('said', id, said);
  }

  /** Where a match stands; undefined if there is none. */
  async table(id: string): Promise<{ match: Match; state: TableState } | undefined> {
    const known = this.cache.get(id);
    if (known) return known;
    const stored = await this.storage.table(id);
    const table = stored && { ...stored, state: this.upToDate(stored) };
    if (table && !this.storage.isShared) this.cache.set(id, table);
    return table;
  }

  /** A table that stands at a state. Throws a Refusal if it does not. */
  private async tableAt(id: string, stateID: number): Promise<{ match: Match; state: TableState }> {
    const known = await this.table(id);
    if (known?.state._stateID === stateID) return known;
    // What is held in memory may be what is wrong: the storage decides.
    this.cache.delete(id);
    const stored = await this.table(id);
    if (!stored) throw noMatch();
    if (stored.state._stateID !== stateID) throw stale();
    return stored;
  }

  private upToDate({ match, state }: { match: Match; state: TableState }): TableState {
    return this.engines.get(match.game)?.upToDate(state) ?? state;
  }

  /** Moves at one table are made one after the other. */
  private async inTurn(id: string, check: (match: Match) => ToMake): Promise<number> {
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
      table = await this.tableAt(id, asked.stateID);
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
    // Where several processes serve a match, another may have been faster: then nothing is kept.
    if (!(await this.storage.commit({ match: id, madeOn: stateID, state, entries, standing }))) {
      this.cache.delete(id);
      throw stale();
    }
    // Seats may have changed while the move was written.
    const match = { ...(this.cache.get(id) ?? table).match, standing };
    if (!this.storage.isShared) this.cache.set(id, { match, state });
    this.tell('moved', match, state, entries);
    return state._stateID;
  }

  private async change(id: string, by: (match: Match) => Changes): Promise<Match> {
    const match = await this.storage.change(id, this.now(), by);
    if (!match) throw noMatch();
    const cached = this.cache.get(id);
    if (cached) this.cache.set(id, { ...cached, match: { ...match, standing: cached.match.standing } });
    this.tell('changed', id, match);
    return match;
  }

  /** Tells of what is kept. Whoever fails to hear it does not undo it. */
  private tell<Name extends keyof MatchEvents>(name: Name, ...what: MatchEvents[Name]): void {
    for (const listener of this.events.listeners(name)) {
      try {
        (listener as (...what: MatchEvents[Name]) => void)(...what);
      } catch (error) {
        this.onError(error);
      }
    }
  }
}

/** The seat that credentials show to be somebody's. Throws a Refusal if they show nothing. */
const authorized = (match: Match, { playerID, credentials }: Credentials): number =>
  authorizedSeat(match, playerID, credentials);
/** Whether a match is to be removed, as nobody sits at it any more. */
const isLeft = (match: Match): boolean => match.standing.gameover === null && !match.seats.some(isPerson);
const noMatch = (): Refusal => new Refusal('no-match', 'There is no such match.');
const stale = (): Refusal => new Refusal('stale', 'The table has changed in the meantime.');
const nothing = (): void => undefined;
/** What the chat says of requests to take moves back, for clients that know nothing of them. */
const UNDO_TOLD = {
  asked: 'asks the others to take back',
  granted: 'took back, as everybody agreed',
  refused: 'does not agree to take back',
  withdrawn: 'no longer asks to take back',
} as const;
