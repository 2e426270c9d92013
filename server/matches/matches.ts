/**
 * What the lobby, sockets and bots can do with matches. Each request is carried out completely or refused; its result is stored
 * first and then announced through `events`.
 */
import type { EventEmitter } from 'node:events';
import type { ChatMessage, TableOptions, UndoAnswer } from '../../src/kit/wire.ts';
import { hashOf, newCredentials, newMatchID } from './credentials.ts';
import type { Engine, Engines } from './engine.ts';
import { authorizedSeat, free, handOver, join, leave, seatOf, seatsAgain, seen, takeBack, update } from './seating.ts';
import { type Match, isPerson, vacantSeat } from '../match.ts';
import { Refusal } from '../refusal.ts';
import { type MatchEvents, type MoveAsked, type Table, TableStore, noMatch, stale } from './table-store.ts';
import { answerUndoRequest, askForUndo, grantedRequest, isBeingAsked } from './undo-request.ts';
import type { Storage } from '../storage/storage.ts';

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
}

/** Who makes a request: a seat, and proof that it is theirs. */
export interface Credentials {
  readonly playerID: string;
  readonly credentials: string;
}

/** A player's request or answer about undoing moves, and at which state. */
export interface UndoAsked {
  readonly stateID: number;
  readonly what: UndoAnswer;
}

export interface MatchesOptions {
  readonly storage: Storage;
  readonly engines: Engines;
  readonly limits: Limits;
  /** Whether a person is connected to a seat. */
  readonly isHere: (match: string, seat: number) => boolean;
  readonly now?: () => number;
  /** Called with errors after something was stored; it stays stored. */
  readonly onError?: (error: unknown) => void;
}

/** How long a count of running matches stays valid, in ms, and how long if it shows too many. */
const COUNT_MS = 60_000;
const FULL_MS = 1000;

export class Matches {
  readonly events: EventEmitter<MatchEvents>;
  private readonly storage: Storage;
  private readonly tables: TableStore;
  private readonly limits: Limits;
  private readonly isHere: MatchesOptions['isHere'];
  private readonly now: () => number;
  /** The running matches at the last count, and how many this process has created since. */
  private counted = { running: 0, at: -Infinity };
  readonly engines: Engines;

  constructor({ storage, engines, limits, isHere, now = Date.now, onError = () => undefined }: MatchesOptions) {
    this.engines = engines;
    this.storage = storage;
    this.tables = new TableStore({ storage, engines, now, onError });
    this.events = this.tables.events;
    this.limits = limits;
    this.isHere = isHere;
    this.now = now;
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
    await this.tables.create(match, state);
    this.counted.running++;
    return { id, hostCredentials };
  }

  /**
   * Counting reads every match, so it is done rarely. Matches created since are added; those finished since are only subtracted
   * by the next count.
   */
  private async refuseTooMany(): Promise<void> {
    const { running, at } = this.counted;
    const age = this.now() - at;
    if (age >= COUNT_MS || (running >= this.limits.matches && age >= FULL_MS)) {
      // Set before awaiting, so that concurrent requests do not count too.
      this.counted = { running, at: this.now() };
      this.counted.running = (await this.storage.count()).running;
    }
    if (this.counted.running >= this.limits.matches) {
      throw new Refusal('too-many-matches', 'This server is full. Try again later.');
    }
  }

