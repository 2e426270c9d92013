/**
 * A match as sent to clients by the lobby and the sockets: boardgame.io's match data, and more. It contains no credentials, not
 * even hashes.
 */
import type { Match as MatchData, Player } from '../../src/kit/online/wire.ts';
import { type Match, type Seat, isHandedOver, isPerson } from '../match.ts';
import { lastEndRequest } from './end-request.ts';

/** Who receives it: players of the table, or anybody. */
export type Audience = 'players' | 'everybody';

/** The largest options that lists include, in characters of JSON. */
const LISTED_SETUP = 500;

/** A match's players, given who is connected. */
export const playersOf = (match: Match, isHere: (seat: number) => boolean, now = Date.now()): Player[] =>
  match.seats.map((seat, id) => ({ id, ...playerOf(seat, isHere(id)), ...awayOf(seat, now) }));

/** When a person is away, now or next. */
function awayOf(seat: Seat, now: number): Pick<Player, 'away'> {
  const next = isPerson(seat) ? seat.away?.find(({ until }) => until > now) : undefined;
  return next ? { away: next } : {};
}

function playerOf(seat: Seat, isHere: boolean): Omit<Player, 'id'> {
  const { bot, data, lastSeen, agreed, asks, resigned } = seat;
  const name = seat.name ?? bot;
  if (name === null) return {};
  return {
    name,
    isConnected: isHere || (bot !== null && !isHandedOver(seat)),
    ...(data === undefined ? {} : { data }),
    ...(bot === null ? {} : { bot }),
    ...(isHandedOver(seat) ? { isHandedOver: true } : {}),
    ...(lastSeen === null || isHere ? {} : { lastSeen }),
    ...(agreed.length > 0 ? { agreed } : {}),
    ...(asks === undefined ? {} : { asks }),
    ...(resigned === undefined ? {} : { resigned }),
  };
}

/** A start position may be as large as everything else together, and in a game with secrets it contains them. */
function withoutPosition(setupData: unknown): unknown {
  return typeof setupData === 'object' && setupData !== null && 'position' in setupData
    ? { ...setupData, position: true }
    : setupData;
}

/** An owner's data is much too large for a list, where its name is enough. */
const withDataNamed = (setupData: object): object =>
  Object.fromEntries(
    Object.entries(setupData).map(([option, value]: [string, unknown]) => {
      const isNamed = typeof value === 'object' && value !== null && 'name' in value;
      return [option, isNamed ? { name: value.name } : value];
    }),
  );

/** A match, given who is connected. `hasSecrets` says whether seats of the game see different things. */
export function matchData(
  match: Match,
  updatedAt: number,
  isHere: (seat: number) => boolean,
  { to, hasSecrets, spectators }: { to: Audience; hasSecrets: boolean; spectators?: number },
): MatchData {
  const { standing, nextMatchID, host } = match;
  const { stateID, turn, phase, deciding, since, gameover, moved, stint } = standing;
  const setupData = hasSecrets ? withoutPosition(match.setupData) : match.setupData;
  // Only players of the previous table see an unlisted next table.
  const next = to === 'players' || !match.isNextUnlisted ? nextMatchID : null;
  return {
    matchID: match.id,
    gameName: match.game,
    players: playersOf(match, isHere),
    ...(setupData === undefined ? {} : { setupData }),
    unlisted: match.unlisted,
    createdAt: match.createdAt,
    updatedAt,
    ...(gameover === null ? {} : { gameover }),
    ...(next === null ? {} : { nextMatchID: next }),
    table: match.options,
    host: host.seat === null ? null : String(host.seat),
    standing: {
      stateID,
      turn,
      phase,
      deciding: deciding === null ? null : String(deciding),
      since,
      ...(moved === undefined ? {} : { moved }),
      ...(stint === undefined ? {} : { stint }),
    },
    ...timeOf(match),
    ...(match.asleepAt === undefined ? {} : { asleep: match.asleepAt }),
    ...endingOf(match),
    ...(spectators === undefined ? {} : { spectators }),
  };
}

/** The clock of a match, in the time of this server; it stands while the match is asleep. */
function timeOf({ clock, asleepAt }: Match): Pick<MatchData, 'clock'> {
  if (!clock) return {};
  const { settings, left, running } = clock;
  const whose = running && { seat: running.seat, since: running.since, due: running.due };
  return { clock: { settings, left, running: whose, now: asleepAt ?? Date.now() } };
}

/** The last request to end the game. */
function endingOf(match: Match): Pick<MatchData, 'ending'> {
  const last = lastEndRequest(match);
  return last && match.standing.gameover === null ? { ending: { ...last.ends, seat: last.seat } } : {};
}

/** A match as lists show it: without the next table or anything large. */
export function listedMatch(match: Match, updatedAt: number, isHere: (seat: number) => boolean): MatchData {
  const seats = match.seats.map((seat) => ({ ...seat, data: undefined, asks: undefined, ends: undefined }));
  const open = withoutPosition(match.setupData);
  const short = typeof open === 'object' && open !== null ? withDataNamed(open) : open;
  const isShort = JSON.stringify(short ?? null).length <= LISTED_SETUP;
  return matchData({ ...match, seats, nextMatchID: null, setupData: isShort ? short : undefined }, updatedAt, isHere, {
    to: 'everybody',
    hasSecrets: false,
  });
}
