import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '../support/waiting.ts';
import type { Match, Seat, Standing } from '../../server/match.ts';
import { POSTGRES_VERSION, openPostgres } from '../../server/storage/postgres.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import type { Move, Storage, TableState } from '../../server/storage/storage.ts';
import type { ChatMessage } from '../../src/kit/online/wire.ts';
import { openDatabase } from '../../server/storage/sqlite/driver.ts';
import { POSTGRES_2, SQLITE_3 } from './support/earlier-tables.ts';
import { type TestPostgres, postgresForTests } from './support/databases.ts';
import { describeIf } from '../support/describe-if.ts';

const postgres = await postgresForTests();

/** Where the same tests are run. */
interface Kind {
  readonly name: string;
  /** Makes new, empty data. */
  readonly empty: () => Promise<void>;
  /** Opens the data; if several processes may, also a second time, as another process would. */
  readonly open: () => Promise<Storage>;
  readonly isShared: boolean;
}

const dir = mkdtempSync(join(tmpdir(), 'dominant-species-'));
let files = 0;
/** The open file, which only one process may use. */
let current: { file: string; storage: Storage } | undefined;

function openFile(): Storage {
  const file = join(dir, `${String(files)}.sqlite`);
  if (current?.file !== file) {
    const storage = openSqlite(file);
    const close = async (): Promise<void> => {
      if (current?.file === file) current = undefined;
      await storage.close();
    };
    current = { file, storage: { ...storage, close } };
  }
  return current.storage;
}

const kinds: Kind[] = [
  {
    name: 'SQLite',
    empty: () => {
      files++;
      return Promise.resolve();
    },
    open: () => Promise.resolve(openFile()),
    isShared: false,
  },
];
if (postgres) {
  kinds.push({ name: 'Postgres', empty: postgres.empty, open: () => openPostgres(postgres.url), isShared: true });
}

const opened: Storage[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await postgres?.drop();
});

const VACANT: Seat = { name: null, credentials: null, bot: null, lastSeen: null, agreed: [] };
const BOT: Seat = { ...VACANT, bot: 'greedy' };
const GAME_OVER = { winner: '1', vps: { insect: 40, bird: 52 }, placings: [] };

const standing = (stateID: number, more: Partial<Standing> = {}): Standing => ({
  stateID,
  turn: 1,
  phase: 'planning',
  deciding: 0,
  gameover: null,
  since: 1000 + stateID,
  ...more,
});

const match = (id: string, more: Partial<Match> = {}): Match => ({
  id,
  game: 'dominant-species',
  createdAt: 1000,
  unlisted: false,
  setupData: { animalsEach: 1 },
  options: { hints: false, awayAfter: 72 },
  seats: [VACANT, VACANT, VACANT, VACANT],
  host: { credentials: 'hash', seat: null },
  nextMatchID: null,
  isNextUnlisted: true,
  seating: 0,
  standing: standing(0),
  ...more,
});

/** A state, as far as storage is concerned with it. */
const state = (stateID: number, note: unknown = 'x'): TableState =>
  ({ G: { note }, ctx: { turn: 1 }, plugins: {}, _undo: [], _redo: [], _stateID: stateID }) as unknown as TableState;

const entry = (note: string): LogEntry =>
  ({
    action: { type: 'MAKE_MOVE', payload: { type: 'answer', args: [note] } },
    _stateID: 0,
    turn: 1,
    phase: '',
  }) as never;

/** The move made on a state, which leads to the next. */
const move = (id: string, madeOn: number, note = `move ${String(madeOn)}`, more: Partial<Standing> = {}): Move => ({
  match: id,
  madeOn,
  state: state(madeOn + 1, note),
  entries: [entry(note)],
  standing: standing(madeOn + 1, more),
});

const said = (id: string, payload = id): ChatMessage => ({ id, sender: '0', payload, at: 5 });

/** The same as it is kept: with its number. */
const numbered = (number: number, message: ChatMessage) => ({ ...message, number });

const ids = (listed: readonly { match: Match }[]) => listed.map((one) => one.match.id);

const join0 = (seat: number, name: string) => (now: Match) => {
  if (now.seats[seat]!.name !== null) throw new Error('taken');
  return { seats: now.seats.map((old, index) => (index === seat ? { ...old, name } : old)) };
};

