/** Shortcuts with the mouse: the same moves with fewer clicks and less travel, and a record that replays. */
import { expect, it } from '@jest/globals';
import { effortOf } from '../../browser/support/effort.ts';
import { kept, openRecord } from '../../browser/support/player.ts';
import { gameFor } from '../../browser/support/situations.ts';
import { onThePage } from '../../browser/support/browser.ts';
import { replay } from '../../support/game.ts';

/** How many questions are answered in each of the two ways. */
const FEW = 14;

onThePage('clicks', (site) => {
  it.each(['speciation', 'migration'] as const)('are fewer by dragging, chips and whole actions: %s', async (name) => {
    const record = gameFor(name);
    const page = await site.open();
    await openRecord(page, record);
    const bySteps = await effortOf(page, 'steps', FEW);
    await openRecord(page, record);
    const byGestures = await effortOf(page, 'gestures', bySteps.answers);
    expect(byGestures.clicks).toBeLessThan(bySteps.clicks);
    expect(byGestures.missed).toBe(0);
    expect(byGestures.pixels).toBeLessThan(bySteps.pixels);
    const after = await kept(page);
    expect(replay(after).moves).toBe(record.moves.length + byGestures.answers);
    expect(site.complaints).toEqual([]);
  });
});
