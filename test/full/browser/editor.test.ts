/** The position editor in a real browser: a position set up by mouse, a refusal and its undo, the text, and playing on from the short link. */
import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { atRest, devtools } from '../../browser/support/player.ts';
import { shot } from '../../browser/support/shot.ts';
import { PHONE, USED, inChromium, pageAddress } from '../../browser/support/browser.ts';
import { poll } from '../../support/waiting.ts';

const status = (page: Page): Locator => page.locator('.editor-status');
const palette = (page: Page, name: string): Locator => page.locator('.ds-palette').getByText(name, { exact: true });

inChromium(
  'The editor',
  (type) => type === 'error',
  (site) => {
    it('a position is set up by mouse, refused, undone, copied, shared and played', async () => {
      const page = await site.open(`${pageAddress()}#editor/dominant-species`, {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await page.getByRole('button', { name: 'Start from…' }).click();
      await page.getByRole('radio', { name: '6 players' }).check({ force: true });
      await page.getByRole('button', { name: 'Set up the table' }).click();
      await palette(page, 'Mammal').waitFor();

      // A tile next to earth, with species on it and an element on its corner; VPs.
      await palette(page, 'Forest').click();
      await page.getByRole('button', { name: 'Vacant place (D1)' }).click();
      await palette(page, 'Bird').click();
      const tile = page.getByRole('button', { name: /^Forest \(D1\)/ });
      await tile.click({ clickCount: 3 });
      await tile.click({ button: 'right' });
      await poll(() => page.getByRole('spinbutton', { name: 'Bird' }).inputValue()).toBe('2');
      await palette(page, 'Sun').click();
      await page.locator('.ds-corner .ds-vacant-ring').first().click();
      await page.getByRole('button', { name: 'Animals', exact: true }).click();
      await page.getByRole('spinbutton', { name: 'Bird: Victory points' }).fill('21');
      await status(page).getByText('The position is valid.').waitFor();

      // More birds than there are: reported, and undone.
      await page.getByRole('button', { name: 'Earth', exact: true }).click();
      await page.getByRole('spinbutton', { name: 'Bird' }).fill('40');
      await status(page).getByText('Bird: 44 species on earth; there are only 34.').waitFor();
      expect(await page.getByRole('button', { name: 'Share' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await status(page).getByText('The position is valid.').waitFor();

      // The position is still there after a reload.
      await page.reload();
      await page.getByRole('button', { name: 'Animals', exact: true }).click();
      await poll(() => page.getByRole('spinbutton', { name: 'Bird: Victory points' }).inputValue()).toBe('21');

      await page.getByRole('button', { name: 'As text' }).click();
      await page.getByRole('button', { name: 'Copy the text' }).click();
      const position = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as {
        earth: Record<string, unknown>;
        animals: Record<string, { vps: number }>;
      };
      expect(position.earth['0,-2']).toEqual({ terrain: 'forest', species: { bird: 2 } });
      expect(position.animals.bird!.vps).toBe(21);

      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: /^Link to this position/ }).click();
      await page.getByRole('dialog').getByText('Copied.').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link.length).toBeLessThan(2000);

      const other = await site.open(link);
      await other.getByRole('button', { name: 'Play on from here' }).click();
      for (const choice of await other.getByRole('dialog').getByRole('combobox').all()) await choice.selectOption('');
      await other.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
      const space = other.locator('.ds-space-domination.ds-target').first();
      await space.click();
      await other.locator('.ds-space-domination .ds-pawn-on').waitFor();
      expect(site.complaints).toEqual([]);
    });

    it('takes pieces from a finger on a phone, a long press takes one away, and a refusal is undone (German)', async () => {
      const page = await site.open(`${pageAddress()}#editor/dominant-species`, { ...PHONE, locale: 'de-DE' });
      await page.getByRole('button', { name: 'Beginnen mit …' }).tap();
      await page.getByRole('radio', { name: '6 Spieler' }).check({ force: true });
      await page.getByRole('button', { name: 'Tisch aufbauen' }).tap();
      await palette(page, 'Vögel').tap();
      const tile = page.locator('.ds-tile[data-move]').first();
      await tile.tap();
      const birds = page.getByRole('spinbutton', { name: 'Vögel' });
      await birds.waitFor();
      const count = Number(await birds.inputValue());
      await tile.tap();
      await poll(() => birds.inputValue()).toBe(String(count + 1));
      const { x, y, width, height } = (await tile.boundingBox())!;
      const at = { x: x + width / 2, y: y + height / 2 };
      const session = await devtools(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await poll(() => birds.inputValue()).toBe(String(count));
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await atRest(page);
      expect(await birds.inputValue()).toBe(String(count));

      await birds.fill('60');
      await status(page)
        .getByText(/^Vögel: \d+ Arten auf der Erde; es gibt nur \d+\.$/)
        .waitFor();
      await shot(page, 'editor-phone-refused');
      await page.getByRole('button', { name: 'Rückgängig' }).tap();
      await status(page).getByText('Die Stellung ist gültig.').waitFor();
      expect(await birds.inputValue()).toBe(String(count));

      // The buttons of the toolbar do not wrap; what they open does.
      await page.getByRole('button', { name: 'Analysieren' }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
      expect(site.complaints).toEqual([]);
    });

    it.each([
      [
        'card-game',
        /"vps": \d+/,
        '"vps": -1',
        /"space": \d+/,
        '"space": 99',
        /players\[0\].vps: -1/,
        /players\[0\].space: 99/,
      ],
      [
        'evolution-game',
        /"turn": \d+/,
        '"turn": -1',
        /"stage": \d+/,
        '"stage": 99',
        /^turn: -1/,
        /players\[0\].stage: 99/,
      ],
    ] as const)('a text of the %s is refused with all that is wrong, a line each', async (...example) => {
      const [game, first, wrong, second, wrongToo, reason, another] = example;
      const page = await site.open(`${pageAddress()}#editor/${game}`, USED);
      await page.getByRole('button', { name: 'As text' }).click();
      const text = page.getByRole('textbox');
      await text.fill((await text.inputValue()).replace(first, wrong).replace(second, wrongToo));
      await status(page).getByText(reason).waitFor();
      expect(await status(page).getByText(another).count()).toBe(1);
      expect(await status(page).getByRole('paragraph').count()).toBe(2);
    });

    it('takes a pasted text line by line without styling the board beside it each time', async () => {
      const page = await site.open(`${pageAddress()}#editor/evolution-game`, USED);
      await page.getByRole('button', { name: 'As text' }).click();
      await page.locator('.evo-world').waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const spent = async (): Promise<number> => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
      };
      const text = page.getByRole('textbox');
      const pasted = `${await text.inputValue()}\n`;
      const before = await spent();
      await text.fill(pasted);
      await status(page).getByText('The position is valid.').waitFor();
      // Three layouts per line, for the text itself. With the board it would be twenty.
      expect((await spent()) - before).toBeLessThan(4 * pasted.split('\n').length);
    });

    it.each(['card-game', 'evolution-game'])(
      'a position of the %s is set up, refused in words, undone, shared and played',
      async (game) => {
        const page = await site.open(`${pageAddress()}#editor/${game}`, {
          permissions: ['clipboard-read', 'clipboard-write'],
        });
        const part = (name: string): Promise<void> =>
          page.locator('.ui-editor-parts').getByRole('button', { name, exact: true }).click();
        if (game === 'card-game') {
          await part('Turn');
          await page.getByRole('combobox', { name: 'Play goes on with' }).selectOption('1');
          await part('Players');
          const passed = page.getByRole('region', { name: 'Player 2' }).getByRole('checkbox');
          await passed.check();
          await status(page).getByText('Player 2: has passed, and gets no more turns this round').waitFor();
          expect(await page.getByRole('button', { name: 'Share' }).isDisabled()).toBe(true);
          // The keys undo it, even though the box has the focus.
          await page.keyboard.press('Control+z');
          expect(await passed.isChecked()).toBe(false);
        } else {
          await part('Players');
          await page.getByRole('button', { name: 'Hand out genes and niches' }).click();
          for (const player of ['Player 1', 'Player 2'])
            await page
              .getByRole('region', { name: player })
              .getByRole('combobox', { name: 'Square of the circuit' })
              .selectOption('5');
          await status(page).getByText('Player 2, Square of the circuit: 5 has another counter on it').waitFor();
          await page.keyboard.press('Control+z');
          // On the map itself, even though the board is small beside the form.
          await part('Domains');
          await page.locator('[data-place="square B5"]').click();
          await page.getByRole('button', { name: 'B5: Player 1' }).waitFor();
        }
        await status(page).getByText('The position is valid.').waitFor();
        await page.getByRole('button', { name: 'Share' }).click();
        await page.getByRole('button', { name: /^Link to this position/ }).click();
        await page.getByRole('dialog').getByText('Copied.').waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        const other = await site.open(link);
        await other.getByRole('button', { name: 'Play on from here' }).click();
        await other.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
        await other.getByRole('button', { name: 'Menu' }).waitFor();
        expect(other.url()).toMatch(new RegExp(`#game/${game}$`));
        expect(site.complaints).toEqual([]);
      },
    );
  },
);
