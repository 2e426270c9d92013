/** Every game in the registry is played over the server: at its own addresses, in its own namespace. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningServer } from '../../server/server.ts';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { replay } from '../../src/kit/record/replay.ts';
import { rng } from '../../src/kit/rng.ts';
import { eventually } from '../support/waiting.ts';
import { bareSocket, moveAction, next, scratchFolder, seatedTable, testServer } from './support/running.ts';

const { folder, remove } = scratchFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ DATA_FILE: `${folder}/data.sqlite` });
});
afterAll(async () => {
  await server.close();
  remove();
});

const get = async (path: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${server.address}${path}`);
  const text = await response.text();
  return { status: response.status, body: response.ok ? JSON.parse(text) : text };
};

interface Seen {
  G: { state: unknown };
  _stateID: number;
  ctx: { gameover?: unknown };
}

describe.each(gameIds)('%s', (id) => {
  it('is played by people and a bot', async () => {
    const { rules, actions, meta } = await loadGame(id);
    const players = Math.max(3, meta.minPlayers);
    const bot = String(players - 1);
    const { matchID, seats } = await seatedTable(server.address, players, { bots: { [bot]: 'random' } }, id);
    const states: Seen[] = [];
    const sockets = seats.map(() => bareSocket(server.address, {}, id));
    for (const [seat, socket] of sockets.entries()) {
      socket.on('sync', (_id: string, info: { state: Seen }) => (states[seat] = info.state));
      socket.on('update', (_id: string, state: Seen) => (states[seat] = state));
      socket.emit('sync', matchID, String(seat), seats[seat]!.credentials);
      await next(socket, 'chats');
    }
    const randomInt = rng(1);
    for (let made = 0; made < 15; made++) {
      // Until it is a person's turn and every client knows it.
      await eventually(() => {
        expect(new Set(states.map(({ _stateID }) => _stateID)).size).toBe(1);
        expect(String(rules.decision(states[0]!.G.state)?.player)).not.toBe(bot);
      });
      const asked = rules.decision(states[0]!.G.state);
      if (!asked) break;
      const { G, _stateID } = states[asked.player]!;
      const legal = rules.legalMoves(G.state);
      const { move, args } = actions.write(legal[randomInt(legal.length)]);
      const answer: unknown = await sockets[asked.player]!.timeout(5000).emitWithAck(
        'update',
        moveAction(seats[asked.player]!, move, args),
        _stateID,
        matchID,
        String(asked.player),
      );
      expect(answer).toEqual({ stateID: _stateID + 1 });
      await eventually(() => {
        expect(states.every((each) => each._stateID > _stateID)).toBe(true);
      });
    }
    for (const socket of sockets) socket.close();

    expect((await get(`/games/${id}/${matchID}`)).body).toMatchObject({
      gameName: id,
      standing: { turn: expect.any(Number) },
    });
    for (const path of [`/games/${id}`, '/matches']) {
      const { matches } = (await get(path)).body as { matches: { matchID: string; gameName: string }[] };
      expect(matches.find((each) => each.matchID === matchID)?.gameName).toBe(id);
    }
    // In a game without secrets the log shows what was seen.
    const seen = await fetch(`${server.address}/games/${id}/${matchID}/seen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: 0 }),
    });
    expect(seen.status).toBe(meta.hasSecrets ? 200 : 404);
    // It is not found at another game's address or in its namespace.
    for (const other of gameIds.filter((each) => each !== id)) {
      expect((await get(`/games/${other}/${matchID}`)).status).toBe(404);
      const socket = bareSocket(server.address, {}, other);
      socket.emit('sync', matchID, null);
      expect((await next(socket, 'refused'))[1]).toMatchObject({ refusal: 'no-match' });
      socket.close();
    }
  });
});

it('a finished game is there as a record, a running one is not', async () => {
  const id = gameIds[1]!;
  const game = await loadGame(id);
  const { matchID, seats } = await seatedTable(server.address, 2, {}, id);
  expect((await get(`/games/${id}/${matchID}/record`)).status).toBe(404);
  expect((await get(`/games/${id}/nothing/record`)).status).toBe(404);
  const socket = bareSocket(server.address, {}, id);
  let seen: Seen | undefined;
  socket.on('sync', (_id: string, info: { state: Seen }) => (seen = info.state));
  socket.on('update', (_id: string, state: Seen) => (seen = state));
  socket.emit('sync', matchID, null);
  await next(socket, 'chats');
  // Players answer over sockets of their own, which see their hands.
  const hands = seats.map(({ playerID, credentials }) => {
    const hand = bareSocket(server.address, {}, id);
    const view: { state?: Seen } = {};
    hand.on('sync', (_id: string, info: { state: Seen }) => (view.state = info.state));
    hand.on('update', (_id: string, state: Seen) => (view.state = state));
    hand.emit('sync', matchID, playerID, credentials);
    return { hand, view };
  });
  await Promise.all(hands.map(({ hand }) => next(hand, 'chats')));
  const randomInt = rng(4);
  for (let stateID = seen!._stateID; ;) {
    await eventually(() => {
      expect(hands.every(({ view }) => view.state!._stateID >= stateID)).toBe(true);
    });
    const asked = game.rules.decision(hands[0]!.view.state!.G.state);
    if (asked === null) break;
    const { hand, view } = hands[asked.player]!;
    const legal = game.rules.legalMoves(view.state!.G.state);
    const { move, args } = game.actions.write(legal[randomInt(legal.length)]);
    const answer = (await hand
      .timeout(5000)
      .emitWithAck(
        'update',
        moveAction(seats[asked.player]!, move, args),
        view.state!._stateID,
        matchID,
        String(asked.player),
      )) as { stateID: number };
    stateID = answer.stateID;
  }
  socket.close();
  const { status, body } = await get(`/games/${id}/${matchID}/record`);
  expect(status).toBe(200);
  const { state, names } = replay(game, body);
  expect(names).toEqual(['Player 0', 'Player 1']);
  expect(game.rules.result(state)).not.toBeNull();
  for (const { hand } of hands) hand.close();
});

it('a game that there is not has no address', async () => {
  expect((await get('/games/chess')).status).toBe(404);
});
