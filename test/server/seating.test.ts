/** What people may do with seats. */
import { describe, expect, it } from '@jest/globals';
import { hashOf } from '../../server/matches/credentials.ts';
import {
  AWAY_BEFORE_AGREEING,
  authorizedSeat,
  free,
  handOver,
  join,
  leave,
  seatsAgain,
  seen,
  takeBack,
} from '../../server/matches/seating.ts';
import { isTimeUp } from '../../server/matches/match-clock.ts';
import { type Match, type Seat, vacantSeat } from '../../server/match.ts';
import { Presence } from '../../server/sockets/presence.ts';
import { presences } from './support/presences.ts';
import { LruCache } from '../../server/matches/lru-cache.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

const person = (name: string, more: Partial<Seat> = {}): Seat => ({
  ...vacantSeat(),
  name,
  credentials: hashOf(`secret of ${name}`),
  ...more,
});

const match = (
  seats: readonly Seat[],
  more: Partial<Match['standing']> = {},
  awayAfter: number | null = 72,
): Match => ({
  id: 'm',
  game: 'dominant-species',
  createdAt: 0,
  unlisted: false,
  setupData: undefined,
  options: { hints: false, awayAfter },
  seats,
  host: { credentials: hashOf('host'), seat: 0 },
  nextMatchID: null,
  isNextUnlisted: true,
  seating: 0,
  standing: { stateID: 3, turn: 1, phase: 'planning', deciding: 0, gameover: null, since: NOW - HOUR, ...more },
});

const after = (before: Match, changes: Partial<Match>): Match => ({ ...before, ...changes });

describe('taking a seat', () => {
  const table = match([person('Ada'), vacantSeat('greedy'), vacantSeat()]);

  it('gives the seat asked for, or the first that is vacant', () => {
    const { seat, changes } = join(table, undefined, { name: 'Bea', credentials: 'h' });
    expect(seat).toBe(2);
    expect(changes.seats![2]).toMatchObject({ name: 'Bea', credentials: 'h', bot: null });
    expect(changes.seats!.slice(0, 2)).toEqual(table.seats.slice(0, 2));
    expect(join(table, '2', { name: 'Bea', credentials: 'h' }).seat).toBe(2);
  });

  it('refuses a seat that a person or a bot has, one that is not there, and a full table', () => {
    const bea = { name: 'Bea', credentials: 'h' };
    expect(() => join(table, '0', bea)).toThrow(expect.objectContaining({ word: 'seat-taken' }));
    expect(() => join(table, '1', bea)).toThrow(expect.objectContaining({ word: 'seat-taken' }));
    for (const seat of ['3', '-1', '1.5', '00', ' 0', '__proto__', '']) {
      expect(() => join(table, seat, bea)).toThrow(expect.objectContaining({ word: 'no-seat' }));
    }
    const full = match([person('Ada'), person('Bea')]);
    expect(() => join(full, undefined, bea)).toThrow(expect.objectContaining({ word: 'table-full' }));
  });

  it('is shown by credentials, and by no others', () => {
    expect(authorizedSeat(table, { playerID: '0', credentials: 'secret of Ada' })).toBe(0);
    for (const wrong of ['', 'secret of Bea', hashOf('secret of Ada')]) {
      expect(() => authorizedSeat(table, { playerID: '0', credentials: wrong })).toThrow(
        expect.objectContaining({ word: 'not-authorized' }),
      );
    }
    // Nobody is authorized for a bot's seat or a vacant one.
    expect(() => authorizedSeat(table, { playerID: '1', credentials: '' })).toThrow(
      expect.objectContaining({ word: 'not-authorized' }),
    );
    expect(() => authorizedSeat(table, { playerID: '2', credentials: '' })).toThrow(
      expect.objectContaining({ word: 'not-authorized' }),
    );
  });
});

