/** The lobby's REST interface: boardgame.io's for every game, and what docs/online.md adds to it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordOf } from '../../src/kit/record/logged-record.ts';
import { type GameRecord, recordedEnd } from '../../src/kit/record/record.ts';
import { replay } from '../../src/kit/record/replay.ts';
import type { z } from 'zod';
import type { Created, Seen, TableOptions, TimeOut } from '../../src/kit/online/wire.ts';
import {
  createBody,
  endBody,
  freeBody,
  handOverBody,
  joinBody,
  listQuery,
  matchParams,
  moveLimits,
  ownBody,
  planBody,
  playAgainBody,
  recordBody,
  seenBody,
  settingsBody,
  statusBody,
  updateBody,
} from '../../src/kit/online/wire-schemas.ts';
import { countedAs, isLocal } from '../addresses.ts';
import { type Engine, thinksAhead } from '../matches/engine.ts';
import { isHandedOver } from '../match.ts';
import { refuseWatchers } from '../matches/settings.ts';
import { listedMatch, matchData } from '../matches/match-data.ts';
import type { Credentials, Matches } from '../matches/matches.ts';
import type { People } from '../people/people.ts';
import type { RateLimit } from '../rate-limit.ts';
import { read } from '../read.ts';
import { Refusal } from '../refusal.ts';
import type { Presence } from '../sockets/presence.ts';
import type { Everything, Listed, Storage } from '../storage/storage.ts';

export interface LobbyOptions {
  readonly matches: Matches;
  readonly storage: Storage;
  readonly presence: Pick<Presence, 'isHere' | 'matchesWithSomebody' | 'watching'>;
  /** Whether bots play here. */
  readonly hasBots: boolean;
  /** Limits per address: requests, tables created, tables with bots that think ahead. */
  readonly requests: RateLimit;
  readonly creates: RateLimit;
  readonly thinkers: RateLimit;
  /** Chat messages, and what is noted in the chat. */
  readonly chats: RateLimit;
  readonly people: Pick<People, 'newcomer'>;
}

/** The maximum length of a list of matches. */
const LISTED = 200;
/** Of the matches with somebody connected, so many are considered for it: those where somebody came last. */
const CONSIDERED = 1000;

const addressOf = (request: FastifyRequest): string => countedAs(request.ip);

/** The address, unless people share it. */
function ownAddressOf(request: FastifyRequest): string | undefined {
  const address = addressOf(request);
  return isLocal(address) ? undefined : address;
}

/** The seat that a request names, and by what it may be shown to be the person's own. */
const by = (request: FastifyRequest, { playerID, credentials }: Credentials): Credentials => ({
  playerID,
  credentials,
  account: request.who?.account,
});

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
  { matches, storage, presence }: LobbyOptions,
): void {
  const isKnown = ({ match }: Listed): boolean =>
    game === undefined ? matches.engines.has(match.game) : match.game === game;

  lobby.get(path, async (request) => {
    const maker = await matches.maker(ownAddressOf(request));
    const here = presence.matchesWithSomebody().slice(-CONSIDERED);
    const listed = await storage.list({ ...read(listQuery, request.query), game, here, by: maker?.by, limit: LISTED });
    return {
      matches: listed
        .filter(isKnown)
        .map(({ match, updatedAt }) => listedMatch(match, updatedAt, (seat) => presence.isHere(match.id, seat))),
    };
  });

  lobby.post(`${path}/status`, async (request) => {
    const { matchIDs } = read(statusBody, request.body);
    return {
      matches: (await storage.matches(matchIDs)).filter(isKnown).map(({ match, updatedAt }) => ({
        ...listedMatch(match, updatedAt, (seat) => presence.isHere(match.id, seat)),
        ...(match.nextMatchID === null || match.isNextUnlisted ? {} : { nextMatchID: match.nextMatchID }),
      })),
    };
  });
}

