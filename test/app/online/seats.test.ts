import { describe, expect, it } from '@jest/globals';
import {
  playersLine,
  handingOver,
  mayFree,
  namesOf,
  occupantOf,
  vacantSeats,
  waitsFor,
} from '../../../src/app/online/seats.ts';
import { setupText } from '../../../src/app/lobby/setup-text.ts';
import { unreadIn } from '../../../src/app/table/unread.ts';
import { loadWords } from '../../../src/app/words/words.ts';
import { matchOf } from '../table/support.ts';

const HOUR = 3_600_000;
const [en, online] = [await loadWords('page', 'en'), await loadWords('online', 'en')];
const ann = { name: 'Ann', isConnected: true };
const bob = { name: 'Bob', isConnected: false };
const cy = { name: 'Cy', isConnected: true };
/** The server names bots after their level. */
const bot = { name: 'greedy', bot: 'greedy', isConnected: true } as const;

describe('the seats of an online table', () => {
  it('are called by names, bots by level and number, vacant ones by number', () => {
    const stoodIn = { ...bob, bot: 'strong', isHandedOver: true } as const;
    const match = matchOf([ann, bot, {}, bot, stoodIn]);
    expect(namesOf(match.players, en, online)).toEqual(['Ann', 'Bufo', 'Seat 3 (free)', 'Bombina', 'Bob']);
    expect(match.players.map(occupantOf)).toEqual(['person', 'bot', 'nobody', 'bot', 'person']);
    expect(vacantSeats(match)).toEqual([2]);
  });

  it('are summarised in one line: who is there, and how many are vacant', () => {
    const line = (...players: Parameters<typeof matchOf>[0]): string =>
      playersLine(matchOf(players).players, en, online);
    expect(line(ann, bot, {}, bot)).toBe('Ann, Bufo, Bombina, 1 free seat');
    expect(line({}, {}, bot)).toBe('Bufo, 2 free seats');
    expect(line(ann, bob)).toBe('Ann, Bob');
  });

  it('wait for who is to decide, but not for a person for whom a bot plays', () => {
    expect(waitsFor(matchOf([ann, bob]), '0')).toBe(true);
    expect(waitsFor(matchOf([ann, bob]), '1')).toBe(false);
    expect(waitsFor(matchOf([{ ...ann, bot: 'greedy', isHandedOver: true }, bob]), '0')).toBe(false);
  });
});

describe('freeing a seat', () => {
  const standing = { stateID: 3, turn: 1, phase: 'planning', deciding: '1', since: HOUR, moved: 0b101 };

  it('is up to the host, while another person has not moved', () => {
    const match = matchOf([ann, bob, cy, bot, {}], { host: '0', standing });
    expect([0, 1, 2, 3, 4].filter((seat) => mayFree(match, seat, 0, 0))).toEqual([1]);
    expect([0, 1, 2, 3, 4].filter((seat) => mayFree(match, seat, 1, 0))).toEqual([]);
    expect(mayFree({ ...match, gameover: { winner: '0' } }, 1, 0, 0)).toBe(false);
  });

  it('is over with the first move where the server does not say who moved', () => {
    const silent = { ...standing, moved: undefined };
    const match = matchOf([ann, bob], { host: '0' });
    expect(mayFree(match, 1, 0, 0)).toBe(true);
    expect(mayFree({ ...match, standing: silent as never }, 1, 0, 0)).toBe(false);
  });
});

