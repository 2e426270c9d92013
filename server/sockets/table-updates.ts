/**
 * What brings this process's sockets at the tables of one game up to date: after a move or change through this process, and after
 * those of others, which only say that something changed. What was stored is read, and each socket sent what it has not seen.
 */
import type { LogEntry } from 'boardgame.io';
import type { Matches } from '../matches/matches.ts';
import type { Match } from '../match.ts';
import type { Storage, TableState } from '../storage/storage.ts';
import type { News } from './channels.ts';
import type { ChatSender } from './chat-sender.ts';
import { OnceAtATime, type WorkUnderWay } from './message-queue.ts';
import { matchOfRoom, roomOf } from './rooms.ts';
import type { TableSender, Tables } from './table-sender.ts';

export interface TableUpdatesOptions {
  readonly tables: Tables;
  readonly sender: TableSender;
  readonly chat: ChatSender;
  readonly matches: Matches;
  readonly storage: Storage;
  /** Whether other processes serve the same tables. */
  readonly hasOthers: boolean;
  readonly work: WorkUnderWay;
  /** Removes sockets from seats that were given up. */
  readonly unseat: (match: Match) => void;
  /** What is done with an error of which nobody is told. */
  readonly logError: (message: string) => (error: unknown) => void;
}

/** How many tables are compared with what is stored at once. */
const CATCH_UP_BATCH = 5000;

export class TableUpdates {
  /** The number of the state, and of the seating, that this process last sent to its sockets at a table. */
  private readonly sent = new Map<string, number>();
  private readonly sentSeating = new Map<string, number>();
  private readonly outdated: OnceAtATime;

  constructor(private readonly options: TableUpdatesOptions) {
    this.outdated = new OnceAtATime(options.work, options.logError('a table could not be brought up to date'));
  }

  /** Sends everything about a match besides the game. */
  sendMatch(match: Match): void {
    this.options.unseat(match);
    this.sentSeating.set(match.id, match.seating);
    this.options.sender.sendMatch(match);
  }

  /** Sends a move made through this process. */
  sendMoved(match: Match, state: TableState, entries: readonly LogEntry[]): void {
    const { sender, hasOthers, unseat } = this.options;
    const { id, standing, clock } = match;
    if (!this.isHere(id)) return;
    const madeOn = state._stateID - 1;
    if (hasOthers && this.sent.get(id) !== madeOn) {
      // There were moves through other processes that this one has not sent yet.
      this.bringUpToDate(id);
      return;
    }
    unseat(match);
    this.sent.set(id, state._stateID);
    sender.sendMoves(match, state, [{ madeOn, entries }]);
    // Whose time runs now, and what the others have left.
    if (clock && standing.stint?.stateID === standing.stateID) this.sendMatch(match);
    if (standing.gameover !== null && sender.hasSecrets) this.reveal(id);
  }

  sendRemoved(id: string): void {
    this.options.tables
      .to(roomOf(id))
      .emit('refused', id, { refusal: 'no-match', message: 'This match no longer exists.' });
  }

  /** Handles what another process says about a table. */
  hear(id: string, { stateID, seating, said }: News): void {
    if (said !== undefined) this.options.chat.heard(id, said);
    else if (this.sent.get(id) !== stateID || this.sentSeating.get(id) !== seating) this.bringUpToDate(id);
  }

  /** Notes what the first socket at a table was sent; if it was sent more than the others here, they are brought up to date. */
  noteSent({ id, standing, seating }: Match): void {
    const sent = this.sent.get(id) ?? standing.stateID;
    const sentSeating = this.sentSeating.get(id) ?? seating;
    this.sent.set(id, sent);
    this.sentSeating.set(id, sentSeating);
    if (this.options.hasOthers && (sent < standing.stateID || sentSeating < seating)) this.bringUpToDate(id);
  }

  /** The last socket has left a table. */
  forget(id: string): void {
    this.sent.delete(id);
    this.sentSeating.delete(id);
  }

  /**
   * Looks for tables here of which a message from another process was lost: it stopped before sending it, or Redis was away.
   */
  async catchUp(): Promise<void> {
    const { tables, storage } = this.options;
    const here = [...tables.adapter.rooms.keys()].flatMap((room) => matchOfRoom(room) ?? []);
    for (let i = 0; i < here.length; i += CATCH_UP_BATCH) {
      const some = here.slice(i, i + CATCH_UP_BATCH);
      const stored = new Map((await storage.numbers(some)).map((numbers) => [numbers.id, numbers]));
      for (const id of some) {
        const { said, ...numbers } = stored.get(id) ?? {};
        this.hear(id, numbers);
        if (said !== undefined) this.hear(id, { said });
      }
    }
  }

  private isHere(id: string): boolean {
    return this.options.tables.adapter.rooms.has(roomOf(id));
  }

  /** The number of the state that all sockets at a table have been sent. */
  private sentTo(id: string): number {
    const known = this.sent.get(id);
    if (known !== undefined) return known;
    const { adapter, sockets } = this.options.tables;
    const here = [...(adapter.rooms.get(roomOf(id)) ?? [])];
    return Math.min(...here.map((each) => sockets.get(each)?.data.sent?.stateID ?? 0));
  }

  /** Sends this process's sockets at a table what is stored and they were not sent yet. Once at a time. */
  private bringUpToDate(id: string): void {
    this.outdated.do(id, () => this.sendMissed(id));
  }

  private async sendMissed(id: string): Promise<void> {
    const { matches, sender, unseat } = this.options;
    if (!this.isHere(id)) return;
    const found = await matches.since(id, this.sentTo(id));
    if (!this.isHere(id)) return;
    if (!found) {
      this.sendRemoved(id);
      return;
    }
    const { match, state, moves } = found;
    const isSame = this.sentSeating.get(id) === match.seating;
    if (isSame) unseat(match);
    else this.sendMatch(match);
    const before = this.sentTo(id);
    if (before >= state._stateID) return;
    this.sent.set(id, state._stateID);
    sender.sendMoves(
      match,
      state,
      moves.filter(({ madeOn }) => madeOn >= before),
    );
    if (isSame && (match.clock || match.standing.gameover !== null)) this.sendMatch(match);
    if (match.standing.gameover !== null && sender.hasSecrets) this.reveal(id);
  }

  /** Sends everybody the whole log of a finished game with secrets: nothing in it is secret any more. */
  private reveal(id: string): void {
    const { tables, sender, work, logError } = this.options;
    for (const socketID of tables.adapter.rooms.get(roomOf(id)) ?? []) {
      const socket = tables.sockets.get(socketID);
      const place = socket?.data.place;
      if (!socket || !place) continue;
      work.add(sender.sendAll(socket, place).catch(logError('the end of a game could not be sent')));
    }
  }
}