  /**
   * Seats a person; returns the seat and the credentials, which are never sent again. Omit `address` if it does not distinguish
   * people.
   */
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
    if (!isLeft(match)) return;
    // Somebody may have joined meanwhile: then it stays.
    await this.tables.remove(id, isLeft);
    if (!(await this.storage.match(id))) this.tables.announce('removed', id);
  }

  /** Frees the seat of a person who has not made a move. Only the host may. */
  async free(id: string, by: Credentials, playerID: string): Promise<void> {
    const match = await this.tables.change(id, (match) => free(match, authorized(match, by), seatOf(match, playerID)));
    this.tables.announce('left', match);
  }

  /** Changes a person's name or stored data. */
  async update(id: string, by: Credentials, changes: { name?: string; data?: unknown }): Promise<void> {
    await this.tables.change(id, (match) => update(match, authorized(match, by), changes));
  }

  /** Hands a seat over to a bot, as far as the others agree; returns whether it happened. */
  async handOver(id: string, by: Credentials, playerID: string, bot: string): Promise<boolean> {
    let isDone = false;
    await this.tables.change(id, (match) => {
      const seat = seatOf(match, playerID);
      const asking = authorized(match, by);
      const { done, changes } = handOver(match, asking, seat, { bot, isHere: this.isHere(id, seat), now: this.now() });
      isDone = done;
      return changes;
    });
    return isDone;
  }

  /** Returns a seat from a bot to its person. */
  async takeBack(id: string, by: Credentials): Promise<void> {
    await this.tables.change(id, (match) => takeBack(match, authorized(match, by)));
  }

  /** The next table after a match, created if there is none: the same game, seats, bots and options. */
  async playAgain(
    id: string,
    by: Credentials,
    unlisted: boolean | undefined,
  ): Promise<{ id: string; hostCredentials?: string }> {
    const match = await this.known(id);
    authorized(match, by);
    const before = match.nextMatchID;
    // The next table may be gone: everybody left it.
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
    return nextMatchID === made.id ? made : { id: nextMatchID! };
  }

  /** The seat that credentials belong to. */
  async seatOf(id: string, by: Credentials): Promise<number> {
    return authorized(await this.known(id), by);
  }

  /** Records that a person arrived at their seat or left it. Ignored if the match is gone. */
  async seen(id: string, seat: number, how: 'here' | 'gone'): Promise<void> {
    if (how === 'here' && (await this.known(id)).seats[seat]!.agreed.length === 0) return;
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
      if (match.seats[seat]!.bot !== null)
        throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
      return { ...asked, seat };
    });
  }

  /** Makes a move for a bot's seat. */
  async moveOfBot(id: string, seat: number, asked: MoveAsked): Promise<number> {
    return this.tables.move(id, (match) => {
      if (!match.seats[seat]?.bot) throw new Refusal('not-yours', 'No bot plays here.');
      if (isBeingAsked(match, this.now())) throw stale();
      return { ...asked, seat };
    });
  }

  /**
   * Asks the others to undo moves, or answers such a request; once everybody has granted it, the moves are undone. Each step
   * appears in the chat.
   */
  async undo(id: string, by: Credentials, { stateID, what }: UndoAsked): Promise<void> {
    const { match, state } = await this.tables.at(id, stateID);
    const seat = authorized(match, by);
    if (match.seats[seat]!.bot !== null) throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
    const moves = what === 'ask' ? this.engineOf(match.game).requestable(state, seat) : 0;
    const notices: NonNullable<ChatMessage['undo']>[] = [];
    const answered = await this.tables.change(id, (current) => {
      if (current.standing.stateID !== stateID) throw stale();
      const answer =
        what === 'ask' ? askForUndo(current, seat, moves, this.now()) : answerUndoRequest(current, seat, what);
      notices.splice(0, 1, ...(answer.notice ? [answer.notice] : []));
      return answer.changes;
    });
    const granted = grantedRequest(answered);
    if (!granted) {
      for (const each of notices) await this.noteUndo(id, seat, each);
      return;
    }
    await this.tables.move(id, (current) => {
      if (grantedRequest(current)?.seat !== granted.seat) throw stale();
      return { seat: granted.seat, type: 'undo', args: [], stateID, count: granted.moves };
    });
    await this.noteUndo(id, granted.seat, { what: 'granted', moves: granted.moves });
  }

  private async noteUndo(id: string, seat: number, undo: NonNullable<ChatMessage['undo']>): Promise<void> {
    const { what, moves } = undo;
    const payload = `(${UNDO_NOTICES[what]}: ${String(moves)} ${moves === 1 ? 'move' : 'moves'})`;
    await this.keepMessage(id, { id: newMatchID(), sender: String(seat), payload, at: this.now(), undo });
  }

  /** Sends a message to a match's chat. */
  async say(id: string, by: Credentials, message: { id: string; payload: string }): Promise<void> {
    await this.seatOf(id, by);
    await this.keepMessage(id, { id: message.id, sender: by.playerID, payload: message.payload, at: this.now() });
  }

  private async keepMessage(id: string, said: ChatMessage): Promise<void> {
    if (!(await this.storage.say(id, said, this.limits.chatKept))) throw noMatch();
    this.tables.announce('said', id, said);
  }
}

/** The seat that credentials belong to. Throws a Refusal if they are wrong. */
const authorized = (match: Match, { playerID, credentials }: Credentials): number =>
  authorizedSeat(match, playerID, credentials);
/** Whether a match is to be removed because nobody sits at it. */
const isLeft = (match: Match): boolean => match.standing.gameover === null && !match.seats.some(isPerson);
/** The chat messages about undo requests, for clients that do not support them. */
const UNDO_NOTICES = {
  asked: 'asks the others to take back',
  granted: 'took back, as everybody agreed',
  refused: 'does not agree to take back',
  withdrawn: 'no longer asks to take back',
} as const;