describe.each(kinds)('matches kept in $name', ({ empty, open, isShared }) => {
  let storage: Storage;
  const another = async () => {
    const one = await open();
    opened.push(one);
    return one;
  };
  beforeEach(async () => {
    await empty();
    storage = await another();
  });

  it('have a name for good, which other data do not have', async () => {
    const name = await storage.deployment();
    expect(name).toMatch(/^[\w-]{20,}$/);
    expect(await storage.deployment()).toBe(name);
    await storage.close();
    opened.pop();
    storage = await another();
    expect(await storage.deployment()).toBe(name);
    await storage.close();
    opened.pop();
    await empty();
    expect(await (await another()).deployment()).not.toBe(name);
  });

  describe('a match', () => {
    it('is read as it was made', async () => {
      const made = match('a', {
        unlisted: true,
        setupData: { animals: { '0': ['bird'] }, randomEarth: true },
        options: { hints: true, awayAfter: null },
        seats: [
          {
            name: 'Ann',
            credentials: 'hash',
            data: { colour: 'red', n: [1, 2] },
            bot: null,
            lastSeen: 99,
            agreed: [1],
          },
          BOT,
        ],
        standing: standing(0, { deciding: 1, phase: 'execution' }),
      });
      await storage.create(made, state(0));
      expect(await storage.match('a')).toEqual({ match: made, updatedAt: 1000 });
      expect(await storage.table('a')).toEqual({ match: made, state: state(0) });
      expect(await storage.everything('a')).toEqual({
        match: made,
        state: state(0),
        initialState: state(0),
        log: [],
        said: 0,
      });
    });

    it('counts the changes of its seats, and keeps no move that was allowed before the last of them', async () => {
      await storage.create(match('a'), state(0));
      const changed = await storage.change('a', 1001, join0(0, 'Ann'));
      expect(changed!.seating).toBe(1);
      expect((await storage.match('a'))!.match.seating).toBe(1);
      expect(await storage.commit({ ...move('a', 0), seating: 0 })).toBe(false);
      expect((await storage.table('a'))!.state).toEqual(state(0));
      expect(await storage.commit({ ...move('a', 0), seating: 1 })).toBe(true);
      expect((await storage.match('a'))!.match.seating).toBe(1);
    });

    it('needs no setup data', async () => {
      await storage.create(match('a', { setupData: undefined }), state(0));
      expect((await storage.match('a'))!.match.setupData).toBeUndefined();
    });

    it('is not made over another', async () => {
      await storage.create(match('a'), state(0, 'first'));
      // SQLite's errors may be made in the realm of another test file, where they are no errors for `toThrow`.
      await expect(storage.create(match('a', { unlisted: true }), state(0, 'second'))).rejects.toBeDefined();
      expect(await storage.table('a')).toEqual({ match: match('a'), state: state(0, 'first') });
    });

    it('that does not exist is undefined, whatever is done to it', async () => {
      await storage.create(match('a'), state(0));
      for (const id of ['', 'A', 'a ', '%', '\0', 'a\0', '\uD800', 'é', 'x'.repeat(10_000)]) {
        expect(await storage.match(id)).toBeUndefined();
        expect(await storage.table(id)).toBeUndefined();
        expect(await storage.everything(id)).toBeUndefined();
        expect(await storage.matches([id])).toEqual([]);
        expect(await storage.change(id, 1, () => ({}))).toBeUndefined();
        expect(await storage.commit(move(id, 0))).toBe(false);
        expect(await storage.say(id, said('1'), 10)).toBe('no-match');
        expect(await storage.chat(id)).toEqual([]);
        expect(await storage.claim(id, 1, 2)).toBe(false);
        await storage.remove(id);
      }
      expect(await storage.count()).toEqual({ running: 1, asleep: 0, kept: 1 });
    });

    it('is found with others; those that do not exist are left out', async () => {
      for (const id of ['a', 'b', 'c']) await storage.create(match(id), state(0));
      expect(ids(await storage.matches(['c', 'none', 'a', 'a'])).sort()).toEqual(['a', 'c']);
      expect(await storage.matches([])).toEqual([]);
    });

    it('is read with the moves since a state, and by its numbers alone', async () => {
      for (const id of ['a', 'b']) await storage.create(match(id), state(0));
      for (let n = 0; n < 3; n++) await storage.commit(move('a', n, String(n)));
      await storage.change('a', 1, () => ({}));
      const moves = [1, 2].map((n) => ({ madeOn: n, entries: [entry(String(n))] }));
      expect(await storage.since('a', 1)).toEqual({ ...(await storage.table('a')), moves });
      expect((await storage.since('a', 3))!.moves).toEqual([]);
      expect(await storage.since('none', 0)).toBeUndefined();
      const numbers = await storage.numbers(['a', 'none', 'b', 'a\0']);
      expect([...numbers].sort((one, other) => one.id.localeCompare(other.id))).toEqual([
        { id: 'a', stateID: 3, seating: 1, said: 0 },
        { id: 'b', stateID: 0, seating: 0, said: 0 },
      ]);
    });

    it('may have SQL and any letters in its ID', async () => {
      const odd = ["'; drop table matches; --", 'a"b\\c', '$1', '{a,b}', 'çå漢字🦎', "a'||'b", '%', 'null', '?'];
      for (const id of odd) {
        await storage.create(match(id), state(0, id));
        expect(await storage.commit(move(id, 0, id))).toBe(true);
        expect(await storage.say(id, said(id), 10)).toBe(1);
      }
      expect(ids(await storage.matches(odd)).sort()).toEqual([...odd].sort());
      for (const id of odd) {
        const all = await storage.everything(id);
        expect(all!.match.id).toBe(id);
        expect(all!.log).toEqual([entry(id)]);
        expect(await storage.chat(id)).toEqual([numbered(1, said(id))]);
      }
      await storage.remove(odd[0]!);
      expect(await storage.count()).toEqual({ running: odd.length - 1, asleep: 0, kept: odd.length - 1 });
    });

    it('keeps every text as it is: other scripts, NUL, halves of letters, quotes', async () => {
      const texts = ['Zoë 🦕 漢字 ‮עברית', 'a\0b', '\uD83E', `'"\\\n\u2028`, '\uFFFF', '{}', ''];
      await storage.create(match('a'), state(0, texts));
      for (const [index, text] of texts.entries()) {
        await storage.change('a', 1, (now) => ({
          seats: now.seats.map((seat, at) => (at === 0 ? { ...seat, name: text, data: text } : seat)),
        }));
        expect((await storage.match('a'))!.match.seats[0]).toMatchObject({ name: text, data: text });
        expect(await storage.commit(move('a', index, text))).toBe(true);
        await storage.say('a', said(String(index), text), 100);
      }
      const all = await storage.everything('a');
      expect(all!.initialState).toEqual(state(0, texts));
      expect(all!.log).toEqual(texts.map(entry));
      expect((await storage.chat('a')).map(({ payload }) => payload)).toEqual(texts);
    });

    it('may have a big state', async () => {
      const big = Array.from({ length: 40_000 }, (_, index) => `${String(index * 7919)} species`);
      await storage.create(match('a'), state(0, big));
      expect(await storage.commit({ ...move('a', 0), state: state(1, [...big, 'more']) })).toBe(true);
      const all = await storage.everything('a');
      expect(all!.initialState).toEqual(state(0, big));
      expect(all!.state).toEqual(state(1, [...big, 'more']));
    });

    it('is removed only if it is as asked for', async () => {
      await storage.create(match('a'), state(0));
      await storage.remove('a', ({ id }) => id === 'b');
      expect((await storage.match('a'))?.match.id).toBe('a');
      await expect(
        storage.remove('a', () => {
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      await storage.remove('a', ({ id }) => id === 'a');
      expect(await storage.match('a')).toBeUndefined();
    });

    it('is gone with all that belongs to it when it is removed', async () => {
      await storage.create(match('a'), state(0));
      await storage.create(match('b'), state(0));
      for (const id of ['a', 'b']) {
        await storage.commit(move(id, 0));
        await storage.say(id, said('1'), 10);
      }
      await storage.remove('a');
      expect(await storage.everything('a')).toBeUndefined();
      expect(await storage.commit(move('a', 1))).toBe(false);
      await storage.create(match('a'), state(0));
      expect((await storage.everything('a'))!.log).toEqual([]);
      expect(await storage.chat('a')).toEqual([]);
      expect((await storage.everything('b'))!.log).toHaveLength(1);
      expect(await storage.chat('b')).toHaveLength(1);
    });
  });

  describe('a move', () => {
    it('moves the match on, and its entries join the log', async () => {
      await storage.create(match('a'), state(0, 'first'));
      expect(await storage.commit(move('a', 0, 'one', { deciding: 3, turn: 2 }))).toBe(true);
      const now = { ...match('a'), standing: standing(1, { deciding: 3, turn: 2 }) };
      expect(await storage.everything('a')).toEqual({
        match: now,
        state: state(1, 'one'),
        initialState: state(0, 'first'),
        log: [entry('one')],
        said: 0,
      });
      expect(await storage.match('a')).toEqual({ match: now, updatedAt: 1001 });
    });

    it('made on another state is not kept', async () => {
      await storage.create(match('a'), state(0));
      await storage.commit(move('a', 0));
      const before = await storage.everything('a');
      expect(await storage.commit(move('a', 0, 'late'))).toBe(false);
      expect(await storage.commit(move('a', 2, 'early'))).toBe(false);
      expect(await storage.everything('a')).toEqual(before);
    });

    it('is kept once of a hundred made on one state at the same time, by two processes', async () => {
      const other = await another();
      await storage.create(match('a'), state(0));
      const notes = Array.from({ length: 100 }, (_, index) => `try ${String(index)}`);
      const kept = await Promise.all(
        notes.map((note, index) => (index % 2 ? storage : other).commit(move('a', 0, note))),
      );
      expect(kept.filter(Boolean)).toHaveLength(1);
      const all = await storage.everything('a');
      const note = notes[kept.indexOf(true)]!;
      expect(all!.state).toEqual(state(1, note));
      expect(all!.log).toEqual([entry(note)]);
    });

    it('leaves its entries in the order of the moves, several of a move together', async () => {
      await storage.create(match('a'), state(0));
      const notes: string[] = [];
      for (let made = 0; made < 25; made++) {
        const own = Array.from({ length: made % 3 }, (_, index) => `${String(made)}.${String(index)}`);
        notes.push(...own);
        expect(await storage.commit({ ...move('a', made), entries: own.map(entry) })).toBe(true);
      }
      expect((await storage.everything('a'))!.log).toEqual(notes.map(entry));
    });

    it('goes with a log of its own moment, however many are made meanwhile', async () => {
      const other = await another();
      await storage.create(match('a'), state(0));
      const moves = (async () => {
        for (let made = 0; made < 40; made++) await storage.commit(move('a', made));
      })();
      for (let read = 0; read < 20; read++) {
        const all = await other.everything('a');
        expect(all!.log).toHaveLength(all!.state._stateID);
        expect(all!.match.standing.stateID).toBe(all!.state._stateID);
      }
      await moves;
    });

    it('neither loses nor is lost by a change of seats at the same time', async () => {
      const other = await another();
      await storage.create(match('a'), state(0));
      await Promise.all([
        (async () => {
          for (let made = 0; made < 20; made++) expect(await storage.commit(move('a', made))).toBe(true);
        })(),
        ...[0, 1, 2, 3].map((seat) => other.change('a', 1, join0(seat, `player ${String(seat)}`))),
      ]);
      const { match: now } = (await storage.table('a'))!;
      expect(now.standing.stateID).toBe(20);
      expect(now.seats.map(({ name }) => name)).toEqual(['player 0', 'player 1', 'player 2', 'player 3']);
    });
  });

  describe('a change', () => {
    it('gives back and keeps what the match became, and when', async () => {
      await storage.create(match('a'), state(0));
      const after = await storage.change('a', 2000, (now) => {
        expect(now).toEqual(match('a'));
        return { seats: [BOT, VACANT], nextMatchID: 'b' };
      });
      expect(after).toEqual(match('a', { seats: [BOT, VACANT], nextMatchID: 'b', seating: 1 }));
      expect(await storage.match('a')).toEqual({ match: after, updatedAt: 2000 });
    });

    it('that throws changes nothing and passes on what it threw', async () => {
      await storage.create(match('a'), state(0));
      const refusal = new Error('seat taken');
      for (let again = 0; again < 15; again++) {
        await expect(
          storage.change('a', 2000, () => {
            throw refusal;
          }),
        ).rejects.toBe(refusal);
      }
      expect(await storage.match('a')).toEqual({ match: match('a'), updatedAt: 1000 });
      expect(await storage.change('a', 2000, () => ({ nextMatchID: 'b' }))).toMatchObject({ nextMatchID: 'b' });
    });

    it('is not lost among others made at the same time, by two processes', async () => {
      const other = await another();
      await storage.create(match('a', { seats: [{ ...VACANT, data: [] }] }), state(0));
      const numbers = Array.from({ length: 60 }, (_, index) => index);
      await Promise.all(
        numbers.map((number) =>
          (number % 2 ? storage : other).change('a', 1, ({ seats: [seat] }) => ({
            seats: [{ ...seat!, data: [...(seat!.data as number[]), number] }],
          })),
        ),
      );
      const data = (await storage.match('a'))!.match.seats[0]!.data as number[];
      expect([...data].sort((a, b) => a - b)).toEqual(numbers);
    });

    it('seats four who join at the same time', async () => {
      const other = await another();
      await storage.create(match('a'), state(0));
      await Promise.all(
        [0, 1, 2, 3].map((seat) => (seat % 2 ? storage : other).change('a', 1, join0(seat, `p${String(seat)}`))),
      );
      expect((await storage.match('a'))!.match.seats.map(({ name }) => name)).toEqual(['p0', 'p1', 'p2', 'p3']);
    });

    it('gives a seat to one of two who want it', async () => {
      const other = await another();
      await storage.create(match('a'), state(0));
      const both = await Promise.allSettled([
        storage.change('a', 1, join0(2, 'Ann')),
        other.change('a', 1, join0(2, 'Bob')),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const winner = both[0].status === 'fulfilled' ? 'Ann' : 'Bob';
      expect((await storage.match('a'))!.match.seats[2]!.name).toBe(winner);
    });
  });

  describe('the chat', () => {
    it('is read oldest first, and only its match', async () => {
      await storage.create(match('a'), state(0));
      await storage.create(match('b'), state(0));
      for (const one of [1, 2, 3]) expect(await storage.say('a', said(String(one)), 10)).toBe(one);
      expect(await storage.say('b', said('other'), 10)).toBe(1);
      const all = [1, 2, 3].map((one) => numbered(one, said(String(one))));
      expect(await storage.chat('a')).toEqual(all);
      expect(await storage.chat('a', 1)).toEqual(all.slice(1));
      expect(await storage.chat('a', 3)).toEqual([]);
      expect(await storage.numbers(['a'])).toMatchObject([{ said: 3 }]);
      expect((await storage.everything('a'))!.said).toBe(3);
    });

    it('keeps the latest, however many speak at the same time', async () => {
      const other = await another();
      await storage.create(match('a'), state(0));
      await storage.create(match('b'), state(0));
      await storage.say('b', said('alone'), 5);
      await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? storage : other).say('a', said(String(n)), 5)));
      expect((await storage.chat('a')).map(({ number }) => number)).toEqual([36, 37, 38, 39, 40]);
      for (const one of ['x', 'y', 'z']) await storage.say('a', said(one), 2);
      expect(await storage.chat('a')).toEqual([numbered(42, said('y')), numbered(43, said('z'))]);
      expect(await storage.chat('b')).toEqual([numbered(1, said('alone'))]);
    });

    it('holds a message that is sent again once, and no other of its seat under the same ID', async () => {
      const other = await another();
      await storage.create(match('a'), state(0));
      await storage.create(match('b'), state(0));
      const first = said('x', 'hello');
      expect(await storage.say('a', first, 10)).toBe(1);
      const again = { ...first, at: 99 };
      expect(await other.say('a', again, 10)).toBe('again');
      expect(await other.say('a', { ...again, payload: 'bye' }, 10)).toBe('other');
      expect(await storage.chat('a')).toEqual([numbered(1, first)]);
      expect(await storage.numbers(['a'])).toMatchObject([{ said: 1 }]);
      // Another seat's, another match's and another ID are their own.
      const seat1 = { ...first, sender: '1', payload: 'me too' };
      expect(await storage.say('a', seat1, 10)).toBe(2);
      expect(await storage.say('b', { ...first, payload: 'bye' }, 10)).toBe(1);
      expect(await storage.say('a', { ...first, id: 'x","sender":"0' }, 10)).toBe(3);
      expect(await storage.say('a', { ...first, id: '' }, 10)).toBe(4);
      expect((await storage.chat('a')).slice(0, 2)).toEqual([numbered(1, first), numbered(2, seat1)]);
    });

    it('takes one of many that are sent at the same time under one ID', async () => {
      const other = await another();
      await storage.create(match('a'), state(0));
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? storage : other).say('a', said('x', String(n)), 50)),
      );
      expect(results.filter((result) => result === 1)).toHaveLength(1);
      expect(results.filter((result) => result === 'other')).toHaveLength(19);
      expect(await storage.chat('a')).toHaveLength(1);
    });

    it('does not count as a change of the match', async () => {
      await storage.create(match('a'), state(0));
      await storage.say('a', said('1'), 5);
      expect((await storage.match('a'))!.updatedAt).toBe(1000);
    });
  });

  describe('the list', () => {
    beforeEach(async () => {
      await storage.create(match('old', { createdAt: 1000 }), state(0));
      await storage.create(match('over', { createdAt: 2000 }), state(0));
      await storage.create(match('new', { createdAt: 3000 }), state(0));
      await storage.create(match('hidden', { createdAt: 4000, unlisted: true }), state(0));
      await storage.commit(move('over', 0, '', { deciding: null, gameover: GAME_OVER, since: 5000 }));
    });

    it('holds the public ones, those changed last first', async () => {
      const listed = await storage.list({ limit: 10 });
      expect(ids(listed)).toEqual(['over', 'new', 'old']);
      expect(listed.map(({ updatedAt }) => updatedAt)).toEqual([5000, 3000, 1000]);
      expect(listed[0]!.match.standing.gameover).toEqual(GAME_OVER);
      await storage.change('old', 6000, () => ({}));
      expect(ids(await storage.list({ limit: 10 }))).toEqual(['old', 'over', 'new']);
    });

    it.each([
      [{ isGameover: true }, ['over']],
      [{ isGameover: false }, ['new', 'old']],
      [{ updatedBefore: 5000 }, ['new', 'old']],
      [{ updatedAfter: 1000 }, ['over', 'new']],
      [{ updatedAfter: 1000, updatedBefore: 5000 }, ['new']],
      [{ updatedAfter: 1000, isGameover: true }, ['over']],
      [{ updatedBefore: 1000 }, []],
      [{ isGameover: undefined, updatedBefore: undefined, updatedAfter: undefined }, ['over', 'new', 'old']],
    ])('is filtered by %j', async (filter, expected) => {
      expect(ids(await storage.list({ ...filter, limit: 10 }))).toEqual(expected);
    });

    it('is cut off', async () => {
      expect(ids(await storage.list({ limit: 2 }))).toEqual(['over', 'new']);
    });

    it('may ask for times far away', async () => {
      expect(await storage.list({ updatedAfter: Number.MAX_SAFE_INTEGER, limit: 10 })).toEqual([]);
      expect(ids(await storage.list({ updatedBefore: Number.MAX_SAFE_INTEGER, limit: 1 }))).toEqual(['over']);
    });

    it('is not what counts: hidden ones are kept too', async () => {
      expect(await storage.count()).toEqual({ running: 3, asleep: 0, kept: 4 });
    });
  });

  describe('matches that nobody plays', () => {
    const ANN: Seat = { ...VACANT, name: 'Ann', credentials: 'hash of Ann' };
    const BEN: Seat = { ...VACANT, name: 'Ben', credentials: 'hash of Ben' };
    const AT = 1000;
    const all = (at: number) => ({ empty: at, vacant: at, seated: at });
    const table = (id: string, seats: Seat[], more: Partial<Match> = {}) =>
      match(id, { createdAt: AT, seats, ...more });

    it('are those with nobody, those without a move, and those where one waits alone; the longest unvisited first', async () => {
      await storage.create(table('seated', [ANN, BEN], { createdAt: 4 }), state(0));
      await storage.create(table('bots', [VACANT, BOT], { createdAt: 3 }), state(0));
      await storage.create(table('alone', [ANN, VACANT, BOT], { createdAt: 2 }), state(0));
      await storage.create(table('empty', [VACANT, VACANT], { createdAt: 1 }), state(0));
      await storage.commit(move('bots', 0, '', { since: 3 }));
      await storage.commit(move('alone', 0, '', { since: 2 }));
      // These are played.
      for (const [id, seats] of [
        ['two', [ANN, BEN, VACANT]],
        ['with a bot', [ANN, BOT]],
        ['handed over', [ANN, { ...BEN, bot: 'greedy' }]],
      ] as const) {
        await storage.create(table(id, [...seats]), state(0));
        await storage.commit(move(id, 0));
      }
      const over = standing(0, { deciding: null, gameover: GAME_OVER });
      await storage.create(table('over', [VACANT], { standing: over }), state(0));
      expect(await storage.unvisited(all(1e15), 10)).toEqual(['empty', 'alone', 'bots', 'seated']);
      expect(await storage.unvisited(all(1e15), 2)).toEqual(['empty', 'alone']);
      for (const id of ['two', 'with a bot', 'handed over', 'over', 'none', 'a\0']) {
        expect(await storage.removeUnvisited(id, all(1e15))).toBe(false);
      }
      expect(await storage.count()).toEqual({ running: 7, asleep: 0, kept: 8 });
    });

    it('are kept from the day of the last visit on', async () => {
      await storage.create(table('empty', [VACANT, VACANT]), state(0));
      await storage.create(table('other', [VACANT, VACANT]), state(0));
      const now = Date.now();
      await storage.visited(['empty', 'none', 'a\0'], now);
      expect(await storage.unvisited(all(now), 10)).toEqual(['other']);
      expect(await storage.unvisited(all(now + 1), 10)).toEqual(['other', 'empty']);
    });

    it('are given up after a time that depends on who sits there', async () => {
      await storage.create(table('empty', [VACANT, VACANT]), state(0));
      await storage.create(table('vacant', [ANN, VACANT]), state(0));
      await storage.create(table('seated', [ANN, BEN]), state(0));
      const never = all(0);
      expect(await storage.unvisited(never, 10)).toEqual([]);
      for (const id of ['empty', 'vacant', 'seated']) {
        expect(await storage.unvisited({ ...never, [id]: AT }, 10)).toEqual([]);
        expect(await storage.removeUnvisited(id, { ...never, [id]: AT })).toBe(false);
        expect(await storage.unvisited({ ...never, [id]: AT + 1 }, 10)).toEqual([id]);
        await storage.say(id, said('1'), 5);
        expect(await storage.removeUnvisited(id, { ...never, [id]: AT + 1 })).toBe(true);
        expect(await storage.match(id)).toBeUndefined();
        expect(await storage.chat(id)).toEqual([]);
      }
    });

    it('stay when somebody visits them, moves, or takes or leaves a seat', async () => {
      const HOUR = 3_600_000;
      await storage.create(table('a', [ANN, VACANT]), state(0));
      await storage.visited(['a', 'none', 'a\0'], 2 * HOUR);
      expect(await storage.removeUnvisited('a', all(2 * HOUR))).toBe(false);
      expect(await storage.unvisited(all(2 * HOUR + 1), 10)).toEqual(['a']);
      // It is noted once an hour.
      await storage.visited(['a'], 3 * HOUR);
      expect(await storage.unvisited(all(2 * HOUR + 1), 10)).toEqual(['a']);
      await storage.visited(['a'], 3 * HOUR + 1);
      expect(await storage.unvisited(all(3 * HOUR), 10)).toEqual([]);
      await storage.change('a', 5 * HOUR, () => ({ seats: [ANN, BEN] }));
      expect(await storage.unvisited(all(5 * HOUR), 10)).toEqual([]);
      expect(await storage.match('a')).toMatchObject({ updatedAt: 5 * HOUR });
      await storage.commit(move('a', 0));
      expect(await storage.unvisited(all(1e15), 10)).toEqual([]);
      await storage.change('a', 1, () => ({ seats: [ANN, VACANT] }));
      expect(await storage.unvisited(all(1e15), 10)).toEqual(['a']);
    });

    it('are counted for their maker and their network, also when many are made at the same time', async () => {
      const other = await another();
      const made = (by: string, near: string | null) => ({ by, near, most: 3, mostNear: 5 });
      const make = (id: string, by: string, near: string | null, on = storage) =>
        on.create(table(id, [VACANT, VACANT]), state(0), made(by, near));
      const first = await Promise.all(
        Array.from({ length: 20 }, (_, n) => make(`a${String(n)}`, 'a', 'net', n % 2 ? storage : other)),
      );
      expect(first.filter(Boolean)).toHaveLength(3);
      const second = await Promise.all(
        Array.from({ length: 20 }, (_, n) => make(`b${String(n)}`, `b${String(n)}`, 'net', n % 2 ? storage : other)),
      );
      expect(second.filter(Boolean)).toHaveLength(2);
      for (let n = 0; n < 4; n++) expect(await make(`c${String(n)}`, 'c', null)).toBe(n < 3);
      for (let n = 0; n < 7; n++) expect(await make(`d${String(n)}`, `d${String(n)}`, null)).toBe(true);
      expect(await storage.count()).toEqual({ running: 15, asleep: 0, kept: 15 });
      // A match that has begun does not count.
      await storage.change('c0', 1, () => ({ seats: [ANN, BEN] }));
      expect(await make('c', 'c', null)).toBe(false);
      await storage.commit(move('c0', 0));
      expect(await make('c', 'c', null)).toBe(true);
    });

    it('are listed after those with somebody, and few of each maker, but all to their maker', async () => {
      const made = (by: string) => ({ by, near: null, most: 100, mostNear: 100 });
      for (let n = 0; n < 60; n++) {
        const created = table(`x${String(n)}`, n % 2 ? [VACANT, VACANT] : [ANN, VACANT], { createdAt: 2000 + n });
        await storage.create(created, state(0), made(`maker ${String(n % 3)}`));
      }
      await storage.create(table('seated', [ANN, VACANT], { createdAt: 10 }), state(0), made('me'));
      await storage.create(table('visited', [VACANT, VACANT], { createdAt: 9 }), state(0), made('you'));
      await storage.create(table('mine', [VACANT, VACANT], { createdAt: 8 }), state(0), made('me'));
      await storage.create(table('hidden', [ANN, VACANT], { unlisted: true }), state(0), made('me'));
      const listed = ids(await storage.list({ limit: 20, here: ['visited', 'hidden', 'none'] }));
      const seated = ['x58', 'x56', 'x54', 'x52', 'seated'];
      expect(listed).toEqual(['visited', ...seated, 'x59', 'x57', 'x55', 'x53', 'x51', 'mine']);
      expect(ids(await storage.list({ limit: 3, here: ['visited'], by: 'me' }))).toEqual(['seated', 'mine', 'visited']);
      expect(ids(await storage.list({ limit: 50, by: 'maker 0' })).filter((id) => id.startsWith('x'))).toHaveLength(26);
      expect(ids(await storage.list({ limit: 50, game: 'another', here: ['visited'], by: 'me' }))).toEqual([]);
    });

    it('have a secret of their own that stays', async () => {
      const secret = await storage.secret();
      expect(secret).toMatch(/^[\w-]{32}$/);
      expect(await (await another()).secret()).toBe(secret);
    });
  });

  describe('pruning', () => {
    it('removes finished matches that were left alone, never running ones', async () => {
      for (const id of ['running', 'finished', 'fresh']) await storage.create(match(id), state(0));
      await storage.commit(move('running', 0, '', { since: 2000 }));
      await storage.say('finished', said('1'), 5);
      await storage.commit(move('finished', 0, '', { deciding: null, gameover: GAME_OVER, since: 2000 }));
      await storage.commit(move('fresh', 0, '', { deciding: null, gameover: GAME_OVER, since: 3000 }));
      expect(await storage.prune(2000)).toBe(0);
      expect(await storage.prune(2001)).toBe(1);
      expect(await storage.match('finished')).toBeUndefined();
      expect(await storage.chat('finished')).toEqual([]);
      expect(await storage.count()).toEqual({ running: 1, asleep: 0, kept: 2 });
      expect(await storage.prune(1e15)).toBe(1);
      expect(await storage.count()).toEqual({ running: 1, asleep: 0, kept: 1 });
    });

    it('by two processes at once removes each once', async () => {
      const other = await another();
      const over = standing(0, { deciding: null, gameover: GAME_OVER });
      for (let n = 0; n < 450; n++) await storage.create(match(String(n), { standing: over }), state(0));
      const removed = await Promise.all([storage.prune(1e15), other.prune(1e15)]);
      expect(removed[0] + removed[1]).toBe(450);
      expect(await storage.count()).toEqual({ running: 0, asleep: 0, kept: 0 });
    });
  });

  describe('bots', () => {
    const withBot = (id: string, deciding: number | null, since = 1000) =>
      match(id, { createdAt: since, seats: [VACANT, BOT, VACANT, BOT], standing: standing(0, { deciding, since }) });

    it('are waited for where one is to decide, longest first', async () => {
      await storage.create(withBot('second', 1, 2000), state(0));
      await storage.create(withBot('first', 3, 1000), state(0));
      await storage.create(withBot('person', 0), state(0));
      await storage.create(withBot('third', 3, 3000), state(0));
      const over = standing(0, { deciding: null, gameover: GAME_OVER });
      await storage.create({ ...withBot('over', null), standing: over }, state(0));
      expect(await storage.waitingForBots(9000, 10)).toEqual(['first', 'second', 'third']);
      expect(await storage.waitingForBots(9000, 2)).toEqual(['first', 'second']);
    });

    it('are waited for in a match that they are to decide in after a move, or since a seat was handed over', async () => {
      await storage.create(withBot('a', 0), state(0));
      expect(await storage.waitingForBots(9000, 10)).toEqual([]);
      await storage.commit(move('a', 0, '', { deciding: 1 }));
      expect(await storage.waitingForBots(9000, 10)).toEqual(['a']);
      await storage.commit(move('a', 1, '', { deciding: 2 }));
      expect(await storage.waitingForBots(9000, 10)).toEqual([]);
      await storage.change('a', 1, ({ seats }) => ({ seats: seats.map(() => BOT) }));
      expect(await storage.waitingForBots(9000, 10)).toEqual(['a']);
      await storage.change('a', 1, ({ seats }) => ({ seats: seats.map(() => VACANT) }));
      expect(await storage.waitingForBots(9000, 10)).toEqual([]);
      expect(await storage.claim('a', 9000, 9500)).toBe(false);
    });

    it('are claimed by one of many, until a time', async () => {
      const other = await another();
      await storage.create(withBot('a', 1), state(0));
      const claims = await Promise.all(
        Array.from({ length: 30 }, (_, n) => (n % 2 ? storage : other).claim('a', 5000, 6000)),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await other.waitingForBots(5500, 10)).toEqual([]);
      expect(await other.claim('a', 5500, 7000)).toBe(false);
      expect(await other.waitingForBots(6001, 10)).toEqual(['a']);
      expect(await other.claim('a', 6001, 7000)).toBe(true);
    });

    it('are free to be claimed again after the move', async () => {
      await storage.create(withBot('a', 1), state(0));
      expect(await storage.claim('a', 5000, 60_000)).toBe(true);
      expect(await storage.commit(move('a', 5, 'stale', { deciding: 3 }))).toBe(false);
      expect(await storage.claim('a', 5001, 60_000)).toBe(false);
      expect(await storage.commit(move('a', 0, '', { deciding: 3 }))).toBe(true);
      expect(await storage.claim('a', 5001, 60_000)).toBe(true);
    });
  });

  it('says whether others use the data too', () => {
    expect(storage.isShared).toBe(isShared);
  });

  it('is found as it was left, by several processes at once where they may', async () => {
    await empty();
    const several = await Promise.all(Array.from({ length: isShared ? 6 : 1 }, another));
    await several[0]!.create(match('a'), state(0));
    expect(ids(await several.at(-1)!.matches(['a']))).toEqual(['a']);
    for (const one of several) {
      await one.check(1);
      await one.close();
    }
    opened.splice(1);
    expect(await (await another()).table('a')).toEqual({ match: match('a'), state: state(0) });
  });

  it('rejects when it is closed', async () => {
    const other = await open();
    await other.close();
    await expect(other.check(1)).rejects.toBeDefined();
    await expect(other.match('a')).rejects.toBeDefined();
  });
});

