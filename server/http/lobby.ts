/** The lobby's REST interface: boardgame.io's for every game, and what docs/online.md adds to it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordOf } from '../../src/kit/logged-record.ts';
import { type GameRecord, replay } from '../../src/kit/record.ts';
import type { Created, Seen } from '../../src/kit/wire.ts';
import {
  createBody,
  freeBody,
  handOverBody,
  joinBody,
  listQuery,
  matchParams,
  ownBody,
  playAgainBody,
  seenBody,
  statusBody,
  updateBody,
} from '../../src/kit/wire-schemas.ts';
import { countedAs, isLocal } from '../addresses.ts';
import { type Engine, thinksAhead } from '../matches/engine.ts';
import { isHandedOver } from '../match.ts';
import { listedMatch, matchData } from '../matches/match-data.ts';
import type { Matches } from '../matches/matches.ts';
import type { RateLimit } from '../rate-limit.ts';
import { read } from '../read.ts';
import { Refusal } from '../refusal.ts';
import type { Everything, Listed, Storage } from '../storage/storage.ts';

export interface LobbyOptions {
  readonly matches: Matches;
  readonly storage: Storage;
  readonly isHere: (match: string, seat: number) => boolean;
  /** Limits per address: requests, tables created, and tables with bots that think ahead. */
  readonly requests: RateLimit;
  readonly creates: RateLimit;
  readonly thinkers: RateLimit;
}

/** The maximum length of a list of matches. */
const LISTED = 200;

const addressOf = (request: FastifyRequest): string => countedAs(request.ip);

/** Serves `/games` and `/matches` and everything below them. */
export function serveLobby(http: FastifyInstance, options: LobbyOptions): void {
  const { matches, requests } = options;
  http.register((lobby, _options, done) => {
    lobby.addHook('onRequest', (request) => requests.use(addressOf(request)));
    lobby.addHook('onSend', (_request, reply, _payload, next) => {
      void reply.header('cache-control', 'no-store');
      next();
    });
    lobby.get('/games', () => [...matches.engines.keys()]);
    serveLists(lobby, '/matches', undefined, options);
    for (const [name, engine] of matches.engines) {
      serveLists(lobby, `/games/${name}`, name, options);
      serveGame(lobby, `/games/${name}`, engine, options);
    }
    done();
  });
}

/** Serves lists of the matches of one game, or of all. */
function serveLists(
  lobby: FastifyInstance,
  path: string,
  game: string | undefined,
  { matches, storage, isHere }: LobbyOptions,
): void {
  const isKnown = ({ match }: Listed): boolean =>
    game === undefined ? matches.engines.has(match.game) : match.game === game;

  lobby.get(path, async (request) => {
    const listed = await storage.list({ ...read(listQuery, request.query), game, limit: LISTED });
    return {
      matches: listed
        .filter(isKnown)
        .map(({ match, updatedAt }) => listedMatch(match, updatedAt, (seat) => isHere(match.id, seat))),
    };
  });

  lobby.post(`${path}/status`, async (request) => {
    const { matchIDs } = read(statusBody, request.body);
    return {
      matches: (await storage.matches(matchIDs)).filter(isKnown).map(({ match, updatedAt }) => ({
        ...listedMatch(match, updatedAt, (seat) => isHere(match.id, seat)),
        ...(match.nextMatchID === null || match.isNextUnlisted ? {} : { nextMatchID: match.nextMatchID }),
      })),
    };
  });
}

/** Where one game is served. */
interface Routes {
  readonly lobby: FastifyInstance;
  readonly path: string;
  readonly engine: Engine;
  readonly options: LobbyOptions;
  /** The match that a path names. Throws a Refusal if there is none or it belongs to another game. */
  readonly matchOf: (request: FastifyRequest) => Promise<string>;
}

/** Serves one game's matches. */
function serveGame(lobby: FastifyInstance, path: string, engine: Engine, options: LobbyOptions): void {
  const { matches } = options;
  const game = engine.game.meta.id;
  const matchOf = async (request: FastifyRequest): Promise<string> => {
    const { id } = read(matchParams, request.params);
    if ((await matches.known(id)).game !== game) throw new Refusal('no-match', 'There is no such match.');
    return id;
  };
  const routes = { lobby, path, engine, options, matchOf };
  serveWhatIsKnown(routes);
  serveNewTables(routes);
  serveSeats(routes);
}

/** Whether a level of the game is one whose thinking is limited for each address. */
const isThinker = ({ levels }: Engine, level: string): boolean =>
  levels.some((each) => each.name === level && thinksAhead(each));

