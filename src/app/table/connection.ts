/**
 * The connection of a table to the server: boardgame.io's messages, and those of docs/online.md. It reconnects by itself, and
 * keeps what could not be sent.
 */
import type { LogEntry } from 'boardgame.io';
import { type ManagerOptions, type Socket, type SocketOptions, io } from 'socket.io-client';
import { logged, loggedMove } from '../../kit/boardgame/log.ts';
import type { TableState } from '../../kit/boardgame/wire.ts';
import { startEntry } from '../../kit/engine.ts';
import type { GameModule } from '../../kit/module.ts';
import { withChanges } from '../../kit/online/own-data.ts';
import type { ServerMessages, Synced, UndoAnswer } from '../../kit/online/wire.ts';
import type { Seat } from '../wire.ts';
import { type Match, type ChatMessage, type Reason, type Refused, reasonOf } from '../wire.ts';
import { newChat, storedMessages } from './chat.ts';
import { newOutbox } from './outbox.ts';
import { type Parts, type PartsStore, newParts } from './parts.ts';
import type { Notice } from '../online/RefusalText.tsx';
import { inOwnTime } from '../online/time-left.ts';

type TableSocket = Socket<ServerMessages<TableState>, Record<string, (...sent: unknown[]) => void>>;
/** Opens a socket in the namespace of a game. */
type OpenSocket = (namespace: string, options: Partial<ManagerOptions & SocketOptions>) => TableSocket;

export interface TableConnection {
  readonly game: GameModule;
  readonly matchID: string;
  readonly get: () => Parts;
  /** Calls back at every change. Returns a function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly open: () => void;
  readonly close: () => void;
  /** Answers the open question. */
  readonly play: (move: unknown) => void;
  /** Undoes the last moves, one after another. */
  readonly undo: (moves: number) => void;
  /** Asks the others to undo moves, by default one's own last and all since, or answers such a request. */
  readonly undoRequest: (what: UndoAnswer, moves?: number) => void;
  readonly say: (text: string) => void;
  /** Sends a refused message again, or discards it. */
  readonly sayAgain: (id: string) => void;
  readonly discard: (id: string) => void;
  /** Shows why something was not done, or clears that. */
  readonly notify: (notice: Notice | null) => void;
}

/** How long it waits before reconnecting to a server that closed the connection, in ms. */
const RECONNECT_DELAY = 2000;

/** A WebSocket needs no sticky sessions; if none gets through, requests are used. The page may be below a path of its host. */
const socketOptions = () => ({
  path: new URL('socket.io/', document.baseURI).pathname,
  forceNew: true,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
});

/** Answers to a sync after which there is no table to show. */
const ENDS: readonly Reason[] = ['bad-request', 'no-seat', 'not-authorized', 'watching-full', 'too-many', 'closing'];

/** The match after a move, for which the server only sends the game. */
function movedOn(match: Match, { rules }: GameModule, state: unknown, stateID: number): Match {
  const asked = rules.decision(state);
  const { standing } = match;
  return {
    ...match,
    standing: {
      ...standing,
      stateID,
      turn: asked?.round ?? standing.turn,
      phase: asked?.phase ?? standing.phase,
      deciding: asked === null ? null : String(asked.player),
      since: Date.now(),
    },
  };
}

/** Handles the server's game messages, updating the parts of the table. */
function newReceiver(game: GameModule, { get, set }: PartsStore, requestSync: () => void) {
  return {
    /** Replaces the whole game. Known entries keep their identity. */
    synced({ state: { G, _stateID }, initialState, log }: Synced<TableState>): void {
      const known = get().game;
      const now =
        known?.stateID === _stateID
          ? known
          : {
              stateID: _stateID,
              G,
              start: initialState.G.state,
              log,
              history: logged([startEntry()], log, game.actions),
            };
      set({ game: now, status: 'online' });
    },
    planned: (): void => {
      set({ planChanges: get().planChanges + 1 });
    },
    /** Applies a move. Returns whether it follows the known state. */
    updated({ G, _stateID }: TableState, entries: readonly LogEntry[]): boolean {
      const { game: known, match } = get();
      if (known === null || _stateID <= known.stateID) return false;
      // With several server processes, an update may contain the current state without the log entries that led to it.
      if (_stateID > known.stateID + 1 || entries.length === 0) {
        // An update was missed: request everything.
        requestSync();
        return false;
      }
      const log = [...known.log, ...entries];
      const history = logged(known.history, entries, game.actions);
      set({
        game: { ...known, stateID: _stateID, G, log, history },
        match: match && movedOn(match, game, G.state, _stateID),
      });
      return true;
    },
  };
}

