/** Undoing moves of several players, as all at the table agree. */
import type { ChatMessage, UndoAnswer } from '../../src/kit/wire.ts';
import type { Match } from '../match.ts';
import { Refusal } from '../refusal.ts';
import type { Chat } from './chat.ts';
import { type TableStore, stale } from './table-store.ts';
import { answerUndoRequest, askForUndo, grantedRequest } from './undo-request.ts';

/** A player's request or answer about undoing moves, and at which state. */
export interface UndoAsked {
  readonly stateID: number;
  readonly what: UndoAnswer;
}

interface UndoingOptions {
  readonly tables: TableStore;
  readonly chat: Chat;
  readonly now: () => number;
}

export class Undoing {
  constructor(private readonly options: UndoingOptions) {}

  /**
   * Asks the others to undo moves, or answers such a request; once everybody has granted it, the moves are undone. Each step
   * appears in the chat.
   */
  async undo(id: string, authorized: (match: Match) => number, { stateID, what }: UndoAsked): Promise<void> {
    const { tables, chat, now } = this.options;
    const { match, state } = await tables.at(id, stateID);
    const seat = authorized(match);
    if (match.seats[seat]!.bot !== null) throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
    const moves = what === 'ask' ? tables.engineOf(match.game).requestable(state, seat) : 0;
    const notices: NonNullable<ChatMessage['undo']>[] = [];
    const answered = await tables.change(id, (current) => {
      if (current.standing.stateID !== stateID) throw stale();
      const answer = what === 'ask' ? askForUndo(current, seat, moves, now()) : answerUndoRequest(current, seat, what);
      notices.splice(0, 1, ...(answer.notice ? [answer.notice] : []));
      return answer.changes;
    });
    const granted = grantedRequest(answered);
    if (!granted) {
      for (const each of notices) await chat.noteUndo(id, seat, each);
      return;
    }
    await tables.move(id, (current) => {
      if (grantedRequest(current)?.seat !== granted.seat) throw stale();
      return { seat: granted.seat, type: 'undo', args: [], stateID, count: granted.moves };
    });
    await chat.noteUndo(id, granted.seat, { what: 'granted', moves: granted.moves });
  }
}