describe('leaving', () => {
  it('makes the seat vacant, and what the player had agreed to is agreed no more', () => {
    const table = match([person('Ada'), person('Bea', { agreed: [0, 2] }), person('Cy')]);
    expect(leave(table, 0).seats).toEqual([
      { ...vacantSeat(), data: undefined },
      person('Bea', { agreed: [2] }),
      person('Cy'),
    ]);
  });

  it('leaves the seat to the bot that plays there', () => {
    const table = match([person('Ada', { bot: 'strong' }), person('Bea')]);
    const left = leave(table, 0).seats![0]!;
    expect(left).toMatchObject({ name: null, credentials: null, bot: 'strong' });
    expect(() =>
      authorizedSeat(after(table, { seats: [left] }), { playerID: '0', credentials: 'secret of Ada' }),
    ).toThrow();
  });
});

describe('handing a seat to a bot', () => {
  const asked = { bot: 'greedy', isHere: false, now: NOW } as const;
  const away = { lastSeen: NOW - AWAY_BEFORE_AGREEING };

  it('is done at once for one’s own seat, and for a vacant one if the host says so', () => {
    const table = match([person('Ada'), vacantSeat(), person('Cy')]);
    expect(handOver(table, 0, 0, { ...asked, isHere: true })).toMatchObject({
      done: true,
      changes: { seats: [{ name: 'Ada', bot: 'greedy' }, {}, {}] },
    });
    expect(handOver(table, 0, 1, asked)).toMatchObject({
      done: true,
      changes: { seats: [{}, { name: null, bot: 'greedy' }, {}] },
    });
    expect(() => handOver(table, 2, 1, asked)).toThrow(expect.objectContaining({ word: 'not-host' }));
  });

  it('is done for a person when all the others at the table have agreed', () => {
    let table = match([person('Ada', away), person('Bea'), person('Cy'), vacantSeat('random')]);
    const first = handOver(table, 1, 0, asked);
    expect(first).toMatchObject({ done: false, changes: { seats: [{ bot: null, agreed: [1] }, {}, {}, {}] } });
    table = after(table, first.changes);
    expect(handOver(table, 1, 0, asked).done).toBe(false);
    const second = handOver(table, 2, 0, asked);
    expect(second).toMatchObject({
      done: true,
      changes: { seats: [{ name: 'Ada', bot: 'greedy', agreed: [] }, {}, {}, {}] },
    });
  });

  it('is refused while the person is here, is not to decide, has not been away for ten minutes, or but one other is left', () => {
    const three = [person('Ada', away), person('Bea'), person('Cy')];
    const refused = (table: Match, how: Partial<Parameters<typeof handOver>[3]> = {}): void => {
      expect(() => handOver(table, 1, 0, { ...asked, ...how })).toThrow(expect.objectContaining({ word: 'not-away' }));
    };
    refused(match(three), { isHere: true });
    refused(match(three, { deciding: 1 }));
    refused(match(three, { deciding: null }));
    refused(match(three, { since: NOW - AWAY_BEFORE_AGREEING + 1 }));
    refused(match([person('Ada', { lastSeen: NOW - AWAY_BEFORE_AGREEING + 1 }), ...three.slice(1)]));
    refused(match(three.slice(0, 2)));
    refused(match([three[0]!, three[1]!, person('Cy', { bot: 'greedy' })]));
  });

  it('is done when the table’s time is up, whoever asks; never where the table has no such time', () => {
    const two = [person('Ada', away), person('Bea')];
    const since = NOW - 72 * HOUR;
    const up = (table: Match) => isTimeUp(table, 0, NOW, []);
    const done = (table: Match, isHere = false) =>
      handOver(table, 1, 0, { ...asked, isHere, isTimeUp: up(table) }).done;
    expect(done(match(two, { since }))).toBe(true);
    expect(() => done(match(two, { since: since + 1 }))).toThrow();
    expect(() => done(match(two, { since: 0 }, null))).toThrow();
    // Somebody who is connected and does not move is treated alike.
    expect(done(match(two, { since }), true)).toBe(true);
    expect(() => done(match(two, { since: since + 1 }), true)).toThrow();
  });

  it('is also possible by freeing the seat, when the table’s time is up', () => {
    const table = match([person('Ada'), person('Bea'), person('Cy')], { moved: 7 });
    expect(() => free(table, 1, 0)).toThrow(expect.objectContaining({ word: 'not-host' }));
    expect(() => free(table, 1, 1, true)).toThrow(expect.objectContaining({ word: 'not-host' }));
    expect(free(table, 1, 0, true).seats![0]).toMatchObject({ name: null, credentials: null });
  });

  it('is refused where a bot plays', () => {
    const table = match([person('Ada', { bot: 'random' }), person('Bea'), vacantSeat('strong')]);
    for (const seat of [0, 2]) {
      expect(() => handOver(table, 1, seat, asked)).toThrow(expect.objectContaining({ word: 'not-vacant' }));
    }
  });

  it('is undone by the person who comes back: agreement ends, and the seat is taken back', () => {
    const table = match([person('Ada', { agreed: [1], bot: null }), person('Bea')]);
    expect(seen(table, 0, 'here').seats![0]!.agreed).toEqual([]);
    expect(seen(table, 0, 77).seats![0]).toMatchObject({ lastSeen: 77, agreed: [1] });
    const played = match([person('Ada', { bot: 'greedy' }), person('Bea')]);
    expect(takeBack(played, 0).seats).toEqual([person('Ada'), person('Bea')]);
    expect(() => takeBack(played, 1)).toThrow(expect.objectContaining({ word: 'not-vacant' }));
  });
});

