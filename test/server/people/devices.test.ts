/** Further devices of a person, recovery, webhooks over HTTP, and everything about a person: read, taken along, removed. */
import { expect, it } from '@jest/globals';
import { openDatabase } from '../../../server/storage/sqlite/driver.ts';
import { GAME_NAME } from '../../support/game.ts';
import { OWN } from '../support/own-page.ts';
import { fakeBrowser, isSigned } from '../support/push-receiver.ts';
import { bareSocket, lobbyOf, next } from '../support/running.ts';
import { serverOfPeople } from '../support/server-of-people.ts';

// Each person in these tests has an address of their own, so that limits count them apart.
const here = serverOfPeople({ TRUST_PROXY: 'loopback' });
const { file, ask, newTable, join } = here;

let people = 0;
const address = (): Record<string, string> => ({ 'x-forwarded-for': `93.184.216.${String(++people)}` });

/** Somebody in a browser, with seats at as many new tables. */
async function person(name: string, tables = 1) {
  const own: Record<string, string> = { ...OWN, ...address() };
  const matches: { matchID: string; playerID: string; credentials: string }[] = [];
  for (let i = 0; i < tables; i++) {
    const matchID = await newTable();
    const { body, cookie } = await join(matchID, name, own);
    if (cookie !== null) own.cookie = cookie;
    matches.push({ matchID, playerID: String(body.playerID), credentials: String(body.playerCredentials) });
  }
  return { own, matches };
}
const gamesOf = async (own: Record<string, string>): Promise<string[]> =>
  ((await ask('/account/games', { headers: own })).body.games as { match: { matchID: string } }[])
    .map(({ match }) => match.matchID)
    .sort();
const linkOf = async (own: Record<string, string>): Promise<string> =>
  String((await ask('/account/link', { body: {}, headers: own })).body.code);

it('a link signs another browser in, once, and its own games come along', async () => {
  const ann = await person('Ann', 2);
  const other = await person('Anna', 1);
  const code = await linkOf(ann.own);
  // Looking whose it is uses nothing up.
  for (let i = 0; i < 2; i++) {
    expect((await ask('/link/look', { body: { code }, headers: other.own })).body).toEqual({
      name: 'Ann',
      games: 2,
      comeAlong: 1,
    });
  }
  const used = await ask('/link', { body: { code }, headers: other.own });
  const now = { ...other.own, cookie: used.cookie! };
  const all = [...ann.matches, ...other.matches].map(({ matchID }) => matchID).sort();
  expect(await gamesOf(now)).toEqual(all);
  expect(await gamesOf(ann.own)).toEqual(all);
  // The browser's own account is gone, with its cookie; its seat is Ann's, from both browsers.
  expect((await ask('/account', { headers: other.own })).refusal).toBe('no-account');
  const [seat] = other.matches;
  const path = `/games/${GAME_NAME}/${seat!.matchID}/update`;
  expect((await ask(path, { body: { playerID: '0', newName: 'Nan' }, headers: ann.own })).status).toBe(200);
  const third = await person('Eve', 1);
  expect((await ask('/link', { body: { code }, headers: third.own })).refusal).toBe('expired');
  expect((await ask('/link/look', { body: { code }, headers: third.own })).refusal).toBe('expired');
});

