/** The bots of the packed package: what they bring along, and where they think. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { ARGUMENTS, CHROMIUM_OF_TESTS } from '../../browser/support/chromium.js';
import type { GameEntry } from './boards.ts';
import { type Serving, buildPage, builtFiles, inChromium, servePages } from './pages.ts';
import type { Project } from './project.ts';

/** A question with a choice, some way into a game, and the strong bot's answer to it: always the same. */
const ASK = `
  const client = Client({ game: { ...game, seed: 'a' }, numPlayers: 3 });
  const greedy = new GreedyBot({ seed: 'b' });
  const isChoice = ({ G, ctx }) => game.ai.enumerate(G, ctx, ctx.currentPlayer).length > 3;
  for (let moves = 0; moves < 40 || !isChoice(client.store.getState()); moves++) {
    const state = client.store.getState(); // not what a spectator may see of it
    const { payload } = (await greedy.play(state, state.ctx.currentPlayer)).action;
    client.moves[payload.type](...payload.args);
  }
  const { G, ctx } = client.store.getState();
  const bot = new StrongBot({ enumerate: game.ai.enumerate, seed: 'a' });
  bot.setOpt('iterations', 1000);
  const answer = async () => JSON.stringify((await bot.play({ G, ctx }, ctx.currentPlayer)).action.payload);`;

/** A page on which the strong bot answers, and which notes for how long it was blocked. */
const thinkingPage = ({ entry, exported }: GameEntry): string => `
  import { Client } from 'boardgame.io/client';
  import { ${exported} as game } from '${entry}';
  import { GreedyBot, StrongBot } from '${entry}/bots';
  ${ASK}
  window.think = async () => {
    let longest = 0;
    let last = performance.now();
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    });
    const payload = await answer();
    clearInterval(clock);
    return { payload, longest };
  };`;

/** What the strong bot answers in Node, and whether the program went on meanwhile. */
function answerInNode(project: Project, { entry, exported }: GameEntry): { payload: string; ticks: number } {
  project.write(
    'think.mjs',
    `import { Client } from 'boardgame.io/dist/cjs/client.js';
     import { ${exported} as game } from '${entry}';
     import { GreedyBot, StrongBot } from '${entry}/bots';
     ${ASK}
     let ticks = 0;
     const clock = setInterval(() => ticks++, 1);
     const payload = await answer();
     clearInterval(clock);
     console.log(JSON.stringify({ payload, ticks }));`,
  );
  return JSON.parse(project.run('node', 'think.mjs')) as { payload: string; ticks: number };
}