/** What the page hears about a match. */
interface Handlers {
  readonly connected: () => void;
  readonly lost: () => void;
  readonly synced: (info: Synced<TableState>) => void;
  readonly updated: (state: TableState, entries: readonly LogEntry[]) => void;
  readonly match: (match: Match) => void;
  readonly chat: (message: ChatMessage) => void;
  readonly chats: (messages: readonly ChatMessage[]) => void;
  readonly planned: () => void;
  readonly refused: (refused: Refused) => void;
}

/** Listens to the server's messages about a match; returns a function that stops. */
function listenTo(socket: TableSocket, matchID: string, handlers: Handlers): () => void {
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  /** The state that was sent last. */
  let known: TableState | undefined;
  const here =
    <News extends unknown[]>(act: (...news: News) => void) =>
    (id: string | null, ...news: News): void => {
      if (id === matchID) act(...news);
    };
  const updated = (state: TableState, entries: readonly LogEntry[]): void => {
    known = state;
    handlers.updated(state, entries);
  };
  socket.on('connect', handlers.connected);
  socket.on('disconnect', (reason) => {
    handlers.lost();
    // socket.io reconnects by itself except when the server closed the connection.
    if (reason === 'io server disconnect') reconnectTimer = setTimeout(() => socket.connect(), RECONNECT_DELAY);
  });
  socket.on('connect_error', handlers.lost);
  socket.on(
    'sync',
    here((info) => {
      known = info.state;
      handlers.synced(info);
    }),
  );
  socket.on('update', here(updated));
  socket.on(
    'patch',
    here((_from, _stateID, changes, entries) => {
      if (known !== undefined) updated(withChanges(known, changes), entries);
    }),
  );
  socket.on(
    'match',
    here((match) => {
      handlers.match(match as Match);
    }),
  );
  socket.on('chat', here(handlers.chat));
  socket.on('chats', here(handlers.chats));
  socket.on('plan', here(handlers.planned));
  socket.on('refused', here(handlers.refused));
  return () => {
    clearTimeout(reconnectTimer);
    socket.removeAllListeners();
    socket.close();
  };
}

/** Undoes several moves, one after another: the server undoes one at a time. */
function newUndoing(seat: Seat | null, undo: () => void) {
  let left = 0;
  const next = (): void => {
    if (left === 0) return;
    left--;
    undo();
  };
  return {
    start(moves: number): void {
      left = moves;
      next();
    },
    stop(): void {
      left = 0;
    },
    /** Continues if the last log entry is one's own undo, and stops otherwise. */
    settle(entry: LogEntry | undefined): void {
      const made = entry && loggedMove(entry);
      if (made?.name === 'undo' && String(made.player) === seat?.playerID) next();
      else left = 0;
    },
  };
}

/** Reads what the server sent, which may have another version than this page: `failed` is called if it cannot be read. */
const reading =
  <News extends unknown[]>(failed: (notice: Notice) => void, read: (...news: News) => void) =>
  (...news: News): void => {
    try {
      read(...news);
    } catch (error) {
      failed({ reason: 'unknown', message: error instanceof Error ? error.message : String(error) });
    }
  };

