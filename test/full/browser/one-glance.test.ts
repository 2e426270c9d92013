/** Everything public is visible on a wide screen, at any question: no part of the table has to be scrolled. */
import { expect, it } from '@jest/globals';
import { openRecord } from '../../browser/player.ts';
import { type SituationName, gameFor } from '../../browser/situations.ts';
import { onThePage } from '../../browser/support.ts';

const NAMES: readonly SituationName[] = ['planning', 'wasteland', 'speciation', 'competition', 'taking-a-card', 'late'];

onThePage('one glance', (site) => {
  it.each(['en-US', 'de-DE'])('shows the whole table at 1440×900 (%s)', async (locale) => {
    const page = await site.open({ locale });
    for (const name of NAMES) {
      await openRecord(page, gameFor(name));
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('[data-panel]')]
          .filter((part) =>
            // The acting animal may extend beyond its column where overflow is visible: only the window clips it.
            getComputedStyle(part).overflow === 'visible'
              ? [...part.querySelectorAll('li, h2, h3, button')]
                  .map((each) => each.getBoundingClientRect())
                  .some(({ right, bottom }) => right > innerWidth + 1 || bottom > innerHeight + 1)
              : part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
          )
          .map((part) => `${part.id}: ${String(part.scrollHeight - part.clientHeight)} px too high`),
      );
      expect({ [name]: cut }).toEqual({ [name]: [] });
    }
  });
});
