/** Of a game with secrets nothing leaves the server that is not the receiver's: every message to every seat is searched. */
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningServer } from '../../server/server.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { HIDDEN_MOVE } from '../../src/kit/wire.ts';
import { type State, tricks } from '../contract/tricks.ts';
import { eventually } from '../support/waiting.ts';
import { bareSocket, moveAction, next, scratchFolder, seatedTable, testServer } from './running.ts';

/** What bots of the game were shown. */
const shownToBots: { seat: number; view: State }[] = [];
const game: typeof tricks = {
  ...tricks,
  bots: async () =>
    (await tricks.bots()).map((level) => ({
      ...level,
      decide(view, randomInt) {
        shownToBots.push({ seat: view.asked, view });
        return level.decide(view, randomInt);
      },
    })),
};

const { folder, remove } = scratchFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ DATA_FILE: `${folder}/data.sqlite` }, undefined, [game as unknown as GameModule]);
});
afterAll(async () => {
  await server.close();
  remove();
});

/** Numbers that are nobody's secret, by the name of their field. */
const OPEN = new Set(
  (
    '_stateID stateID turn numMoves numPlayers since createdAt updatedAt points round asked playOrderPos id moved lastSeen player ' +
    'awayAfter pingInterval pingTimeout maxPayload'
  ).split(' '),
);

/** Finds every number in what was sent to a viewer that is neither known to be open nor the viewer's own card. */
function secretsIn(value: unknown, viewer: number | null, path: readonly string[] = []): string[] {
  const at = path.join('/');
  if (typeof value === 'number') {
    const [owner, ...rest] = path.slice(path.findLastIndex((key) => /^(hands|laid)$/.test(key)) + 1);
    if (value < 0) return [];
    if (/\/hands\/\d+\/\d+$/.test(at) && rest.length === 1 && owner === String(viewer)) return [];
    if (/\/laid\/\d+$/.test(at) && owner === String(viewer)) return [];
    return OPEN.has(path.at(-1)!) || /\/(points|_activePlayersNumMoves|undo\/players)\/\d+$/.test(at)
      ? []
      : [`${at}: ${String(value)}`];
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  // A card turned up, drawn or laid; a move.
  const open =
    fields.event === 'turned up'
      ? 'cards'
      : 'event' in fields && fields.player === viewer
        ? 'card'
        : fields.playerID === String(viewer) && viewer !== null
          ? 'args'
          : undefined;
  return Object.entries(fields).flatMap(([key, each]) => (key === open ? [] : secretsIn(each, viewer, [...path, key])));
}

/** A socket at a table, and every message it was ever sent, as it came. */
function listener(): { socket: Socket; heard: unknown[] } {
  const socket = bareSocket(server.address, {}, 'tricks');
  const heard: unknown[] = [];
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data !== 'string') return;
    const json = data.slice(data.search(/[[{]/));
    if (data.includes('[')) heard.push(JSON.parse(json));
  });
  return { socket, heard };
}

type Update = [string, { G: { state: State }; _stateID: number; ctx: { gameover?: unknown } }];

it('the search finds what is another’s', () => {
  const seen = {
    G: { state: { hands: [[3, -1], [7]], laid: [-1, 5], deck: [0] } },
    events: [{ event: 'drawn', player: 1, card: 2 }],
  };
  const log = [{ payload: { type: 'card', args: [9], playerID: '1' }, metadata: { outcomes: [{ card: 4 }] } }];
  expect(secretsIn({ seen, log }, 0)).toHaveLength(6);
  expect(secretsIn({ seen, log }, 1)).toHaveLength(3);
  expect(secretsIn({ seen, log }, null)).toHaveLength(7);
});

