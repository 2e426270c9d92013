/** Tables in play that nobody visits: they sleep, and go on when somebody who has a seat comes back. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RunningServer } from '../../server/server.ts';
import { openDatabase } from '../../server/storage/sqlite/driver.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { first } from '../../server/storage/work.ts';
import type { Match } from '../../src/kit/online/wire.ts';
import { GAME_NAME } from '../support/game.ts';
import { SQLITE_8, POSTGRES_7 } from './support/earlier-tables.ts';
import {
  bareSocket,
  lobbyOf,
  moveAction,
  next,
  open,
  scratchFolder,
  seatedTable,
  testServer,
} from './support/running.ts';
import { postgresForTests } from './support/databases.ts';
import { DAY, DAYS, HOUR, MINUTE, type Process, type Time, places, processOf } from './support/timed-tables.ts';

const postgres = await postgresForTests();
const { all, remove } = places(postgres);
afterAll(remove);

describe.each(all)('tables in play that nobody visits, in $name', ({ empty, open: openPlace, file }) => {
  let time: Time;
  let storage: Storage;
  let here: Process;
  const opened: Storage[] = [];
  const process = async (...more: [] | [Parameters<typeof processOf>[2]]): Promise<Process> => {
    for (const each of opened.splice(0)) await each.close();
    storage = await openPlace();
    opened.push(storage);
    here = await processOf(storage, time, ...more);
    return here;
  };
  beforeEach(async () => {
    await empty();
    time = { now: 1_800_000_000_000 };
    await process();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });

  /** A table that has begun, and who sits there. */
  const begun = async (...asked: Parameters<Process['create']>) => {
    const id = await here.create(...asked);
    const people = await here.sit(id, 'Ann', 'Ben');
    await here.moveOnce(id, people);
    return { id, people };
  };
  const listed = async (): Promise<string[]> => (await storage.list({ limit: 10 })).map(({ match }) => match.id);
  const asleep = async (id: string): Promise<boolean> => (await here.match(id)).asleepAt !== undefined;
  const due = (id: string) =>
    storage.work(() =>
      first<{ due_at: number | null; tell_at: number | null }>('SELECT due_at, tell_at FROM matches WHERE id = @id', {
        id,
      }),
    );

  it('leave the list after a set number of days, with all their moves, and come back with the first visit from a seat', async () => {
    const { id, people } = await begun({});
    const other = await begun({});
    const before = await storage.everything(id);
    await here.pass(59 * DAY);
    await here.matches.seen(other.id, 0, 'here');
    await here.pass(DAY);
    expect(await here.matches.sleep(60)).toBe(0);
    await here.pass(1);
    expect(await here.matches.sleep(60)).toBe(1);
    expect(await here.matches.sleep(60)).toBe(0);
    expect([await asleep(id), await listed()]).toEqual([true, [other.id]]);
    expect(await storage.count()).toEqual({ running: 1, asleep: 1, kept: 2 });
    // Who has a seat still finds it.
    expect((await storage.matches([id]))[0]!.match.asleepAt).toBe(time.now);
    await here.pass(100 * DAY);
    expect(await asleep(id)).toBe(true);
    await here.matches.seen(id, 1, 'here');
    expect([await asleep(id), await listed()]).toEqual([false, [id, other.id]]);
    const after = (await storage.everything(id))!;
    expect([after.state, after.log]).toEqual([before!.state, before!.log]);
    await here.moveOnce(id, people);
    expect(await here.matches.sleep(60)).toBe(1);
    expect(await asleep(other.id)).toBe(true);
  });

  it('stay awake as long as somebody is connected, whether they move or not', async () => {
    const attended: string[] = [];
    await process({ attended: () => attended });
    const { id } = await begun({});
    attended.push(id);
    for (let day = 0; day < 70; day++) {
      await here.pass(DAY);
      expect(await here.matches.sleep(60)).toBe(0);
    }
    attended.pop();
    await here.pass(60 * DAY + HOUR);
    expect(await here.matches.sleep(60)).toBe(1);
  });

  it('go on with the time that everybody had', async () => {
    const { id, people } = await begun({ clock: DAYS });
    const { clock, standing } = await here.match(id);
    const seat = clock!.running!.seat;
    await here.pass(2 * DAY);
    expect(await here.matches.sleep(1)).toBe(1);
    expect((await due(id))!.due_at).toBeNull();
    await here.pass(300 * DAY);
    // Nobody's time was up.
    expect([await asleep(id), (await here.match(id)).standing]).toEqual([true, standing]);
    await here.matches.seen(id, 1 - seat, 'here');
    const awake = (await here.match(id)).clock!;
    expect([awake.left, awake.running!.due]).toEqual([clock!.left, clock!.running!.due + 300 * DAY]);
    expect((await due(id))!.due_at).toBe(clock!.running!.due + 300 * DAY);
    // It sleeps and wakes once more within the same stint.
    await here.pass(2 * DAY);
    expect(await here.matches.sleep(1)).toBe(1);
    await here.pass(10 * DAY);
    await here.matches.seen(id, 1 - seat, 'here');
    await here.pass(HOUR);
    await here.stint(id, people);
    // Four days and an hour of three, and so a day and an hour of the reserve.
    expect((await here.match(id)).clock!.left[seat]).toBe(7 * DAY - DAY - HOUR);
  });

  it('tell nobody anything, and whoever is to decide once they go on', async () => {
    const id = await here.create({ told: true });
    const people = await here.sit(id, 'Ann', 'Ben');
    await here.moveOnce(id, people);
    expect((await due(id))!.tell_at).not.toBeNull();
    await here.pass(60 * DAY + 1);
    await here.matches.sleep(60);
    expect((await due(id))!.tell_at).toBeNull();
    await here.pass(DAY);
    await here.matches.seen(id, 0, 'here');
    expect((await due(id))!.tell_at).toBeGreaterThan(time.now);
  });

  it('wake with a move, without a visit before it', async () => {
    const { id, people } = await begun({ clock: DAYS });
    const stateID = (await here.match(id)).standing.stateID;
    await here.pass(2 * DAY);
    await here.matches.sleep(1);
    await here.pass(50 * DAY);
    await here.moveOnce(id, people);
    const match = await here.match(id);
    expect([match.asleepAt, match.standing.stateID]).toEqual([undefined, stateID + 1]);
    expect(match.clock!.left).toEqual([7 * DAY, 7 * DAY]);
    expect((await storage.everything(id))!.log.length).toBeGreaterThan(1);
  });

  it('are not woken by what is noted about a person, nor by strangers', async () => {
    const away = [{ since: time.now, until: time.now + 500 * DAY }];
    await process({ awayOf: () => Promise.resolve(away) });
    const { id, people } = await begun({ clock: DAYS });
    await here.matches.claim(id, people[0]!, 'account of Ann');
    await here.pass(2 * DAY);
    await here.matches.sleep(1);
    await here.matches.noteAway(id, 'account of Ann');
    await here.matches.reassign(id, 'account of Ann', 'account of Anna');
    const stranger = { playerID: '0', credentials: 'guessed' };
    const { stateID, moves } = await here.legal(id);
    const asked = { type: moves[0]!.move, args: moves[0]!.args, stateID };
    await expect(here.matches.move(id, stranger, asked)).rejects.toMatchObject({ word: 'not-authorized' });
    expect([await asleep(id), await due(id)]).toEqual([true, { due_at: null, tell_at: null }]);
    expect((await here.match(id)).seats[0]!.account).toBe('account of Anna');
  });

  it('leave their bots at rest', async () => {
    const id = await here.create({}, { bots: new Map([[1, 'random']]) });
    const [ann] = await here.sit(id, 'Ann');
    do await here.moveOnce(id, [ann!]);
    while ((await here.match(id)).standing.deciding !== 1);
    expect(await storage.waitingForBots(time.now, 10)).toEqual([id]);
    await here.pass(60 * DAY + 1);
    await here.matches.sleep(60);
    expect(await storage.waitingForBots(time.now, 10)).toEqual([]);
    expect(await storage.claim(id, time.now, time.now + 1)).toBe(false);
    await here.matches.seen(id, 0, 'here');
    expect(await storage.waitingForBots(time.now, 10)).toEqual([id]);
  });

  it('are removed after a year asleep, and only then', async () => {
    const { id } = await begun({});
    await here.pass(60 * DAY + 1);
    await here.matches.sleep(60);
    expect(await storage.prune(0, time.now)).toBe(0);
    expect(await storage.prune(0, time.now + 1)).toBe(1);
    expect(await storage.match(id)).toBeUndefined();
  });

  it('make room on a full server after three days, where nothing else can', async () => {
    await process({ limits: { matches: 2, chatKept: 10 } });
    const [old, young] = [await begun({}), await begun({})];
    await here.pass(3 * DAY);
    await expect(here.create({})).rejects.toMatchObject({ word: 'too-many-matches' });
    await here.pass(1);
    await here.matches.seen(young.id, 0, 'here');
    await here.create({});
    expect([await asleep(old.id), await asleep(young.id)]).toEqual([true, false]);
  });

  it('of the version before count as visited on the day of the new one', async () => {
    time.now = Date.now() - 100 * DAY;
    const { id } = await begun({});
    await storage.close();
    opened.pop();
    if (file) {
      const db = openDatabase(file());
      db.exec(SQLITE_8);
      db.close();
    } else await postgres!.query(POSTGRES_7);
    await process();
    time.now = Date.now() + 60 * DAY - MINUTE;
    expect([await asleep(id), await here.matches.sleep(60)]).toEqual([false, 0]);
    time.now += 2 * MINUTE;
    expect([await here.matches.sleep(60), await asleep(id)]).toEqual([1, true]);
  });
});

