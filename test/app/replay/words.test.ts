import { expect, it } from '@jest/globals';
import { de } from '../../../src/app/replay/words-de.ts';
import { en } from '../../../src/app/replay/words-en.ts';

it('what a decision cost is said with its sign and its doubt; what rounds to nothing has no sign', () => {
  const [winning, score] = [
    { mean: 0.034, doubt: 0.009 },
    { mean: -0.01, doubt: 0.12 },
  ];
  expect(en.analysis.cost(winning, score, 'VPs')).toBe('chance of winning −3.4% (±\u00a00.9) · VPs 0.0 (±\u00a00.1)');
  expect(de.analysis.cost(winning, { mean: -1.26, doubt: 0.3 }, 'SP')).toBe(
    'Gewinnchance −3,4\u00a0% (±\u00a00,9) · SP +1,3 (±\u00a00,3)',
  );
});