/** Connects a table, for a player or a spectator. */
export function connectTable(
  game: GameModule,
  matchID: string,
  seat: Seat | null,
  openSocket: OpenSocket = io,
): TableConnection {
  const parts = newParts(seat ? storedMessages(seat) : []);
  const { get, set } = parts;
  let socket: TableSocket | null = null;
  // A seat without credentials is the account's own.
  const credentials = seat === null || seat.credentials === '' ? undefined : seat.credentials;
  const emit = (name: string, ...what: unknown[]): void => {
    socket?.emit(name, ...what);
  };
  const requestSync = (): void => {
    // boardgame.io's client sends the number of players before the last.
    emit('sync', matchID, seat?.playerID ?? null, credentials, null, chat.last());
  };
  /** Tells the server whether somebody looks at the page: otherwise they are told elsewhere. */
  const tellLooking = (): void => {
    if (seat !== null) emit('look', matchID, document.visibilityState !== 'hidden');
  };
  const outbox = newOutbox(parts, seat, {
    update: (action, madeOn, answered) => {
      emit('update', action, madeOn, matchID, seat?.playerID ?? null, answered);
    },
    requestSync,
  });
  const chat = newChat(parts, seat, ({ id, payload }) => {
    emit('chat', matchID, { id, sender: seat?.playerID, payload }, credentials);
  });
  const receiver = newReceiver(game, parts, requestSync);
  let stopListening = (): void => undefined;
  const refused = ({ refusal, message }: Refused): void => {
    const reason = reasonOf(refusal);
    const notice = { reason, message };
    if (reason === 'no-match' || reason === 'not-watchable' || (get().status !== 'online' && ENDS.includes(reason))) {
      end(notice);
      return;
    }
    // The sync that follows settles a stale move; any other is refused in its acknowledgement, or already was.
    if (reason === 'stale' || chat.refused(notice)) return;
    if (outbox.isEmpty() && get().notice?.message !== message) set({ notice });
  };
  const lost = (): void => {
    undoing.stop();
    outbox.pause();
    set({ status: 'offline', sending: outbox.isEmpty() ? null : 'unsent' });
  };
  const open = (): void => {
    document.addEventListener('visibilitychange', tellLooking);
    set({ status: 'connecting', sending: outbox.isEmpty() ? null : 'unsent', ended: null });
    socket = openSocket(`/${game.meta.id}`, socketOptions());
    stopListening = listenTo(socket, matchID, {
      connected: requestSync,
      lost,
      synced: reading(end, (info) => {
        // A new connection counts as a page that is looked at.
        if (document.visibilityState === 'hidden') tellLooking();
        receiver.synced(info);
        outbox.resolve(info.state._stateID, info.log);
      }),
      updated: reading(end, (state, entries) => {
        if (!receiver.updated(state, entries)) return;
        outbox.resolve(state._stateID, entries);
        undoing.settle(entries.at(-1));
      }),
      match: (match) => {
        set({ match: inOwnTime(match) });
      },
      chat: chat.received,
      chats: chat.receivedAll,
      planned: receiver.planned,
      refused,
    });
  };
  const close = (): void => {
    if (socket === null) return;
    outbox.pause();
    document.removeEventListener('visibilitychange', tellLooking);
    stopListening();
    socket = null;
  };
  function end(ended: Notice): void {
    close();
    set({ ended });
  }
  const make = (type: string, args: readonly unknown[]): void => {
    const now = get().game;
    if (socket === null || seat === null || now === null || !outbox.isEmpty()) return;
    const { playerID } = seat;
    outbox.enqueue({ type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } }, now.stateID);
  };
  const undoing = newUndoing(seat, () => {
    make('undo', []);
  });

  return {
    game,
    matchID,
    get,
    subscribe: parts.subscribe,
    open,
    close,
    play(move) {
      undoing.stop();
      const { move: name, args } = game.actions.write(move);
      make(name, args);
    },
    undo(moves) {
      undoing.start(moves);
    },
    undoRequest(what, moves) {
      const now = get().game;
      if (!seat || !now || get().status !== 'online') return;
      const said = { playerID: seat.playerID, stateID: now.stateID, what, moves };
      emit('undo', matchID, said, credentials);
    },
    say: chat.say,
    sayAgain: chat.sayAgain,
    discard: chat.discard,
    notify(notice) {
      set({ notice });
    },
  };
}
