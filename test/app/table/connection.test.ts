/** @jest-environment jsdom */
import type { CredentialedActionShape, State as BoardgameState } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/multiplayer';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type TableConnection, connectTable } from '../../../src/app/table/connection.ts';
import { type Played, matchOf, playedOnline } from './support.ts';
import { game as dominantSpecies } from '../../support/game.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { loggedMove } from '../../../src/app/wire.ts';

type Listener = (...args: unknown[]) => void;

/** A fake socket: it records what is sent, and the test supplies what is received. */
class FakeSocket {
  readonly sent: unknown[][] = [];
  private readonly listeners = new Map<string, Listener[]>();
  connect = jest.fn();
  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  removeAllListeners(): void {
    this.listeners.clear();
  }
  emit(...args: unknown[]): void {
    this.sent.push(args);
  }
  receive(name: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(...args);
  }
}

interface Options {
  transportDataCallback: (data: { type: string; args: unknown[] }) => void;
}

/** The part of boardgame.io's transport that the connection uses. */
class FakeTransport {
  static last: FakeTransport;
  readonly socket = new FakeSocket();
  isConnected = false;
  syncs = 0;
  sendAction: (state: BoardgameState, action: CredentialedActionShape.Any) => void = () => undefined;
  constructor(readonly options: Options) {
    FakeTransport.last = this;
  }
  subscribeToConnectionStatus(): void {
    // Nothing here requests it.
  }
  connect(): void {
    this.isConnected = true;
  }
  disconnect(): void {
    this.isConnected = false;
  }
  requestSync(): void {
    this.syncs++;
  }
}

const fakeSocketIO = (() => (options: Options) => new FakeTransport(options)) as unknown as typeof SocketIO;

const module = dominantSpecies as unknown as GameModule;
const PLAYERS = 2;
const game: Played = playedOnline(30, {}, PLAYERS, 3);
/** A state at which a move other than undo is made, and who makes it. */
const first = game.logged.findIndex((entries) => loggedMove(entries[0]!)?.type !== 'undo');
const { playerID } = loggedMove(game.logged[first]![0]!)!;
const seat = { game: 'dominant-species', matchID: 'abc', playerID, credentials: 'secret' };

let connection: TableConnection;
let transport: FakeTransport;

const sync = (at: number): void => {
  const info = { state: game.states[at], initialState: game.states[0], log: game.logged.slice(0, at).flat() };
  transport.options.transportDataCallback({ type: 'sync', args: ['abc', { ...info, filteredMetadata: [] }] });
};
const update = (at: number): void => {
  transport.options.transportDataCallback({ type: 'update', args: ['abc', game.states[at], game.logged[at - 1]] });
};
const updatesSent = (): unknown[][] => transport.socket.sent.filter(([name]) => name === 'update');
/** Leaves the table and opens it again. */
const comeBack = (): void => {
  connection.close();
  connection = connectTable(module, 'abc', seat, fakeSocketIO);
  connection.open();
  transport = FakeTransport.last;
};
/** Repeats the move that was made at that state. */
const answer = (at: number): void => {
  const { type, args } = loggedMove(game.logged[at]![0]!)!;
  connection.play(module.actions.read(type, args));
};

beforeEach(() => {
  jest.useFakeTimers();
  connection = connectTable(module, 'abc', seat, fakeSocketIO);
  connection.open();
  transport = FakeTransport.last;
  transport.socket.receive('match', 'abc', matchOf([{ name: 'Ann' }, { name: 'Bob' }]));
  sync(first);
});
afterEach(() => {
  connection.close();
  sessionStorage.clear();
  jest.useRealTimers();
});

