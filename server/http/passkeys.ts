/** Serves passkeys: making, listing and removing one's own, and signing in with one. */
import type { FastifyInstance } from 'fastify';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { newPasskeyBody, passkeyBody, passkeyParams } from '../../src/kit/online/account-schemas.ts';
import { countedAs } from '../addresses.ts';
import { labelOf } from '../people/people.ts';
import { read } from '../read.ts';
import type { AccountOptions } from './account-options.ts';
import { signedIn } from './devices.ts';

export function servePasskeys(http: FastifyInstance, options: AccountOptions): void {
  const { people, passkeys, links } = options;

  http.post('/account/passkeys/options', async (request) => {
    const { account } = people.required(request);
    await links.use(account);
    return passkeys.beginNew(account);
  });
  http.post('/account/passkeys', async (request) => {
    const { account } = people.required(request);
    const { response } = read(newPasskeyBody, request.body);
    return passkeys.add(account, response as RegistrationResponseJSON, labelOf(request));
  });
  http.get('/account/passkeys', async (request) => ({
    passkeys: await passkeys.of(people.required(request).account),
  }));
  http.delete('/account/passkeys/:id', async (request) => {
    await passkeys.remove(people.required(request).account, read(passkeyParams, request.params).id);
    return {};
  });

  http.post('/passkey/options', async (request) => {
    await links.use(countedAs(request.ip));
    return passkeys.beginUse();
  });
  http.post('/passkey', async (request, reply) => {
    const { response, as } = read(passkeyBody, request.body);
    const made = await passkeys.use(response as AuthenticationResponseJSON, labelOf(request));
    return signedIn(options, { request, reply }, made, as);
  });
}