/** Serves a match's public data. */
function serveWhatIsKnown({ lobby, path, engine, options, matchOf }: Routes): void {
  const { matches, storage, isHere } = options;
  const { hasSecrets } = engine.game.meta;

  const recordIn = (
    { initialState, log }: Everything,
    names: readonly string[],
    bots: readonly (string | null)[],
  ): GameRecord => recordOf(engine.game, { start: engine.upToDate(initialState).G.state, log }, names, bots);

  lobby.get(`${path}/:id`, async (request) => {
    const listed = await storage.match(await matchOf(request));
    if (!listed) throw new Refusal('no-match', 'There is no such match.');
    const { match, updatedAt } = listed;
    return matchData(match, updatedAt, (seat) => isHere(match.id, seat), { to: 'everybody', hasSecrets });
  });

  lobby.get(`${path}/:id/record`, async (request) => {
    const everything = await storage.everything(await matchOf(request));
    if (!everything) throw new Refusal('no-match', 'There is no such match.');
    const { match } = everything;
    // While the game runs, a record would reveal what is hidden or still to come.
    if (match.standing.gameover === null)
      throw new Refusal('no-match', 'The record is available once the game is over.');
    const names = match.seats.map(({ name, bot }, seat) => name ?? bot ?? `Player ${String(seat + 1)}`);
    const bots = match.seats.map((seat) => (isHandedOver(seat) ? null : seat.bot));
    return recordIn(everything, names, bots);
  });

  const seen = async (request: FastifyRequest): Promise<Seen> => {
    const { by, from } = read(seenBody, request.body);
    const id = await matchOf(request);
    const viewer = by ? await matches.seatOf(id, by) : null;
    const everything = await storage.everything(id);
    if (!everything) throw new Refusal('no-match', 'There is no such match.');
    const { rules } = engine.game;
    const states: unknown[] = [];
    const nameless = everything.match.seats.map(() => '');
    const { state } = replay(engine.game, recordIn(everything, nameless, []), {
      onStep({ number, before }) {
        if (number > from) states.push(rules.view(before, viewer));
      },
    });
    return { states: [...states, rules.view(state, viewer)] };
  };
  // A seat's own record of a running game would lack what it may not know, so it gets the states it saw; without secrets the log
  // is enough.
  if (hasSecrets) lobby.post(`${path}/:id/seen`, seen);
}

/** Serves the creation of tables, including the next one for the same people. */
function serveNewTables({ lobby, path, engine, options, matchOf }: Routes): void {
  const { matches, creates, thinkers } = options;
  const game = engine.game.meta.id;
  const createTable = createBody(engine.seating);

  lobby.post(`${path}/create`, async (request): Promise<Created> => {
    const { numPlayers, setupData, unlisted, bots, hints, awayAfter, shared } = read(createTable, request.body);
    if (setupData?.takeBack === 'table') {
      throw new Refusal('bad-setup', 'takeBack: online, players take back their own moves only.');
    }
    await creates.use(addressOf(request));
    if (Object.values(bots).some((level) => isThinker(engine, level))) await thinkers.use(addressOf(request));
    const { id, hostCredentials } = await matches.create({
      game,
      numPlayers,
      setupData: setupData ?? undefined,
      unlisted: unlisted ?? false,
      bots: new Map(Object.entries(bots).map(([seat, level]) => [Number(seat), level])),
      // People with a link know each other; strangers come to public tables.
      options: { hints, awayAfter, shared: shared ?? unlisted ?? false },
    });
    return { matchID: id, hostCredentials };
  });

  lobby.post(`${path}/:id/playAgain`, async (request) => {
    const { unlisted, ...by } = read(playAgainBody, request.body);
    const id = await matchOf(request);
    await creates.use(addressOf(request));
    const next = await matches.playAgain(id, by, unlisted ?? undefined);
    return {
      nextMatchID: next.id,
      ...(next.hostCredentials === undefined ? {} : { hostCredentials: next.hostCredentials }),
    };
  });
}

/** Serves seats: joining, leaving, renaming, handing over. */
function serveSeats({ lobby, path, engine, options, matchOf }: Routes): void {
  const { matches, thinkers } = options;
  const handOver = handOverBody(engine.seating);

  lobby.post(`${path}/:id/join`, async (request) => {
    const { playerName, playerID, data, hostCredentials } = read(joinBody, request.body);
    const address = addressOf(request);
    return matches.join(await matchOf(request), playerID ?? undefined, {
      name: playerName,
      data,
      hostCredentials: hostCredentials ?? undefined,
      address: isLocal(address) ? undefined : address,
    });
  });

  lobby.post(`${path}/:id/leave`, async (request) => {
    await matches.leave(await matchOf(request), read(ownBody, request.body));
    return {};
  });

  const update = async (request: FastifyRequest): Promise<object> => {
    const { newName, data, ...by } = read(updateBody, request.body);
    await matches.update(await matchOf(request), by, {
      ...(newName ? { name: newName } : {}),
      ...(data === undefined ? {} : { data }),
    });
    return {};
  };
  lobby.post(`${path}/:id/update`, update);
  lobby.post(`${path}/:id/rename`, update);

  lobby.post(`${path}/:id/handOver`, async (request) => {
    const { seat, bot, ...by } = read(handOver, request.body);
    const id = await matchOf(request);
    if (isThinker(engine, bot)) await thinkers.use(addressOf(request));
    return { done: await matches.handOver(id, by, seat, bot) };
  });

  lobby.post(`${path}/:id/free`, async (request) => {
    const { seat, ...by } = read(freeBody, request.body);
    await matches.free(await matchOf(request), by, seat);
    return {};
  });

  lobby.post(`${path}/:id/takeBack`, async (request) => {
    await matches.takeBack(await matchOf(request), read(ownBody, request.body));
    return {};
  });
}
