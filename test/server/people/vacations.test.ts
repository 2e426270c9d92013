/** Being away: clocks in days stand meanwhile, for so many days a year; shown at the table, and refused in plain words. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { playersOf } from '../../../server/matches/match-data.ts';
import { Accounts } from '../../../server/people/accounts.ts';
import { dayIn, daysAfter, daysFrom, startOf } from '../../../server/people/days.ts';
import { Linking } from '../../../server/people/linking.ts';
import { Vacations } from '../../../server/people/vacations.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { DAY, DAYS, HOUR, LIVE, MINUTE, type Process, type Time, places, processOf } from '../support/timed-tables.ts';
import { postgresForTests } from '../support/databases.ts';

const { all, remove } = places(await postgresForTests());
afterAll(remove);

describe('days', () => {
  const at = (text: string): number => Date.parse(text);

  it('begin at midnight of the zone, also where summer time begins or ends', () => {
    expect(dayIn('Europe/Berlin', at('2026-12-02T23:30:00Z'))).toBe('2026-12-03');
    expect(dayIn('America/New_York', at('2026-12-03T02:00:00Z'))).toBe('2026-12-02');
    expect(startOf('Europe/Berlin', '2026-12-03')).toBe(at('2026-12-02T23:00:00Z'));
    expect(startOf('Europe/Berlin', '2027-03-28')).toBe(at('2027-03-27T23:00:00Z'));
    expect(startOf('Europe/Berlin', '2027-03-29')).toBe(at('2027-03-28T22:00:00Z'));
    expect(startOf('Asia/Kathmandu', '2026-12-03')).toBe(at('2026-12-02T18:15:00Z'));
    expect(startOf('Pacific/Auckland', '2026-12-03')).toBe(at('2026-12-02T11:00:00Z'));
  });

  it('are counted with both ends', () => {
    expect([daysFrom('2026-12-03', '2026-12-12'), daysFrom('2026-12-03', '2026-12-03')]).toEqual([10, 1]);
    expect(daysFrom('2027-03-20', '2027-04-02')).toBe(14);
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe.each(all)('vacations, in $name', ({ empty, open }) => {
  let time: Time;
  let here: Process;
  let storage: Storage;
  let vacations: Vacations;
  let accounts: Accounts;
  beforeEach(async () => {
    await empty();
    storage = await open();
    // Noon in Berlin.
    time = { now: Date.parse('2026-12-01T11:00:00Z') };
    vacations = new Vacations(storage, () => time.now);
    accounts = new Accounts(storage, () => time.now);
    here = await processOf(storage, time, { awayOf: (account) => vacations.of(account) });
  });
  afterEach(() => storage.close());

  const person = async (name: string): Promise<string> =>
    (await accounts.create({ name, language: 'en', zone: 'Europe/Berlin' }, 'test')).id;

  /** A table of Ann and Ben, who have accounts: first whoever decides, then the other. */
  const seated = async (options: Parameters<Process['create']>[0]) => {
    const id = await here.create(options);
    const people: { seat: number; account: string; playerID: string }[] = [];
    for (const name of ['Ann', 'Ben']) {
      const account = await person(name);
      const { playerID } = await here.matches.join(id, undefined, { name, account });
      people.push({ seat: Number(playerID), account, playerID });
    }
    const { deciding } = (await here.match(id)).standing;
    people.sort((one, other) => Number(other.seat === deciding) - Number(one.seat === deciding));
    return { id, people, first: people[0]!, other: people[1]! };
  };
  const away = async (id: string, account: string, since: string, until: string): Promise<void> => {
    await vacations.take(account, since, until);
    await here.matches.noteAway(id, account);
  };
  const due = async (id: string): Promise<number> => (await here.match(id)).clock!.running!.due;
  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'done',
      (error: unknown) => error as { word: string; message: string },
    );

  it('stop the clock from the first day to the end of the last, and nothing of it is used', async () => {
    const { id, people, first } = await seated({ clock: DAYS });
    const before = await due(id);
    expect(before).toBe(time.now + 10 * DAY);
    await away(id, first.account, '2026-12-03', '2026-12-12');
    expect(await due(id)).toBe(before + 10 * DAY);
    await here.pass(18 * DAY, 100);
    expect((await here.match(id)).seats[first.seat]!.bot).toBeNull();
    await here.stint(id, people);
    const { left } = (await here.match(id)).clock!;
    // Eight days were used: three are free, five are taken from the seven in reserve.
    expect(left[first.seat]).toBe(2 * DAY);
  });

  it('begin at once on the day itself, and count whole days', async () => {
    const { id, first } = await seated({ clock: DAYS });
    const before = await due(id);
    await away(id, first.account, '2026-12-01', '2026-12-02');
    const ends = Date.parse('2026-12-02T23:00:00Z');
    expect(await due(id)).toBe(before + ends - time.now);
    expect(await vacations.shown(first.account)).toEqual({ away: [{ since: time.now, until: ends }], awayDays: 28 });
  });

  it('do not stop anybody else’s clock, nor one in minutes', async () => {
    const days = await seated({ clock: DAYS });
    const before = await due(days.id);
    await away(days.id, days.other.account, '2026-12-01', '2026-12-10');
    expect(await due(days.id)).toBe(before);
    const live = await seated({ clock: LIVE, timeOut: 'bot' });
    const end = await due(live.id);
    await away(live.id, live.first.account, '2026-12-01', '2026-12-10');
    expect(await due(live.id)).toBe(end);
    await here.pass(16 * MINUTE, 10);
    expect((await here.match(live.id)).seats[live.first.seat]!.bot).not.toBeNull();
  });

  it('stop the hours of a table without a clock, if these are a day or more', async () => {
    const up = async (awayAfter: number): Promise<unknown> => {
      const { id, first, other } = await seated({ awayAfter });
      await away(id, first.account, dayIn('Europe/Berlin', time.now), daysAfter(dayIn('Europe/Berlin', time.now), 4));
      await here.pass(3 * DAY, 10);
      return refusal(here.matches.handOver(id, other, first.playerID, 'greedy'));
    };
    expect(await up(48)).toMatchObject({ word: 'not-away' });
    expect(await up(12)).toBe('done');
  });

  it('are known at tables joined later, and seen to before somebody’s time is up though the table was not told', async () => {
    const { id, first } = await seated({ clock: DAYS });
    const end = await due(id);
    // The process ended before it told the tables.
    await vacations.take(first.account, '2026-12-05', '2026-12-09');
    expect(await due(id)).toBe(end);
    await here.pass(end - time.now + 1);
    expect((await here.match(id)).seats[first.seat]!.bot).toBeNull();
    expect(await due(id)).toBe(end + 5 * DAY);
    const later = await here.create({ clock: DAYS });
    await here.matches.join(later, '0', { name: 'Ann', account: first.account });
    expect((await here.match(later)).seats[0]!.away).toHaveLength(1);
    // A guest brings nothing.
    await here.matches.join(later, '1', { name: 'Guest' });
    expect((await here.match(later)).seats[1]!.away).toBeUndefined();
  });

  it('end when somebody is back: the days begun are used, the clock goes on, and what was planned is given back', async () => {
    const { id, first } = await seated({ clock: DAYS });
    const before = await due(id);
    await away(id, first.account, '2026-12-01', '2026-12-10');
    await away(id, first.account, '2026-12-20', '2026-12-24');
    expect((await vacations.shown(first.account)).awayDays).toBe(15);
    await here.pass(2 * DAY, 10);
    await vacations.back(first.account);
    await here.matches.noteAway(id, first.account);
    expect(await due(id)).toBe(before + 2 * DAY);
    expect(await vacations.shown(first.account)).toEqual({ away: [], awayDays: 27 });
    await vacations.back(first.account);
    expect((await vacations.shown(first.account)).awayDays).toBe(27);
  });

  it('are shown at the table until they are over, and not who has which account', async () => {
    const { id, first } = await seated({ clock: DAYS });
    await away(id, first.account, '2026-12-03', '2026-12-04');
    const shown = async () => playersOf(await here.match(id), () => true, time.now)[first.seat]!.away;
    const times = { since: Date.parse('2026-12-02T23:00:00Z'), until: Date.parse('2026-12-04T23:00:00Z') };
    expect(await shown()).toEqual(times);
    await here.pass(3 * DAY + 12 * HOUR, 10);
    expect(await shown()).toBeUndefined();
  });

  it('are refused in the past, upside down, too far ahead, twice at a time, and beyond thirty days a year', async () => {
    const ann = await person('Ann');
    const take = (since: string, until: string) => refusal(vacations.take(ann, since, until));
    expect(await take('2026-11-30', '2026-12-05')).toMatchObject({
      word: 'no-vacation',
      message: expect.stringMatching(/today/) as never,
    });
    expect(await take('2026-12-05', '2026-12-04')).toMatchObject({ word: 'no-vacation' });
    expect(await take('2027-11-30', '2027-12-02')).toMatchObject({ word: 'no-vacation' });
    expect(await take('2026-12-10', '2026-12-29')).toBe('done');
    expect(await take('2026-12-29', '2026-12-30')).toMatchObject({
      message: expect.stringMatching(/already/) as never,
    });
    expect(await take('2026-12-30', '2027-01-09')).toMatchObject({
      message: 'These are 11 days; 10 of 30 a year are left.',
    });
    expect(await take('2026-12-30', '2027-01-08')).toBe('done');
    expect((await vacations.shown(ann)).awayDays).toBe(0);
    expect(await take('2027-02-01', '2027-02-01')).toMatchObject({ word: 'no-vacation' });
    // A year later they are there again.
    time.now += 450 * DAY;
    expect(await vacations.shown(ann)).toEqual({ away: [], awayDays: 30 });
    expect(await refusal(vacations.take('nobody', '2028-02-01', '2028-02-01'))).toMatchObject({ word: 'no-account' });
  });

  it('taken twice at once do not exceed the days of a year', async () => {
    const ann = await person('Ann');
    const taken = await Promise.all([
      refusal(vacations.take(ann, '2026-12-10', '2026-12-29')),
      refusal(vacations.take(ann, '2027-01-10', '2027-01-29')),
    ]);
    expect(taken.filter((each) => each === 'done')).toHaveLength(1);
  });

  it('belong to everything about a person: they are in the file, and deleted', async () => {
    const ann = await person('Ann');
    await vacations.take(ann, '2026-12-10', '2026-12-12');
    const linking = new Linking(storage, () => time.now);
    expect(await linking.export(ann)).toMatchObject({ vacations: [{ days: 3 }] });
    await linking.remove(ann);
    expect(await vacations.of(ann)).toEqual([]);
  });
});
