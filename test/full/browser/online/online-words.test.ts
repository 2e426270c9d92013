/** What the online pages say and do when something goes wrong, and where the focus goes; at other sizes, too. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { bareSocket, lobbyOf, next } from '../../../server/support/running.ts';
import { finishedTable, onTheServer, personal, setTable } from '../../../browser/support/online-site.ts';
import { devtools } from '../../../browser/support/player.ts';
import { shot } from '../../../browser/support/shot.ts';
import { PHONE, WIDE } from '../../../browser/support/browser.ts';
import { GAME_NAME } from '../../../support/game.ts';
import { eventually, poll } from '../../../support/waiting.ts';

/** What has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement!.localName + ': ' + document.activeElement!.textContent);

/** Problems of the page, as lines of text: controls cut off, outside its width, or on top of each other. */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, li, a, button, label, select, input:not([type=radio])'),
    ];
    const seen = controls.filter((each) => each.checkVisibility() && !each.closest('.visually-hidden, svg'));
    const named = (each: HTMLElement): string =>
      `${each.localName} “${(each.innerText || (each.getAttribute('aria-label') ?? '')).slice(0, 40)}”`;
    const lines = seen.flatMap((each) => {
      const box = each.getBoundingClientRect();
      // On a phone the characters stand in a row that is pushed aside.
      const isPushed = each.closest('.page-gallery') !== null;
      return [
        ...(!isPushed && (box.left < -1 || box.right > width + 1) ? [`${named(each)} lies outside of the screen`] : []),
        ...(each.localName !== 'input' && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
          ? [`${named(each)} is cut off`]
          : []),
      ];
    });
    seen.forEach((a, i) => {
      for (const b of seen.slice(0, i)) {
        const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1 && !a.contains(b) && !b.contains(a)) lines.push(`${named(a)} overlaps ${named(b)}`);
      }
    });
    if (document.documentElement.scrollWidth > width + 1) lines.push('the page is wider than the screen');
    return lines;
    // Anything wider makes a phone zoom out.
  }, page.viewportSize()!.width);

