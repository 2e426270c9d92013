/** Tables with a clock, in time that a test moves on, in both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { Downtimes } from '../../../server/matches/downtimes.ts';
import { openEngines } from '../../../server/matches/engine.ts';
import { type Credentials, Matches, type MatchesOptions, type NewMatch } from '../../../server/matches/matches.ts';
import type { Match } from '../../../server/match.ts';
import { openPostgres } from '../../../server/storage/postgres.ts';
import { openSqlite } from '../../../server/storage/sqlite.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import type { ClockSettings } from '../../../src/kit/online/clock.ts';
import type { TableOptions } from '../../../src/kit/online/wire.ts';
import { GAME_NAME } from '../../support/game.ts';
import { open } from './running.ts';
import type { TestPostgres } from './databases.ts';

export const engines = await openEngines();
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Fifteen minutes and twenty seconds a stint. */
export const LIVE: ClockSettings = { kind: 'live', minutes: 15, increment: 20 };
/** Three days a stint and seven in reserve. */
export const DAYS: ClockSettings = { kind: 'days', days: 3, reserve: 7 };

/** Where data is kept: `open` opens it once more, as another process or a later one would. */
export interface Place {
  readonly name: string;
  readonly empty: () => Promise<void>;
  readonly open: () => Promise<Storage>;
  /** The file with the data; none in Postgres. */
  readonly file?: () => string;
}

/** The databases to test with, and what removes them. */
export function places(postgres: TestPostgres | undefined): { all: Place[]; remove: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'dominant-species-'));
  let files = 0;
  const file = (): string => join(folder, `${String(files)}.sqlite`);
  const sqlite: Place = {
    name: 'SQLite',
    empty: () => {
      files++;
      return Promise.resolve();
    },
    open: () => Promise.resolve(openSqlite(file())),
    file,
  };
  return {
    all: [
      sqlite,
      ...(postgres ? [{ name: 'Postgres', empty: postgres.empty, open: () => openPostgres(postgres.url) }] : []),
    ],
    remove: async () => {
      rmSync(folder, { recursive: true });
      await postgres?.drop();
    },
  };
}

/** The time of a test. */
export interface Time {
  now: number;
}

/** A process of the server, without HTTP, in a test's time. */
export async function processOf(storage: Storage, time: Time, more: Partial<MatchesOptions> = {}) {
  const downtimes = new Downtimes(storage, () => time.now);
  await downtimes.beat();
  const matches = new Matches({
    storage,
    engines,
    limits: { matches: 1000, chatKept: 100 },
    isHere: () => true,
    now: () => time.now,
    clocks: downtimes,
    ...more,
  });
  const left: string[] = [];
  matches.events.on('left', ({ id }) => left.push(id));

  /** Time passes while the server runs: it says that it is alive, and sees to time-outs. */
  const pass = async (ms: number, steps = 1): Promise<void> => {
    for (let step = 0; step < steps; step++) {
      time.now += ms / steps;
      // Alive all the time, without counting every ten seconds of days.
      await storage.alive(time.now, Number.MAX_SAFE_INTEGER, 0);
      await downtimes.beat();
    }
    await matches.timeOuts(100);
  };

  return { storage, matches, downtimes, pass, left, ...acting(matches, storage) };
}

export type Process = Awaited<ReturnType<typeof processOf>>;

/** What people do at tables. */
function acting(matches: Matches, storage: Storage) {
  const create = (options: Partial<TableOptions>, asked: Partial<NewMatch> = {}): Promise<string> =>
    matches
      .create({
        game: GAME_NAME,
        numPlayers: 2,
        setupData: undefined,
        unlisted: false,
        bots: new Map(),
        options: { hints: false, awayAfter: null, ...options },
        ...asked,
      })
      .then(({ id }) => id);

  const sit = async (id: string, ...names: string[]): Promise<Credentials[]> => {
    const seated: Credentials[] = [];
    for (const name of names) {
      const { playerID, playerCredentials } = await matches.join(id, undefined, { name });
      seated.push({ playerID, credentials: playerCredentials });
    }
    return seated;
  };

  const now = async (id: string): Promise<Match> => (await storage.match(id))!.match;
  const legal = async (id: string) => {
    const { state } = (await storage.table(id))!;
    return { ...open(state)!, stateID: state._stateID };
  };

  /** Whoever is to decide makes a legal move, the first by default; returns their seat. */
  const moveOnce = async (id: string, seated: readonly Credentials[], n = 0): Promise<number> => {
    const { playerID, moves, stateID } = await legal(id);
    const by = seated.find((each) => each.playerID === playerID);
    const { move: type, args } = moves[n % moves.length]!;
    if (by) await matches.move(id, by, { type, args, stateID });
    else await matches.moveOfBot(id, Number(playerID), { type, args, stateID });
    return Number(playerID);
  };

  /** Moves are made until somebody else is to decide. Returns whose stint it was. */
  const stint = async (id: string, seated: readonly Credentials[]): Promise<number> => {
    const mover = (await now(id)).standing.deciding!;
    while ((await now(id)).standing.deciding === mover) await moveOnce(id, seated);
    return mover;
  };

  const notices = async (id: string): Promise<string[]> =>
    (await storage.chat(id)).flatMap(({ notice }) => (notice ? [`${notice.name}: ${notice.what}`] : []));
  const log = async (id: string): Promise<LogEntry[]> => (await storage.everything(id))!.log;

  return { create, sit, match: now, legal, moveOnce, stint, notices, log };
}
