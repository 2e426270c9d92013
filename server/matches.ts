/**
 * What can be done with matches, whoever asks: the lobby, a socket, a bot. Each thing is done wholly or refused, is kept before it
 * is told, and is told through `events`.
 */
import { EventEmitter } from 'node:events';
import type { LogEntry } from 'boardgame.io';
import type { LevelName } from '../src/dominant-species/bots/index.ts';
import { hashOf, newCredentials, newMatchID } from './credentials.ts';
import { afterMove, firstState, standingOf } from './engine.ts';
import {
  type Changes,
  type Match,
  type TableOptions,
  authorizedSeat,
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
import { Refusal } from './refusal.ts';
import { Recent } from './recent.ts';
import type { Said, Storage, TableState } from './storage/storage.ts';

/** What happened, when it is kept. */
export interface MatchEvents {
  /** A move was made. */
  moved: [match: string, state: TableState, entries: readonly LogEntry[]];
  /** Something else about a match changed; undefined when the match is no more. */
  changed: [id: string, match: Match | undefined];
  /** A person gave a seat up: whoever was connected there sits there no more. */
  left: [match: Match];
  said: [match: string, said: Said];
}

export interface Limits {
  /** Running matches, of all. */
  readonly matches: number;
  /** Messages kept of a match's chat. */
  readonly chatKept: number;
}

/** What a host asks for. */
export interface NewMatch {
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly bots: ReadonlyMap<number, LevelName>;
  readonly options: TableOptions;
}

/** Whose request it is: a seat and what shows that it is theirs. */
export interface Asker {
  readonly playerID: string;
  readonly credentials: string;
}

/** A move as a client sends it. */
export interface MoveAsked {
  readonly type: string;
  readonly args: readonly unknown[];
  /** The number of the state it was made on. */
  readonly stateID: number;
}

export interface MatchesOptions {
  readonly storage: Storage;
  readonly limits: Limits;
  /** Whether a person is connected to a seat. */
  readonly isHere: (match: string, seat: number) => boolean;
  readonly now?: () => number;
}

/** How many tables are remembered, so that a move need not read what the last one wrote. */
const REMEMBERED = 2000;

export class Matches {
  readonly events = new EventEmitter<MatchEvents>();
  private readonly storage: Storage;
  private readonly limits: Limits;
  private readonly isHere: MatchesOptions['isHere'];
  private readonly now: () => number;
  /** What this process knows to be in the storage; empty where others write to it too. */
  private readonly recent = new Recent<string, { match: Match; state: TableState }>(REMEMBERED);
  /** The last move asked for at each table that has one under way. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor({ storage, limits, isHere, now = Date.now }: MatchesOptions) {
    this.storage = storage;
    this.limits = limits;
    this.isHere = isHere;
    this.now = now;
  }

  /** Sets a table up; returns its ID. */
  async create(asked: NewMatch): Promise<string> {
    const { running } = await this.storage.count();
    if (running >= this.limits.matches) {
      throw new Refusal('too-many-matches', 'This server has as many matches as it may. Try again later.');
    }
    const state = firstState(asked.numPlayers, asked.setupData);
    const now = this.now();
    const id = newMatchID();
    const seats = Array.from({ length: asked.numPlayers }, (_, seat) => vacantSeat(asked.bots.get(seat) ?? null));
    const { setupData, options, unlisted } = asked;
    const standing = standingOf(state, now);
    const match = { id, createdAt: now, unlisted, setupData, options, seats, nextMatchID: null, standing };
    await this.storage.create(match, state);
    this.events.emit('changed', id, match);
    return id;
  }

  /** Seats a person; returns the seat and the credentials, which are never told again. */
  async join(
    id: string,
    playerID: string | undefined,
    person: { name: string; data?: unknown },
  ): Promise<{ playerID: string; playerCredentials: string }> {
    const playerCredentials = newCredentials();
    const credentials = hashOf(playerCredentials);
    let taken = 0;
    await this.change(id, (match) => {
      const { seat, changes } = join(match, playerID, { ...person, credentials });
      taken = seat;
      return changes;
    });
    return { playerID: String(taken), playerCredentials };
  }

  /** Gives a seat up. A running match that no person sits at any more is removed, as boardgame.io's lobby does. */
  async leave(id: string, asker: Asker): Promise<void> {
    const match = await this.change(id, (match) => leave(match, authorized(match, asker)));
    this.events.emit('left', match);
    if (!isLeft(match)) return;
    // Meanwhile another may have joined: then it stays.
    await this.storage.remove(id, isLeft);
    this.recent.delete(id);
    if (!(await this.storage.match(id))) this.events.emit('changed', id, undefined);
  }

  /** Changes a person's name or what is kept with it. */
  async update(id: string, asker: Asker, changes: { name?: string; data?: unknown }): Promise<void> {
    await this.change(id, (match) => update(match, authorized(match, asker), changes));
  }

  /** Hands a seat to a bot, as far as the others agree; returns whether it is done. */
  async handOver(id: string, asker: Asker, playerID: string, bot: LevelName): Promise<boolean> {
    let isDone = false;
    await this.change(id, (match) => {
      const by = authorized(match, asker);
      const seat = seatOf(match, playerID);
      const { done, changes } = handOver(match, by, seat, { bot, isHere: this.isHere(id, seat), now: this.now() });
      isDone = done;
      return changes;
    });
    return isDone;
  }

  /** Gives a person the seat back that a bot plays. */
  async takeBack(id: string, asker: Asker): Promise<void> {
    await this.change(id, (match) => takeBack(match, authorized(match, asker)));
  }

  /** The table that follows a match, which is made if there is none: the same seats, bots and options. */
  async playAgain(id: string, asker: Asker, unlisted: boolean | undefined): Promise<string> {
    const match = await this.known(id);
    authorized(match, asker);
    const before = match.nextMatchID;
    // The next table may be no more: everybody left it.
    if (before !== null && (await this.storage.match(before))) return before;
    const seats = seatsAgain(match);
    const made = await this.create({
      numPlayers: seats.length,
      setupData: match.setupData,
      unlisted: unlisted ?? match.unlisted,
      bots: new Map(seats.flatMap(({ bot }, seat) => (bot === null ? [] : [[seat, bot]]))),
      options: match.options,
    });
    let nextMatchID: string | null = null;
    try {
      // Two who ask at once make two tables; the first to be kept is everybody's.
      ({ nextMatchID } = await this.change(id, (now) => ({
        nextMatchID: now.nextMatchID === before ? made : now.nextMatchID,
      })));
    } finally {
      if (nextMatchID !== made) {
        await this.storage.remove(made);
        this.recent.delete(made);
      }
    }
    return nextMatchID!;
  }

  /** A match. Throws a Refusal if there is none. */
  async known(id: string): Promise<Match> {
    const known = this.recent.get(id)?.match ?? (await this.storage.match(id))?.match;
    if (!known) throw noMatch();
    return known;
  }

  /** The seat an asker has shown to be theirs. */
  async seatOf(id: string, asker: Asker): Promise<number> {
    return authorized(await this.known(id), asker);
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
  async move(id: string, asker: Asker, asked: MoveAsked): Promise<number> {
    return this.inTurn(id, (match) => {
      const seat = authorized(match, asker);
      if (match.seats[seat]!.bot !== null)
        throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
      return { ...asked, seat };
    });
  }

  /** Makes the move of a bot's seat. */
  async moveOfBot(id: string, seat: number, asked: MoveAsked): Promise<number> {
    return this.inTurn(id, (match) => {
      if (!match.seats[seat]?.bot) throw new Refusal('not-yours', 'No bot plays here.');
      return { ...asked, seat };
    });
  }

  /** Says something in a match's chat. */
  async say(id: string, asker: Asker, message: { id: string; payload: string }): Promise<void> {
    await this.seatOf(id, asker);
    const said: Said = { id: message.id, sender: asker.playerID, payload: message.payload, at: this.now() };
    if (!(await this.storage.say(id, said, this.limits.chatKept))) throw noMatch();
    this.events.emit('said', id, said);
  }

  /** Where a match stands; undefined if there is none. */
  async table(id: string): Promise<{ match: Match; state: TableState } | undefined> {
    const known = this.recent.get(id);
    if (known) return known;
    const table = await this.storage.table(id);
    if (table && !this.storage.isShared) this.recent.set(id, table);
    return table;
  }

  /** Moves at one table are made one after the other. */
  private async inTurn(id: string, check: (match: Match) => MoveAsked & { seat: number }): Promise<number> {
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

  private async make(id: string, check: (match: Match) => MoveAsked & { seat: number }): Promise<number> {
    const table = await this.table(id);
    if (!table) throw noMatch();
    const { seat, type, args, stateID } = check(table.match);
    if (stateID !== table.state._stateID) throw stale();
    const { state, entries } = afterMove(table.state, seat, type, args);
    const standing = standingOf(state, this.now());
    // Where several processes serve a match, another may have been faster: then nothing is kept.
    if (!(await this.storage.commit({ match: id, madeOn: stateID, state, entries, standing }))) {
      this.recent.delete(id);
      throw stale();
    }
    if (!this.storage.isShared) {
      // Seats may have changed while the move was written.
      const { match } = this.recent.get(id) ?? table;
      this.recent.set(id, { match: { ...match, standing }, state });
    }
    this.events.emit('moved', id, state, entries);
    return state._stateID;
  }

  private async change(id: string, by: (match: Match) => Changes): Promise<Match> {
    const match = await this.storage.change(id, this.now(), by);
    if (!match) throw noMatch();
    const known = this.recent.get(id);
    if (known) this.recent.set(id, { ...known, match: { ...match, standing: known.match.standing } });
    this.events.emit('changed', id, match);
    return match;
  }
}

const authorized = (match: Match, { playerID, credentials }: Asker): number =>
  authorizedSeat(match, playerID, credentials);
/** Whether a match is to be removed, as nobody sits at it any more. */
const isLeft = (match: Match): boolean => match.standing.gameover === null && !match.seats.some(isPerson);
const noMatch = (): Refusal => new Refusal('no-match', 'There is no such match.');
const stale = (): Refusal => new Refusal('stale', 'The table has changed since.');
const nothing = (): void => undefined;
