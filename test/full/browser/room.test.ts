/** Space on low screens and phones: full tables in the middle of a game, where nothing is cut off, covered or has to be scrolled to. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';
import { atRest, openRecord } from '../../browser/support/player.ts';
import type { GameRecord as AnyRecord } from '../../../src/kit/record/record.ts';
import { continueFrom } from '../../browser/support/records.ts';
import { shot } from '../../browser/support/shot.ts';
import { gameFor } from '../../browser/support/situations.ts';
import { PHONE, USED, type Visitor, inChromium, pageAddress } from '../../browser/support/browser.ts';

/** Events of the card game, by length of text. */
const EVENTS = {
  'the longest texts': ['apex-predator', 'camouflage', 'disease', 'parasitism', 'recovery', 'fertility', 'abundance'],
  'the others': ['blight', 'niche', 'hardiness', 'pack-hunting', 'adaptive-radiation', 'migration', 'predation'],
} as const;

/** Animals of the card game with long names, in English or in German, and some of other classes. */
const LONG_NAMES = [
  ...['insect-02', 'insect-03', 'insect-08', 'insect-13', 'arachnid-01', 'arachnid-05', 'mammal-08', 'bird-05'],
  ...['reptile-05', 'reptile-12', 'reptile-14', 'amphibian-01', 'amphibian-05', 'amphibian-12', 'amphibian-13'],
];

/** A position of The Evolution Game with panels as full as they can be. */
const FULL_PANEL = {
  format: 'evolution-game position 1',
  turn: 9,
  first: 1,
  players: [
    {
      genePool: 'OLOYGYGL',
      stage: 0,
      counter: 12,
      niches: ['CEFH', 'AH', 'BEGH', 'CF', 'BDEG', 'BCEH', 'CFH'],
      mutation: ['GY', 'OG', 'OY', 'OL', 'OLGY', 'OG', 'OL', 'OL'],
    },
    { genePool: 'YGYLLOOG', stage: 0, counter: 16, niches: ['B', 'C', 'BDG', 'F', 'GH', 'AB', 'CD'], mutation: [] },
  ],
  domains: {
    A: { colour: 'Y', colonies: '1.1111111' },
    B: { colour: 'G', colonies: '.2..22...' },
    C: { colour: 'G', colonies: '.........' },
    D: { colour: 'L', colonies: '2...2....' },
    E: { colour: 'O', colonies: '.2..22...' },
    F: { colour: 'L', colonies: '.........' },
    G: { colour: 'Y', colonies: '.........' },
    H: { colour: 'G', colonies: '.222.2...' },
  },
  bottom: { niches: [], mutation: [], naturalSelection: [] },
  question: { stage: 'begin', player: 1 },
} as const;

/** Five niches, with three cards that adapt to two domains. */
const FIVE_NICHES = { stage: 5, niches: ['CEFH', 'AH', 'BE', 'CF', 'DG'], mutation: ['OY', 'OLG', 'LY'] } as const;
/** Domains that leave only A and D without a match in the gene pool above. */
const ADAPTED_TO_SIX = {
  B: { colour: 'L', colonies: '.2..22...' },
  C: { colour: 'O', colonies: '.........' },
  E: { colour: 'G', colonies: '.2..22...' },
  F: { colour: 'Y', colonies: '.........' },
  G: { colour: 'G', colonies: '.........' },
  H: { colour: 'L', colonies: '.222.2...' },
} as const;

/** A small notebook. */
const LOW = { viewport: { width: 1280, height: 720 } } as const;

/** Plays on from a move of a sample game, in the seat that is to decide. */
async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.waitForFunction(() => window.location.hash.startsWith('#game/'));
  await atRest(page);
}

/** Of the elements found, those that extend beyond their box (the nearest ancestor that matches `box`), each by its text. */
const outside = (page: Page, parts: string, box: string): Promise<string[]> =>
  page.evaluate(
    ([each, around]) =>
      [...document.querySelectorAll(each)]
        .filter((part) => part.getClientRects().length > 0 && part.closest('.visually-hidden') === null)
        .filter((part) => {
          const inner = part.getBoundingClientRect();
          const outer = part.closest(around)!.getBoundingClientRect();
          return (
            inner.width > 1 &&
            (inner.left < outer.left - 2 ||
              inner.right > outer.right + 2 ||
              inner.top < outer.top - 2 ||
              inner.bottom > outer.bottom + 2)
          );
        })
        .map((part) => part.textContent),
    [parts, box] as const,
  );