describe('a game with hidden hands', () => {
  it('is played to its end, and nobody is sent what is not theirs', async () => {
    const { matchID, seats } = await seatedTable(server.address, 3, {}, 'tricks');
    const players = seats.map(() => listener());
    const watcher = listener();
    const states: Update[1][] = [];
    for (const [seat, { socket }] of players.entries()) {
      socket.on('sync', (_id: string, info: { state: Update[1] }) => (states[seat] = info.state));
      socket.on('update', (_id: string, state: Update[1]) => (states[seat] = state));
      socket.emit('sync', matchID, String(seat), seats[seat]!.credentials);
      await next(socket, 'chats');
    }
    watcher.socket.emit('sync', matchID, null);
    await next(watcher.socket, 'chats');
    const rest: unknown[] = [];
    const ask = async (path: string, body?: object): Promise<void> => {
      const response = await fetch(`${server.address}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      rest.push(await response.json());
    };

    const randomInt = rng(4);
    for (let made = 0; ; made++) {
      const { asked } = states[0]!.G.state;
      const { socket } = players[asked]!;
      const state = states[asked]!;
      const legal = tricks.rules.legalMoves(state.G.state);
      const { move, args } = tricks.actions.write(legal[randomInt(legal.length)]!);
      // A move of another's card is refused, and says nothing of it.
      const guess = moveAction(seats[asked]!, 'card', [(made * 7) % 24]);
      if (!legal.some((each) => each !== 'keep' && each.card === (made * 7) % 24)) {
        const refused: unknown = await socket.emitWithAck('update', guess, state._stateID, matchID, String(asked));
        expect(refused).toEqual({ refusal: 'not-legal', message: 'The rules do not allow this here.' });
      }
      const before = state._stateID;
      await socket.emitWithAck('update', moveAction(seats[asked]!, move, args), before, matchID, String(asked));
      await eventually(() => {
        expect(states.every(({ _stateID }) => _stateID === before + 1)).toBe(true);
      });
      if (states[0]!.ctx.gameover !== undefined) break;
      if (made === 7) {
        // Whoever comes anew is told no more.
        for (const [seat, each] of players.entries()) {
          each.socket.emit('sync', matchID, String(seat), seats[seat]!.credentials);
          await next(each.socket, 'chats');
        }
        for (const path of ['', `/${matchID}`]) await ask(`/games/tricks${path}`);
        await ask('/matches');
        await ask('/games/tricks/status', { matchIDs: [matchID] });
      }
    }

    for (const [seat, { heard }] of players.entries()) {
      const running = heard.filter((each) => !JSON.stringify(each).includes('"gameover"'));
      expect(running.length).toBeGreaterThan(20);
      expect(running.flatMap((each) => secretsIn(each, seat))).toEqual([]);
      expect(JSON.stringify(running)).not.toContain('outcomes');
      // Their own hand they see.
      expect(JSON.stringify(running)).toContain(`"card":${String(states[seat]!.G.state.hands[seat]!.at(-1))}`);
    }
    const watched = watcher.heard.filter((each) => !JSON.stringify(each).includes('"gameover"'));
    expect([...watched, ...rest].flatMap((each) => secretsIn(each, null))).toEqual([]);
    expect(JSON.stringify(watched)).toContain(`"${HIDDEN_MOVE}"`);

    // When it is over everybody is sent the whole log, from which the game can be replayed.
    await eventually(() => {
      const last = watcher.heard.findLast((each) => (each as unknown[])[0] === 'sync') as [
        string,
        string,
        { log: object[] },
      ];
      expect(JSON.stringify(last[2].log)).toContain('outcomes');
      expect(JSON.stringify(last[2].log)).not.toContain(`"${HIDDEN_MOVE}"`);
    });
    for (const { socket } of [...players, watcher]) socket.close();
  });

  it('shows bots what their seat may see', async () => {
    const { matchID, seats } = await seatedTable(server.address, 3, { bots: { 1: 'random', 2: 'random' } }, 'tricks');
    const { socket } = listener();
    let state: Update[1] | undefined;
    socket.on('update', (_id: string, now: Update[1]) => (state = now));
    socket.on('sync', (_id: string, info: { state: Update[1] }) => (state = info.state));
    socket.emit('sync', matchID, '0', seats[0]!.credentials);
    await eventually(async () => {
      if (state && state.ctx.gameover === undefined && state.G.state.asked === 0) {
        const { move, args } = tricks.actions.write(tricks.rules.legalMoves(state.G.state)[0]!);
        await socket.emitWithAck('update', moveAction(seats[0]!, move, args), state._stateID, matchID, '0');
      }
      expect(state?.ctx.gameover).toBeDefined();
    });
    expect(shownToBots.length).toBeGreaterThan(5);
    for (const { seat, view } of shownToBots) {
      for (const [other, hand] of view.hands.entries()) {
        if (other !== seat) expect(hand.every((card) => card < 0)).toBe(true);
      }
    }
    socket.close();
  });

  it('hides the position a table starts from', async () => {
    const chance = { draw: (_kind: string, weights: ArrayLike<number>) => Array.from(weights).indexOf(1) };
    const position = tricks.notation.position.write(tricks.rules.newGame({ players: 2 }, chance));
    const { matchID, seats } = await seatedTable(server.address, 2, { setupData: { position } }, 'tricks');
    const { socket, heard } = listener();
    socket.emit('sync', matchID, '0', seats[0]!.credentials);
    await next(socket, 'chats');
    const shown: unknown = await (await fetch(`${server.address}/games/tricks/${matchID}`)).json();
    expect([...heard, shown].flatMap((each) => secretsIn(each, 0))).toEqual([]);
    expect(shown).toMatchObject({ setupData: { position: true } });
    socket.close();
  });
});
