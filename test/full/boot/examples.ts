/** The examples, copied into a project that has installed the packed package. */
import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { type Browser, type Locator, type Page, chromium } from 'playwright-core';
import { DominantSpecies, type G } from '../../support/game.ts';
import { ARGUMENTS, CHROMIUM_OF_TESTS } from '../../browser/support/chromium.js';
import { ROOT } from './checkout.ts';
import { type Serving, inChromium, serving } from './pages.ts';
import type { Project } from './project.ts';
import { eventually } from '../../support/waiting.ts';

/** Builds the page of an example, unless it was built before, and serves it. */
async function servePage(project: Project, name: string): Promise<Serving> {
  if (!existsSync(join(project.folder, 'examples', name, 'dist')))
    project.runBin('vite', 'build', `examples/${name}`, '--logLevel', 'warn');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  return serving(project.folder, vite, 'preview', `examples/${name}`, '--host', '127.0.0.1', '--port', '0');
}

/** The errors on a page, as in its console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** The pawns on the action display. */
const pawnsOn = (page: Page): Locator => page.locator('.ds-display .ds-pawn-on');

/** Places a pawn on the first vacant space. */
const place = (page: Page): Promise<void> => page.locator('.ds-display [data-move]').first().click();

const exampleIn = ({ folder }: Project, name: string): string => join(folder, 'examples', name);

export function describeExamples(project: Project): void {
  let browser: Browser | undefined;

  beforeAll(async () => {
    cpSync(join(ROOT, 'examples'), join(project.folder, 'examples'), {
      recursive: true,
      filter: (path) => !/node_modules|dist$/.test(path),
    });
    if (CHROMIUM_OF_TESTS !== undefined)
      browser = await chromium.launch({ executablePath: CHROMIUM_OF_TESTS, args: ARGUMENTS });
  });

  afterAll(async () => {
    await browser?.close();
  });

  describe('examples', () => {
    it('are short', () => {
      for (const name of ['hot-seat', 'online-stock-server', 'bot-arena']) {
        const code = readdirSync(join(ROOT, 'examples', name)).filter((file) => /\.jsx?$/.test(file));
        const lines = code.flatMap((file) => readFileSync(join(ROOT, 'examples', name, file), 'utf8').split('\n'));
        expect(lines.length).toBeLessThanOrEqual(60);
      }
    });

    it('pin the versions that the project uses', () => {
      const versions = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
        'dependencies' | 'devDependencies',
        Record<string, string>
      >;
      for (const name of ['hot-seat', 'online-stock-server']) {
        const example = JSON.parse(
          readFileSync(join(exampleIn(project, name), 'package.json'), 'utf8'),
        ) as typeof versions;
        const pinned = { ...example.dependencies, ...example.devDependencies };
        delete pinned['dominant-species'];
        expect({ ...versions.dependencies, ...versions.devDependencies }).toMatchObject(pinned);
      }
    });

    inChromium('hot-seat: four people take turns on the board', async () => {
      const served = await servePage(project, 'hot-seat');
      const page = await browser!.newPage({ viewport: { width: 1440, height: 900 } });
      try {
        const complaints = complaintsOf(page);
        await page.goto(`${served.address}?language=de`);
        const who = page.locator('.table-who');
        const asked: string[] = [];
        for (let pawns = 0; pawns < 4; pawns++) {
          await page.locator('[data-question="planning space"]').waitFor();
          expect(await page.innerText('[data-prompt] h1')).toMatch(/Wähle|Setze|Leg/i);
          asked.push(/Ada|Bo|Cleo|Dan/.exec(await who.innerText())![0]);
          await place(page);
          await pawnsOn(page).nth(pawns).waitFor();
        }
        expect(asked.sort()).toEqual(['Ada', 'Bo', 'Cleo', 'Dan']);
        // In system fonts, which may be wider, names of actions would run into their spaces.
        const faces = await page.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : []));
        });
        expect([...new Set(faces.map((family) => family.replaceAll('"', '')))].sort()).toEqual([
          'Inter Variable',
          'Source Serif 4 Variable',
        ]);
        expect(complaints).toEqual([]);
      } finally {
        await page.close();
        served.stop();
      }
    });

    inChromium("hot-seat: boardgame.io's Debug panel simulates a game by its AI tab", async () => {
      const served = await servePage(project, 'hot-seat');
      const page = await browser!.newPage({ viewport: { width: 1440, height: 900 } });
      try {
        const complaints = complaintsOf(page);
        await page.goto(`${served.address}?debug`);
        await page.waitForSelector('.debug-panel');
        await page.getByText('AI', { exact: true }).click();
        await page.locator('.debug-panel select').first().selectOption({ label: 'Random' });
        const before = await page.innerText('.ds-board');
        await page.keyboard.press('2'); // play
        await page.waitForFunction(
          (text) => document.querySelector<HTMLElement>('.ds-board')!.innerText !== text,
          before,
        );
        expect(complaints).toEqual([]);
      } finally {
        await page.close();
        served.stop();
      }
    });

    it('start as the tests start them', () => {
      const startOf = (name: string): unknown =>
        (JSON.parse(readFileSync(join(exampleIn(project, name), 'package.json'), 'utf8')) as { scripts: object })
          .scripts;
      expect(startOf('hot-seat')).toEqual({ start: 'vite --open', build: 'vite build' });
      expect(startOf('online-stock-server')).toEqual({
        start: 'node server.js',
        page: 'vite --open',
        build: 'vite build',
      });
    });

    it('bot-arena: bots play games to the end', () => {
      const printed = project.run('npm', '--silent', '--prefix', 'examples/bot-arena', 'start', '--', '1');
      expect(printed).toMatch(
        /^random: \d\.\d\d of 3 games won \(\d\.\d\d to \d\.\d\d\), average place \d\.\d\d\ncasual: .*\ngreedy: \d\.\d\d of 3 games won/,
      );
    });
  });

  describeStockServer(project, () => browser!);
}

