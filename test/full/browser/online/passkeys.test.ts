/** Passkeys on the page: made with the browser's authenticator, they sign another browser in. */
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import type { CDPSession, Page } from 'playwright-core';
import { onTheServer } from '../../../browser/support/online-site.ts';
import { shot } from '../../../browser/support/shot.ts';
import { PHONE, WIDE } from '../../../browser/support/browser.ts';

const WORDS = {
  en: {
    add: 'Make a passkey',
    signIn: 'Sign in with a passkey',
    name: 'Your name',
    title: 'Passkeys',
    remove: 'Remove',
    made: /made /,
    used: /last used /,
    refused: 'That does not work here',
  },
  de: {
    add: 'Passkey anlegen',
    signIn: 'Mit Passkey anmelden',
    name: 'Dein Name',
    title: 'Deine Passkeys',
    remove: 'Entfernen',
    made: /angelegt /,
    used: /zuletzt benutzt /,
    refused: 'Das funktioniert hier nicht',
  },
} as const;

/** A port that is free: the address of the site has to be known before its server starts. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

/** Gives a page an authenticator like a fingerprint reader's, whose person agrees to everything. */
async function withAuthenticator(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return { session, authenticatorId };
}

onTheServer('Passkeys', (site) => {
  it.each([
    ['en', WIDE, 'light'],
    ['de', PHONE, 'dark'],
  ] as const)('are made, sign another browser in, and are removed, in %s', async (locale, screen, colorScheme) => {
    const words = WORDS[locale];
    const port = String(await freePort());
    const address = `http://localhost:${port}`;
    await site.serve({ PORT: port, SITE_URL: address });
    const visitor = { ...screen, locale, colorScheme };
    const page = await site.open(`${address}/#lobby`, visitor);
    await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      await fetch('account', { method: 'POST', headers, body: '{"name":"Ann"}' });
    });
    await page.goto(`${address}/#account`);
    const { session, authenticatorId } = await withAuthenticator(page);
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText(words.made).waitFor();

    // Her other device has the same passkey, as those that are kept for a person do.
    const other = await site.open(`${address}/#account`, visitor);
    const hers = await withAuthenticator(other);
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toEqual([expect.objectContaining({ rpId: 'localhost', isResidentCredential: true })]);
    await hers.session.send('WebAuthn.addCredential', {
      authenticatorId: hers.authenticatorId,
      credential: credentials[0]!,
    });
    await shot(other, `passkey-sign-in-${locale}`);
    await other.getByRole('button', { name: words.signIn }).click();
    await other.getByLabel(words.name, { exact: true }).waitFor();
    expect(await other.getByLabel(words.name, { exact: true }).inputValue()).toBe('Ann');
    await other.getByText(words.used).scrollIntoViewIfNeeded();
    await shot(other, `passkeys-${locale}`);
    const section = other.locator('section', { has: other.getByRole('heading', { name: words.title }) });
    await section.getByRole('button', { name: words.remove }).click();
    await other.getByText(words.used).waitFor({ state: 'detached' });

    // Without it nobody is signed in any more, and the page says why.
    const third = await site.open(`${address}/#account`, visitor);
    const last = await withAuthenticator(third);
    await last.session.send('WebAuthn.addCredential', {
      authenticatorId: last.authenticatorId,
      credential: credentials[0]!,
    });
    await third.getByRole('button', { name: words.signIn }).click();
    await third.locator('.page-problem', { hasText: words.refused }).waitFor();
    expect(await third.getByLabel(words.name, { exact: true }).count()).toBe(0);
    await shot(third, `passkey-refused-${locale}`);
    expect(site.complaints).toEqual([]);
  });

  it('are not offered where the server is not reached by https, which the page says', async () => {
    const page = await site.open(`${site.address}/#account`, WIDE);
    await page.getByLabel('Recovery code').waitFor();
    expect(await page.getByRole('button', { name: WORDS.en.signIn }).count()).toBe(0);
    await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      await fetch('account', { method: 'POST', headers, body: '{"name":"Ann"}' });
    });
    await page.reload();
    await page.getByText('This server has no passkeys').waitFor();
    expect(await page.getByRole('button', { name: WORDS.en.add }).count()).toBe(0);
  });
});
