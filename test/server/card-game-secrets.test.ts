/** A whole card game with six players and two spectators: every message sent to each of them is searched for what they may not know. */
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RunningServer } from '../../server/server.ts';
import { loadGame } from '../../src/games/index.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { HIDDEN_MOVE } from '../../src/kit/online/wire.ts';
import { eventually } from '../support/waiting.ts';
import { endAll, serverProcess } from './support/process.ts';
import { bareSocket, moveAction, next, scratchFolder, seatedTable, testServer } from './support/running.ts';

const GAME = 'card-game';
const PLAYERS = 6;
/** Stands for a card that is not visible. */
const HIDDEN = 127;
/** Fields of a state whose numbers reveal nothing about a card. */
const OPEN = new Set(
  (
    'players round phase biome next gone pileSize spent faceUp tables vps track passed control starter active question card left chosen ' +
    'opponent turn numMoves numPlayers _stateID stateID id playOrderPos since createdAt updatedAt moved lastSeen player asked ' +
    'by owner element class from to icons totals space places cards points awayAfter pingInterval pingTimeout maxPayload ' +
    'level time pid status ms at spectators'
  ).split(' '),
);

interface State {
  hands: number[][];
  active: number;
  question: number;
}
interface Seen {
  G: { state: State };
  ctx: { gameover?: unknown };
  _stateID: number;
}

/** All numbers sent to a viewer that could reveal a card the viewer may not know. */
function secretsIn(value: unknown, viewer: number | null, path: readonly string[] = []): string[] {
  if (typeof value === 'number') {
    const key = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    const [index] = path.slice(path.lastIndexOf(key) + 1);
    if (key === 'hands' && (value === HIDDEN || index === String(viewer))) return [];
    // The low bits are the card, those above it the seat that discarded it.
    if (key === 'faceDown' && ((value & HIDDEN) === HIDDEN || value >> 7 === viewer)) return [];
    // Which cards a viewer has not seen: checked against the hands below.
    if (key === 'pile' && (value === 0 || value === 1)) return [];
    return OPEN.has(key) || key === 'vps' || key === '_activePlayersNumMoves' || /^(hints|bots)$/.test(key)
      ? []
      : [`${path.join('/')}: ${String(value)}`];
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const found: string[] = [];
  if ((fields.event === 'drew' || fields.event === 'discarded') && fields.player !== viewer && fields.card !== HIDDEN) {
    found.push(`${path.join('/')}: ${JSON.stringify(fields)}`);
  }
  // A move in the log: plays are public, discards are not.
  if (fields.type === 'discard' && fields.playerID !== String(viewer)) {
    found.push(`${path.join('/')}: ${JSON.stringify(fields)}`);
  }
  // A hidden move shows only who made it.
  if (fields.type === HIDDEN_MOVE && (fields.args as readonly unknown[]).length > 0) {
    found.push(`${path.join('/')}: ${JSON.stringify(fields)}`);
  }
  const isMove = Array.isArray(fields.args);
  return [
    ...found,
    ...Object.entries(fields).flatMap(([key, each]) =>
      isMove && key === 'args' ? [] : secretsIn(each, viewer, [...path, key]),
    ),
  ];
}

/** A socket at a table, every message it was ever sent, and the last state among them. */
interface Listener {
  readonly socket: Socket;
  readonly heard: unknown[];
  readonly texts: string[];
  state: Seen | undefined;
}

let server: RunningServer;
const { folder, remove } = scratchFolder();
beforeAll(async () => {
  server = await testServer({ DATA_FILE: `${folder}/data.sqlite` });
});
afterAll(async () => {
  await server.close();
  endAll();
  remove();
});

function listener(): Listener {
  const socket = bareSocket(server.address, {}, GAME);
  const listening: Listener = { socket, heard: [], texts: [], state: undefined };
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data !== 'string') return;
    listening.texts.push(data);
    if (data.includes('[')) listening.heard.push(JSON.parse(data.slice(data.search(/[[{]/))));
  });
  socket.on('sync', (_id: string, info: { state: Seen }) => (listening.state = info.state));
  socket.on('update', (_id: string, state: Seen) => (listening.state = state));
  return listening;
}

