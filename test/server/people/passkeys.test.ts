/** Passkeys: made on one browser, they sign another in; and what does not. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CHALLENGE_MS, Passkeys, siteOf } from '../../../server/people/passkeys.ts';
import { Accounts } from '../../../server/people/accounts.ts';
import { Linking } from '../../../server/people/linking.ts';
import type { RunningServer } from '../../../server/server.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { tidy } from '../../../server/told/outbox.ts';
import { makeKey } from '../support/authenticator.ts';
import { type Ask, OWN, asker } from '../support/own-page.ts';
import { scratchFolder, testServer } from '../support/running.ts';
import { DAY, places } from '../support/timed-tables.ts';
import { postgresForTests } from '../support/databases.ts';

const SITE = { site: 'play.example.org', origin: 'https://play.example.org' };

describe('the site of passkeys', () => {
  it('is the name in SITE_URL with https, or this machine; without them there are none', () => {
    expect(siteOf('https://play.example.org')).toEqual({ id: 'play.example.org', origin: 'https://play.example.org' });
    expect(siteOf('https://example.org:8443/games')).toEqual({ id: 'example.org', origin: 'https://example.org:8443' });
    expect(siteOf('http://localhost:8000')).toEqual({ id: 'localhost', origin: 'http://localhost:8000' });
    for (const none of [
      null,
      'http://play.example.org',
      'https://192.0.2.7',
      'https://[2001:db8::1]',
      'http://127.0.0.1:8000',
    ])
      expect([none, siteOf(none)]).toEqual([none, null]);
  });
});

describe('passkeys over HTTP', () => {
  const { folder, remove } = scratchFolder();
  let server: RunningServer;
  let ask: Ask;
  beforeAll(async () => {
    server = await testServer({
      DATA_FILE: `${folder}/passkeys.sqlite`,
      BOT_THREADS: '0',
      SITE_URL: SITE.origin,
      TRUST_PROXY: 'loopback',
    });
    ask = asker(server.address);
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  let people = 0;
  const browser = (): Record<string, string> => ({ ...OWN, 'x-forwarded-for': `93.184.216.${String(++people)}` });
  const person = async (name: string): Promise<Record<string, string>> => {
    const own = browser();
    const { cookie } = await ask('/account', { body: { name }, headers: own });
    return { ...own, cookie: cookie! };
  };
  const optionsFor = async (headers: Record<string, string>) =>
    (await ask('/account/passkeys/options', { body: {}, headers })).body;
  /** Makes a passkey in a browser, with what differs from the usual. */
  async function add(
    headers: Record<string, string>,
    other: Partial<typeof SITE & { challenge: unknown }> = {},
    id?: Buffer,
  ) {
    const { challenge } = await optionsFor(headers);
    const key = makeKey({ ...SITE, challenge, ...other }, id);
    return { key, answer: await ask('/account/passkeys', { body: { response: key.made }, headers }) };
  }
  const challengeFor = async (headers: Record<string, string>): Promise<unknown> =>
    (await ask('/passkey/options', { body: {}, headers })).body.challenge;
  const use = (response: object, headers: Record<string, string>) => ask('/passkey', { body: { response }, headers });
  const nameOf = async (headers: Record<string, string>): Promise<unknown> =>
    (await ask('/account', { headers })).body.name;

  it('one made in a browser signs another in, as often as wanted, and is listed with when', async () => {
    const ann = await person('Ann');
    const { key, answer } = await add(ann);
    expect(answer.body).toMatchObject({ id: key.id, usedAt: null });
    for (const counter of [3, 1, 0]) {
      // Passkeys that several devices share count backwards, or not at all.
      const other = browser();
      const signed = await use(key.use({ ...SITE, challenge: await challengeFor(other) }, counter), other);
      expect(signed.status).toBe(200);
      expect(await nameOf({ ...other, cookie: signed.cookie! })).toBe('Ann');
    }
    const { passkeys } = (await ask('/account/passkeys', { headers: ann })).body;
    expect(passkeys).toEqual([expect.objectContaining({ id: key.id, usedAt: expect.any(Number) })]);
  });

  it('the options name the site and the person, ask for a key that is found again, and for no attestation', async () => {
    const ann = await person('Ann');
    const { key } = await add(ann);
    expect(await optionsFor(ann)).toMatchObject({
      rp: { id: SITE.site },
      user: { name: 'Ann' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: key.id }],
    });
    const asked = (await ask('/passkey/options', { body: {}, headers: browser() })).body;
    expect(asked).toMatchObject({ rpId: SITE.site, userVerification: 'preferred' });
    // Nobody learns which passkeys there are.
    expect(asked.allowCredentials ?? []).toEqual([]);
  });

  it('an answer works once, and only to a challenge of this server', async () => {
    const ann = await person('Ann');
    const { key } = await add(ann);
    const eve = browser();
    const response = key.use({ ...SITE, challenge: await challengeFor(eve) });
    expect((await use(response, eve)).status).toBe(200);
    expect((await use(response, eve)).refusal).toBe('expired');
    expect((await use(key.use({ ...SITE, challenge: 'bWFkZSB1cA' }), eve)).refusal).toBe('expired');
    // One that was given for making a passkey is none for signing in, and the other way round.
    const { challenge } = await optionsFor(ann);
    expect((await use(key.use({ ...SITE, challenge }), eve)).refusal).toBe('expired');
    const forUse = await challengeFor(eve);
    expect((await add(ann, { challenge: forUse })).answer.refusal).toBe('expired');
  });

  it('of two who answer one challenge at the same time, one is signed in', async () => {
    const { key } = await add(await person('Ann'));
    const other = browser();
    const response = key.use({ ...SITE, challenge: await challengeFor(other) });
    const answers = await Promise.all([1, 2, 3, 4].map(() => use(response, other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('what was signed for another page or site, or by another key, is refused in the same words as an unknown passkey', async () => {
    const ann = await person('Ann');
    const { key } = await add(ann);
    const eve = browser();
    const fresh = async () => ({ ...SITE, challenge: await challengeFor(eve) });
    const stranger = makeKey(await fresh());
    const forger = makeKey(await fresh(), Buffer.from(key.id, 'base64url'));
    const words = new Set<string>();
    for (const response of [
      key.use({ ...(await fresh()), origin: 'https://evil.example.org' }),
      key.use({ ...(await fresh()), site: 'evil.example.org' }),
      stranger.use(await fresh()),
      forger.use(await fresh()),
    ]) {
      const answer = await fetch(`${server.address}/passkey`, {
        method: 'POST',
        headers: { ...browser(), 'content-type': 'application/json' },
        body: JSON.stringify({ response }),
      });
      expect(answer.headers.get('refusal')).toBe('not-authorized');
      expect(answer.headers.get('set-cookie')).toBeNull();
      words.add(await answer.text());
    }
    expect(words.size).toBe(1);
    for (const other of [{ origin: 'http://play.example.org' }, { site: 'example.org' }])
      expect((await add(ann, other)).answer.refusal).toBe('not-authorized');
  });

  it('a challenge of one person adds no passkey to another, and nobody takes over the passkey of somebody else', async () => {
    const [ann, eve] = [await person('Ann'), await person('Eve')];
    const { challenge } = await optionsFor(ann);
    expect((await add(eve, { challenge })).answer.refusal).toBe('expired');
    const { key } = await add(ann);
    expect((await add(eve, {}, Buffer.from(key.id, 'base64url'))).answer.refusal).toBe('not-authorized');
    expect((await ask(`/account/passkeys/${key.id}`, { method: 'DELETE', headers: eve })).refusal).toBe('bad-request');
    const back = browser();
    const signed = await use(key.use({ ...SITE, challenge: await challengeFor(back) }), back);
    expect(await nameOf({ ...back, cookie: signed.cookie! })).toBe('Ann');
  });

  it('a page of another site cannot add a passkey with the owner’s cookie', async () => {
    const ann = await person('Ann');
    const { challenge } = await optionsFor(ann);
    const { made } = makeKey({ ...SITE, challenge });
    const foreign = { ...ann, origin: 'https://evil.example.org', 'sec-fetch-site': 'cross-site' };
    expect((await ask('/account/passkeys/options', { body: {}, headers: foreign })).refusal).toBe('no-account');
    expect((await ask('/account/passkeys', { body: { response: made }, headers: foreign })).refusal).toBe('no-account');
    expect((await ask('/account/passkeys', { headers: ann })).body.passkeys).toEqual([]);
  });

  it('one that was removed signs nobody in; the browsers that it signed in stay', async () => {
    const ann = await person('Ann');
    const { key } = await add(ann);
    const other = browser();
    const signed = await use(key.use({ ...SITE, challenge: await challengeFor(other) }), other);
    expect((await ask(`/account/passkeys/${key.id}`, { method: 'DELETE', headers: ann })).status).toBe(200);
    const challenge = await challengeFor(other);
    expect((await use(key.use({ ...SITE, challenge }), other)).refusal).toBe('not-authorized');
    expect(await nameOf({ ...other, cookie: signed.cookie! })).toBe('Ann');
  });

  it('with a token the program gets a secret of its own, and no cookie', async () => {
    const { key } = await add(await person('Ann'));
    const program = browser();
    const response = key.use({ ...SITE, challenge: await challengeFor(program) });
    const { body, setCookie } = await ask('/passkey', { body: { response, as: 'token' }, headers: program });
    expect(setCookie).toBeNull();
    expect(await nameOf({ authorization: `Bearer ${String(body.token)}` })).toBe('Ann');
  });

  it('an account has at most ten, and challenges are limited to ten an hour', async () => {
    const ann = await person('Ann');
    for (let i = 0; i < 10; i++) expect((await add(ann)).answer.status).toBe(200);
    expect((await ask('/account/passkeys/options', { body: {}, headers: ann })).refusal).toBe('too-many');
    const eve = browser();
    for (let i = 0; i < 10; i++) expect(await challengeFor(eve)).toBeDefined();
    expect((await ask('/passkey/options', { body: {}, headers: eve })).refusal).toBe('too-many');
  });

  it.each([
    ['nothing', {}, 'response'],
    ['a name that is no base64', { response: { id: 'a b', rawId: 'x', type: 'public-key', response: {} } }, 'id'],
    ['a password', { response: { id: 'x', rawId: 'x', type: 'password', response: {} } }, 'type'],
    ['a name without end', { response: { id: 'x'.repeat(2000), rawId: 'x', type: 'public-key', response: {} } }, 'id'],
  ])('%s in place of an answer is refused with the field', async (_, body, field) => {
    const answer = await fetch(`${server.address}/passkey`, {
      method: 'POST',
      headers: { ...browser(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)]);
  });

  it('nonsense in place of keys and signatures is refused, and is no fault of the server', async () => {
    const ann = await person('Ann');
    const { challenge } = await optionsFor(ann);
    const { made } = makeKey({ ...SITE, challenge }) as unknown as { made: { response: object } };
    const broken = { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
    expect((await ask('/account/passkeys', { body: { response: broken }, headers: ann })).refusal).toBe(
      'not-authorized',
    );
    const { key } = await add(ann);
    const good = key.use({ ...SITE, challenge: await challengeFor(ann) }) as { response: object };
    const cut = { ...good, response: { ...good.response, authenticatorData: 'AAAA', signature: '' } };
    expect((await use(cut, ann)).refusal).toBe('not-authorized');
  });

  it('where the server is not reached by https there are none, and it says so', async () => {
    const plain = await testServer({ DATA_FILE: `${folder}/plain.sqlite`, BOT_THREADS: '0' });
    try {
      const answer = await fetch(`${plain.address}/passkey/options`, { method: 'POST', headers: OWN });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('SITE_URL')]);
      expect((await asker(plain.address)('/server')).body).toMatchObject({ passkeys: false });
      expect((await ask('/server')).body).toMatchObject({ passkeys: true });
    } finally {
      await plain.close();
    }
  });
});

const { all, remove } = places(await postgresForTests());
afterAll(remove);

describe.each(all)('passkeys, in $name', ({ empty, open }) => {
  const opened: Storage[] = [];
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });
  const start = async () => {
    await empty();
    const storage = await open();
    opened.push(storage);
    const time = { now: 1_800_000_000_000 };
    const now = (): number => time.now;
    const accounts = new Accounts(storage, now);
    const passkeys = new Passkeys({ storage, site: siteOf(SITE.origin), now });
    const linking = new Linking(storage, now);
    const newPerson = async (name: string) => (await accounts.create({ name, language: 'en', zone: 'UTC' }, '')).id;
    const add = async (account: string) => {
      const { challenge } = await passkeys.beginNew(account);
      const key = makeKey({ ...SITE, challenge });
      await passkeys.add(account, key.made as never, 'Firefox');
      return key;
    };
    const use = async (key: ReturnType<typeof makeKey>, late = 0) => {
      const { challenge } = await passkeys.beginUse();
      time.now += late;
      return passkeys.use(key.use({ ...SITE, challenge }, 7) as never, 'Chrome');
    };
    return { storage, time, accounts, passkeys, linking, newPerson, add, use };
  };

  it('a challenge works for five minutes', async () => {
    const { newPerson, add, use } = await start();
    const ann = await newPerson('Ann');
    const key = await add(ann);
    expect(await use(key, CHALLENGE_MS - 1)).toMatchObject({ id: ann });
    await expect(use(key, CHALLENGE_MS)).rejects.toMatchObject({ word: 'expired' });
  });

  it('they come along when accounts are joined, are in the file about a person, and go with them', async () => {
    const { newPerson, add, use, linking, passkeys } = await start();
    const [ann, other] = [await newPerson('Ann'), await newPerson('Anna')];
    const key = await add(other);
    await linking.join(other, ann);
    expect(await use(key)).toMatchObject({ id: ann });
    expect(await linking.export(ann)).toMatchObject({ passkeys: [{ id: key.id, label: 'Firefox' }] });
    await linking.remove(ann);
    expect(await passkeys.of(ann)).toEqual([]);
    await expect(use(key)).rejects.toMatchObject({ word: 'not-authorized' });
  });

  it('an account with one is not removed though it has no seat', async () => {
    const { newPerson, add, use, storage, time } = await start();
    const [ann, ben] = [await newPerson('Ann'), await newPerson('Ben')];
    const key = await add(ann);
    time.now += 200 * DAY;
    await storage.work(() => tidy(time.now));
    expect(await use(key)).toMatchObject({ id: ann });
    await expect(new Accounts(storage).known(ben)).rejects.toMatchObject({ word: 'no-account' });
  });
});