it('of two who use one link at the same time, one is signed in; a newer link ends an older one', async () => {
  const ann = await person('Ann');
  const old = await linkOf(ann.own);
  const code = await linkOf(ann.own);
  expect((await ask('/link', { body: { code: old }, headers: { ...OWN, ...address() } })).refusal).toBe('expired');
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => ask('/link', { body: { code }, headers: { ...OWN, ...address() } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(((await ask('/account/devices', { headers: ann.own })).body.devices as unknown[]).length).toBe(2);
});

it('a recovery code makes a device and is replaced; guessing is limited, and answered with the same words', async () => {
  const ann = await person('Ann');
  const { code } = (await ask('/account/recovery', { body: {}, headers: ann.own })).body;
  expect(code).toMatch(/^[a-z\d]{26}$/);
  const typed = String(code)
    .toUpperCase()
    .replaceAll(/(.{5})/g, '$1 ');
  const fresh = { ...OWN, ...address() };
  const back = await ask('/recover', { body: { code: typed }, headers: fresh });
  expect(await gamesOf({ ...fresh, cookie: back.cookie! })).toEqual(ann.matches.map(({ matchID }) => matchID));
  const again = await ask('/recover', { body: { code }, headers: fresh });
  expect(again.refusal).toBe('not-authorized');
  expect((await ask('/recover', { body: { code: back.body.recovery }, headers: fresh })).status).toBe(200);
  const guesser = { ...OWN, ...address() };
  const words: (string | null)[] = [];
  for (let i = 0; i < 11; i++)
    words.push((await ask('/recover', { body: { code: `guess${String(i)}` }, headers: guesser })).refusal);
  expect(words).toEqual([...Array<string>(10).fill('not-authorized'), 'too-many']);
});

it('a device that is signed out is out at once, its sockets too', async () => {
  const ann = await person('Ann');
  const other = { ...OWN, ...address() };
  const cookie = (await ask('/link', { body: { code: await linkOf(ann.own) }, headers: other })).cookie!;
  const socket = bareSocket(here.address, { extraHeaders: { ...other, cookie } });
  const synced = next(socket, 'sync');
  socket.emit('sync', ann.matches[0]!.matchID, '0', null);
  await synced;
  const { devices } = (await ask('/account/devices', { headers: ann.own })).body as {
    devices: { id: string; isThis: boolean }[];
  };
  expect(devices.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  await ask(`/account/devices/${devices.find(({ isThis }) => !isThis)!.id}`, { method: 'DELETE', headers: ann.own });
  await closed;
  expect((await ask('/account', { headers: { ...other, cookie } })).refusal).toBe('no-account');
  expect((await ask('/account', { headers: ann.own })).status).toBe(200);
  // Nobody signs out the devices of others.
  const eve = await person('Eve');
  const mine = devices.find(({ isThis }) => isThis)!.id;
  expect((await ask(`/account/devices/${mine}`, { method: 'DELETE', headers: eve.own })).refusal).toBe('bad-request');
});

it('the channels of an account are told of a new device', async () => {
  const ann = await person('Ann');
  const browser = fakeBrowser(here.receiver);
  await ask('/account/channels', { body: { kind: 'push', target: browser.subscription }, headers: ann.own });
  const before = here.receiver.arrived.length;
  await ask('/link', { body: { code: await linkOf(ann.own) }, headers: { ...OWN, ...address() } });
  while (here.receiver.arrived.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(browser.read(here.receiver.arrived.at(-1)!).notification.title).toBe('New device');
});

it('seats from before an account are claimed with their credentials, and only with those', async () => {
  const matchID = await newTable();
  const guest = await join(matchID, 'Gus', {});
  const seat = { matchID, playerID: '0', credentials: String(guest.body.playerCredentials) };
  const eve = await person('Eve');
  const claim = (own: Record<string, string>, ...seats: object[]) =>
    ask('/account/seats', { body: { seats }, headers: own });
  expect((await claim(eve.own, { ...seat, credentials: 'guessed' }, { ...seat, matchID: 'none' })).body).toEqual({
    claimed: 0,
  });
  const gus = await person('Gus');
  expect((await claim(gus.own, seat)).body).toEqual({ claimed: 1 });
  expect((await claim(gus.own, seat)).body).toEqual({ claimed: 1 });
  // A seat has one account: credentials seen by somebody else do not move it.
  expect((await claim(eve.own, seat)).body).toEqual({ claimed: 0 });
  expect(await gamesOf(gus.own)).toContain(matchID);
});

it('a webhook is kept only if it answers a test; a program gets the secret with which messages are signed', async () => {
  const { own } = await person('Ann');
  const add = (target: string) => ask('/account/channels', { body: { kind: 'webhook', target }, headers: own });
  const url = `http://${here.receiver.host}/hook`;
  here.receiver.answers.push(404);
  expect((await add(url)).refusal).toBe('bad-target');
  expect((await ask('/account', { headers: own })).body.channels).toEqual([]);
  const added = await add(url);
  expect(isSigned(here.receiver.arrived.at(-1)!, String(added.body.secret))).toBe(true);
  expect((await ask('/account', { headers: own })).body.channels).toMatchObject([{ kind: 'json', label: '127.0.0.1' }]);
  for (const target of [
    'http://example.org/x',
    'https://127.0.0.1/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://me@example.org/x',
    'https://example.org:22/x',
  ]) {
    expect((await add(target)).refusal).toBe('bad-target');
  }
});

it('only the host names a channel for a table', async () => {
  const matchID = await newTable();
  const host = await join(matchID, 'Host', {});
  const guest = await join(matchID, 'Guest', {});
  const by = (playerID: string, joined: typeof host) => ({ playerID, credentials: joined.body.playerCredentials });
  const path = `/games/${GAME_NAME}/${matchID}/channels`;
  const target = `http://${here.receiver.host}/table`;
  expect((await ask(path, { body: { ...by('1', guest), target } })).refusal).toBe('not-host');
  const { id } = (await ask(path, { body: { ...by('0', host), target } })).body;
  expect((await ask(`${path}/list`, { body: by('0', host) })).body).toMatchObject({ channels: [{ id, isOn: true }] });
  expect((await ask(`${path}/list`, { body: by('1', guest) })).refusal).toBe('not-host');
  expect((await ask(`${path}/${String(id)}`, { method: 'DELETE', body: by('0', host) })).status).toBe(200);
  expect((await ask(`${path}/list`, { body: by('0', host) })).body).toEqual({ channels: [] });
});

it('everything about a person can be had, and is gone after deletion, without taking the games from others', async () => {
  const ann = await person('Annika');
  const { matchID } = ann.matches[0]!;
  const ben = await join(matchID, 'Ben', { ...OWN, ...address() });
  const socket = bareSocket(here.address, { extraHeaders: ann.own });
  const said = next(socket, 'chat');
  socket.emit('sync', matchID, '0', null);
  socket.emit('chat', matchID, { id: 'm1', sender: '0', payload: 'My secret is cheese' }, null);
  await said;
  socket.close();
  const ended = (await person('Annika')).matches[0]!;
  await ask('/account/seats', { body: { seats: [ended] }, headers: ann.own });
  const all = (await ask('/account/export', { headers: ann.own })).body;
  const { id } = all.account as { id: string };
  expect(all).toMatchObject({
    account: { name: 'Annika' },
    seats: [{ match_id: matchID, seat: 0 }],
    chat: [{ match: matchID, payload: 'My secret is cheese' }],
  });

  expect((await ask('/account/delete', { body: { name: 'Anna' }, headers: ann.own })).refusal).toBe('bad-request');
  const gone = await ask('/account/delete', { body: { name: 'Annika' }, headers: ann.own });
  expect(gone.status).toBe(200);
  expect((await ask('/account', { headers: ann.own })).refusal).toBe('no-account');
  const match = await lobbyOf(here.address).getMatch(GAME_NAME, matchID);
  expect(match.players.map(({ name }) => name)).toEqual([undefined, 'Ben']);
  expect(ben.status).toBe(200);
  const db = openDatabase(file, { readonly: true });
  const tables = db.prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  const stored = tables.map(({ name }) => JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all()));
  db.close();
  expect(stored.filter((text) => text.includes(id) || text.includes('cheese'))).toEqual([]);
});

it('what somebody said at a seat before it changed hands is theirs, not that of who sits there now', async () => {
  const ann = await person('Ann');
  const { matchID, playerID } = ann.matches[0]!;
  expect((await join(matchID, 'Ben', { ...OWN, ...address() })).status).toBe(200);
  const say = async (headers: Record<string, string>, id: string, payload: string): Promise<void> => {
    const socket = bareSocket(here.address, { extraHeaders: headers });
    const said = next(socket, 'chat');
    socket.emit('sync', matchID, playerID, null);
    socket.emit('chat', matchID, { id, sender: playerID, payload }, null);
    await said;
    socket.close();
  };
  await say(ann.own, 'a', 'Message by Ann');
  expect((await ask(`/games/${GAME_NAME}/${matchID}/leave`, { body: { playerID }, headers: ann.own })).status).toBe(
    200,
  );
  const cleo = await person('Cleo');
  expect((await join(matchID, 'Cleo', cleo.own)).body.playerID).toBe(playerID);
  await say(cleo.own, 'c', 'Message by Cleo');

  const wordsOf = async ({ own }: typeof ann): Promise<unknown> =>
    ((await ask('/account/export', { headers: own })).body.chat as { payload: string }[]).map(({ payload }) => payload);
  expect(await wordsOf(ann)).toEqual(['Message by Ann']);
  expect(await wordsOf(cleo)).toEqual(['Message by Cleo']);

  // Words of an account that is joined to another go along.
  const other = await person('Anna');
  const joined = await ask('/link', { body: { code: await linkOf(other.own) }, headers: ann.own });
  other.own.cookie = joined.cookie!;
  expect(await wordsOf(other)).toEqual(['Message by Ann']);
  expect((await ask('/account/delete', { body: { name: 'Anna' }, headers: other.own })).status).toBe(200);
  const db = openDatabase(file, { readonly: true });
  const left = db.prepare<[string], { message: string }>('SELECT message FROM chat WHERE match_id = ?').all(matchID);
  db.close();
  expect(left.map(({ message }) => JSON.parse(message) as object)).toMatchObject([
    { id: 'a', payload: '', deleted: true },
    { id: 'c', payload: 'Message by Cleo' },
  ]);
});
