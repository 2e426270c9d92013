/** The online games in which this browser, or the account of whoever uses it, has a seat. */
import { mySeat, mySeats } from '../storage/online.ts';
import type { Match, Seat } from '../wire.ts';
import { bringSeatsTogether } from './account.ts';
import { statuses } from './api.ts';
import { waitsFor } from './seats.ts';

export interface OwnMatch {
  readonly seat: Seat;
  /** Null if it no longer exists. */
  readonly match: Match | null;
}

/** First those waiting for me, then for others, then finished ones, then those that no longer exist. */
function sorted(mine: readonly OwnMatch[]): readonly OwnMatch[] {
  const rank = ({ seat, match }: OwnMatch): number => {
    if (match === null) return 3;
    if (match.gameover !== undefined) return 2;
    return waitsFor(match, seat.playerID) ? 0 : 1;
  };
  return mine.toSorted(
    (one, other) => rank(one) - rank(other) || (other.match?.updatedAt ?? 0) - (one.match?.updatedAt ?? 0),
  );
}

/** My games as the server has them. Rejects with a LobbyError without one. */
export async function myMatches(): Promise<readonly OwnMatch[]> {
  await bringSeatsTogether();
  const matchIDs = new Set(mySeats().map((seat) => seat.matchID));
  const found = matchIDs.size > 0 ? await statuses(mySeats()) : [];
  return sorted(
    [...matchIDs].map((matchID) => ({
      seat: mySeat(matchID)!,
      match: found.find((match) => match.matchID === matchID) ?? null,
    })),
  );
}
