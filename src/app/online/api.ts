/** What the page asks the server about games and tables. */
import type { Created, EndAs, Seen, TableOptions, UndoAnswer } from '../../kit/online/wire.ts';
import type { PlannedAnswer } from '../../kit/online/plan.ts';
import { gameIds } from '../../games/index.ts';
import type { Match, Seat } from '../wire.ts';
import { LobbyError, request } from './request.ts';
import { inOwnTime } from './time-left.ts';

/** A table to be created. */
export interface NewMatch extends Omit<TableOptions, 'told'> {
  readonly numPlayers: number;
  readonly setupData: object;
  readonly unlisted: boolean;
  readonly bots: Readonly<Record<string, string>>;
}

/** A request about a game. Rejects with a LobbyError. */
const ask = <Answer>(game: string, path: string, body?: object): Promise<Answer> =>
  request(`games/${encodeURIComponent(game)}${path}`, body);

const at = (matchID: string, what = ''): string => `/${encodeURIComponent(matchID)}${what}`;
/** A seat as requests name it. Without credentials it is the account's own. */
const opened = ({ playerID, credentials }: Seat) => ({ playerID, ...(credentials === '' ? {} : { credentials }) });

/** Combines the answers for every game; unknown games contribute nothing. */
async function ofEveryGame(games: readonly string[], of: (game: string) => Promise<Match[]>): Promise<Match[]> {
  const answers = await Promise.all(
    games.map((game) =>
      of(game).catch((error: unknown) => {
        if (game === gameIds[0] || !(error instanceof LobbyError) || error.reason === 'unreachable') throw error;
        return [];
      }),
    ),
  );
  return answers.flat();
}

/** Public running matches of all games, the most recently changed first. */
export const listMatches = async (): Promise<Match[]> =>
  (
    await ofEveryGame(gameIds, async (game) =>
      (await ask<{ matches: Match[] }>(game, '?isGameover=false')).matches.map((match) => ({
        ...inOwnTime(match),
        gameName: game,
      })),
    )
  ).sort((one, other) => other.updatedAt - one.updatedAt);

/** The options that new tables of a game have on this server, without the number of players: often none. */
export const usualSetup = async (game: string): Promise<object> =>
  (await ask<{ setupData: object }>(game, '/setup')).setupData;

export const getMatch = async (game: string, matchID: string): Promise<Match> => ({
  ...inOwnTime(await ask<Match>(game, at(matchID))),
  gameName: game,
});

/** How many matches one request may ask about. */
const STATUSES_AT_ONCE = 50;

/** Several matches by ID, public or not; missing ones are left out. */
export const statuses = (seats: readonly Pick<Seat, 'game' | 'matchID'>[]): Promise<Match[]> =>
  ofEveryGame([...new Set(seats.map(({ game }) => game))], (game) =>
    statusesOf(game, [...new Set(seats.flatMap((seat) => (seat.game === game ? [seat.matchID] : [])))]),
  );

async function statusesOf(game: string, matchIDs: readonly string[]): Promise<Match[]> {
  const found: Match[] = [];
  for (let i = 0; i < matchIDs.length; i += STATUSES_AT_ONCE) {
    const some = await ask<{ matches: Match[] }>(game, '/status', {
      matchIDs: matchIDs.slice(i, i + STATUSES_AT_ONCE),
    });
    found.push(...some.matches.map((match) => ({ ...inOwnTime(match), gameName: game })));
  }
  return found;
}

/** Creates a table. */
export const createMatch = (game: string, match: NewMatch): Promise<Created> => ask(game, '/create', match);

/** Takes a seat; with the credentials from creating the table, the host's. */
export async function join(
  game: string,
  matchID: string,
  playerID: string,
  playerName: string,
  hostCredentials?: string,
): Promise<Seat> {
  const taken = await ask<{ playerID: string; playerCredentials: string }>(game, at(matchID, '/join'), {
    playerID,
    playerName,
    hostCredentials,
  });
  return { game, matchID, playerID: taken.playerID, credentials: taken.playerCredentials };
}

export const leave = (seat: Seat): Promise<object> => ask(seat.game, at(seat.matchID, '/leave'), opened(seat));

/** What a seat of a running game, or a spectator, has seen from a point on. */
export const seenFrom = async (
  game: string,
  matchID: string,
  seat: Seat | null,
  from: number,
): Promise<readonly unknown[]> =>
  (await ask<Seen>(game, at(matchID, '/seen'), { by: seat && opened(seat), from })).states;

/** Changes one's name. */
export const rename = (seat: Seat, newName: string): Promise<object> =>
  ask(seat.game, at(seat.matchID, '/update'), { ...opened(seat), newName });

/** Creates the next table, or finds the existing one; returns its match ID. */
export const playAgain = async (seat: Seat): Promise<string> =>
  (await ask<{ nextMatchID: string }>(seat.game, at(seat.matchID, '/playAgain'), opened(seat))).nextMatchID;

/** Hands a seat over to a bot, or agrees to it. Returns whether it was handed over. */
export const handOver = async (seat: Seat, given: number, bot: string): Promise<boolean> =>
  (
    await ask<{ done: boolean }>(seat.game, at(seat.matchID, '/handOver'), {
      ...opened(seat),
      seat: String(given),
      bot,
    })
  ).done;

/** Frees the seat of a person who has not made a move. Only the host may. */
export const free = (seat: Seat, taken: number): Promise<object> =>
  ask(seat.game, at(seat.matchID, '/free'), { ...opened(seat), seat: String(taken) });

/** Resigns for good. */
export const resign = (seat: Seat): Promise<object> => ask(seat.game, at(seat.matchID, '/resign'), opened(seat));

/** Asks the others to end the game, or answers them. */
export const endGame = (seat: Seat, what: UndoAnswer, as: EndAs): Promise<object> =>
  ask(seat.game, at(seat.matchID, '/end'), { ...opened(seat), what, as });

/** Changes the settings of a table. Only the host may. */
export const changeTable = (
  seat: Seat,
  settings: { readonly spectators?: boolean; readonly unlisted?: boolean },
): Promise<object> => ask(seat.game, at(seat.matchID, '/settings'), { ...opened(seat), ...settings });

/** Takes one's own seat back from the bot. */
export const takeBack = (seat: Seat): Promise<object> => ask(seat.game, at(seat.matchID, '/takeBack'), opened(seat));

/** What a seat has planned. */
export const planned = async (seat: Seat): Promise<readonly PlannedAnswer[]> =>
  (await ask<{ answers: readonly PlannedAnswer[] }>(seat.game, at(seat.matchID, '/plan'), opened(seat))).answers;

/** Plans answers of a seat, while others decide in a stint; returns what is planned now. */
export const setPlan = async (
  seat: Seat,
  stint: number,
  answers: readonly PlannedAnswer[],
): Promise<readonly PlannedAnswer[]> =>
  (
    await ask<{ answers: readonly PlannedAnswer[] }>(seat.game, at(seat.matchID, '/plan'), {
      ...opened(seat),
      stint,
      answers,
    })
  ).answers;