const post = (matchID: string, body: object): Promise<Response> =>
  fetch(`${server.address}/games/${GAME}/${matchID}/seen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const seen = async (matchID: string, body: object): Promise<{ states: unknown[] }> =>
  (await (await post(matchID, body)).json()) as { states: unknown[] };
const refusedSeen = async (matchID: string, body: object): Promise<string | null> =>
  (await post(matchID, body)).headers.get('refusal');

it('the search finds what is another’s', () => {
  const state = { hands: [[3, HIDDEN], [7]], faceDown: [5 | (1 << 7)], nextCards: [8] };
  const log = [
    { type: 'discard', args: [9], playerID: '1' },
    { type: HIDDEN_MOVE, args: [9], playerID: '1' },
    { event: 'drew', player: 1, card: 4 },
  ];
  expect(secretsIn({ state, log }, 0)).toHaveLength(6);
  expect(secretsIn({ state, log }, 1)).toHaveLength(3);
  expect(secretsIn({ state, log }, null)).toHaveLength(7);
});

it('six people and two who watch are sent nothing that is not theirs, from the first message to the last round', async () => {
  const { rules, actions } = (await loadGame(GAME)) as unknown as GameModule;
  const { matchID, seats } = await seatedTable(server.address, PLAYERS, {}, GAME);
  const players = seats.map(() => listener());
  const watchers = [listener(), listener()];
  const sync = async (): Promise<void> => {
    for (const [seat, { socket }] of players.entries()) {
      socket.emit('sync', matchID, String(seat), seats[seat]!.credentials);
      await next(socket, 'chats');
    }
    for (const { socket } of watchers) {
      socket.emit('sync', matchID, null);
      await next(socket, 'chats');
    }
  };
  await sync();
  const everybody = [...players, ...watchers];
  const rest: unknown[] = [];
  const looked: number[] = [];
  const piles: string[] = [];
  const randomInt = rng(6);

  for (let made = 0; ; made++) {
    const { active } = players[0]!.state!.G.state;
    const { socket, state } = players[active]!;
    const before = state!._stateID;
    // Cards in other hands are marked in every pile together with the draw pile: nobody can tell them apart.
    for (const [viewer, each] of everybody.entries()) {
      const { pile } = each.state!.G.state as State & { pile: number[] };
      for (const [player, seen] of players.entries()) {
        if (player === viewer) continue;
        const wrong = seen.state!.G.state.hands[player]!.filter((card) => pile[card] !== 1);
        if (wrong.length > 0) piles.push(`${String(viewer)} sees that ${wrong.join()} are not in the pile`);
      }
    }
    const legal = rules.legalMoves(state!.G.state);
    const { move, args } = actions.write(legal[randomInt(legal.length)]);
    const own = new Set(state!.G.state.hands[active]);
    if (made % 20 === 0) {
      // A card from another player's hand is refused, and the refusal reveals nothing.
      const foreign = players[(active + 1) % PLAYERS]!.state!.G.state.hands[(active + 1) % PLAYERS]!.find(
        (card) => !own.has(card),
      );
      if (foreign !== undefined) {
        const guess = moveAction(seats[active]!, 'play', [foreign]);
        expect(await socket.emitWithAck('update', guess, before, matchID, String(active))).toEqual({
          refusal: 'not-legal',
          message: 'The rules do not allow this here.',
        });
      }
    }
    await socket.emitWithAck('update', moveAction(seats[active]!, move, args), before, matchID, String(active));
    await eventually(() => {
      expect(everybody.every((each) => each.state?._stateID === before + 1)).toBe(true);
    });
    if (players[0]!.state!.ctx.gameover !== undefined) break;
    if (made === 40) {
      // A client that reconnects learns no more than before, nor does the lobby.
      await sync();
      for (const path of [`/games/${GAME}`, `/games/${GAME}/${matchID}`, '/matches']) {
        rest.push(await (await fetch(`${server.address}${path}`)).json());
      }
      // Looking back shows a seat what it saw at each point, ending with what it sees now.
      for (const [viewer, by, from] of [
        [2, seats[2], 0],
        [null, null, 0],
        [4, seats[4], 41],
      ] as const) {
        const { states } = await seen(matchID, { by, from });
        expect(states.flatMap((each) => secretsIn(each, viewer))).toEqual([]);
        expect(states.at(-1)).toEqual(everybody[viewer ?? PLAYERS]!.state!.G.state);
        looked.push(states.length - 1);
      }
      expect(await refusedSeen(matchID, { by: { ...seats[2]!, playerID: '3' } })).toBe('not-authorized');
    }
  }

  expect(piles).toEqual([]);
  for (const [viewer, { heard, texts }] of everybody.entries()) {
    const isRunning = (text: string): boolean => !text.includes('"gameover"');
    const seat = viewer < PLAYERS ? viewer : null;
    const running = heard.filter((each) => isRunning(JSON.stringify(each)));
    expect(running.length).toBeGreaterThan(100);
    expect(running.flatMap((each) => secretsIn(each, seat))).toEqual([]);
    // The bytes contain neither what was drawn nor the source of chance.
    const bytes = texts.filter(isRunning).join('\n');
    for (const secret of ['outcomes', 'prng', 'seed', 'nextCards":[0', 'credentials'])
      expect(bytes).not.toContain(secret);
    expect(bytes).toContain(`"${HIDDEN_MOVE}"`);
  }
  expect(rest.flatMap((each) => secretsIn(each, null))).toEqual([]);
  expect(looked).toEqual([41, 41, 0]);
  for (const { socket } of everybody) socket.close();
});

it('neither the log, nor the metrics, nor the record of a running game tells a card, even at the lowest level', async () => {
  const { rules, actions } = (await loadGame(GAME)) as unknown as GameModule;
  const token = 'a-token-for-the-metrics-of-this-test';
  const talkative = await serverProcess({
    DATA_FILE: `${folder}/talkative.sqlite`,
    LOG_LEVEL: 'trace',
    METRICS_TOKEN: token,
    BOT_THREADS: '0',
  });
  const { matchID, seats } = await seatedTable(talkative.address, 3, {}, GAME);
  const states: Seen[] = [];
  const sockets = seats.map((_, seat) => {
    const socket = bareSocket(talkative.address, {}, GAME);
    socket.on('sync', (_id: string, info: { state: Seen }) => (states[seat] = info.state));
    socket.on('update', (_id: string, state: Seen) => (states[seat] = state));
    return socket;
  });
  for (const [seat, socket] of sockets.entries()) {
    socket.emit('sync', matchID, String(seat), seats[seat]!.credentials);
    await next(socket, 'chats');
  }
  const randomInt = rng(3);
  for (let made = 0; made < 40 && states[0]!.ctx.gameover === undefined; made++) {
    const { active } = states[0]!.G.state;
    const { G, _stateID: before } = states[active]!;
    const send = (type: string, args: readonly unknown[], player = active): Promise<unknown> =>
      sockets[player]!.emitWithAck('update', moveAction(seats[player]!, type, args), before, matchID, String(player));
    // Rejected input is repeated nowhere: another player's card, a move out of turn, something that is no move.
    const other = (active + 1) % 3;
    await send('play', [states[other]!.G.state.hands[other]![0]]);
    await send('play', [states[other]!.G.state.hands[other]![0]], other);
    await send('play', ['not a card']);
    const legal = rules.legalMoves(G.state);
    const { move, args } = actions.write(legal[randomInt(legal.length)]);
    await send(move, args);
    await eventually(() => {
      expect(states.every(({ _stateID }) => _stateID === before + 1)).toBe(true);
    });
  }

  const record = await fetch(`${talkative.address}/games/${GAME}/${matchID}/record`);
  expect(record.status).toBe(404);
  const health = await fetch(`${talkative.address}/health`);
  const metrics = await fetch(`${talkative.address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect([health.status, metrics.status]).toEqual([200, 200]);
  const said = [await record.text(), await health.text(), await metrics.text()].join('\n');
  // What the process has written arrives a moment later.
  await eventually(() => {
    expect(JSON.stringify(talkative.logged)).toContain(`/games/${GAME}/:id/record`);
  });
  const log = JSON.stringify(talkative.logged);
  expect(said).toContain('ds_moves_total{by="person"} ');
  // No card names, no numbers of hands, no fields of a state.
  for (const text of [said, log]) {
    expect(text).not.toMatch(/(insect|arachnid|mammal|bird|reptile|amphibian|event)-\w/);
    expect(text).not.toMatch(/hands|faceDown|nextCards|prng|outcomes/);
  }
  expect(secretsIn(talkative.logged, null)).toEqual([]);
  for (const socket of sockets) socket.close();
  await talkative.end('SIGTERM');
}, 120_000);