inChromium(
  'room',
  () => false,
  (site) => {
    /** Opens the page at the part of its address after the `#`. */
    const open = (hash: string, visitor: Visitor): Promise<Page> =>
      site.open(`${pageAddress()}#${hash}`, { ...USED, ...visitor });

    /** Names of animals and players that are not shown in full. */
    const cutNames = (page: Page): Promise<string[]> =>
      page.locator('.ds-animal-name > *').evaluateAll((names) =>
        names
          .filter((name) => {
            const text = document.createRange();
            text.selectNodeContents(name);
            // In fractions of a pixel: even the smallest causes an ellipsis.
            const isWider = text.getBoundingClientRect().width > name.getBoundingClientRect().width + 0.02;
            return isWider || name.scrollHeight > name.clientHeight + 3;
          })
          .map((name) => name.textContent),
      );

    it.each([
      ['en-GB', 1280, 720],
      ['de-DE', 1280, 720],
      ['en-GB', 1440, 900],
      ['de-DE', 1440, 900],
      ['de-DE', 1920, 1080],
    ])(
      'for all names, figures and VPs of six animals, also with what they have just gained (%s, %i×%i)',
      async (locale, width, height) => {
        const screen = { locale, viewport: { width, height } };
        const page = await open('replay/dominant-species/sample/six-strong-bots/9999', screen);
        await page.locator('.ds-animal .ds-change').nth(5).waitFor();
        await atRest(page);
        await shot(page, `room-animals-${locale}-${String(width)}`);
        expect(await cutNames(page)).toEqual([]);
        const figures = page.locator('.ds-figures').first().locator('.ds-figure > span[aria-hidden]');
        const lines = await figures.evaluateAll((labels) => [
          ...new Set(labels.map((label) => Math.round(label.getBoundingClientRect().top))),
        ]);
        expect(lines).toHaveLength(1);
        // The same at the table, where no replay bar takes height from it.
        const samples = await (await loadGame('dominant-species')).samples!('en');
        const record = (await samples.find(({ id }) => id === 'six-strong-bots')!.load()) as AnyRecord;
        const bot = 'Meles';
        const names = [1, 2, 3, 4, 5, 6].map((seat) => `${bot} ${String(seat)}`);
        await openRecord(page, { ...record, names });
        await atRest(page);
        await shot(page, `room-animals-end-${locale}-${String(width)}`);
        expect(await page.locator('.ds-animal .ds-change').count()).toBeGreaterThan(5);
        expect(await cutNames(page)).toEqual([]);
      },
    );

    it.each([2, 3, 4])('for seven niches of each of %i players of The Evolution Game', async (players) => {
      const page = await site.open(pageAddress());
      const [ann, ben] = FULL_PANEL.players;
      const others = [
        { ...ben, genePool: 'OOLLGGYY', counter: 3, niches: ['ABDG', 'ACDF', 'ADFG', 'ACFH', 'A', 'D', 'E'] },
        {
          ...ben,
          genePool: 'YYGGLLOO',
          counter: 24,
          niches: ['BC', 'DE', 'EF', 'FG', 'ABD', 'BCE', 'CDF'],
          mutation: ['OY', 'OLG'],
        },
      ];
      await continueFrom(page, 'evolution-game', {
        format: 'evolution-game record 1',
        names: ['Ann', 'Ben', 'Cleo', 'Dara'].slice(0, players),
        bots: [null, 'greedy', 'greedy', 'greedy'].slice(0, players),
        position: { ...FULL_PANEL, players: [ann, ben, ...others].slice(0, players) },
        moves: [],
      });
      await page.locator('.evo-own-panel .evo-go').first().waitFor();
      await atRest(page);
      await shot(page, `room-evolution-${String(players)}-players`);
      expect(await page.locator('.evo-niche').count()).toBe(7 * players);
      expect(await outside(page, '.evo-niche .evo-letters b', '.evo-niche')).toEqual([]);
      const panels = page.locator('.evo-panels');
      expect(await panels.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
    });

    it('for four players of The Evolution Game on a small notebook', async () => {
      const page = await open('replay/evolution-game/sample/four-strong-bots/120', LOW);
      await playOn(page);
      await shot(page, 'room-evolution-low');
      const panels = page.locator('.evo-panels');
      expect(await panels.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
      expect(await outside(page, '.evo-square-name', '.evo-square')).toEqual([]);
      // What is in the middle of the map is no taller than its space: it does not overlap either neighbour.
      const centre = page.locator('.evo-centre');
      expect(
        await centre.evaluate((each) => {
          const room = each.getBoundingClientRect();
          return (
            [...each.children]
              .map((part) => part.getBoundingClientRect())
              // What is hidden has no position.
              .filter(({ height }) => height > 0)
              .some(({ top, bottom }) => top < room.top - 2 || bottom > room.bottom + 2)
          );
        }),
      ).toBe(false);
    });

    it.each(['en-GB', 'de-DE'])(
      'for the names of the squares beside the bar of a replay on a small notebook (%s)',
      async (locale) => {
        const page = await open('replay/evolution-game/sample/four-strong-bots/120', {
          ...LOW,
          locale,
        });
        await page.locator('.evo-square').first().waitFor();
        await atRest(page);
        await shot(page, `room-evolution-replay-${locale}`);
        expect(await page.locator('.evo-square-name').filter({ visible: true }).count()).toBe(32);
        expect(await outside(page, '.evo-square-name', '.evo-square')).toEqual([]);
      },
    );

    it('for seven niches, eight cards and what they can do, and the rival below, on a small notebook', async () => {
      // In a page of its own: one in which a game of this kind was played would go on with that.
      const page = await site.open(pageAddress(), LOW);
      await continueFrom(page, 'evolution-game', {
        format: 'evolution-game record 1',
        names: ['Ann', 'Ben'],
        bots: [null, 'greedy'],
        position: FULL_PANEL,
        moves: [],
      });
      await page.locator('.evo-own-panel .evo-go').nth(7).waitFor();
      await atRest(page);
      await shot(page, 'room-evolution-full-panel');
      expect(await page.locator('.evo-own-panel .evo-niche').count()).toBe(7);
      const panels = page.locator('.evo-panels');
      expect(await panels.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
    });

    it('for one’s niches on a phone, above the answers', async () => {
      const page = await open('replay/evolution-game/sample/four-strong-bots/120', PHONE);
      await playOn(page);
      await shot(page, 'room-evolution-phone');
      const bottom = (selector: string): Promise<number> =>
        page.locator(selector).evaluate((each) => each.getBoundingClientRect().bottom);
      const top = await page.locator('.evo-answers').evaluate((each) => each.getBoundingClientRect().top);
      expect(await bottom('.evo-own-panel .evo-niches')).toBeLessThanOrEqual(top);
    });

    /** A player's turn on a phone with some niches and mutation cards, in a page of its own like the full panel above. */
    async function withCardsOnPhone(cards: object, domains: object, locale: string): Promise<Page> {
      const page = await site.open(pageAddress(), { ...PHONE, locale });
      const [ann, ben] = FULL_PANEL.players;
      await continueFrom(page, 'evolution-game', {
        format: 'evolution-game record 1',
        names: ['Ann', 'Ben'],
        bots: [null, 'greedy'],
        position: {
          ...FULL_PANEL,
          domains: { ...FULL_PANEL.domains, ...domains },
          players: [{ ...ann, ...cards }, ben],
        },
        moves: [],
      });
      await page.locator('.evo-adapts').first().waitFor();
      await atRest(page);
      return page;
    }

    it.each([
      ['one conversion', 'en-US', { stage: 10, niches: ['CEFH', 'AH'], mutation: ['OY', 'OY'] }, {}],
      ['two conversions', 'en-US', FIVE_NICHES, ADAPTED_TO_SIX],
      ['two conversions', 'de-DE', FIVE_NICHES, ADAPTED_TO_SIX],
    ] as const)(
      'for one’s niches on a phone, with mutation cards, %s and the button that rolls in reach below (%s)',
      async (_name, locale, cards, changed) => {
        const page = await withCardsOnPhone(cards, changed, locale);
        await shot(page, `room-evolution-phone-cards-${String(cards.niches.length)}-${locale}`);
        const box = async (selector: string) => (await page.locator(selector).last().boundingBox())!;
        const [niches, row, chain, roll, tabs] = await Promise.all(
          ['.evo-own-panel .evo-niches', '.evo-card-row', '.evo-adapts', '.evo-answers .ui-button', '.table-tabs'].map(
            box,
          ),
        );
        expect(niches!.y + niches!.height).toBeLessThanOrEqual(row!.y + 1);
        expect(row!.y + row!.height).toBeLessThanOrEqual(tabs!.y + 1);
        expect(chain!.x + chain!.width).toBeLessThanOrEqual(roll!.x);
        expect(roll!.y).toBeGreaterThanOrEqual(row!.y - 1);
      },
    );

    it('for the chains that adapt a compartment on a phone, in place of the cards they use', async () => {
      const page = await withCardsOnPhone(FIVE_NICHES, ADAPTED_TO_SIX, 'de-DE');
      const heights = (): Promise<number[]> =>
        page
          .locator('.evo-own-panel, .evo-card-row')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
      const before = await heights();
      await page.locator('.evo-adapts').first().tap();
      const chains = page.locator('.evo-chains .evo-go');
      await chains.nth(1).waitFor();
      await atRest(page);
      await shot(page, 'room-evolution-phone-chains');
      expect(await page.locator('.evo-own-panel .evo-cards').isVisible()).toBe(false);
      expect(await heights()).toEqual(before);
      const roll = (await page.locator('.evo-answers .ui-button').last().boundingBox())!;
      for (const chain of await page.locator('.evo-chains .ui-button').all()) {
        const { x, width } = (await chain.boundingBox())!;
        expect(x + width).toBeLessThanOrEqual(roll.x);
      }
    });

    it.each([
      ['The Evolution Game', 'evolution-game/sample/four-strong-bots/115', '.evo-world'],
      ['the card game', 'card-game/sample/five-strong-bots/50', '.cg-rivals'],
    ] as const)(
      'for every sentence of %s on a phone: nothing moves from move to move',
      async (_name, sample, table) => {
        const page = await open(`replay/${sample}`, PHONE);
        const board = page.locator(table);
        await board.waitFor();
        await atRest(page);
        const boxes = new Set<string>();
        for (let move = 0; move < 14; move++) {
          await page.keyboard.press('ArrowRight');
          await atRest(page);
          const { x, y } = (await board.boundingBox())!;
          boxes.add(`${String(Math.round(x))} ${String(Math.round(y))}`);
        }
        expect([...boxes]).toHaveLength(1);
      },
    );

    it('for the longest names of animals, in German, beside three figures of VPs', async () => {
      const page = await open('', { locale: 'de-DE' });
      await openRecord(page, gameFor('late'));
      await atRest(page);
      await page.locator('.ds-vps > b').evaluateAll((figures) => {
        for (const figure of figures) {
          figure.textContent = '108';
          figure.parentElement!.classList.add('ds-many');
        }
      });
      const cut = await page
        .locator('.ds-animal-name > b')
        .evaluateAll((names) =>
          names.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
        );
      expect(cut).toEqual([]);
    });

    it('for earth beside the question, as high as the screen, on a phone that lies on its side', async () => {
      const page = await open('', { ...PHONE, viewport: { width: 844, height: 390 } });
      for (const situation of ['migration', 'planning'] as const) {
        await openRecord(page, gameFor(situation));
        await atRest(page);
        await shot(page, `room-${situation}-lying`);
        const bar = (await page.locator('.table-bar').boundingBox())!;
        const earth = (await page.locator('.ds-earth').boundingBox())!;
        expect(earth.x).toBeGreaterThanOrEqual(bar.x + bar.width - 1);
        expect(earth.height).toBeGreaterThan(380);
        expect(earth.width).toBeGreaterThan(180);
        expect(await outside(page, '.table-bar :is(button, p, h1)', '.table-bar')).toEqual([]);
      }
    });

    it('for all of what Undo takes back beside the question', async () => {
      const page = await open('', {});
      await openRecord(page, gameFor('planning'));
      await atRest(page);
      const says = page.locator('.table-undo small');
      expect(await says.isVisible()).toBe(true);
      expect(await says.textContent()).toContain('pawn');
      expect(await says.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThan(1);
      expect(await outside(page, '.table-undo small', '.table-undo')).toEqual([]);
    });

    it('for long questions beside several answers, in German: the bar of a small notebook keeps its height', async () => {
      const page = await open('', { ...LOW, locale: 'de-DE' });
      const heights: number[] = [];
      for (const situation of ['planning', 'speciation', 'wasteland', 'regression'] as const) {
        await openRecord(page, gameFor(situation));
        await atRest(page);
        heights.push(Math.round((await page.locator('.table-bar').boundingBox())!.height));
      }
      expect(heights).toEqual(heights.map(() => heights[0]));
    });

    it.each(['en-GB', 'de-DE'])('for all six animals on a phone, as a table (%s)', async (locale) => {
      const page = await open('', { ...PHONE, locale });
      await openRecord(page, gameFor('late'));
      await page.locator('[data-tab=animals]').tap();
      await page.locator('[data-panel=animals]').waitFor();
      await atRest(page);
      await shot(page, `room-six-animals-phone-${locale}`);
      const boxes = await page
        .locator('[data-panel=animals] .ds-animal')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(6);
      const tabs = (await page.locator('.table-tabs').boundingBox())!;
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(PHONE.viewport.width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(tabs.y + 1);
      }
      expect(await outside(page, '[data-panel=animals] .ds-animal :is(b, .ds-figure)', '.ds-animal')).toEqual([]);
      // Each number is below the same number of the animal above.
      const columns = await page
        .locator('[data-panel=animals] .ds-figures')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((each) => Math.round(each.getBoundingClientRect().left)).join()),
        );
      expect(new Set(columns).size).toBe(1);
    });

    it('for the tiles that can be named, beside the explanation of one, on a phone', async () => {
      const page = await open('', PHONE);
      await openRecord(page, gameFor('late'));
      await atRest(page);
      const targets = page.locator('.ds-earth .ds-tile[data-move]');
      await targets.first().tap();
      await page.locator('.table-tooltip-confirm').waitFor();
      const tip = (await page.locator('#table-tooltip').boundingBox())!;
      for (const target of await targets.all()) {
        const { y, height } = (await target.boundingBox())!;
        expect(y + height).toBeLessThan(tip.y + 4);
      }
    });

    it('for the controls of others’ moves in the first row of a phone, in the place of what nobody is asked', async () => {
      const page = await open('play/dominant-species', {
        ...PHONE,
        pace: 'slow',
      });
      const bar = page.locator('.table-bar');
      const height = async (): Promise<number> => Math.round((await bar.boundingBox())!.height);
      const own = page.locator('[data-ours=true][data-question="planning space"]');
      await page.locator('.table-narrating').or(own).first().waitFor();
      // Whoever is first: one's own pawn, then the others' moves.
      if (await own.isVisible()) {
        const spaces = page.locator('.ds-display [data-move]:visible');
        await spaces.first().tap();
        await page.locator('.table-tooltip-confirm').tap();
        await page.locator('.table-narrating').first().waitFor();
      }
      await atRest(page);
      await shot(page, 'room-narration-phone');
      const others = await height();
      await page.getByRole('button', { name: 'Skip' }).tap();
      await own.waitFor();
      await atRest(page);
      expect(await height()).toBe(others);
    });

    it('for the players’ names in the food chain of the card game on a small notebook', async () => {
      const page = await open('replay/card-game/sample/five-strong-bots/60', LOW);
      await playOn(page);
      await shot(page, 'room-cards-low');
      expect(await outside(page, '.cg-rewards .cg-who > span', '.cg-rewards li')).toEqual([]);
    });

    it.each([
      [820, 1180],
      [768, 1024],
    ])(
      'for the landscape of the card game on a tablet: it takes all height that nothing else needs (%i×%i)',
      async (width, height) => {
        const page = await open('replay/card-game/sample/five-strong-bots/60', {
          ...PHONE,
          viewport: { width, height },
        });
        await playOn(page);
        await shot(page, `room-cards-tablet-${String(width)}`);
        expect(await page.locator('.cg-table').getAttribute('data-layout')).toBe('tablet');
        const table = await page.locator('.cg-scroll').evaluate((each) => ({
          isScrolled: each.scrollHeight > each.clientHeight,
          left: each.getBoundingClientRect().bottom - each.lastElementChild!.getBoundingClientRect().bottom,
        }));
        expect(table.isScrolled).toBe(false);
        expect(table.left).toBeLessThan(24);
        expect((await page.locator('.cg-view').boundingBox())!.height).toBeGreaterThan(279);
      },
    );

    /** A table of four at which one player holds a number of cards and two have passed. */
    const handOf = (cards: number): AnyRecord => ({
      format: 'card-game record 1',
      names: ['Ann', 'Ben', 'Cleo', 'Dara'],
      bots: [null, 'greedy', 'greedy', 'greedy'],
      position: {
        format: 'card-game position 1',
        biome: 'Savannah A',
        next: 'Desert',
        players: [
          { hand: [...LONG_NAMES.slice(0, cards - 1), 'event-parasitism-1'] },
          { hand: ['bird-01'] },
          { hand: ['bird-04'], table: ['insect-01', { card: 'bird-15', endangered: true }], passed: true },
          { hand: ['mammal-05'], table: ['mammal-06', 'mammal-07', 'bird-06'], passed: true },
        ],
      },
      moves: [],
    });

    it.each([
      ['en-GB', 10],
      ['en-GB', 16],
      ['de-DE', 8],
      ['de-DE', 10],
      ['de-DE', 16],
    ])(
      'for all cards of a large hand on a small notebook, and no name is broken in a word (%s, %i)',
      async (locale, cards) => {
        const page = await open('', { ...LOW, locale });
        await continueFrom(page, 'card-game', handOf(cards));
        await page
          .locator('.cg-hand [data-legal="true"]')
          .nth(cards - 1)
          .waitFor();
        await atRest(page);
        await shot(page, `room-hand-${String(cards)}-${locale}`);
        const right = await page
          .locator('.cg-hand .cg-card')
          .evaluateAll((all) => Math.max(...all.map((card) => card.getBoundingClientRect().right)));
        expect(right).toBeLessThanOrEqual(LOW.viewport.width);
        const overlapping = await page
          .locator('.cg-hand .cg-card')
          .evaluateAll(
            (all) =>
              all.filter(
                (card, i) => i > 0 && all[i - 1]!.getBoundingClientRect().right > card.getBoundingClientRect().left + 1,
              ).length,
          );
        expect(overlapping).toBe(0);
        // A line that ends within a word ends with a hyphen.
        const broken = await page.locator('.cg-hand .cg-animal .cg-name').evaluateAll((names) =>
          names.flatMap((name) => {
            // Where names break between words, each word has an element of its own.
            const texts: Text[] = [];
            const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
            while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
            return texts.flatMap((text) =>
              [...text.data.matchAll(/[\p{L}]+/gu)].flatMap(({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const lines = new Set(
                  [...range.getClientRects()].filter(({ width }) => width > 8).map(({ top }) => Math.round(top)),
                );
                return lines.size > 1 ? [word] : [];
              }),
            );
          }),
        );
        expect(broken).toEqual([]);
        expect(await outside(page, '.cg-rewards .cg-who', '.cg-rewards li')).toEqual([]);
      },
    );

    it('for who has passed beside their place, off the cards, on a phone (German)', async () => {
      const page = await open('', { ...PHONE, locale: 'de-DE' });
      await continueFrom(page, 'card-game', handOf(6));
      await page.locator('.cg-hand [data-legal="true"]').first().waitFor();
      await atRest(page);
      await shot(page, 'room-passed-phone');
      const covered = await page.locator('.cg-player em').evaluateAll((all) =>
        all.map((passed) => {
          const own = passed.getBoundingClientRect();
          return [...passed.closest('.cg-player')!.querySelectorAll('.cg-card, .cg-place')].some((each) => {
            const other = each.getBoundingClientRect();
            return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
          });
        }),
      );
      expect(covered).toEqual([false, false]);
    });

    it.each([
      ['en-GB', 'the longest texts'],
      ['en-GB', 'the others'],
      ['de-DE', 'the longest texts'],
      ['de-DE', 'the others'],
    ] as const)(
      'for the names and texts of seven events in a hand on a small notebook (%s, %s)',
      async (locale, which) => {
        const events = EVENTS[which];
        const page = await open('', { ...LOW, locale });
        await continueFrom(page, 'card-game', {
          format: 'card-game record 1',
          names: ['Ann', 'Ben'],
          bots: [null, 'greedy'],
          position: {
            format: 'card-game position 1',
            biome: 'Savannah A',
            next: 'Desert',
            players: [{ hand: events.map((event) => `event-${event}-1`) }, { hand: ['bird-01'] }],
          },
          moves: [],
        });
        await page.locator('.cg-hand [data-legal="true"]').nth(6).waitFor();
        await atRest(page);
        expect(await outside(page, '.cg-hand .cg-name', '.cg-hand li')).toEqual([]);
      },
    );
  },
);
