import type { CredentialedActionShape, State as BoardgameState } from 'boardgame.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableLink } from '../../../src/app/online/link.ts';
import { type Played, matchOf, playedOnline } from './support.ts';
import { fromBoardgameMove } from '../../../src/dominant-species/game/game.ts';
import { loggedMove } from '../../../src/app/online/wire.ts';

type Listener = (...args: unknown[]) => void;

/** A socket that goes nowhere: what is sent is noted, what is received is said by the test. */
class FakeSocket {
  readonly sent: unknown[][] = [];
  private readonly listeners = new Map<string, Listener[]>();
  connect = vi.fn();
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

/** boardgame.io's transport, as far as the link looks at it. */
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
    // Nothing here asks for it.
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

vi.mock('boardgame.io/client', () => import('boardgame.io/dist/cjs/client.js'));
vi.mock('boardgame.io/multiplayer', () => ({ SocketIO: () => (options: Options) => new FakeTransport(options) }));
const { linkTable } = await import('../../../src/app/online/link.ts');

const PLAYERS = 2;
const game: Played = playedOnline(30, {}, PLAYERS, 3);
/** A state on which a move is made that is no undo, and who makes it. */
const first = game.logged.findIndex((entries) => loggedMove(entries[0]!)?.type !== 'undo');
const { playerID } = loggedMove(game.logged[first]![0]!)!;
const seat = { matchID: 'abc', playerID, credentials: 'secret' };

let link: TableLink;
let transport: FakeTransport;

const sync = (at: number): void => {
  const info = { state: game.states[at], initialState: game.states[0], log: game.logged.slice(0, at).flat() };
  transport.options.transportDataCallback({ type: 'sync', args: ['abc', { ...info, filteredMetadata: [] }] });
};
const update = (at: number): void => {
  transport.options.transportDataCallback({ type: 'update', args: ['abc', game.states[at], game.logged[at - 1]] });
};
const updatesSent = (): unknown[][] => transport.socket.sent.filter(([name]) => name === 'update');
/** What the tab keeps, from now on. */
function keptByTab(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
/** Leaves the table and opens it again. */
const comeBack = (): void => {
  link.close();
  link = linkTable('abc', seat);
  link.open();
  transport = FakeTransport.last;
};
/** Makes the move that was made at that state. */
const answer = (at: number): void => {
  const { type, args } = loggedMove(game.logged[at]![0]!)!;
  link.play(fromBoardgameMove(type, args)!);
};

beforeEach(() => {
  vi.useFakeTimers();
  link = linkTable('abc', seat);
  link.open();
  transport = FakeTransport.last;
  transport.socket.receive('match', 'abc', matchOf([{ name: 'Ann' }, { name: 'Bob' }]));
  sync(first);
});
afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the link of a table', () => {
  it('tells the game a move at a time, and asks for all of it when one was missed', () => {
    const before = link.get().game!;
    update(first + 1);
    expect(link.get().game!.memory.record.moves).toHaveLength(before.memory.record.moves.length + 1);
    expect(link.get().match!.standing.stateID).toBe(first + 1);
    update(first + 3);
    expect(transport.syncs).toBe(1);
    sync(first + 3);
    expect(link.get().game!.stateID).toBe(first + 3);
  });

  it('keeps the same game when it is told again', () => {
    const before = link.get().game;
    sync(first);
    expect(link.get().game).toBe(before);
  });

  it('sends one move at a time, and says that it takes its time', () => {
    answer(first);
    answer(first);
    expect(updatesSent()).toHaveLength(1);
    expect(updatesSent()[0]!.slice(2, 5)).toEqual([first, 'abc', playerID]);
    expect(link.get().sending).toBeNull();
    vi.advanceTimersByTime(500);
    expect(link.get().sending).toBe('sending');
    update(first + 1);
    expect(link.get()).toMatchObject({ sending: null, notice: null });
  });

  it('holds a move while the connection is away, and sends it when the game stands where it was', () => {
    transport.socket.receive('disconnect', 'transport close');
    answer(first);
    expect(link.get()).toMatchObject({ connection: 'offline', sending: 'unsent' });
    expect(updatesSent()).toHaveLength(0);
    sync(first);
    expect(link.get()).toMatchObject({ connection: 'online', sending: 'sending' });
    expect(updatesSent()).toHaveLength(1);
  });

  it('keeps a move that was not sent when the table is left, and sends it on return', () => {
    const kept = keptByTab();
    transport.socket.receive('disconnect', 'transport close');
    answer(first);
    comeBack();
    expect(link.get().sending).toBe('unsent');
    sync(first);
    expect(updatesSent()).toHaveLength(1);
    update(first + 1);
    expect(link.get()).toMatchObject({ sending: null, notice: null });
    expect(kept.size).toBe(0);
  });

  it('keeps messages that were not sent when the table is left, and sends them on return', () => {
    const kept = keptByTab();
    transport.socket.receive('disconnect', 'transport close');
    link.say('Hello');
    comeBack();
    const { id } = link.get().unsentMessages[0]!;
    sync(first);
    transport.socket.receive('chats', 'abc', []);
    expect(transport.socket.sent).toEqual([['chat', 'abc', { id, sender: playerID, payload: 'Hello' }, 'secret']]);
    transport.socket.receive('chats', 'abc', [{ id, sender: playerID, payload: 'Hello', at: 1 }]);
    expect(link.get().unsentMessages).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('sees that a move was made whose answer was lost', () => {
    answer(first);
    transport.socket.receive('disconnect', 'transport close');
    expect(link.get().sending).toBe('unsent');
    sync(first + 1);
    expect(updatesSent()).toHaveLength(1);
    expect(link.get()).toMatchObject({ sending: null, notice: null });
  });

  it('says that a move was not made when the game has gone on otherwise', () => {
    transport.socket.receive('disconnect', 'transport close');
    link.undo();
    sync(first + 1);
    expect(updatesSent()).toHaveLength(0);
    expect(link.get()).toMatchObject({ sending: null, notice: { reason: 'not-made' } });
  });

  it('says what the server refused, and asks where the game stands when no answer comes', () => {
    answer(first);
    vi.advanceTimersByTime(9000);
    expect(transport.syncs).toBe(1);
    const told = updatesSent()[0]!.at(-1) as (answer: object) => void;
    told({ refusal: 'not-yours', message: 'Another player is to decide.' });
    expect(link.get()).toMatchObject({ sending: null, notice: { reason: 'not-yours' } });
    link.tell(null);
    expect(link.get().notice).toBeNull();
  });

  it('leaves a stale move to the sync that follows', () => {
    answer(first);
    const told = updatesSent()[0]!.at(-1) as (answer: object) => void;
    told({ refusal: 'stale', message: 'The table has changed since.' });
    transport.socket.receive('refused', 'abc', { refusal: 'stale', message: 'The table has changed since.' });
    expect(link.get().notice).toBeNull();
    sync(first + 1);
    expect(link.get()).toMatchObject({ sending: null, notice: null });
  });

  it('keeps what was said until the server says it back', () => {
    transport.socket.receive('disconnect', 'transport close');
    link.say('Hello');
    expect(transport.socket.sent).toEqual([]);
    const { id } = link.get().unsentMessages[0]!;
    sync(first);
    transport.socket.receive('chats', 'abc', []);
    expect(transport.socket.sent).toEqual([['chat', 'abc', { id, sender: playerID, payload: 'Hello' }, 'secret']]);
    const message = { id, sender: playerID, payload: 'Hello', at: 1 };
    transport.options.transportDataCallback({ type: 'chat', args: ['abc', message] });
    transport.options.transportDataCallback({ type: 'chat', args: ['abc', message] });
    expect(link.get()).toMatchObject({ messages: [message], unsentMessages: [] });
  });

  it('lets a refused message be said again or given up', () => {
    link.say('Hello');
    transport.socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    const { id, isRefused } = link.get().unsentMessages[0]!;
    expect(isRefused).toBe(true);
    link.sayAgain(id);
    expect(transport.socket.sent).toHaveLength(2);
    link.unsay(id);
    expect(link.get().unsentMessages).toEqual([]);
  });

  it('marks a message that is refused while a move is on its way, and no other', () => {
    answer(first);
    link.say('Hello');
    link.say('again');
    transport.socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    expect(link.get()).toMatchObject({
      notice: { reason: 'too-many' },
      unsentMessages: [{ isRefused: true }, { isRefused: false }],
    });
    // The same refusal again, while the first one is still shown.
    transport.socket.receive('refused', 'abc', { refusal: 'too-many', message: 'Slowly.' });
    expect(link.get().unsentMessages.every(({ isRefused }) => isRefused)).toBe(true);
    update(first + 1);
    expect(link.get().sending).toBeNull();
  });

  it('leaves what was refused to a move to the answer to it', () => {
    answer(first);
    transport.socket.receive('refused', 'abc', { refusal: 'not-legal', message: 'No.' });
    expect(link.get().notice).toBeNull();
    const told = updatesSent()[0]!.at(-1) as (answer: object) => void;
    told({ refusal: 'not-legal', message: 'No.' });
    link.tell(null);
    expect(link.get()).toMatchObject({ sending: null, notice: null });
  });

  it('comes back to a server that ended the connection, and ends when the table is no more', () => {
    transport.socket.receive('disconnect', 'io server disconnect');
    vi.advanceTimersByTime(3000);
    expect(transport.socket.connect).toHaveBeenCalledOnce();
    transport.socket.receive('refused', 'abc', { refusal: 'no-match', message: 'This match is no more.' });
    expect(link.get().ended).toMatchObject({ reason: 'no-match' });
    expect(transport.isConnected).toBe(false);
  });

  it('says so when it is not let in again', () => {
    transport.socket.receive('refused', 'abc', { refusal: 'watching-full', message: 'No room.' });
    expect(link.get().ended).toBeNull();
    transport.socket.receive('disconnect', 'transport close');
    transport.socket.receive('refused', 'abc', { refusal: 'watching-full', message: 'No room.' });
    expect(link.get().ended).toMatchObject({ reason: 'watching-full' });
  });

  it('says so when the seat is not ours', () => {
    const other = linkTable('abc', seat);
    other.open();
    FakeTransport.last.socket.receive('refused', 'abc', { refusal: 'not-authorized', message: 'No.' });
    expect(other.get().ended).toMatchObject({ reason: 'not-authorized' });
  });
});
