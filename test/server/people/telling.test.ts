/** Who is told that it is their turn, when, and how often: with a push service that reads what it is sent, in both databases. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Accounts } from '../../../server/people/accounts.ts';
import { sealingWith } from '../../../server/people/sealing.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { rows } from '../../../server/storage/work.ts';
import { Channels, ofAccount, ofTable } from '../../../server/told/channels.ts';
import { dueChannels, lease, sweep } from '../../../server/told/outbox.ts';
import { makeSender } from '../../../server/told/sender.ts';
import { Teller } from '../../../server/told/teller.ts';
import webPush from 'web-push';
import {
  type Answer,
  type FakeBrowser,
  type Receiver,
  claimsOf,
  fakeBrowser,
  isSigned,
  startReceiver,
} from '../support/push-receiver.ts';
import { postgresForTests } from '../support/databases.ts';
import {
  DAY,
  DAYS,
  HOUR,
  MINUTE,
  type Process,
  SECOND,
  type Time,
  engines,
  places,
  processOf,
} from '../support/timed-tables.ts';
import type { Credentials } from '../../../server/matches/matches.ts';
import type { TableOptions } from '../../../src/kit/online/wire.ts';

const { all, remove } = places(await postgresForTests());
afterAll(remove);

const SITE = 'https://play.example.org';
const pushKeys = webPush.generateVAPIDKeys();
const sealing = sealingWith('a secret of the tests, long enough');
const silent = { error: () => undefined, info: () => undefined };

describe.each(all)('telling, in $name', ({ empty, open }) => {
  let time: Time;
  let here: Process;
  let storage: Storage;
  let accounts: Accounts;
  let channels: Channels;
  let receiver: Receiver;
  /** Who looks, as match and seat. */
  const looking = new Set<string>();
  const opened: Storage[] = [];

  const tellerOn = (on: Storage, errors: unknown[] = []): Teller =>
    new Teller({
      storage: on,
      channels: new Channels(on, sealing, () => time.now),
      sender: makeSender({ exempt: [receiver.host] }),
      games: engines,
      siteUrl: SITE,
      pushKeys,
      log: { ...silent, error: (error: unknown) => errors.push(error) },
      isLooking: (match, seat) => looking.has(`${match} ${String(seat)}`),
      now: () => time.now,
      random: () => 0.5,
    });
  let teller: Teller;

  beforeEach(async () => {
    await empty();
    // Noon in Berlin.
    time = { now: Date.UTC(2027, 0, 15, 11) };
    storage = await open();
    opened.push(storage);
    here = await processOf(storage, time);
    accounts = new Accounts(storage, () => time.now);
    channels = new Channels(storage, sealing, () => time.now);
    receiver = await startReceiver();
    teller = tellerOn(storage);
    looking.clear();
  });
  afterEach(async () => {
    await receiver.close();
    for (const each of opened.splice(0)) await each.close();
  });

  /** Time passes, and the server looks what is to be told, as often as asked. */
  const pass = async (ms: number, steps = 1): Promise<void> => {
    for (let step = 0; step < steps; step++) {
      await here.pass(ms / steps);
      await teller.once();
    }
  };
  const account = async (name: string) => {
    const { id } = await accounts.create({ name, language: 'en', zone: 'Europe/Berlin' }, 'test');
    return id;
  };
  const subscribed = async (id: string): Promise<FakeBrowser> => {
    const browser = fakeBrowser(receiver);
    await channels.addPush(id, browser.subscription);
    return browser;
  };
  /** A table at which people sit, from their accounts where they have one. */
  const table = async (people: readonly { name: string; account?: string }[], options: Partial<TableOptions> = {}) => {
    const id = await here.create(options, { numPlayers: people.length });
    const seats: Credentials[] = [];
    for (const person of people) {
      const { playerID, playerCredentials } = await here.matches.join(id, undefined, person);
      seats.push({ playerID, credentials: playerCredentials });
    }
    return { id, seats };
  };
  /** A table with everybody's turns told, and who is to decide. */
  const twoAtATable = async (options: Partial<TableOptions> = {}) => {
    const ids = [await account('Ann'), await account('Ben')];
    const browsers = [await subscribed(ids[0]!), await subscribed(ids[1]!)];
    const { id, seats } = await table(
      [
        { name: 'Ann', account: ids[0]! },
        { name: 'Ben', account: ids[1]! },
      ],
      options,
    );
    const deciding = async (): Promise<number> => (await here.match(id)).standing.deciding!;
    return { id, seats, ids, browsers, deciding };
  };
  const deliveries = () =>
    storage.work(() =>
      rows<{ state: string; status: string | null; tries: number }>(
        'SELECT state, status, tries FROM deliveries ORDER BY about',
      ),
    );

  it('somebody is told once, 20 seconds after it became their turn, in a message that only their browser reads', async () => {
    const { id, seats, browsers, deciding } = await twoAtATable();
    await here.stint(id, seats);
    await pass(19 * SECOND);
    expect(receiver.arrived).toHaveLength(0);
    await pass(2 * SECOND);
    await pass(DAY, 5);
    expect(receiver.arrived).toHaveLength(1);
    const [message] = receiver.arrived;
    const mine = await deciding();
    expect(message!.path).toBe(new URL(browsers[mine]!.subscription.endpoint).pathname);
    expect(browsers[mine]!.read(message!)).toEqual({
      web_push: 8030,
      notification: {
        title: 'Your turn',
        body: `Dominant Species, turn 1, with ${mine === 0 ? 'Ben' : 'Ann'}`,
        lang: 'en',
        navigate: `${SITE}/#table/dominant-species/${id}`,
        tag: `table-${id}`,
      },
    });
    expect(() => browsers[1 - mine]!.read(message!)).toThrow();
    expect(claimsOf(message!, pushKeys.publicKey)).toMatchObject({ aud: `http://${receiver.host}`, sub: SITE });
    expect(message!.headers).toMatchObject({ urgency: 'high', ttl: String((2 * DAY) / SECOND) });
    expect(message!.body.length).toBeLessThan(3 * 1024);
  });

  it('players who have moved already, are looking at the table or are guests get no message', async () => {
    const { id, seats, deciding } = await twoAtATable();
    await here.stint(id, seats);
    await pass(10 * SECOND);
    await here.stint(id, seats);
    looking.add(`${id} ${String(await deciding())}`);
    await pass(3 * MINUTE, 20);
    await table([{ name: 'Gus' }, { name: 'Guy' }]);
    await pass(3 * MINUTE, 20);
    expect(receiver.arrived).toHaveLength(0);
    expect(await deliveries()).toEqual([]);
  });

  it('who looks away is told 20 seconds later', async () => {
    const { id, seats, deciding } = await twoAtATable();
    await here.stint(id, seats);
    const seat = await deciding();
    looking.add(`${id} ${String(seat)}`);
    await pass(10 * MINUTE, 20);
    expect(receiver.arrived).toHaveLength(0);
    looking.clear();
    await teller.turnedAway(id, seat);
    await pass(19 * SECOND);
    expect(receiver.arrived).toHaveLength(0);
    await pass(2 * SECOND);
    expect(receiver.arrived).toHaveLength(1);
  });

  it('what is planned and over before it is sent is never sent', async () => {
    const { id, seats } = await twoAtATable();
    await here.stint(id, seats);
    receiver.answers.push(500);
    await pass(21 * SECOND);
    await here.stint(id, seats);
    looking.add(`${id} 0`).add(`${id} 1`);
    await pass(HOUR, 10);
    expect(receiver.arrived).toHaveLength(1);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['void']);
  });

  it('several processes that look at once send one message, also when one of them stops between planning and sending', async () => {
    const { id, seats } = await twoAtATable();
    await here.stint(id, seats);
    time.now += 21 * SECOND;
    const errors: unknown[] = [];
    await Promise.all(Array.from({ length: 8 }, () => tellerOn(storage, errors).once()));
    expect(errors).toEqual([]);
    expect(receiver.arrived).toHaveLength(1);

    await here.stint(id, seats);
    time.now += 21 * SECOND;
    // The first process plans and takes the delivery, and ends.
    await sweep({ storage, isLooking: () => false, now: () => time.now });
    const [due] = await storage.work(() => dueChannels(time.now));
    expect((await storage.work(() => lease(due!.channel, time.now))).due).toHaveLength(1);
    await pass(30 * SECOND);
    expect(receiver.arrived).toHaveLength(1);
    await pass(31 * SECOND);
    await pass(HOUR, 10);
    expect(receiver.arrived).toHaveLength(2);
  });

  it('nothing comes in quiet hours, and in the morning one message for all tables', async () => {
    const ann = await account('Ann');
    await accounts.change(ann, { quiet: '22-8' });
    const browser = await subscribed(ann);
    // Half past ten in the evening, in Berlin.
    time.now = Date.UTC(2027, 0, 15, 21, 30);
    for (let i = 0; i < 3; i++) {
      const { id, seats } = await table([{ name: 'Ann', account: ann }, { name: 'Ben' }]);
      if ((await here.match(id)).standing.deciding !== 0) await here.stint(id, seats);
    }
    await pass(9 * HOUR + 29 * MINUTE, 100);
    expect(receiver.arrived).toHaveLength(0);
    await pass(2 * MINUTE, 4);
    expect(receiver.arrived).toHaveLength(1);
    expect(browser.read(receiver.arrived[0]!).notification).toMatchObject({
      title: 'Your turn',
      body: '3 tables wait for you',
      navigate: `${SITE}/#lobby`,
    });
  });

  it('a muted table says nothing, nor does what is not wanted', async () => {
    const { id, seats, ids, deciding } = await twoAtATable();
    await here.stint(id, seats);
    await accounts.mute(ids[await deciding()]!, id, true);
    await pass(HOUR, 10);
    await here.stint(id, seats);
    await accounts.change(ids[await deciding()]!, { unwanted: ['turn'] });
    await pass(HOUR, 10);
    expect(receiver.arrived).toHaveLength(0);
  });

  it('at 80 % of the time of a stint somebody is told again', async () => {
    const { id, seats, browsers, deciding } = await twoAtATable({
      clock: { ...DAYS, kind: 'days', days: 3, reserve: 0 },
    });
    await here.stint(id, seats);
    await pass(2 * DAY, 20);
    expect(receiver.arrived).toHaveLength(1);
    await pass(0.5 * DAY, 20);
    await pass(HOUR, 10);
    expect(receiver.arrived).toHaveLength(2);
    expect(browsers[await deciding()]!.read(receiver.arrived[1]!).notification.title).toBe('Your time ends soon');
  });

  it('the end of a game is told to those who do not look', async () => {
    const { id, seats, browsers } = await twoAtATable();
    looking.add(`${id} 0`);
    await here.matches.end(id, seats[0]!, { what: 'ask', as: 'void' });
    await here.matches.end(id, seats[1]!, { what: 'grant', as: 'void' });
    await pass(HOUR, 200);
    expect(receiver.arrived).toHaveLength(1);
    expect(browsers[1]!.read(receiver.arrived[0]!).notification.title).toBe('The game is over');
  });

  describe('when the push service does not take it', () => {
    /** What happens with answers, and when; returns the minutes at which a request came. */
    const after = async (minutes: number, ...answers: Answer[]): Promise<number[]> => {
      const { id, seats } = await twoAtATable();
      await here.stint(id, seats);
      receiver.answers.push(...answers);
      const came: number[] = [];
      for (let half = 0; half < 2 * minutes; half++) {
        await pass(MINUTE / 2);
        while (came.length < receiver.arrived.length) came.push((half + 1) / 2);
      }
      return came;
    };

    it('it is tried again after half a minute, 2, 10, 30 and 120 minutes, and then given up', async () => {
      expect(await after(200, 500, 503, 'cut', 500, 500, 500)).toEqual([0.5, 1, 3, 13, 43, 163]);
      expect(await deliveries()).toMatchObject([{ state: 'dead', status: '500' }]);
    });

    it('the server waits as long as the service asks, at most an hour', async () => {
      const limited = { status: 429, headers: { 'retry-after': '900' } };
      expect(await after(80, limited, { ...limited, headers: { 'retry-after': '1000000' } })).toEqual([
        0.5, 15.5, 75.5,
      ]);
      expect(await deliveries()).toMatchObject([{ state: 'sent', status: '201' }]);
    });

    it.each([404, 410])('a subscription that is gone (%i) is removed', async (status) => {
      expect(await after(3, status)).toEqual([0.5]);
      expect(await deliveries()).toEqual([]);
      expect(await storage.work(() => rows('SELECT id FROM channels'))).toHaveLength(1);
    });

    it.each([401, 403])('one that is refused (%i) is off', async (status) => {
      expect(await after(3, status)).toEqual([0.5]);
      expect(await storage.work(() => rows(`SELECT why FROM channels WHERE state = 'off'`))).toEqual([
        { why: String(status) },
      ]);
    });

    it('another refusal is not tried again', async () => {
      expect(await after(3, 413)).toEqual([0.5]);
      expect(await deliveries()).toMatchObject([{ state: 'dead', status: '413' }]);
    });

    it('a redirection is not followed', async () => {
      expect(await after(3, { status: 307, headers: { location: `http://${receiver.host}/inside` } })).toEqual([0.5]);
      expect(receiver.arrived.map(({ path }) => path)).not.toContain('/inside');
    });
  });

  describe('webhooks', () => {
    it('a program gets what it needs, signed, after a minute', async () => {
      const ann = await account('Ann');
      const { secret } = await channels.addWebhook(ofAccount(ann), `http://${receiver.host}/hook`);
      const { id, seats } = await table([{ name: 'Ann', account: ann }, { name: 'Ben' }]);
      if ((await here.match(id)).standing.deciding !== 0) await here.stint(id, seats);
      await pass(50 * SECOND, 5);
      expect(receiver.arrived).toHaveLength(0);
      await pass(20 * SECOND, 5);
      expect(receiver.arrived).toHaveLength(1);
      const [message] = receiver.arrived;
      expect(JSON.parse(message!.body.toString())).toEqual({
        id: message!.headers['notification-id'],
        kind: 'turn',
        match: id,
        game: 'dominant-species',
        turn: 1,
        seat: '0',
        name: 'Ann',
        due: null,
        link: `${SITE}/#table/dominant-species/${id}`,
      });
      expect([isSigned(message!, secret!), isSigned(message!, 'another')]).toEqual([true, false]);
    });

    it('a table tells each turn once, whoever looks, and turns a webhook off that is gone', async () => {
      const { id, seats } = await table([{ name: 'Gus' }, { name: 'Guy' }], { told: true });
      await channels.addWebhook(ofTable(id), `http://${receiver.host}/hook`);
      looking.add(`${id} 0`).add(`${id} 1`);
      for (let n = 0; n < 3; n++) {
        await here.stint(id, seats);
        await pass(10 * MINUTE, 20);
      }
      expect(receiver.arrived).toHaveLength(3);
      receiver.answers.push(404);
      await here.stint(id, seats);
      await pass(10 * MINUTE, 20);
      expect(await channels.of(ofTable(id))).toMatchObject([{ kind: 'json', isOn: false, why: '404' }]);
    });
  });
});
