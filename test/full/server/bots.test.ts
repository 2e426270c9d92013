import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../support/waiting.ts';
import { type BotDriver, type BotDriverOptions, PAUSE_MS, startBotDriver } from '../../../server/bots/driver.ts';
import { type BotJob, type BotPool, type BotPoolOptions, budget, startBotPool } from '../../../server/bots/pool.ts';
import { openEngines } from '../../../server/matches/engine.ts';
import type { Match, Seat } from '../../../server/match.ts';
import type { TableState } from '../../../server/storage/storage.ts';
import { move as made } from '../../../src/kit/engine.ts';
import { type G, gAfter, runningOf } from '../../../src/kit/boardgame/g.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import { rng } from '../../../src/kit/rng.ts';
import {
  DominantSpecies,
  GAME_NAME,
  type Move,
  type State,
  decision,
  game as dominantSpecies,
  legalMoves,
} from '../../support/game.ts';

const engines = await openEngines();
const { rules } = dominantSpecies;
const isLegal = (s: State, move: Move): boolean => rules.isLegal(s, move);

const dir = mkdtempSync(join(tmpdir(), 'dominant-species-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

/** Waits until a check no longer throws; threads start slowly on a busy machine. */
const until = (check: () => void): Promise<void> => eventually(check, { timeout: 90_000, interval: 20 });

/** A position in a random game of four. */
function position(moves: number): State {
  const randomInt = rng(3);
  const chance = randomChance(randomInt);
  const s = rules.newGame({ players: 4, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance);
  for (let i = 0; i < moves; i++) {
    const legal = legalMoves(s);
    rules.play(s, legal[randomInt(legal.length)]!, chance);
  }
  return s;
}
const start = position(0);

/** Threads of this process in which bots could be thinking. */
const threads = (): number => {
  const { workers } = process.report.getReport() as unknown as { workers: unknown[] };
  return workers.length;
};

describe('the pool', () => {
  const pools: BotPool[] = [];
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
    await until(() => {
      expect(threads()).toBe(0);
    });
  });
  const error = jest.fn();
  const warn = jest.fn();
  afterEach(() => {
    error.mockReset();
    warn.mockReset();
  });
  function pool(options: Partial<BotPoolOptions> = {}): BotPool {
    const made = startBotPool({
      engines,
      threads: 1,
      budgetMs: 40,
      patienceMs: 60_000,
      log: { warn, error },
      ...options,
    });
    pools.push(made);
    return made;
  }

  /** A file for threads that appends a word to `noted` for each job, then runs some lines of code. */
  function fileOf(name: string, word: string, code: string): { file: URL; noted: () => string[] } {
    const path = join(dir, `${name}.mjs`);
    const notes = join(dir, `${name}.txt`);
    writeFileSync(notes, '');
    const play = pathToFileURL('server/dist/src/games/dominant-species/rules/play.js').href;
    writeFileSync(
      path,
      `import { appendFileSync, readFileSync } from 'node:fs';
      import { legalMoves } from ${JSON.stringify(play)};
      const note = (word) => appendFileSync(${JSON.stringify(notes)}, word + '\\n');
      const noted = () => readFileSync(${JSON.stringify(notes)}, 'utf8').trim().split('\\n');
      const work = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); };
      export default ({ view, level, seed, ms }) => {
        note(${word});
        ${code}
        return legalMoves(view)[0];
      };`,
    );
    return { file: pathToFileURL(path), noted: () => readFileSync(notes, 'utf8').trim().split('\n').filter(Boolean) };
  }
  const job = (match: string, level = 'strong', seed = 1): BotJob => ({
    match,
    game: GAME_NAME,
    state: start,
    seat: decision(start)!.player,
    level,
    seed,
  });
  /** The bot's answer, as a move of this game. */
  const decided = async (bots: BotPool, job: BotJob): Promise<Move> => (await bots.decide(job)) as Move;

  it('answers legally at every level, greedy and random ones the same from the same seed', async () => {
    const bots = pool();
    for (const moves of [0, 40, 90]) {
      const state = position(moves);
      for (const level of ['random', 'greedy', 'strong'] as const) {
        const asked = { ...job('a', level, 5), state, seat: decision(state)!.player };
        const move = await decided(bots, asked);
        expect(isLegal(state, move)).toBe(true);
        if (level !== 'strong') expect(await bots.decide({ ...asked, match: 'b' })).toBe(move);
      }
    }
    expect(warn).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  it('starts no thread where there is nothing to think about', async () => {
    // One space of the action display is left.
    const empty = start.display[4]!;
    const s = { ...rules.copy(start), display: start.display.map((_, space) => (space === 4 ? empty : start.asked)) };
    expect(legalMoves(s)).toHaveLength(1);
    const bots = pool();
    expect(await bots.decide({ ...job('a'), state: s })).toBe(legalMoves(s)[0]);
    expect(isLegal(start, await decided(bots, job('a', 'random')))).toBe(true);
    expect(threads()).toBe(0);
  });

  it('answers first come, first served, and lets each think the less the more wait', async () => {
    const { file, noted } = fileOf('line', '`${seed} ${ms}`', 'if (seed === 1) work(300);');
    const bots = pool({ file, budgetMs: 120 });
    const ask = (seed: number) => bots.decide(job(`match ${String(seed)}`, 'strong', seed));
    const first = ask(1);
    await until(() => {
      expect(noted()).toHaveLength(1);
    });
    const others = Promise.all([2, 3, 4, 5].map(ask));
    await until(() => {
      expect(bots.stats()).toEqual({ threads: 2, busy: 1, waiting: 4 });
    });
    await Promise.all([first, others]);
    expect(noted()).toEqual(['1 120', '2 30', '3 40', '4 60', '5 120']);
    expect(bots.stats()).toEqual({ threads: 2, busy: 0, waiting: 0 });
  });

  it('lets nobody think less than 30 ms, or more than is allowed', () => {
    expect([0, 1, 2, 4, 1000].map((waiting) => budget(1000, waiting, 2))).toEqual([
      1000,
      1000 / 1.5,
      500,
      1000 / 3,
      30,
    ]);
    expect(budget(10, 7, 1)).toBe(10);
  });

  it('does not let greedy bots wait behind strong ones', async () => {
    // The strong bot thinks until the greedy one has answered, or for far too long.
    const waiting = `const end = Date.now() + 20_000; while (Date.now() < end && !noted().includes('greedy')); note('strong done');`;
    const { file, noted } = fileOf('greedy', 'level', `if (level === 'strong') { ${waiting} }`);
    const bots = pool({ file, threads: 1 });
    const strong = [bots.decide(job('a')), bots.decide(job('b'))];
    await until(() => {
      expect(noted()).toEqual(['strong']);
    });
    await bots.decide(job('c', 'greedy'));
    await Promise.all(strong);
    expect(noted()).toEqual(['strong', 'greedy', 'strong done', 'strong', 'strong done']);
  });

  it('thinks about one question of a match at a time', async () => {
    const { file, noted } = fileOf('one', 'seed', 'work(30); note(`${seed} done`);');
    const bots = pool({ file, threads: 2 });
    await Promise.all([bots.decide(job('a', 'strong', 1)), bots.decide(job('a', 'strong', 2))]);
    expect(noted()).toEqual(['1', '1 done', '2', '2 done']);
  });

  it('tries again in a new thread when one breaks down', async () => {
    const { file, noted } = fileOf('once', 'seed', 'if (noted().length === 1) process.exit(3);');
    expect(await pool({ file }).decide(job('a'))).toBe(legalMoves(start)[0]);
    expect(noted()).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['break down', 'process.exit(3);'],
    ['throw', `throw new Error('no idea');`],
    ['answer illegally', 'return -1;'],
  ])('gives a legal answer when threads %s, and goes on', async (name, code) => {
    const { file, noted } = fileOf(name, 'level', `if (seed === 1) { ${code} }`);
    const bots = pool({ file });
    for (const level of ['strong', 'greedy'] as const) {
      expect(isLegal(start, await decided(bots, job('a', level, 1)))).toBe(true);
      expect(error).toHaveBeenCalledTimes(1);
      expect(await bots.decide(job('a', level, 2))).toBe(legalMoves(start)[0]);
      expect(noted().at(-1)).toBe(level);
      error.mockReset();
    }
  });

  it('gives a legal answer when threads are stuck', async () => {
    const { file } = fileOf('stuck', 'level', 'for (;;);');
    const bots = pool({ file, patienceMs: 2000 });
    expect(isLegal(start, await decided(bots, job('a')))).toBe(true);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('gives a legal answer when threads cannot even start', async () => {
    const bots = pool({ file: pathToFileURL(join(dir, 'nowhere.mjs')), threads: 2 });
    const answers = await Promise.all(['a', 'b', 'c'].map((match) => decided(bots, job(match))));
    for (const move of answers) expect(isLegal(start, move)).toBe(true);
  });

  it('breaks off what is aborted, running or in line, and lets the others go on', async () => {
    const { file, noted } = fileOf('abort', 'seed', 'if (seed === 1) for (;;);');
    const bots = pool({ file });
    const [running, inLine] = [new AbortController(), new AbortController()];
    const first = expect(bots.decide(job('a', 'strong', 1), running.signal)).rejects.toThrow('gone');
    await until(() => {
      expect(noted()).toEqual(['1']);
    });
    const second = expect(bots.decide(job('b', 'strong', 2), inLine.signal)).rejects.toThrow('gone');
    const third = bots.decide(job('c', 'strong', 3));
    await until(() => {
      expect(bots.stats().waiting).toBe(2);
    });
    inLine.abort(new Error('gone'));
    await second;
    expect(bots.stats().waiting).toBe(1);
    running.abort(new Error('gone'));
    await first;
    expect(await third).toBe(legalMoves(start)[0]);
    expect(noted()).toEqual(['1', '3']);
    await expect(bots.decide(job('d'), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  it('leaves no thread and no answer open when it is closed', async () => {
    const { file, noted } = fileOf('close', 'level', 'for (;;);');
    const made = pool({ file, threads: 2 });
    const jobs = Promise.allSettled(['a', 'b', 'c'].map((match) => made.decide(job(match))));
    await until(() => {
      expect(noted()).toHaveLength(2);
    });
    await made.close();
    expect(threads()).toBe(0);
    expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(made.decide(job('d'))).rejects.toThrow('closed');
    expect(made.stats()).toMatchObject({ busy: 0, waiting: 0 });
  });
});

const PERSON: Seat = { name: 'Ann', credentials: 'hash', bot: null, lastSeen: null, agreed: [] };
const bot = (level: string): Seat => ({ ...PERSON, name: level, credentials: null, bot: level });

/** Tables in memory, with the claims of a storage and a clock that the test sets. */
function house(seats: readonly Seat[], ids = ['a']) {
  let time = 1000;
  const randomInt = rng(9);
  const rows = new Map(
    ids.map((id, i) => {
      const game = { ...DominantSpecies, seed: String(i) };
      const state = InitializeGame({ game, numPlayers: seats.length }) as unknown as TableState;
      const match: Match = {
        id,
        game: GAME_NAME,
        createdAt: 0,
        unlisted: false,
        setupData: undefined,
        options: { hints: false, awayAfter: null },
        seats,
        host: { credentials: null, seat: null },
        nextMatchID: null,
        isNextUnlisted: true,
        seating: 0,
        standing: { stateID: 0, turn: 1, phase: 'planning', deciding: 0, gameover: null, since: 0 },
      };
      return [id, { match, state, claimedUntil: 0 }];
    }),
  );
  const stateAt = (id: string): State => rows.get(id)!.state.G.state as State;
  const deciding = (id: string): number | undefined => decision(stateAt(id))?.player;
  const waits = (id: string): boolean => {
    const seat = deciding(id);
    return seat !== undefined && rows.get(id)!.match.seats[seat]!.bot !== null;
  };
  /** Every move stored, by seat. */
  const stored: { id: string; seat: number; madeOn: number }[] = [];
  const outcomes = { stored: 0, stale: 0, refused: 0 };

  function move(id: string, seat: number, madeOn: number, chosen: Move): 'stored' | 'stale' | 'refused' {
    const row = rows.get(id)!;
    if (row.state._stateID !== madeOn) return 'stale';
    const before = runningOf(row.state.G as G<State, Move>, madeOn);
    const after = made(dominantSpecies, before, seat, chosen, randomChance(randomInt));
    if ('refusal' in after) return 'refused';
    row.state = { ...row.state, G: gAfter(row.state.G as G<State, Move>, after.game), _stateID: madeOn + 1 };
    row.claimedUntil = 0;
    stored.push({ id, seat, madeOn });
    return 'stored';
  }

  return {
    stored,
    outcomes,
    rows,
    deciding,
    waits,
    now: () => time,
    pass: (ms: number) => (time += ms),
    storage: {
      claim: async (id: string, now: number, until: number) => {
        await later(1);
        const row = rows.get(id)!;
        if (row.claimedUntil > now || !waits(id)) return false;
        row.claimedUntil = until;
        return true;
      },
      waitingForBots: async (now: number, limit: number) => {
        await later(1);
        return ids.filter((id) => waits(id) && rows.get(id)!.claimedUntil <= now).slice(0, limit);
      },
    },
    matches: {
      read: async (id: string) => {
        await later(1);
        const row = rows.get(id);
        return row && { match: row.match, state: row.state };
      },
      play: async ({ id }: Match, seat: number, madeOn: number, chosen: unknown) => {
        await later(1);
        const outcome =
          rows.get(id)!.match.seats[seat]!.bot === null ? 'refused' : move(id, seat, madeOn, chosen as Move);
        outcomes[outcome]++;
        return outcome;
      },
    },
    /** Answers for the person whose turn it is. */
    answer: (id: string) => {
      const { state } = rows.get(id)!;
      move(id, deciding(id)!, state._stateID, legalMoves(stateAt(id))[0]!);
    },
    sitDown: (id: string, seat: number, who: Seat) => {
      const row = rows.get(id)!;
      row.match = { ...row.match, seats: row.match.seats.map((each, i) => (i === seat ? who : each)) };
    },
  };
}

describe('the driver', () => {
  const drivers: BotDriver[] = [];
  afterEach(() => {
    for (const each of drivers.splice(0)) each.stop();
  });
  const randomInt = rng(2);
  /** Counts its questions and answers them at random. */
  const pool = () => ({
    decide: jest.fn(async ({ state }: BotJob, signal?: AbortSignal) => {
      await later(1);
      signal?.throwIfAborted();
      const legal = legalMoves(state as State);
      return legal[randomInt(legal.length)];
    }),
  });
  function drive(
    { storage, matches, now }: Pick<ReturnType<typeof house>, 'storage' | 'matches' | 'now'>,
    options: Partial<BotDriverOptions> = {},
  ): BotDriver {
    const driver = startBotDriver({
      engines,
      storage,
      matches,
      now,
      pool: pool(),
      pauseMs: () => 0,
      sweepMs: 1e6,
      ...options,
    });
    drivers.push(driver);
    return driver;
  }

  it('makes the moves of bots until a person is to decide, and goes on when it is woken', async () => {
    const tables = house([PERSON, bot('random'), bot('greedy')]);
    const driver = drive(tables);
    for (let i = 0; i < 20; i++) {
      await until(() => {
        expect(tables.waits('a')).toBe(false);
      });
      await later(5);
      expect(tables.deciding('a')).toBe(0);
      tables.answer('a');
      driver.wake('a');
    }
    expect(new Set(tables.stored.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
    expect(tables.outcomes).toMatchObject({ stale: 0, refused: 0 });
  });

  it('plays many tables at the same time, none much faster than another', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `table ${String(i)}`);
    const tables = house([bot('random'), bot('random')], ids);
    const driver = drive(tables);
    await until(() => {
      expect(tables.stored.length).toBeGreaterThan(1000);
    });
    driver.stop();
    const counts = ids.map((match) => tables.stored.filter(({ id }) => id === match).length);
    expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) / 2);
  });

  it('thinks about a question once when two processes drive the same tables', async () => {
    const ids = ['a', 'b', 'c'];
    const tables = house([bot('random'), bot('random'), bot('random')], ids);
    const pools = [pool(), pool()];
    const both = pools.map((each) => drive(tables, { pool: each }));
    await until(() => {
      // Each is notified of every move, as in processes that notify one another.
      for (const id of ids) for (const driver of both) driver.wake(id);
      expect(tables.stored.length).toBeGreaterThan(200);
    });
    for (const driver of both) driver.stop();
    await later(20);
    const asked = pools.reduce((sum, { decide }) => sum + decide.mock.calls.length, 0);
    // Questions that were being thought about at the stop were counted, too.
    expect(asked - tables.stored.length).toBeLessThanOrEqual(ids.length);
    expect(tables.outcomes).toMatchObject({ stale: 0, refused: 0 });
    for (const id of ids) {
      const numbers = tables.stored.flatMap((move) => (move.id === id ? [move.madeOn] : []));
      expect(numbers).toEqual(numbers.map((_, i) => i));
    }
  });

  it('takes up what a process left that broke down, when its claim has run out', async () => {
    const tables = house([bot('random'), bot('random')]);
    const decide = jest.fn((_: BotJob, signal?: AbortSignal) => {
      return new Promise<Move>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      });
    });
    const broken = drive(tables, { pool: { decide }, claimMs: 500 });
    await until(() => {
      expect(decide).toHaveBeenCalledTimes(1);
    });
    broken.stop();
    drive(tables, { sweepMs: 10 });
    await later(50);
    expect(tables.stored).toEqual([]);
    tables.pass(500);
    await until(() => {
      expect(tables.stored.length).toBeGreaterThan(10);
    });
  });

  it('reads again when the table has moved on meanwhile', async () => {
    const tables = house([PERSON, bot('random')]);
    while (!tables.waits('a')) tables.answer('a');
    const before = tables.rows.get('a')!.state;
    let played = false;
    const { decide } = pool();
    drive(tables, {
      pool: {
        decide: async (job) => {
          // Another process answers first, or the previous player takes a move back.
          if (!played) {
            played = true;
            await tables.matches.play(
              tables.rows.get('a')!.match,
              1,
              before._stateID,
              legalMoves(job.state as State)[0]!,
            );
          }
          return decide(job);
        },
      },
    });
    await until(() => {
      expect(tables.waits('a')).toBe(false);
      expect(tables.outcomes).toMatchObject({ stale: 1, refused: 0 });
    });
  });

  it('leaves the seat to a person who comes back while the bot thinks', async () => {
    const tables = house([PERSON, bot('random')]);
    while (!tables.waits('a')) tables.answer('a');
    const moves = tables.stored.length;
    const { decide } = pool();
    const warn = jest.fn();
    drive(tables, {
      log: { warn, error: jest.fn() },
      pool: {
        decide: (job) => {
          tables.sitDown('a', 1, PERSON);
          return decide(job);
        },
      },
    });
    await until(() => {
      expect(warn).toHaveBeenCalledTimes(1);
    });
    await later(400);
    expect(tables.stored).toHaveLength(moves);
    expect(tables.outcomes.refused).toBe(1);
    expect(decide).toHaveBeenCalledTimes(1);
  });

  it('tries again, ever more slowly, after an error', async () => {
    const tables = house([bot('random'), bot('random')]);
    const error = jest.fn();
    let failures = 0;
    const times: number[] = [];
    drive(
      {
        ...tables,
        matches: {
          ...tables.matches,
          read: (id: string) => {
            if (failures++ >= 3) return tables.matches.read(id);
            times.push(performance.now());
            return Promise.reject(new Error('no database'));
          },
        },
      },
      { log: { warn: jest.fn(), error } },
    );
    await until(() => {
      expect(tables.stored.length).toBeGreaterThan(0);
    });
    expect(error).toHaveBeenCalledTimes(3);
    expect(times[1]! - times[0]!).toBeGreaterThan(200);
    expect(times[2]! - times[1]!).toBeGreaterThan(400);
  });

  it('outlives a database that does not answer', async () => {
    const tables = house([bot('random'), bot('random')]);
    const error = jest.fn();
    let isUp = false;
    const waitingForBots = (now: number, limit: number) =>
      isUp ? tables.storage.waitingForBots(now, limit) : Promise.reject(new Error('no database'));
    drive(
      { ...tables, storage: { ...tables.storage, waitingForBots } },
      { sweepMs: 10, log: { warn: jest.fn(), error } },
    );
    await until(() => {
      expect(error).toHaveBeenCalled();
    });
    isUp = true;
    await until(() => {
      expect(tables.stored.length).toBeGreaterThan(0);
    });
  });

  it('makes no move after it is stopped', async () => {
    const tables = house([bot('random'), bot('random')]);
    const driver = drive(tables, { pauseMs: () => 30 });
    await until(() => {
      expect(tables.stored.length).toBeGreaterThan(2);
    });
    driver.stop();
    const moves = tables.stored.length;
    driver.wake('a');
    await later(100);
    expect(tables.stored).toHaveLength(moves);
  });

  it('leaves people time to follow, and wastes none where nobody looks on', async () => {
    const alone = house([bot('random'), bot('random')]);
    drive(alone, { pauseMs: undefined });
    const watched = house([bot('random'), bot('random'), PERSON]);
    for (let i = 0; i < 60 && watched.deciding('a') === 2; i++) watched.answer('a');
    const before = watched.stored.length;
    const from = performance.now();
    drive(watched, { pauseMs: undefined });
    await until(() => {
      expect(watched.stored.length).toBeGreaterThan(before);
    });
    expect(performance.now() - from).toBeGreaterThan(PAUSE_MS * 0.9);
    await until(() => {
      expect(alone.stored.length).toBeGreaterThan(10);
    });
  });

  it('plays on with bots of every level in threads, without an illegal move', async () => {
    const tables = house([bot('strong'), bot('greedy'), bot('random')], ['a', 'b']);
    const made = startBotPool({ engines, threads: 1, budgetMs: 1 });
    const error = jest.fn();
    drive(tables, { pool: made, log: { warn: error, error } });
    await until(() => {
      expect(tables.stored.length).toBeGreaterThan(150);
    });
    for (const each of drivers.splice(0)) each.stop();
    await made.close();
    expect(error).not.toHaveBeenCalled();
    expect(tables.outcomes).toMatchObject({ stale: 0, refused: 0 });
  });
});
