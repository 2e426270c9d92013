/** What people may do at tables: hosts, names, one seat each; and how much of the server one address may use. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MessageRate } from '../../../server/message-rate.ts';
import type { RunningServer } from '../../../server/server.ts';
import { GAME_NAME } from '../../support/game.ts';
import { poll } from '../../support/waiting.ts';
import { bareSocket, next, open, moveAction, scratchFolder, seatedTable, testServer } from '../support/running.ts';

const { folder, remove } = scratchFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0', TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  await server.close();
  remove();
});

interface Answer {
  status: number;
  refusal: string | null;
  body: Record<string, unknown>;
}

/** Sends the lobby a request from an address. */
async function ask(path: string, body?: object, from = '203.0.113.1'): Promise<Answer> {
  const response = await fetch(`${server.address}/games/${GAME_NAME}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-forwarded-for': from, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    refusal: response.headers.get('refusal'),
    body: (response.ok ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}

/** So many tables were made, each from an address of its own: one has only few that wait. */
let makers = 1;

/** A new table, and the credentials of its host. */
async function table(options: object = {}): Promise<{ id: string; hostCredentials: string }> {
  makers += 1;
  const { body } = await ask('/create', { numPlayers: 4, ...options }, `203.0.113.${String(makers)}`);
  return { id: body.matchID as string, hostCredentials: body.hostCredentials as string };
}

/** Takes a seat, by default from an address of its own. */
const sit = (id: string, playerName: string, more: object = {}, from = `198.51.100.${String(playerName.length)}`) =>
  ask(`/${id}/join`, { playerName, ...more }, from);
const own = ({ body }: Answer) => ({ playerID: body.playerID, credentials: body.playerCredentials });

describe('the host', () => {
  it('is the creator of the table, at any seat and at any time', async () => {
    const { id, hostCredentials } = await table();
    const stranger = own(await sit(id, 'Al'));
    expect((await ask(`/${id}`)).body.host).toBe('0');
    const host = own(await sit(id, 'Bea', { hostCredentials, playerID: '3' }));
    expect((await ask(`/${id}`)).body.host).toBe('3');
    expect(own(await sit(id, 'Cecil', { hostCredentials: 'guessed' })).playerID).toBe('1');
    expect((await ask(`/${id}`)).body.host).toBe('3');
    expect(JSON.stringify((await ask(`/${id}`)).body)).not.toContain(hostCredentials);

    const fill = { seat: '2', bot: 'greedy' };
    expect((await ask(`/${id}/handOver`, { ...stranger, ...fill })).refusal).toBe('not-host');
    expect((await ask(`/${id}/free`, { ...stranger, seat: '1' })).refusal).toBe('not-host');
    expect((await ask(`/${id}/handOver`, { ...host, ...fill })).body).toEqual({ done: true });
    await ask(`/${id}/leave`, host);
    expect((await ask(`/${id}`)).body.host).toBe('0');
  });

  it('sends away those who have not moved, and nobody who has', async () => {
    const { id, hostCredentials } = await table({ numPlayers: 2 });
    const seats = [own(await sit(id, 'Al', { hostCredentials })), own(await sit(id, 'Bea'))] as {
      playerID: string;
      credentials: string;
    }[];
    const [host, guest] = seats as [(typeof seats)[0], (typeof seats)[0]];
    expect((await ask(`/${id}/free`, { ...host, seat: '0' })).refusal).toBe('has-moved');
    expect((await ask(`/${id}/free`, { ...host, seat: '5' })).refusal).toBe('no-seat');
    const socket = bareSocket(server.address);
    socket.emit('sync', id, guest.playerID, guest.credentials);
    await next(socket, 'chats');
    expect((await ask(`/${id}/free`, { ...host, seat: '1' })).status).toBe(200);
    expect((await ask(`/${id}`)).body.players).toMatchObject([{ name: 'Al' }, { id: 1 }]);
    expect((await ask(`/${id}/leave`, guest)).refusal).toBe('not-authorized');
    expect((await ask(`/${id}/free`, { ...host, seat: '1' })).refusal).toBe('not-vacant');

    seats[1] = own(await sit(id, 'Bea')) as (typeof seats)[0];
    for (let made = 0; ; made++) {
      socket.emit('sync', id, null);
      const [, info] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
      const { playerID, moves } = open(info.state)!;
      const seated = seats.find((each) => each.playerID === playerID)!;
      const action = moveAction(seated, moves[0]!.move, moves[0]!.args);
      await socket.emitWithAck('update', action, info.state._stateID, id, playerID);
      if (playerID === '1') break;
    }
    expect((await ask(`/${id}/free`, { ...host, seat: '1' })).refusal).toBe('has-moved');
    socket.close();
  });
});

describe('names', () => {
  it('differ at a table, and contain no invisible characters', async () => {
    const { id } = await table();
    expect((await sit(id, 'Zoe\u0308')).status).toBe(200);
    for (const name of ['Zoë', 'ZOE', 'z o e', 'Ｚｏｅ']) {
      expect([name, (await sit(id, name, {}, '198.51.100.77')).refusal]).toEqual([name, 'name-taken']);
    }
    for (const name of ['A\u200bl', '\u3164', 'A\ud800', '\u202eeve', 'Z\u0351\u0352\u0353\u0354']) {
      expect([name, (await sit(id, name, {}, '198.51.100.78')).refusal]).toEqual([name, 'bad-request']);
    }
    const al = own(await sit(id, 'Al'));
    expect((await ask(`/${id}/update`, { ...al, newName: 'Zoe' })).refusal).toBe('name-taken');
    expect((await ask(`/${id}/update`, { ...al, newName: 'AL' })).status).toBe(200);
    expect((await ask(`/${id}`)).body.players).toMatchObject([{ name: 'Zo\u00eb' }, { name: 'AL' }, {}, {}]);
    for (const [sent, kept] of [
      ['B\u2028en', 'B en'],
      ['Cleo\u2029', 'Cleo'],
    ] as const) {
      expect((await ask(`/${id}/update`, { ...al, newName: sent })).status).toBe(200);
      expect((await ask(`/${id}`)).body.players).toMatchObject([{}, { name: kept }, {}, {}]);
    }
    for (const newName of ['A\uffffl', 'A\ufffel', 'A\ufdd0l', 'A\u2066l']) {
      expect([newName, (await ask(`/${id}/update`, { ...al, newName })).refusal]).toEqual([newName, 'bad-request']);
    }
  });

  it('are not those of the bots at the table', async () => {
    const { id, hostCredentials } = await table({ bots: { '3': 'hunter' } });
    for (const name of ['hunter', 'Lynx', 'LYNX', 'Hunter II', 'Lynx (1)']) {
      expect([name, (await sit(id, name, {}, '198.51.100.77')).refusal]).toEqual([name, 'name-taken']);
    }
    const host = own(await sit(id, 'Bufo', { hostCredentials }));
    expect((await ask(`/${id}/update`, { ...host, newName: 'Lynx' })).refusal).toBe('name-taken');
    // Nor does a bot come that is called like a person.
    expect((await ask(`/${id}/handOver`, { ...host, seat: '2', bot: 'greedy' })).refusal).toBe('name-taken');
    expect((await ask(`/${id}/handOver`, { ...host, seat: '2', bot: 'casual' })).status).toBe(200);
  });

  it('a chat message under an ID of another seat is shown beside it; a seat uses each ID once', async () => {
    const { id } = await table();
    const [al, bea] = [own(await sit(id, 'Al')), own(await sit(id, 'Bea'))];
    const socket = bareSocket(server.address);
    socket.emit('sync', id, al.playerID, al.credentials);
    await next(socket, 'chats');
    const heard: unknown[] = [];
    const refused: unknown[] = [];
    socket.on('chat', (_id, message: unknown) => heard.push(message));
    socket.on('refused', (_id, why: unknown) => refused.push(why));
    const say = (who: typeof al, payload: string) => {
      socket.emit('chat', id, { id: 'x', sender: who.playerID, payload }, who.credentials);
    };
    say(al, 'hello');
    say(al, 'hello');
    say(bea, 'me too');
    say(al, 'something else');
    await poll(() => refused).toEqual([
      { refusal: 'bad-request', message: expect.stringMatching(/^id: another message of this seat has it/) },
    ]);
    expect(heard).toMatchObject([
      { id: 'x', sender: '0', payload: 'hello' },
      { id: 'x', sender: '1', payload: 'me too' },
    ]);
    socket.emit('sync', id, null);
    expect((await next(socket, 'chats'))[1]).toHaveLength(2);
    socket.close();
  });

  it('chat is cleared of what turns text and of what is not seen', async () => {
    const { id } = await table();
    const al = own(await sit(id, 'Al'));
    const socket = bareSocket(server.address);
    socket.emit('sync', id, al.playerID, al.credentials);
    await next(socket, 'chats');
    const said = next(socket, 'chat');
    socket.emit('chat', id, { id: 'a', sender: al.playerID, payload: '\u202eh\u0000i\u2066!' }, al.credentials);
    expect(await said).toEqual([id, expect.objectContaining({ payload: 'hi!' })]);
    socket.emit('chat', id, { id: 'b', sender: al.playerID, payload: '\u200b\u200b' }, al.credentials);
    expect((await next(socket, 'refused'))[1]).toMatchObject({ refusal: 'bad-request' });
    socket.close();
  });
});

it('one address takes one seat of a public table, unless the table was made for several', async () => {
  const home = '192.0.2.5';
  const { id } = await table();
  const first = await sit(id, 'Al', {}, home);
  expect(first.status).toBe(200);
  expect((await sit(id, 'Bea', {}, home)).refusal).toBe('one-seat');
  expect((await sit(id, 'Bea', {}, '192.0.2.6')).status).toBe(200);
  await ask(`/${id}/leave`, own(first));
  expect((await sit(id, 'Al', {}, home)).status).toBe(200);
  for (const options of [{ shared: true }, { unlisted: true }]) {
    const several = await table(options);
    expect((await sit(several.id, 'Al', {}, home)).status).toBe(200);
    expect((await sit(several.id, 'Bea', {}, home)).status).toBe(200);
  }
  // On the server's own network addresses do not tell people apart.
  const near = await table();
  expect((await sit(near.id, 'Al', {}, '192.168.1.4')).status).toBe(200);
  expect((await sit(near.id, 'Bea', {}, '192.168.1.4')).status).toBe(200);
});

it('the host of a table is host of the next one, whoever asks for it and sits down first', async () => {
  const { id, hostCredentials } = await table({ numPlayers: 3 });
  const guest = own(await sit(id, 'Al'));
  const host = own(await sit(id, 'Bea', { hostCredentials }));
  const asked = (await ask(`/${id}/playAgain`, guest)).body;
  expect(asked).toEqual({ nextMatchID: expect.any(String) });
  const again = asked.nextMatchID as string;
  const proof = (await ask(`/${id}/playAgain`, host)).body;
  expect(proof).toEqual({ nextMatchID: again, hostCredentials: host.credentials });
  await sit(again, 'Al', { hostCredentials: guest.credentials });
  const now = own(await sit(again, 'Bea', { hostCredentials: host.credentials }));
  expect((await ask(`/${again}`)).body.host).toBe(now.playerID);
  expect((await ask(`/${again}/free`, { ...now, seat: '0' })).status).toBe(200);
});

it('a next table with bots that think ahead counts as such, once, and not for those who follow', async () => {
  const scratch = scratchFolder();
  const env = { DATA_FILE: `${scratch.folder}/data.sqlite`, BOT_THREADS: '0', TRUST_PROXY: 'loopback' };
  const strict = await testServer({ ...env, STRONG_TABLES_PER_HOUR: '2' });
  try {
    const send = async (path: string, body: object, from = '203.0.113.1') => {
      const response = await fetch(`${strict.address}/games/${GAME_NAME}${path}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer = response.ok ? ((await response.json()) as Record<string, string>) : {};
      return { status: response.status, answer };
    };
    const create = () => send('/create', { numPlayers: 3, bots: { '2': 'strong' }, shared: true });
    const { answer } = await create();
    const seated = async (playerName: string) => {
      const joined = await send(`/${answer.matchID!}/join`, { playerName });
      return { playerID: joined.answer.playerID, credentials: joined.answer.playerCredentials };
    };
    const [al, bea] = [await seated('Al'), await seated('Bea')];
    expect((await send(`/${answer.matchID!}/playAgain`, al)).status).toBe(200);
    expect((await send(`/${answer.matchID!}/playAgain`, bea)).status).toBe(200);
    expect((await create()).status).toBe(429);
    const other = await send('/create', { numPlayers: 2, bots: { '1': 'strong' } }, '203.0.113.2');
    const cy = await send(`/${other.answer.matchID!}/join`, { playerName: 'Cy' });
    const asked = { playerID: cy.answer.playerID, credentials: cy.answer.playerCredentials };
    expect((await send(`/${other.answer.matchID!}/playAgain`, asked)).status).toBe(429);
    const { nextMatchID } = (await (
      await fetch(`${strict.address}/games/${GAME_NAME}/${other.answer.matchID!}`)
    ).json()) as { nextMatchID?: string };
    expect(nextMatchID).toBeUndefined();
  } finally {
    await strict.close();
    scratch.remove();
  }
});

