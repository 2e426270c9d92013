/** Taking back more than one's own last moves: a player asks, the others grant or refuse it, and everybody is notified. */
import type { LogEntry } from 'boardgame.io';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openEngines } from '../../server/matches/engine.ts';
import { type Credentials, Matches } from '../../server/matches/matches.ts';
import type { RunningServer } from '../../server/server.ts';
import { openPostgres } from '../../server/storage/postgres.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { canUndo } from '../../src/kit/boardgame/g.ts';
import { loggedMove } from '../../src/kit/boardgame/log.ts';
import type { UndoAnswer } from '../../src/kit/online/wire.ts';
import { describeIf } from '../support/describe-if.ts';
import { GAME_NAME } from '../support/game.ts';
import { poll } from '../support/waiting.ts';
import { bareSocket, moveAction, next, open, scratchFolder, seatedTable, testServer } from './support/running.ts';
import { postgresForTests } from './support/databases.ts';

const engines = await openEngines();
const postgres = await postgresForTests();

const undoneOf = (error: unknown): unknown => (error as { word?: unknown }).word;
const refusal = (asked: Promise<unknown>): Promise<unknown> => asked.then(() => undefined, undoneOf);

/** A table with people, and with bots that nobody drives in the last seats. */
async function table(storage: Storage, people: number, bots = 0, game = GAME_NAME) {
  let now = Date.now();
  const limits = { matches: 99, chatKept: 99 };
  const matches = new Matches({ storage, engines, limits, isHere: () => true, now: () => now });
  const numPlayers = people + bots;
  const { id } = await matches.create({
    game,
    numPlayers,
    setupData: undefined,
    unlisted: true,
    bots: new Map(Array.from({ length: bots }, (_, i) => [people + i, 'greedy'])),
    options: { hints: false, awayAfter: null },
  });
  const seats: Credentials[] = [];
  for (let seat = 0; seat < people; seat++) {
    const { playerCredentials } = await matches.join(id, String(seat), { name: `Player ${String(seat)}` });
    seats.push({ playerID: String(seat), credentials: playerCredentials });
  }
  const { rules, actions } = engines.get(game)!.game;
  const state = async () => (await storage.table(id))!.state;
  const match = async () => (await storage.match(id))!.match;
  /** Makes the first legal move of the wanted kind for the seat to move; returns that seat. */
  const play = async (wanted: (name: string) => boolean = () => true): Promise<number> => {
    const { G, _stateID } = await state();
    const { player } = rules.decision(G.state)!;
    const made = rules.legalMoves(G.state).map((move) => actions.write(move));
    const { move: type, args } = made.find(({ move }) => wanted(move)) ?? made[0]!;
    const asked = { type, args, stateID: _stateID };
    await (seats[player] ? matches.move(id, seats[player], asked) : matches.moveOfBot(id, player, asked));
    return player;
  };
  const say = async (seat: number, what: UndoAnswer, stateID?: number, moves?: number): Promise<void> =>
    matches.undo(id, seats[seat]!, { what, moves, stateID: stateID ?? (await state())._stateID });
  const notices = async () => (await storage.chat(id)).map(({ sender, undo }) => [sender, undo?.what, undo?.moves]);
  const wait = (ms: number): void => void (now += ms);
  return { matches, id, seats, state, match, play, say, notices, wait };
}

