/** @jest-environment jsdom */
import type { CredentialedActionShape } from 'boardgame.io';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type TableConnection, connectTable } from '../../../src/app/table/connection.ts';
import { type Played, matchOf, playedOnline } from './support.ts';
import { game as dominantSpecies } from '../../support/game.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { changesTo } from '../../../src/kit/online/own-data.ts';
import { loggedMove } from '../../../src/app/wire.ts';

type Listener = (...args: unknown[]) => void;

/** A fake socket: it records what is sent, and the test supplies what is received. */
class FakeSocket {
  static last: FakeSocket;
  readonly sent: unknown[][] = [];
  isOpen = true;
  private readonly listeners = new Map<string, Listener[]>();
  connect = jest.fn();
  constructor(readonly namespace: string) {
    FakeSocket.last = this;
  }
  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  removeAllListeners(): void {
    this.listeners.clear();
  }
  close(): void {
    this.isOpen = false;
  }
  emit(...args: unknown[]): void {
    this.sent.push(args);
  }
  receive(name: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(...args);
  }
  /** How often the page has asked for everything. */
  get syncs(): number {
    return this.sent.filter(([name]) => name === 'sync').length;
  }
}

const fakeSocket = ((namespace: string) => new FakeSocket(namespace)) as unknown as Parameters<typeof connectTable>[3];

const module = dominantSpecies as unknown as GameModule;
const PLAYERS = 2;
const game: Played = playedOnline(30, {}, PLAYERS, 3);
/** A state at which a move other than undo is made, and who makes it. */
const first = game.logged.findIndex((entries) => loggedMove(entries[0]!)?.type !== 'undo');
const { playerID } = loggedMove(game.logged[first]![0]!)!;
const seat = { game: 'dominant-species', matchID: 'abc', playerID, credentials: 'secret' };

let connection: TableConnection;
let socket: FakeSocket;

const sync = (at: number): void => {
  const info = { state: game.states[at], initialState: game.states[0], log: game.logged.slice(0, at).flat() };
  socket.receive('sync', 'abc', { ...info, filteredMetadata: [] });
};
const update = (at: number): void => {
  socket.receive('update', 'abc', game.states[at], game.logged[at - 1]);
};
const updatesSent = (): unknown[][] => socket.sent.filter(([name]) => name === 'update');
/** Leaves the table and opens it again. */
const comeBack = (): void => {
  connection.close();
  connection = connectTable(module, 'abc', seat, fakeSocket);
  connection.open();
  socket = FakeSocket.last;
};
/** Repeats the move that was made at that state. */
const answer = (at: number): void => {
  const { type, args } = loggedMove(game.logged[at]![0]!)!;
  connection.play(module.actions.read(type, args));
};

beforeEach(() => {
  jest.useFakeTimers();
  connection = connectTable(module, 'abc', seat, fakeSocket);
  connection.open();
  socket = FakeSocket.last;
  socket.receive('match', 'abc', matchOf([{ name: 'Ann' }, { name: 'Bob' }]));
  sync(first);
});
afterEach(() => {
  connection.close();
  sessionStorage.clear();
  jest.useRealTimers();
});

