/** Mail: confirmed before use, one for all tables and no second one until somebody was here, and ended by one click. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Accounts } from '../../../server/people/accounts.ts';
import { sealingWith } from '../../../server/people/sealing.ts';
import type { RunningServer } from '../../../server/server.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { rows } from '../../../server/storage/work.ts';
import { Channels, ofAccount } from '../../../server/told/channels.ts';
import { openMailer } from '../../../server/told/mailer.ts';
import { makeSender } from '../../../server/told/sender.ts';
import { Teller } from '../../../server/told/teller.ts';
import { GAME_NAME } from '../../support/game.ts';
import { type MailReceiver, startMailReceiver } from '../support/mail-receiver.ts';
import { OWN, asker } from '../support/own-page.ts';
import { lobbyOf, scratchFolder, testServer } from '../support/running.ts';
import { postgresForTests } from '../support/databases.ts';
import { DAY, HOUR, MINUTE, type Process, type Time, engines, places, processOf } from '../support/timed-tables.ts';

const SITE = 'https://play.example.org';
const FROM = 'Games <games@example.org>';
const ANYTHING = { use: () => Promise.resolve() };
const sealing = sealingWith('a secret of the tests, long enough');
const silent = { error: () => undefined, info: () => undefined };

const { all, remove } = places(await postgresForTests());
afterAll(remove);

describe.each(all)('mail about turns, in $name', ({ empty, open }) => {
  let time: Time;
  let here: Process;
  let storage: Storage;
  let accounts: Accounts;
  let channels: Channels;
  let receiver: MailReceiver;
  let teller: Teller;
  beforeEach(async () => {
    await empty();
    time = { now: Date.UTC(2027, 0, 15, 11) };
    storage = await open();
    here = await processOf(storage, time);
    accounts = new Accounts(storage, () => time.now);
    channels = new Channels(storage, sealing, () => time.now);
    receiver = await startMailReceiver();
    teller = new Teller({
      storage,
      channels,
      sender: makeSender({}),
      games: engines,
      siteUrl: SITE,
      pushKeys: null,
      mailer: openMailer(receiver.url, FROM, ANYTHING),
      log: silent,
      isLooking: () => false,
      now: () => time.now,
      random: () => 0.5,
    });
  });
  afterEach(async () => {
    await receiver.close();
    await storage.close();
  });

  const pass = async (ms: number, steps: number): Promise<void> => {
    for (let step = 0; step < steps; step++) {
      await here.pass(Math.round(ms / steps));
      await teller.once();
    }
  };
  /** Somebody with a confirmed address, and their secret. */
  const mailed = async (address: string, name = 'Ann') => {
    const { id, secret } = await accounts.create({ name, language: 'en', zone: 'Europe/Berlin' }, 'test');
    await channels.expectMail(id, address, 'code of ' + address);
    await channels.confirmMail('code of ' + address);
    return { id, secret };
  };
  /** A table where it is this person's turn. */
  const herTurn = async (account: string, name = 'Ann'): Promise<string> => {
    const id = await here.create({}, { numPlayers: 2 });
    const seats = [];
    for (const person of [{ name, account }, { name: 'Ben' }]) {
      const { playerID, playerCredentials } = await here.matches.join(id, undefined, person);
      seats.push({ playerID, credentials: playerCredentials });
    }
    if ((await here.match(id)).standing.deciding !== 0) await here.stint(id, seats);
    return id;
  };

  it('comes after a quarter of an hour, as plain text, with what ends it', async () => {
    const { id } = await mailed('ann@example.com');
    const table = await herTurn(id);
    await pass(14 * MINUTE, 14);
    expect(receiver.received).toEqual([]);
    await pass(2 * MINUTE, 4);
    expect(receiver.received).toHaveLength(1);
    const { from, to, headers, text } = receiver.received[0]!;
    expect([from, to]).toEqual(['games@example.org', ['ann@example.com']]);
    expect(headers).toMatchObject({
      from: FROM,
      subject: 'Your turn: Dominant Species, turn 1, with Ben',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'content-type': expect.stringMatching(/^text\/plain/),
    });
    const token = /^<https:\/\/play\.example\.org\/unsubscribe\/([\w.-]+)>$/.exec(headers['list-unsubscribe']!)![1]!;
    expect(text).toContain(`${SITE}/#table/${GAME_NAME}/${table}\n`);
    expect(text).toContain(`${SITE}/#unsubscribe/${token}`);
    await channels.unsubscribe(`${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`);
    expect(await channels.of(ofAccount(id))).toHaveLength(1);
    await channels.unsubscribe(token);
    await channels.unsubscribe(token);
    expect(await channels.of(ofAccount(id))).toEqual([]);
  });

  it('is one for all tables, and no second one until she has been here or a day has passed', async () => {
    const { id, secret } = await mailed('ann@example.com');
    await herTurn(id);
    await herTurn(id);
    await pass(HOUR, 30);
    expect(receiver.received.map(({ headers }) => headers.subject)).toEqual(['Your turn: 2 tables wait for you']);
    await herTurn(id);
    await pass(2 * HOUR, 30);
    expect(receiver.received).toHaveLength(1);
    // She looks in, and does not move.
    await accounts.bySecret(secret);
    await herTurn(id);
    await pass(HOUR, 30);
    expect(receiver.received.length).toBe(2);
    await herTurn(id);
    await pass(22 * HOUR, 50);
    expect(receiver.received.length).toBe(2);
    await pass(3 * HOUR, 50);
    expect(receiver.received.length).toBe(3);
  });

  it('is tried again when the server says later, and is off where there is no such address', async () => {
    const { id } = await mailed('ann@example.com');
    await herTurn(id);
    receiver.answers.push('451 later', '250 ok');
    await pass(20 * MINUTE, 40);
    expect(receiver.received).toHaveLength(1);
    const ben = await mailed('nobody@example.com', 'Ben');
    await herTurn(ben.id, 'Ann');
    receiver.answers.push('550 no such user');
    await pass(HOUR, 60);
    expect(receiver.received).toHaveLength(1);
    expect(await channels.of(ofAccount(ben.id))).toMatchObject([
      { kind: 'mail', label: 'n…@example.com', isOn: false, why: '550' },
    ]);
  });

  it('goes to confirmed addresses only, by a code that works once, for a day', async () => {
    const { id } = await accounts.create({ name: 'Ann', language: 'en', zone: 'UTC' }, 'test');
    await channels.expectMail(id, 'ann@example.com', 'first');
    await channels.expectMail(id, 'anna@example.com', 'second');
    await expect(channels.confirmMail('first')).rejects.toMatchObject({ word: 'expired' });
    expect(await channels.of(ofAccount(id))).toEqual([]);
    await channels.confirmMail('second');
    await expect(channels.confirmMail('second')).rejects.toMatchObject({ word: 'expired' });
    await channels.expectMail(id, 'third@example.com', 'third');
    time.now += DAY;
    await expect(channels.confirmMail('third')).rejects.toMatchObject({ word: 'expired' });
    // The address is not readable in the database.
    const stored = JSON.stringify([
      await storage.work(() => rows('SELECT * FROM channels')),
      await storage.work(() => rows('SELECT * FROM secrets')),
    ]);
    expect(stored).not.toContain('anna@');
    expect(stored).not.toContain('third@');
  });
});