it('seats bots again at a next table, and keeps the others free', () => {
  const table = match([person('Ada'), vacantSeat('strong'), person('Cy', { bot: 'greedy' }), vacantSeat()]);
  expect(seatsAgain(table)).toEqual([vacantSeat(), vacantSeat('strong'), vacantSeat(), vacantSeat()]);
});

describe('who is here', () => {
  it('counts the sockets of a seat', () => {
    const presence = new Presence('a');
    expect(presence.arrive('m', 1)).toBe(true);
    expect(presence.arrive('m', 1)).toBe(false);
    expect(presence.isHere('m', 1)).toBe(true);
    expect([presence.isHere('m', 0), presence.isHere('n', 1)]).toEqual([false, false]);
    expect(presence.depart('m', 1)).toBe(false);
    expect(presence.depart('m', 1)).toBe(true);
    expect([presence.isHere('m', 1), presence.isAnyoneHere('m')]).toEqual([false, false]);
  });

  it('is shared between processes, sent to new ones, and forgotten for those that fall silent', () => {
    const world = presences();
    const [a, b] = [world.start('a'), world.start('b')];
    a.arrive('m', 0);
    b.arrive('m', 2);
    expect([0, 1, 2].map((seat) => a.isHere('m', seat))).toEqual([true, false, true]);
    const c = world.start('c');
    expect(c.isAnyoneHere('m')).toBe(false);
    c.beat();
    expect([0, 1, 2].map((seat) => c.isHere('m', seat))).toEqual([true, false, true]);
    // The person at seat 2 is also connected through another process: disconnecting from one is not leaving.
    a.arrive('m', 2);
    expect(b.depart('m', 2)).toBe(false);
    // a is gone.
    world.endFirst();
    world.time = 14_999;
    b.beat();
    c.beat();
    expect(b.isHere('m', 0)).toBe(true);
    world.time = 15_000;
    b.beat();
    expect([b.isHere('m', 0), c.isHere('m', 0)]).toEqual([false, false]);
  });
});

it('forgets what was not used for longest', () => {
  const recent = new LruCache<string, number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  recent.delete('a');
  expect(recent.get('a')).toBeUndefined();
});
