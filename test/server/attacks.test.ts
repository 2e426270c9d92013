/**
 * What a hostile client can send, tried against a running server: the match does not change, nothing leaks, the server keeps running. The first
 * group are holes of boardgame.io's own server.
 */
import { request as httpRequest } from 'node:http';
import type { Socket } from 'socket.io-client';
import { openDatabase } from '../../server/storage/sqlite/driver.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '../support/waiting.ts';
import type { RunningServer } from '../../server/server.ts';
import { GAME_NAME } from '../support/game.ts';
import { serverProcess } from './support/process.ts';
import {
  type Seated,
  bareSocket,
  lobbyOf,
  moveAction,
  next,
  open,
  scratchFolder,
  seatedTable,
  testServer,
} from './support/running.ts';

const { folder, remove } = scratchFolder();
const file = `${folder}/data.sqlite`;
let server: RunningServer;
let address: string;
const sockets: Socket[] = [];

/** A socket that has not synced. */
function stranger(options?: Parameters<typeof bareSocket>[1], to = address): Socket {
  const socket = bareSocket(to, options);
  sockets.push(socket);
  return socket;
}

/** Everything stored about a match. */
function stored(match: string): unknown {
  const db = openDatabase(file, { readonly: true });
  try {
    return {
      match: db
        .prepare('SELECT standing, next_match_id, state_id, deciding, setup_data, options FROM matches WHERE id = ?')
        .get(match),
      names: db
        .prepare<[string], { seats: string }>('SELECT seats FROM matches WHERE id = ?')
        .get(match)
        ?.seats.replace(/"lastSeen":\d+/g, ''),
      table: db.prepare('SELECT * FROM tables WHERE match_id = ?').get(match),
      log: db.prepare('SELECT * FROM log WHERE match_id = ?').all(match),
      chat: db.prepare('SELECT * FROM chat WHERE match_id = ?').all(match),
      matches: db.prepare('SELECT COUNT(*) AS n FROM matches').get(),
    };
  } finally {
    db.close();
  }
}

/** Sends JSON as written. */
async function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

beforeAll(async () => {
  server = await testServer({ DATA_FILE: file, METRICS_TOKEN: 'a-token-of-24-characters' });
  ({ address } = server);
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await server.close();
  remove();
});