/** Twice the browser's default text size. */
const largeText = async (page: Page): Promise<void> => {
  await (await devtools(page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

onTheServer('the online pages', (site) => {
  it('give every page a title, and the focus to its heading when it is come to', async () => {
    const { matchID } = await setTable(site.address, [null, 'Ben', '[greedy]'], { unlisted: true });
    const page = await site.open(site.address);
    expect(await focused(page)).toMatch(/^body/);
    await page.getByRole('link', { name: /play online/i }).click();
    await eventually(async () => {
      expect(await focused(page)).toBe('h1: Play online');
    });
    expect(await page.title()).toBe('Play online – Dominant Species');
    await page.getByRole('link', { name: /new table: dominant species/i }).click();
    await eventually(async () => {
      expect(await focused(page)).toBe('h1: New table: Dominant Species');
    });
    expect(await page.title()).toBe('New table: Dominant Species – Dominant Species');
    await page.goBack();
    await eventually(async () => {
      expect(await focused(page)).toBe('h1: Play online');
    });
    await page.getByLabel('Table link or ID').fill(matchID);
    await page.keyboard.press('Enter');
    await eventually(async () => {
      expect(await focused(page)).toBe('h1: Table');
    });
    expect(await page.title()).toBe('Table – Dominant Species');
    await page.getByLabel('Your name').fill('Ann');
    await page.keyboard.press('Enter');
    await eventually(async () => {
      expect(await focused(page)).toBe('p: Table: Ann, Ben, Bufo');
    });
    expect(await page.title()).toMatch(/Ann, Ben, Bufo – Dominant Species$/);
    await page.goto(`${site.address}/#`);
    await eventually(async () => {
      // Each of its words is on a line of its own.
      expect(await focused(page)).toMatch(/^h1: Dominant\s*Species$/);
    });
    expect(await page.title()).toBe('Dominant Species');
    await page.context().close();
  });

  it('let the host free the seat of a player who has not moved, and nobody else', async () => {
    const table = await setTable(site.address, ['Ann', 'Ben', null], { unlisted: true });
    const page = await site.open(personal(site.address, table, 0));
    const guest = await site.open(personal(site.address, table, 1));
    for (const each of [page, guest]) await each.getByRole('button', { name: /^Table/ }).click();
    const players = page.locator('.page-players');
    await players.getByText('opened the table').waitFor();
    await guest.locator('.page-players').waitFor();
    expect(await guest.getByRole('button', { name: /^Free the seat/ }).count()).toBe(0);
    await shot(page, 'host-frees-seat');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Free the seat: Ben' }).click();
    await players.getByText('Seat 2 (free)').waitFor();
    expect(asked).toEqual([expect.stringMatching(/^Free the seat of Ben\?/)]);
    expect(await page.getByRole('button', { name: /^Free the seat/ }).count()).toBe(0);
    await page.context().close();
    await guest.context().close();
  });

  it('let a listed table be opened to several people from one place, which one by link always is', async () => {
    const page = await site.open(`${site.address}/?lang=de#new/${GAME_NAME}`);
    const shared = page.getByRole('checkbox', { name: /^(Several people at one address|Mehrere je Anschluss)/ });
    const create = page.getByRole('button', { name: /^(Open the table|Tisch eröffnen)$/ });
    await page.getByLabel(/^(Your name|Dein Name)$/).fill('Ann');
    expect(await shared.isChecked()).toBe(false);
    await page.getByRole('radio', { name: /^(Only people with the link|Nur wer den Link hat)/ }).check({ force: true });
    await poll(async () => [await shared.isChecked(), await shared.isDisabled()]).toEqual([true, true]);
    await page.getByRole('radio', { name: /^(Anyone|Alle)/ }).check({ force: true });
    await shared.check({ force: true });
    await shot(page, 'new-table-shared');
    await create.click();
    await page.locator('.ds-board').waitFor();
    const { matches } = await lobbyOf(site.address).listMatches(GAME_NAME);
    const [made] = matches.filter(({ players }) => players.some(({ name }) => name === 'Ann'));
    expect(made).toMatchObject({ unlisted: false, table: { shared: true } });
    await page.context().close();
  });

  it('show who speaks in the chat by name and sign', async () => {
    const table = await setTable(site.address, ['Ann', 'Ben']);
    const page = await site.open(personal(site.address, table, 0));
    await page.getByRole('button', { name: /^Table/ }).click();
    await page.getByRole('radio', { name: 'Chat' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
    await page.keyboard.press('Enter');
    await page.locator('.page-said time').waitFor();
    expect(await page.locator('.page-said .page-sender svg').count()).toBe(1);
    await shot(page, 'chat-sender');
    await page.context().close();
  });

  it('close the panel by Escape at once, keep what was being written, and let one change one’s name', async () => {
    const table = await setTable(site.address, ['Ann', 'Ben'], { hints: true });
    const page = await site.open(personal(site.address, table, 0));
    await page.locator('[data-place]').first().hover();
    await page.locator('#table-tooltip').waitFor();
    await page.getByRole('button', { name: /^Table/ }).click();
    await page.getByRole('radio', { name: 'Chat' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.locator('[data-place]').first().hover();
    await page.locator('#table-tooltip').waitFor();
    await page.keyboard.type('Good');
    await page.keyboard.press('Escape');
    await page.locator('.page-panel').waitFor({ state: 'detached' });
    await page.locator('.page-panel-button:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Chat' }).check({ force: true });
    await poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Good');
    await page.getByRole('radio', { name: 'Settings' }).check({ force: true });
    await page.getByLabel('My name').fill('Anna');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByText('Changed.').waitFor();
    await eventually(async () => {
      expect(await page.title()).toContain('Anna, Ben');
    });
    const { players } = await lobbyOf(site.address).getMatch(GAME_NAME, table.matchID);
    expect(players[0]!.name).toBe('Anna');
    await page.context().close();
  });

  it('connect by a WebSocket at once, and otherwise where none gets through', async () => {
    const table = await setTable(site.address, ['Ann', 'Ben']);
    const polls: string[] = [];
    const page = await site.open(site.address);
    page.on('request', (request) => {
      if (request.url().includes('transport=polling')) polls.push(request.url());
    });
    await page.goto(personal(site.address, table, 0));
    await page.locator('[data-question]').waitFor();
    expect(polls).toEqual([]);
    await page.context().close();

    const behind = await site.open(site.address);
    await behind.addInitScript(() => {
      window.WebSocket = class {
        onerror: ((event: Event) => void) | null = null;
        constructor() {
          setTimeout(() => this.onerror?.(new Event('error')));
        }
        close(): void {
          // It was never open.
        }
      } as unknown as typeof WebSocket;
    });
    const asks = behind.waitForRequest(/transport=polling/);
    await behind.goto('about:blank');
    await behind.goto(personal(site.address, table, 1));
    await behind.locator('[data-question]').waitFor();
    await asks;
    await behind.context().close();
  });

  it('suggest, after a game, the seat one had', async () => {
    const table = await finishedTable(site.address, ['Ann', 'Ben', 'Cleo']);
    const page = await site.open(personal(site.address, table, 2));
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.getByRole('button', { name: 'Join' }).waitFor();
    await poll(() => page.getByRole('radio', { name: 'Seat 3 (free)' }).isChecked()).toBe(true);
    await page.context().close();
  });

  it('say in the lobby who is there and what is vacant', async () => {
    await setTable(site.address, [null, 'Gus', '[greedy]']);
    const page = await site.open(`${site.address}/#lobby`);
    await page.getByText('Gus, Bufo, 1 free seat').waitFor();
    expect(await page.locator('li', { hasText: 'Gus, Bufo' }).locator('.page-faces img').count()).toBe(1);
    await page.getByText('Waiting for players').first().waitFor();
    expect(await page.getByText('(free)').count()).toBe(0);
    await page.context().close();
  });

  it('say that a seat was taken meanwhile, and that a table is full', async () => {
    const { matchID } = await setTable(site.address, ['Ann', null], { unlisted: true });
    const page = await site.open(`${site.address}/#table/${matchID}`);
    await page.getByLabel('Your name').fill('Ben');
    await lobbyOf(site.address).joinMatch(GAME_NAME, matchID, { playerID: '1', playerName: 'Cleo' });
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('Somebody has just taken this seat.').waitFor();
    await page.getByText('All seats are taken. You can watch.').waitFor();
    await shot(page, 'online-taken-meanwhile');
    await page.getByRole('link', { name: 'Just watch' }).click();
    await page.getByText('You are watching.').waitFor();
    await page.context().close();
  });

  it('say that too much was asked and when to try again, and that no more may watch', async () => {
    const server = await site.serve({ REQUESTS_PER_MINUTE: '6', MAX_SPECTATORS: '1' });
    const { matchID } = await setTable(server.address, ['Ann', 'Ben']);
    const watcher = bareSocket(server.address);
    const heard = next(watcher, 'sync');
    watcher.emit('sync', matchID, null);
    await heard;
    const page = await site.open(`${server.address}/#table/${matchID}/watch`);
    await page.getByText('This table has no room for more spectators').waitFor();
    await shot(page, 'online-watching-full');
    await page.getByRole('link', { name: /lobby/i }).click();
    await page.getByRole('button', { name: 'Refresh' }).waitFor();
    for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText(/Too many requests at once\. Try again in \d+ seconds?\./).waitFor();
    await shot(page, 'online-too-many');
    watcher.disconnect();
    await page.context().close();
  });

  it('say that there is no server, where the page is served without one', async () => {
    const page = await site.open(site.bareAddress);
    // A static file host has no such page.
    await page.route('**/games/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'None.' }));
    await page.goto(`${site.bareAddress}#lobby`);
    await page.getByText('This site runs without a game server').waitFor();
    expect(await page.getByRole('link', { name: /new table/i }).count()).toBe(0);
    await shot(page, 'online-no-server');
    await page.context().close();
  });

  it('say that the server is away, and go on by themselves when it is back', async () => {
    const file = `${site.folder}/restart.sqlite`;
    const server = await site.serve({ DATA_FILE: file });
    const table = await setTable(server.address, ['Ann', 'Ben']);
    const page = await site.open(personal(server.address, table, 0));
    await page.locator('[data-question]').waitFor();
    const lobby = await site.open(`${server.address}/#lobby`);
    await lobby.getByText('Ann, Ben').waitFor();
    await server.close();
    await page.getByText('No connection.').waitFor();
    await lobby.getByRole('button', { name: 'Refresh' }).click();
    await lobby.getByText('The server cannot be reached.').waitFor();
    await shot(lobby, 'online-unreachable');
    await site.serve({ DATA_FILE: file, PORT: new URL(server.address).port });
    await page.getByText('No connection.').waitFor({ state: 'detached' });
    await lobby.getByRole('button', { name: 'Refresh' }).click();
    await lobby.getByText('The server cannot be reached.').waitFor({ state: 'detached' });
    await page.context().close();
    await lobby.context().close();
  });

  it.each([
    ['text at 200 % on a wide screen', WIDE, largeText],
    ['text at 200 % on a phone', PHONE, largeText],
    ['a small phone', { ...PHONE, viewport: { width: 320, height: 640 } }, null],
  ] as const)('%s: lobby, new table and gate are whole', async (name, options, prepare) => {
    const mine = await setTable(site.address, ['Ann', 'Ben', 'Cleo', 'Dara', null, '[greedy]'], { hints: true });
    const open = await setTable(site.address, [null, 'Bartholomew Longfellow-W', '[strong]'], {
      setupData: { animals: [['mammal'], ['bird'], ['insect']] },
    });
    const page = await site.open(personal(site.address, mine, 0), options);
    await prepare?.(page);
    await page.locator('[data-question]').waitFor();
    const found: Record<string, string[]> = {};
    for (const [hash, shown] of [
      ['lobby', 'Open tables'],
      ['new', 'Who can join'],
      [`table/${open.matchID}`, 'Choose a seat'],
    ] as const) {
      await page.goto(`${site.address}/#${hash}`);
      await page.getByText(shown).waitFor();
      await shot(page, `online-${name.replaceAll(/[ %]+/g, '-')}-${hash.replace(/\/.*/, '')}`);
      found[hash.split('/')[0]!] = await troubles(page);
    }
    expect(found).toEqual({ lobby: [], new: [], table: [] });
    await page.context().close();
  });
});
