/**
 * All routes as an OpenAPI document, from the schemas that check what is sent. What a route does is described in docs/online.md;
 * here is what programs need: paths, bodies, answers, refusals.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  accountBody,
  awayBody,
  channelBody,
  claimBody,
  codeBody,
  deleteBody,
  lookBody,
  mailBody,
  muteBody,
  newPasskeyBody,
  onceBody,
  passkeyBody,
  tableChannelBody,
  tableOwnBody,
} from '../../src/kit/online/account-schemas.ts';
import { REFUSALS } from '../../src/kit/online/wire.ts';
import {
  type Seating,
  createBody,
  endBody,
  freeBody,
  handOverBody,
  joinBody,
  listQuery,
  ownBody,
  planBody,
  playAgainBody,
  recordBody,
  seenBody,
  settingsBody,
  statusBody,
  updateBody,
} from '../../src/kit/online/wire-schemas.ts';

/** A route. Parameters of a path stand in braces; `{game}` is the name of a game. */
export interface Route {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly answer: z.ZodType;
}

const text = z.string();
const nothing = z.strictObject({});
const done = z.object({ done: z.boolean() });
const player = z.looseObject({ id: z.number(), name: text.optional(), isConnected: z.boolean().optional() });
const match = z
  .looseObject({
    matchID: text,
    gameName: text,
    players: z.array(player),
    unlisted: z.boolean(),
    createdAt: z.number(),
    updatedAt: z.number(),
    gameover: z.looseObject({}).optional(),
    nextMatchID: text.optional(),
    table: z.looseObject({ hints: z.boolean(), awayAfter: z.number().nullable() }),
    host: text.nullish(),
    standing: z.looseObject({
      stateID: z.number(),
      turn: z.number(),
      phase: text,
      deciding: text.nullable(),
      since: z.number(),
    }),
  })
  .meta({ id: 'Match', description: 'See docs/online.md; there may be more.' });
const matches = z.object({ matches: z.array(match) });
const record = z
  .looseObject({ format: text, moves: z.array(z.looseObject({ move: z.unknown() })) })
  .meta({ id: 'Record', description: 'See docs/notation.md.' });
const away = { away: z.array(z.object({ since: z.number(), until: z.number() })), awayDays: z.number() };
const channel = z.object({
  id: text,
  kind: z.enum(['push', 'mail', 'discord', 'slack', 'json']),
  label: text,
  isOn: z.boolean(),
  why: text.optional(),
});
const added = z.object({ id: text, secret: text.optional() });
const account = z
  .looseObject({
    id: text,
    name: text,
    language: text,
    zone: text,
    quiet: text.nullable(),
    unwanted: z.array(text),
    channels: z.array(channel),
    muted: z.array(text),
    ...away,
  })
  .meta({ id: 'Account' });
const passkeyOptions = z.looseObject({ challenge: text });
const passkey = z.object({ id: text, label: text, createdAt: z.number(), usedAt: z.number().nullable() });
/** A token only if it was asked for. */
const signedIn = z.looseObject({ id: text, token: text.optional() });

/** Moves of any game. */
const ANY_MOVE = { name: 40, args: 20 };
const planned = z.object({
  answers: z.array(z.object({ question: z.looseObject({}), type: text, args: z.array(z.unknown()) })),
});