/** How long a busy machine may take. */
const PATIENTLY = { timeout: 20_000 };

describe.each(kinds)('matches of the version before, in $name', ({ name, empty, open }) => {
  it('are all there; those that nobody plays are known, and who plays them is not mistaken', async () => {
    await empty();
    const ann: Seat = { ...VACANT, name: '\0"credentials":"', credentials: 'hash', data: { credentials: null } };
    const ben: Seat = { ...VACANT, name: 'Ben', credentials: 'hash', bot: 'greedy' };
    const tables = {
      empty: [VACANT, BOT],
      alone: [ann, VACANT, BOT],
      two: [ann, VACANT, ben],
      bots: [ann, BOT],
    };
    const before = await open();
    for (const [id, seats] of Object.entries(tables)) {
      await before.create(match(id, { seats }), state(0));
      await before.commit(move(id, 0));
      for (const each of ['0', '1']) await before.say(id, said(each), 5);
    }
    await before.create(match('new', { seats: [ann, ben] }), state(0));
    const kept = await Promise.all([...Object.keys(tables), 'new'].map((id) => before.everything(id)));
    await before.close();
    if (name === 'SQLite') {
      const db = openDatabase(join(dir, `${String(files)}.sqlite`));
      db.exec(SQLITE_3);
      db.close();
    } else {
      await postgres!.query(POSTGRES_2);
    }
    const after = await open();
    opened.push(after);
    expect(await Promise.all([...Object.keys(tables), 'new'].map((id) => after.everything(id)))).toEqual(kept);
    const late = 1e15;
    expect((await after.unvisited({ empty: late, vacant: late, seated: late }, 10)).sort()).toEqual([
      'alone',
      'empty',
      'new',
    ]);
    expect(await after.unvisited({ empty: late, vacant: 0, seated: 0 }, 10)).toEqual(['empty']);
    expect(await after.unvisited({ empty: 0, vacant: late, seated: 0 }, 10)).toEqual(['alone']);
    expect(ids(await after.list({ limit: 10 })).at(-1)).toBe('empty');
    expect(await after.say('two', said('1'), 5)).toBe('again');
    expect(await after.say('two', said('1', 'other'), 5)).toBe('other');
    expect(await after.chat('two')).toEqual([numbered(1, said('0')), numbered(2, said('1'))]);
    expect(await after.say('two', said('2'), 5)).toBe(3);
    expect(await after.say('new', said('2'), 5)).toBe(1);
  });
});

