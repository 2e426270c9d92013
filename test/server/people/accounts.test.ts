/** Accounts over HTTP and sockets: they come with the first seat in a browser, and only for those who show that they are theirs. */
import { readFileSync, statSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { openDatabase } from '../../../server/storage/sqlite/driver.ts';
import { GAME_NAME } from '../../support/game.ts';
import { OWN } from '../support/own-page.ts';
import { claimsOf, fakeBrowser } from '../support/push-receiver.ts';
import { bareSocket, lobbyOf, next, open, seatedTable, testServer } from '../support/running.ts';
import { serverOfPeople } from '../support/server-of-people.ts';

const here = serverOfPeople();
const { folder, file, ask, newTable, join } = here;

/** Somebody with a seat and an account, in a browser. */
async function seated(name: string) {
  const matchID = await newTable();
  const { body, cookie } = await join(matchID, name, OWN);
  const own = { ...OWN, cookie: cookie! };
  return { matchID, own, playerID: String(body.playerID), credentials: String(body.playerCredentials) };
}

it('the first seat in a browser brings an account, whose secret scripts cannot read and the database does not have', async () => {
  const matchID = await newTable();
  const { setCookie, cookie, body } = await join(matchID, 'Ann', { ...OWN, 'accept-language': 'de-DE' });
  expect(setCookie).toMatch(/^__Host-account=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000; Secure$/);
  const isKnown = async (headers: Record<string, string>) => (await ask('/server', { headers })).body.isKnown;
  expect([await isKnown({}), await isKnown({ cookie: cookie! })]).toEqual([false, true]);
  const account = await ask('/account', { headers: { cookie: cookie! } });
  expect(account.body).toMatchObject({ name: 'Ann', language: 'de', quiet: null, channels: [], muted: [] });
  expect(account.cookie).toBe(cookie);
  const again = await join(await newTable(), 'Anna', { ...OWN, cookie: cookie! });
  expect(again.setCookie).toBeNull();
  const { games } = (await ask('/account/games', { headers: { cookie: cookie! } })).body as {
    games: { match: { matchID: string } }[];
  };
  expect(games).toHaveLength(2);
  expect(games.map(({ match }) => match.matchID)).toContain(matchID);
  const secret = cookie!.split('=')[1]!;
  const db = openDatabase(file, { readonly: true });
  const everything = db
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .map(({ name }) => JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all()))
    .join('\n');
  db.close();
  expect(everything).not.toContain(secret);
  expect(everything).not.toContain(String(body.playerCredentials));
  // Nobody at the table is told who has an account, or which.
  expect(JSON.stringify(await lobbyOf(here.address).getMatch(GAME_NAME, matchID))).not.toContain(
    String(account.body.id),
  );
});

it("boardgame.io's clients, pages of other origins and a refused seat get none", async () => {
  const { matchID } = await seatedTable(here.address, 2);
  const other = await newTable();
  expect((await join(other, 'Eve', {})).setCookie).toBeNull();
  expect(
    (await join(other, 'Eva', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).setCookie,
  ).toBeNull();
  const count = (): unknown => {
    const db = openDatabase(file, { readonly: true });
    const row = db.prepare('SELECT count(*) AS accounts FROM accounts').get();
    db.close();
    return row;
  };
  const before = count();
  const refused = await join(matchID, 'Late', OWN);
  expect([refused.refusal, refused.setCookie]).toEqual(['table-full', null]);
  expect(count()).toEqual(before);
});

it("an account acts for its own seat without credentials, over HTTP and sockets, and for nobody else's", async () => {
  const { matchID, own } = await seated('Ann');
  const ben = await join(matchID, 'Ben', OWN);
  const path = `/games/${GAME_NAME}/${matchID}/update`;
  expect((await ask(path, { body: { playerID: '0', newName: 'Anna' }, headers: own })).status).toBe(200);
  expect((await ask(path, { body: { playerID: '1', newName: 'Bob' }, headers: own })).refusal).toBe('not-authorized');
  expect((await ask(path, { body: { playerID: '0', newName: 'Bob' } })).refusal).toBe('not-authorized');

  const socket = bareSocket(here.address, { extraHeaders: own });
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, '0', null);
  const [, { state }] = (await synced) as [string, { state: Parameters<typeof open>[0] }];
  const asked = open(state)!;
  const { move, args } = asked.moves[0]!;
  const payload = { type: move, args, playerID: asked.playerID };
  const made: unknown = await socket.emitWithAck(
    'update',
    { type: 'MAKE_MOVE', payload },
    state._stateID,
    matchID,
    asked.playerID,
  );
  expect(made).toEqual(
    asked.playerID === '0' ? { stateID: state._stateID + 1 } : expect.objectContaining({ refusal: 'not-authorized' }),
  );
  socket.close();

  // The seat was given up: the account is nobody there any more.
  await ask(`/games/${GAME_NAME}/${matchID}/leave`, { body: { playerID: '0' }, headers: own });
  expect((await ask(path, { body: { playerID: '0', newName: 'Anna' }, headers: own })).refusal).toBe('not-authorized');
  expect(ben.status).toBe(200);
});

