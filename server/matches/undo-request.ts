/**
 * Requests to undo more than one's own last moves: a player asks, and all other people at the table grant it or one of them
 * refuses. A request belongs to the state it was made on; any move ends it.
 */
import type { ChatMessage, UndoAnswer, UndoRequest } from '../../src/kit/online/wire.ts';
import { Refusal } from '../refusal.ts';
import { type Changes, type Match, isPerson } from '../match.ts';

/** How long bots wait for people to answer a request, in ms. */
const BOTS_WAIT_MS = 60_000;

const withRequest = (match: Match, seat: number, asks: UndoRequest): Changes => ({
  seats: match.seats.map((each, i) => (i === seat ? { ...each, asks } : each)),
});

/** The open request and its seat. */
function openRequest({ seats, standing }: Match): { seat: number; asks: UndoRequest } | undefined {
  const seat = seats.findIndex(({ asks }) => asks?.stateID === standing.stateID && asks.refused === undefined);
  return seat < 0 ? undefined : { seat, asks: seats[seat]!.asks! };
}

/** The seats that have not granted a request: people who play themselves. Bots grant everything. */
const missing = ({ seats }: Match, seat: number, { granted }: UndoRequest): number[] =>
  seats.flatMap((each, i) => (i !== seat && isPerson(each) && each.bot === null && !granted.includes(i) ? [i] : []));

/** The request that everybody has granted; undefined if there is none. */
export function grantedRequest(match: Match): { seat: number; moves: number } | undefined {
  const open = openRequest(match);
  return open && missing(match, open.seat, open.asks).length === 0
    ? { seat: open.seat, moves: open.asks.moves }
    : undefined;
}

/** Whether people are being asked, so that bots wait. */
export function isBeingAsked(match: Match, now: number): boolean {
  const open = openRequest(match);
  return open !== undefined && now - open.asks.since < BOTS_WAIT_MS;
}

/** What an answer changes, and its chat message; null for nothing. */
interface Answered {
  readonly changes: Changes;
  readonly notice: ChatMessage['undo'] | null;
}

/** Asks for moves to be undone. Asking again changes nothing. */
export function askForUndo(
  match: Match,
  by: number,
  { moves, isChosen }: { readonly moves: number; readonly isChosen: boolean },
  now: number,
): Answered {
  const { stateID } = match.standing;
  if (moves === 0) throw new Refusal('not-legal', 'You have no move that can still be taken back.');
  const open = openRequest(match);
  if (open?.seat === by) return { changes: {}, notice: null };
  if (open) throw new Refusal('asked-already', 'Another player is asking to take moves back.');
  if (match.seats[by]!.asks?.stateID === stateID) {
    throw new Refusal('asked-already', 'This was refused. You can ask again after the next move.');
  }
  const chosen = isChosen ? ({ isChosen } as const) : {};
  const changes = withRequest(match, by, { stateID, moves, ...chosen, granted: [], since: now });
  return { changes, notice: { what: 'asked', moves } };
}

/** Answers the open request; the player who made it withdraws it by refusing. */
export function answerUndoRequest(match: Match, by: number, answer: Exclude<UndoAnswer, 'ask'>): Answered {
  const open = openRequest(match);
  if (!open) throw new Refusal('stale', 'Nobody asks to take moves back any more.');
  const { seat, asks } = open;
  if (answer === 'refuse') {
    const changes = withRequest(match, seat, { ...asks, refused: by });
    return { changes, notice: { what: by === seat ? 'withdrawn' : 'refused', moves: asks.moves } };
  }
  if (by === seat) throw new Refusal('not-yours', 'Only the other players can grant this.');
  const granted = [...new Set([...asks.granted, by])];
  return { changes: withRequest(match, seat, { ...asks, granted }), notice: null };
}