describe('mail over HTTP', () => {
  const { folder, remove: removeFolder } = scratchFolder();
  let server: RunningServer;
  let receiver: MailReceiver;
  beforeAll(async () => {
    receiver = await startMailReceiver();
    server = await testServer({
      DATA_FILE: `${folder}/mail.sqlite`,
      BOT_THREADS: '0',
      SITE_URL: SITE,
      SMTP_URL: receiver.url,
      MAIL_FROM: FROM,
    });
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
    removeFolder();
  });

  /** Somebody with an account, and how they ask. */
  async function person(name: string) {
    const ask = asker(server.address);
    const { matchID } = await lobbyOf(server.address).createMatch(GAME_NAME, { numPlayers: 2, unlisted: true });
    const { cookie } = await ask(`/games/${GAME_NAME}/${matchID}/join`, { body: { playerName: name }, headers: OWN });
    const headers = { ...OWN, cookie: cookie! };
    return {
      get: (path: string) => ask(path, { headers }),
      post: (path: string, body: object) => ask(path, { body, headers }),
    };
  }
  const channelsOf = async (ann: Awaited<ReturnType<typeof person>>) => (await ann.get('/account')).body.channels;

  it('an address is confirmed by the link mailed to it, tried, and given up by one click of a mail program', async () => {
    const ann = await person('Ann');
    expect((await ann.get('/server')).body).toMatchObject({ mail: true });
    expect((await ann.post('/account/mail', { address: 'ann@example.com' })).body).toEqual({});
    expect(await channelsOf(ann)).toEqual([]);
    const { headers, text } = receiver.received.at(-1)!;
    expect(headers.subject).toBe('Confirm your address');
    const code = /#mail\/([\w-]+)/.exec(text)![1]!;
    // The link is opened in another browser, without an account.
    expect((await asker(server.address)('/mail/confirm', { body: { code } })).status).toBe(200);
    const [channel] = (await channelsOf(ann)) as [{ id: string }];
    expect(channel).toMatchObject({ kind: 'mail', label: 'a…@example.com', isOn: true });
    expect((await ann.post(`/account/channels/${channel.id}/test`, {})).body).toMatchObject({ sent: true });
    const link = /<https:\/\/play\.example\.org(.*)>/.exec(receiver.received.at(-1)!.headers['list-unsubscribe']!)![1]!;
    expect((await fetch(`${server.address}${link}`)).status).toBe(404);
    expect(await channelsOf(ann)).toHaveLength(1);
    const answer = await fetch(`${server.address}${link}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await channelsOf(ann)).toEqual([]);
  });

  it('names in headers stay names, and what is no address is refused', async () => {
    const eve = await person('Eve');
    for (const address of [
      'eve',
      'eve@example.com\r\nbcc: all@example.com',
      'a@b@c',
      '<eve@example.com>, x@example.com',
    ]) {
      expect((await eve.post('/account/mail', { address })).status).toBe(400);
    }
    const before = receiver.received.length;
    receiver.answers.push('550 no such user');
    const refused = await eve.post('/account/mail', { address: 'nobody@example.com' });
    expect([refused.status, refused.refusal]).toEqual([400, 'bad-target']);
    expect(receiver.received).toHaveLength(before);
  });

  it('nobody is mailed more than three confirmations a day, whoever asks, nor guests anything', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 4; i++) {
      const one = await person(`Person ${String(i)}`);
      answers.push(
        (await one.post('/account/mail', { address: i % 2 === 0 ? 'cy@example.com' : 'CY@example.com' })).status,
      );
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(
      (await asker(server.address)('/account/mail', { body: { address: 'dan@example.com' }, headers: OWN })).status,
    ).toBe(401);
  });
});
