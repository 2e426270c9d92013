/**
 * The link of a table to the server: boardgame.io's client with what is said beside the game (docs/online.md). It comes back by itself when the
 * connection breaks, and keeps what could not be sent.
 */
import type { CredentialedActionShape, State as BoardgameState } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { DominantSpecies, type G, toBoardgameMove } from '../../dominant-species/game/game.ts';
import { PHASES } from '../../dominant-species/rules/components.ts';
import type { Move } from '../../dominant-species/rules/moves.ts';
import { decision } from '../../dominant-species/rules/play.ts';
import type { Memory } from '../session.ts';
import type { Seat } from './lobby.ts';
import { keepPending, pending } from './mine.ts';
import { type Held, settle } from './outbox.ts';
import { retell, retellOn } from './retold.ts';
import { type Match, type Message, type Reason, type Refused, reasonOf } from './wire.ts';

type Transport = ReturnType<ReturnType<typeof SocketIO>>;
type TransportOptions = Parameters<ReturnType<typeof SocketIO>>[0];
type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];

/** Where the game stands and what is remembered of it. */
export interface GameNow {
  readonly stateID: number;
  readonly G: G;
  readonly memory: Memory;
}

/** A message that the server has not yet said back. */
export interface UnsentMessage {
  readonly id: string;
  readonly payload: string;
  /** Whether the server refused it. */
  readonly isRefused: boolean;
}

/** Something to tell: why what was asked was not done. */
export interface Notice {
  readonly reason: Reason | 'not-made';
  /** The server's own sentence, for words this page does not know. */
  readonly message: string;
}

/** What the page shows of a table. Each part stays the same object until it changes. */
export interface Parts {
  /** Null until the server has told it. */
  readonly game: GameNow | null;
  readonly match: Match | null;
  readonly messages: readonly Message[];
  readonly unsentMessages: readonly UnsentMessage[];
  readonly connection: 'connecting' | 'online' | 'offline';
  /** What became of a move that takes its time: it is being sent, or waits for the connection. */
  readonly sending: 'sending' | 'unsent' | null;
  readonly notice: Notice | null;
  /** Why there is no table to show; null while there may be one. */
  readonly ended: Notice | null;
}

export interface TableLink {
  readonly matchID: string;
  readonly get: () => Parts;
  /** Calls back at every change. Returns what ends that. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly open: () => void;
  readonly close: () => void;
  /** Answers the open question. */
  readonly play: (move: Move) => void;
  readonly undo: () => void;
  readonly say: (text: string) => void;
  /** Says a refused message again, or gives it up. */
  readonly sayAgain: (id: string) => void;
  readonly unsay: (id: string) => void;
  /** Tells something, or clears what was told. */
  readonly tell: (notice: Notice | null) => void;
}

/** A move is said to be on its way only after this time, in ms: most arrive before. */
const UNNOTICED = 400;
/** After this time without an answer, in ms, the page asks where the game stands. */
const PATIENCE = 8000;
/** How long it waits before it comes back to a server that ended the connection, in ms. */
const COME_BACK = 2000;

/** A WebSocket needs no server of several to remember its client; where none gets through, requests do. */
const SOCKET = { forceNew: true, transports: ['websocket', 'polling'], tryAllTransports: true };

/** Answers to a sync that leave no table to show. */
const ENDS: readonly Reason[] = ['bad-request', 'no-seat', 'not-authorized', 'watching-full', 'too-many', 'closing'];

const newID = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

/** The match after a move: the server tells seats only. */
const movedOn = (match: Match, { state }: G, stateID: number): Match => {
  const player = decision(state)?.player;
  const deciding = player === undefined ? null : String(player);
  return {
    ...match,
    standing: { stateID, turn: state.turn, phase: PHASES[state.phase]!, deciding, since: Date.now() },
  };
};

type HeldMove = Held & { readonly action: MakeMove };

/** The move that was on its way when the table was left. */
const unsentMove = (seat: Seat): HeldMove | null => JSON.parse(pending(seat, 'move') ?? 'null') as HeldMove | null;

/** The messages that the server had not said back when the table was left. */
const unsentMessages = (seat: Seat): UnsentMessage[] =>
  JSON.parse(pending(seat, 'messages') ?? '[]') as UnsentMessage[];

type MakeMove = CredentialedActionShape.MakeMove;