it('a next table that is not listed is shown to those who play, and to nobody else', async () => {
  const { id } = await table({ numPlayers: 2 });
  const al = own(await sit(id, 'Al'));
  const watcher = bareSocket(server.address);
  const player = bareSocket(server.address);
  watcher.emit('sync', id, null);
  player.emit('sync', id, al.playerID, al.credentials);
  await Promise.all([next(watcher, 'chats'), next(player, 'chats')]);
  const received = Promise.all([next(watcher, 'match'), next(player, 'match')]);
  const { nextMatchID } = (await ask(`/${id}/playAgain`, { ...al, unlisted: true })).body;
  const [[, watched], [, played]] = await received;
  expect(played).toMatchObject({ nextMatchID });
  for (const shown of [watched, (await ask(`/${id}`)).body, (await ask('')).body]) {
    expect(JSON.stringify(shown)).not.toContain(nextMatchID);
  }
  expect(JSON.stringify((await ask('/status', { matchIDs: [id] })).body)).not.toContain(nextMatchID);
  watcher.close();
  player.close();
});

it('lists leave out what players’ clients keep, and large options', async () => {
  const { id } = await table();
  await sit(id, 'Al', { data: { note: 'x'.repeat(900) } });
  expect(JSON.stringify((await ask('')).body)).not.toContain('xxx');
  expect(JSON.stringify((await ask('/status', { matchIDs: [id] })).body)).not.toContain('xxx');
  expect(JSON.stringify((await ask(`/${id}`)).body)).toContain('xxx');
  expect((await sit(id, 'Bea', { data: { note: 'x'.repeat(1001) } })).refusal).toBe('bad-request');
});

