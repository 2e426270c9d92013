/** A move being sent to the server: it is held until the server has it or it can no longer be made. */
import type { LogEntry } from 'boardgame.io';
import type { Seat } from '../wire.ts';
import { type LoggedMove, type Refused, loggedMove, reasonOf } from '../wire.ts';
import { keepPending, pending } from '../storage/online.ts';
import type { PartsStore } from './parts.ts';

/** A move that is not yet known to have reached the server. */
export interface Held {
  readonly move: LoggedMove;
  /** The number of the state it was made on. */
  readonly madeOn: number;
}

/**
 * What to do with a held move once the current state is known: send it `again`, since the game is still in the state it was made
 * on; forget it, since it was `made`; or report it as `lost`, since another move was made instead.
 */
export function fateOf({ move, madeOn }: Held, stateID: number, log: readonly LogEntry[]): 'again' | 'made' | 'lost' {
  if (stateID <= madeOn) return 'again';
  return log.some((entry) => entry._stateID === madeOn && isSame(loggedMove(entry), move)) ? 'made' : 'lost';
}

const isSame = (logged: LoggedMove | null, move: LoggedMove): boolean =>
  logged?.type === move.type && logged.playerID === move.playerID && logged.args.join() === move.args.join();

/** A move is shown as being sent only after this time, in ms: most arrive before. */
const SENDING_DELAY_MS = 400;
/** After this time without an answer, in ms, the page asks for the current state. */
const RESPONSE_TIMEOUT = 8000;

/** A move as boardgame.io sends it. */
export interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: LoggedMove & { readonly credentials: string | undefined };
}
type HeldMove = Held & { readonly action: MakeMove };

/** The move that was being sent when the table was left. */
const storedMove = (seat: Seat): HeldMove | null => JSON.parse(pending(seat, 'move') ?? 'null') as HeldMove | null;

/** What the outbox needs from the connection. */
interface Wire {
  /** Sends an action made on a state; `answered` is called with the server's answer. */
  readonly update: (action: MakeMove, madeOn: number, answered: (answer: object) => void) => void;
  readonly requestSync: () => void;
}

export interface Outbox {
  readonly isEmpty: () => boolean;
  /** Holds a move that was made on a state, and sends it as soon as there is a connection. */
  readonly enqueue: (action: MakeMove, madeOn: number) => void;
  /** Resolves the held move once the current state is known. */
  readonly resolve: (stateID: number, log: readonly LogEntry[]) => void;
  /** Called when the connection is lost or closed. */
  readonly pause: () => void;
}

/** An outbox holds one move at a time: the next question is not known before that move is made. */
export function newOutbox({ get, set }: PartsStore, seat: Seat | null, wire: Wire): Outbox {
  let held = seat && storedMove(seat);
  let unnoticed: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = (): void => {
    if (held !== null && seat) keepPending(seat, 'move', null);
    held = null;
    clearTimeout(unnoticed);
    clearTimeout(timer);
    if (get().sending !== null) set({ sending: null });
  };
  const send = (): void => {
    if (held === null) return;
    const { action, madeOn } = held;
    if (get().sending === 'unsent') set({ sending: 'sending' });
    clearTimeout(timer);
    timer = setTimeout(wire.requestSync, RESPONSE_TIMEOUT);
    wire.update(action, madeOn, (answer) => {
      // A stale move is settled by the sync that follows: it may answer a first transmission whose answer was lost.
      if (!('refusal' in answer) || held?.action !== action) return;
      const { refusal, message } = answer as Refused;
      if (refusal === 'stale') return;
      clear();
      set({ notice: { reason: reasonOf(refusal), message } });
    });
  };
  return {
    isEmpty: () => held === null,
    enqueue(action, madeOn) {
      const { type, args, playerID } = action.payload;
      held = { move: { type, args, playerID }, madeOn, action };
      if (seat) keepPending(seat, 'move', JSON.stringify(held));
      if (get().notice !== null) set({ notice: null });
      if (get().status !== 'online') {
        set({ sending: 'unsent' });
        return;
      }
      unnoticed = setTimeout(() => {
        set({ sending: 'sending' });
      }, SENDING_DELAY_MS);
      send();
    },
    resolve(stateID, log) {
      if (held === null) return;
      const fate = fateOf(held, stateID, log);
      if (fate === 'again') {
        send();
        return;
      }
      clear();
      if (fate === 'lost') set({ notice: { reason: 'not-made', message: '' } });
    },
    pause() {
      clearTimeout(unnoticed);
      clearTimeout(timer);
    },
  };
}