/** Links a table, for the holder of a seat or for somebody who watches. */
export function linkTable(matchID: string, seat: Seat | null): TableLink {
  let parts: Parts = {
    game: null,
    match: null,
    messages: [],
    unsentMessages: seat ? unsentMessages(seat) : [],
    connection: 'connecting',
    sending: null,
    notice: null,
    ended: null,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<Parts>): void => {
    parts = { ...parts, ...change };
    const { unsentMessages: unsent } = change;
    if (seat && unsent) keepPending(seat, 'messages', unsent.length > 0 ? JSON.stringify(unsent) : null);
    for (const changed of listeners) changed();
  };

  let transport!: Transport;
  const client = Client<G>({
    game: DominantSpecies,
    debug: false,
    matchID,
    ...(seat && { playerID: seat.playerID, credentials: seat.credentials }),
    multiplayer: (options) => {
      const transportDataCallback = (data: TransportData): void => {
        options.transportDataCallback(data);
        hear(data);
      };
      transport = SocketIO({ socketOpts: SOCKET })({ ...options, transportDataCallback });
      transport.sendAction = (state: BoardgameState, action: CredentialedActionShape.Any): void => {
        if (action.type === 'MAKE_MOVE') hold(action, state._stateID);
      };
      return transport;
    },
  });

  // One move at a time is on its way: the next question is known only after it.
  let held = seat && unsentMove(seat);
  let unnoticed: ReturnType<typeof setTimeout> | undefined;
  let impatient: ReturnType<typeof setTimeout> | undefined;
  let comingBack: ReturnType<typeof setTimeout> | undefined;

  const letGo = (): void => {
    if (held !== null && seat) keepPending(seat, 'move', null);
    held = null;
    clearTimeout(unnoticed);
    clearTimeout(impatient);
    if (parts.sending !== null) set({ sending: null });
  };
  const hold = (action: MakeMove, madeOn: number): void => {
    const { type, args, playerID } = action.payload as { type: string; args: unknown[]; playerID: string };
    held = { move: { type, args, playerID }, madeOn, action };
    if (seat) keepPending(seat, 'move', JSON.stringify(held));
    if (parts.notice !== null) set({ notice: null });
    if (parts.connection !== 'online') {
      set({ sending: 'unsent' });
      return;
    }
    unnoticed = setTimeout(() => {
      set({ sending: 'sending' });
    }, UNNOTICED);
    send();
  };
  const send = (): void => {
    if (held === null) return;
    const { action, madeOn } = held;
    if (parts.sending === 'unsent') set({ sending: 'sending' });
    clearTimeout(impatient);
    impatient = setTimeout(() => {
      transport.requestSync();
    }, PATIENCE);
    transport.socket.emit('update', action, madeOn, matchID, seat?.playerID ?? null, (answer: object) => {
      // A stale move is settled by the sync that follows: it may be the answer to the first sending that was lost.
      if (!('refusal' in answer) || held?.action !== action) return;
      const { refusal, message } = answer as Refused;
      if (refusal === 'stale') return;
      letGo();
      set({ notice: { reason: reasonOf(refusal), message } });
    });
  };
  /** Sees to the move on its way once it is known where the game stands. */
  const settleHeld = (stateID: number, log: Parameters<typeof settle>[2]): void => {
    if (held === null) return;
    const fate = settle(held, stateID, log);
    if (fate === 'again') {
      send();
      return;
    }
    letGo();
    if (fate === 'lost') set({ notice: { reason: 'not-made', message: '' } });
  };

  /** Takes the game over from a sync. What is known already stays the same object. */
  const synced = (
    state: BoardgameState<G>,
    initialState: BoardgameState<G>,
    log: Parameters<typeof retell>[1],
  ): void => {
    const isKnown = parts.game?.stateID === state._stateID;
    const game = isKnown
      ? parts.game
      : { stateID: state._stateID, G: state.G, memory: retell(initialState.G.state, log) };
    set({ game, connection: 'online' });
    settleHeld(state._stateID, log);
  };
  const updated = (state: BoardgameState<G>, entries: Parameters<typeof retellOn>[2]): void => {
    const { game } = parts;
    if (game === null || state._stateID <= game.stateID) return;
    // A server of several processes may know only where the table stands, not what led there.
    if (state._stateID > game.stateID + 1 || entries.length === 0) {
      // Something was missed: the whole of it is asked for.
      transport.requestSync();
      return;
    }
    const memory = retellOn(game.memory, game.G.state, entries);
    set({
      game: { stateID: state._stateID, G: state.G, memory },
      match: parts.match && movedOn(parts.match, state.G, state._stateID),
    });
    settleHeld(state._stateID, entries);
  };
  const hear = ({ type, args }: TransportData): void => {
    if (args[0] !== matchID) return;
    try {
      if (type === 'sync')
        synced(args[1].state as BoardgameState<G>, args[1].initialState as BoardgameState<G>, args[1].log);
      else if (type === 'update') updated(args[1] as BoardgameState<G>, args[2]);
      else if (type === 'chat') said(args[1] as Message);
    } catch (error) {
      // A server of another version than this page.
      end({ reason: 'unknown', message: error instanceof Error ? error.message : String(error) });
    }
  };

  const said = (message: Message): void => {
    if (parts.messages.some(({ id }) => id === message.id)) return;
    set({
      messages: [...parts.messages, message],
      unsentMessages: parts.unsentMessages.filter(({ id }) => id !== message.id),
    });
  };
  const emitMessage = ({ id, payload }: UnsentMessage): void => {
    transport.socket.emit('chat', matchID, { id, sender: seat?.playerID, payload }, seat?.credentials);
  };
  const refused = ({ refusal, message }: Refused): void => {
    const reason = reasonOf(refusal);
    const notice = { reason, message };
    if (reason === 'no-match' || (parts.connection !== 'online' && ENDS.includes(reason))) {
      end(notice);
      return;
    }
    // What is settled by the sync that follows.
    if (reason === 'stale') return;
    // The server takes one message after the other. One that was refused by mistake for a move is said back after all.
    const saying = parts.unsentMessages.find((each) => !each.isRefused);
    if (saying === undefined) {
      // The answer to a move says it, or has said it already.
      if (held === null && parts.notice?.message !== message) set({ notice });
      return;
    }
    const unsentMessages = parts.unsentMessages.map((each) => (each === saying ? { ...each, isRefused: true } : each));
    set({ notice, unsentMessages });
  };
  const end = (ended: Notice): void => {
    close();
    set({ ended });
  };

  const lost = (): void => {
    clearTimeout(unnoticed);
    clearTimeout(impatient);
    set({ connection: 'offline', sending: held === null ? null : 'unsent' });
  };
  const listen = (): void => {
    const { socket } = transport;
    socket.on('disconnect', (reason) => {
      lost();
      // The socket comes back by itself from everything but this.
      if (reason === 'io server disconnect') comingBack = setTimeout(() => socket.connect(), COME_BACK);
    });
    socket.on('connect_error', lost);
    socket.on('match', (id: string, match: Match) => {
      if (id === matchID) set({ match });
    });
    socket.on('chats', (id: string, messages: readonly Message[]) => {
      if (id !== matchID) return;
      const unsentMessages = parts.unsentMessages.filter((unsent) => !messages.some((each) => each.id === unsent.id));
      set({ messages, unsentMessages });
      unsentMessages.filter((each) => !each.isRefused).forEach(emitMessage);
    });
    socket.on('refused', (id: string, what: Refused) => {
      if (id === matchID) refused(what);
    });
  };

  let isOpen = false;
  const open = (): void => {
    isOpen = true;
    set({ connection: 'connecting', sending: held === null ? null : 'unsent', ended: null });
    client.start();
    listen();
  };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(unnoticed);
    clearTimeout(impatient);
    clearTimeout(comingBack);
    transport.socket.removeAllListeners();
    client.stop();
  };
  const make = (name: string, args: readonly unknown[]): void => {
    if (isOpen && held === null) client.moves[name]!(...args);
  };

  return {
    matchID,
    get: () => parts,
    subscribe(changed) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    open,
    close,
    play(move) {
      const { move: name, args } = toBoardgameMove(move);
      make(name, args);
    },
    undo() {
      make('undo', []);
    },
    say(payload) {
      const message = { id: newID(), payload, isRefused: false };
      set({ unsentMessages: [...parts.unsentMessages, message] });
      if (parts.connection === 'online') emitMessage(message);
    },
    sayAgain(id) {
      set({
        unsentMessages: parts.unsentMessages.map((each) => (each.id === id ? { ...each, isRefused: false } : each)),
      });
      const message = parts.unsentMessages.find((each) => each.id === id);
      if (message && parts.connection === 'online') emitMessage(message);
    },
    unsay(id) {
      set({ unsentMessages: parts.unsentMessages.filter((each) => each.id !== id) });
    },
    tell(notice) {
      set({ notice });
    },
  };
}
