/** The chat of matches: what people say, and what the server notes there for everybody. */
import type { ChatMessage, SeatNotice } from '../../src/kit/online/wire.ts';
import type { Seat } from '../match.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';
import { newMatchID } from './credentials.ts';
import { type TableStore, noMatch } from './table-store.ts';

/** The notes, for clients that do not know them. */
const UNDO_NOTICES = {
  asked: 'asks the others to take back',
  granted: 'took back, as everybody agreed',
  refused: 'does not agree to take back',
  withdrawn: 'no longer asks to take back',
} as const;
const SEAT_NOTICES: Readonly<Record<SeatNotice, string>> = {
  'out-bot': 'has no time left: a bot plays until they return',
  'out-free': 'has no time left: the seat is free',
  'out-ask': 'has no time left: the others may decide who plays on',
  resigned: 'has resigned',
  'end-standing': 'asks the others to end the game as it stands',
  'end-void': 'asks the others to end the game without a result',
  'end-granted': 'agrees to end the game',
  'end-refused': 'does not agree to end the game',
  'end-withdrawn': 'no longer asks to end the game',
};

/** Who is named in a note: the person at a seat, who may have left it meanwhile. */
export type Sitter = Pick<Seat, 'name' | 'account'>;

interface ChatOptions {
  readonly storage: Storage;
  readonly tables: TableStore;
  readonly now: () => number;
  /** Messages stored per match. */
  readonly kept: number;
}

export class Chat {
  constructor(private readonly options: ChatOptions) {}

  /** Notes a step of an undo request. */
  async noteUndo(id: string, seat: number, undo: NonNullable<ChatMessage['undo']>): Promise<void> {
    const { what, moves } = undo;
    await this.note(id, seat, `(${UNDO_NOTICES[what]}: ${String(moves)} ${moves === 1 ? 'move' : 'moves'})`, { undo });
  }

  /** Notes what happened at the seat of a person. */
  readonly noteSeat = async (id: string, seat: number, what: SeatNotice, { name, account }: Sitter): Promise<void> => {
    const notice = { what, name: name ?? '' };
    await this.note(id, seat, `(${notice.name} ${SEAT_NOTICES[what]})`, { notice }, account);
  };

  private async note(
    id: string,
    seat: number,
    payload: string,
    more: Partial<ChatMessage>,
    account?: string,
  ): Promise<void> {
    await this.say(id, { id: newMatchID(), sender: String(seat), payload, at: this.options.now(), ...more }, account);
  }

  /**
   * Adds a message, with the words or the name of an account, and sends it to everybody at the table, unless it is there already.
   */
  async say(id: string, said: ChatMessage, account?: string): Promise<void> {
    const { storage, tables, kept } = this.options;
    const result = await storage.say(id, said, kept, account);
    if (result === 'no-match') throw noMatch();
    if (result === 'other') {
      throw new Refusal('bad-request', 'id: another message of this seat has it; any that was not used is allowed.');
    }
    // Sent again, because its answer was lost: everybody has it.
    if (result === 'again') return;
    tables.announce('said', id, { ...said, number: result });
  }
}
