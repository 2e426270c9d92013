import { expect, it } from '@jest/globals';
import { newProgress } from '../../../src/app/bots/progress.ts';

it('tells those who follow it of every change until they end that', () => {
  const progress = newProgress();
  const seen: number[] = [];
  const end = progress.subscribe(() => seen.push(progress.get()));
  progress.set(0.25);
  progress.set(0.5);
  end();
  progress.set(1);
  expect(seen).toEqual([0.25, 0.5]);
  expect(progress.get()).toBe(1);
});