describe.each([
  ['SQLite', () => Promise.resolve(openSqlite(':memory:')), true],
  ['Postgres', () => openPostgres(postgres!.url), postgres !== undefined],
] as const)('a request to take moves back, in %s', (_name, openStorage, isThere) => {
  describeIf(isThere)('', () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = await openStorage();
    });
    afterAll(async () => {
      await storage.close();
    });

    it('is granted when all the others have: their own last move and all since is taken back at once', async () => {
      const { id, play, say, state, notices } = await table(storage, 3);
      const start = (await state()).G.state;
      const first = await play();
      const second = await play();
      const third = 3 - first - second;
      expect(new Set([first, second, third]).size).toBe(3);
      expect(canUndo((await state()).G, String(first))).toBe(false);
      await say(first, 'ask');
      await say(first, 'ask');
      await say(third, 'grant');
      expect((await state()).G.state).not.toEqual(start);
      await say(second, 'grant');
      expect(await state()).toMatchObject({ _stateID: 3, ctx: { currentPlayer: String(first) }, G: { state: start } });
      expect(await notices()).toEqual([
        [String(first), 'asked', 2],
        [String(first), 'granted', 2],
      ]);
      // The log has an undo for each move taken back, so that a record of the game omits those moves.
      const { log } = (await storage.everything(id))!;
      expect(log.flatMap((entry) => loggedMove(entry)?.name ?? []).slice(2)).toEqual(['undo', 'undo']);
      // The player decides again.
      expect(await play()).toBe(first);
    });

    it('may be about a chosen number of the last moves, whoever made them, as far as they can be taken back', async () => {
      const { play, say, state, match } = await table(storage, 3);
      const first = await play();
      const then = (await state()).G.state;
      const second = await play();
      const third = await play();
      const at = (await state())._stateID;
      await expect(say(first, 'ask', at, 4)).rejects.toThrow('moves: at most 3 can be taken back');
      expect((await match()).seats[first]!.asks).toBeUndefined();
      // Two moves of the others: those who made them are asked too.
      await say(first, 'ask', at, 2);
      expect((await match()).seats[first]!.asks).toMatchObject({ moves: 2, isChosen: true });
      await say(second, 'grant');
      await say(third, 'grant');
      expect(await state()).toMatchObject({ _stateID: 4, ctx: { currentPlayer: String(second) }, G: { state: then } });
    });

    it('is ended by one who refuses, and is not made again before somebody has moved', async () => {
      const { play, say, state, notices, match } = await table(storage, 3);
      const first = await play();
      const second = await play();
      await say(first, 'ask');
      expect(await refusal(say(second, 'ask'))).toBe('asked-already');
      await say(second, 'refuse');
      expect((await match()).seats[first]!.asks).toMatchObject({ refused: second });
      expect(await refusal(say(second, 'grant'))).toBe('stale');
      expect(await refusal(say(first, 'ask'))).toBe('asked-already');
      expect((await state())._stateID).toBe(2);
      await play();
      await say(first, 'ask');
      // Players may withdraw their own request.
      await say(first, 'refuse');
      expect((await notices()).map(([seat, what]) => [seat, what])).toEqual([
        [String(first), 'asked'],
        [String(second), 'refused'],
        [String(first), 'asked'],
        [String(first), 'withdrawn'],
      ]);
    });

    it('expires when somebody moves', async () => {
      const { play, say, state } = await table(storage, 2);
      const first = await play();
      const asked = (await state())._stateID;
      await say(first, 'ask');
      await play();
      expect(await refusal(say(1 - first, 'grant', asked))).toBe('stale');
      expect(await refusal(say(1 - first, 'grant'))).toBe('stale');
      expect((await state())._stateID).toBe(2);
    });

    it('is refused to a seat that is not one’s own, to one that has not moved, and to oneself', async () => {
      const { id, matches, seats, play, say } = await table(storage, 3);
      const first = await play();
      const other = (first + 1) % 3;
      const asked = { what: 'ask', stateID: 1 } as const;
      expect(await refusal(matches.undo(id, { ...seats[first]!, credentials: 'guessed' }, asked))).toBe(
        'not-authorized',
      );
      expect(await refusal(matches.undo(id, { ...seats[first]!, playerID: '7' }, asked))).toBe('no-seat');
      expect(await refusal(say(other, 'ask'))).toBe('not-legal');
      expect(await refusal(say(other, 'grant'))).toBe('stale');
      await say(first, 'ask');
      expect(await refusal(say(first, 'grant'))).toBe('not-yours');
    });

    it('ends at what was drawn', async () => {
      const { play, say, state } = await table(storage, 2);
      let first = await play();
      while ((await state()).G.undo !== null) first = await play();
      for (const seat of [first, 1 - first]) expect(await refusal(say(seat, 'ask'))).toBe('not-legal');
    });

    it('bots grant at once, and wait while people are asked, for a minute', async () => {
      const alone = await table(storage, 1, 2);
      let moved = false;
      for (let i = 0; i < 3; i++) moved = (await alone.play()) === 0 || moved;
      expect(moved).toBe(true);
      await alone.say(0, 'ask');
      expect(await alone.notices()).toEqual([['0', 'granted', expect.any(Number)]]);
      const { G } = await alone.state();
      expect(engines.get(GAME_NAME)!.game.rules.decision(G.state)!.player).toBe(0);

      const { play, say, wait, state } = await table(storage, 2, 2);
      const people: number[] = [];
      const decides = async (): Promise<number> =>
        engines.get(GAME_NAME)!.game.rules.decision((await state()).G.state)!.player;
      while (people.length < 1 || (await decides()) < 2) {
        const mover = await play();
        if (mover < 2) people.push(mover);
      }
      await say(people.at(-1)!, 'ask');
      expect(await refusal(play())).toBe('stale');
      wait(60_000);
      expect(await play()).toBeGreaterThan(1);
    });

    it('where seats hide things it reaches back no further than one’s own last move', async () => {
      const { play, say, state } = await table(storage, 3, 0, 'card-game');
      const passes = (name: string): boolean => name === 'pass';
      const first = await play(passes);
      expect((await state()).G.undo).not.toBeNull();
      await say(first, 'ask');
      for (const other of [0, 1, 2]) if (other !== first) await say(other, 'grant');
      expect(await state()).toMatchObject({ _stateID: 2, G: { undo: null } });
      const mover = await play(passes);
      await play(passes);
      expect((await state()).G.undo).toMatchObject({ players: [mover, expect.any(Number)] });
      expect(await refusal(say(mover, 'ask'))).toBe('not-legal');
      // Nor by the number of moves: the last one is another's.
      await expect(say(mover, 'ask', undefined, 1)).rejects.toThrow('moves: none can be taken back');
    });
  });
});