describeIf(postgres !== undefined)('Postgres', () => {
  // Skipped tests are still declared, so there may be no database here.
  const { url, query, empty, disconnect } = postgres ?? ({} as TestPostgres);
  beforeEach(() => empty());

  it('refuses tables of a newer program and leaves them alone', async () => {
    await (await openPostgres(url)).close();
    await query('update schema_version set version = version + 1');
    await expect(openPostgres(url)).rejects.toThrow(/later version of this program/);
    expect(await query('select version from schema_version')).toEqual([{ version: POSTGRES_VERSION + 1 }]);
  });

  it('rejects when nothing answers', async () => {
    await expect(openPostgres('postgres://root@127.0.0.1:1/test')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('works again after the connections were ended: idle ones, and those that wait for a lock', async () => {
    let lost = 0;
    const storage = await openPostgres(url, {
      onLost: () => {
        lost++;
      },
    });
    opened.push(storage);
    await storage.create(match('a'), state(0));
    await Promise.all(Array.from({ length: 5 }, () => storage.check(1)));
    await disconnect();
    // A call may still get a connection that has ended unnoticed.
    await poll(async () => ids(await storage.matches(['a'])), PATIENTLY).toEqual(['a']);
    await poll(() => lost, PATIENTLY).toBeGreaterThan(0);

    // Another transaction holds the match, so that a change waits within its own.
    await query(
      `create function hold() returns trigger language plpgsql as 'begin perform pg_sleep(30); return new; end'`,
    );
    await query('create trigger hold before update on matches for each row execute function hold()');
    const waiting = Promise.allSettled([
      storage.change('a', 1, () => ({ nextMatchID: 'b' })),
      storage.commit(move('a', 0)),
    ]);
    const isHeld = `state = 'active' and wait_event_type in ('Timeout', 'Lock') and application_name = current_schema()`;
    await poll(async () => (await query(`select from pg_stat_activity where ${isHeld}`)).length, PATIENTLY).toBe(2);
    await disconnect();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await query('drop trigger hold on matches');
    await poll(() => storage.table('a'), PATIENTLY).toEqual({ match: match('a'), state: state(0) });
    expect(await storage.commit(move('a', 0))).toBe(true);
  });

  it('works again when the database was away for a while', async () => {
    const { hostname, port } = new URL(url);
    const sockets = new Set<Socket>();
    const between = createServer((from) => {
      const to = connect(Number(port || 5432), hostname);
      for (const socket of [from, to]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
      }
      from.pipe(to).pipe(from);
    });
    const listen = (at: number) => new Promise<void>((done) => between.listen(at, '127.0.0.1', done));
    const away = () =>
      new Promise((done) => {
        between.close(done);
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      });
    await listen(0);
    const { port: own } = between.address() as AddressInfo;
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(own);
    const storage = await openPostgres(through.href.replace('+', '%20'));
    opened.push(storage);
    await storage.create(match('a'), state(0));
    await away();
    await expect(storage.commit(move('a', 0))).rejects.toBeDefined();
    await expect(storage.change('a', 1, () => ({}))).rejects.toBeDefined();
    await expect(storage.check(1)).rejects.toBeDefined();
    await listen(own);
    expect(await storage.commit(move('a', 0))).toBe(true);
    await storage.close();
    opened.splice(0);
    await away();
  });

  it('answers every call with fewer connections than calls', async () => {
    const storage = await openPostgres(url, { connections: 2 });
    opened.push(storage);
    await storage.create(match('a'), state(0));
    await Promise.all(Array.from({ length: 50 }, (_, n) => storage.change('a', n, () => ({}))));
  });
});
