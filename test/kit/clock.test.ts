/** The clock alone: what is used, what is left, and when a time is up. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Clock,
  type ClockSettings,
  type Pause,
  afterStint,
  allowance,
  deadline,
  passed,
  started,
  withMinute,
} from '../../src/kit/online/clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LIVE: ClockSettings = { kind: 'live', minutes: 15, increment: 20 };
const DAYS: ClockSettings = { kind: 'days', days: 3, reserve: 7 };

describe('a live clock', () => {
  const clock = started(LIVE, 2);

  it('takes nothing for two seconds, in which others’ moves are still shown', () => {
    expect(afterStint(clock, 0, 2 * SECOND, false).left).toEqual([15 * MINUTE, 15 * MINUTE]);
    expect(afterStint(clock, 0, 10 * SECOND, false).left).toEqual([15 * MINUTE - 8 * SECOND, 15 * MINUTE]);
  });

  it('adds the increment once a stint, not where the seat did not move, and up to twice the time at the start', () => {
    expect(afterStint(clock, 1, 32 * SECOND).left[1]).toBe(15 * MINUTE - 10 * SECOND);
    expect(afterStint(clock, 1, 32 * SECOND, false).left[1]).toBe(15 * MINUTE - 30 * SECOND);
    let quick = clock;
    for (let n = 0; n < 100; n++) quick = afterStint(quick, 0, SECOND);
    expect(quick.left).toEqual([30 * MINUTE, 15 * MINUTE]);
  });

  it('never goes below nothing, and ends after the time and those two seconds', () => {
    expect(afterStint(clock, 0, HOUR, false).left[0]).toBe(0);
    expect(afterStint(clock, 0, HOUR).left[0]).toBe(20 * SECOND);
    expect(deadline(clock, 0, 1000, [])).toBe(1000 + 15 * MINUTE + 2 * SECOND);
  });

  it('gives somebody who comes late a minute', () => {
    const out = afterStint(clock, 0, HOUR, false);
    expect(withMinute(out, 0).left[0]).toBe(MINUTE);
    expect(withMinute(clock, 0)).toEqual(clock);
    expect(withMinute(started(DAYS, 2), 0).left[0]).toBe(7 * DAY);
  });
});

describe('a clock in days', () => {
  const clock = started(DAYS, 3);

  it('takes from the reserve only what exceeds the days of a stint', () => {
    expect(afterStint(clock, 0, 3 * DAY).left).toEqual([7 * DAY, 7 * DAY, 7 * DAY]);
    expect(afterStint(clock, 2, 5 * DAY).left).toEqual([7 * DAY, 7 * DAY, 5 * DAY]);
    expect(afterStint(clock, 2, 50 * DAY).left[2]).toBe(0);
  });

  it('ends when both are used', () => {
    expect(deadline(clock, 0, 0, [])).toBe(10 * DAY);
    expect(deadline(afterStint(clock, 0, 50 * DAY), 0, 0, [])).toBe(3 * DAY);
  });
});

describe('pauses', () => {
  it('do not count, however they overlap, and only where they fall into the time', () => {
    const pauses = [
      { since: 50, until: 60 },
      { since: 10, until: 30 },
      { since: 20, until: 40 },
      { since: 90, until: 200 },
    ];
    expect(passed(0, 100, pauses)).toBe(50);
    expect(passed(25, 55, pauses)).toBe(10);
    expect(passed(100, 150, pauses)).toBe(0);
  });

  it('put the deadline off by as much as falls before it', () => {
    const clock: Clock = { settings: { kind: 'live', minutes: 2, increment: 0 }, left: [0] };
    expect(deadline(clock, 0, 0, [{ since: -500, until: 1000 }])).toBe(3000);
    expect(
      deadline(clock, 0, 0, [
        { since: 1000, until: 4000 },
        { since: 4500, until: 5000 },
      ]),
    ).toBe(5500);
    expect(deadline(clock, 0, 0, [{ since: 2000, until: 4000 }])).toBe(2000);
  });

  it('are not needed where the watch was put back', () => {
    expect(passed(1000, 400, [])).toBe(0);
  });
});

const pause = fc.tuple(fc.integer({ min: 0, max: 60 * DAY }), fc.integer({ min: 0, max: 3 * DAY }));
const pausesOf = fc
  .array(pause, { maxLength: 6 })
  .map((all) => all.map(([since, length]): Pause => ({ since, until: since + length })));
const settings = fc.oneof(
  fc.record({
    kind: fc.constant('live' as const),
    minutes: fc.integer({ min: 2, max: 120 }),
    increment: fc.integer({ min: 0, max: 120 }),
  }),
  fc.record({
    kind: fc.constant('days' as const),
    days: fc.integer({ min: 1, max: 14 }),
    reserve: fc.integer({ min: 0, max: 30 }),
  }),
);

describe('of any clock', () => {
  it('time used plus pauses equals time passed, for every seat', () => {
    const stints = fc.array(fc.tuple(fc.nat(2), fc.nat(5 * DAY)), { maxLength: 20 });
    fc.assert(
      fc.property(stints, pausesOf, (all, pauses) => {
        let now = 0;
        const used = [0, 0, 0];
        const whole = [0, 0, 0];
        for (const [seat, length] of all) {
          used[seat]! += passed(now, now + length, pauses);
          whole[seat]! += length;
          now += length;
        }
        const paused = (from: number, to: number): number => {
          // Second by second would take too long: between all ends of pauses nothing changes.
          const ends = [from, to, ...pauses.flatMap(({ since, until }) => [since, until])]
            .filter((at) => at >= from && at <= to)
            .sort((a, b) => a - b);
          return ends
            .slice(1)
            .map((end, i) => [ends[i]!, end] as const)
            .filter(([since, until]) => pauses.some((each) => each.since <= since && each.until >= until))
            .reduce((sum, [since, until]) => sum + until - since, 0);
        };
        let at = 0;
        const stood = [0, 0, 0];
        for (const [seat, length] of all) {
          stood[seat]! += paused(at, at + length);
          at += length;
        }
        expect(used.map((ms, seat) => ms + stood[seat]!)).toEqual(whole);
      }),
    );
  });

  it('at the deadline exactly what was allowed has passed; it is never within a pause, and more pauses only put it off', () => {
    fc.assert(
      fc.property(settings, fc.nat(60 * DAY), pausesOf, pause, (chosen, since, pauses, [from, length]) => {
        const clock = started(chosen, 2);
        const end = deadline(clock, 1, since, pauses);
        expect(passed(since, end, pauses)).toBe(allowance(clock, 1));
        expect(pauses.some((each) => each.since < end && end < each.until)).toBe(false);
        expect(deadline(clock, 1, since, [...pauses, { since: from, until: from + length }])).toBeGreaterThanOrEqual(
          end,
        );
      }),
    );
  });

  it('a stint changes the time of its own seat alone, and leaves none below nothing', () => {
    fc.assert(
      fc.property(settings, fc.nat(3), fc.nat(60 * DAY), fc.boolean(), (chosen, seat, ms, isComplete) => {
        const before = started(chosen, 4);
        const after = afterStint(before, seat, ms, isComplete);
        after.left.forEach((left, each) => {
          if (each !== seat) expect(left).toBe(before.left[each]);
          expect(left).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});