describe('the connection of a table', () => {
  it('tells the game a move at a time, and asks for all of it when one was missed', () => {
    const before = connection.get().game!;
    update(first + 1);
    expect(connection.get().game!.history).toHaveLength(before.history.length + 1);
    expect(connection.get().match!.standing.stateID).toBe(first + 1);
    update(first + 3);
    expect(transport.syncs).toBe(1);
    sync(first + 3);
    expect(connection.get().game!.stateID).toBe(first + 3);
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
    transport.socket.receive('disconnect', 'transport close');
    answer(first);
    expect(connection.get()).toMatchObject({ status: 'offline', sending: 'unsent' });
    expect(updatesSent()).toHaveLength(0);
    sync(first);
    expect(connection.get()).toMatchObject({ status: 'online', sending: 'sending' });
    expect(updatesSent()).toHaveLength(1);
  });

  it('keeps a move that was not sent when the table is left, and sends it on return', () => {
    transport.socket.receive('disconnect', 'transport close');
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
    transport.socket.receive('disconnect', 'transport close');
    connection.say('Hello');
    comeBack();
    const { id } = connection.get().unsentMessages[0]!;
    sync(first);
    transport.socket.receive('chats', 'abc', []);
    expect(transport.socket.sent).toEqual([['chat', 'abc', { id, sender: playerID, payload: 'Hello' }, 'secret']]);
    transport.socket.receive('chats', 'abc', [{ id, sender: playerID, payload: 'Hello', at: 1 }]);
    expect(connection.get().unsentMessages).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('sees that a move was made whose answer was lost', () => {
    answer(first);
    transport.socket.receive('disconnect', 'transport close');
    expect(connection.get().sending).toBe('unsent');
    sync(first + 1);
    expect(updatesSent()).toHaveLength(1);
    expect(connection.get()).toMatchObject({ sending: null, notice: null });
  });

  it('says that a move was not made when the game has gone on otherwise', () => {
    transport.socket.receive('disconnect', 'transport close');
    connection.undo(1);
    sync(first + 1);
    expect(updatesSent()).toHaveLength(0);
    expect(connection.get()).toMatchObject({ sending: null, notice: { reason: 'not-made' } });
  });

  it('says what the server refused, and asks where the game stands when no answer comes', () => {
    answer(first);
    jest.advanceTimersByTime(9000);
    expect(transport.syncs).toBe(1);
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
      transport.options.transportDataCallback({
        type: 'update',
        args: ['abc', state, [{ action, _stateID: stateID, turn: 1, phase: 'planning' }]],
      });
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
    transport.socket.receive('refused', 'abc', { refusal: 'stale', message: 'The table has changed since.' });
    expect(connection.get().notice).toBeNull();
    sync(first + 1);
    expect(connection.get()).toMatchObject({ sending: null, notice: null });
  });

  it('keeps what was said until the server says it back', () => {
    transport.socket.receive('disconnect', 'transport close');
    connection.say('Hello');
    expect(transport.socket.sent).toEqual([]);
    const { id } = connection.get().unsentMessages[0]!;
    sync(first);
    transport.socket.receive('chats', 'abc', []);
    expect(transport.socket.sent).toEqual([['chat', 'abc', { id, sender: playerID, payload: 'Hello' }, 'secret']]);
    const message = { id, sender: playerID, payload: 'Hello', at: 1 };
    transport.options.transportDataCallback({ type: 'chat', args: ['abc', message] });
    transport.options.transportDataCallback({ type: 'chat', args: ['abc', message] });
    expect(connection.get()).toMatchObject({ messages: [message], unsentMessages: [] });
  });

  it('lets a refused message be said again or given up', () => {
    connection.say('Hello');
    transport.socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    const { id, isRefused } = connection.get().unsentMessages[0]!;
    expect(isRefused).toBe(true);
    connection.sayAgain(id);
    expect(transport.socket.sent).toHaveLength(2);
    connection.discard(id);
    expect(connection.get().unsentMessages).toEqual([]);
  });

  it('marks a message that is refused while a move is on its way, and no other', () => {
    answer(first);
    connection.say('Hello');
    connection.say('again');
    transport.socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    expect(connection.get()).toMatchObject({
      notice: { reason: 'too-many' },
      unsentMessages: [{ isRefused: true }, { isRefused: false }],
    });
    // The same refusal again, while the first one is still shown.
    transport.socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    expect(connection.get().unsentMessages.every(({ isRefused }) => isRefused)).toBe(true);
    update(first + 1);
    expect(connection.get().sending).toBeNull();
  });

  it('leaves what was refused to a move to the answer to it', () => {
    answer(first);
    transport.socket.receive('refused', 'abc', { refusal: 'not-legal', message: 'No.' });
    expect(connection.get().notice).toBeNull();
    const acknowledge = updatesSent()[0]!.at(-1) as (answer: object) => void;
    acknowledge({ refusal: 'not-legal', message: 'No.' });
    connection.notify(null);
    expect(connection.get()).toMatchObject({ sending: null, notice: null });
  });

  it('comes back to a server that ended the connection, and ends when the table is no more', () => {
    transport.socket.receive('disconnect', 'io server disconnect');
    jest.advanceTimersByTime(3000);
    expect(transport.socket.connect).toHaveBeenCalledTimes(1);
    transport.socket.receive('refused', 'abc', { refusal: 'no-match', message: 'This match is no more.' });
    expect(connection.get().ended).toMatchObject({ reason: 'no-match' });
    expect(transport.isConnected).toBe(false);
  });

  it('says so when it is not let in again', () => {
    transport.socket.receive('refused', 'abc', { refusal: 'watching-full', message: 'No room.' });
    expect(connection.get().ended).toBeNull();
    transport.socket.receive('disconnect', 'transport close');
    transport.socket.receive('refused', 'abc', { refusal: 'watching-full', message: 'No room.' });
    expect(connection.get().ended).toMatchObject({ reason: 'watching-full' });
  });

  it('says so when the seat is not ours', () => {
    const other = connectTable(module, 'abc', seat, fakeSocketIO);
    other.open();
    FakeTransport.last.socket.receive('refused', 'abc', { refusal: 'not-authorized', message: 'No.' });
    expect(other.get().ended).toMatchObject({ reason: 'not-authorized' });
  });
});