function describeStockServer(project: Project, browser: () => Browser): void {
  describe('examples/online-stock-server', () => {
    let server: Serving | undefined;

    beforeAll(async () => {
      server = await serving(exampleIn(project, 'online-stock-server'), 'server.js');
    });

    afterAll(() => {
      server?.stop();
    });

    it('carries a move from one client to another', async () => {
      const lobby = new LobbyClient({ server: server!.address });
      const { matchID } = await lobby.createMatch('dominant-species', { numPlayers: 2 });
      const clients: ReturnType<typeof Client<G>>[] = [];
      for (const playerID of ['0', '1']) {
        const { playerCredentials } = await lobby.joinMatch('dominant-species', matchID, {
          playerID,
          playerName: playerID,
        });
        const multiplayer = SocketIO({
          server: server!.address,
          socketOpts: { transports: ['websocket'], forceNew: true },
        });
        const client = Client({
          game: DominantSpecies,
          multiplayer,
          matchID,
          playerID,
          credentials: playerCredentials,
          debug: false,
        });
        client.start();
        clients.push(client);
      }
      try {
        await eventually(() => {
          expect(clients.every((client) => client.getState() !== null)).toBe(true);
        });
        const { G, ctx } = clients[0]!.getState()!;
        const mover = clients[Number(ctx.currentPlayer)]!;
        const [answer] = DominantSpecies.ai.enumerate(G, ctx, ctx.currentPlayer);
        mover.moves[answer!.move]!(...answer!.args);
        await eventually(() => {
          expect(clients.map((client) => client.getState()!._stateID)).toEqual([1, 1]);
        });
      } finally {
        for (const client of clients) client.stop();
      }
    });

    inChromium("has boardgame.io's own lobby page, from which two play", async () => {
      const served = await servePage(project, 'online-stock-server');
      const complaints: string[] = [];
      // One browser each: the page remembers its player. The example's server allows pages from localhost, by that name.
      const enter = async (name: string): Promise<Page> => {
        const context = await browser().newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        page.on('pageerror', (error) => complaints.push(error.message));
        await page.goto(
          `${served.address.replace('127.0.0.1', 'localhost')}?server=${encodeURIComponent(server!.address)}`,
        );
        await page.getByRole('textbox').fill(name);
        await page.getByRole('button', { name: 'Enter' }).click();
        return page;
      };
      const pages: Page[] = [];
      try {
        for (const name of ['Ada', 'Bo']) {
          const page = await enter(name);
          pages.push(page);
          if (pages.length === 1) await page.getByRole('button', { name: 'Create' }).click();
          await page.getByRole('button', { name: 'Join' }).first().click();
          await page.getByRole('button', { name: 'Leave' }).waitFor();
        }
        for (const page of pages) await page.getByRole('button', { name: 'Play', exact: true }).click();
        for (const page of pages) await page.locator('[data-question="planning space"]').waitFor();
        // Only the player to move can place a pawn; both see it.
        const areAsked = await Promise.all(pages.map((page) => page.locator('.ds-display [data-move]').count()));
        expect(areAsked.filter((spaces) => spaces > 0)).toHaveLength(1);
        await place(pages[areAsked[0] === 0 ? 1 : 0]!);
        for (const page of pages) await pawnsOn(page).waitFor();
        expect(complaints).toEqual([]);
      } finally {
        for (const page of pages) await page.context().close();
        served.stop();
      }
    });
  });
}
