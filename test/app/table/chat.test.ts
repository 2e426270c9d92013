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
  chat.heard(foreign);
  expect(parts.get().unsentMessages).toMatchObject([{ id, payload: 'hello' }]);
  chat.heardAll([foreign]);
  expect(parts.get().unsentMessages).toMatchObject([{ id, payload: 'hello' }]);
  const own = { id, sender: '0', payload: 'hello', at: 2 };
  chat.heard(own);
  chat.heard(own);
  expect(parts.get().messages).toEqual([foreign, own]);
  expect(parts.get().unsentMessages).toEqual([]);
});