describe('one address', () => {
  const limited = async (env: Record<string, string>, work: (address: string) => Promise<void>): Promise<void> => {
    const scratch = scratchFolder();
    const strict = await testServer({ DATA_FILE: `${scratch.folder}/data.sqlite`, BOT_THREADS: '0', ...env });
    try {
      await work(strict.address);
    } finally {
      await strict.close();
      scratch.remove();
    }
  };

  it('may open a limited number of connections; a trusted proxy any number', async () => {
    const opened = async (address: string): Promise<number> => {
      const { hostname, port } = new URL(address);
      const connections = Array.from({ length: 6 }, () => connect(Number(port), hostname));
      await Promise.all(connections.map((each) => once(each, 'connect')));
      // Each is answered, or closed as one too many.
      const answered = await Promise.all(
        connections.map(
          (each) =>
            new Promise<boolean>((resolve) => {
              each
                .on('error', () => undefined)
                .once('data', () => {
                  resolve(true);
                })
                .once('close', () => {
                  resolve(false);
                })
                .write(`GET /games HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
            }),
        ),
      );
      for (const each of connections) each.destroy();
      return answered.filter(Boolean).length;
    };
    await limited({ MAX_CONNECTIONS_PER_ADDRESS: '4' }, async (address) => {
      expect(await opened(address)).toBe(4);
      // Closed connections no longer count once the server has noticed.
      await poll(() => opened(address)).toBe(4);
    });
    await limited({ MAX_CONNECTIONS_PER_ADDRESS: '4', TRUST_PROXY: 'loopback' }, async (address) => {
      expect(await opened(address)).toBe(6);
    });
  });

  it('may send a limited number of messages over all its sockets, and is disconnected if it goes on', async () => {
    await limited({ MESSAGES_PER_SECOND_PER_ADDRESS: '6' }, async (address) => {
      const sockets = [0, 1, 2].map(() => bareSocket(address));
      await Promise.all(sockets.map((each) => next(each, 'connect')));
      const refusals: string[] = [];
      const began = performance.now();
      for (const each of sockets) {
        each.on('refused', (_id, why: { refusal: string }) => refusals.push(why.refusal));
        for (let i = 0; i < 18; i++) each.emit('sync', 'nowhere', null);
      }
      await poll(() => refusals.length).toBe(54);
      const admitted = refusals.filter((each) => each === 'no-match').length;
      expect(refusals.filter((each) => each === 'too-many')).toHaveLength(54 - admitted);
      // The server counts by whole seconds of its own clock, so one more of them may have begun than went by here.
      // The three connects, maybe in the same second, are messages as well.
      expect(admitted).toBeGreaterThanOrEqual(6 - 3);
      expect(admitted).toBeLessThanOrEqual(6 * (Math.floor((performance.now() - began) / 1000) + 2));
      const stopped = next(sockets[0]!, 'disconnect');
      while (sockets[0]!.connected) {
        for (let i = 0; i < 30; i++) sockets[0]!.emit('sync', 'nowhere', null);
        await Promise.race([stopped, delay(500)]);
      }
      expect(sockets[1]!.connected).toBe(true);
      for (const each of sockets) each.close();
    });
  });

  it('may send its messages again in the next second, and another address at once', () => {
    let now = 900;
    const rate = new MessageRate(2, () => now);
    rate.use('here');
    rate.use('here');
    expect(() => {
      rate.use('here');
    }).toThrow('Too many messages. Try again later.');
    rate.use('there');
    now = 1000;
    rate.use('here');
  });

  it('may take a limited number of places for watching', async () => {
    await limited({ MAX_SPECTATORS_PER_ADDRESS: '2' }, async (address) => {
      const { matchID } = await seatedTable(address, 2);
      const sockets = [0, 1, 2].map(() => bareSocket(address));
      for (const each of sockets.slice(0, 2)) {
        each.emit('sync', matchID, null);
        await next(each, 'chats');
      }
      sockets[2]!.emit('sync', matchID, null);
      expect((await next(sockets[2]!, 'refused'))[1]).toMatchObject({ refusal: 'watching-full' });
      for (const each of sockets) each.close();
    });
  });

  it('may create only a limited number of tables with bots that think ahead', async () => {
    await limited({ STRONG_TABLES_PER_HOUR: '2' }, async (address) => {
      const made = async (level: string): Promise<number> => {
        const response = await fetch(`${address}/games/${GAME_NAME}/create`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ numPlayers: 2, bots: { 1: level } }),
        });
        return response.status;
      };
      expect([await made('strong'), await made('strong'), await made('strong')]).toEqual([200, 200, 429]);
      expect([await made('greedy'), await made('random')]).toEqual([200, 200]);
    });
  });
});

describe('two processes with tables cached', () => {
  /** Both on one storage, which counts how often a table is read for a move; `move` makes the first legal one through either. */
  async function twoProcesses() {
    const { Matches } = await import('../../../server/matches/matches.ts');
    const { openEngines } = await import('../../../server/matches/engine.ts');
    const { openSqlite } = await import('../../../server/storage/sqlite.ts');
    const stored = openSqlite(':memory:');
    let reads = 0;
    const storage = {
      ...stored,
      isShared: true,
      table: (id: string) => {
        reads++;
        return stored.table(id);
      },
    };
    const parts = { storage, engines: await openEngines(), limits: { matches: 9, chatKept: 9 }, isHere: () => false };
    const [one, two] = [new Matches(parts), new Matches(parts)];
    const options = { hints: false, awayAfter: null };
    const { id } = await one.create({
      game: GAME_NAME,
      numPlayers: 2,
      setupData: undefined,
      unlisted: false,
      bots: new Map(),
      options,
    });
    const seats = [await one.join(id, '0', { name: 'Al' }), await one.join(id, '1', { name: 'Bea' })];
    const move = async (matches: typeof one): Promise<void> => {
      const { state } = (await stored.table(id))!;
      const { playerID, moves } = open(state)!;
      const { playerCredentials: credentials } = seats.find((seat) => seat.playerID === playerID)!;
      const { move: type, args } = moves[0]!;
      expect(await matches.move(id, { playerID, credentials }, { type, args, stateID: state._stateID })).toBe(
        state._stateID + 1,
      );
    };
    return { id, one, two, move, reads: () => reads, close: () => stored.close() };
  }

  it('a process reads a table again that was moved at through another', async () => {
    const { one, two, move, close } = await twoProcesses();
    for (const matches of [one, two, one, two]) await move(matches);
    await close();
  });

  it('a process that has read another’s move for its players makes the next one without reading the table again', async () => {
    const { id, one, two, move, reads, close } = await twoProcesses();
    await move(one);
    expect((await two.since(id, 0))!.moves).toHaveLength(1);
    const before = reads();
    await move(two);
    expect(reads()).toBe(before);
    // The first process has not been told: it reads.
    await move(one);
    expect(reads()).toBe(before + 1);
    await close();
  });
});