/** The routes that every game has below its path. */
const ofGames = (seating: Seating): readonly Route[] => {
  const post = (name: string, summary: string, body: z.ZodType, answer: z.ZodType = nothing): Route => ({
    ...{ method: 'post', path: `/games/{game}/${name}`, summary, body, answer },
  });
  const list = { query: listQuery, answer: matches } as const;
  return [
    { method: 'get', path: '/games', summary: 'The names of the games', answer: z.array(text) },
    { method: 'get', path: '/matches', summary: 'Public matches of all games', ...list },
    {
      ...{ method: 'post', path: '/matches/status', summary: 'Matches by their IDs, of all games' },
      ...{ body: statusBody, answer: matches },
    },
    { method: 'get', path: '/games/{game}', summary: 'Public matches of a game', ...list },
    post('status', 'Matches by their IDs', statusBody, matches),
    post(
      'create',
      'Opens a table; a wrong setupData is answered with all that is allowed',
      createBody(seating),
      z.object({ matchID: text, hostCredentials: text }),
    ),
    {
      ...{ method: 'get', path: '/games/{game}/setup', summary: 'What setupData new tables have by default' },
      answer: z.object({ setupData: z.looseObject({}) }),
    },
    { method: 'get', path: '/games/{game}/{id}', summary: 'A match', answer: match },
    { method: 'get', path: '/games/{game}/{id}/record', summary: 'The record of a finished game', answer: record },
    post('{id}/record', 'The same, where only players may watch', recordBody, record),
    post('{id}/seen', 'What a seat saw, in games with secrets', seenBody, z.object({ states: z.array(z.unknown()) })),
    post('{id}/join', 'Takes a seat', joinBody, z.object({ playerID: text, playerCredentials: text })),
    post('{id}/leave', 'Gives up a seat', ownBody),
    post('{id}/update', 'Changes the name or the data of a player', updateBody),
    post('{id}/rename', 'The same', updateBody),
    post(
      '{id}/playAgain',
      'Opens the next table for the same players, once',
      playAgainBody,
      z.object({ nextMatchID: text, hostCredentials: text.optional() }),
    ),
    post('{id}/handOver', 'Hands a seat over to a bot', handOverBody(seating), done),
    post('{id}/takeBack', 'Takes a seat back from the bot', ownBody),
    post('{id}/free', 'Frees the seat of somebody who does not play', freeBody),
    post('{id}/resign', 'Resigns for good', ownBody),
    post('{id}/end', 'Asks to end the game, or answers', endBody, done),
    post(
      '{id}/plan',
      'Plans answers to one’s own next questions; without `answers`, what is planned',
      planBody(ANY_MOVE),
      planned,
    ),
    post('{id}/settings', 'Changes the settings of a table; host only', settingsBody),
    post('{match}/channels', 'Adds a webhook of a table; host only', tableChannelBody, added),
    post(
      '{match}/channels/list',
      'The webhooks of a table; host only',
      tableOwnBody,
      z.object({ channels: z.array(channel) }),
    ),
    {
      ...{ method: 'delete', path: '/games/{game}/{match}/channels/{id}', summary: 'Removes one; host only' },
      ...{ body: tableOwnBody, answer: nothing },
    },
  ];
};

const get = (path: string, summary: string, answer: z.ZodType): Route => ({ method: 'get', path, summary, answer });
const remove = (path: string, summary: string, answer: z.ZodType = nothing): Route => ({
  ...{ method: 'delete', path, summary, answer },
});
const post = (path: string, summary: string, body?: z.ZodType, answer: z.ZodType = nothing): Route => ({
  ...{ method: 'post', path, summary, answer },
  ...(body === undefined ? {} : { body }),
});

/** The routes about people. */
const OF_PEOPLE: readonly Route[] = [
  get(
    '/server',
    'What this server offers',
    z.looseObject({ accounts: z.boolean(), isKnown: z.boolean(), push: text.nullable(), bots: z.boolean() }),
  ),
  get('/account', 'One’s own account', account),
  post('/account', 'Changes the account, or makes one', accountBody, z.union([account, signedIn])),
  post('/account/mute', 'Mutes a table', muteBody),
  post('/account/away', 'Is away from a day to another', awayBody, z.object(away)),
  remove('/account/away', 'Is back', z.object(away)),
  get(
    '/account/games',
    'One’s own matches, those that wait first',
    z.object({ games: z.array(z.object({ playerID: text, match })) }),
  ),
  post('/account/seats', 'Claims seats by their credentials', claimBody, z.object({ claimed: z.number() })),
  post('/account/channels', 'Adds a browser or a webhook', channelBody, added),
  remove('/account/channels/{id}', 'Removes a channel'),
  post('/account/channels/{id}/test', 'Sends a test', undefined, z.object({ sent: z.boolean(), answered: text })),
  post('/account/mail', 'Mails a link that confirms an address', mailBody),
  post('/mail/confirm', 'Confirms an address', onceBody),
  post('/unsubscribe/{token}', 'Ends the mail to an address'),
  post(
    '/account/link',
    'Makes a link to use another device',
    undefined,
    z.object({ code: text, expiresAt: z.number() }),
  ),
  post('/link/look', 'Whose a link is', lookBody, z.object({ name: text, games: z.number(), comeAlong: z.number() })),
  post('/link', 'Signs a device in by a link', codeBody, signedIn),
  post('/account/recovery', 'Makes a recovery code', undefined, z.object({ code: text })),
  post('/recover', 'Signs a device in by a recovery code', codeBody, signedIn),
  get(
    '/account/devices',
    'The devices that are signed in',
    z.object({
      devices: z.array(
        z.object({ id: text, label: text, createdAt: z.number(), seenAt: z.number(), isThis: z.boolean() }),
      ),
    }),
  ),
  remove('/account/devices/{id}', 'Signs a device out'),
  post('/account/passkeys/options', 'What a browser needs to make a passkey', undefined, passkeyOptions),
  post('/account/passkeys', 'Adds a passkey', newPasskeyBody, passkey),
  get('/account/passkeys', 'One’s own passkeys', z.object({ passkeys: z.array(passkey) })),
  remove('/account/passkeys/{id}', 'Removes one'),
  post('/passkey/options', 'What a browser needs to sign in with a passkey', undefined, passkeyOptions),
  post('/passkey', 'Signs a device in by a passkey', passkeyBody, signedIn),
  get('/account/export', 'Everything about oneself', z.looseObject({})),
  post('/account/delete', 'Deletes the account', deleteBody),
];

