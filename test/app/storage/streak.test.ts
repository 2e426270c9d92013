/** @jest-environment jsdom */
/** The days on which something was finished, and the streak that follows from them. */
import { beforeEach, expect, it } from '@jest/globals';
import { isDailySolved, noteDaily, noteDay, streakNow, streakOf } from '../../../src/app/storage/streak.ts';

beforeEach(() => {
  localStorage.clear();
});

it('A streak counts the days up to today, or up to yesterday while today is open', () => {
  expect(streakOf([], 100)).toBe(0);
  expect(streakOf([98, 99, 100], 100)).toBe(3);
  expect(streakOf([98, 99], 100)).toBe(2);
  expect(streakOf([97, 98], 100)).toBe(0);
});

it('A streak forgives a missed day once in seven days', () => {
  expect(streakOf([96, 98, 99, 100], 100)).toBe(4);
  expect(streakOf([94, 96, 98, 99, 100], 100)).toBe(4);
  expect(streakOf([89, 91, 92, 93, 94, 95, 96, 97, 99, 100], 100)).toBe(10);
});

it('A solved challenge of the day counts for its game on that day, and for the streak', () => {
  noteDaily('card-game', 100);
  noteDay(99);
  expect(isDailySolved('card-game', 100)).toBe(true);
  expect(isDailySolved('card-game', 101)).toBe(false);
  expect(isDailySolved('dominant-species', 100)).toBe(false);
  const { count, week } = streakNow(100);
  expect(count).toBe(2);
  expect(week.map(({ isDone }) => isDone)).toEqual([false, false, false, false, false, true, true]);
});

it('Damaged days count as none', () => {
  localStorage.setItem('dominant-species:days', '{"days":"all"}');
  expect(streakNow(100).count).toBe(0);
  noteDay(100);
  expect(streakNow(100).count).toBe(1);
});