describe('at a table', () => {
  let matchID: string;
  let own: Seated;
  let other: Seated;
  /** The seat to move, and a legal move. */
  let deciding: Seated;
  let idle: Seated;
  let legal: { move: string; args: readonly unknown[] };
  let before: unknown;

  beforeEach(async () => {
    const table = await seatedTable(address, 2);
    ({ matchID } = table);
    [own, other] = table.seats as [Seated, Seated];
    const socket = stranger();
    socket.emit('sync', matchID, null);
    const [, info] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
    const asked = open(info.state)!;
    [deciding, idle] = asked.playerID === own.playerID ? [own, other] : [other, own];
    legal = asked.moves[0]!;
    before = stored(matchID);
  });

  /** Sends a message and expects it to be refused with the given word, and nothing to have changed. */
  async function refused(word: string, name: string, ...sent: unknown[]): Promise<void> {
    const socket = stranger();
    const answer = next(socket, 'refused');
    socket.emit(name, ...sent);
    const [, why] = await answer;
    expect(why).toMatchObject({ refusal: word });
    expect(JSON.stringify(why)).not.toMatch(/ at |node_modules|\.ts|\.js/);
    expect(stored(matchID)).toEqual(before);
    socket.close();
  }
  const update = (action: unknown, stateID: unknown = 0, playerID: unknown = deciding.playerID): unknown[] => [
    action,
    stateID,
    matchID,
    playerID,
  ];

  it('takes no state from a client', async () => {
    const state = { G: { state: { over: true } }, ctx: { gameover: { winner: deciding.playerID } }, _stateID: 1 };
    for (const type of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'PLUGIN']) {
      await refused('bad-request', 'update', ...update({ type, state, payload: deciding, clientOnly: false }));
    }
  });

  it('takes no events, undo or redo of boardgame.io', async () => {
    for (const event of ['endGame', 'setPhase', 'endTurn', 'setActivePlayers']) {
      await refused(
        'bad-request',
        'update',
        ...update({ type: 'GAME_EVENT', payload: { type: event, args: [{}], ...deciding } }),
      );
    }
    await refused('bad-request', 'update', ...update({ type: 'UNDO', payload: deciding }));
    await refused('bad-request', 'update', ...update({ type: 'REDO', payload: deciding }));
  });

  it('lets nobody act for another seat', async () => {
    const asAnother = moveAction({ ...idle, playerID: deciding.playerID }, legal.move, legal.args);
    await refused('not-authorized', 'update', ...update(asAnother));
    await refused('not-authorized', 'update', ...update(moveAction(idle, legal.move, legal.args)));
    await refused(
      'not-authorized',
      'update',
      ...update(moveAction(deciding, legal.move, legal.args), 0, idle.playerID),
    );
    await refused('not-yours', 'update', ...update(moveAction(idle, legal.move, legal.args), 0, idle.playerID));
    await refused(
      'not-authorized',
      'update',
      ...update(moveAction({ ...deciding, credentials: 'x' }, legal.move, legal.args)),
    );
    await refused(
      'bad-request',
      'update',
      ...update({ type: 'MAKE_MOVE', payload: { ...legal, playerID: deciding.playerID } }),
    );
  });

  it('sends no generator’s state, no seed and no credentials to anybody', async () => {
    for (const seated of [undefined, own]) {
      const socket = stranger();
      socket.emit('sync', matchID, seated?.playerID ?? null, seated?.credentials);
      const [, info] = await next(socket, 'sync');
      const text = JSON.stringify(info);
      expect(text).not.toMatch(/seed|prng|credentials/i);
      expect(text).not.toContain(own.credentials);
      socket.close();
    }
    for (const path of ['', `/${matchID}`]) {
      const text = await (await fetch(`${address}/games/${GAME_NAME}${path}`)).text();
      expect(text).not.toMatch(/seed|prng|credentials/i);
    }
    // Nothing of the kind is stored either: no source of future draws, and credentials only as hashes.
    expect(JSON.stringify(before)).not.toMatch(/seed|prng/i);
    expect(JSON.stringify(before)).not.toContain(own.credentials);
  });

  it('makes no match when one syncs to what does not exist', async () => {
    await refused('no-match', 'sync', 'no-such-match', null, undefined, 2);
    await refused('no-match', 'sync', 'no-such-match', '0', 'x', 1000);
  });

  it('looks up no move outside the game’s own', async () => {
    for (const type of ['toString', 'valueOf', '']) {
      await refused('not-legal', 'update', ...update(moveAction(deciding, type, [0])));
      await refused('not-legal', 'update', ...update(moveAction(deciding, type)));
    }
    // Longer than the name of any move.
    for (const type of ['constructor', '__proto__', 'hasOwnProperty']) {
      await refused('bad-request', 'update', ...update(moveAction(deciding, type, [0])));
    }
  });

  it('refuses moves that are not legal, whatever their arguments are', async () => {
    for (const args of [[-1], [128], [0.5], ['0'], [null], [{}], [[]], [999_999], []]) {
      await refused('not-legal', 'update', ...update(moveAction(deciding, 'space', args)));
    }
    // No move of the game names two things.
    for (const args of [[0, 0], ['x'.repeat(101)], 'x', { length: 1 }]) {
      await refused('bad-request', 'update', ...update(moveAction(deciding, 'space', args as number[])));
    }
  });

  it('outlives messages of no sense', async () => {
    for (const payload of [undefined, null, {}, 7, [], 'x', { payload: {} }, { payload: null }]) {
      await refused('bad-request', 'update', ...update(payload));
    }
    await refused('bad-request', 'update');
    await refused('bad-request', 'update', null, null, null, null);
    await refused(
      'bad-request',
      'update',
      moveAction(deciding, legal.move, legal.args),
      -1,
      matchID,
      deciding.playerID,
    );
    await refused('bad-request', 'update', moveAction(deciding, legal.move, legal.args), 0, { toString: 1 }, '0');
    await refused('bad-request', 'sync');
    await refused('bad-request', 'sync', { $gt: '' });
    await refused('bad-request', 'sync', matchID, { a: 1 });
    await refused('bad-request', 'chat', matchID);
    await refused('no-seat', 'sync', matchID, '__proto__', 'x');
    await refused('no-seat', 'sync', matchID, 'constructor', 'x');
    await refused('not-authorized', 'sync', matchID, '0');
    await refused('not-authorized', 'sync', matchID, '0', 'wrong');
  });

  it('takes a move once, and only on the state it was made on', async () => {
    const socket = stranger();
    socket.emit('sync', matchID, deciding.playerID, deciding.credentials);
    await next(socket, 'sync');
    const action = moveAction(deciding, legal.move, legal.args);
    const answers = await Promise.all(
      [0, 1, 2].map(
        () => socket.timeout(3000).emitWithAck('update', action, 0, matchID, deciding.playerID) as Promise<unknown>,
      ),
    );
    expect(answers).toEqual([
      { stateID: 1 },
      expect.objectContaining({ refusal: 'stale' }),
      expect.objectContaining({ refusal: 'stale' }),
    ]);
    expect((stored(matchID) as { log: unknown[] }).log).toHaveLength(1);
    await expect(
      socket.timeout(3000).emitWithAck('update', action, 7, matchID, deciding.playerID),
    ).resolves.toMatchObject({ refusal: 'stale' });
  });

  it('passes on no chat of strangers, of other seats, or without bounds', async () => {
    const said = { id: 'a', sender: own.playerID, payload: 'x' };
    await refused('not-authorized', 'chat', matchID, said, 'wrong');
    await refused('not-authorized', 'chat', matchID, { ...said, sender: other.playerID }, own.credentials);
    await refused('bad-request', 'chat', matchID, { ...said, payload: 'x'.repeat(501) }, own.credentials);
    await refused('bad-request', 'chat', matchID, { ...said, payload: '  ' }, own.credentials);
    await refused('bad-request', 'chat', matchID, { ...said, payload: { html: '<img>' } }, own.credentials);
  });

  it('ends a connection that sends what is too large', async () => {
    const socket = stranger();
    await next(socket, 'connect');
    socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'x'.repeat(100_000) }, own.credentials);
    await next(socket, 'disconnect');
    expect(stored(matchID)).toEqual(before);
  });

  it('lets nobody into other namespaces', async () => {
    const socket = stranger();
    await next(socket, 'connect');
    const wrong = socket.io.socket('/other');
    await next(wrong, 'connect_error');
    const root = socket.io.socket('/');
    await next(root, 'disconnect');
  });
});

