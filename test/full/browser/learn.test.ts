/** Lessons and challenges in a real browser: played to the end, skipped, resumed, repeated; what axe finds. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';
import type { LessonStep } from '../../../src/kit/learning.ts';
import { findings } from '../../browser/support/axe.ts';
import { goTo, kept } from '../../browser/support/player.ts';
import { shot } from '../../browser/support/shot.ts';
import { PHONE, USED, WIDE, inChromium, pageAddress } from '../../browser/support/browser.ts';
import { poll } from '../../support/waiting.ts';

/** What spaces of Dominant Species say they would bring, for those that are vacant when the first pawn is placed. */
const OUTCOMES = {
  adaptation: /^(To take: |The box is empty|No room)/,
  speciation: /elements? of this type on earth/,
  wanderlust: /^(To take: |No tile is face up)/,
  migration: / on earth to move\.$/,
  domination: /tiles? to choose from; /,
};

inChromium(
  'Learning',
  (type) => type === 'error',
  (site) => {
    const open = (hash: string, visitor: Parameters<typeof site.open>[1] = USED): Promise<Page> =>
      site.open(`${pageAddress()}#${hash}`, visitor);
    const coach = (page: Page): Locator => page.locator('.table-coach');
    const next = (page: Page): Locator => coach(page).locator('.table-coach-actions .ui-main');

    /** Makes moves on the board, given in the notation. */
    async function answer(page: Page, game: string, answers: readonly unknown[]): Promise<void> {
      const { notation } = await loadGame(game);
      for (const written of answers) {
        const target = page.locator(`[data-move="${String(notation.move.read(written))}"]:visible`);
        // On a phone a tap opens a domain of The Evolution Game, and its squares are large enough for fingers there.
        const domain = page.locator('.evo-domain', { has: target.first() }).locator('.evo-open-domain:visible');
        if ((await domain.count()) > 0) {
          // The one opened for the previous colony may still be open.
          const close = page.locator('.evo-dialog').getByRole('button', { name: 'Close' });
          if (await close.isVisible()) await close.click();
          await domain.click();
        }
        await target.last().click();
      }
    }

    /** Carries out a move of The Evolution Game as its text says: some take several clicks. */
    async function asTold(page: Page, game: string, written: unknown): Promise<void> {
      const { adapt, remedy, survive } = Object(written) as {
        adapt?: string;
        remedy?: string;
        survive?: readonly number[];
      };
      if (adapt !== undefined) await page.getByRole('button', { name: `Adapt ${adapt}` }).click();
      else if (survive !== undefined)
        await page.getByRole('button', { name: `Return ${String(survive.length)}` }).click();
      else if (remedy !== undefined)
        await page
          .locator('.evo-own-panel')
          .getByRole('button', { name: `${remedy}: gene` })
          .click();
      else await answer(page, game, [written]);
    }

    async function doStep(page: Page, game: string, { moves = [], choices = [] }: LessonStep): Promise<void> {
      for (const [first] of moves) {
        if (first === undefined)
          await page.locator('[data-move]:visible:enabled, .evo-arrange .evo-main').first().click();
        else await asTold(page, game, first);
      }
      const right = choices.find(({ isRight }) => isRight === true);
      if (right) {
        const answer = coach(page).getByRole('button', { name: right.text, exact: true });
        // On a phone the answers may be on the second page of the text.
        const further = coach(page).getByRole('button', { name: /: go on reading$/ });
        if ((await further.count()) > 0 && (await answer.boundingBox())!.x >= (page.viewportSize()?.width ?? 0)) {
          await further.click();
        }
        await answer.click();
      }
    }

    describe.each(['dominant-species', 'card-game', 'evolution-game'])('%s', (game) => {
      it('is begun with a lesson that is done by hand, counts as done, and can be repeated', async () => {
        const [lesson] = (await (await loadGame(game)).learning!('en')).lessons;
        const page = await open(`learn/${game}`);
        await page.getByRole('link', { name: `${lesson!.title}: Start` }).click();
        for (const [i, step] of lesson!.steps.entries()) {
          await coach(page)
            .getByText(`Step ${String(i + 1)} of`)
            .waitFor();
          await doStep(page, game, step);
          await next(page).waitFor();
          if (i < lesson!.steps.length - 1) await next(page).click();
        }
        await coach(page).getByRole('link', { name: 'All lessons' }).click();
        await page.getByText(/^1 of \d+ lessons done/).waitFor();
        await page.getByRole('link', { name: `${lesson!.title}: Repeat` }).click();
        await coach(page).getByText('Step 1 of').waitFor();
        expect(site.complaints).toEqual([]);
      });
    });

    it.each([
      ['card-game', 'a wide screen', WIDE],
      ['card-game', 'a phone', PHONE],
      ['evolution-game', 'a wide screen', WIDE],
      ['evolution-game', 'a phone', PHONE],
    ] as const)('of %s goes from its first step to its last as it is told, on %s', async (game, screen, options) => {
      const { lessons } = await (await loadGame(game)).learning!('en');
      const page = await open(`learn/${game}/lesson/${lessons[0]!.id}`, { ...options, ...USED });
      for (const [number, lesson] of lessons.entries()) {
        await coach(page).getByRole('heading', { name: lesson.title, exact: true }).waitFor();
        for (const [i, step] of lesson.steps.entries()) {
          await coach(page)
            .getByText(`Step ${String(i + 1)} of`)
            .waitFor();
          await shot(page, `lesson-${game}-${screen.split(' ').at(-1)!}-${String(number + 1)}-${String(i + 1)}`);
          // A step that only asks something shows one question: there is none in the bar above.
          const isPlayed = step.moves !== undefined || step.until !== undefined;
          expect(await page.locator('[data-prompt]').isVisible()).toBe(isPlayed);
          await doStep(page, game, step);
          await next(page).waitFor();
          if (i < lesson.steps.length - 1) await next(page).click();
        }
        if (number < lessons.length - 1) await next(page).click();
      }
      await coach(page).getByRole('link', { name: 'All lessons' }).click();
      await page.getByText('All lessons are done.').waitFor();
      expect(site.complaints).toEqual([]);
    });

    it('on a phone every tile of Dominant Species is where a finger finds it', async () => {
      const { lessons } = await (await loadGame('dominant-species')).learning!('en');
      const [lesson] = lessons;
      const scored = lesson!.steps.findIndex(({ moves }) => moves !== undefined);
      const page = await open(`learn/dominant-species/lesson/${lesson!.id}/${String(scored)}`, { ...PHONE, ...USED });
      const tiles = page.locator('.ds-tile[data-move]');
      await tiles.first().waitFor();
      const sizes = await tiles.evaluateAll((all) =>
        all.map((tile) => {
          const { x, y, width, height } = tile.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit !== null && tile.contains(hit) ? Math.min(width, height) : 0;
        }),
      );
      // Among those with species.
      expect(sizes).toHaveLength(5);
      expect(Math.min(...sizes)).toBeGreaterThan(44);
    });

    it('can be left at any step and taken up there again; what is skipped is not done', async () => {
      const [lesson] = (await (await loadGame('dominant-species')).learning!('en')).lessons;
      const page = await open(`learn/dominant-species/lesson/${lesson!.id}`);
      await coach(page).getByText('Step 1 of').waitFor();
      await doStep(page, 'dominant-species', lesson!.steps[0]!);
      await next(page).click();
      await coach(page).getByText('Step 2 of').waitFor();
      await page.goto(`${pageAddress()}#learn/dominant-species`);
      await page.getByRole('link', { name: `${lesson!.title}: Continue` }).click();
      await coach(page).getByText('Step 2 of').waitFor();
      for (let step = 2; step < lesson!.steps.length; step++) {
        await coach(page)
          .getByRole('button', { name: /^(Skip|Next)$/ })
          .click();
        await coach(page)
          .getByText(`Step ${String(step + 1)} of`)
          .waitFor();
      }
      await coach(page).getByRole('link', { name: 'All lessons' }).click();
      await page.getByText(/^0 of \d+ lessons done/).waitFor();
    });

    it('leads to a first game of Dominant Species, where each decision has a hint, and each space says what it would bring now', async () => {
      const page = await open('learn/dominant-species', {});
      await page.getByRole('link', { name: 'Play your first game' }).click();
      const planning = page.locator('[data-ours=true][data-question="planning space"]');
      for (let pawns = 0; pawns < 2; pawns++) {
        await planning.waitFor();
        await page.locator('.ds-slip').getByText(/^Hint/).first().waitFor();
        const { bots, moves } = await kept(page);
        expect(bots).toEqual([null, 'gentle', 'gentle']);
        for (const [section, outcome] of pawns === 0 ? Object.entries(OUTCOMES) : []) {
          await page.locator(`.ds-display .ds-space-${section}[data-move]`).first().hover();
          await page.locator('#table-tooltip').getByText(outcome).waitFor();
        }
        await page.locator('.ds-display [data-move]').first().click();
        await poll(async () => (await kept(page)).moves.length > moves.length).toBe(true);
      }
      expect(site.complaints).toEqual([]);
    });

    it('has challenges that are solved on the board, missed, and taken back', async () => {
      const { challenges } = await (await loadGame('card-game')).learning!('en');
      const { id, solution, title } = challenges[0]!;
      const page = await open(`learn/card-game/challenge/${id}`);
      await page.getByRole('button', { name: 'Pass' }).click();
      await coach(page).getByText('That does not work.', { exact: false }).waitFor();
      await coach(page).getByRole('button', { name: 'Undo' }).click();
      await answer(page, 'card-game', solution);
      await coach(page).getByText('Solved!', { exact: false }).waitFor();
      await page.goto(`${pageAddress()}#learn/card-game`);
      await page.getByRole('link', { name: `${title}: Repeat` }).waitFor();
      expect(site.complaints).toEqual([]);
    });

    it.each([
      ['a wide screen', WIDE],
      ['a phone', PHONE],
    ] as const)('shows lists and lessons on %s without a complaint of axe', async (name, options) => {
      const page = await open('learn/dominant-species', { ...options, ...USED });
      await page.getByRole('heading', { name: 'Lessons' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await shot(page, `lessons-${name.split(' ').at(-1)!}`);
      for (const game of ['dominant-species', 'evolution-game']) {
        const [lesson] = (await (await loadGame(game)).learning!('en')).lessons;
        await goTo(page, `learn/${game}/lesson/${lesson!.id}`);
        await coach(page).getByRole('heading', { name: lesson!.title, exact: true }).waitFor();
        // The board may come after the coach; where a step asks something, its bar is hidden.
        await page.locator('[data-prompt], [data-question]').first().waitFor({ state: 'attached' });
        expect(await findings(page, { isDarkKnown: options === PHONE })).toEqual([]);
        await shot(page, `lesson-${game}-${name.split(' ').at(-1)!}`);
      }
    });
  },
);