it('a cookie counts only in requests of the page itself; no page of another site can use it', async () => {
  const { matchID, own } = await seated('Ann');
  const { cookie } = own;
  const rename = (headers: Record<string, string>) =>
    ask(`/games/${GAME_NAME}/${matchID}/update`, { body: { playerID: '0', newName: 'Eve' }, headers });
  for (const headers of [
    { cookie },
    { cookie, origin: 'https://evil.example' },
    { cookie, origin: 'https://play.example.org.evil.example' },
    { cookie, origin: 'null' },
    { cookie, 'sec-fetch-site': 'cross-site' },
    { cookie, 'sec-fetch-site': 'same-site', origin: 'https://other.example.org' },
    { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://play.example.org' },
  ]) {
    expect((await rename(headers)).refusal).toBe('not-authorized');
  }
  // A form cannot send JSON, and text is not read as such.
  const form = await fetch(`${here.address}/account`, {
    method: 'POST',
    headers: { ...own, 'content-type': 'text/plain' },
    body: '{"name":"Eve"}',
  });
  expect(form.status).toBe(415);
  const socket = bareSocket(here.address, { extraHeaders: { cookie } });
  const refused = next(socket, 'refused');
  socket.emit('sync', matchID, '0', null);
  expect(await refused).toEqual([matchID, expect.objectContaining({ refusal: 'not-authorized' })]);
  socket.close();
  // Nor does a cookie count that somebody without TLS may have set, or a secret in an address.
  const secret = cookie.split('=')[1]!;
  expect((await rename({ ...OWN, cookie: `account=${secret}` })).refusal).toBe('not-authorized');
  expect((await ask(`/account?token=${secret}`)).refusal).toBe('no-account');
});

it('programs get a token instead, which counts from anywhere and over a cookie', async () => {
  const made = await ask('/account', { body: { name: 'Robot', as: 'token' } });
  expect(made.setCookie).toBeNull();
  const headers = { authorization: `Bearer ${String(made.body.token)}` };
  expect((await ask('/account', { headers })).body).toMatchObject({ name: 'Robot', id: made.body.id });
  const { own } = await seated('Ann');
  expect((await ask('/account', { headers: { ...own, ...headers } })).body.name).toBe('Robot');
  expect((await ask('/account', { headers: { ...own, authorization: 'Bearer nonsense' } })).refusal).toBe('no-account');
  const { matchID } = await seated('Host');
  await join(matchID, 'Robot', headers);
  const socket = bareSocket(here.address, { auth: { token: made.body.token } });
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, '1', null);
  await synced;
  socket.close();
});

it('what is said about oneself can be changed, and nonsense is refused', async () => {
  const { own } = await seated('Ann');
  const changed = await ask('/account', {
    body: { quiet: '22-8', zone: 'Europe/Berlin', unwanted: ['soon'], language: 'de' },
    headers: own,
  });
  expect(changed.body).toMatchObject({
    name: 'Ann',
    quiet: '22-8',
    zone: 'Europe/Berlin',
    unwanted: ['soon'],
    language: 'de',
  });
  for (const wrong of [
    { quiet: '8-8' },
    { quiet: '25-8' },
    { zone: 'Mars/Olympus' },
    { language: 'xx' },
    { name: '' },
  ]) {
    expect((await ask('/account', { body: wrong, headers: own })).refusal).toBe('bad-request');
  }
  const { matchID } = await seated('Ben');
  await ask('/account/mute', { body: { matchID, muted: true }, headers: own });
  expect((await ask('/account', { headers: own })).body.muted).toEqual([matchID]);
  await ask('/account/mute', { body: { matchID, muted: false }, headers: own });
  expect((await ask('/account', { headers: own })).body.muted).toEqual([]);
});