/** The options about time, watching and results, as far as they are not the usual ones. */
function timeOptions(
  { clock, timeOut, spectators, unrated }: z.infer<ReturnType<typeof createBody>>,
  hasBots: boolean,
): Pick<TableOptions, 'clock' | 'timeOut' | 'spectators' | 'unrated'> {
  const usual: TimeOut | undefined = clock ? (hasBots ? 'bot' : 'free') : undefined;
  const chosen = timeOut ?? usual;
  return {
    ...(clock ? { clock } : {}),
    ...(chosen ? { timeOut: chosen } : {}),
    ...(spectators ? {} : { spectators }),
    ...(unrated ? { unrated } : {}),
  };
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
  const { matches, storage, presence } = options;
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
    const isHere = (seat: number): boolean => presence.isHere(match.id, seat);
    return matchData(match, updatedAt, isHere, {
      to: 'everybody',
      hasSecrets,
      spectators: presence.watching(match.id),
    });
  });

  const record = async (id: string, own: Credentials | null): Promise<GameRecord> => {
    const viewer = own && (await matches.seatOf(id, own));
    const everything = await storage.everything(id);
    if (!everything) throw new Refusal('no-match', 'There is no such match.');
    const { match } = everything;
    // While the game runs, a record would reveal what is hidden or still to come.
    if (match.standing.gameover === null)
      throw new Refusal('no-match', 'The record is available once the game is over.');
    refuseWatchers(match, viewer);
    const names = match.seats.map(({ name, bot }, seat) => name ?? bot ?? `Player ${String(seat + 1)}`);
    const bots = match.seats.map((seat) => (isHandedOver(seat) ? null : seat.bot));
    const end = recordedEnd(match.standing.gameover);
    return { ...recordIn(everything, names, bots), ...(end ? { end } : {}) };
  };
  lobby.get(`${path}/:id/record`, async (request) => record(await matchOf(request), null));
  lobby.post(`${path}/:id/record`, async (request) => {
    const { by: own } = read(recordBody, request.body);
    return record(await matchOf(request), own ? by(request, own) : null);
  });

  const seen = async (request: FastifyRequest): Promise<Seen> => {
    const { by: own, from } = read(seenBody, request.body);
    const id = await matchOf(request);
    const viewer = own ? await matches.seatOf(id, by(request, own)) : null;
    const everything = await storage.everything(id);
    if (!everything) throw new Refusal('no-match', 'There is no such match.');
    refuseWatchers(everything.match, viewer);
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
  const { matches, creates, thinkers, hasBots } = options;
  const game = engine.game.meta.id;
  const createTable = createBody(engine.seating);
  lobby.get(`${path}/setup`, () => ({ setupData: engine.usualSetup }));
  /** Counts a table for the limits of an address. */
  const countTable = async (request: FastifyRequest, levels: readonly string[]): Promise<void> => {
    await creates.use(addressOf(request));
    if (levels.some((level) => isThinker(engine, level))) await thinkers.use(addressOf(request));
  };

  lobby.post(`${path}/create`, async (request): Promise<Created> => {
    const asked = read(createTable, request.body);
    const { numPlayers, setupData, unlisted, bots, hints, awayAfter, shared } = asked;
    if ((setupData as { takeBack?: unknown } | null | undefined)?.takeBack === 'table') {
      throw new Refusal('bad-setup', 'takeBack: online, players take back their own moves only; allowed: own.');
    }
    await countTable(request, Object.values(bots));
    const { id, hostCredentials } = await matches.create({
      game,
      numPlayers,
      setupData: setupData ?? undefined,
      unlisted: unlisted ?? false,
      bots: new Map(Object.entries(bots).map(([seat, level]) => [Number(seat), level])),
      // People with a link know each other; strangers come to public tables.
      options: { hints, awayAfter, shared: shared ?? unlisted ?? false, ...timeOptions(asked, hasBots) },
      address: ownAddressOf(request),
    });
    return { matchID: id, hostCredentials };
  });

  lobby.post(`${path}/:id/playAgain`, async (request) => {
    const { unlisted, ...own } = read(playAgainBody, request.body);
    const id = await matchOf(request);
    const next = await matches.playAgain(id, by(request, own), unlisted ?? undefined, {
      address: ownAddressOf(request),
      beforeCreating: (levels) => countTable(request, levels),
    });
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

  lobby.post(`${path}/:id/join`, async (request, reply) => {
    const { playerName, playerID, data, hostCredentials } = read(joinBody, request.body);
    const id = await matchOf(request);
    return options.people.newcomer(request, reply, playerName, (account) =>
      matches.join(id, playerID ?? undefined, {
        name: playerName,
        data,
        account,
        hostCredentials: hostCredentials ?? undefined,
        address: ownAddressOf(request),
      }),
    );
  });

  lobby.post(`${path}/:id/leave`, async (request) => {
    await matches.leave(await matchOf(request), by(request, read(ownBody, request.body)));
    return {};
  });

  const update = async (request: FastifyRequest): Promise<object> => {
    const { newName, data, ...own } = read(updateBody, request.body);
    await matches.update(await matchOf(request), by(request, own), {
      ...(newName ? { name: newName } : {}),
      ...(data === undefined ? {} : { data }),
    });
    return {};
  };
  lobby.post(`${path}/:id/update`, update);
  lobby.post(`${path}/:id/rename`, update);

  lobby.post(`${path}/:id/handOver`, async (request) => {
    const { seat, bot, ...own } = read(handOver, request.body);
    const id = await matchOf(request);
    if (isThinker(engine, bot)) await thinkers.use(addressOf(request));
    return { done: await matches.handOver(id, by(request, own), seat, bot) };
  });

  lobby.post(`${path}/:id/free`, async (request) => {
    const { seat, ...own } = read(freeBody, request.body);
    await matches.free(await matchOf(request), by(request, own), seat);
    return {};
  });

  lobby.post(`${path}/:id/resign`, async (request) => {
    await matches.resign(await matchOf(request), by(request, read(ownBody, request.body)));
    return {};
  });

  lobby.post(`${path}/:id/end`, async (request) => {
    const { what, as, ...own } = read(endBody, request.body);
    const id = await matchOf(request);
    // Each step appears in the chat.
    await options.chats.use(addressOf(request));
    return { done: await matches.end(id, by(request, own), { what, as }) };
  });

  lobby.post(`${path}/:id/settings`, async (request) => {
    const { playerID, credentials, ...settings } = read(settingsBody, request.body);
    await matches.settings(await matchOf(request), by(request, { playerID, credentials }), settings);
    return {};
  });

  const plan = planBody(moveLimits(engine.game.actions));
  lobby.post(`${path}/:id/plan`, async (request) => {
    const { stint, answers, ...own } = read(plan, request.body);
    const id = await matchOf(request);
    const mine = by(request, own);
    if (answers) await matches.plan(id, mine, { stint: stint ?? -1, answers });
    return { answers: await matches.planned(id, mine) };
  });

  lobby.post(`${path}/:id/takeBack`, async (request) => {
    await matches.takeBack(await matchOf(request), by(request, read(ownBody, request.body)));
    return {};
  });
}
