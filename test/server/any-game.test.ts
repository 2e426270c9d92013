/** A game with hidden hands that the server has never heard of: its bots think in the server's threads, and play at its tables. */
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type BotPool, startBotPool } from '../../server/bots/pool.ts';
import { openEngines } from '../../server/matches/engine.ts';
import { type RunningServer, startServer } from '../../server/server.ts';
import { readConfig } from '../../server/config.ts';
import { randomChance } from '../../src/kit/chance.ts';
import type { GameModule } from '../../src/kit/module.ts';
import type { GameRecord } from '../../src/kit/record/record.ts';
import { replay } from '../../src/kit/record/replay.ts';
import { rng } from '../../src/kit/rng.ts';
import { game as tricks } from '../tricks/index.ts';
import { type Event, type Move, layCard } from '../tricks/rules/index.ts';
import { eventually } from '../support/waiting.ts';
import { bareSocket, moveAction, next, scratchFolder, seatedTable } from './support/running.ts';

const game = tricks as unknown as GameModule;
const { rules, actions } = tricks;
const THINK = pathToFileURL('test/contract/think.ts');

const { folder, remove } = scratchFolder();
afterAll(remove);

it('its bots answer in threads, at every level, from what their seat may see', async () => {
  const engines = await openEngines([game]);
  const warn = jest.fn();
  const error = jest.fn();
  const pool: BotPool = startBotPool({
    engines,
    threads: 1,
    budgetMs: 40,
    patienceMs: 60_000,
    log: { warn, error },
    file: THINK,
  });
  const chance = randomChance<string, Event>(rng(2));
  const s = rules.newGame({ players: 3 }, chance);
  for (let moves = 0; rules.decision(s) !== null; moves++) {
    const { player: seat } = rules.decision(s)!;
    const level = ['random', 'greedy', 'strong'][moves % 3]!;
    const move = (await pool.decide({ match: 'a', game: 'tricks', state: s, seat, level })) as Move;
    expect(rules.isLegal(s, move)).toBe(true);
    if (level === 'greedy') {
      const hand = s.hands[seat]!;
      expect(move).toEqual(s.stage === 'swap' || hand.length < 2 ? move : layCard(Math.max(...hand)));
    }
    rules.play(s, move, chance);
  }
  await pool.close();
  // If the threads fail, the answer is found without them, and that is logged.
  expect(warn.mock.calls).toEqual([]);
  expect(error.mock.calls).toEqual([]);
});

let server: RunningServer;
beforeAll(async () => {
  const env = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_FILE: `${folder}/data.sqlite`,
    BOT_THREADS: '1',
    BOT_BUDGET_MS: '20',
  };
  server = await startServer(readConfig(env), { botPauseMs: 0, botFile: THINK, games: [game] });
});
afterAll(() => server.close());

it('is played at a table by a person and bots of every level, to the end, and its record replays', async () => {
  const bots = { 1: 'random', 2: 'greedy', 3: 'strong' };
  const { matchID, seats } = await seatedTable(server.address, 4, { bots }, 'tricks');
  const socket = bareSocket(server.address, {}, 'tricks');
  interface Now {
    G: { state: ReturnType<typeof rules.copy> };
    _stateID: number;
    ctx: { gameover?: unknown };
  }
  let now: Now | undefined;
  socket.on('update', (_id: string, state: Now) => (now = state));
  socket.on('sync', (_id: string, info: { state: Now }) => (now = info.state));
  socket.emit('sync', matchID, '0', seats[0]!.credentials);
  await next(socket, 'chats');
  await eventually(
    async () => {
      if (now?.ctx.gameover === undefined && now?.G.state.asked === 0) {
        const { move, args } = actions.write(rules.legalMoves(now.G.state)[0]!);
        await socket.emitWithAck('update', moveAction(seats[0]!, move, args), now._stateID, matchID, '0');
      }
      expect(now?.ctx.gameover).toBeDefined();
    },
    { timeout: 60_000, interval: 10 },
  );
  const response = await fetch(`${server.address}/games/tricks/${matchID}/record`);
  const record = (await response.json()) as GameRecord;
  expect(record.bots).toEqual([null, 'random', 'greedy', 'strong']);
  expect(rules.result(replay(tricks, record).state)).toMatchObject({ scores: now!.G.state.points });
  socket.close();
});