afterAll(async () => {
  await postgres?.drop();
});

describe('over sockets', () => {
  const { folder, remove } = scratchFolder();
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0', CHAT_PER_MINUTE: '4' });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  it('notifies everybody, ignores spectators, and limits requests per address', async () => {
    const { matchID, seats } = await seatedTable(server.address, 2, { unlisted: true });
    const sockets = [...seats, null].map(() => bareSocket(server.address));
    const [one, two, watcher] = sockets as [(typeof sockets)[0], (typeof sockets)[0], (typeof sockets)[0]];
    const start = next(one, 'sync');
    for (const [i, socket] of sockets.entries()) {
      socket.emit('sync', matchID, seats[i]?.playerID ?? null, seats[i]?.credentials ?? null);
      await next(socket, 'chats');
    }
    const [, { state }] = (await start) as [string, { state: Parameters<typeof open>[0] }];
    const { playerID, moves } = open(state)!;
    const mover = seats.find((each) => each.playerID === playerID)!;
    const other = seats.find((each) => each !== mover)!;
    const [atMover, atOther] = playerID === '0' ? [one, two] : [two, one];
    await atMover.emitWithAck('update', moveAction(mover, moves[0]!.move, moves[0]!.args), 0, matchID, playerID);

    const asks = { playerID, stateID: 1, what: 'ask' };
    const received = Promise.all([next(atOther, 'match'), next(watcher, 'match'), next(watcher, 'chat')]);
    atMover.emit('undo', matchID, asks, mover.credentials);
    const [[, seen], , [, message]] = await received;
    expect((seen as { players: unknown[] }).players[Number(playerID)]).toMatchObject({
      asks: { stateID: 1, moves: 1, granted: [] },
    });
    expect(message).toMatchObject({ sender: playerID, undo: { what: 'asked', moves: 1 } });

    for (const sent of [
      [matchID, { ...asks, what: 'grant' }],
      [matchID, { ...asks, what: 'grant' }, 'guessed'],
      [matchID, { ...asks, what: 'order' }, mover.credentials],
      [matchID, { ...asks, stateID: -1 }, mover.credentials],
    ]) {
      watcher.emit('undo', ...sent);
      expect((await next(watcher, 'refused'))[1]).toMatchObject({
        refusal: expect.stringMatching(/bad-request|not-authorized/),
      });
    }
    const updated = Promise.all([next(one, 'update'), next(two, 'update'), next(watcher, 'update')]);
    atOther.emit('undo', matchID, { ...asks, playerID: other.playerID, what: 'grant' }, other.credentials);
    for (const [, now, log] of await updated) {
      expect(now).toMatchObject({ _stateID: 2 });
      expect((log as LogEntry[]).flatMap((entry) => loggedMove(entry)?.name ?? [])).toEqual(['undo']);
    }
    const refusals: unknown[] = [];
    atMover.on('refused', (_id, why: { refusal: string }) => refusals.push(why.refusal));
    for (let i = 0; i < 6; i++) atMover.emit('undo', matchID, { ...asks, stateID: 2 }, mover.credentials);
    await poll(() => refusals.length).toBe(6);
    expect(refusals.slice(-3)).toEqual(['too-many', 'too-many', 'too-many']);
    for (const each of sockets) each.close();
  });
});