const OF_OPERATORS: readonly Route[] = [
  get('/health', 'Whether the server works', z.object({ status: z.literal('ok') })),
  get('/openapi.json', 'This document', z.looseObject({})),
];

/** All routes, for games whose tables together allow so much. */
export const routes = (seating: Seating): readonly Route[] => [...ofGames(seating), ...OF_PEOPLE, ...OF_OPERATORS];

type Json = Readonly<Record<string, unknown>>;

/** A schema as JSON Schema. What is checked by a function is left to it. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const json = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as Json;
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== '$schema' && name !== 'id'));
}

const content = (schema: Json): Json => ({ 'application/json': { schema } });

/** The parameters of a path, and of its query. */
function parametersOf({ path, query }: Route, games: readonly string[]): Json[] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'game' ? { enum: games } : {}) },
  }));
  if (!query) return named;
  const { properties = {} } = jsonSchema(query, 'input') as { properties?: Record<string, Json> };
  return [...named, ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))];
}

/** The document. */
export function openApi(seating: Seating, games: readonly string[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Record<string, unknown> = {};
  /** The schema of an answer, whose named parts stand among the components. */
  const shared = (schema: z.ZodType): Json => {
    const { $defs = {}, ...json } = jsonSchema(schema, 'output') as { $defs?: Record<string, unknown> };
    Object.assign(schemas, $defs);
    const own = schema.meta()?.id;
    if (own === undefined) return json;
    if (!('$ref' in json)) schemas[own] = json;
    return { $ref: `#/components/schemas/${own}` };
  };
  for (const route of routes(seating)) {
    const { method, path, summary, body, answer } = route;
    const parameters = parametersOf(route, games);
    (paths[path] ??= {})[method] = {
      operationId: `${method} ${path}`,
      summary,
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body ? { requestBody: { required: true, content: content(jsonSchema(body, 'input')) } } : {}),
      responses: {
        200: { description: 'Done', content: content(shared(answer)) },
        default: { $ref: '#/components/responses/Refused' },
      },
    };
  }
  const refusal = { description: 'A code for programs', schema: { enum: Object.keys(REFUSALS) } };
  return {
    openapi: '3.1.0',
    info: { title: 'Dominant Species server', version: '1', description: 'See docs/online.md.' },
    paths,
    components: {
      schemas,
      responses: {
        Refused: {
          description: 'Refused, with a sentence that says why',
          headers: {
            refusal,
            'retry-after': { description: 'In seconds, with 429', schema: { type: 'integer' } },
          },
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-account' },
      },
    },
    security: [{}, { token: [] }, { cookie: [] }],
  };
}

/** What the tables of all games allow. */
function together(all: readonly Seating[]): Seating {
  return {
    minPlayers: Math.min(...all.map(({ minPlayers }) => minPlayers)),
    maxPlayers: Math.max(...all.map(({ maxPlayers }) => maxPlayers)),
    levels: [...new Set(all.flatMap(({ levels }) => levels))],
    usualLevel: all[0]!.usualLevel,
  };
}

/** Serves the document. */
export function serveOpenApi(http: FastifyInstance, engines: ReadonlyMap<string, { readonly seating: Seating }>): void {
  let document: Json | undefined;
  http.get('/openapi.json', (_request, reply) => {
    document ??= openApi(together([...engines.values()].map(({ seating }) => seating)), [...engines.keys()]);
    void reply.header('cache-control', 'max-age=3600');
    return document;
  });
}
