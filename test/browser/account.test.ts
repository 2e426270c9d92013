/** The page of a person: what a browser forgets comes back, and another browser takes part. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { GAME_NAME } from '../support/game.ts';
import { lobbyOf } from '../server/support/running.ts';
import { onTheServer } from './support/online-site.ts';
import { shot } from './support/shot.ts';
import { PHONE, WIDE, saved } from './support/browser.ts';

const WORDS = {
  en: {
    takeDays: 'I am away',
    back: 'I am back: end it',
    recovery: /^Make a recovery code/,
    haveCode: 'Recovery code',
    use: 'Use',
    name: 'Your name',
    signOut: 'Sign out',
    file: 'Save as a file',
    running: 'One game is running',
    deleteName: 'To delete, type your name: Ann',
    delete: 'Delete me',
  },
  de: {
    takeDays: 'Ich bin weg',
    back: 'Ich bin zurück: beenden',
    recovery: /^Wiederherstellungscode anlegen/,
    haveCode: 'Wiederherstellungscode',
    use: 'Einlösen',
    name: 'Dein Name',
    signOut: 'Abmelden',
    file: 'Als Datei speichern',
    running: 'Eine Partie läuft',
    deleteName: 'Zum Löschen gib deinen Namen ein: Ann',
    delete: 'Mich löschen',
  },
} as const;

onTheServer('People', (site) => {
  it('a table opens as her seat though the browser has forgotten it, and in another browser after a link', async () => {
    const { matchID } = await lobbyOf(site.address).createMatch(GAME_NAME, { numPlayers: 2, unlisted: true });
    const table = `${site.address}/#table/${GAME_NAME}/${matchID}`;
    const page = await site.open(table, WIDE);
    await page.locator('input[type=text]').first().fill('Ann');
    await page.locator('form button[type=submit]').first().click();
    await page.locator('.page-online').waitFor();
    // What scripts stored is gone after seven days on some phones, and scripts never see the cookie.
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.goto(table);
    await page.locator('.page-online').waitFor();
    expect(page.url()).not.toContain('watch');

    await page.goto(`${site.address}/#account`);
    await page.getByRole('button', { name: /Use another device/ }).click();
    await page.getByRole('button', { name: 'Copy the link' }).waitFor();
    await page.getByRole('img', { name: 'The link as a QR code' }).scrollIntoViewIfNeeded();
    await shot(page, 'account-qr');
    const code = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('account/link', { method: 'POST', headers, body: '{}' });
      return ((await answer.json()) as { code: string }).code;
    });
    const other = await site.open(`${site.address}/#link/${code}`, WIDE);
    await other.getByText('Play as Ann in this browser?').waitFor();
    await other.getByRole('button', { name: 'Yes' }).click();
    await other.getByRole('heading', { name: 'Me on this server' }).waitFor();
    expect(other.url()).not.toContain(code);
    await other.goto(table);
    await other.locator('.page-online').waitFor();
    expect(site.complaints).toEqual([]);
  });

  it.each([
    ['en', WIDE, 'light'],
    ['de', PHONE, 'dark'],
  ] as const)('she looks after herself on the page, in %s', async (locale, screen, colorScheme) => {
    const words = WORDS[locale];
    const lobby = lobbyOf(site.address);
    const { matchID } = await lobby.createMatch(GAME_NAME, {
      numPlayers: 2,
      unlisted: true,
      clock: { kind: 'days', days: 3 },
    });
    const visitor = { ...screen, locale, colorScheme };
    const page = await site.open(`${site.address}/#table/${GAME_NAME}/${matchID}`, visitor);
    await page.locator('input[type=text]').first().fill('Ann');
    await page.locator('form button[type=submit]').first().click();
    await page.locator('.page-online').waitFor();
    const { playerID: bens } = await lobby.joinMatch(GAME_NAME, matchID, { playerName: 'Ben' });
    const hers = bens === '0' ? '1' : '0';
    const seatOfHers = async () => (await lobby.getMatch(GAME_NAME, matchID)).players[Number(hers)]!;

    // Away for a day, and back.
    await page.goto(`${site.address}/#account`);
    await page.getByRole('button', { name: words.takeDays }).click();
    await page.getByRole('button', { name: words.back }).waitFor();
    expect(await seatOfHers()).toHaveProperty('away');
    await page.getByRole('button', { name: words.back }).click();
    await page.getByRole('button', { name: words.back }).waitFor({ state: 'detached' });
    expect(await seatOfHers()).not.toHaveProperty('away');

    // A recovery code, typed in another browser as it was written down, makes that hers; it is signed out again.
    await page.getByRole('button', { name: words.recovery }).click();
    const code = (await page.locator('.page-code').textContent())!;
    expect(code.split(' ').map((group) => group.length)).toEqual([4, 4, 4, 4, 4, 4, 2]);
    await shot(page, `account-${locale}`);
    const other = await site.open(`${site.address}/#account`, visitor);
    await other.getByLabel(words.haveCode).fill(code.toUpperCase());
    await other.getByRole('button', { name: words.use }).click();
    await other.getByLabel(words.name, { exact: true }).waitFor();
    expect(await other.getByLabel(words.name, { exact: true }).inputValue()).toBe('Ann');
    await page.reload();
    await page.getByRole('button', { name: words.signOut }).click();
    await page.getByRole('button', { name: words.signOut }).waitFor({ state: 'detached' });
    await other.reload();
    await other.getByLabel(words.haveCode).waitFor();

    // The file with everything; then she is gone, and only with her name typed.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.file }).click(),
    ]);
    const file = JSON.parse(readFileSync(await saved(download), 'utf8')) as {
      account: { name: string };
      seats: object[];
    };
    expect(file.account.name).toBe('Ann');
    expect(file.seats).toHaveLength(1);
    await page.getByText(words.running).waitFor();
    const typed = page.getByLabel(words.deleteName);
    await typed.fill('Anna');
    await page.getByRole('button', { name: words.delete }).click();
    await page.getByRole('alert').waitFor();
    expect(await seatOfHers()).toHaveProperty('name', 'Ann');
    await typed.fill('Ann');
    await page.getByRole('button', { name: words.delete }).click();
    await page.waitForURL('**/#lobby');
    expect(await seatOfHers()).not.toHaveProperty('name');
    expect(site.complaints.filter((text) => !text.includes('400'))).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  it('quiet hours and what is told are chosen at once, and are there again after a reload', async () => {
    const { address } = await site.serve({ SITE_URL: 'http://localhost' });
    const { matchID } = await lobbyOf(address).createMatch(GAME_NAME, { numPlayers: 2, unlisted: true });
    const page = await site.open(`${address}/#table/${GAME_NAME}/${matchID}`, WIDE);
    await page.locator('input[type=text]').first().fill('Ann');
    await page.locator('form button[type=submit]').first().click();
    await page.locator('.page-online').waitFor();
    await page.goto(`${address}/#account`);
    await page.getByRole('checkbox', { name: 'Send nothing at night' }).check();
    await page.getByLabel('until').first().selectOption('9:00');
    await page.getByRole('checkbox', { name: 'when a game is over' }).uncheck();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('checkbox', { name: 'when a game is over' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'when a game is over' }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'when it is my turn' }).isChecked()).toBe(true);
    expect(await page.getByLabel('until').first().inputValue()).toBe('9');
    expect(site.complaints).toEqual([]);
  });
});
