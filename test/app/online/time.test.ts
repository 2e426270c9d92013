/** Clocks, resigning and ending a game, on the page. */
import { describe, expect, it } from '@jest/globals';
import { gameEnd, missingFor, openEnding, placesText, refusedEnding } from '../../../src/app/online/ending.ts';
import { inOwnTime, timeLeft, timeText } from '../../../src/app/online/time-left.ts';
import { loadWords } from '../../../src/app/words/words.ts';
import { matchOf } from '../table/support.ts';

const [en, de] = [await loadWords('online', 'en'), await loadWords('online', 'de')];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ann = { name: 'Ann' };
const bob = { name: 'Bob' };
const bot = { name: 'greedy', bot: 'greedy' } as const;
const clock = {
  settings: { kind: 'live', minutes: 15, increment: 20 },
  left: [600_000, 900_000, 900_000],
  running: { seat: 0, since: 1000, due: 603_000 },
  now: 1000,
} as const;

describe('the time left', () => {
  it('is what the server says, in this browser’s time, however its watch goes', () => {
    const match = inOwnTime(matchOf([ann, bob], { clock }), 5_000_000);
    expect(timeLeft(match, 0, 5_000_000)).toEqual({ ms: 602_000, isRunning: true, isLow: false });
    expect(timeLeft(match, 0, 5_600_000)).toEqual({ ms: 2000, isRunning: true, isLow: true });
    expect(timeLeft(match, 0, 6_000_000)!.ms).toBe(0);
    expect(timeLeft(match, 1, 5_600_000)).toEqual({ ms: 902_000, isRunning: false, isLow: false });
  });

  it('counts as short in the last tenth of the allowance', () => {
    const match = matchOf([ann, bob], { clock });
    expect(timeLeft(match, 0, 603_000 - 60_200)!.isLow).toBe(false);
    expect(timeLeft(match, 0, 603_000 - 60_199)!.isLow).toBe(true);
  });

  it('is not shown for bots, vacant seats, finished games and tables without a clock', () => {
    expect(timeLeft(matchOf([ann, bot, {}], { clock }), 1, 0)).toBeNull();
    expect(timeLeft(matchOf([ann, bot, {}], { clock }), 2, 0)).toBeNull();
    expect(timeLeft(matchOf([{ ...ann, bot: 'greedy', isHandedOver: true }, bob], { clock }), 0, 0)).toBeNull();
    expect(timeLeft(matchOf([ann, bob], { clock, gameover: { how: 'agreed' } }), 0, 0)).toBeNull();
    expect(timeLeft(matchOf([ann, bob]), 0, 0)).toBeNull();
  });

  it('is said in words when it is long, and in minutes and seconds below an hour', () => {
    const texts = [10 * DAY - 1000, 2 * DAY - HOUR, DAY, DAY - HOUR, HOUR, HOUR - 1, 61_000, 59_001, 400, 0];
    expect(texts.map((ms) => timeText('en', ms))).toEqual([
      '10 days',
      '1 day',
      '1 day',
      '23 hours',
      '1 hour',
      '60:00',
      '1:01',
      '1:00',
      '0:01',
      '0:00',
    ]);
    expect(timeText('de', 2 * DAY)).toBe('2 Tage');
  });

  it('in a table’s clock says what happens then', () => {
    expect(en.time.sentence({ kind: 'days', days: 3, reserve: 7, then: en.time.then.bot() })).toBe(
      '3 days a move and 7 in reserve; then a bot plays.',
    );
    expect(de.time.sentence({ kind: 'days', days: 1, reserve: 3, then: de.time.then.ask() })).toBe(
      '1 Tag je Zug und 3 Tage Reserve; danach entscheiden die anderen.',
    );
  });
});

describe('a request to end the game', () => {
  const ending = { seat: 0, as: 'standing', stateID: 30, granted: [2], since: 1000 } as const;
  const handedOver = { name: 'Dan', bot: 'greedy', isHandedOver: true } as const;
  const match = matchOf([ann, bob, { name: 'Cy' }, bot, handedOver], { ending });

  it('waits for people who play themselves', () => {
    expect(missingFor(match, openEnding(match, 2000)!)).toEqual([1]);
  });

  it('is open for three days, until it is refused or the game is over', () => {
    expect(openEnding(match, 1000 + 3 * DAY)).toBeUndefined();
    expect(openEnding({ ...match, ending: { ...ending, refused: 1 } }, 2000)).toBeUndefined();
    expect(openEnding({ ...match, gameover: {} }, 2000)).toBeUndefined();
  });

  it('that was refused says by whom, and when it can be made again', () => {
    const at = (stateID: number, refused: number) =>
      refusedEnding({ ...match, ending: { ...ending, refused }, standing: { ...match.standing, stateID } });
    expect(at(35, 1)).toEqual({ by: 1, moves: 15 });
    expect(at(90, 1)).toEqual({ by: 1, moves: 0 });
    // Withdrawn.
    expect(at(35, 0)).toBeUndefined();
  });
});

it('says how a game ended that its players ended, or in which somebody resigned, and whose place is which', () => {
  const ended = (gameover: object) => gameEnd(gameover, ['Ann', 'Bob', 'Bot'], en.time);
  expect(placesText({ places: [2, 1, 2] }, ['Ann', 'Bob', 'Bot'])).toBe('1. Bob, 2. Ann = Bot');
  expect(ended({ how: 'agreed', places: [2, 1, 3] })).toEqual({
    text: 'The game was ended as all agreed: 1. Bob, 2. Ann, 3. Bot.',
    places: [2, 1, 3],
  });
  expect(ended({ how: 'resigned', places: [2, 1, 3] })!.text).toBe('Bob wins: the others have resigned.');
  expect(ended({ how: 'resigned', places: [1, 1, 3] })!.text).toBe('The game is over: the others have resigned.');
  expect(ended({ how: 'played', places: [3, 1, 2] })!.text).toMatch(/1\. Bob, 2\. Bot, 3\. Ann\..*resigned/);
  expect(ended({ how: 'void' })).toEqual({ text: expect.stringMatching(/without a result/) });
  expect([ended({ winner: '1' }), gameEnd(undefined, [], en.time)]).toEqual([undefined, undefined]);
});