describe('the connection of a table', () => {
  it('puts changes to the state it was sent before into that', () => {
    const fields = game.states.map(({ G }) => G.state as unknown as Record<string, unknown>);
    const same = Object.keys(fields[0]!).find((name) =>
      fields.every((each) => JSON.stringify(each[name]) === JSON.stringify(fields[0]![name])),
    )!;
    for (let at = first + 1; at < first + 4; at++) {
      const before = JSON.stringify(game.states[at - 1]);
      const changes = changesTo(game.states[at]!, same);
      socket.receive('patch', 'abc', at - 1, at, JSON.parse(JSON.stringify(changes)), game.logged[at - 1]);
      expect(JSON.stringify(game.states[at - 1])).toBe(before);
      expect(connection.get().game).toMatchObject({ stateID: at });
      expect(connection.get().game!.G).toEqual(game.states[at]!.G);
    }
    expect(socket.syncs).toBe(0);
  });

  it('tells the game a move at a time, and asks for all of it when one was missed', () => {
    const before = connection.get().game!;
    update(first + 1);
    expect(connection.get().game!.history).toHaveLength(before.history.length + 1);
    expect(connection.get().match!.standing.stateID).toBe(first + 1);
    update(first + 3);
    expect(socket.syncs).toBe(1);
    sync(first + 3);
    expect(connection.get().game!.stateID).toBe(first + 3);
  });

  it('asks for the whole game in its namespace once connected, and again after reconnecting', () => {
    expect(socket.namespace).toBe('/dominant-species');
    socket.receive('connect');
    expect(socket.sent).toEqual([['sync', 'abc', playerID, 'secret', null, undefined]]);
    socket.receive('disconnect', 'transport close');
    socket.receive('connect');
    expect(socket.syncs).toBe(2);
  });

  it('keeps the same game object when the server sends it again', () => {
    const before = connection.get().game;
    sync(first);
    expect(connection.get().game).toBe(before);
  });

  it('sends one move at a time, and says that it takes its time', () => {
    answer(first);
    answer(first);
    expect(updatesSent()).toHaveLength(1);
    expect(updatesSent()[0]!.slice(2, 5)).toEqual([first, 'abc', playerID]);
    expect(connection.get().sending).toBeNull();
    jest.advanceTimersByTime(500);
    expect(connection.get().sending).toBe('sending');
    update(first + 1);
    expect(connection.get()).toMatchObject({ sending: null, notice: null });
  });

  it('holds a move while the connection is away, and sends it when the game stands where it was', () => {
    socket.receive('disconnect', 'transport close');
    answer(first);
    expect(connection.get()).toMatchObject({ status: 'offline', sending: 'unsent' });
    expect(updatesSent()).toHaveLength(0);
    sync(first);
    expect(connection.get()).toMatchObject({ status: 'online', sending: 'sending' });
    expect(updatesSent()).toHaveLength(1);
  });

  it('keeps a move that was not sent when the table is left, and sends it on return', () => {
    socket.receive('disconnect', 'transport close');
    answer(first);
    comeBack();
    expect(connection.get().sending).toBe('unsent');
    sync(first);
    expect(updatesSent()).toHaveLength(1);
    update(first + 1);
    expect(connection.get()).toMatchObject({ sending: null, notice: null });
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps messages that were not sent when the table is left, and sends them on return', () => {
    socket.receive('disconnect', 'transport close');
    connection.say('Hello');
    comeBack();
    const { id } = connection.get().unsentMessages[0]!;
    sync(first);
    socket.receive('chats', 'abc', []);
    expect(socket.sent).toEqual([['chat', 'abc', { id, sender: playerID, payload: 'Hello' }, 'secret']]);
    socket.receive('chats', 'abc', [{ id, sender: playerID, payload: 'Hello', at: 1 }]);
    expect(connection.get().unsentMessages).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('sees that a move was made whose answer was lost', () => {
    answer(first);
    socket.receive('disconnect', 'transport close');
    expect(connection.get().sending).toBe('unsent');
    sync(first + 1);
    expect(updatesSent()).toHaveLength(1);
    expect(connection.get()).toMatchObject({ sending: null, notice: null });
  });

  it('says that a move was not made when the game has gone on otherwise', () => {
    socket.receive('disconnect', 'transport close');
    connection.undo(1);
    sync(first + 1);
    expect(updatesSent()).toHaveLength(0);
    expect(connection.get()).toMatchObject({ sending: null, notice: { reason: 'not-made' } });
  });

  it('says what the server refused, and asks where the game stands when no answer comes', () => {
    answer(first);
    jest.advanceTimersByTime(9000);
    expect(socket.syncs).toBe(1);
    const acknowledge = updatesSent()[0]!.at(-1) as (answer: object) => void;
    acknowledge({ refusal: 'not-yours', message: 'Another player is to decide.' });
    expect(connection.get()).toMatchObject({ sending: null, notice: { reason: 'not-yours' } });
    connection.notify(null);
    expect(connection.get().notice).toBeNull();
  });

  it('takes several moves back one after another, and no more once something else was made', () => {
    const undone = (type = 'undo'): void => {
      const { stateID } = connection.get().game!;
      const state = { ...game.states[first]!, _stateID: stateID + 1 };
      const action = { type: 'MAKE_MOVE', payload: { type, args: [], playerID } };
      socket.receive('update', 'abc', state, [{ action, _stateID: stateID, turn: 1, phase: 'planning' }]);
    };
    const types = (): unknown[] =>
      updatesSent().map(([, action]) => (action as CredentialedActionShape.MakeMove).payload.type);
    connection.undo(3);
    expect(types()).toEqual(['undo']);
    undone();
    undone();
    expect(types()).toEqual(['undo', 'undo', 'undo']);
    undone();
    expect(types()).toHaveLength(3);
    connection.undo(2);
    undone('done');
    undone();
    expect(types()).toHaveLength(4);
  });

  it('leaves a stale move to the sync that follows', () => {
    answer(first);
    const acknowledge = updatesSent()[0]!.at(-1) as (answer: object) => void;
    acknowledge({ refusal: 'stale', message: 'The table has changed since.' });
    socket.receive('refused', 'abc', { refusal: 'stale', message: 'The table has changed since.' });
    expect(connection.get().notice).toBeNull();
    sync(first + 1);
    expect(connection.get()).toMatchObject({ sending: null, notice: null });
  });

  it('keeps what was said until the server says it back', () => {
    socket.receive('disconnect', 'transport close');
    connection.say('Hello');
    expect(socket.sent).toEqual([]);
    const { id } = connection.get().unsentMessages[0]!;
    sync(first);
    socket.receive('chats', 'abc', []);
    expect(socket.sent).toEqual([['chat', 'abc', { id, sender: playerID, payload: 'Hello' }, 'secret']]);
    const message = { id, sender: playerID, payload: 'Hello', at: 1 };
    socket.receive('chat', 'abc', message);
    socket.receive('chat', 'abc', message);
    expect(connection.get()).toMatchObject({ messages: [message], unsentMessages: [] });
  });

  it('asks for what was said since the last message it has', () => {
    const asked = (): unknown[] => socket.sent.filter(([name]) => name === 'sync').at(-1)!;
    socket.receive('connect');
    expect(asked()).toEqual(['sync', 'abc', playerID, 'secret', null, undefined]);
    socket.receive('chats', 'abc', [{ id: 'x', number: 7, sender: playerID, payload: 'Hello', at: 1 }]);
    socket.receive('connect');
    expect(asked()).toEqual(['sync', 'abc', playerID, 'secret', null, 7]);
  });

  it('lets a refused message be said again or given up', () => {
    connection.say('Hello');
    socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    const { id, isRefused } = connection.get().unsentMessages[0]!;
    expect(isRefused).toBe(true);
    connection.sayAgain(id);
    expect(socket.sent).toHaveLength(2);
    connection.discard(id);
    expect(connection.get().unsentMessages).toEqual([]);
  });

  it('marks a message that is refused while a move is on its way, and no other', () => {
    answer(first);
    connection.say('Hello');
    connection.say('again');
    socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    expect(connection.get()).toMatchObject({
      notice: { reason: 'too-many' },
      unsentMessages: [{ isRefused: true }, { isRefused: false }],
    });
    // The same refusal again, while the first one is still shown.
    socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    expect(connection.get().unsentMessages.every(({ isRefused }) => isRefused)).toBe(true);
    update(first + 1);
    expect(connection.get().sending).toBeNull();
  });

  it('leaves what was refused to a move to the answer to it', () => {
    answer(first);
    socket.receive('refused', 'abc', { refusal: 'not-legal', message: 'No.' });
    expect(connection.get().notice).toBeNull();
    const acknowledge = updatesSent()[0]!.at(-1) as (answer: object) => void;
    acknowledge({ refusal: 'not-legal', message: 'No.' });
    connection.notify(null);
    expect(connection.get()).toMatchObject({ sending: null, notice: null });
  });

  it('comes back to a server that ended the connection, and ends when the table is no more', () => {
    socket.receive('disconnect', 'io server disconnect');
    jest.advanceTimersByTime(3000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
    socket.receive('refused', 'abc', { refusal: 'no-match', message: 'This match is no more.' });
    expect(connection.get().ended).toMatchObject({ reason: 'no-match' });
    expect(socket.isOpen).toBe(false);
  });

  it('says so when it is not let in again', () => {
    socket.receive('refused', 'abc', { refusal: 'watching-full', message: 'No room.' });
    expect(connection.get().ended).toBeNull();
    socket.receive('disconnect', 'transport close');
    socket.receive('refused', 'abc', { refusal: 'watching-full', message: 'No room.' });
    expect(connection.get().ended).toMatchObject({ reason: 'watching-full' });
  });

  it('says so when the seat is not ours', () => {
    const other = connectTable(module, 'abc', seat, fakeSocket);
    other.open();
    FakeSocket.last.receive('refused', 'abc', { refusal: 'not-authorized', message: 'No.' });
    expect(other.get().ended).toMatchObject({ reason: 'not-authorized' });
  });
});
