/** Further devices of a person, and everything about them: links, recovery codes, seats claimed, a file, and deletion. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channelParams, claimBody, codeBody, deleteBody, lookBody } from '../../src/kit/online/account-schemas.ts';
import { countedAs } from '../addresses.ts';
import type { SignedIn } from '../people/accounts.ts';
import { labelOf } from '../people/people.ts';
import { NO_COOKIES } from '../people/who.ts';
import { read } from '../read.ts';
import { Refusal } from '../refusal.ts';
import type { AccountOptions } from './account-options.ts';

/** The most matches of an account that are looked through at once. */
const ALL = 10_000;

/** Joins the account of a browser to another: its seats come along, one match after another. */
async function joinAccounts(options: AccountOptions, from: string, into: string): Promise<void> {
  const { people, matches, linking } = options;
  if (from === into) return;
  for (const { id } of await people.accounts.matchesOf(from, ALL)) await matches.reassign(id, from, into);
  await linking.join(from, into);
  await noteAway(options, into);
}

/** Brings the tables where somebody plays up to date with when they are away. */
export async function noteAway(
  { people, matches }: Pick<AccountOptions, 'people' | 'matches'>,
  account: string,
): Promise<void> {
  for (const { id } of await people.accounts.matchesOf(account, ALL)) {
    await matches.noteAway(id, account).catch((error: unknown) => {
      // Gone meanwhile.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

/** Answers somebody who was signed in: with a cookie, and the account that the browser had comes along, or with a token. */
export async function signedIn(
  options: AccountOptions,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { id, secret, language }: SignedIn & { readonly language: string },
  as: 'cookie' | 'token',
): Promise<object> {
  const { people, teller } = options;
  // A token names an account of its own: nothing comes along.
  if (request.who?.by === 'cookie' && as === 'cookie') {
    const device = request.who.device;
    await joinAccounts(options, request.who.account, id);
    people.revoked.emit('revoked', [device]);
  }
  await teller.announceDevice(id, language);
  if (as === 'token') return { id, token: secret };
  people.giveCookie(request, reply, secret);
  return { id };
}

/** Serves links to use another device, recovery codes, and the list of devices. */
export function serveDevices(http: FastifyInstance, options: AccountOptions): void {
  const { people, linking, links } = options;

  http.post('/account/link', async (request) => {
    const { account } = people.required(request);
    await links.use(account);
    return linking.newLink(account);
  });
  http.post('/link/look', async (request) => {
    await links.use(countedAs(request.ip));
    const { name, games, account } = await linking.look(read(lookBody, request.body).code);
    const own = request.who ? (await people.accounts.matchesOf(request.who.account, ALL)).length : 0;
    return { name, games, comeAlong: request.who?.account === account ? 0 : own };
  });
  http.post('/link', async (request, reply) => {
    await links.use(countedAs(request.ip));
    const { code, as } = read(codeBody, request.body);
    return signedIn(options, { request, reply }, await linking.use('link', code, labelOf(request)), as);
  });

  http.post('/account/recovery', async (request) => {
    const { account } = people.required(request);
    await links.use(account);
    return { code: await linking.newRecovery(account) };
  });
  http.post('/recover', async (request, reply) => {
    await links.use(countedAs(request.ip));
    const { code, as } = read(codeBody, request.body);
    const made = await linking.use('recovery', code, labelOf(request));
    // Used codes are replaced, so that there is always one.
    return { ...(await signedIn(options, { request, reply }, made, as)), recovery: await linking.newRecovery(made.id) };
  });

  http.get('/account/devices', async (request) => {
    const { account, device } = people.required(request);
    const devices = await linking.devices(account);
    return { devices: devices.map((each) => ({ ...each, isThis: each.id === device })) };
  });
  http.delete('/account/devices/:id', async (request, reply) => {
    const { account, device } = people.required(request);
    const { id } = read(channelParams, request.params);
    const revoked = await linking.revoke(account, id);
    if (revoked.length === 0) throw new Refusal('bad-request', 'id: there is no such device.');
    people.revoked.emit('revoked', revoked);
    if (id === device) void reply.header('set-cookie', NO_COOKIES);
    return {};
  });
}

/** Serves seats claimed for an account, the file with everything about a person, and its deletion. */
export function serveEverything(http: FastifyInstance, options: AccountOptions): void {
  const { people, matches, linking } = options;

  http.post('/account/seats', async (request) => {
    const { account } = people.required(request);
    let claimed = 0;
    for (const { matchID, playerID, credentials } of read(claimBody, request.body).seats) {
      try {
        if (await matches.claim(matchID, { playerID, credentials }, account)) claimed++;
      } catch (error) {
        // Given up or gone meanwhile; the others are claimed nevertheless.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    if (claimed > 0) await noteAway(options, account);
    return { claimed };
  });

  http.get('/account/export', async (request, reply) => {
    const { account } = people.required(request);
    void reply.header('content-disposition', 'attachment; filename="account.json"');
    return linking.export(account);
  });

  http.post('/account/delete', async (request, reply) => {
    const { account } = people.required(request);
    const { name } = await people.accounts.known(account);
    if (read(deleteBody, request.body).name !== name)
      throw new Refusal('bad-request', 'name: it is not the name of this account.');
    const revoked = await linking.revoke(account, null);
    people.revoked.emit('revoked', revoked);
    // While the seats are still theirs: messages from before accounts are known by them.
    await linking.silence(account);
    for (const { id, seat } of await people.accounts.matchesOf(account, ALL)) await giveUp(options, id, seat, account);
    await linking.remove(account);
    void reply.header('set-cookie', NO_COOKIES);
    return {};
  });
}

/** Gives up a seat of a running game, which goes on for the others; in one that is over the name is taken from it. */
async function giveUp({ matches }: AccountOptions, id: string, seat: number, account: string): Promise<void> {
  try {
    const { standing } = await matches.known(id);
    if (standing.gameover === null) await matches.leave(id, { playerID: String(seat), account });
    else await matches.reassign(id, account, null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
