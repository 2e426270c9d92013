/** Online play on the built page, served by the real server: people in browsers of their own, a bot, a spectator. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, it } from '@jest/globals';
import { rng } from '../../../../src/kit/rng.ts';
import { type PlainClient, open, plainClient, reached, stateOf, synced } from '../../../server/support/running.ts';
import { type OnlineSite, onTheServer, personal, setTable, standing } from '../../../browser/support/online-site.ts';
import { hurrying } from '../../../browser/support/hurrying.ts';
import { type Way, asked, byMouse, byTouch } from '../../../browser/support/player.ts';
import { shot } from '../../../browser/support/shot.ts';
import { nearTheEnd } from '../../../browser/support/situations.ts';
import { PHONE } from '../../../browser/support/browser.ts';
import { fromBoardgameMove } from '../../../support/game.ts';
import { eventually } from '../../../support/waiting.ts';

/** The number of moves that people make at the start of a game, and at the end of another. */
const FIRST = 18;
const LAST = 8;

// The browser's own errors about a lost connection are expected.
const isComplaint = (type: string, text: string): boolean =>
  type === 'error' && !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(text);

const tests = (site: OnlineSite): void => {
  const watchers: PlainClient[] = [];
  afterEach(() => {
    for (const watcher of watchers.splice(0)) watcher.stop();
  });

  /** A person with a browser of their own. */
  const visit = (hash = '', options: BrowserContextOptions = {}): Promise<Page> =>
    site.open(`${site.address}/${hash}`, options);

  /** Sits down at a table from its shared link. */
  async function sit(page: Page, name: string): Promise<void> {
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Join' }).first().click();
    await page.locator('[data-question]').waitFor();
  }

  /** Sets up a table of three with a bot in the third seat; returns its ID. */
  async function setUp(page: Page, name: string): Promise<string> {
    await page.getByRole('link', { name: /play online/i }).click();
    await page.getByRole('link', { name: /new table: dominant species/i }).click();
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('radio', { name: '3 players' }).check({ force: true });
    await page.getByLabel('Seat 3').selectOption('greedy');
    await page.getByLabel('Allow hints').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('[data-question]').waitFor();
    return new URL(page.url()).hash.split('/')[2]!;
  }

  /** Watches a table without a browser, to know where it stands. */
  async function watch(matchID: string): Promise<PlainClient> {
    const watcher = plainClient(site.address, matchID);
    watchers.push(watcher);
    await synced(watcher);
    return watcher;
  }

  /** Waits until a page shows what a client knows. */
  const shows = (page: Page, watcher: PlainClient): Promise<void> =>
    page.locator(`[data-state-id="${String(stateOf(watcher)!._stateID)}"]`).waitFor({ state: 'attached' });

  /** Lets people move on their pages until the game is over or enough has been played; `each` is called before each of their moves. */
  async function playOn(
    watcher: PlainClient,
    people: Page[],
    most: number,
    { way = byMouse, each }: { way?: Way; each?: (made: number, seat: number) => Promise<void> } = {},
  ): Promise<number> {
    const randomInt = rng(1);
    for (let made = 0; ;) {
      const now = stateOf(watcher)!;
      const question = open(now);
      if (!question || made === most) return made;
      const seat = Number(question.playerID);
      if (people[seat] !== undefined) {
        await each?.(made, seat);
        if (stateOf(watcher)!._stateID !== now._stateID) continue;
        const page = people[seat];
        await shows(page, watcher);
        const legal = question.moves.map(({ move, args }) => fromBoardgameMove(move, args)!);
        const offered = (await asked(page))!.moves;
        expect([...offered].sort((a, b) => a - b)).toEqual([...legal].sort((a, b) => a - b));
        await way(page, hurrying(now.G.state, offered, randomInt));
        made++;
      }
      await reached(watcher, now._stateID + 1);
    }
  }

  it('two people and a bot begin a game; one loses the connection, one reloads, one more watches', async () => {
    const ann = await visit('', { serviceWorkers: 'allow' });
    // The server's policy allows it.
    await ann.evaluate(() => navigator.serviceWorker.ready);
    const matchID = await setUp(ann, 'Ann');
    const ben = await visit(`#table/${matchID}`);
    await shot(ben, 'online-gate');
    await sit(ben, 'Ben');
    const eve = await visit(`#table/${matchID}/watch`);
    await eve.locator('[data-question]').waitFor();
    const watcher = await watch(matchID);

    await ann.getByRole('button', { name: /^Table/ }).click();
    await ann.getByRole('radio', { name: /chat/i }).check({ force: true });
    await ann.getByRole('textbox', { name: 'Message' }).fill('Good luck, <i>Ben</i>!');
    await ann.getByRole('button', { name: 'Send', exact: true }).click();
    await ann.getByText('Good luck, <i>Ben</i>!').waitFor();
    await ann.getByRole('button', { name: 'Close' }).first().click();
    await ben.getByRole('button', { name: /1 new message/ }).click();
    await ben.getByText('Good luck, <i>Ben</i>!').waitFor();
    await shot(ben, 'online-chat');
    await ben.getByRole('button', { name: 'Close' }).first().click();
    await ben.getByRole('button', { name: /new message/ }).waitFor({ state: 'detached' });

    let isAway = false;
    let isReloaded = false;
    const made = await playOn(watcher, [ann, ben], FIRST, {
      async each(moves, seat) {
        if (moves >= 6 && seat === 1 && !isAway) {
          isAway = true;
          await shows(ben, watcher);
          expect(await ben.title()).toMatch(/your turn/i);
          expect(await ann.title()).not.toMatch(/your turn/i);
          await ben.context().setOffline(true);
          await ben.getByText('No connection.').waitFor();
          await ann
            .getByText(/Ben is away/)
            .first()
            .waitFor();
          await shot(ben, 'online-away');
          const before = stateOf(watcher)!._stateID;
          // A move made meanwhile is stored and sent.
          await byMouse(ben, (await asked(ben))!.moves[0]!);
          await ben.getByText('Your move has not been sent yet.').waitFor();
          expect(stateOf(watcher)!._stateID).toBe(before);
          await ben.context().setOffline(false);
          await reached(watcher, before + 1);
          await ben.getByText('No connection.').waitFor({ state: 'detached' });
        }
        if (moves >= 12 && !isReloaded) {
          isReloaded = true;
          await ann.reload();
          await ann.locator('[data-question]').waitFor();
          await shows(ann, watcher);
          // Eve sees the same table, and no moves to make.
          await shows(eve, watcher);
          expect(await eve.locator('[data-move]').count()).toBe(0);
          await eventually(async () => {
            expect(await eve.locator('.ds-animals').innerText()).toBe(await ann.locator('.ds-animals').innerText());
          });
          await shot(eve, 'online-watching');
        }
      },
    });
    expect([isAway, isReloaded]).toEqual([true, true]);
    expect(made).toBe(FIRST);
    expect(site.complaints).toEqual([]);
  }, 300_000);

  it('two people play to the end before one who watches, and one asks for a rematch that the other goes to', async () => {
    const { setupData } = standing(nearTheEnd(LAST));
    const table = await setTable(site.address, ['Ann', 'Ben'], { setupData });
    const { matchID } = table;
    const [ann, ben] = (await Promise.all([0, 1].map((seat) => site.open(personal(site.address, table, seat))))) as [
      Page,
      Page,
    ];
    const eve = await visit(`#table/${matchID}/watch`);
    for (const page of [ann, ben, eve]) await page.locator('[data-question]').waitFor();
    expect(await playOn(await watch(matchID), [ann, ben], Infinity)).toBe(LAST);

    for (const page of [ann, ben, eve]) await page.locator('[data-over]').first().waitFor();
    await shot(ann, 'online-over');
    await ann.getByRole('button', { name: 'Rematch' }).click();
    await ben.getByRole('link', { name: 'Go to the rematch' }).click();
    await ben.getByRole('button', { name: 'Join' }).first().waitFor();
    expect(ben.url()).not.toContain(matchID);
    expect(site.complaints).toEqual([]);
  }, 300_000);

  it('a seat is taken to a telephone by its personal link, played there, given to a bot and taken back', async () => {
    const ann = await visit();
    const matchID = await setUp(ann, 'Ann');
    const { credentials } = (await ann.evaluate(
      () =>
        Object.keys(localStorage)
          .map((key) => /"credentials":"([^"]+)"/.exec(localStorage.getItem(key)!)?.[1])
          .filter(Boolean)
          .map((credentials) => ({ credentials }))[0],
    )) as { credentials: string };
    await ann.context().close();

    const phone = await visit(`#table/${matchID}/0/${credentials}`, PHONE);
    await phone.locator('[data-question]').waitFor();
    expect(phone.url()).not.toContain(credentials);
    const eachTheirWay: Way = (page, move) => (page === phone ? byTouch : byMouse)(page, move);
    const watcher = await watch(matchID);
    const ben = await visit(`#table/${matchID}`);
    await sit(ben, 'Ben');
    await playOn(watcher, [phone, ben], 3, { way: eachTheirWay });
    await shot(phone, 'online-phone');

    // My games, on the phone.
    await phone.goto(`${site.address}/#lobby`);
    await phone.getByRole('heading', { name: 'My games' }).waitFor();
    await shot(phone, 'online-lobby-phone');
    await phone.getByRole('link', { name: 'Open' }).first().click();
    await phone.locator('[data-question]').waitFor();

    await phone.getByRole('button', { name: /^Table/ }).click();
    await phone.getByRole('radio', { name: 'Settings' }).check({ force: true });
    await phone
      .getByRole('button', { name: /let a bot play/i })
      .first()
      .click();
    await phone.getByRole('dialog', { name: 'Table' }).getByRole('button', { name: 'Close' }).click();
    await phone.getByText('A bot is playing for you.').waitFor();
    const before = stateOf(watcher)!._stateID;
    await playOn(watcher, [undefined as never, ben], 1);
    await reached(watcher, before + 1);
    await shot(phone, 'online-phone-handed-over');
    await phone.getByRole('button', { name: 'Take my seat back' }).click();
    await phone.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    await playOn(watcher, [phone, ben], 2, { way: eachTheirWay });
    expect(site.complaints).toEqual([]);
  }, 600_000);
};

onTheServer('online in the browser', tests, isComplaint);
