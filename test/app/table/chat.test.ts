/** The chat of a table as the page keeps it: an ID is its seat's own. */
import { expect, it } from '@jest/globals';
import { newChat } from '../../../src/app/table/chat.ts';
import { type UnsentMessage, newParts } from '../../../src/app/table/parts.ts';

const SEAT = { game: 'card-game', matchID: 'm', playerID: '0', credentials: 'x' };

it('a message under an ID of another seat neither replaces nor hides that seat’s', () => {
  const parts = newParts([]);
  const sent: UnsentMessage[] = [];
  const chat = newChat(parts, SEAT, (message) => sent.push(message));
  parts.set({ status: 'online' });
  chat.say('hello');
  const [{ id }] = sent as [UnsentMessage];
  const foreign = { id, sender: '1', payload: 'not hello', at: 1 };
  chat.received(foreign);
  expect(parts.get().unsentMessages).toMatchObject([{ id, payload: 'hello' }]);
  chat.receivedAll([foreign]);
  expect(parts.get().unsentMessages).toMatchObject([{ id, payload: 'hello' }]);
  const own = { id, sender: '0', payload: 'hello', at: 2 };
  chat.received(own);
  chat.received(own);
  expect(parts.get().messages).toEqual([foreign, own]);
  expect(parts.get().unsentMessages).toEqual([]);
});

it('takes the rest after connecting again, and everything where that is what comes', () => {
  const parts = newParts([]);
  const chat = newChat(parts, SEAT, () => undefined);
  const said = (number: number) => ({ id: String(number), number, sender: '1', payload: `${String(number)}.`, at: 1 });
  const heard = (): unknown[] => parts.get().messages.map(({ number }) => number);
  expect(chat.last()).toBeUndefined();
  chat.receivedAll([said(1), said(2)]);
  expect(chat.last()).toBe(2);
  chat.receivedAll([said(3), said(4)]);
  expect(heard()).toEqual([1, 2, 3, 4]);
  chat.receivedAll([]);
  expect(heard()).toEqual([1, 2, 3, 4]);
  // As after a backup was restored.
  chat.receivedAll([said(1)]);
  expect(heard()).toEqual([1]);
  // A server of an earlier version counts nothing.
  const unnumbered = { id: 'x', sender: '1', payload: 'x', at: 1 };
  chat.receivedAll([unnumbered]);
  expect(parts.get().messages).toEqual([unnumbered]);
  expect(chat.last()).toBeUndefined();
});
