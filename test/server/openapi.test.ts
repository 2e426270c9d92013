/** The OpenAPI document: valid, with every route, and true of real answers. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readConfig } from '../../server/config.ts';
import { type RunningServer, startServer } from '../../server/server.ts';
import { REFUSALS } from '../../src/kit/online/wire.ts';
import { GAME_NAME } from '../support/game.ts';
import { OWN, asker } from './support/own-page.ts';
import { scratchFolder } from './support/running.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  };
}
interface Document {
  readonly openapi: string;
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: { readonly Refused: { readonly headers: Record<string, { schema: object }> } };
  };
}

const { folder, remove } = scratchFolder();
const served = new Set<string>();
let server: RunningServer;
let document: Document;
beforeAll(async () => {
  const env = { PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '0', DATA_FILE: `${folder}/api.sqlite` };
  server = await startServer(readConfig(env), {
    onRoute: (method, path) => served.add(`${method.toLowerCase()} ${path}`),
  });
  document = (await (await fetch(`${server.address}/openapi.json`)).json()) as Document;
});
afterAll(async () => {
  await server.close();
  remove();
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
/** What a schema of the document takes; throws if it is none. */
function checkOf(schema: object): (value: unknown) => boolean {
  const $defs = document.components.schemas;
  const alone = JSON.parse(
    JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Parameters<typeof z.fromJSONSchema>[0];
  const read = z.fromJSONSchema(alone);
  return (value) => read.safeParse(value).success;
}
const operationOf = (path: string, method: string): Operation => document.paths[path]![method]!;
const answerOf = (path: string, method: string) =>
  checkOf(operationOf(path, method).responses['200'].content['application/json'].schema);
const bodyOf = (path: string, method = 'post') =>
  checkOf(operationOf(path, method).requestBody!.content['application/json'].schema);

it('has every route of the server, and no other', () => {
  const own = new Set(
    [...served]
      .filter((route) => /^(get|post|delete) \/(?!\*)/.test(route))
      .map((route) => route.replace(/\/games\/[a-z-]+/, '/games/{game}').replaceAll(/:(\w+)/g, '{$1}')),
  );
  expect(own.size).toBeGreaterThan(40);
  expect(new Set(operations().map(({ path, method }) => `${method} ${path}`))).toEqual(own);
});

it('is valid: names are unique, parameters are those of the path, and all schemas are JSON Schema', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: expect.any(String), version: expect.any(String) },
  });
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, method, operation } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters ?? [];
    expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(inPath);
    expect(operation.summary).not.toBe('');
    expect(() => answerOf(path, method)).not.toThrow();
    if (operation.requestBody) expect(() => bodyOf(path, method)).not.toThrow();
    for (const { schema } of parameters) expect(() => checkOf(schema)).not.toThrow();
  }
  expect(document.components.responses.Refused.headers.refusal!.schema).toEqual({ enum: Object.keys(REFUSALS) });
});

it('says what may be sent, as the server checks it', () => {
  const check = (path: string, body: unknown): boolean => bodyOf(path)(body);
  const create = '/games/{game}/create';
  expect(check(create, { numPlayers: 2, clock: { kind: 'days', days: 3 }, bots: { 1: 'greedy' } })).toBe(true);
  expect(check(create, {})).toBe(true);
  expect(check(create, { clock: { kind: 'days', days: 15 } })).toBe(false);
  expect(check(create, { awayAfter: 0 })).toBe(false);
  expect(check('/games/{game}/{id}/end', { playerID: '0', what: 'ask' })).toBe(true);
  expect(check('/games/{game}/{id}/end', { playerID: '0', what: 'shout' })).toBe(false);
  expect(check('/account/away', { since: '2026-12-03' })).toBe(false);
});

it('is true of what the server answers', async () => {
  const ask = asker(server.address);
  let headers: Record<string, string> = OWN;
  const answered = async (path: string, template: string, body?: object, method = body ? 'post' : 'get') => {
    const answer = await fetch(server.address + path, {
      method: method.toUpperCase(),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    const json = (await answer.json()) as Record<string, string>;
    expect([template, answerOf(template, method)(json)]).toEqual([template, true]);
    return json;
  };
  const game = `/games/${GAME_NAME}`;
  const { matchID } = await answered(`${game}/create`, '/games/{game}/create', { numPlayers: 2 });
  const table = `${game}/${matchID!}`;
  const joined = await ask(`${table}/join`, { body: { playerName: 'Ann' }, headers });
  headers = { ...OWN, cookie: joined.cookie! };
  const own = { playerID: '0', credentials: String(joined.body.playerCredentials) };
  await answered(`${table}/join`, '/games/{game}/{id}/join', { playerName: 'Ben' });
  await answered('/games', '/games');
  await answered('/matches', '/matches');
  await answered(game, '/games/{game}');
  await answered(table, '/games/{game}/{id}');
  await answered(`${game}/status`, '/games/{game}/status', { matchIDs: [matchID] });
  await answered(`${table}/settings`, '/games/{game}/{id}/settings', { ...own, spectators: true });
  await answered(`${table}/plan`, '/games/{game}/{id}/plan', own);
  await answered(`${table}/end`, '/games/{game}/{id}/end', { ...own, what: 'ask' });
  await answered('/server', '/server');
  await answered('/account', '/account');
  await answered('/account', '/account', { quiet: '22-8' });
  await answered('/account/games', '/account/games');
  await answered('/account/away', '/account/away', undefined, 'delete');
  await answered('/account/devices', '/account/devices');
  await answered('/account/link', '/account/link', {});
  await answered('/account/export', '/account/export');
  await answered('/health', '/health');
  await answered(`${table}/resign`, '/games/{game}/{id}/resign', own);
  await answered(`${table}/record`, '/games/{game}/{id}/record');
});