export function describeBots(project: Project, games: readonly GameEntry[]): void {
  describe('the bots', () => {
    it.each(games)('of $exported: a page with GreedyBot alone has nothing of the strong bot', ({ entry, exported }) => {
      const filesOf = (bot: string): Map<string, string> => {
        buildPage(
          project,
          `only-${bot}-${exported}`,
          `import { ${bot} } from '${entry}/bots';
           document.title = String(${bot});`,
        );
        return builtFiles(project, `only-${bot}-${exported}`);
      };
      const sizeOf = (files: Map<string, string>): number =>
        [...files.values()].reduce((sum, text) => sum + text.length, 0);
      const greedy = filesOf('GreedyBot');
      const strong = filesOf('StrongBot');
      const hasWorker = (files: Map<string, string>): boolean =>
        [...files.keys()].some((file) => file.includes('strong-worker'));
      expect([hasWorker(greedy), hasWorker(strong)]).toEqual([false, true]);
      // The value network of Dominant Species alone has about 100 kB.
      expect(sizeOf(greedy)).toBeLessThan(exported === 'DominantSpecies' ? 120_000 : 100_000);
      expect(sizeOf(strong)).toBeGreaterThan(sizeOf(greedy) + (exported === 'DominantSpecies' ? 100_000 : 5_000));
    });

    it.each(games)(
      "of $exported: boardgame.io's MCTSBot answers quickly with the limits in `ai`",
      ({ entry, exported }) => {
        project.write(
          'mcts.mjs',
          `import { Client } from 'boardgame.io/dist/cjs/client.js';
         import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
         import { ${exported} as game } from '${entry}';
         const state = Client({ game, numPlayers: 4 }).getInitialState();
         const bot = new MCTSBot({ game, ...game.ai });
         const began = performance.now();
         const { action } = await bot.play(state, state.ctx.currentPlayer);
         console.log(action.type, Math.round(performance.now() - began));`,
        );
        const [type, ms] = project.run('node', 'mcts.mjs').split(' ');
        expect(type).toBe('MAKE_MOVE');
        // Well within a second on an idle machine; with boardgame.io's own limits a minute.
        expect(Number(ms)).toBeLessThan(6_000);
      },
    );

    it.each(games)(
      "of $exported: a level plays as boardgame.io's RandomBot, for the Debug panel",
      ({ entry, exported }) => {
        project.write(
          'panel.mjs',
          `import { Client } from 'boardgame.io/dist/cjs/client.js';
         import { RandomBot, Step } from 'boardgame.io/dist/cjs/ai.js';
         import { ${exported} } from '${entry}';
         import { withLevel } from '${entry}/bots';
         const game = withLevel(${exported}, 'greedy');
         const client = Client({ game, numPlayers: 3 });
         const bot = new RandomBot({ game, enumerate: client.game.ai.enumerate });
         for (let i = 0; i < 10; i++) {
           const { G, ctx } = client.getState();
           if (game.ai.enumerate(G, ctx, Object.keys(ctx.activePlayers)[0]).length !== 1) console.log('a choice');
           await Step(client, bot);
         }
         console.log(client.getState()._stateID);
         try { withLevel(${exported}, 'best'); } catch (error) { console.log(error.message); }`,
        );
        expect(project.run('node', 'panel.mjs')).toMatch(/^10\nlevel: "best" is none of random, .*greedy.*\n$/);
      },
    );

    it.each(games)('of $exported: StrongBot lets a program go on while it thinks in Node', (game) => {
      expect(answerInNode(project, game).ticks).toBeGreaterThan(1);
    });

    describe('on a page', () => {
      let browser: Browser | undefined;
      let served: Serving | undefined;
      beforeAll(async () => {
        if (CHROMIUM_OF_TESTS === undefined) return;
        for (const game of games) buildPage(project, `thinking-${game.exported}`, thinkingPage(game));
        served = await servePages(project);
        browser = await chromium.launch({ executablePath: CHROMIUM_OF_TESTS, args: ARGUMENTS });
      });
      afterAll(async () => {
        await browser?.close();
        served?.stop();
      });

      inChromium.each(games)('StrongBot of $exported thinks in a worker, and without one in slices', async (game) => {
        const address = `${served!.address}thinking-${game.exported}/dist/index.html`;
        const think = async (
          isWorkerThere: boolean,
        ): Promise<{ payload: string; longest: number; workers: number }> => {
          const page = await browser!.newPage();
          try {
            // What a page gets whose bundler did not take the worker along.
            if (!isWorkerThere) await page.route(/strong-worker/, (route) => route.fulfill({ status: 404 }));
            await page.goto(address);
            await page.waitForFunction('window.think !== undefined');
            const thought = await page.evaluate<{ payload: string; longest: number }>('window.think()');
            return { ...thought, workers: page.workers().length };
          } finally {
            await page.close();
          }
        };
        const inWorker = await think(true);
        expect(inWorker.workers).toBe(1);
        // Thinking takes a second or more: one slice would last as long.
        expect(inWorker.longest).toBeLessThan(300);
        const inSlices = await think(false);
        expect(inSlices.longest).toBeLessThan(500);
        expect(inSlices.payload).toBe(inWorker.payload);
        expect(answerInNode(project, game).payload).toBe(inWorker.payload);
      });
    });
  });
}
