/** Mail: an address is confirmed before anything else is sent there, and one click ends it, without signing in. */
import type { FastifyInstance } from 'fastify';
import { mailBody, onceBody, unsubscribeParams } from '../../src/kit/online/account-schemas.ts';
import { hashOf, newCredentials } from '../matches/credentials.ts';
import { countedAs } from '../addresses.ts';
import { read } from '../read.ts';
import { Refusal } from '../refusal.ts';
import { confirmText } from '../told/texts.ts';
import type { AccountOptions } from './account-options.ts';

/** Serves addresses of mail. */
export function serveMail(http: FastifyInstance, options: AccountOptions): void {
  const { people, channels, mailer, siteUrl, confirmations, links } = options;

  http.post('/account/mail', async (request) => {
    const { account } = people.required(request);
    const { address } = read(mailBody, request.body);
    if (!mailer || siteUrl === null) throw new Refusal('bad-target', 'This server sends no mail.');
    await confirmations.ofAccount.use(account);
    await confirmations.ofAddress.use(hashOf(address.toLowerCase()));
    const code = newCredentials();
    await channels.expectMail(account, address, code);
    const { name, language } = await people.accounts.known(account);
    const { title, body } = confirmText(language, name);
    const text = `${body}\n\n${siteUrl}/#mail/${code}\n`;
    const sent = await mailer.send({ to: address, subject: title, text, id: newCredentials() });
    if (sent.status === null || sent.status >= 300) {
      const answer = sent.status === null ? sent.why : String(sent.status);
      throw new Refusal('bad-target', `address: the mail was answered with ${answer}.`);
    }
    return {};
  });

  http.post('/mail/confirm', async (request) => {
    await links.use(countedAs(request.ip));
    await channels.confirmMail(read(onceBody, request.body).code);
    return {};
  });

  // Mail programs post a form here; what it says does not matter.
  http.register((form, _options, done) => {
    form.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, parsed) => {
      payload.resume();
      parsed(null, {});
    });
    form.post('/unsubscribe/:token', async (request) => {
      await channels.unsubscribe(read(unsubscribeParams, request.params).token);
      return {};
    });
    done();
  });
}