describe('in the lobby', () => {
  it('does not touch prototypes', async () => {
    const { matchID } = await seatedTable(address, 2, { bots: { 1: 'random' } });
    for (const body of [
      '{"playerName":"x","playerID":"__proto__"}',
      '{"playerName":"x","playerID":"constructor"}',
      '{"playerName":"x","__proto__":{"polluted":true}}',
      '{"playerName":"x","data":{"__proto__":{"polluted":true}}}',
      '{"playerName":"x","data":{"constructor":{"prototype":{"polluted":true}}}}',
    ]) {
      const response = await post(`/games/${GAME_NAME}/${matchID}/join`, body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((await post(`/games/${GAME_NAME}/create`, '{"setupData":{"__proto__":{"animals":"chosen"}}}')).status).toBe(
      400,
    );
    expect((await post(`/games/${GAME_NAME}/create`, '{"bots":{"__proto__":"greedy"}}')).status).toBe(400);
  });

  it('refuses bodies of the wrong shape, size or kind, without a word about its inside', async () => {
    const { matchID } = await seatedTable(address, 2);
    const wrong: [string, string, Record<string, string>?][] = [
      ['create', '{"numPlayers":1}'],
      ['create', '{"numPlayers":"many"}'],
      ['create', '{"numPlayers":2,"setupData":{"position":{"format":"?"}}}'],
      ['create', '{"numPlayers":2,"setupData":{"takeBack":"table"}}'],
      ['create', '{"numPlayers":2,"setupData":[]}'],
      ['create', '{"numPlayers":2,"bots":{"0":"greedy","1":"greedy"}}'],
      ['create', '{"numPlayers":2,"bots":{"5":"greedy"}}'],
      ['create', '{"numPlayers":2,"bots":{"1":"constructor"}}'],
      ['create', '{"numPlayers":2,"awayAfter":-1}'],
      ['create', '{"numPlayers":'],
      ['create', `{"setupData":{"x":"${'y'.repeat(70_000)}"}}`],
      ['create', 'numPlayers=2', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['create', '{"numPlayers":2}', { 'content-type': 'text/plain' }],
      [`${matchID}/join`, '{}'],
      [`${matchID}/join`, '{"playerName":"   "}'],
      [`${matchID}/join`, `{"playerName":"${'x'.repeat(25)}"}`],
      [`${matchID}/join`, '{"playerName":"\\u202eeve"}'],
      [`${matchID}/join`, '{"playerName":["x"]}'],
      [`${matchID}/join`, `{"playerName":"x","data":"${'x'.repeat(3000)}"}`],
      [`${matchID}/join`, `{"playerName":"x","data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
      [`${matchID}/leave`, '{"playerID":"0"}'],
      [`${matchID}/leave`, '{"playerID":"0","credentials":""}'],
      [`${matchID}/update`, '{"playerID":"0","credentials":"x","newName":"y"}'],
      [`${matchID}/handOver`, '{"playerID":"0","credentials":"x","seat":"1"}'],
      [`${matchID}/takeBack`, '{"playerID":"0","credentials":"x"}'],
      [`${matchID}/playAgain`, '{"playerID":"0","credentials":"x"}'],
      ['status', '{"matchIDs":"all"}'],
      ['status', JSON.stringify({ matchIDs: Array.from({ length: 51 }, () => 'x') })],
      [`${encodeURIComponent("' OR 1=1 --")}/join`, '{"playerName":"x"}'],
      ['..%2f..%2fetc/join', '{"playerName":"x"}'],
    ];
    for (const [path, body, headers] of wrong) {
      const response = await post(`/games/${GAME_NAME}/${path}`, body, headers);
      const said = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(said).not.toMatch(/\n\s+at |node_modules|\.[tj]s:/);
      expect(response.headers.get('content-type')).toMatch(/text\/plain/);
    }
    const match = await lobbyOf(address).getMatch(GAME_NAME, matchID);
    expect(match.players.map(({ name }) => name)).toEqual(['Player 0', 'Player 1']);
  });

  it('names the field, and what is allowed there, in one sentence, and logs nothing of it', async () => {
    const game = `/games/${GAME_NAME}`;
    const { matchID, seats } = await seatedTable(address, 2);
    const me = JSON.stringify(seats[0]).slice(0, -1);
    const wrong: [string, string | null, RegExp][] = [
      [`${game}/create`, '{"numPlayers":7}', /^numPlayers: .*<=6/],
      [`${game}/create`, '{"bots":{"1":"secretword"}}', /^bots\.1: .*"random"\|.*"master"/],
      [
        `${game}/create`,
        '{"bots":{"5":"greedy"}}',
        /^bots: names a seat that the table does not have; allowed are 0 to 1$/,
      ],
      [
        `${game}/create`,
        '{"bots":{"secretword":"greedy"}}',
        /^bots: names a seat that the table does not have; allowed are 0 to 1$/,
      ],
      [
        `${game}/create`,
        '{"setupData":"secretword"}',
        /^setupData: "secretword" is not an object; fields of setupData: animals/,
      ],
      [`${game}/create`, '{"setupData":["secretword"]}', /^setupData: \["secretword"\] is not an object; fields of/],
      [
        `${game}/create`,
        '{"setupData":{"animalsEach":9}}',
        /^animalsEach: 9 is not a whole number from 1 to 3; fields of setupData: animalsEach \(1 to 3\), .*, takeBack \(own or table\)$/,
      ],
      [
        `${game}/create`,
        '{"setupData":{"secretword":1}}',
        /^secretword: unknown field; allowed: animalsEach, randomEarth, length, animals, position, takeBack; fields/,
      ],
      [`${game}/create`, '{"awayAfter":721}', /^awayAfter: .*<=720/],
      [
        `${game}/${matchID}/join`,
        '{"playerName":"A\\uffff"}',
        /^playerName: .*; allowed are 1 to 24 characters that can be seen$/,
      ],
      [
        `${game}/${matchID}/join`,
        '{"playerName":"A","playerID":{"secretword":1}}',
        /^playerID: is not a seat; allowed are "0", "1" and so on$/,
      ],
      [
        `${game}/${matchID}/join`,
        '{"playerName":"A","playerID":"secretword"}',
        /^The table has no such seat; allowed are 0 to 1\.$/,
      ],
      [
        `${game}/${matchID}/update`,
        `${me},"data":"${'secretword'.repeat(200)}"}`,
        /^data: is larger than 1000 characters of JSON$/,
      ],
      [`${game}/${matchID}/handOver`, `${me},"seat":"1","bot":"secretword"}`, /^bot: .*"random"/],
      [`${game}?isGameover=secretword`, null, /^isGameover: .*"true"\|"false"/],
      [`${game}?updatedAfter=secretword`, null, /^updatedAfter: is not a time; allowed are ms since 1970$/],
      ['/matches/status', '{"matchIDs":"secretword"}', /^matchIDs: .*expected array/],
    ];
    const { folder, remove } = scratchFolder();
    const logging = await serverProcess({ DATA_FILE: `${folder}/data.sqlite`, LOG_LEVEL: 'trace', BOT_THREADS: '0' });
    try {
      const send = (server: string, path: string, body: string | null) =>
        fetch(server + path, {
          method: body === null ? 'GET' : 'POST',
          ...(body === null ? {} : { headers: { 'content-type': 'application/json' }, body }),
        });
      for (const [path, body, message] of wrong) {
        const answer = await send(address, path, body);
        expect([path, body, answer.status < 500]).toEqual([path, body, true]);
        const text = await answer.text();
        expect(text).toMatch(message);
        expect(text).not.toContain('\n');
        await send(logging.address, path, body);
      }
      expect(JSON.stringify(logging.logged)).toContain('"status":400');
      expect(JSON.stringify(logging.logged)).not.toContain('secretword');
    } finally {
      await logging.end('SIGTERM');
      remove();
    }
    const large = await post(`${game}/create`, `{"x":"${'y'.repeat(70_000)}"}`);
    expect(await large.text()).toBe('body: at most 65536 bytes are allowed.');
    const text = await post(`${game}/create`, 'numPlayers=2', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(await text.text()).toBe('content-type: only application/json is allowed.');
  });

  it('serves no files but the page’s', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/server/main.ts',
      '/data.sqlite',
      '//etc/passwd',
    ]) {
      const status = await new Promise((resolve, reject) => {
        httpRequest(address, { path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  it('shows figures only to who has the token', async () => {
    const figures = (authorization?: string) =>
      fetch(`${address}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
    expect((await figures()).status).toBe(403);
    expect((await figures('Bearer wrong')).status).toBe(403);
    const shown = await figures('Bearer a-token-of-24-characters');
    expect(shown.status).toBe(200);
    expect(await shown.text()).toMatch(/ds_sockets \d+[\s\S]*ds_refusals_total\{refusal="bad-request"\} [1-9]/);
  });

  it('allows other origins nothing unless configured', async () => {
    const other = { origin: 'https://example.org' };
    const response = await fetch(`${address}/games`, { headers: other });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    // Pictures alone may come from data URLs.
    const policy = response.headers.get('content-security-policy')!.replace("img-src 'self' data:;", '');
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*/);
    await next(stranger({ extraHeaders: other }), 'connect_error');
    const { folder, remove } = scratchFolder();
    const open = await testServer({ DATA_FILE: `${folder}/data.sqlite`, ORIGINS: 'https://example.org' });
    const allowed = await fetch(`${open.address}/games`, { headers: other });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://example.org');
    expect(allowed.headers.get('access-control-expose-headers')).toMatch(/refusal, ?retry-after/);
    await next(stranger({ extraHeaders: other }, open.address), 'connect');
    await next(stranger({ extraHeaders: { origin: 'https://example.com' } }, open.address), 'connect_error');
    await open.close();
    remove();
  });
});

describe('within limits', () => {
  const { folder, remove } = scratchFolder();
  let strict: RunningServer;

  beforeAll(async () => {
    strict = await testServer({
      DATA_FILE: `${folder}/data.sqlite`,
      REQUESTS_PER_MINUTE: '40',
      CREATES_PER_HOUR: '4',
      MESSAGES_PER_SECOND: '5',
      CHAT_PER_MINUTE: '3',
      MAX_SOCKETS_PER_ADDRESS: '4',
      MAX_SPECTATORS: '2',
      MAX_MATCHES: '4',
    });
  });
  afterAll(async () => {
    await strict.close();
    remove();
  });

  it('counts matches, sockets, watchers, messages and requests', async () => {
    const { matchID, seats } = await seatedTable(strict.address, 2);
    const lobby = lobbyOf(strict.address);
    for (let i = 0; i < 3; i++) await lobby.createMatch(GAME_NAME, { numPlayers: 2 });
    await expect(lobby.createMatch(GAME_NAME, { numPlayers: 2 })).rejects.toThrow('429');

    const [player, ...watchers] = Array.from({ length: 4 }, () => stranger(undefined, strict.address));
    for (const watcher of watchers.slice(0, 2)) {
      watcher.emit('sync', matchID, null);
      await next(watcher, 'sync');
    }
    watchers[2]!.emit('sync', matchID, null);
    expect((await next(watchers[2]!, 'refused'))[1]).toMatchObject({ refusal: 'watching-full' });
    await next(stranger(undefined, strict.address), 'connect_error');

    const refusals: { refusal: string }[] = [];
    player!.on('refused', (_match, why: { refusal: string }) => refusals.push(why));
    for (let i = 0; i < 4; i++) {
      player!.emit('chat', matchID, { id: String(i), sender: '0', payload: 'x' }, seats[0]!.credentials);
    }
    await poll(() => refusals).toEqual([expect.objectContaining({ refusal: 'too-many' })]);
    for (let i = 0; i < 10; i++) player!.emit('sync', 'nowhere', null);
    await poll(() => refusals.length).toBe(11);
    expect(refusals.slice(1).map(({ refusal }) => refusal)).toContain('too-many');

    const statuses = [];
    for (let i = 0; i < 45; i++) statuses.push((await fetch(`${strict.address}/games`)).status);
    expect(statuses).toContain(429);
    expect((await fetch(`${strict.address}/games`)).headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await fetch(`${strict.address}/health`)).status).toBe(200);
  });

  it('sends all of a match only so often to one address, through however many sockets', async () => {
    const { folder, remove } = scratchFolder();
    const server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, REQUESTS_PER_MINUTE: '12' });
    const { matchID } = await seatedTable(server.address, 2);
    const received: string[] = [];
    for (let i = 0; i < 4; i++) {
      const socket = stranger(undefined, server.address);
      socket.on('sync', () => received.push('sync'));
      socket.on('refused', (_match, why: { refusal: string }) => received.push(why.refusal));
      for (let j = 0; j < 4; j++) socket.emit('sync', matchID, null);
    }
    await poll(() => received.length).toBeGreaterThanOrEqual(16);
    expect(received.filter((each) => each === 'sync')).toHaveLength(12);
    expect(received.filter((each) => each === 'too-many')).toHaveLength(4);
    await server.close();
    remove();
  });

  it('gives one connection one socket, however often it asks in one breath', async () => {
    const polling = `${address}/socket.io/?EIO=4&transport=polling`;
    const opened = JSON.parse((await (await fetch(polling)).text()).slice(1)) as { sid: string };
    const figure = async (): Promise<number> => {
      const headers = { authorization: 'Bearer a-token-of-24-characters' };
      return Number(/ds_sockets (\d+)/.exec(await (await fetch(`${address}/metrics`, { headers })).text())![1]);
    };
    const before = await figure();
    // More would end the connection.
    const asked = Array.from({ length: 8 }, () => `40/${GAME_NAME},`).join('\x1e');
    await fetch(`${polling}&sid=${opened.sid}`, { method: 'POST', body: asked });
    await poll(figure).toBe(before + 1);
  });

  it('ends a connection that keeps sending what the server does not know, and counts it among the messages', async () => {
    const { folder, remove } = scratchFolder();
    const server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, MESSAGES_PER_SECOND: '5' });
    const flood = bareSocket(server.address);
    await next(flood, 'connect');
    for (let i = 0; i < 200; i++) flood.emit(['nothing', 'constructor', 'error'][i % 3]!, i);
    await next(flood, 'disconnect');
    await server.close();
    remove();
  });

  it('ends a connection that does not wait for answers', async () => {
    const flood = bareSocket(address);
    await next(flood, 'connect');
    for (let i = 0; i < 500; i++) flood.emit('sync', 'nowhere', null);
    await next(flood, 'disconnect');
  });
});

it('the server that was attacked still serves', async () => {
  expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' });
});
