/** The chat of a table: messages, and one's own that the server has not sent back yet. */
import type { Seat } from '../wire.ts';
import type { ChatMessage } from '../wire.ts';
import { keepPending, pending } from '../storage/online.ts';
import type { PartsStore, UnsentMessage } from './parts.ts';
import type { Notice } from '../online/RefusalText.tsx';

/** The messages that the server had not sent back when the table was left. */
export const storedMessages = (seat: Seat): UnsentMessage[] =>
  JSON.parse(pending(seat, 'messages') ?? '[]') as UnsentMessage[];

/** Whether two messages are the same: an ID is its seat's own. */
const isSame = (one: ChatMessage, other: ChatMessage): boolean => one.id === other.id && one.sender === other.sender;

const lastIn = (messages: readonly ChatMessage[]): number | undefined => messages.at(-1)?.number;

const newID = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

export interface ChatBox {
  readonly say: (text: string) => void;
  /** Sends a refused message again, or discards it. */
  readonly sayAgain: (id: string) => void;
  readonly discard: (id: string) => void;
  /** The server sent a message; or after connecting all of them, or those after the last that is known. */
  readonly received: (message: ChatMessage) => void;
  readonly receivedAll: (messages: readonly ChatMessage[]) => void;
  /** The number of the last message; undefined if there is none, or the server does not number them. */
  readonly last: () => number | undefined;
  /** The server refused something. Returns whether it was a message. */
  readonly refused: (notice: Notice) => boolean;
}

/** `emit` sends a message. */
export function newChat({ get, set }: PartsStore, seat: Seat | null, emit: (message: UnsentMessage) => void): ChatBox {
  const setUnsent = (unsentMessages: readonly UnsentMessage[], more: Partial<ReturnType<typeof get>> = {}): void => {
    if (seat) keepPending(seat, 'messages', unsentMessages.length > 0 ? JSON.stringify(unsentMessages) : null);
    set({ ...more, unsentMessages });
  };
  /** Whether the server sent back a message of this seat. */
  const isOwn = ({ id }: UnsentMessage, message: ChatMessage): boolean =>
    message.id === id && message.sender === seat?.playerID;
  return {
    say(payload) {
      const message = { id: newID(), payload, isRefused: false };
      setUnsent([...get().unsentMessages, message]);
      if (get().status === 'online') emit(message);
    },
    sayAgain(id) {
      setUnsent(get().unsentMessages.map((each) => (each.id === id ? { ...each, isRefused: false } : each)));
      const message = get().unsentMessages.find((each) => each.id === id);
      if (message && get().status === 'online') emit(message);
    },
    discard(id) {
      setUnsent(get().unsentMessages.filter((each) => each.id !== id));
    },
    received(message) {
      const { messages, unsentMessages } = get();
      if (messages.some((each) => isSame(each, message))) return;
      setUnsent(
        unsentMessages.filter((each) => !isOwn(each, message)),
        { messages: [...messages, message] },
      );
    },
    receivedAll(received) {
      const { messages: known, unsentMessages } = get();
      const last = lastIn(known) ?? Infinity;
      const isRest = received.every(({ number = 0 }) => number > last);
      const messages = isRest ? [...known, ...received] : received;
      const unsent = unsentMessages.filter((mine) => !messages.some((each) => isOwn(mine, each)));
      setUnsent(unsent, { messages });
      unsent.filter((each) => !each.isRefused).forEach(emit);
    },
    last: () => lastIn(get().messages),
    refused(notice) {
      // The server handles messages in order. One that was mistaken for refused is sent back after all.
      const { unsentMessages } = get();
      const first = unsentMessages.find((each) => !each.isRefused);
      if (first === undefined) return false;
      setUnsent(
        unsentMessages.map((each) => (each === first ? { ...each, isRefused: true } : each)),
        { notice },
      );
      return true;
    },
  };
}