describe('on a server', () => {
  const { folder, remove: removeFolder } = scratchFolder();
  afterAll(removeFolder);

  it('a table asleep says so to whoever watches, and goes on when a player opens it', async () => {
    const file = `${folder}/data.sqlite`;
    const env = { DATA_FILE: file, BOT_THREADS: '0' };
    const start = (): Promise<RunningServer> => testServer(env);
    let server = await start();
    const { matchID, seats } = await seatedTable(server.address, 2);
    const player = bareSocket(server.address);
    player.emit('sync', matchID, '0', seats[0]!.credentials);
    const [, { state }] = (await next(player, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
    const { playerID, moves } = open(state)!;
    const action = moveAction(seats[Number(playerID)]!, moves[0]!.move, moves[0]!.args);
    expect(await player.emitWithAck('update', action, 0, matchID, playerID)).toEqual({ stateID: 1 });
    player.close();
    await server.close();
    const db = openDatabase(file);
    db.exec(`UPDATE matches SET updated_at = 0, seen_at = 0`);
    db.close();

    server = await start();
    const lobby = lobbyOf(server.address);
    while ((await lobby.listMatches(GAME_NAME)).matches.length > 0) await new Promise((done) => setTimeout(done, 20));
    const watcher = bareSocket(server.address);
    const told = next(watcher, 'match');
    watcher.emit('sync', matchID, null);
    const [, seen] = (await told) as [string, Match];
    expect(seen.asleep).toBeGreaterThan(Date.now() - MINUTE);
    const again = bareSocket(server.address);
    const [goesOn, toWatcher] = [next(again, 'match'), next(watcher, 'match')];
    again.emit('sync', matchID, '1', seats[1]!.credentials);
    const [, info] = (await next(again, 'sync')) as [string, { state: { _stateID: number } }];
    expect(info.state._stateID).toBe(1);
    for (const [, match] of (await Promise.all([goesOn, toWatcher])) as [string, Match][]) {
      expect(match.asleep).toBeUndefined();
    }
    expect((await lobby.listMatches(GAME_NAME)).matches.map((each) => each.matchID)).toEqual([matchID]);
    watcher.close();
    again.close();
    await server.close();
  });
});
