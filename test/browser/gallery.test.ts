/**
 * The pictures of docs/table.md: a question of every section and more, in both colour schemes, on a wide screen and on a phone.
 *
 *     SCREENSHOTS=docs/screenshots npm run test:browser -- gallery.test.ts
 *
 * renews them. The games they show are the same every time.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { devtools, openRecord } from './player.ts';
import { SITUATION_NAMES, type SituationName, gamesFor } from './situations.ts';
import { PHONE, WIDE, onThePage } from './support.ts';
import { describeIf } from '../support/describe-if.ts';

const SCREENS = { wide: WIDE, phone: PHONE } as const;
const SCHEMES = ['light', 'dark'] as const;

const pictureOf = (situation: SituationName, screen: keyof typeof SCREENS, scheme: (typeof SCHEMES)[number]): string =>
  `${situation}-${screen}-${scheme}.webp`;

const { SCREENSHOTS } = process.env;
const game = gamesFor(SITUATION_NAMES);

describeIf(SCREENSHOTS !== undefined)('the gallery', () => {
  onThePage('pictures', (site) => {
    it.each(SITUATION_NAMES)('%s', async (situation) => {
      mkdirSync(SCREENSHOTS!, { recursive: true });
      for (const screen of ['wide', 'phone'] as const) {
        for (const colorScheme of SCHEMES) {
          const page = await site.open({ ...SCREENS[screen], colorScheme, reducedMotion: 'reduce' });
          await openRecord(page, game(situation));
          await page.mouse.move(0, 0);
          await page.evaluate(() => document.fonts.ready);
          const { data } = await (await devtools(page)).send('Page.captureScreenshot', { format: 'webp', quality: 80 });
          const path = join(SCREENSHOTS!, pictureOf(situation, screen, colorScheme));
          writeFileSync(path, Buffer.from(data, 'base64'));
          await page.context().close();
        }
      }
      expect(site.complaints).toEqual([]);
    });
  });

  it('is all shown in a document, and no picture that it lacks', () => {
    const shown = ['README.md', 'docs/table.md'].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/screenshots\/([\w.-]+)/g)].map(([, name]) => name!),
    );
    expect([...new Set(shown)].sort()).toEqual(readdirSync(SCREENSHOTS!).sort());
  });
});
