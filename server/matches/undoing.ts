/** Undoing moves of several players, as all at the table agree. */
import type { ChatMessage, UndoAnswer } from '../../src/kit/online/wire.ts';
import type { Match } from '../match.ts';
import { Refusal } from '../refusal.ts';
import type { TableState } from '../storage/storage.ts';
import type { Chat } from './chat.ts';
import type { Engine } from './engine.ts';
import { type TableStore, stale } from './table-store.ts';
import { answerUndoRequest, askForUndo, grantedRequest } from './undo-request.ts';

/** A player's request or answer about undoing moves, and at which state. */
export interface UndoAsked {
  readonly stateID: number;
  readonly what: UndoAnswer;
  /** How many of the last moves a request is about, whoever made them; by default the player's own last one and all since. */
  readonly moves?: number | undefined;
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
  async undo(id: string, authorized: (match: Match) => number, asked: UndoAsked): Promise<void> {
    const { stateID, what } = asked;
    const { tables, chat, now } = this.options;
    const { match, state } = await tables.at(id, stateID);
    const seat = authorized(match);
    if (match.seats[seat]!.bot !== null) throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
    const moves = what === 'ask' ? this.movesOf(asked, tables.engineOf(match.game), state, seat) : 0;
    const isChosen = asked.moves !== undefined;
    const notices: NonNullable<ChatMessage['undo']>[] = [];
    const answered = await tables.change(id, (current) => {
      if (current.standing.stateID !== stateID) throw stale();
      const answer =
        what === 'ask' ? askForUndo(current, seat, { moves, isChosen }, now()) : answerUndoRequest(current, seat, what);
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

  /** How many moves a request is about. Throws a Refusal if that many cannot be asked for. */
  private movesOf({ moves }: UndoAsked, engine: Engine, state: TableState, seat: number): number {
    if (moves === undefined) return engine.requestable(state, seat);
    const most = engine.mostRequestable(state, seat);
    if (moves <= most) return moves;
    throw new Refusal(
      'not-legal',
      `moves: ${most === 0 ? 'none' : `at most ${String(most)}`} can be taken back; before that something was drawn or shown.`,
    );
  }
}
