/**
 * The connection of a table to the server: boardgame.io's client plus the messages of docs/online.md. It reconnects by itself,
 * and keeps what could not be sent.
 */
import type { CredentialedActionShape, LogEntry, State as BoardgameState } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { G } from '../../kit/boardgame.ts';
import { logged, loggedMove, startEntry } from '../../kit/history.ts';
import type { GameModule } from '../../kit/module.ts';
import type { UndoAnswer } from '../../kit/wire.ts';
import type { Seat } from '../wire.ts';
import { type Match, type ChatMessage, type Reason, type Refused, reasonOf } from '../wire.ts';
import { newChat, storedMessages } from './chat.ts';
import { newOutbox } from './outbox.ts';
import { type Parts, type PartsStore, newParts } from './parts.ts';
import type { Notice } from '../online/ReasonText.tsx';

type Transport = ReturnType<ReturnType<typeof SocketIO>>;
type TransportOptions = Parameters<ReturnType<typeof SocketIO>>[0];
type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];

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
  /** Asks the others to undo moves, or answers such a request. */
  readonly undoRequest: (what: UndoAnswer) => void;
  readonly say: (text: string) => void;
  /** Sends a refused message again, or discards it. */
  readonly sayAgain: (id: string) => void;
  readonly discard: (id: string) => void;
  /** Shows why something was not done, or clears that. */
  readonly notify: (notice: Notice | null) => void;
}

/** How long it waits before reconnecting to a server that closed the connection, in ms. */
const RECONNECT_DELAY = 2000;

/** A WebSocket needs no sticky sessions; if none gets through, requests are used. */
const SOCKET = { forceNew: true, transports: ['websocket', 'polling'], tryAllTransports: true };

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
    synced({ G, _stateID }: BoardgameState<G>, start: BoardgameState<G>, log: readonly LogEntry[]): void {
      const known = get().game;
      const now =
        known?.stateID === _stateID
          ? known
          : {
              stateID: _stateID,
              G,
              start: start.G.state,
              log,
              history: logged([startEntry()], log, game.actions),
            };
      set({ game: now, status: 'online' });
    },
    /** Applies a move. Returns whether it follows the known state. */
    updated({ G, _stateID }: BoardgameState<G>, entries: readonly LogEntry[]): boolean {
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

/**
 * boardgame.io's client for a table, with access to its transport. `hear` is called with incoming data, `hold` with actions to
 * send.
 */
function newClient(
  game: GameModule,
  matchID: string,
  seat: Seat | null,
  socketIO: typeof SocketIO,
  hear: (data: TransportData) => void,
  hold: (action: CredentialedActionShape.MakeMove, madeOn: number) => void,
) {
  let transport!: Transport;
  const client = Client({
    game: game.bgio,
    debug: false,
    matchID,
    ...(seat && { playerID: seat.playerID, credentials: seat.credentials }),
    multiplayer: (options) => {
      const transportDataCallback = (data: TransportData): void => {
        options.transportDataCallback(data);
        hear(data);
      };
      transport = socketIO({ socketOpts: SOCKET })({ ...options, transportDataCallback });
      transport.sendAction = (state: BoardgameState, action: CredentialedActionShape.Any): void => {
        if (action.type === 'MAKE_MOVE') hold(action, state._stateID);
      };
      return transport;
    },
  });
  return { client, transport: () => transport };
}

/** The server's messages besides those of boardgame.io's transport. */
interface Handlers {
  lost: () => void;
  match: (match: Match) => void;
  chats: (messages: ChatMessage[]) => void;
  refused: (refused: Refused) => void;
}

/** Listens to the server's messages about a match; returns a function that stops. */
function listenTo(socket: Transport['socket'], matchID: string, handlers: Handlers): () => void {
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  const here =
    <T>(act: (news: T) => void) =>
    (id: string, news: T): void => {
      if (id === matchID) act(news);
    };
  socket.on('disconnect', (reason) => {
    handlers.lost();
    // socket.io reconnects by itself except when the server closed the connection.
    if (reason === 'io server disconnect') reconnectTimer = setTimeout(() => socket.connect(), RECONNECT_DELAY);
  });
  socket.on('connect_error', handlers.lost);
  socket.on('match', here(handlers.match));
  socket.on('chats', here(handlers.chats));
  socket.on('refused', here(handlers.refused));
  return () => {
    clearTimeout(reconnectTimer);
    socket.removeAllListeners();
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

/** Connects a table, for a player or a spectator. `socketIO` is boardgame.io's transport. */
export function connectTable(
  game: GameModule,
  matchID: string,
  seat: Seat | null,
  socketIO: typeof SocketIO = SocketIO,
): TableConnection {
  const parts = newParts(seat ? storedMessages(seat) : []);
  const { get, set } = parts;
  const { client, transport } = newClient(game, matchID, seat, socketIO, hear, (action, madeOn) => {
    outbox.hold(action, madeOn);
  });
  const requestSync = (): void => {
    transport().requestSync();
  };
  const outbox = newOutbox(parts, seat, {
    update: (action, madeOn, answered) =>
      transport().socket.emit('update', action, madeOn, matchID, seat?.playerID ?? null, answered),
    requestSync,
  });
  const chat = newChat(parts, seat, ({ id, payload }) => {
    transport().socket.emit('chat', matchID, { id, sender: seat?.playerID, payload }, seat?.credentials);
  });
  const receiver = newReceiver(game, parts, requestSync);
  let stopListening = (): void => undefined;
  let isOpen = false;
  function hear({ type, args }: TransportData): void {
    if (args[0] !== matchID) return;
    try {
      if (type === 'sync') {
        const { state, initialState, log } = args[1];
        receiver.synced(state as BoardgameState<G>, initialState as BoardgameState<G>, log);
        outbox.settle(state._stateID, log);
      } else if (type === 'update') {
        const state = args[1] as BoardgameState<G>;
        if (receiver.updated(state, args[2])) {
          outbox.settle(state._stateID, args[2]);
          undoing.settle(args[2].at(-1));
        }
      } else if (type === 'chat') chat.heard(args[1] as ChatMessage);
    } catch (error) {
      // The server has another version than this page.
      end({ reason: 'unknown', message: error instanceof Error ? error.message : String(error) });
    }
  }
  const refused = ({ refusal, message }: Refused): void => {
    const reason = reasonOf(refusal);
    const notice = { reason, message };
    if (reason === 'no-match' || (get().status !== 'online' && ENDS.includes(reason))) {
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
    isOpen = true;
    set({ status: 'connecting', sending: outbox.isEmpty() ? null : 'unsent', ended: null });
    client.start();
    stopListening = listenTo(transport().socket, matchID, {
      lost,
      match: (match) => {
        set({ match });
      },
      chats: chat.heardAll,
      refused,
    });
  };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    outbox.pause();
    stopListening();
    client.stop();
  };
  function end(ended: Notice): void {
    close();
    set({ ended });
  }
  const make = (name: string, args: readonly unknown[]): void => {
    if (isOpen && outbox.isEmpty()) client.moves[name]!(...args);
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
    undoRequest(what) {
      const now = get().game;
      if (!seat || !now || get().status !== 'online') return;
      const said = { playerID: seat.playerID, stateID: now.stateID, what };
      transport().socket.emit('undo', matchID, said, seat.credentials);
    },
    say: chat.say,
    sayAgain: chat.sayAgain,
    discard: chat.discard,
    notify(notice) {
      set({ notice });
    },
  };
}
