/** The lobby's REST interface: boardgame.io's, and what docs/online.md adds to it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GAME_NAME } from './engine.ts';
import { type Allowance, countedAs } from './limits.ts';
import { type LobbyMatch, listedMatch, lobbyMatch } from './lobby-match.ts';
import type { Matches } from './matches.ts';
import {
  askerBody,
  createBody,
  handOverBody,
  joinBody,
  listQuery,
  matchParams,
  playAgainBody,
  read,
  statusBody,
  updateBody,
} from './messages.ts';
import { Refusal } from './refusal.ts';
import type { Listed, Storage } from './storage/storage.ts';

export interface LobbyOptions {
  readonly matches: Matches;
  readonly storage: Storage;
  readonly isHere: (match: string, seat: number) => boolean;
  readonly requests: Allowance;
  readonly creates: Allowance;
}

/** The most matches that a list holds. */
const LISTED = 200;

/** Serves `/games` and all below it. */
export function serveLobby(http: FastifyInstance, { matches, storage, isHere, requests, creates }: LobbyOptions): void {
  const told = ({ match, updatedAt }: Listed): LobbyMatch =>
    lobbyMatch(match, updatedAt, (seat) => isHere(match.id, seat));
  const id = (request: FastifyRequest): string => read(matchParams, request.params).id;

  http.register(
    (games, _options, done) => {
      games.addHook('onRequest', (request) => requests.use(countedAs(request.ip)));
      games.addHook('onSend', (_request, reply, _payload, next) => {
        void reply.header('cache-control', 'no-store');
        next();
      });

      games.get('/', () => [GAME_NAME]);

      games.get(`/${GAME_NAME}`, async (request) => {
        const listed = await storage.list({ ...read(listQuery, request.query), limit: LISTED });
        return {
          matches: listed.map(({ match, updatedAt }) =>
            listedMatch(match, updatedAt, (seat) => isHere(match.id, seat)),
          ),
        };
      });

      games.post(`/${GAME_NAME}/status`, async (request) => {
        const { matchIDs } = read(statusBody, request.body);
        return { matches: (await storage.matches(matchIDs)).map(told) };
      });

      games.get(`/${GAME_NAME}/:id`, async (request) => {
        const listed = await storage.match(id(request));
        if (!listed) throw new Refusal('no-match', 'There is no such match.');
        return told(listed);
      });

      games.post(`/${GAME_NAME}/create`, async (request) => {
        const { numPlayers, setupData, unlisted, bots, hints, awayAfter } = read(createBody, request.body);
        if (setupData?.takeBack === 'table') {
          throw new Refusal('bad-setup', 'takeBack: online, players take back their own moves only.');
        }
        await creates.use(countedAs(request.ip));
        const matchID = await matches.create({
          numPlayers,
          setupData: setupData ?? undefined,
          unlisted: unlisted ?? false,
          bots: new Map(Object.entries(bots).map(([seat, level]) => [Number(seat), level])),
          options: { hints, awayAfter },
        });
        return { matchID };
      });

      games.post(`/${GAME_NAME}/:id/join`, async (request) => {
        const { playerName, playerID, data } = read(joinBody, request.body);
        return matches.join(id(request), playerID ?? undefined, { name: playerName, data });
      });

      games.post(`/${GAME_NAME}/:id/leave`, async (request) => {
        await matches.leave(id(request), read(askerBody, request.body));
        return {};
      });

      const update = async (request: FastifyRequest): Promise<object> => {
        const { newName, data, ...asker } = read(updateBody, request.body);
        await matches.update(id(request), asker, {
          ...(newName ? { name: newName } : {}),
          ...(data === undefined ? {} : { data }),
        });
        return {};
      };
      games.post(`/${GAME_NAME}/:id/update`, update);
      games.post(`/${GAME_NAME}/:id/rename`, update);

      games.post(`/${GAME_NAME}/:id/playAgain`, async (request) => {
        const { unlisted, ...asker } = read(playAgainBody, request.body);
        await creates.use(countedAs(request.ip));
        return { nextMatchID: await matches.playAgain(id(request), asker, unlisted ?? undefined) };
      });

      games.post(`/${GAME_NAME}/:id/handOver`, async (request) => {
        const { seat, bot, ...asker } = read(handOverBody, request.body);
        return { done: await matches.handOver(id(request), asker, seat, bot) };
      });

      games.post(`/${GAME_NAME}/:id/takeBack`, async (request) => {
        await matches.takeBack(id(request), read(askerBody, request.body));
        return {};
      });
      done();
    },
    { prefix: '/games' },
  );
}

/** Answers what was thrown: refusals with their word, what the client did wrong with a sentence, all else with nothing of the inside. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
    return reply.code(error.status).header('refusal', error.word).send(error.message);
  }
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return reply.code(statusCode).header('refusal', 'bad-request').send(message);
  }
  request.log.error({ err: error }, 'a request failed');
  return reply.code(500).header('refusal', 'failed').send('Something went wrong on the server.');
}
