/** What a running server says about clocks, ends and spectators: to its own pages, and to boardgame.io's clients. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LogEntry } from 'boardgame.io';
import type { Match } from '../../src/kit/online/wire.ts';
import type { RunningServer } from '../../server/server.ts';
import { GAME_NAME } from '../support/game.ts';
import { eventually } from '../support/waiting.ts';
import {
  type Seated,
  bareSocket,
  moveAction,
  next,
  open,
  plainClient,
  scratchFolder,
  seatedTable,
  stateOf,
  synced,
  testServer,
} from './support/running.ts';

const { folder, remove } = scratchFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ DATA_FILE: `${folder}/data.sqlite` });
});
afterAll(async () => {
  await server.close();
  remove();
});

const LIVE = { kind: 'live', minutes: 15, increment: 20 };
const TWO_MINUTES = 120_000;

/** Asks the lobby; returns the status or refusal, and the answer. */
async function ask(matchID: string, path: string, body?: object, game = GAME_NAME) {
  const answer = await fetch(`${server.address}/games/${game}/${matchID}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { refusal: answer.headers.get('refusal'), body: answer.ok ? (JSON.parse(text) as Match) : undefined, text };
}
const matchOf = async (matchID: string): Promise<Match> => (await ask(matchID, '')).body!;

describe('a table with a clock', () => {
  it('is made as asked: a bot plays for who has no time left, unless something else is chosen; others are told at each stint', async () => {
    const { matchID, seats } = await seatedTable(server.address, 2, { clock: LIVE });
    const match = await matchOf(matchID);
    expect(match.table).toMatchObject({ clock: LIVE, timeOut: 'bot' });
    const { settings, left, running, now } = match.clock!;
    expect([settings, left, running!.due - running!.since]).toEqual([LIVE, [900_000, 900_000], 902_000]);
    expect(Math.abs(now - Date.now())).toBeLessThan(TWO_MINUTES);
    const socket = bareSocket(server.address);
    const told: Match[] = [];
    socket.on('match', (_id, now: Match) => told.push(now));
    socket.emit('sync', matchID, '0', seats[0]!.credentials);
    let [, { state }] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
    const first = open(state)!.playerID;
    while (open(state)!.playerID === first) {
      const updated = next(socket, 'update');
      const { moves } = open(state)!;
      const action = moveAction(seats[Number(first)]!, moves[0]!.move, moves[0]!.args);
      socket.emit('update', action, state._stateID, matchID, first);
      [, state] = (await updated) as [string, Parameters<typeof open>[0]];
    }
    await eventually(() => {
      expect(told.at(-1)!.clock!.running!.seat).toBe(Number(open(state)!.playerID));
    });
    expect(told.at(-1)!.clock!.left[Number(first)]).toBeGreaterThan(900_000);
    expect(told.at(-1)!.standing.stint!.stateID).toBe(state._stateID);
    socket.close();
  });

  it('has none by default, and then the others are asked; what is wrong is named', async () => {
    const { matchID } = await seatedTable(server.address, 2);
    const { table, clock } = await matchOf(matchID);
    expect([table, clock]).toEqual([{ hints: false, awayAfter: 72, shared: false }, undefined]);
    for (const wrong of [{ kind: 'live', minutes: 1 }, { kind: 'days', days: 15 }, { kind: 'hours' }, 5]) {
      const answer = await ask('create', '', { numPlayers: 2, clock: wrong });
      expect(answer.refusal).toBe('bad-request');
      expect(answer.text).toMatch(/clock/);
    }
  });
});

describe('moves', () => {
  it('say when they were made, to every seat and spectator, in games with secrets too; records leave it out', async () => {
    for (const game of [GAME_NAME, 'card-game']) {
      const before = Date.now();
      const { matchID, seats } = await seatedTable(server.address, 3, { bots: { 0: 'random', 1: 'random' } }, game);
      const socket = bareSocket(server.address, {}, game);
      const { playerID, credentials } = seats[0]!;
      // Whoever begins, somebody moves.
      await ask(matchID, '/handOver', { ...seats[0], seat: playerID, bot: 'random' }, game);
      for (const sync of [[playerID, credentials], [null]]) {
        await eventually(async () => {
          const synced = next(socket, 'sync');
          socket.emit('sync', matchID, ...sync);
          const [, { log }] = (await synced) as [string, { log: LogEntry[] }];
          const made = log.filter(({ action, automatic }) => automatic !== true && action.type === 'MAKE_MOVE');
          const times = made.map(({ metadata }) => (metadata as { at: number }).at);
          expect(times.length).toBeGreaterThan(0);
          for (const at of times) expect(at >= before && at <= Date.now()).toBe(true);
        });
      }
      socket.close();
      // Until it is over nobody has a record, neither who may watch nor who may not.
      for (const by of [undefined, seats[0]]) {
        expect((await ask(matchID, '/record', { by }, game)).refusal).toBe('no-match');
      }
      await ask(matchID, '/resign', seats[0], game);
      expect((await ask(matchID, '/record', undefined, game)).text).not.toMatch(/"at":\d{12}/);
    }
  });
});

describe('a game that ends early', () => {
  const ended = async (game: string) => {
    const { matchID, seats } = await seatedTable(server.address, 2, {}, game);
    const by = (seat: number, more: object = {}) => ({ ...seats[seat], ...more });
    return { matchID, seats, by };
  };

  it('by agreement is over for boardgame.io’s own client too, and its record says how it ended', async () => {
    const { matchID, seats, by } = await ended(GAME_NAME);
    const client = plainClient(server.address, matchID, seats[0]);
    const watcher = plainClient(server.address, matchID);
    await synced(client, watcher);
    expect((await ask(matchID, '/end', by(0, { what: 'ask' }))).body).toEqual({ done: false });
    expect((await matchOf(matchID)).ending).toMatchObject({ seat: 0, as: 'standing', granted: [] });
    expect((await ask(matchID, '/end', by(1, { what: 'grant' }))).body).toEqual({ done: true });
    await eventually(() => {
      for (const each of [client, watcher])
        expect(stateOf(each)!.ctx.gameover).toMatchObject({ how: 'agreed', winner: expect.stringMatching(/[01]/) });
    });
    const late = plainClient(server.address, matchID);
    await synced(late);
    expect(stateOf(late)!.ctx.gameover).toMatchObject({ how: 'agreed' });
    for (const each of [client, watcher, late]) each.stop();
    const match = await matchOf(matchID);
    expect([match.gameover, match.ending, match.standing.deciding]).toEqual([
      expect.objectContaining({ how: 'agreed' }),
      undefined,
      null,
    ]);
    expect((await ask(matchID, '/record')).body).toMatchObject({
      moves: [],
      end: { how: 'agreed', places: expect.any(Array) },
    });
    const { state } = await sync(matchID, seats[0]!, GAME_NAME);
    const asked = open(state)!;
    const socket = bareSocket(server.address);
    const whose = seats[Number(asked.playerID)]!;
    const move = moveAction(whose, asked.moves[0]!.move, asked.moves[0]!.args);
    const answer: unknown = await socket.emitWithAck('update', move, state._stateID, matchID, whose.playerID);
    expect(answer).toMatchObject({ refusal: 'over' });
    socket.close();
  });

  it('by resigning, in a game with secrets, is over for all, and the whole log is sent', async () => {
    const { matchID, seats, by } = await ended('card-game');
    const socket = bareSocket(server.address, {}, 'card-game');
    socket.emit('sync', matchID, '1', seats[1]!.credentials);
    await next(socket, 'chats');
    const again = next(socket, 'sync');
    const told: Match[] = [];
    socket.on('match', (_id, now: Match) => told.push(now));
    expect((await ask(matchID, '/resign', by(0), 'card-game')).body).toEqual({});
    const [, { state }] = (await again) as [string, { state: { ctx: { gameover: unknown } } }];
    expect(state.ctx.gameover).toMatchObject({ winner: '1', places: [2, 1], how: 'resigned' });
    await eventually(() => {
      expect(told.at(-1)!.gameover).toMatchObject({ winner: '1' });
    });
    expect((await ask(matchID, '/record', undefined, 'card-game')).body).toMatchObject({ end: { how: 'resigned' } });
    socket.close();
  });
});

/** What a seat is sent of everything. */
async function sync(matchID: string, { playerID, credentials }: Seated, game: string) {
  const socket = bareSocket(server.address, {}, game);
  socket.emit('sync', matchID, playerID, credentials);
  const [, info] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
  socket.close();
  return info;
}

describe('spectators', () => {
  it('are counted', async () => {
    const { matchID, seats } = await seatedTable(server.address, 2);
    const player = bareSocket(server.address);
    player.emit('sync', matchID, '0', seats[0]!.credentials);
    await next(player, 'chats');
    const watchers = [bareSocket(server.address), bareSocket(server.address)];
    const counts: (number | undefined)[] = [];
    player.on('match', (_id, match: Match) => counts.push(match.spectators));
    for (const each of watchers) {
      each.emit('sync', matchID, null);
      await next(each, 'chats');
    }
    await eventually(() => {
      expect(counts.at(-1)).toBe(2);
    });
    expect((await matchOf(matchID)).spectators).toBe(2);
    watchers[0]!.close();
    await eventually(() => {
      expect(counts.at(-1)).toBe(1);
    });
    player.close();
    watchers[1]!.close();
  });

  it('are sent away, and find nothing, once the host forbids them; the players see all of it', async () => {
    for (const game of [GAME_NAME, 'card-game']) {
      const { matchID, seats } = await seatedTable(server.address, 2, {}, game);
      const watcher = bareSocket(server.address, {}, game);
      watcher.emit('sync', matchID, null);
      await next(watcher, 'chats');
      const refused = next(watcher, 'refused');
      expect((await ask(matchID, '/settings', { ...seats[0], spectators: false }, game)).body).toEqual({});
      expect(await refused).toEqual([matchID, expect.objectContaining({ refusal: 'not-watchable' })]);
      const heard: unknown[] = [];
      watcher.onAny((...what) => heard.push(what));
      // Neither moves nor chat nor seats reach it any more.
      const player = bareSocket(server.address, {}, game);
      player.emit('sync', matchID, '1', seats[1]!.credentials);
      await next(player, 'chats');
      player.emit('chat', matchID, { id: 'x', sender: '1', payload: 'Hello' }, seats[1]!.credentials);
      await next(player, 'chat');
      await ask(matchID, '/update', { ...seats[0], newName: 'Anne' }, game);
      expect(heard).toEqual([]);
      watcher.emit('sync', matchID, null);
      await eventually(() => {
        expect(heard).toHaveLength(1);
      });
      expect(heard).toEqual([['refused', matchID, expect.objectContaining({ refusal: 'not-watchable' })]]);
      if (game !== GAME_NAME) {
        expect((await ask(matchID, '/seen', {}, game)).refusal).toBe('not-watchable');
        expect((await ask(matchID, '/seen', { by: seats[0] }, game)).refusal).toBeNull();
      }
      await ask(matchID, '/resign', seats[0], game);
      expect((await ask(matchID, '/record', undefined, game)).refusal).toBe('not-watchable');
      expect((await ask(matchID, '/record', {}, game)).refusal).toBe('not-watchable');
      const wrong = { playerID: '0', credentials: 'wrong' };
      expect((await ask(matchID, '/record', { by: wrong }, game)).refusal).toBe('not-authorized');
      expect((await ask(matchID, '/record', { by: seats[1] }, game)).body).toMatchObject({ end: { how: 'resigned' } });
      watcher.close();
      player.close();
    }
  });

  it('includes who leaves a table that only players may watch', async () => {
    const { matchID, seats } = await seatedTable(server.address, 3, { spectators: false });
    const socket = bareSocket(server.address);
    socket.emit('sync', matchID, '2', seats[2]!.credentials);
    await next(socket, 'chats');
    const refused = next(socket, 'refused');
    await ask(matchID, '/leave', seats[2]);
    expect(await refused).toEqual([matchID, expect.objectContaining({ refusal: 'not-watchable' })]);
    socket.close();
  });
});
