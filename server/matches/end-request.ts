/**
 * Requests to end a game before its rules do: a player asks, and all others who still play agree, or one of them refuses. People
 * play on meanwhile.
 */
import {
  END_REQUEST_MS,
  type EndAs,
  type EndRequest,
  MOVES_BEFORE_ASKING_AGAIN,
  type SeatNotice,
  type UndoAnswer,
} from '../../src/kit/online/wire.ts';
import { type Changes, type Match, playsOn } from '../match.ts';
import { Refusal } from '../refusal.ts';

/** The last request of a match, open or not, and whose. */
export function lastEndRequest({ seats }: Match): { seat: number; ends: EndRequest } | undefined {
  const seat = seats.findIndex(({ ends }) => ends !== undefined);
  return seat < 0 ? undefined : { seat, ends: seats[seat]!.ends! };
}

/** The open request, and whose; one that was not answered for three days is withdrawn. */
function openRequest(match: Match, now: number): { seat: number; ends: EndRequest } | undefined {
  const last = lastEndRequest(match);
  return last?.ends.refused === undefined && last && now - last.ends.since < END_REQUEST_MS ? last : undefined;
}

/** The open request that everybody who still plays agrees to; undefined if there is none. */
export function agreedEnd(match: Match, now: number): EndRequest | undefined {
  const open = openRequest(match, now);
  const isMissing = (seat: number): boolean => seat !== open!.seat && !open!.ends.granted.includes(seat);
  return open && !match.seats.some((seat, i) => playsOn(seat) && isMissing(i)) ? open.ends : undefined;
}

/** What an answer changes, and what the chat notes of it; null for nothing. */
interface Answered {
  readonly changes: Changes;
  readonly notice: SeatNotice | null;
}

const withRequest = (match: Match, seat: number, ends: EndRequest): Changes => ({
  // There is one request at a time.
  seats: match.seats.map((each, i) => ({ ...each, ends: i === seat ? ends : undefined })),
});

/** Asks for the end of the game. Asking again for the same changes nothing. */
export function askForEnd(match: Match, by: number, as: EndAs, now: number): Answered {
  const { stateID } = match.standing;
  const last = lastEndRequest(match);
  const open = openRequest(match, now);
  if (open?.seat === by && open.ends.as === as) return { changes: {}, notice: null };
  if (open) throw new Refusal('asked-already', 'It has been asked already whether to end the game.');
  const refused = last?.ends.refused;
  if (refused !== undefined && refused !== last!.seat && stateID - last!.ends.stateID < MOVES_BEFORE_ASKING_AGAIN) {
    throw new Refusal(
      'asked-already',
      `This was refused. It can be asked again ${String(MOVES_BEFORE_ASKING_AGAIN)} moves after it was asked.`,
    );
  }
  const changes = withRequest(match, by, { as, stateID, granted: [], since: now });
  return { changes, notice: as === 'void' ? 'end-void' : 'end-standing' };
}

/** Answers the open request; the player who made it withdraws it by refusing. */
export function answerEnd(match: Match, by: number, answer: Exclude<UndoAnswer, 'ask'>, now: number): Answered {
  const open = openRequest(match, now);
  if (!open) throw new Refusal('stale', 'Nobody asks to end the game any more.');
  const { seat, ends } = open;
  if (answer === 'refuse') {
    const notice = by === seat ? 'end-withdrawn' : 'end-refused';
    return { changes: withRequest(match, seat, { ...ends, refused: by }), notice };
  }
  if (by === seat) throw new Refusal('not-yours', 'Only the other players can agree to this.');
  const granted = [...new Set([...ends.granted, by])];
  return { changes: withRequest(match, seat, { ...ends, granted }), notice: 'end-granted' };
}
