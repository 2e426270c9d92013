import { expect, it } from '@jest/globals';
import { costText } from '../../../src/app/replay/change.ts';
import { loadWords } from '../../../src/app/words/words.ts';

it('the cost of a decision has a sign and its uncertainty; what rounds to zero has no sign', async () => {
  const winning = { mean: 0.034, standardError: 0.009 };
  const { analysis: en } = await loadWords('replay', 'en');
  const { analysis: de } = await loadWords('replay', 'de');
  expect(costText(en, { winning, score: { mean: -0.01, standardError: 0.12 } }, 'VPs')).toBe(
    'chance of winning −3.4% (±\u00a00.9) · VPs 0.0 (±\u00a00.1)',
  );
  expect(costText(de, { winning, score: { mean: -1.26, standardError: 0.3 } }, 'SP')).toBe(
    'Gewinnchance −3,4\u00a0% (±\u00a00,9) · SP +1,3 (±\u00a00,3)',
  );
});
