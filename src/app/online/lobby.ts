/** What the page asks of the server by HTTP. */
import { GAME_NAME } from '../../dominant-species/game/game.ts';
import type { LevelName } from '../bots/levels.ts';
import { type Match, type Reason, reasonOf } from './wire.ts';

/** What was asked and not done. */
export class LobbyError extends Error {
  override name = 'LobbyError';

  constructor(
    readonly reason: Reason,
    message: string,
    /** Seconds after which it may be asked again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** A seat with what opens it. */
export interface Seat {
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}

export interface NewMatch {
  readonly numPlayers: number;
  readonly setupData: object;
  readonly unlisted: boolean;
  readonly bots: Readonly<Record<string, LevelName>>;
  readonly hints: boolean;
  readonly awayAfter: number | null;
}

/** How long an answer may take, in ms. */
const PATIENCE = 15_000;

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('application/json') ?? false;

/** The error that an answer of the server is; null if it is none. */
export async function errorOf(response: Response): Promise<LobbyError | null> {
  if (response.ok && isJson(response)) return null;
  const word = response.headers.get('refusal');
  if (word !== null) {
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
    return new LobbyError(reasonOf(word), await response.text(), Number.isFinite(retryAfter) ? retryAfter : null);
  }
  // Whatever answers without a word of ours: files served without a server, or a proxy whose server does not answer.
  return new LobbyError(response.status >= 500 ? 'unreachable' : 'no-server', `HTTP ${String(response.status)}`);
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/games/${GAME_NAME}${path}`, {
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new LobbyError('unreachable', error instanceof Error ? error.message : String(error));
  }
  const error = await errorOf(response);
  if (error) throw error;
  return (await response.json()) as Answer;
}

const at = (matchID: string, what = ''): string => `/${encodeURIComponent(matchID)}${what}`;
const opened = ({ playerID, credentials }: Seat) => ({ playerID, credentials });

/** Public matches that are not over, those changed last first. */
export const listMatches = async (): Promise<Match[]> => (await ask<{ matches: Match[] }>('?isGameover=false')).matches;

export const getMatch = (matchID: string): Promise<Match> => ask(at(matchID));

/** How many matches one request may ask about. */
const STATUSES_AT_ONCE = 50;

/** Several matches by ID, public or not; those that are no more are left out. */
export async function statuses(matchIDs: readonly string[]): Promise<Match[]> {
  const found: Match[] = [];
  for (let i = 0; i < matchIDs.length; i += STATUSES_AT_ONCE) {
    const some = await ask<{ matches: Match[] }>('/status', { matchIDs: matchIDs.slice(i, i + STATUSES_AT_ONCE) });
    found.push(...some.matches);
  }
  return found;
}

/** Makes a table; its match ID. */
export const createMatch = async (match: NewMatch): Promise<string> =>
  (await ask<{ matchID: string }>('/create', match)).matchID;

/** Takes a seat. */
export async function join(matchID: string, playerID: string, playerName: string): Promise<Seat> {
  const taken = await ask<{ playerID: string; playerCredentials: string }>(at(matchID, '/join'), {
    playerID,
    playerName,
  });
  return { matchID, playerID: taken.playerID, credentials: taken.playerCredentials };
}

export const leave = (seat: Seat): Promise<object> => ask(at(seat.matchID, '/leave'), opened(seat));

/** Plays on under another name. */
export const rename = (seat: Seat, newName: string): Promise<object> =>
  ask(at(seat.matchID, '/update'), { ...opened(seat), newName });

/** Makes the next table, or finds the one that another made; its match ID. */
export const playAgain = async (seat: Seat): Promise<string> =>
  (await ask<{ nextMatchID: string }>(at(seat.matchID, '/playAgain'), opened(seat))).nextMatchID;

/** Hands a seat to a bot, or agrees to it. Returns whether it was handed over. */
export const handOver = async (seat: Seat, given: number, bot: LevelName): Promise<boolean> =>
  (await ask<{ done: boolean }>(at(seat.matchID, '/handOver'), { ...opened(seat), seat: String(given), bot })).done;

/** Takes one's own seat back from the bot. */
export const takeBack = (seat: Seat): Promise<object> => ask(at(seat.matchID, '/takeBack'), opened(seat));