describe('handing a seat to a bot', () => {
  const standing = { stateID: 0, turn: 1, phase: 'planning', deciding: '1', since: HOUR };

  it('is up to the host for a vacant seat, and to each for their own', () => {
    expect(handingOver(matchOf([ann, {}], { host: '0' }), 1, 0, 0)?.isAtOnce).toBe(true);
    expect(handingOver(matchOf([ann, bob, {}], { host: '0' }), 2, 1, 0)).toBeNull();
    expect(handingOver(matchOf([ann, bob]), 0, 0, 0)?.isAtOnce).toBe(true);
    expect(handingOver(matchOf([ann, bot]), 1, 0, 0)).toBeNull();
  });

  it('takes agreement or time for somebody who is away and to decide', () => {
    const match = matchOf([ann, bob, cy, bot], { standing });
    expect(handingOver(match, 1, 0, 2 * HOUR)).toEqual({ isAtOnce: false, from: 73 * HOUR, others: 2, agreed: [] });
    expect(handingOver(match, 1, 0, 73 * HOUR)?.isAtOnce).toBe(true);
    const never = { ...match, table: { hints: false, awayAfter: null } };
    expect(handingOver(never, 1, 0, 1000 * HOUR)).toMatchObject({ isAtOnce: false, from: null });
  });

  it('is offered once the time is up, to everybody, whether the player is there or not, and so is freeing the seat', () => {
    const connected = { ...bob, isConnected: true };
    const match = matchOf([ann, connected, cy], { standing: { ...standing, moved: 7 }, host: '2' });
    expect(handingOver(match, 1, 0, 73 * HOUR)).toMatchObject({ isAtOnce: true });
    expect([0, 1, 2].map((seat) => mayFree(match, seat, 0, 73 * HOUR))).toEqual([false, true, false]);
    expect(mayFree(match, 1, 0, 73 * HOUR - 1)).toBe(false);
    const settings = { kind: 'days', days: 3, reserve: 7 } as const;
    const running = { seat: 1, since: HOUR, due: 5 * HOUR };
    const clock = { settings, left: [0, 0, 0], running, now: HOUR };
    const asks = { ...match, clock, table: { ...match.table, timeOut: 'ask' as const } };
    expect([4, 5].map((hours) => handingOver(asks, 1, 0, hours * HOUR)?.isAtOnce)).toEqual([undefined, true]);
    expect([4, 5].map((hours) => mayFree(asks, 1, 0, hours * HOUR))).toEqual([false, true]);
    // Elsewhere the server does it by itself.
    const bots = { ...asks, table: { ...match.table, timeOut: 'bot' as const } };
    expect([handingOver(bots, 1, 0, 99 * HOUR), mayFree(bots, 1, 0, 99 * HOUR)]).toEqual([null, false]);
  });

  it('is not offered for those who are there or not to decide, nor after the end', () => {
    expect(handingOver(matchOf([ann, { ...bob, isConnected: true }], { standing }), 1, 0, 72 * HOUR)).toBeNull();
    expect(handingOver(matchOf([ann, bob]), 1, 0, 99 * HOUR)).toBeNull();
    const gameover = { winner: '0' };
    expect(handingOver(matchOf([ann, {}], { gameover }), 1, 0, 0)).toBeNull();
  });
});

it('says in words how a table was set up', () => {
  const setupData = { animals: 'chosen', animalsEach: 2, randomEarth: true } as const;
  const match = matchOf([ann, bob, cy], { setupData, unlisted: true, table: { hints: true, awayAfter: null } });
  expect(setupText(match, online, 'en')).toBe(
    '3 players · animals chosen at the table · 2 animals each · random earth · hints allowed · link only',
  );
  expect(setupText(matchOf([ann, bob]), online, 'en')).toBe('2 players · animals dealt');
  const clock = { kind: 'live', minutes: 15, increment: 20 } as const;
  const table = { hints: false, awayAfter: 72, clock, timeOut: 'bot', spectators: false, unrated: true } as const;
  expect(setupText(matchOf([ann, bob], { table }), online, 'en')).toBe(
    '2 players · animals dealt · 15 min + 20 s, then a bot · no spectators · does not count',
  );
});

it('counts the messages of others since the last one read', () => {
  const messages = [1, 2, 3].map((at) => ({ id: String(at), sender: at === 2 ? '0' : '1', payload: 'hm', at }));
  expect(unreadIn(messages, 0, '0')).toBe(2);
  expect(unreadIn(messages, 1, '0')).toBe(1);
  expect(unreadIn(messages, 1, null)).toBe(2);
});