it('a browser is subscribed with the key of the server, tested, and removed; its address is stored sealed', async () => {
  const { own } = await seated('Ann');
  const about = (await ask('/server')).body;
  expect(about).toMatchObject({ accounts: true, push: expect.stringMatching(/^[\w-]{87}$/) });
  const browser = fakeBrowser(here.receiver);
  const body = { kind: 'push', target: browser.subscription };
  const added = await ask('/account/channels', { body, headers: own });
  expect((await ask('/account/channels', { body, headers: own })).body).toEqual(added.body);
  const id = String(added.body.id);
  expect((await ask(`/account/channels/${id}/test`, { body: {}, headers: own })).body).toEqual({
    sent: true,
    answered: '201',
  });
  const message = here.receiver.arrived.at(-1)!;
  expect(browser.read(message).notification).toMatchObject({
    title: 'This is a test',
    navigate: 'https://play.example.org/#account',
  });
  expect(claimsOf(message, String(about.push)).sub).toBe('https://play.example.org');
  // Answers of receivers are not passed on.
  here.receiver.answers.push(403);
  const refused = await ask(`/account/channels/${id}/test`, { body: {}, headers: own });
  expect(refused.body).toEqual({ sent: false, answered: '403' });
  const account = await ask('/account', { headers: own });
  expect(account.body.channels).toEqual([{ id, kind: 'push', label: '127.0.0.1', isOn: true }]);
  const db = openDatabase(file, { readonly: true });
  expect(JSON.stringify(db.prepare('SELECT * FROM channels').all())).not.toContain(
    browser.subscription.endpoint.slice(-12),
  );
  db.close();
  expect(statSync(`${folder}/dominant-species.key`).mode & 0o777).toBe(0o600);
  expect(readFileSync(`${folder}/dominant-species.key`, 'utf8').length).toBeGreaterThan(40);

  const ben = await seated('Ben');
  expect((await ask(`/account/channels/${id}/test`, { body: {}, headers: ben.own })).refusal).toBe('bad-request');
  expect((await ask(`/account/channels/${id}`, { method: 'DELETE', headers: ben.own })).refusal).toBe('bad-request');
  // Ben signs in to the same browser: only he is told there.
  await ask('/account/channels', { body, headers: ben.own });
  expect((await ask('/account', { headers: own })).body.channels).toEqual([]);
  const [channel] = (await ask('/account', { headers: ben.own })).body.channels as { id: string }[];
  expect((await ask(`/account/channels/${channel!.id}`, { method: 'DELETE', headers: ben.own })).status).toBe(200);
});

it('a browser whose address leads inside is refused, and so are keys that are none', async () => {
  const { own } = await seated('Ann');
  const { keys } = fakeBrowser(here.receiver).subscription;
  const inside = { kind: 'push', target: { endpoint: 'https://169.254.169.254/push', keys } };
  expect((await ask('/account/channels', { body: inside, headers: own })).refusal).toBe('bad-target');
  const keyless = {
    kind: 'push',
    target: { endpoint: 'https://push.example.org/x', keys: { ...keys, auth: 'short' } },
  };
  expect((await ask('/account/channels', { body: keyless, headers: own })).refusal).toBe('bad-request');
  expect((await ask('/account/channels', { body: { ...inside } })).refusal).toBe('no-account');
});

it('with ACCOUNTS=off there are none, and everybody is a guest as before', async () => {
  const off = await testServer({
    DATA_FILE: ':memory:',
    BOT_THREADS: '0',
    ACCOUNTS: 'off',
    SITE_URL: 'https://play.example.org',
  });
  try {
    const { matchID } = await lobbyOf(off.address).createMatch(GAME_NAME, { numPlayers: 2 });
    const answer = await fetch(`${off.address}/games/${GAME_NAME}/${matchID}/join`, {
      method: 'POST',
      headers: { ...OWN, 'content-type': 'application/json' },
      body: '{"playerName":"Ann"}',
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect((await fetch(`${off.address}/account`)).status).toBe(404);
    expect(await (await fetch(`${off.address}/server`)).json()).toMatchObject({ accounts: false, push: null });
  } finally {
    await off.close();
  }
});
